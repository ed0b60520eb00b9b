//! A round: who plays whom at which board, who has a bye, and what came of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board_result::BoardResult;
use super::player::PairingNumber;
use crate::chess::Color;

/// A round that a player is not paired in, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumIter)]
pub enum Bye {
    /// Half a point, asked for (TRF: `H`).
    Half,
    /// A whole point (TRF: `F`).
    Full,
    /// Allocated by the pairing, because the number of players is odd (TRF: `U`).
    Pairing,
    /// Nothing: absent, or gone (TRF: `Z`).
    Zero,
}

impl Bye {
    /// Returns the letter of a TRF.
    pub const fn letter(self) -> char {
        match self {
            Self::Half => 'H',
            Self::Full => 'F',
            Self::Pairing => 'U',
            Self::Zero => 'Z',
        }
    }

    /// Reads the letter of a TRF, large or small.
    pub const fn of_letter(letter: char) -> Option<Self> {
        match letter {
            'H' | 'h' => Some(Self::Half),
            'F' | 'f' => Some(Self::Full),
            'U' | 'u' => Some(Self::Pairing),
            'Z' | 'z' => Some(Self::Zero),
            _ => None,
        }
    }
}

/// A bye and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenBye {
    /// The player.
    pub player: PairingNumber,
    /// The bye.
    pub bye: Bye,
}

/// A board of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairedBoard {
    /// The number on the table, from 1.
    pub number: u16,
    /// Who plays White.
    pub white: PairingNumber,
    /// Who plays Black.
    pub black: PairingNumber,
    /// What came of it.
    #[serde(default, skip_serializing_if = "is_pending")]
    pub result: BoardResult,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands a field over by reference"
)]
fn is_pending(result: &BoardResult) -> bool {
    result.is_pending()
}

impl PairedBoard {
    /// Returns the board with that number, still without a result.
    pub const fn new(number: u16, white: PairingNumber, black: PairingNumber) -> Self {
        Self {
            number,
            white,
            black,
            result: BoardResult::Pending,
        }
    }

    /// Returns who plays that color.
    pub const fn player(&self, color: Color) -> PairingNumber {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// What a round is for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundOfPlayer {
    /// A pairing at a board.
    Paired(PairedBoard, Color),
    /// A bye.
    Bye(Bye),
    /// Neither is told; it counts as a zero-point bye (TRF26: a blank is equivalent to `Z`).
    Absent,
}

/// A round of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Round {
    /// The day it is played on, as the file has it: `26/11/30` (TRF 132).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub day: String,
    /// The boards.
    pub boards: Vec<PairedBoard>,
    /// The byes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<GivenBye>,
}

impl Round {
    /// Returns the board with that number.
    pub fn board(&self, number: u16) -> Option<&PairedBoard> {
        self.boards.iter().find(|board| board.number == number)
    }

    /// Returns the board with that number, to be changed.
    pub fn board_mut(&mut self, number: u16) -> Option<&mut PairedBoard> {
        self.boards.iter_mut().find(|board| board.number == number)
    }

    /// Returns what the round is for that player.
    pub fn of_player(&self, player: PairingNumber) -> RoundOfPlayer {
        let side = |board: &PairedBoard| {
            let mut colors = Color::ALL.into_iter();
            let color = colors.find(|color| board.player(*color) == player)?;
            Some(RoundOfPlayer::Paired(*board, color))
        };
        let bye = || {
            let given = self.byes.iter().rfind(|given| given.player == player)?;
            Some(RoundOfPlayer::Bye(given.bye))
        };
        let paired = self.boards.iter().rev().find_map(side);
        paired.or_else(bye).unwrap_or(RoundOfPlayer::Absent)
    }

    /// Returns what the round is for each player who is paired or has a bye.
    pub fn by_player(&self) -> BTreeMap<PairingNumber, RoundOfPlayer> {
        let byes = self.byes.iter();
        let byes = byes.map(|given| (given.player, RoundOfPlayer::Bye(given.bye)));
        let sides = self.boards.iter().flat_map(|board| {
            Color::ALL.map(|color| (board.player(color), RoundOfPlayer::Paired(*board, color)))
        });
        // A pairing is what counts, if both are told of one player.
        byes.chain(sides).collect()
    }

    /// Whether every board has a result.
    pub fn is_complete(&self) -> bool {
        self.boards.iter().all(|board| !board.result.is_pending())
    }
}
