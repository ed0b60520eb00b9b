//! The slips of a partner, and what somebody who notices them does about it.

use super::practice_role::PracticeRole;
use crate::laws::Rule;

/// Something a partner does that is not as the Laws have it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter, strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Slip {
    /// Touches one piece and moves another.
    MovesAnother,
    /// Straightens a piece without saying so, and moves another.
    AdjustsSilently,
    /// Lets go of a piece and then takes it elsewhere.
    #[strum(serialize = "takes-back")]
    TakesBackReleased,
    /// Takes hold of the rook first, and castles.
    RookFirst,
    /// Makes an illegal move and presses the clock.
    IllegalMove,
    /// Presses the clock without a move.
    PressesWithoutMove,
    /// Makes a move and does not press the clock.
    ForgetsPress,
    /// Claims what does not hold.
    ClaimsWrongly,
    /// Offers a draw again that was just declined.
    OffersAgain,
}

impl Slip {
    /// What whoever notices it does; nothing where nothing is to be said, or an answer is given instead.
    pub const fn right_call(self) -> Option<Call> {
        match self {
            Self::MovesAnother
            | Self::AdjustsSilently
            | Self::TakesBackReleased
            | Self::RookFirst => Some(Call::TouchMove),
            Self::IllegalMove | Self::PressesWithoutMove => Some(Call::IllegalMove),
            Self::OffersAgain => Some(Call::Disturbance),
            Self::ForgetsPress | Self::ClaimsWrongly => None,
        }
    }

    /// Whether the opponent can accept a draw by it.
    pub const fn offers_a_draw(self) -> bool {
        matches!(self, Self::OffersAgain | Self::ClaimsWrongly)
    }

    /// Whether it can only be made where a clock is pressed.
    pub const fn needs_clock(self) -> bool {
        matches!(self, Self::PressesWithoutMove | Self::ForgetsPress)
    }

    /// The rule it is about, for a learner in that role.
    pub const fn rule(self, role: PracticeRole) -> Rule {
        match self {
            Self::MovesAnother => Rule::TouchOwn,
            Self::AdjustsSilently => Rule::AdjustAnnounce,
            Self::TakesBackReleased => Rule::ReleasedStays,
            Self::RookFirst => Rule::TouchRookThenKing,
            Self::IllegalMove => Rule::IllegalCompletedWhen,
            Self::PressesWithoutMove => Rule::PressWithoutMove,
            Self::ForgetsPress => match role {
                PracticeRole::Arbiter => Rule::ArbiterNonIntervention,
                PracticeRole::White | PracticeRole::Black => Rule::MustAllowPress,
            },
            Self::ClaimsWrongly => Rule::ClaimWrongOpponentTime,
            Self::OffersAgain => Rule::OfferOtherTime,
        }
    }
}

/// What somebody says who believes to have noticed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Call {
    /// That an illegal move was completed.
    IllegalMove,
    /// That a touched piece must move, or one that was let go of must stay.
    TouchMove,
    /// That the clock was not pressed.
    Press,
    /// That a player disturbs the other.
    Disturbance,
}

impl Call {
    /// Every call, as an arbiter may make them.
    pub const ALL: [Self; 4] = [
        Self::TouchMove,
        Self::IllegalMove,
        Self::Press,
        Self::Disturbance,
    ];

    /// The rule that tells why nothing is said, where there was nothing of the kind.
    pub const fn rule_of_silence(self, role: PracticeRole) -> Rule {
        match (self, role) {
            (_, PracticeRole::Arbiter) => Rule::ArbiterNonIntervention,
            (Self::IllegalMove, _) => Rule::IllegalCompletedWhen,
            (Self::TouchMove, _) => Rule::TouchOwn,
            (Self::Press, _) => Rule::MustAllowPress,
            (Self::Disturbance, _) => Rule::PlayerMayStop,
        }
    }
}
