//! The letters that stand for the pieces in each language, and the figurines that need no language.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::chess::{Color, Role};

/// A set of piece letters (Appendix C: every player may use the usual ones of their country).
///
/// The stable name of a set ([`Letters::code`]) is what settings, journals and the command line say.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Letters {
    /// K Q R B N, and the only letters of a PGN file.
    #[default]
    #[serde(rename = "en")]
    English,
    /// K D T L S.
    #[serde(rename = "sr-Latn")]
    SerbianLatin,
    /// К Д Т Л С.
    #[serde(rename = "sr-Cyrl")]
    SerbianCyrillic,
    /// K D T L S.
    #[serde(rename = "sl")]
    Slovene,
    /// K H W G S.
    #[serde(rename = "pl")]
    Polish,
    /// К Д Т Л С.
    #[serde(rename = "mk")]
    Macedonian,
    /// ♔ ♕ ♖ ♗ ♘ for White, ♚ ♛ ♜ ♝ ♞ for Black.
    #[serde(rename = "figurines")]
    Figurines,
}

impl Letters {
    /// Every set, in the order in which a list offers them.
    pub const ALL: [Letters; 7] = [
        Letters::English,
        Letters::SerbianLatin,
        Letters::SerbianCyrillic,
        Letters::Slovene,
        Letters::Polish,
        Letters::Macedonian,
        Letters::Figurines,
    ];

    /// The stable name: a language tag, or `figurines`.
    pub const fn code(self) -> &'static str {
        match self {
            Letters::English => "en",
            Letters::SerbianLatin => "sr-Latn",
            Letters::SerbianCyrillic => "sr-Cyrl",
            Letters::Slovene => "sl",
            Letters::Polish => "pl",
            Letters::Macedonian => "mk",
            Letters::Figurines => "figurines",
        }
    }

    /// The sign for a piece of that color; `None` for a pawn, which has no letter in a move.
    ///
    /// ```
    /// use jadoube_core::chess::{Color, Role};
    /// use jadoube_core::notation::Letters;
    /// assert_eq!(Letters::Polish.letter(Color::White, Role::Queen), Some('H'));
    /// assert_eq!(Letters::Figurines.letter(Color::Black, Role::Knight), Some('♞'));
    /// ```
    pub const fn letter(self, color: Color, role: Role) -> Option<char> {
        let [king, queen, rook, bishop, knight] = self.five(color);
        match role {
            Role::Pawn => None,
            Role::Knight => Some(knight),
            Role::Bishop => Some(bishop),
            Role::Rook => Some(rook),
            Role::Queen => Some(queen),
            Role::King => Some(king),
        }
    }

    /// The piece that a sign at the head of a move, or after a promotion, stands for.
    ///
    /// Beside the letters themselves this takes letters of another script that look or sound the same,
    /// small letters that name no file, figurines of either color, and `P` for a pawn. Figurines are on no
    /// keyboard, so [`Letters::Figurines`] also takes the English letters.
    pub const fn role(self, sign: char) -> Option<Role> {
        if let Some(role) = figurine(sign) {
            return Some(role);
        }
        match self {
            Letters::English | Letters::Figurines => english(sign),
            Letters::SerbianLatin | Letters::Slovene => south_slavic(sign),
            Letters::SerbianCyrillic | Letters::Macedonian => match sign {
                'C' => Some(Role::Knight),
                other => south_slavic(other),
            },
            Letters::Polish => polish(sign),
        }
    }

    /// A move that is written with English letters, with these; what names no piece stays as it is.
    ///
    /// ```
    /// use jadoube_core::notation::Letters;
    /// assert_eq!(Letters::Polish.of_english("Nbxd2"), "Sbxd2");
    /// assert_eq!(Letters::Slovene.of_english("e8=Q"), "e8=D");
    /// ```
    pub fn of_english(self, text: &str) -> String {
        let english = Letters::English.five(Color::White);
        let own = self.five(Color::White);
        let respell = |written| {
            let place = english.iter().position(|letter| *letter == written);
            place.map_or(written, |place| own[place])
        };
        text.chars().map(respell).collect()
    }

    /// King, queen, rook, bishop, knight.
    const fn five(self, color: Color) -> [char; 5] {
        match self {
            Letters::English => ['K', 'Q', 'R', 'B', 'N'],
            Letters::SerbianLatin | Letters::Slovene => ['K', 'D', 'T', 'L', 'S'],
            Letters::SerbianCyrillic | Letters::Macedonian => ['К', 'Д', 'Т', 'Л', 'С'],
            Letters::Polish => ['K', 'H', 'W', 'G', 'S'],
            Letters::Figurines => match color {
                Color::White => ['♔', '♕', '♖', '♗', '♘'],
                Color::Black => ['♚', '♛', '♜', '♝', '♞'],
            },
        }
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Letters {
    type Err = UnknownLetters;

    fn from_str(code: &str) -> Result<Self, UnknownLetters> {
        Letters::ALL
            .into_iter()
            .find(|letters| letters.code().eq_ignore_ascii_case(code))
            .ok_or(UnknownLetters)
    }
}

/// No set of letters has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such letters; known are {}", Letters::ALL.map(Letters::code).join(" "))]
pub struct UnknownLetters;

pub(super) const fn figurine(sign: char) -> Option<Role> {
    match sign {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}

const fn english(sign: char) -> Option<Role> {
    match sign {
        'K' | 'k' | 'К' | 'к' => Some(Role::King),
        'Q' | 'q' => Some(Role::Queen),
        'R' | 'r' => Some(Role::Rook),
        'B' | 'В' => Some(Role::Bishop),
        'N' | 'n' => Some(Role::Knight),
        'P' | 'p' => Some(Role::Pawn),
        _ => None,
    }
}

const fn south_slavic(sign: char) -> Option<Role> {
    match sign {
        'K' | 'k' | 'К' | 'к' => Some(Role::King),
        'D' | 'Д' | 'д' => Some(Role::Queen),
        'T' | 't' | 'Т' | 'т' => Some(Role::Rook),
        'L' | 'l' | 'Л' | 'л' => Some(Role::Bishop),
        'S' | 's' | 'С' | 'Ѕ' => Some(Role::Knight),
        'P' | 'p' | 'П' | 'п' => Some(Role::Pawn),
        _ => None,
    }
}

const fn polish(sign: char) -> Option<Role> {
    match sign {
        'K' | 'k' | 'К' | 'к' => Some(Role::King),
        'H' | 'Н' => Some(Role::Queen),
        'W' | 'w' => Some(Role::Rook),
        'G' => Some(Role::Bishop),
        'S' | 's' | 'Ѕ' => Some(Role::Knight),
        'P' | 'p' => Some(Role::Pawn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_reads_the_letters_it_writes() {
        for letters in Letters::ALL {
            for color in Color::ALL {
                for role in Role::ALL {
                    if let Some(sign) = letters.letter(color, role) {
                        assert_eq!(letters.role(sign), Some(role), "{letters}: {sign}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_sign_for_a_piece_is_the_name_of_a_file() {
        for letters in Letters::ALL {
            for file in "abcdefgh".chars() {
                assert_eq!(letters.role(file), None, "{letters}: {file}");
            }
        }
    }

    #[test]
    fn names_are_the_same_in_settings_and_on_the_command_line() {
        for letters in Letters::ALL {
            assert_eq!(letters.code().parse(), Ok(letters));
            let kept = ron::to_string(&letters).expect("a unit variant can be written");
            assert_eq!(ron::from_str(&kept), Ok(letters));
        }
        assert!("klingon".parse::<Letters>().is_err());
    }
}
