//! Whether a side could still mate, and dead positions (Art. 5.2.2, 6.9).
//!
//! A verdict carries its own proof. *Yes* is a line of legal moves, replayed here to the mate. *Never* is one of
//!
//! - material that mates in no position at all (a lone king, a lone bishop against bishops of its own colour, …);
//! - chasolver's fast check, where nobody may castle;
//! - a walk over every position that can still arise, come to its end.
//!
//! The bare word of chasolver's full search is no proof: version 3.0.0 is known to err on
//! `k7/P7/PP1p4/8/3P4/1K6/8/8 b`, where Black can mate.
//!
//! Castling and Chess960. chasolver knows the usual castling only, and its reasoning about who can get where takes no
//! account of a king and a rook changing places at all. So a line it finds counts, whatever rights had to be left out:
//! moves that are legal without a right are legal with it, and each is replayed under the full rules. But as long as
//! anyone may still castle, its *no* does not count; then only material or the walk, which knows castling of both
//! kinds, can say *never*, and else the verdict is `Undecided`.

use super::chasolver_adapter::Question;
use super::exhaustive_search::walk;
pub use super::mating_verdict::Verdict;
use super::{Bitboard, Board, Chess, Color, Move, Position};

/// Positions the walk may reach before it gives up, where the caller has no reason to choose otherwise.
///
/// In an optimised build that is about a second and a hundred and fifty megabytes at the very worst, and hardly ever
/// needed: nearly every question is settled before the walk begins.
pub const USUAL_EFFORT: u64 = 500_000;

/// Whether `by` could still checkmate by any series of legal moves, both sides helping (Art. 6.9).
///
/// `effort` bounds the walk, in positions reached. chasolver bounds itself, at some two or three seconds for the worst
/// compositions known; in games it takes microseconds. So this is not for the thread that draws the window, and who
/// cannot wait should stop waiting; [`is_plainly_never`] is for that thread.
#[must_use]
pub fn can_mate(position: &Chess, by: Color, effort: u64) -> Verdict {
    if let Some(settled) = at_sight(position, by) {
        return settled;
    }
    let Some(question) = Question::of(position, by) else {
        return walk(position, by, effort);
    };
    if let Some(line) = question
        .helpmate(position)
        .filter(|line| ends_in_mate(position, by, line))
    {
        return Verdict::Yes(line);
    }
    if position.castles().is_empty() {
        let short = walk(position, by, effort.min(before_fast_check(position)));
        if short.is_yes().is_some() {
            return short;
        }
        if question.is_unwinnable() {
            return Verdict::Never;
        }
    }
    walk(position, by, effort)
}

/// Whether neither side can mate any more, so that the game is drawn at once (Art. 5.2.2); `None` if undecided.
///
/// `effort` as for [`can_mate`]. A position in which a mate or stalemate already stands is not asked about.
#[must_use]
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
/// Takes a microsecond or less, so that it may be asked after every move; where pawns block each other it takes a few
/// microseconds, and a millisecond or two at the very most.
#[must_use]
pub fn is_plainly_never(position: &Chess, by: Color) -> bool {
    if let Some(settled) = at_sight(position, by) {
        return settled == Verdict::Never;
    }
    if !position.castles().is_empty() || is_roomy(position, by) {
        return false;
    }
    match before_fast_check(position) {
        0 => Question::of(position, by).is_some_and(|question| question.is_unwinnable()),
        effort => walk(position, by, effort) == Verdict::Never,
    }
}

/// Whether it is plain at a glance that the position is dead: `true` is proof, `false` says nothing.
///
/// Costs about as much as [`is_plainly_never`], which it asks for both sides only where the first can never mate.
#[must_use]
pub fn is_plainly_dead(position: &Chess) -> bool {
    Color::ALL
        .iter()
        .all(|&color| is_plainly_never(position, color))
}

/// Whether `line`, played from `position`, is legal move for move and ends in a mate by `by`.
#[must_use]
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

/// How far to walk before chasolver's fast check is asked.
///
/// Nearly always the check is fast indeed. Only among pawns and bishops alone, with few moves to choose from, may it
/// look fifteen plies deep without remembering where it has been, which can take seconds; a short walk settles most of
/// those positions.
fn before_fast_check(position: &Chess) -> u64 {
    let board = position.board();
    let only_pawns_and_bishops = (board.knights() | board.rooks_and_queens()).is_empty();
    if only_pawns_and_bishops && board.pawns().count() >= 4 && position.legal_moves().len() <= 8 {
        3_000
    } else {
        0
    }
}

/// Whether there is so much room and force that no quick proof of the contrary can be hoped for.
fn is_roomy(position: &Chess, by: Color) -> bool {
    let board = position.board();
    !has_blocked_pawns(board) && board.by_color(by).count() > 2 && position.legal_moves().len() > 4
}

/// Whether pawns block each other to a degree that chasolver's fast check goes deeper.
fn has_blocked_pawns(board: &Board) -> bool {
    let white = board.pawns() & board.white();
    let black = board.black() & (board.pawns() | board.kings());
    let blocked = (white.shift(8) & black).count();
    blocked > 0 && blocked + 2 >= board.pawns().count() / 2
}
