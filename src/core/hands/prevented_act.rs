//! What a teacher stops before it is done, so that nobody pays for it.

use super::hand_context::HandContext;
use crate::chess::{Color, Square};
use crate::clock::Clock;
use crate::laws::Duty;
use crate::record::play_mode::AssistLevel;

/// What was not done, because teaching explains it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prevented {
    /// A move.
    Move(PreventedMove),
    /// A press of the clock before a move.
    Press,
    /// A press of the clock while a pawn stands on that square of the last rank.
    Unpromoted(Square),
}

/// A move that was not made, because teaching explains it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreventedMove {
    /// Where the piece stands.
    pub from: Square,
    /// Where it was to go.
    pub to: Square,
    /// Whether the move is legal and only the touched pieces forbid it.
    pub is_owed_otherwise: bool,
}

/// Whether teaching stops an illegal move before it is made.
pub(super) fn stops_hands(game: &HandContext<'_>) -> bool {
    game.mode.assist == AssistLevel::Teaching && !game.mode.mistakes
}

/// Whether another piece than the one from that square must move: then that is what there is to say, whether or not this
/// one could.
pub(super) fn is_owed_by_another(duty: Duty, from: Square) -> bool {
    match duty {
        Duty::Move(square) => square != from,
        Duty::CaptureWith { piece, .. } => piece != from,
        Duty::Castle { king, rook } => from != king && from != rook,
        Duty::Play(mv) => mv.from() != Some(from),
        Duty::Promote { to, .. } => to != from,
        Duty::None | Duty::Capture(_) => false,
    }
}

/// Whether that player would press the clock without having moved, though they have the move and their clock runs.
pub(super) fn is_without_move(color: Color, game: &HandContext<'_>) -> bool {
    let table = game.table();
    color == game.at_the_board()
        && table.clock().and_then(Clock::running) == Some(color)
        && table.game().has_the_move() == color
        && table.game().uncompleted(color).is_none()
        && table.turn().released().is_empty()
}
