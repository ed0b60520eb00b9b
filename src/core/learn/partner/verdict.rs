//! What became of the slips of a partner: which were noticed, when, and what was said where nothing was wrong.

use super::practice_role::PracticeRole;
use super::slips::{Call, Slip};
use crate::chess::{Chess, Color, Piece, Square};
use crate::laws::Rule;

/// A slip that was made.
#[derive(Clone, Debug)]
pub struct Slipped {
    /// What it was.
    pub slip: Slip,
    /// Whose.
    pub by: Color,
    /// The position before it.
    pub before: Chess,
    /// The piece that was touched, straightened or let go of first, with where it stood or stands.
    pub touched: Option<(Piece, Square)>,
    /// The piece that was moved then, from where and to where.
    pub moved: Option<(Piece, Square, Square)>,
    /// What was claimed, if something was.
    pub claim: Option<WrongClaim>,
    /// The number of the move, from 1.
    pub number: usize,
    /// What became of it; nothing while it can still be noticed.
    pub verdict: Option<SlipVerdict>,
}

impl Slipped {
    /// The rule it is about, for a learner in that role.
    pub const fn rule(&self, role: PracticeRole) -> Rule {
        match self.claim {
            Some(WrongClaim::TouchMove) => Rule::TouchOwn,
            Some(WrongClaim::Repetition) | None => self.slip.rule(role),
        }
    }
}

/// What a partner claims that does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum WrongClaim {
    /// That the position has come for the third time.
    Repetition,
    /// That the opponent touched one piece and moved another.
    TouchMove,
}

impl WrongClaim {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Repetition, Self::TouchMove];
}

/// What became of a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum SlipVerdict {
    /// It was noticed in time.
    InTime,
    /// It was noticed too late, or later than it might have been.
    Late,
    /// It was not noticed.
    Missed,
    /// Nothing was said, and nothing was to be said.
    LeftAlone,
    /// Something was said of it, and nothing was to be said.
    SpokenOf,
}

impl SlipVerdict {
    /// Whether the learner did as one does who knows the Laws.
    pub const fn is_right(self) -> bool {
        match self {
            Self::InTime | Self::LeftAlone => true,
            Self::Late | Self::Missed | Self::SpokenOf => false,
        }
    }
}

/// Something that was called where nothing of the kind had happened.
#[derive(Clone, Debug)]
pub struct FalseAlarm {
    /// What was said.
    pub call: Call,
    /// The position at which it was said.
    pub before: Chess,
    /// The number of the move, from 1.
    pub number: usize,
}

/// Something that is told afterwards.
#[derive(Clone, Debug)]
pub enum Noted {
    /// A slip.
    Slip(Box<Slipped>),
    /// A call where nothing had happened.
    Alarm(Box<FalseAlarm>),
}

impl Noted {
    /// The slip, if it is one.
    pub const fn slip(&self) -> Option<&Slipped> {
        match self {
            Self::Slip(slipped) => Some(slipped),
            Self::Alarm(_) => None,
        }
    }

    pub(super) const fn slip_mut(&mut self) -> Option<&mut Slipped> {
        match self {
            Self::Slip(slipped) => Some(slipped),
            Self::Alarm(_) => None,
        }
    }
}
