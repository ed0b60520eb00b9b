//! Counts of moves as people and files state them, and how far they are believed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Setup;
use crate::serde_support::carried_fault::custom_error;

/// The most moves, or half-moves, that a text may count: more than any game has, few enough that no sum of them overflows.
pub const MOST_MOVES: u32 = 99_999;

/// Whether both counts of a position, of half-moves without a capture or a pawn's move and of moves, can be meant.
pub const fn are_countable(setup: &Setup) -> bool {
    setup.halfmoves <= MOST_MOVES && setup.fullmoves.get() <= MOST_MOVES
}

/// A count that no game can have: more than [`MOST_MOVES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{0} is more than can be counted, which is {max}", max = MOST_MOVES)]
pub struct Uncountable(pub u32);

/// Keeps a count: `#[serde(with = "crate::chess::counters")]`.
///
/// # Errors
/// The format that is written into refuses it, for instance because its disk is full.
pub fn serialize<S: Serializer>(count: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u32(*count)
}

/// Takes a count back, if it is one that can be meant.
///
/// # Errors
/// When the value is no whole number, is negative, or is above [`MOST_MOVES`].
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let count = u32::deserialize(deserializer)?;
    if count <= MOST_MOVES {
        Ok(count)
    } else {
        Err(custom_error("Count", &Uncountable(count)))
    }
}
