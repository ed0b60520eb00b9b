//! Proof within microseconds that a side can never mate, where the pawns are locked or the next moves leave no choice.

use super::super::{Bitboard, Chess, Color, Position};
use super::semi_static;

/// Plies to which every move is followed.
const PLIES: u32 = 4;

/// The same where there are pawns and bishops alone, and so few moves.
const PLIES_AMONG_PAWNS_AND_BISHOPS: u32 = 7;

/// What the proof may cost, counted in positions.
const MOST_COST: u32 = 600;

/// What one semi-static analysis costs, counted so.
const COST_OF_ANALYSIS: u32 = 8;

/// With no more legal moves than these, a free pawn does not make a position hopeless for the semi-static analysis.
const FEW_MOVES: usize = 10;

/// Whether it is proved that `by` can never mate; `false` says nothing.
pub(super) fn is_never(position: &Chess, by: Color) -> bool {
    let board = position.board();
    let plies = if (board.knights() | board.rooks_and_queens()).is_empty() {
        PLIES_AMONG_PAWNS_AND_BISHOPS
    } else {
        PLIES
    };
    is_never_where_locked(position, by) || leads_nowhere(position, by, plies, &mut 0)
}

fn is_never_where_locked(position: &Chess, by: Color) -> bool {
    is_locked(position) && semi_static::is_never(position, by)
}

/// Whether within `plies` plies every line ends without the mate, or where it is proved that none can come any more.
///
/// Where there is much to move, the first line or two that lead on end the attempt.
fn leads_nowhere(position: &Chess, by: Color, plies: u32, cost: &mut u32) -> bool {
    *cost += 1;
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() == by || !position.is_check();
    }
    if position.has_insufficient_material(by) {
        return true;
    }
    if plies == 0 {
        *cost += COST_OF_ANALYSIS;
        return is_never_where_locked(position, by);
    }
    *cost < MOST_COST
        && moves.into_iter().all(|next| {
            let mut there = position.clone();
            there.play_unchecked(next);
            leads_nowhere(&there, by, plies - 1, cost)
        })
}

/// Whether the pawns stand so that the semi-static analysis is worth its time: enough of them block each other, and none
/// is free unless there is little else to move.
fn is_locked(position: &Chess) -> bool {
    let board = position.board();
    let white = board.pawns() & board.white();
    let black = board.pawns() & board.black();
    let blocked = (white.shift(8) & (black | (board.black() & board.kings()))).count();
    let none_is_free =
        (white & !fill(black, -8)).is_empty() && (black & !fill(white, 8)).is_empty();
    blocked > 0
        && blocked + 2 >= board.pawns().count() / 2
        && (none_is_free || position.legal_moves().len() <= FEW_MOVES)
}

/// The pawns and all squares before them, in steps of `forward`.
fn fill(pawns: Bitboard, forward: i32) -> Bitboard {
    let pawns = pawns | pawns.shift(forward);
    let pawns = pawns | pawns.shift(2 * forward);
    pawns | pawns.shift(4 * forward)
}
