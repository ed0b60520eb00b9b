//! Where pieces may go: the dots that a teacher shows, and the piece that a click on one of them means.

use std::collections::BTreeMap;

use super::hand_context::HandContext;
use crate::chess::{Move, Position as _, Square};
use crate::laws::facts::obligation::king_arrival;
use crate::laws::{Arbiter, Duty, Table};

/// Returns where the piece that moves arrives; in castling the king.
pub fn arrival(mv: Move) -> Square {
    match mv {
        Move::Castle { king, rook } => king_arrival(king, rook),
        Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => to,
    }
}

/// Returns the squares that a move goes from and to.
pub fn squares_of(mv: Move) -> [Square; 2] {
    let to = arrival(mv);
    [mv.from().unwrap_or(to), to]
}

/// Returns where the piece is now that stood on `square` when the turn began.
pub fn now_at(table: &Table, square: Square) -> Square {
    let carried = table.board().occupied().into_iter();
    let mut carried = carried.filter(|now| table.turn().origin(*now) == square && *now != square);
    carried.next().unwrap_or(square)
}

/// Returns where the piece under the hand may go, or if that is none that may, each piece of which one must move, and whether
/// it captures there; also after a try that was not legal.
pub fn goals(arbiter: &Arbiter, under_hand: Option<Square>) -> BTreeMap<Square, bool> {
    let mut meant = permitted(arbiter);
    let starts = |mv: &Move| mv.from().is_some() && mv.from() == under_hand;
    if meant.iter().any(starts) {
        meant.retain(starts);
    } else {
        meant.retain(|mv| is_owed(arbiter, *mv));
    }
    let goals = meant.into_iter();
    goals.map(|mv| (arrival(mv), mv.is_capture())).collect()
}

/// Returns the piece that a click on an empty square means, with nothing in hand: the only one of those that must move that
/// can go to the dot there, if dots are shown.
pub(super) fn start_of_goal(game: &HandContext<'_>, square: Square) -> Option<Square> {
    if !game.shows_ways {
        return None;
    }
    let moves = permitted(game.arbiter).into_iter();
    let there = moves.filter(|mv| arrival(*mv) == square && is_owed(game.arbiter, *mv));
    let mut starts: Vec<Square> = there.filter_map(Move::from).collect();
    starts.dedup();
    starts.pop().filter(|_| starts.is_empty())
}

/// Returns the legal moves that meet what is owed.
fn permitted(arbiter: &Arbiter) -> Vec<Move> {
    let obligation = arbiter.obligation();
    let moves = arbiter.table().game().position().legal_moves().into_iter();
    moves.filter(|mv| obligation.permits(*mv)).collect()
}

/// Whether something must be played, and the piece of that move stands where it would start.
fn is_owed(arbiter: &Arbiter, mv: Move) -> bool {
    let from = mv.from();
    arbiter.obligation().duty != Duty::None
        && from.is_some_and(|from| now_at(arbiter.table(), from) == from)
}
