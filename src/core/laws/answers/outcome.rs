//! How a game ended: what each player scores.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chess::Color;

/// What one player scores for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Score {
    /// Nothing.
    Zero,
    /// Half a point.
    Half,
    /// The whole point.
    One,
}

impl Score {
    /// Every score, the lowest first.
    pub const ALL: [Self; 3] = [Self::Zero, Self::Half, Self::One];

    /// The score as tables print it: `½`.
    pub const fn printed(self) -> &'static str {
        match self {
            Self::Zero => "0",
            Self::Half => "½",
            Self::One => "1",
        }
    }
}

/// How a game ended: what each player scores. The two need not add up to one (Art. 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// White's score.
    pub white: Score,
    /// Black's score.
    pub black: Score,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Self = Self {
        white: Score::Half,
        black: Score::Half,
    };

    /// Both players lose.
    pub const BOTH_LOSE: Self = Self {
        white: Score::Zero,
        black: Score::Zero,
    };

    /// A win for that side, a loss for the other.
    pub const fn win(color: Color) -> Self {
        Self::BOTH_LOSE.with_score(color, Score::One)
    }

    /// The same, but that side scores so.
    pub const fn with_score(self, color: Color, score: Score) -> Self {
        match color {
            Color::White => Self {
                white: score,
                ..self
            },
            Color::Black => Self {
                black: score,
                ..self
            },
        }
    }

    /// Both scores as tables print them: `½–½`.
    pub fn printed(self) -> String {
        format!("{}–{}", self.white.printed(), self.black.printed())
    }

    /// What that side scores.
    pub const fn score(self, color: Color) -> Score {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Who won, if one player scored and the other did not.
    pub const fn winner(self) -> Option<Color> {
        match (self.white, self.black) {
            (Score::One, Score::Zero) => Some(Color::White),
            (Score::Zero, Score::One) => Some(Color::Black),
            _ => None,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Zero => "0",
            Self::Half => "1/2",
            Self::One => "1",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}
