//! The editions of the Laws: each one an amendment of the one before it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::provisions::{
    AutomaticRepetition, BothChecked, BothFlags, ClaimLostBy, ClaimStops, ColorsReversed, Contact,
    ControlCounts, DefaultTime, DrawRestriction, FirstIllegal, Minutes, PenaltyList, Phone,
    PressWithoutMove, Provisions, Quickplay, RapidBlitz, Resumption, SealedEndingExcuses, Seconds,
    Span, TouchClaimLost, TwoHands, UnpromotedPawn, UnsupervisedBothFlags, UnsupervisedFlag,
    UnsupervisedIllegal,
};

/// An edition of the FIDE Laws of Chess, by the date it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Edition {
    /// In force from 1 July 2005. At hand was one translation without article numbers, which has lost how moves are written
    /// and most of what holds for blind players; the numbers are general knowledge, and where it is silent 2009 was
    /// followed.
    E2005,
    /// In force from 1 July 2009.
    E2009,
    /// In force from 1 July 2014. No full text was at hand, only published excerpts; the fields of [`Provisions`] name what
    /// is general knowledge.
    E2014,
    /// In force from 1 July 2017. What was not at hand (Articles 8 and 12, much of 11, Appendices C and D, the guidelines) is
    /// taken from January 2018, whose changes are known to touch only 7.5 to 7.8 and A.4.
    E2017,
    /// In force from 1 January 2018.
    E2018,
    /// In force from 1 January 2023.
    #[default]
    E2023,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Self; 6] = [
        Self::E2005,
        Self::E2009,
        Self::E2014,
        Self::E2017,
        Self::E2018,
        Self::E2023,
    ];

    /// What it lays down where editions differ.
    #[must_use]
    pub const fn provisions(self) -> &'static Provisions {
        match self {
            Self::E2005 => &E2005,
            Self::E2009 => &E2009,
            Self::E2014 => &E2014,
            Self::E2017 => &E2017,
            Self::E2018 => &E2018,
            Self::E2023 => &E2023,
        }
    }

    /// The year, as scripts and files write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::E2005 => "2005",
            Self::E2009 => "2009",
            Self::E2014 => "2014",
            Self::E2017 => "2017",
            Self::E2018 => "2018",
            Self::E2023 => "2023",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEdition(String);

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no edition; there are 2005, 2009, 2014, 2017, 2018 and 2023",
            self.0
        )
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// Reads `2023`; `2017-07`, `2018-01` and `2023-01` are understood too.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let year = text.split('-').next().unwrap_or(text);
        Self::ALL
            .into_iter()
            .find(|edition| edition.name() == year)
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

const E2005: Provisions = Provisions {
    illegal_move_that_loses: 3,
    illegal_loss_may_draw: false,
    first_illegal_loses_unsupervised: RapidBlitz {
        rapid: FirstIllegal::Ordinary,
        blitz: FirstIllegal::LosesOnClaim,
    },
    illegal_move_gives: Minutes {
        standard: 2,
        rapid: 2,
        blitz: 2,
    },
    wrong_claim_gives: Minutes {
        standard: 3,
        rapid: 3,
        blitz: 3,
    },
    wrong_claim_halves: true,
    supervised_blitz_scale_unsaid: false,
    fifty_counts: ControlCounts::Made,
    claim_lost_by: ClaimLostBy::MakingAMove,
    claim_stops: ClaimStops::PlayerMust,
    rapid: Span {
        from: 15,
        from_included: true,
        to: 60,
        to_included: true,
    },
    default_time: DefaultTime::Minutes(60),
    default_time_arbiter_may_waive: true,
    automatic_repetition: AutomaticRepetition::None,
    automatic_move_limit: None,
    moves_before_agreement: 0,
    draw_restriction: DrawRestriction::None,
    endings_keep_to_touch: false,
    agreement_completes: true,
    two_hands: TwoHands::Discretion,
    press_without_move: PressWithoutMove::Discretion,
    unpromoted_pawn: UnpromotedPawn::Restore,
    next_move_completes: false,
    wrong_setting_corrected: false,
    control_counts: ControlCounts::Made,
    contact: Contact::Deliberate,
    adjust_on_own_time_only: false,
    touch_both_any_number: false,
    touch_claim_lost: TouchClaimLost::DeliberateTouchFor43And44,
    setup_claim_moves: 3,
    unsupervised_illegal: UnsupervisedIllegal::OpponentOnly,
    unsupervised_flag: UnsupervisedFlag::PlayersOnly,
    unsupervised_touch_on_request: true,
    unsupervised_both_checked: RapidBlitz {
        rapid: BothChecked::ArbiterIntervenes,
        blitz: BothChecked::ArbiterIntervenes,
    },
    unsupervised_both_flags: UnsupervisedBothFlags::Drawn,
    knows_supervision: false,
    quickplay: Quickplay::Always,
    quickplay_increment: None,
    quickplay_claim_offers: true,
    verdict_follows_flag: false,
    both_flags: BothFlags::DrawInLastPeriod,
    colors_reversed: ColorsReversed::Continue,
    resignation_may_draw: false,
    phone: Phone::RingLoses,
    chess960: false,
    electronic_scoresheet: false,
    resumption: Resumption::OneHour,
    sealed_loss_may_fail: false,
    session_end_announced: true,
    sealed_ending_excuses: SealedEndingExcuses::WhoSealed,
    both_absent_at_resumption: false,
    penalties: PenaltyList::Seven,
    loss_leaves_score_open: false,
    score_cap: false,
};

const E2009: Provisions = Provisions {
    wrong_setting_corrected: true,
    illegal_loss_may_draw: true,
    wrong_claim_halves: false,
    claim_lost_by: ClaimLostBy::TouchingAPiece,
    claim_stops: ClaimStops::PlayerMay,
    rapid: Span {
        from: 15,
        from_included: true,
        to: 60,
        to_included: false,
    },
    default_time: DefaultTime::Minutes(0),
    default_time_arbiter_may_waive: false,
    draw_restriction: DrawRestriction::Agreeing,
    touch_claim_lost: TouchClaimLost::DeliberateTouch,
    unsupervised_flag: UnsupervisedFlag::PlayersUnlessBothDown,
    unsupervised_both_checked: RapidBlitz {
        rapid: BothChecked::ArbiterIntervenes,
        blitz: BothChecked::Unsaid,
    },
    knows_supervision: true,
    phone: Phone::SoundLosesHalfIfCannotMate,
    chess960: true,
    sealed_loss_may_fail: true,
    ..E2005
};

const E2014: Provisions = Provisions {
    endings_keep_to_touch: true,
    illegal_move_that_loses: 2,
    first_illegal_loses_unsupervised: RapidBlitz {
        rapid: FirstIllegal::Loses,
        blitz: FirstIllegal::Loses,
    },
    illegal_move_gives: Minutes {
        standard: 2,
        rapid: 2,
        blitz: 1,
    },
    wrong_claim_gives: Minutes {
        standard: 2,
        rapid: 2,
        blitz: 1,
    },
    claim_stops: ClaimStops::PlayerOrArbiter,
    rapid: Span {
        from: 10,
        from_included: false,
        to: 60,
        to_included: false,
    },
    default_time: DefaultTime::MustBeAnnounced,
    default_time_arbiter_may_waive: true,
    automatic_repetition: AutomaticRepetition::FiveConsecutive,
    automatic_move_limit: Some(75),
    press_without_move: PressWithoutMove::Forbidden,
    unpromoted_pawn: UnpromotedPawn::Queen,
    next_move_completes: true,
    control_counts: ControlCounts::Completed,
    contact: Contact::WithIntent,
    adjust_on_own_time_only: true,
    touch_claim_lost: TouchClaimLost::TouchWithIntent,
    setup_claim_moves: 10,
    unsupervised_illegal: UnsupervisedIllegal::OpponentOrArbiter,
    unsupervised_flag: UnsupervisedFlag::ArbiterMay,
    unsupervised_touch_on_request: false,
    unsupervised_both_checked: RapidBlitz {
        rapid: BothChecked::WaitThenDraw,
        blitz: BothChecked::WaitThenDraw,
    },
    unsupervised_both_flags: UnsupervisedBothFlags::ClaimFails,
    quickplay: Quickplay::IfAnnounced,
    quickplay_increment: Some(Seconds(5)),
    phone: Phone::PossessionLoses,
    resumption: Resumption::DefaultTime,
    session_end_announced: false,
    sealed_ending_excuses: SealedEndingExcuses::Either,
    both_absent_at_resumption: true,
    penalties: PenaltyList::WithFine,
    ..E2009
};

const E2017: Provisions = Provisions {
    default_time: DefaultTime::Minutes(0),
    fifty_counts: ControlCounts::Completed,
    automatic_repetition: AutomaticRepetition::FiveAnyTime,
    moves_before_agreement: 1,
    draw_restriction: DrawRestriction::OfferingOrAgreeing,
    agreement_completes: false,
    two_hands: TwoHands::Illegal,
    press_without_move: PressWithoutMove::Illegal,
    contact: Contact::AnyButAccidental,
    touch_both_any_number: true,
    quickplay_claim_offers: false,
    verdict_follows_flag: true,
    both_flags: BothFlags::GuidelineOnly,
    colors_reversed: ColorsReversed::RestartBefore(10),
    penalties: PenaltyList::WithFineAndExclusion,
    loss_leaves_score_open: true,
    score_cap: true,
    ..E2014
};

const E2018: Provisions = Provisions {
    two_hands: TwoHands::IllegalIfPressed,
    first_illegal_loses_unsupervised: RapidBlitz {
        rapid: FirstIllegal::Ordinary,
        blitz: FirstIllegal::Ordinary,
    },
    unsupervised_flag: UnsupervisedFlag::ArbiterShall,
    unsupervised_both_flags: UnsupervisedBothFlags::FirstDecides,
    ..E2017
};

const E2023: Provisions = Provisions {
    illegal_move_gives: Minutes {
        standard: 2,
        rapid: 1,
        blitz: 1,
    },
    wrong_claim_gives: Minutes {
        standard: 2,
        rapid: 1,
        blitz: 1,
    },
    supervised_blitz_scale_unsaid: true,
    resignation_may_draw: true,
    electronic_scoresheet: true,
    ..E2018
};
