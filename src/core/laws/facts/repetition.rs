//! How often positions have been on the board, and how two that look alike may differ (Art. 9.2). Facts, no law.

use rustc_hash::FxHashMap;

use crate::chess::position_key::PositionKey;
use crate::chess::{Bitboard, Board, ByColor, Chess, Position};

/// Occurrences of a position that a claim of a draw needs (9.2).
pub const CLAIMABLE_OCCURRENCES: u32 = 3;

/// Moves by each player without capture or pawn move that a claim of a draw needs (9.3).
pub const CLAIMABLE_MOVES: u16 = 50;

/// The positions of a game, counted; every answer costs the same however long the game is.
#[derive(Clone, Debug, Default)]
pub struct Repetition {
    times: FxHashMap<PositionKey, u32>,
    alike: FxHashMap<Board, ByColor<Alike>>,
    recent: [Option<Run>; ALTERNATE],
    counted: usize,
}

/// Why positions that look alike are not the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionDifference {
    /// Another player had the move.
    Mover,
    /// A pawn could be captured en passant in one of them.
    EnPassant,
    /// A right to castle was lost between them.
    Castling,
}

/// Positions with the same pieces on the same squares and the same player to move.
#[derive(Clone, Copy, Debug, Default)]
struct Alike {
    times: u32,
    castling: Bitboard,
    other_castling: bool,
}

/// A position and how often it has come in a row on every second move of each player.
#[derive(Clone, Copy, Debug)]
struct Run {
    key: PositionKey,
    times: u32,
}

/// Plies from one occurrence to the next when each player repeats on alternate moves.
const ALTERNATE: usize = 4;

impl Repetition {
    /// The count of these positions, in the order in which they came.
    pub fn of<'a>(positions: impl IntoIterator<Item = &'a Chess>) -> Self {
        let mut counted = Self::default();
        for position in positions {
            counted.add(position);
        }
        counted
    }

    /// How often `position` has been on the board.
    pub fn times(&self, position: &Chess) -> u32 {
        let times = self.times.get(&PositionKey::of(position));
        times.copied().unwrap_or(0)
    }

    /// How often the last position has come in a row on consecutive alternate moves of each player, itself counted:
    /// four plies from one occurrence to the next.
    pub fn consecutive_alternate(&self) -> u32 {
        let last = self.counted.checked_sub(1);
        let run = last.and_then(|last| self.recent[last % ALTERNATE]);
        run.map_or(0, |run| run.times)
    }

    /// Why `position`, which has not been on the board `needed` times (the coming time counted if it is yet to come),
    /// looks as if it had been; nothing if it does not even look so.
    pub fn difference(
        &self,
        position: &Chess,
        coming: u32,
        needed: u32,
    ) -> Option<PositionDifference> {
        let alike = self.alike.get(position.board())?;
        let same_mover = alike[position.turn()];
        if same_mover.times + coming < needed {
            let any = alike.white.times + alike.black.times + coming >= needed;
            return any.then_some(PositionDifference::Mover);
        }
        let castling = same_mover.other_castling || same_mover.castling != rights(position);
        Some(if castling {
            PositionDifference::Castling
        } else {
            PositionDifference::EnPassant
        })
    }

    /// Counts the next position of the game.
    pub(in crate::laws) fn add(&mut self, position: &Chess) {
        let key = PositionKey::of(position);
        *self.times.entry(key).or_insert(0) += 1;
        let recent = &mut self.recent[self.counted % ALTERNATE];
        let times = recent
            .filter(|run| run.key == key)
            .map_or(1, |run| run.times + 1);
        *recent = Some(Run { key, times });
        self.counted += 1;
        let alike = &mut self.alike.entry(position.board().clone()).or_default()[position.turn()];
        if alike.times == 0 {
            alike.castling = rights(position);
        }
        alike.other_castling |= alike.castling != rights(position);
        alike.times += 1;
    }
}

fn rights(position: &Chess) -> Bitboard {
    position.castles().castling_rights()
}
