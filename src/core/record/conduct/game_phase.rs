//! In which phase of a game a move was made, and how much time went into each.

use std::time::Duration;

use strum::VariantArray;

use crate::chess::{ByColor, Chess, Color, Position as _};
use crate::laws::Game;
use crate::record::clock_history::ClockHistory;

/// Up to which number a move belongs to the opening.
pub const OPENING_MOVES: u32 = 10;

/// From how few queens, rooks, bishops and knights of both players on a game is in its ending.
pub const ENDING_PIECES: usize = 6;

/// A phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum GamePhase {
    /// The first [`OPENING_MOVES`] moves.
    Opening,
    /// What lies between.
    Middlegame,
    /// From [`ENDING_PIECES`] pieces on, kings and pawns not counted.
    Ending,
}

/// The time that a player used in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseTime {
    /// The phase.
    pub phase: GamePhase,
    /// How many moves were made in it, of those whose time is known.
    pub moves: u32,
    /// The time.
    pub time: Duration,
}

impl GamePhase {
    /// Returns the phase to which a move from that position belongs.
    pub fn of(position: &Chess) -> Self {
        let board = position.board();
        let pieces = board.queens() | board.rooks() | board.bishops() | board.knights();
        if pieces.count() <= ENDING_PIECES {
            Self::Ending
        } else if position.fullmoves().get() <= OPENING_MOVES {
            Self::Opening
        } else {
            Self::Middlegame
        }
    }
}

/// Returns the time that each player used in each phase in which they made a move here whose time is known, or thought about one
/// when the game ended.
pub(super) fn times_of(game: &Game, clocks: &ClockHistory) -> ByColor<Vec<PhaseTime>> {
    ByColor::new_with(|color: Color| {
        let times = GamePhase::VARIANTS.iter().map(|phase| {
            let mut of_phase = PhaseTime {
                phase: *phase,
                moves: 0,
                time: Duration::ZERO,
            };
            let made = game.plies().iter().map(|ply| ply.by);
            let movers = made.chain([game.has_the_move()]).enumerate();
            let own = movers
                .skip(game.taken_over())
                .filter(|(_, by)| *by == color);
            for (index, _) in own {
                let before = game.position_after(index);
                let is_of_phase = before.is_some_and(|it| GamePhase::of(it) == *phase);
                if let Some(used) = clocks.used(index).filter(|_| is_of_phase) {
                    of_phase.moves += u32::from(index < game.plies().len());
                    of_phase.time = of_phase.time.saturating_add(used);
                }
            }
            of_phase
        });
        times
            .filter(|it| it.moves > 0 || !it.time.is_zero())
            .collect()
    })
}
