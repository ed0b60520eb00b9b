//! What each edition lays down: the oldest whole, each later one as an amendment of the one before it.
//!
//! Behind each line stands the article that lays it down, as that edition numbers it. Where the oldest edition is silent,
//! *before* names the article, and its edition, that spoke of the matter first. What nobody could read is listed in
//! [`unverified`](super::unverified).

use super::edition::Edition;
use super::pace::Span;
use super::provisions::{
    AutomaticRepetition, BothChecked, BothFlags, ClaimLostBy, ClaimStops, ColorsReversed, Contact,
    DefaultTime, DrawRestriction, FiftyCounts, FirstIllegal, Minutes, PenaltyList, Phone,
    PressWithoutMove, Provisions, Quickplay, RapidBlitz, ResumptionLateness, SealedEndingExcuses,
    Seconds, TouchClaimLost, TwoHands, UnpromotedPawn, UnsupervisedBothFlags, UnsupervisedFlag,
    UnsupervisedIllegal,
};

impl Edition {
    /// What it lays down where editions differ.
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
}

/// In force from 1 July 2005, and the one from which all others are told here.
///
/// Much is still left to the arbiter: two hands, a press without a move, a game begun with colours reversed. The quickplay
/// finish is an article like any other and holds always, in rapid and blitz only the players look after flags and illegal
/// moves, and nothing draws without somebody asking.
const E2005: Provisions = Provisions {
    illegal_move_that_loses: 3,   // 7.4b
    illegal_loss_may_draw: false, // before 7.4b of 2009
    first_illegal_loses_unsupervised: RapidBlitz {
        rapid: FirstIllegal::Ordinary,     // B6, 7.4b
        blitz: FirstIllegal::LosesOnClaim, // C3
    },
    illegal_move_gives: Minutes {
        standard: 2, // 7.4b
        rapid: 2,    // 7.4b
        blitz: 2,    // 7.4b
    },
    wrong_claim_gives: Minutes {
        standard: 3, // 9.5b
        rapid: 3,    // 9.5b
        blitz: 3,    // 9.5b
    },
    wrong_claim_halves: true,                // 9.5b
    supervised_blitz_scale_unsaid: false,    // before B.2 of 2023
    fifty_counts: FiftyCounts::Made,         // 9.3b
    claim_lost_by: ClaimLostBy::MakingAMove, // 9.4
    claim_stops: ClaimStops::PlayerMust,     // 9.5
    rapid: Span {
        from: 15,            // B1
        from_included: true, // B1
        to: 60,              // B1
        to_included: true,   // B1; by the letter of its translation
    },
    default_time: DefaultTime::Minutes(60),           // 6.7
    default_time_arbiter_may_waive: true,             // 6.7
    automatic_repetition: AutomaticRepetition::None,  // before 9.6a of 2014
    automatic_move_limit: None,                       // before 9.6b of 2014
    moves_before_agreement: 0,                        // 5.2c
    draw_restriction: DrawRestriction::None,          // before 9.1a of 2009
    endings_keep_to_touch: false,                     // 5.1a, 5.2a, 5.2b
    agreement_completes: true,                        // 6.8a
    two_hands: TwoHands::Discretion,                  // 4.1
    press_without_move: PressWithoutMove::Discretion, // before 6.2c of 2014
    unpromoted_pawn: UnpromotedPawn::Restore,         // 7.4a
    next_move_completes: false,                       // before 6.2a(2) of 2014
    wrong_setting_corrected: false,                   // before 6.10b of 2009
    contact: Contact::Deliberate,                     // 4.3
    adjust_on_own_time_only: false,                   // before 6.2d of 2014
    touch_both_any_number: false,                     // 4.3c
    touch_claim_lost: TouchClaimLost::DeliberateTouchFor43And44, // 4.7
    setup_claim_moves: 3,                             // B4
    unsupervised_illegal: UnsupervisedIllegal::OpponentOnly, // B6
    unsupervised_flag: UnsupervisedFlag::PlayersOnly, // B7
    unsupervised_touch_on_request: true,              // B5
    unsupervised_both_checked: RapidBlitz {
        rapid: BothChecked::ArbiterIntervenes, // B6
        blitz: BothChecked::Unsaid,            // C3
    },
    unsupervised_both_flags: UnsupervisedBothFlags::Drawn, // B9
    knows_supervision: false,                              // before A.3 of 2009
    quickplay: Quickplay::Always,                          // 10
    quickplay_increment: None,                             // before G.4 of 2014
    quickplay_claim_offers: true,                          // 9.1c
    verdict_follows_flag: false,                           // 10.2b
    both_flags: BothFlags::DrawInLastPeriod, // 6.12; by excerpts, its translation has lost it
    colors_reversed: ColorsReversed::Continue, // 7.2
    resignation_may_draw: false,             // 5.1b
    phone: Phone::RingLoses,                 // 12.2b
    chess960: false,                         // before F of 2009
    electronic_scoresheet: false,            // before 8.1.1.2 of 2023
    resumption: ResumptionLateness::OneHour, // A10
    sealed_loss_may_fail: false,             // before 8 of 2009
    session_end_announced: true,             // A13
    sealed_ending_excuses: SealedEndingExcuses::WhoSealed, // A10
    both_absent_at_resumption: false,        // before E.11 of 2014
    penalties: PenaltyList::Seven,           // 13.4
    loss_leaves_score_open: false,           // 13.4
    score_cap: false,                        // before 10.2 of 2017
};

/// In force from 1 July 2009: be at the board in time, and claim before you touch.
///
/// The default time falls from an hour to nothing, and the arbiter may no longer excuse anybody; organisers may forbid
/// agreed draws. A wrong claim costs the claimant nothing of their own any more, but the right to claim now goes with the
/// first touch and not only with the move. A loss by illegal moves, by a telephone or by a bad sealed move is no longer
/// blind to what the opponent could still have won. Rapid and blitz with enough arbiters are played like any other game,
/// and Chess960 is in the booklet.
const E2009: Provisions = Provisions {
    illegal_loss_may_draw: true,                // 7.4b
    wrong_claim_halves: false,                  // 9.5b
    claim_lost_by: ClaimLostBy::TouchingAPiece, // 9.4
    claim_stops: ClaimStops::PlayerMay,         // 9.5
    rapid: Span {
        to_included: false, // A.1
        ..E2005.rapid
    },
    default_time: DefaultTime::Minutes(0),             // 6.6a
    default_time_arbiter_may_waive: false,             // 6.6a
    draw_restriction: DrawRestriction::Agreeing,       // 9.1a
    wrong_setting_corrected: true,                     // 6.10b
    touch_claim_lost: TouchClaimLost::DeliberateTouch, // 4.7
    unsupervised_flag: UnsupervisedFlag::PlayersUnlessBothDown, // A.4d(1)
    knows_supervision: true,                           // A.3, B.2
    phone: Phone::SoundLosesHalfIfCannotMate,          // 12.3b
    chess960: true,                                    // F
    sealed_loss_may_fail: true,                        // 8
    ..E2005
};

/// In force from 1 July 2014: fewer chances, and an arbiter who may act alone.
///
/// The second illegal move loses, and without supervision the first. Five times the same position and seventy-five quiet
/// moves draw by themselves, so that no game goes on for ever. The quickplay finish becomes an appendix for those who
/// announce it and have no increment; before claiming, a player may ask for five seconds a move. A press that was
/// forgotten is made good by the next move. Telephones are forbidden even when they are silent, since a silent one tells
/// moves as well.
const E2014: Provisions = Provisions {
    illegal_move_that_loses: 2, // 7.5b
    first_illegal_loses_unsupervised: RapidBlitz {
        rapid: FirstIllegal::Loses, // A.4b
        blitz: FirstIllegal::Loses, // A.4b
    },
    illegal_move_gives: Minutes {
        blitz: 1, // B.2
        ..E2009.illegal_move_gives
    },
    wrong_claim_gives: Minutes {
        standard: 2, // 9.5b
        rapid: 2,    // 9.5b
        blitz: 1,    // B.2
    },
    claim_stops: ClaimStops::PlayerOrArbiter, // 9.5
    rapid: Span {
        from: 10,             // A.1
        from_included: false, // A.1
        ..E2009.rapid
    },
    default_time: DefaultTime::MustBeAnnounced, // 6.7a
    default_time_arbiter_may_waive: true,       // 6.7a
    automatic_repetition: AutomaticRepetition::FiveConsecutive, // 9.6a
    automatic_move_limit: Some(75),             // 9.6b
    endings_keep_to_touch: true,                // 5.1a, 5.2a, 5.2b
    press_without_move: PressWithoutMove::Forbidden, // 6.2c
    unpromoted_pawn: UnpromotedPawn::Queen,     // 7.5a
    next_move_completes: true,                  // 6.2a(2)
    contact: Contact::WithIntent,               // 4.3
    adjust_on_own_time_only: true,              // 6.2d
    touch_claim_lost: TouchClaimLost::TouchWithIntent, // 4.8
    setup_claim_moves: 10,                      // A.4a(1)
    unsupervised_illegal: UnsupervisedIllegal::OpponentOrArbiter, // A.4b
    unsupervised_flag: UnsupervisedFlag::ArbiterMay, // 6.8
    unsupervised_touch_on_request: false,       // A.4b of 2009 is gone
    unsupervised_both_checked: RapidBlitz {
        rapid: BothChecked::WaitThenDraw, // A.4d
        blitz: BothChecked::WaitThenDraw, // A.4d
    },
    unsupervised_both_flags: UnsupervisedBothFlags::ClaimFails, // A.4c
    quickplay: Quickplay::IfAnnounced,                          // G.2
    quickplay_increment: Some(Seconds(5)),                      // G.4
    phone: Phone::PossessionLoses,                              // 11.3b
    resumption: ResumptionLateness::DefaultTime,                // E.10
    session_end_announced: false,                               // E.14
    sealed_ending_excuses: SealedEndingExcuses::Either,         // E.10
    both_absent_at_resumption: true,                            // E.11
    penalties: PenaltyList::WithFine,                           // 12.9
    ..E2009
};

/// In force from 1 July 2017: what used to be left to the arbiter is written down.
///
/// Two hands for one move and a press without a move are illegal moves now, each with a paragraph of its own. Any contact
/// binds unless it was plainly an accident. Nobody agrees to a draw before both have moved, so that no game is drawn
/// without being played; five times the same position draw whenever they come, so that a sixth cannot be played for. A
/// game begun with colours reversed is begun anew if that is found early. Guidelines are parted from the Laws: Chess960,
/// adjourned games and the quickplay finish are among them.
const E2017: Provisions = Provisions {
    fifty_counts: FiftyCounts::Completed,                   // 9.3.2
    default_time: DefaultTime::Minutes(0),                  // 6.7.1
    automatic_repetition: AutomaticRepetition::FiveAnyTime, // 9.6.1
    moves_before_agreement: 1,                              // 5.2.3
    draw_restriction: DrawRestriction::OfferingOrAgreeing,  // 9.1.1
    agreement_completes: false,                             // 6.2.1.1
    two_hands: TwoHands::Illegal,                           // 7.7.1
    press_without_move: PressWithoutMove::Illegal,          // 7.8.1
    contact: Contact::AnyButAccidental,                     // 4.2.2
    touch_both_any_number: true,                            // 4.3.3
    quickplay_claim_offers: false,                          // 9.1.2.3
    verdict_follows_flag: true,                             // III.5.2
    both_flags: BothFlags::GuidelineOnly,                   // III.3.1
    colors_reversed: ColorsReversed::RestartBefore(10),     // 7.3
    penalties: PenaltyList::WithFineAndExclusion,           // 12.9
    loss_leaves_score_open: true,                           // 12.9.6
    score_cap: true,                                        // 10.2
    ..E2014
};

/// In force from 1 January 2018: half a year later, what had turned out too hard is softened.
///
/// Two hands are an illegal move only once the clock is pressed, so that they can be put right until then. Without
/// supervision the first illegal move no longer loses: minutes first, as everywhere else. There the arbiter now calls
/// flags and no longer merely may, and since the clock tells which flag fell first, a claim on time no longer asks whether
/// the claimant has time left.
const E2018: Provisions = Provisions {
    first_illegal_loses_unsupervised: RapidBlitz {
        rapid: FirstIllegal::Ordinary, // A.4.2
        blitz: FirstIllegal::Ordinary, // A.4.2
    },
    two_hands: TwoHands::IllegalIfPressed,             // 7.5.4
    unsupervised_flag: UnsupervisedFlag::ArbiterShall, // A.4.5
    unsupervised_both_flags: UnsupervisedBothFlags::FirstDecides, // A.4.3
    ..E2017
};

/// In force from 1 January 2023, the newest.
///
/// Who resigns to somebody who could never mate has drawn, as with a fallen flag. In rapid a penalty is one minute, as in
/// blitz; the article on supervised blitz was rearranged with it and names no figure any more. Certified electronic
/// scoresheets may take the place of paper.
const E2023: Provisions = Provisions {
    illegal_move_gives: Minutes {
        rapid: 1, // A.3
        ..E2018.illegal_move_gives
    },
    wrong_claim_gives: Minutes {
        rapid: 1, // A.3
        ..E2018.wrong_claim_gives
    },
    supervised_blitz_scale_unsaid: true, // B.2
    resignation_may_draw: true,          // 5.1.2
    electronic_scoresheet: true,         // 8.1.1.2
    ..E2018
};
