//! What no text said: which provisions of which edition were not read in it, and what they rest on instead.
//!
//! The texts at hand were these. 2005: one translation without article numbers, which has lost how moves are written and
//! most of what holds for blind players; all its numbers are general knowledge, and where it lost something 2009 was
//! followed. 2009, 2018 and 2023: complete. 2014: published excerpts only. 2017: Articles 1 to 7, 9, 10, the beginning of
//! 11 and Appendices A and B; its Article 7 from a second source, for one of its texts has that of 2018.

use super::edition::Edition;

/// Provisions of an edition that were not read in a text of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unverified {
    /// The edition.
    pub edition: Edition,
    /// What is laid down for it all the same.
    pub basis: Basis,
    /// The provisions, by the names of their fields.
    pub provisions: &'static [&'static str],
}

/// What a provision rests on that was read in no text of its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// What arbiters of the time remember and have written about it.
    GeneralKnowledge,
    /// The edition before it: nothing tells of a change.
    EditionBefore,
    /// The edition after it, whose list of changes does not name the article.
    EditionAfter,
    /// Our own reading: the text is there and says nothing.
    OwnReading,
}

/// All of it, oldest edition first.
pub const UNVERIFIED: &[Unverified] = &[
    // No exception to the loss by a bad sealed move stands in the translation.
    Unverified {
        edition: Edition::E2005,
        basis: Basis::OwnReading,
        provisions: &["sealed_loss_may_fail"],
    },
    Unverified {
        edition: Edition::E2014,
        basis: Basis::GeneralKnowledge,
        provisions: &[
            "first_illegal_loses_unsupervised",
            "illegal_move_gives",
            "wrong_claim_gives",
            "rapid",
            "endings_keep_to_touch",
            "press_without_move",
            "contact",
            "adjust_on_own_time_only",
            "touch_claim_lost",
            "setup_claim_moves",
            "unsupervised_illegal",
            "unsupervised_flag",
            "unsupervised_touch_on_request",
            "unsupervised_both_checked",
            "unsupervised_both_flags",
            "quickplay",
            "phone",
            "resumption",
            "session_end_announced",
            "sealed_ending_excuses",
            "both_absent_at_resumption",
            "penalties",
        ],
    },
    Unverified {
        edition: Edition::E2014,
        basis: Basis::EditionBefore,
        provisions: &[
            "wrong_claim_halves",
            "supervised_blitz_scale_unsaid",
            "fifty_counts",
            "moves_before_agreement",
            "agreement_completes",
            "two_hands",
            "wrong_setting_corrected",
            "knows_supervision",
            "quickplay_claim_offers",
            "verdict_follows_flag",
            "both_flags",
            "resignation_may_draw",
            "chess960",
            "electronic_scoresheet",
            "sealed_loss_may_fail",
            "loss_leaves_score_open",
            "score_cap",
        ],
    },
    // Known to differ in 2018: 7.5 to 7.8 and A.4 only.
    Unverified {
        edition: Edition::E2017,
        basis: Basis::EditionAfter,
        provisions: &[
            "quickplay",
            "quickplay_increment",
            "verdict_follows_flag",
            "both_flags",
            "chess960",
            "electronic_scoresheet",
            "resumption",
            "sealed_loss_may_fail",
            "session_end_announced",
            "sealed_ending_excuses",
            "both_absent_at_resumption",
            "penalties",
            "loss_leaves_score_open",
        ],
    },
    // B.2 names no minutes for supervised blitz. One is surely meant; the event may announce two.
    Unverified {
        edition: Edition::E2023,
        basis: Basis::OwnReading,
        provisions: &["illegal_move_gives", "wrong_claim_gives"],
    },
];
