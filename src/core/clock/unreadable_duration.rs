//! What is wrong with a text that was to be a duration, and where.

use serde::{Deserialize, Serialize};

/// Why a text is no duration, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{fault} (at character {})", .at + 1)]
pub struct UnreadableDuration {
    /// The character (not byte) the complaint is about, counted from 0; the length of the text where something is missing.
    pub at: usize,
    /// What is wrong there.
    pub fault: DurationFault,
}

/// What can be wrong with the text of a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum DurationFault {
    /// A digit belongs here.
    #[error("a digit is expected")]
    DigitExpected,
    /// A colon belongs here: at least minutes and seconds are written.
    #[error("a colon is expected, as in 0:05 or 1:30:00")]
    ColonExpected,
    /// Two digits, 00 to 59, belong here.
    #[error("two digits from 00 to 59 are expected")]
    SixtyExpected,
    /// More than nine digits after the point: finer than a nanosecond.
    #[error("finer than a nanosecond")]
    TooFine,
    /// More than [`LONGEST`](super::duration_text::LONGEST).
    #[error("too long to be counted")]
    TooLong,
    /// Nothing more may follow.
    #[error("nothing more is expected")]
    EndExpected,
}

/// A text that is no duration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{text:?} is no time: {why}")]
pub struct NoDuration {
    /// The text.
    pub text: String,
    /// What is wrong with it, and where.
    pub why: UnreadableDuration,
}
