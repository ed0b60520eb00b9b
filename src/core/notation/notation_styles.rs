//! How each of two players writes moves.

use serde::{Deserialize, Serialize};

use super::{Letters, Style};
use crate::chess::Color;

/// How each player likes moves written, whatever the language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct NotationStyles {
    /// White's way.
    pub white: Style,
    /// Black's way.
    pub black: Style,
}

impl Default for NotationStyles {
    fn default() -> Self {
        Self::of_both(Style::laws(Letters::Figurines))
    }
}

impl NotationStyles {
    /// Writes the moves of both players alike.
    pub const fn of_both(style: Style) -> Self {
        Self {
            white: style,
            black: style,
        }
    }

    /// How that player likes moves written.
    pub const fn of(self, color: Color) -> Style {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The same, to be changed.
    pub const fn get_mut(&mut self, color: Color) -> &mut Style {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
