//! Which of two players is a program, and what plays in that seat.

use serde::{Deserialize, Serialize};

use crate::chess::Color;

/// A player who is a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputerPlayer {
    /// Which pieces it plays.
    #[serde(with = "crate::clock::by_color_serde::one")]
    pub color: Color,
    /// Where its moves come from.
    pub plays: MoveSource,
}

/// Where the moves of a program come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveSource {
    /// From this program, at the level of that number, from 1 to 8.
    Level(u8),
}

impl ComputerPlayer {
    /// The same program with the other pieces.
    pub fn with_colors_reversed(self) -> Self {
        Self {
            color: !self.color,
            ..self
        }
    }
}
