//! A half-move with all that belongs to it: what was touched before it was made, its press, what the press gave, and what
//! is wrong with it. So whatever is found later is found with the half-move itself.

use std::time::Duration;

use super::turn::{Manner, Released, Touch, Turn};
use crate::chess::{Color, Move};
use crate::clock::{Gain, Moment};

/// A move that was made.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that was seen of it"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub by: Color,
    /// When it was made.
    pub made: Moment,
    /// When it was completed, if it was.
    pub completed: Option<Moment>,
    /// The mover's reading once the clock was pressed.
    pub left: Option<Duration>,
    /// What the press gave, if a clock was pressed.
    pub gain: Option<Gain>,
    /// Whether a draw was offered with it.
    pub offered_draw: bool,
    /// Whether two hands took part in it.
    pub two_hands: bool,
    /// Whether it is no legal move and stands all the same: the clock was pressed, and nobody has acted on it.
    pub irregular: bool,
    /// Whether it stands and has been charged as an illegal move, for two hands or for a pawn that was not exchanged.
    pub charged: bool,
    /// What was touched and let go of before it was made.
    pub turn: Turn,
}

/// A press as its half-move keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The moment of the press.
    pub at: Moment,
    /// The reading of whoever pressed, once it was pressed.
    pub left: Option<Duration>,
    /// What it gave, if a clock was pressed.
    pub gain: Option<Gain>,
}

/// A move made before anybody here heard of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PriorMove {
    /// The move.
    pub mv: Move,
    /// The mover's reading after it, where it is known.
    pub left: Option<Duration>,
    /// Whether a draw was offered with it.
    pub offered_draw: bool,
}

impl Ply {
    /// Whether it is a move of that player, and not a press without one that was let stand.
    pub(super) fn is_move_of(&self, color: Color) -> bool {
        self.by == color && !matches!(self.mv, Move::Put { .. })
    }

    pub(super) fn by(by: Color, mv: Move, made: Moment, turn: Turn) -> Self {
        Self {
            mv,
            by,
            made,
            completed: None,
            left: None,
            gain: None,
            offered_draw: false,
            two_hands: turn.used_both_hands(),
            irregular: false,
            charged: false,
            turn,
        }
    }

    /// Whether every contact of its player is known: the hands were seen to carry a piece, and none of the contacts is one of
    /// which somebody might say that it was meant, but with what had been touched on purpose. A move that took no time was told
    /// as a whole, and nobody saw the hands.
    pub fn was_seen_whole(&self) -> bool {
        let contacts = self.turn.contacts().iter();
        let theirs = || contacts.clone().filter(|it| it.by == self.by);
        let took_time = |let_go: &Released| {
            let mut earlier = theirs().rev();
            let taken = earlier.find(|it| it.square == let_go.from && it.order < let_go.order);
            taken.is_some_and(|taken| taken.at < let_go.at)
        };
        let is_known = |contact: &Touch| {
            let touched = theirs().find(|it| it.square == contact.square);
            contact.manner == Manner::Deliberate
                || touched.is_some_and(|first| first.manner == Manner::Deliberate)
        };
        self.turn.let_go().iter().any(took_time) && theirs().all(is_known)
    }
}
