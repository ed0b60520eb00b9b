//! What a teacher stops before it is done, so that nobody pays for it.

use crate::view::frame_view::View;
use crate::view::settings::AssistLevel;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::laws::Duty;

/// What was not done, because teaching explains it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prevented {
    Move(PreventedMove),
    /// A press of the clock before a move.
    Press,
}

/// A move that was not made, because teaching explains it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreventedMove {
    pub from: Square,
    pub to: Square,
    /// Whether the move is legal and only the touched pieces forbid it.
    pub is_owed_otherwise: bool,
}

/// Whether teaching stops an illegal move before it is made.
pub fn stops_hands(view: &View<'_>) -> bool {
    view.settings.assist == AssistLevel::Teaching && !view.settings.mistakes
}

/// Whether another piece than the one from that square must move: then that is what there is to say, whether or not this
/// one could.
pub fn is_owed_by_another(duty: Duty, from: Square) -> bool {
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
pub fn is_without_move(color: Color, view: &View<'_>) -> bool {
    let table = view.table();
    color == view.at_the_board()
        && table.clock().and_then(Clock::running) == Some(color)
        && table.game().has_the_move() == color
        && table.game().uncompleted(color).is_none()
        && table.turn().released().is_empty()
}
