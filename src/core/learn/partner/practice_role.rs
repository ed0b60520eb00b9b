//! Who the learner is in a game against a partner who slips.

use crate::chess::Color;

/// Who the learner is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum PracticeRole {
    /// The player of the white pieces.
    #[default]
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter of two who slip.
    Arbiter,
}

impl PracticeRole {
    /// Every role.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Arbiter];

    /// Which pieces the learner plays.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Arbiter => None,
        }
    }
}
