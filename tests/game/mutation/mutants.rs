//! Every number and every choice of an edition's provisions, each changed in every way there is.

use std::fmt::Debug;

use jadoube_core::laws::editions::pace::Span;
use jadoube_core::laws::editions::provisions::{
    AutomaticRepetition, BothChecked, BothFlags, ClaimLostBy, ClaimStops, ColorsReversed, Contact,
    DefaultTime, DrawRestriction, FiftyCounts, FirstIllegal, Minutes, PenaltyList, Phone,
    PressWithoutMove, Provisions, Quickplay, RapidBlitz, ResumptionLateness, SealedEndingExcuses,
    Seconds, TouchClaimLost, TwoHands, UnpromotedPawn, UnsupervisedBothFlags, UnsupervisedFlag,
    UnsupervisedIllegal,
};

/// Provisions of which one was changed.
pub struct Change {
    /// The field, and what stands in it now.
    pub name: String,
    /// All of them.
    pub provisions: Provisions,
}

/// What else could stand in a field: its parts' names and what else could stand in each.
trait Choices: Copy {
    fn others(self) -> Vec<(String, Self)>;
}

fn named<T: Copy + Debug + PartialEq>(now: T, all: &[T]) -> Vec<(String, T)> {
    let others = all.iter().filter(|other| **other != now);
    others
        .map(|other| (format!(" = {other:?}"), *other))
        .collect()
}

impl Choices for bool {
    fn others(self) -> Vec<(String, Self)> {
        named(self, &[false, true])
    }
}

impl Choices for u32 {
    fn others(self) -> Vec<(String, Self)> {
        named(self, &[self.saturating_sub(1), self + 1])
    }
}

impl Choices for u64 {
    fn others(self) -> Vec<(String, Self)> {
        named(self, &[self.saturating_sub(1), self + 1])
    }
}

impl Choices for Seconds {
    fn others(self) -> Vec<(String, Self)> {
        let others = self.0.others().into_iter();
        others.map(|(name, other)| (name, Self(other))).collect()
    }
}

impl<T: Choices + Usual> Choices for Option<T> {
    fn others(self) -> Vec<(String, Self)> {
        match self {
            None => vec![(" = Some".to_owned(), Some(T::USUAL))],
            Some(now) => {
                let others = now.others().into_iter();
                let none = (" = None".to_owned(), None);
                others
                    .map(|(name, other)| (name, Some(other)))
                    .chain([none])
                    .collect()
            }
        }
    }
}

/// What stands where a later edition has something.
trait Usual {
    const USUAL: Self;
}

impl Usual for u32 {
    const USUAL: Self = 75;
}

impl Usual for Seconds {
    const USUAL: Self = Self(5);
}

/// The changes of the parts of a field that has some.
macro_rules! parts {
    ($now:expr, $($part:ident),*) => {{
        let now = $now;
        let mut others = Vec::new();
        $(for (name, other) in now.$part.others() {
            let mut changed = now;
            changed.$part = other;
            others.push((format!(".{}{name}", stringify!($part)), changed));
        })*
        others
    }};
}

impl Choices for Minutes {
    fn others(self) -> Vec<(String, Self)> {
        parts!(self, standard, rapid, blitz)
    }
}

impl Choices for Span {
    fn others(self) -> Vec<(String, Self)> {
        parts!(self, from, from_included, to, to_included)
    }
}

impl<T: Choices> Choices for RapidBlitz<T> {
    fn others(self) -> Vec<(String, Self)> {
        parts!(self, rapid, blitz)
    }
}

impl Choices for DefaultTime {
    fn others(self) -> Vec<(String, Self)> {
        let minutes = [0, 1, 59, 60, 61].map(Self::Minutes);
        named(self, &[&minutes[..], &[Self::MustBeAnnounced]].concat())
    }
}

impl Choices for ColorsReversed {
    fn others(self) -> Vec<(String, Self)> {
        let restarts = [9, 10, 11].map(Self::RestartBefore);
        named(self, &[&restarts[..], &[Self::Continue]].concat())
    }
}

macro_rules! choices {
    ($($choice:ident: $($variant:ident)*;)*) => {$(
        impl Choices for $choice {
            fn others(self) -> Vec<(String, Self)> {
                named(self, &[$(Self::$variant),*])
            }
        }
    )*};
}

choices! {
    FirstIllegal: Ordinary Loses LosesOnClaim;
    ClaimLostBy: MakingAMove TouchingAPiece;
    ClaimStops: PlayerMust PlayerMay PlayerOrArbiter;
    AutomaticRepetition: None FiveConsecutive FiveAnyTime;
    DrawRestriction: None Agreeing OfferingOrAgreeing;
    TwoHands: Discretion Illegal IllegalIfPressed;
    PressWithoutMove: Discretion Forbidden Illegal;
    UnpromotedPawn: Restore Queen;
    FiftyCounts: Made Completed;
    Contact: Deliberate WithIntent AnyButAccidental;
    TouchClaimLost: DeliberateTouchFor43And44 DeliberateTouch TouchWithIntent;
    UnsupervisedIllegal: OpponentOnly OpponentOrArbiter;
    UnsupervisedFlag: PlayersOnly PlayersUnlessBothDown ArbiterMay ArbiterShall;
    UnsupervisedBothFlags: Drawn ClaimFails FirstDecides;
    BothChecked: Unsaid ArbiterIntervenes WaitThenDraw;
    Quickplay: Always IfAnnounced;
    BothFlags: DrawInLastPeriod GuidelineOnly;
    Phone: RingLoses SoundLosesHalfIfCannotMate PossessionLoses;
    ResumptionLateness: OneHour DefaultTime;
    SealedEndingExcuses: WhoSealed Either;
    PenaltyList: Seven WithFine WithFineAndExclusion;
}

macro_rules! changes {
    ($provisions:ident: $($field:ident)*) => {{
        // A field that is missing here does not compile.
        let Provisions { $($field: _),* } = *$provisions;
        let mut changes = Vec::new();
        $(for (name, other) in $provisions.$field.others() {
            let mut changed = *$provisions;
            changed.$field = other;
            changes.push(Change { name: format!("{}{name}", stringify!($field)), provisions: changed });
        })*
        changes
    }};
}

/// Every change of one number or one choice.
pub fn changes(provisions: &Provisions) -> Vec<Change> {
    changes! {
        provisions:
        illegal_move_that_loses illegal_loss_may_draw first_illegal_loses_unsupervised illegal_move_gives
        wrong_claim_gives wrong_claim_halves supervised_blitz_scale_unsaid fifty_counts claim_lost_by
        claim_stops rapid default_time default_time_arbiter_may_waive automatic_repetition
        automatic_move_limit moves_before_agreement draw_restriction endings_keep_to_touch agreement_completes two_hands
        press_without_move unpromoted_pawn next_move_completes wrong_setting_corrected contact adjust_on_own_time_only
        touch_both_any_number touch_claim_lost setup_claim_moves unsupervised_illegal unsupervised_flag
        unsupervised_touch_on_request unsupervised_both_checked unsupervised_both_flags knows_supervision
        quickplay quickplay_increment quickplay_claim_offers verdict_follows_flag both_flags colors_reversed
        resignation_may_draw phone chess960 electronic_scoresheet resumption sealed_loss_may_fail
        session_end_announced sealed_ending_excuses both_absent_at_resumption penalties loss_leaves_score_open
        score_cap
    }
}
