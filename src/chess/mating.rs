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

use super::{Chess, Color, Move, Position, handover::Question, walk::walk};

/// Positions the walk may reach before it gives up, where the caller has no reason to choose otherwise.
///
/// In an optimised build that is about a second and a hundred and fifty megabytes at the very worst, and hardly ever
/// needed: nearly every question is settled before the walk begins.
pub const USUAL_EFFORT: u64 = 500_000;

/// Whether a side could still checkmate by some series of legal moves, with the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It could: these moves, legal one after another from the position asked about, end in its mate.
    ///
    /// Empty if the mate already stands on the board. The line is one way, not the shortest.
    Yes(Vec<Move>),
    /// It never could; this is proof.
    Never,
    /// The search gave up: the arbiter must decide.
    Undecided {
        /// Positions the walk had reached by then.
        nodes: u64,
    },
}

impl Verdict {
    /// Whether this is proof that the side could mate (`Some(true)`) or never could (`Some(false)`).
    #[must_use]
    pub fn is_yes(&self) -> Option<bool> {
        match self {
            Verdict::Yes(_) => Some(true),
            Verdict::Never => Some(false),
            Verdict::Undecided { .. } => None,
        }
    }
}

/// Whether `by` could still checkmate by any series of legal moves, both sides helping (Art. 6.9).
///
/// `effort` bounds the walk, in positions reached; chasolver's search before it bounds itself and may in the worst
/// case known take a second. Not for the thread that draws the window: use [`is_plainly_never`] there.
#[must_use]
pub fn can_mate(position: &Chess, by: Color, effort: u64) -> Verdict {
    if position.has_insufficient_material(by) {
        return Verdict::Never;
    }
    if let Some(question) = Question::of(position, by) {
        if position.castles().is_empty() && question.is_unwinnable() {
            return Verdict::Never;
        }
        if let Some(line) = question
            .helpmate(position)
            .filter(|line| ends_in_mate(position, by, line))
        {
            return Verdict::Yes(line);
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
/// Takes a microsecond or two, hardly ever more, so that it may be asked after every move.
#[must_use]
pub fn is_plainly_never(position: &Chess, by: Color) -> bool {
    position.has_insufficient_material(by)
        || position.castles().is_empty()
            && Question::of(position, by).is_some_and(|question| question.is_unwinnable())
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
