//! Whose hands the learner is, as lessons write it.

use serde::{Deserialize, Serialize};

use crate::chess::Color;

/// A player by the colour of the pieces: `White` or `Black`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LearnerSide {
    /// The learner plays White.
    White,
    /// The learner plays Black.
    Black,
}

impl From<LearnerSide> for Color {
    fn from(side: LearnerSide) -> Self {
        match side {
            LearnerSide::White => Self::White,
            LearnerSide::Black => Self::Black,
        }
    }
}

impl From<Color> for LearnerSide {
    fn from(color: Color) -> Self {
        color.fold_wb(Self::White, Self::Black)
    }
}
