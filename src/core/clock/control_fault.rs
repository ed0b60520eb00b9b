//! What is wrong with a text that was to be a time control, and where.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::control::ControlError;

/// Why a text is no time control, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ControlParseError {
    /// The character (not byte) the complaint is about, counted from 0; the length of the text where something is missing.
    pub at: usize,
    /// What is wrong there.
    pub fault: ControlFault,
}

/// What can be wrong with the text of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ControlFault {
    /// A period, thus a number or one of `* = ^ c`, belongs here.
    PeriodExpected,
    /// A number belongs here.
    NumberExpected,
    /// A whole number belongs here: moves and stretches have no fractions.
    WholeExpected,
    /// The number is too large to be meant: a time above [`LONGEST_ALLOTMENT`](super::control::LONGEST_ALLOTMENT), more moves than [`MOST_MOVES`](crate::chess::counters::MOST_MOVES), more
    /// stretches than [`MOST_STRETCHES`](super::control::MOST_STRETCHES).
    TooLarge,
    /// More than nine digits after the point.
    TooFine,
    /// `-B` and Black's control belong here.
    BlackExpected,
    /// After `;` one of `late`, `freeze`, `playon`, `own` belongs here.
    SettingExpected,
    /// This setting contradicts or repeats one before it.
    SettingTwice,
    /// Nothing that can stand here.
    EndExpected,
    /// The periods are readable but make no time control.
    Improper(ControlError),
}

impl fmt::Display for ControlParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            ControlFault::PeriodExpected => f.write_str("a period is expected, as in 5400+30")?,
            ControlFault::NumberExpected => f.write_str("a number is expected")?,
            ControlFault::WholeExpected => f.write_str("a whole number is expected")?,
            ControlFault::TooLarge => f.write_str("the number is too large")?,
            ControlFault::TooFine => f.write_str("finer than a nanosecond")?,
            ControlFault::BlackExpected => f.write_str("-B and Black's control are expected")?,
            ControlFault::SettingExpected => {
                f.write_str("late, freeze, playon or own is expected")?;
            }
            ControlFault::SettingTwice => f.write_str("this was already said")?,
            ControlFault::EndExpected => f.write_str("this cannot stand here")?,
            ControlFault::Improper(improper) => improper.fmt(f)?,
        }
        write!(f, " (at character {})", self.at + 1)
    }
}

impl Error for ControlParseError {}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoTimeControl {
    /// The text.
    pub text: String,
    /// What is wrong with it, and where.
    pub why: ControlParseError,
}

impl fmt::Display for NoTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { text, why } = self;
        write!(f, "{text:?} is no time control: {why}")
    }
}
