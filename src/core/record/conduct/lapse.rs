//! What can go wrong at the board beside the moves, each kind with the rule that speaks of it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::laws::{Claim, Rule};

/// What can go wrong at the board.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    VariantArray,
    strum::Display,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum LapseKind {
    /// A piece was touched and not moved, or lifted and put back, and nobody had said that they adjust.
    Touch,
    /// A piece was moved on after it had been let go of.
    Released,
    /// A move that was not legal was completed.
    IllegalMove,
    /// The clock was pressed without a move.
    EmptyPress,
    /// The clock was not pressed for long, or not before the opponent had replied.
    ForgottenPress,
    /// The clock was pressed some seconds after the move.
    LatePress,
    /// The wrong hand was used at the clock, or both for a move.
    Hands,
    /// Something on the own scoresheet was wrong, illegible, too early or too late.
    Scoresheet,
    /// A draw was offered at another moment than between the move and the press.
    OfferTime,
    /// A claim was made that did not hold.
    WrongClaim,
    /// A draw was claimed when the right to claim it on that move was gone.
    LateDrawClaim,
    /// What the opponent had touched was claimed when the right to do so was gone.
    LateTouchClaim,
    /// The opponent's illegal move was claimed when the right to do so was gone.
    LateIllegalClaim,
    /// The opponent's illegal move could have been claimed.
    MissedIllegalMove,
    /// It could have been claimed that the opponent touched something else.
    MissedTouch,
    /// The opponent's flag was down.
    MissedFlag,
    /// A position stood for the third time.
    MissedRepetition,
    /// Fifty moves had been made without a capture and without a pawn.
    MissedFiftyMoves,
}

impl LapseKind {
    /// Every kind, in the order in which they are told.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns what it is to make that claim when the right to make it is gone.
    pub(super) const fn too_late(claim: Claim) -> Self {
        match claim {
            Claim::Repetition | Claim::Fifty => Self::LateDrawClaim,
            Claim::TouchMove => Self::LateTouchClaim,
            Claim::IllegalMove => Self::LateIllegalClaim,
        }
    }

    /// Returns the rule that is worth knowing about it.
    pub const fn rule(self) -> Rule {
        match self {
            Self::Touch | Self::MissedTouch => Rule::TouchOwn,
            Self::Released => Rule::ReleasedStays,
            Self::IllegalMove => Rule::IllegalCountStd,
            Self::EmptyPress => Rule::PressWithoutMove,
            Self::ForgottenPress | Self::LatePress => Rule::PressCompletes,
            Self::Hands => Rule::SameHand,
            Self::Scoresheet => Rule::MustRecord,
            Self::OfferTime => Rule::OfferTiming,
            Self::WrongClaim => Rule::ClaimWrongOpponentTime,
            Self::LateDrawClaim => Rule::ClaimRightLost,
            Self::LateTouchClaim => Rule::Art4ClaimForfeit,
            Self::LateIllegalClaim => Rule::RapidUIllegalStands,
            Self::MissedIllegalMove => Rule::IllegalCompletedWhen,
            Self::MissedFlag => Rule::FlagFallenWhen,
            Self::MissedRepetition => Rule::Repetition3ClaimNow,
            Self::MissedFiftyMoves => Rule::FiftyClaimNow,
        }
    }
}

/// Something that went wrong at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lapse {
    /// What it was.
    pub kind: LapseKind,
    /// The number of the move, as it stands on a scoresheet.
    pub number: u32,
    /// How long the own clock ran for nothing.
    pub given_away: Duration,
}
