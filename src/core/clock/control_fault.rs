//! What is wrong with a text that was to be a time control, and where.

use serde::{Deserialize, Serialize};

use super::control::ControlError;

/// Why a text is no time control, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{fault} (at character {})", .at + 1)]
pub struct ControlParseError {
    /// The character (not byte) the complaint is about, counted from 0; the length of the text where something is missing.
    pub at: usize,
    /// What is wrong there.
    pub fault: ControlFault,
}

/// What can be wrong with the text of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ControlFault {
    /// A period, thus a number or one of `* = ^ c`, belongs here.
    #[error("a period is expected, as in 5400+30")]
    PeriodExpected,
    /// A number belongs here.
    #[error("a number is expected")]
    NumberExpected,
    /// A whole number belongs here: moves and stretches have no fractions.
    #[error("a whole number is expected")]
    WholeExpected,
    /// The number is too large to be meant: a time above [`LONGEST_ALLOTMENT`](super::control::LONGEST_ALLOTMENT), more moves than [`MOST_MOVES`](crate::chess::counters::MOST_MOVES), more
    /// stretches than [`MOST_STRETCHES`](super::control::MOST_STRETCHES).
    #[error("the number is too large")]
    TooLarge,
    /// More than nine digits after the point.
    #[error("finer than a nanosecond")]
    TooFine,
    /// `-B` and Black's control belong here.
    #[error("-B and Black's control are expected")]
    BlackExpected,
    /// After `;` one of `late`, `freeze`, `playon`, `own` belongs here.
    #[error("late, freeze, playon or own is expected")]
    SettingExpected,
    /// This setting contradicts or repeats one before it.
    #[error("this was already said")]
    SettingTwice,
    /// Nothing that can stand here.
    #[error("this cannot stand here")]
    EndExpected,
    /// The periods are readable but make no time control.
    #[error(transparent)]
    Improper(ControlError),
}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{text:?} is no time control: {why}")]
pub struct NoTimeControl {
    /// The text.
    pub text: String,
    /// What is wrong with it, and where.
    pub why: ControlParseError,
}
