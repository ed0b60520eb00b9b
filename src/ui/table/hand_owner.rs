//! Whose hand a gesture at the board belongs to: it follows from whose clock runs and whose piece it is.

use crate::view::frame_view::View;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::Hand;

/// Returns whose hand is busy on the board, else that of whose move it is.
pub fn hand_on_board(view: &View<'_>) -> Color {
    let us = view.at_the_board();
    let is_busy = |color: &Color| *view.table().hand(*color) != Hand::Empty;
    [us, !us].into_iter().find(is_busy).unwrap_or(us)
}

/// Returns whose hand goes to that square.
///
/// While a player straightens pieces between their move and its press, or has yet to press and nobody has begun to reply,
/// they touch their own pieces themselves; in a lesson everything is the learner's.
pub fn hand_at(square: Square, view: &View<'_>) -> Color {
    let us = hand_on_board(view);
    let (table, opponent) = (view.table(), !us);
    let piece = table.board().piece_at(square);
    let is_theirs = piece.is_some_and(|piece| piece.color == opponent);
    let waits = table.has_yet_to_press(opponent) && table.turn().binds_to_nothing();
    let is_free = *table.hand(us) == Hand::Empty && view.learner().is_none();
    if is_theirs && is_free && (waits || view.adjusting() == Some(opponent)) {
        opponent
    } else {
        us
    }
}
