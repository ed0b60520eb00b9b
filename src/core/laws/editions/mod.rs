//! Which editions there are, how each rule is numbered in each, and what they lay down where they differ.
//!
//! Only here may a year be named. What a provision leads to is for the chapters.

pub mod amendments;
pub mod concordance;
pub mod contents;
pub mod edition;
pub mod pace;
pub mod provisions;
pub mod rule_family;
pub mod statements;
pub mod unverified;

pub use concordance::Rule;
pub use contents::Provision;
pub use edition::Edition;
pub use pace::Pace;
pub use provisions::{
    AutomaticRepetition, BothChecked, BothFlags, ClaimLostBy, ClaimStops, ColorsReversed, Contact,
    DefaultTime, DrawRestriction, FiftyCounts, FirstIllegal, Minutes, PenaltyList, Phone,
    PressWithoutMove, Provisions, Quickplay, ResumptionLateness, SealedEndingExcuses,
    TouchClaimLost, TwoHands, UnpromotedPawn, UnsupervisedBothFlags, UnsupervisedFlag,
    UnsupervisedIllegal,
};
pub use rule_family::RuleFamily;
pub use statements::Statement;
