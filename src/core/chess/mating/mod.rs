//! Whether a side could still mate, and dead positions (Art. 5.2.2, 6.9).
//!
//! A verdict carries its own proof. *Yes* is a line of legal moves, replayed here to the mate. *Never* is one of
//!
//! - material that mates in no position at all (a lone king, a lone bishop against bishops of its own colour, …);
//! - the semi-static analysis: no square remains on which the king could be mated, wherever all men may get to;
//! - every line followed until one of these holds, or until no new position can arise.
//!
//! The order is that of M. Ambrona, *A Practical Algorithm for Chess Unwinnability* (FUN 2022, `LIPIcs` 226, 2:1–2:20,
//! <https://doi.org/10.4230/LIPIcs.FUN.2022.2>): a first look for a mate, which nearly always finds one; the quick
//! proof that there is none; then a longer search, and last the walk over all positions. His program
//! [chasolver](https://chasolver.org) is the oracle of our tests.
//!
//! All of it plays by the full rules: castling of both kinds, *en passant*, any number of men.

mod exhaustive_search;
mod helpmate_search;
mod quick_proof;
mod semi_static;
mod verdict;

use self::helpmate_search::Plan;
pub use self::verdict::Verdict;
use super::{Bitboard, CastlingMode, Chess, Color, EnPassantMode, Move, Position, PositionError};

/// Positions the walk may reach before it gives up, where the caller has no reason to choose otherwise.
///
/// In an optimised build that is about two seconds and a hundred and fifty megabytes at the very worst, and hardly ever
/// needed: nearly every question is settled before the walk begins.
pub const USUAL_EFFORT: u64 = 500_000;

/// Moves looked at before the quick proof is tried: among them nearly every mate is found.
const FIRST_LOOK: u64 = 500;

/// Moves looked at afterwards, however little effort is allowed.
const LEAST_SEARCH: u64 = 40_000;

/// Whether `by` could still checkmate by any series of legal moves, both sides helping (Art. 6.9).
///
/// `effort` bounds the walk, in positions reached, and the search before it, in moves looked at. In games it takes
/// microseconds, in compositions up to some seconds. So this is not for the thread that draws the window, and who
/// cannot wait should stop waiting; [`is_plainly_never`] is for that thread.
pub fn can_mate(position: &Chess, by: Color, effort: u64) -> Verdict {
    if let Some(settled) = at_sight(position, by) {
        return settled;
    }
    let Some(turned) = turned(position, by) else {
        return search(position, by, effort);
    };
    match search(&turned, Color::White, effort) {
        Verdict::Yes(line) => Verdict::Yes(line.into_iter().map(Move::to_mirrored).collect()),
        verdict @ (Verdict::Never | Verdict::Undecided { .. }) => verdict,
    }
}

/// Looks for a mate, for the quick proof, further for a mate, and walks over all positions at last.
fn search(position: &Chess, by: Color, effort: u64) -> Verdict {
    let look = |plan, effort| {
        helpmate_search::find(position, by, plan, effort)
            .filter(|line| ends_in_mate(position, by, line))
            .map(Verdict::Yes)
    };
    if let Some(yes) = look(Plan::Spare, effort.min(FIRST_LOOK)) {
        return yes;
    }
    if quick_proof::is_never(position, by) {
        return Verdict::Never;
    }
    [Plan::Spare, Plan::Open, Plan::SpareAndGoFar]
        .into_iter()
        .find_map(|plan| look(plan, effort.max(LEAST_SEARCH) / 2))
        .unwrap_or_else(|| exhaustive_search::walk(position, by, effort))
}

/// The position with the colours changed where Black is asked about, so that a question is answered alike for both;
/// `None` for White, and where it is too odd.
fn turned(position: &Chess, by: Color) -> Option<Chess> {
    if by.is_white() {
        return None;
    }
    position
        .to_setup(EnPassantMode::Legal)
        .into_mirrored()
        .position(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// Whether neither side can mate any more, so that the game is drawn at once (Art. 5.2.2); `None` if undecided.
///
/// `effort` as for [`can_mate`]. A position in which a mate or stalemate already stands is not asked about.
pub fn is_dead(position: &Chess, effort: u64) -> Option<bool> {
    let mut undecided = false;
    for color in Color::ALL {
        match can_mate(position, color, effort) {
            Verdict::Yes(_) => return Some(false),
            Verdict::Never => {}
            Verdict::Undecided { .. } => undecided = true,
        }
    }
    (!undecided).then_some(true)
}

/// Whether it is plain at a glance that `by` can never mate: `true` is proof, `false` says nothing.
///
/// Takes a microsecond or less, so that it may be asked after every move; where pawns block each other it takes some
/// tens of microseconds, and a few milliseconds at the very most.
pub fn is_plainly_never(position: &Chess, by: Color) -> bool {
    if let Some(settled) = at_sight(position, by) {
        return settled == Verdict::Never;
    }
    match turned(position, by) {
        Some(turned) => quick_proof::is_never(&turned, Color::White),
        None => quick_proof::is_never(position, by),
    }
}

/// Whether it is plain at a glance that the position is dead: `true` is proof, `false` says nothing.
///
/// Costs about as much as [`is_plainly_never`], which it asks for both sides only where the first can never mate.
pub fn is_plainly_dead(position: &Chess) -> bool {
    Color::ALL
        .iter()
        .all(|&color| is_plainly_never(position, color))
}

/// Whether `line`, played from `position`, is legal move for move and ends in a mate by `by`.
pub fn ends_in_mate(position: &Chess, by: Color, line: &[Move]) -> bool {
    let mut position = position.clone();
    for &next in line {
        if !position.is_legal(next) {
            return false;
        }
        position.play_unchecked(next);
    }
    position.turn() != by && position.is_checkmate()
}

/// What needs no search: the game is over already, the material mates in no position, or nobody can tell.
fn at_sight(position: &Chess, by: Color) -> Option<Verdict> {
    if position.legal_moves().is_empty() {
        let mated = position.turn() != by && position.is_check();
        return Some(if mated {
            Verdict::Yes(Vec::new())
        } else {
            Verdict::Never
        });
    }
    if position.has_insufficient_material(by) {
        return Some(Verdict::Never);
    }
    is_out_of_the_question(position).then_some(Verdict::Undecided { nodes: 0 })
}

/// Whether an illegal move that was let stand led to what no series of legal moves can begin from: a king that could be
/// captured, or a pawn on its last rank.
fn is_out_of_the_question(position: &Chess) -> bool {
    let board = position.board();
    let idle = !position.turn();
    let king = board.king_of(idle);
    king.is_none_or(|king| board.attacks_to(king, !idle, board.occupied()).any())
        || (board.pawns() & Bitboard::BACKRANKS).any()
}
