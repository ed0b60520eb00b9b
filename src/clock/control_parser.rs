//! Reads the grammar of [`control_text`](super::control_text), and says where a text leaves it.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::control::{
    AtFlag, ControlError, FirstIncrement, LONGEST_ALLOTMENT, MOST_STRETCHES, Method, NextPeriod,
    Period, TimeControl,
};
use super::duration_text::{BareSeconds, DurationFault, read_seconds};
use crate::chess::counters::MOST_MOVES;

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
    /// The number is too large to be meant: a time above [`LONGEST_ALLOTMENT`], more moves than [`MOST_MOVES`], more
    /// stretches than [`MOST_STRETCHES`].
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

/// A number as it was read, and where it began.
#[derive(Clone, Copy)]
struct Number {
    at: usize,
    /// The number, taken for seconds.
    time: Duration,
    whole: bool,
    /// How many seconds its unit has, where one was written.
    unit: Option<u32>,
}

/// What a period's time is counted in where no unit is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BareUnit {
    /// Seconds, as in files.
    Second,
    /// Minutes, as people say it.
    Minute,
}

/// The units that people write behind a number, with the seconds of each; a longer one stands before what it begins with.
const UNITS: [(&str, u32); 13] = [
    ("min", 60),
    ("m", 60),
    ("'", 60),
    ("′", 60),
    ("’", 60),
    ("sec", 1),
    ("s", 1),
    ("\"", 1),
    ("″", 1),
    ("”", 1),
    ("hours", 3_600),
    ("hour", 3_600),
    ("h", 3_600),
];

/// What is still to be read, and how many characters were.
pub(super) struct ControlReader<'a> {
    text: &'a str,
    at: usize,
    /// How people count, where the text was typed by one; else it is a file's.
    typed: Option<BareUnit>,
    /// The largest number of a period's time that was read without a unit, taken for seconds.
    largest_bare: Duration,
}

impl<'a> ControlReader<'a> {
    /// Reads what a file says.
    pub(super) fn new(text: &'a str) -> ControlReader<'a> {
        ControlReader {
            text,
            at: 0,
            typed: None,
            largest_bare: Duration::ZERO,
        }
    }

    /// Reads what a person typed, who may also write units, and `|` for `+`.
    pub(super) fn typed(text: &'a str, bare: BareUnit) -> ControlReader<'a> {
        ControlReader {
            typed: Some(bare),
            ..ControlReader::new(text)
        }
    }

    /// The largest number of a period's time that was read without a unit, taken for seconds.
    pub(super) fn largest_bare(&self) -> Duration {
        self.largest_bare
    }

    pub(super) fn fault(&self, fault: ControlFault) -> ControlParseError {
        ControlParseError { at: self.at, fault }
    }

    fn next(&mut self) -> Option<char> {
        let next = self.text.chars().next()?;
        self.text = &self.text[next.len_utf8()..];
        self.at += 1;
        Some(next)
    }

    fn skip_blanks(&mut self) {
        while self.text.starts_with([' ', '\t', '\u{a0}']) {
            self.next();
        }
    }

    pub(super) fn take(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let taken = self.text.starts_with(wanted);
        if taken {
            self.next();
        }
        taken
    }

    pub(super) fn end(&mut self) -> Result<(), ControlParseError> {
        self.skip_blanks();
        if self.text.is_empty() {
            Ok(())
        } else {
            Err(self.fault(ControlFault::EndExpected))
        }
    }

    pub(super) fn control(&mut self) -> Result<TimeControl, ControlParseError> {
        let mut begins = Vec::new();
        let mut periods = Vec::new();
        loop {
            self.skip_blanks();
            begins.push(self.at);
            periods.push(self.period()?);
            if !self.take(':') {
                break;
            }
        }
        let control = TimeControl::new(periods).map_err(|improper| {
            let (ControlError::TooManyPeriods(index)
            | ControlError::NoTime(index)
            | ControlError::NoMoves(index)
            | ControlError::MovesDoNotCount(index)
            | ControlError::NothingFollows(index)
            | ControlError::MustFollowZero(index)) = improper
            else {
                return self.fault(ControlFault::PeriodExpected);
            };
            ControlParseError {
                at: begins[index],
                fault: ControlFault::Improper(improper),
            }
        })?;
        self.settings(control)
    }

    fn period(&mut self) -> Result<Period, ControlParseError> {
        if self.take('*') {
            return Ok(Period {
                time: self.given()?,
                moves: None,
                method: Method::Hourglass,
            });
        }
        if self.take('=') {
            return Ok(Period {
                time: self.given()?,
                moves: None,
                method: Method::FixedPerMove,
            });
        }
        if self.take('c') {
            return Ok(Period {
                time: self.given()?,
                moves: None,
                method: Method::CanadianByoyomi,
            });
        }
        if self.take('^') {
            self.skip_blanks();
            let counted = if self.text.starts_with(|next: char| next.is_ascii_digit()) {
                self.given()?
            } else {
                Duration::ZERO
            };
            return Ok(Period {
                time: counted,
                moves: None,
                method: Method::Upcount,
            });
        }
        let number = self.number().map_err(|unclear| match unclear.fault {
            ControlFault::NumberExpected => ControlParseError {
                fault: ControlFault::PeriodExpected,
                ..unclear
            },
            _other @ (ControlFault::PeriodExpected
            | ControlFault::WholeExpected
            | ControlFault::TooLarge
            | ControlFault::TooFine
            | ControlFault::BlackExpected
            | ControlFault::SettingExpected
            | ControlFault::SettingTwice
            | ControlFault::EndExpected
            | ControlFault::Improper(_)) => unclear,
        })?;
        if self.take('x') {
            let method = Method::JapaneseByoyomi {
                periods: whole(number, MOST_STRETCHES)?,
            };
            return Ok(Period {
                time: self.given()?,
                moves: None,
                method,
            });
        }
        if self.take('c') {
            let moves = Some(whole(number, MOST_MOVES)?);
            return Ok(Period {
                time: self.given()?,
                moves,
                method: Method::CanadianByoyomi,
            });
        }
        let (moves, time) = if self.take('/') {
            let time = self.number()?;
            (Some(whole(number, MOST_MOVES)?), self.base(time)?)
        } else {
            (None, self.base(number)?)
        };
        let method = if self.take('+') || self.typed.is_some() && self.take('|') {
            Method::Fischer {
                increment: self.given()?,
            }
        } else if self.take('b') {
            Method::Bronstein {
                delay: self.given()?,
            }
        } else if self.take('d') {
            Method::UsDelay {
                delay: self.given()?,
            }
        } else {
            Method::SuddenDeath
        };
        Ok(Period {
            time,
            moves,
            method,
        })
    }

    fn settings(&mut self, mut control: TimeControl) -> Result<TimeControl, ControlParseError> {
        let (mut late, mut flag, mut own) = (false, false, false);
        while self.take(';') {
            self.skip_blanks();
            let begin = self.at;
            let mut word = String::new();
            while self
                .text
                .starts_with(|next: char| next.is_ascii_alphabetic())
            {
                word.extend(self.next());
            }
            let (said, changed) = match word.as_str() {
                "late" => (
                    &mut late,
                    control.with_first_increment(FirstIncrement::AfterMoveOne),
                ),
                "freeze" => (&mut flag, Ok(control.with_at_flag(AtFlag::Freeze))),
                "playon" => (&mut flag, Ok(control.with_at_flag(AtFlag::PlayOn))),
                "own" => (
                    &mut own,
                    Ok(control.with_next_period(NextPeriod::ToOneself)),
                ),
                _ => {
                    return Err(ControlParseError {
                        at: begin,
                        fault: ControlFault::SettingExpected,
                    });
                }
            };
            if std::mem::replace(said, true) {
                return Err(ControlParseError {
                    at: begin,
                    fault: ControlFault::SettingTwice,
                });
            }
            control = changed.map_err(|improper| ControlParseError {
                at: begin,
                fault: ControlFault::Improper(improper),
            })?;
        }
        Ok(control)
    }

    fn number(&mut self) -> Result<Number, ControlParseError> {
        self.skip_blanks();
        let at = self.at;
        let seconds = read_seconds(self.text).map_err(|unreadable| {
            let there = at + unreadable.at;
            match unreadable.fault {
                DurationFault::TooLong => (at, ControlFault::TooLarge),
                DurationFault::TooFine => (there, ControlFault::TooFine),
                DurationFault::DigitExpected
                | DurationFault::ColonExpected
                | DurationFault::SixtyExpected
                | DurationFault::EndExpected => (there, ControlFault::NumberExpected),
            }
        });
        let BareSeconds {
            time,
            is_whole,
            length,
        } = seconds.map_err(|(at, fault)| ControlParseError { at, fault })?;
        self.text = &self.text[length..];
        self.at += length;
        let number = Number {
            at,
            time,
            whole: is_whole,
            unit: self.typed.and_then(|_| self.unit()),
        };
        number.counted_in(1).map(|_| number)
    }

    /// The unit behind a number, as the seconds it has.
    fn unit(&mut self) -> Option<u32> {
        let blanks = self.text.trim_start_matches([' ', '\t', '\u{a0}']);
        let (name, seconds) = UNITS
            .into_iter()
            .find(|(name, _)| blanks.starts_with(name))?;
        self.skip_blanks();
        self.text = &self.text[name.len()..];
        self.at += name.chars().count();
        Some(seconds)
    }

    /// A period's time: in minutes or seconds, as its reader counts where no unit stands.
    fn base(&mut self, number: Number) -> Result<Duration, ControlParseError> {
        if number.unit.is_none() {
            self.largest_bare = self.largest_bare.max(number.time);
        }
        number.counted_in(match self.typed {
            Some(BareUnit::Minute) => 60,
            Some(BareUnit::Second) | None => 1,
        })
    }

    /// What is given by the move or by the stretch: seconds, for everybody.
    fn given(&mut self) -> Result<Duration, ControlParseError> {
        self.number()?.counted_in(1)
    }
}

impl Number {
    /// The time that the number is, in its own unit or else in one of so many seconds.
    fn counted_in(self, bare: u32) -> Result<Duration, ControlParseError> {
        let time = self.time.checked_mul(self.unit.unwrap_or(bare));
        time.filter(|time| *time <= LONGEST_ALLOTMENT)
            .ok_or(ControlParseError {
                at: self.at,
                fault: ControlFault::TooLarge,
            })
    }
}

fn whole(number: Number, most: u32) -> Result<u32, ControlParseError> {
    if !number.whole || number.unit.is_some() {
        return Err(ControlParseError {
            at: number.at,
            fault: ControlFault::WholeExpected,
        });
    }
    let count = u32::try_from(number.time.as_secs()).ok();
    count
        .filter(|count| *count <= most)
        .ok_or(ControlParseError {
            at: number.at,
            fault: ControlFault::TooLarge,
        })
}
