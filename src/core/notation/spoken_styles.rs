//! How the moves of each of two players are said aloud.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

use crate::chess::{Color, File, Rank, Square};

/// A way in which moves are said aloud.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum SpokenStyle {
    /// In words: "knight to f3".
    #[default]
    Words,
    /// As the player writes it: "Nf3".
    Notation,
    /// As the rules for blind players suggest (Appendix D): "Springer Gustav eins, Felix drei".
    Anna,
    /// In words, with the letters of the squares spelt: "knight to Foxtrot 3".
    Nato,
    /// From square to square, as the protocol UCI has it: "g1f3".
    Uci,
}

/// How the moves of each player are said aloud.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct SpokenStyles {
    /// Those of White.
    pub white: SpokenStyle,
    /// Those of Black.
    pub black: SpokenStyle,
}

/// The files in the spelling alphabet of ITU and ICAO.
const SPELT: [&str; 8] = [
    "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel",
];

impl SpokenStyles {
    /// Returns how the moves of that player are said.
    pub const fn of(self, color: Color) -> SpokenStyle {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The same, to be changed.
    pub const fn get_mut(&mut self, color: Color) -> &mut SpokenStyle {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// Returns a square with its letter spelt: `Foxtrot 3`.
pub fn spelt(square: Square) -> String {
    let (file, rank): (File, Rank) = square.coords();
    format!("{} {}", spelt_letter(file), rank.char())
}

/// Returns the letter of a file as it is spelt: `Foxtrot`.
pub(super) fn spelt_letter(file: File) -> &'static str {
    SPELT[usize::from(file)]
}
