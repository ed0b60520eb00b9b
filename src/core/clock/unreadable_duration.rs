//! What is wrong with a text that was to be a duration, and where.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a text is no duration, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadableDuration {
    /// The character (not byte) the complaint is about, counted from 0; the length of the text where something is missing.
    pub at: usize,
    /// What is wrong there.
    pub fault: DurationFault,
}

/// What can be wrong with the text of a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DurationFault {
    /// A digit belongs here.
    DigitExpected,
    /// A colon belongs here: at least minutes and seconds are written.
    ColonExpected,
    /// Two digits, 00 to 59, belong here.
    SixtyExpected,
    /// More than nine digits after the point: finer than a nanosecond.
    TooFine,
    /// More than [`LONGEST`](super::duration_text::LONGEST).
    TooLong,
    /// Nothing more may follow.
    EndExpected,
}

impl fmt::Display for UnreadableDuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fault = match self.fault {
            DurationFault::DigitExpected => "a digit is expected",
            DurationFault::ColonExpected => "a colon is expected, as in 0:05 or 1:30:00",
            DurationFault::SixtyExpected => "two digits from 00 to 59 are expected",
            DurationFault::TooFine => "finer than a nanosecond",
            DurationFault::TooLong => "too long to be counted",
            DurationFault::EndExpected => "nothing more is expected",
        };
        write!(f, "{fault} (at character {})", self.at + 1)
    }
}

impl Error for UnreadableDuration {}

/// A text that is no duration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoDuration {
    /// The text.
    pub text: String,
    /// What is wrong with it, and where.
    pub why: UnreadableDuration,
}

impl fmt::Display for NoDuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { text, why } = self;
        write!(f, "{text:?} is no time: {why}")
    }
}
