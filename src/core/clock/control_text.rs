//! Time controls as text, both ways: the grammar of PGN's `TimeControl` tag and of TRF26, and this house's additions.
//!
//! | text | meaning | source |
//! |---|---|---|
//! | `?` | unknown | PGN |
//! | `-` | no time control | PGN |
//! | `300` | 300 s for the game; before a colon, until they are used up | PGN |
//! | `40/6000` | 40 moves in 6000 s; as the last field, for every 40 moves | PGN |
//! | `300+3` `40/6000+30` | the same with 3 s or 30 s more each move (Fischer) | PGN, TRF26 |
//! | `40/6000+30:900+30` | one period after the other | PGN, TRF26 |
//! | `*180` | hourglass | PGN |
//! | `W300-B240` | White's and Black's own | TRF26 |
//! | `1500b10` `40/6900b5` | Bronstein delay of 10 s, 5 s | addition |
//! | `300d2` | US delay of 2 s | addition, after the `d2` of US tournament announcements |
//! | `3600:5x30` | Japanese byo-yomi: five stretches of 30 s | addition |
//! | `3600:25c300` | Canadian byo-yomi: 25 moves in 300 s, renewed | addition |
//! | `3600:c300` | the same, people count the moves and renew the time | addition |
//! | `1500:^` `^60` | upcount, from nothing or from 60 s | addition |
//! | `=30` | 30 s for every move | addition |
//! | `…;late` | the first increment comes only after the first move | addition |
//! | `…;freeze` `…;playon` | what the clock does at the flag, where not usual for the method | addition |
//! | `…;own` | the next period's time goes only to the player who reached zero | addition |
//!
//! Times are seconds, and may have a decimal fraction of up to nine digits. Blanks may stand between the parts. A delay is
//! never written with `+`, which other programs would take for an increment.
//!
//! What a person types is read by [`typed_control`](super::typed_control) instead: a period's time is minutes, unless one of
//! them is 180 or more, which nobody means as minutes; then all are seconds, as written here.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::ByColor;

use super::control::{AtFlag, FirstIncrement, Method, NextPeriod, Period, TimeControl};
pub use super::control_fault::{ControlFault, ControlParseError, NoTimeControl};
use super::control_reader::ControlReader;
use super::duration_text::DurationStyle;
use crate::serde_support::carried_fault::custom_error;

/// What a text says about the time of a game.
///
/// ```
/// use jadoube_core::clock::control_text::AgreedTimeControl;
///
/// let armageddon: AgreedTimeControl = "W300-B240".parse()?;
/// assert!(matches!(&armageddon, AgreedTimeControl::Timed(controls) if controls.white != controls.black));
/// assert_eq!(armageddon.to_string(), "W300-B240");
/// assert_eq!("40/60O0".parse::<AgreedTimeControl>().map_err(|unclear| unclear.at), Err(5));
/// # Ok::<(), jadoube_core::clock::control_text::ControlParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AgreedTimeControl {
    /// `?`: nobody knows.
    Unknown,
    /// `-`: the game has no time control.
    Untimed,
    /// What each side is given.
    Timed(ByColor<TimeControl>),
}

impl AgreedTimeControl {
    /// What each side is given; nothing where there is no clock or nobody knows.
    pub fn timed(self) -> Option<ByColor<TimeControl>> {
        match self {
            Self::Timed(controls) => Some(controls),
            Self::Unknown | Self::Untimed => None,
        }
    }
}

impl FromStr for AgreedTimeControl {
    type Err = ControlParseError;

    /// Reads the whole grammar of this module.
    ///
    /// # Errors
    /// [`ControlParseError`], with the character where reading stopped, or where the period begins that makes no sense.
    fn from_str(text: &str) -> Result<AgreedTimeControl, ControlParseError> {
        agreement(&mut ControlReader::new(text))
    }
}

/// Reads what both sides are given, to the end of the text.
pub(super) fn agreement(
    reader: &mut ControlReader<'_>,
) -> Result<AgreedTimeControl, ControlParseError> {
    let agreement = if reader.take('?') {
        AgreedTimeControl::Unknown
    } else if reader.take('-') {
        AgreedTimeControl::Untimed
    } else if reader.take('W') {
        let white = reader.control()?;
        if !(reader.take('-') && reader.take('B')) {
            reader.skip_blanks();
            return Err(reader.fault(ControlFault::BlackExpected));
        }
        AgreedTimeControl::Timed(ByColor {
            white,
            black: reader.control()?,
        })
    } else {
        let white = reader.control()?;
        let black = if reader.parts_sides() {
            reader.control()?
        } else {
            white.clone()
        };
        AgreedTimeControl::Timed(ByColor { white, black })
    };
    reader.end()?;
    Ok(agreement)
}

/// Reads what one side is given, to the end of the text.
pub(super) fn one_side(reader: &mut ControlReader<'_>) -> Result<TimeControl, ControlParseError> {
    let control = reader.control()?;
    reader.end()?;
    Ok(control)
}

impl FromStr for TimeControl {
    type Err = ControlParseError;

    /// Reads one side's control.
    ///
    /// # Errors
    /// [`ControlParseError`], with the character where reading stopped; also where the text means both sides, or none.
    fn from_str(text: &str) -> Result<TimeControl, ControlParseError> {
        one_side(&mut ControlReader::new(text))
    }
}

impl fmt::Display for AgreedTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_agreement(f, self, IN_FILES)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_control(f, self, IN_FILES)
    }
}

/// How a time control is spelt.
#[derive(Clone, Copy)]
pub(super) struct Spelling {
    /// A period's time, behind the number of its moves if it has one.
    pub base: fn(Duration, Option<u32>) -> String,
    /// What stands between two periods.
    pub parting: &'static str,
}

const IN_FILES: Spelling = Spelling {
    base: |time, _| in_seconds(time),
    parting: ":",
};

/// A time as files have it.
fn in_seconds(time: Duration) -> String {
    DurationStyle::SECONDS.text(time).to_string()
}

/// Writes what both sides are given, in that spelling.
pub(super) fn write_agreement(
    f: &mut impl fmt::Write,
    agreed: &AgreedTimeControl,
    spelling: Spelling,
) -> fmt::Result {
    match agreed {
        AgreedTimeControl::Unknown => f.write_str("?"),
        AgreedTimeControl::Untimed => f.write_str("-"),
        AgreedTimeControl::Timed(ByColor { white, black }) if white == black => {
            write_control(f, white, spelling)
        }
        AgreedTimeControl::Timed(ByColor { white, black }) => {
            f.write_str("W")?;
            write_control(f, white, spelling)?;
            f.write_str("-B")?;
            write_control(f, black, spelling)
        }
    }
}

/// Writes what one side is given, in that spelling.
pub(super) fn write_control(
    f: &mut impl fmt::Write,
    control: &TimeControl,
    spelling: Spelling,
) -> fmt::Result {
    for (index, period) in control.periods().iter().enumerate() {
        if index > 0 {
            f.write_str(spelling.parting)?;
        }
        write_period(f, *period, spelling.base)?;
    }
    if control.first_increment() == FirstIncrement::AfterMoveOne {
        f.write_str(";late")?;
    }
    if control.at_flag() != AtFlag::default_for(control.periods()) {
        f.write_str(match control.at_flag() {
            AtFlag::Freeze => ";freeze",
            AtFlag::PlayOn => ";playon",
        })?;
    }
    match control.next_period() {
        NextPeriod::ToBoth => Ok(()),
        NextPeriod::ToOneself => f.write_str(";own"),
    }
}

fn write_period(
    f: &mut impl fmt::Write,
    period: Period,
    base: fn(Duration, Option<u32>) -> String,
) -> fmt::Result {
    let time = in_seconds(period.time);
    match (period.moves, period.method) {
        (Some(moves), Method::CanadianByoyomi) => return write!(f, "{moves}c{time}"),
        (None, Method::CanadianByoyomi) => return write!(f, "c{time}"),
        (_, Method::JapaneseByoyomi { periods }) => return write!(f, "{periods}x{time}"),
        (_, Method::Hourglass) => return write!(f, "*{time}"),
        (_, Method::FixedPerMove) => return write!(f, "={time}"),
        (_, Method::Upcount) if period.time.is_zero() => return f.write_str("^"),
        (_, Method::Upcount) => return write!(f, "^{time}"),
        (
            moves,
            Method::SuddenDeath
            | Method::Fischer { .. }
            | Method::Bronstein { .. }
            | Method::UsDelay { .. },
        ) => {
            if let Some(moves) = moves {
                write!(f, "{moves}/")?;
            }
            f.write_str(&base(period.time, moves))?;
        }
    }
    match period.method {
        Method::Fischer { increment } => write!(f, "+{}", in_seconds(increment)),
        Method::Bronstein { delay } => write!(f, "b{}", in_seconds(delay)),
        Method::UsDelay { delay } => write!(f, "d{}", in_seconds(delay)),
        Method::SuddenDeath
        | Method::Hourglass
        | Method::JapaneseByoyomi { .. }
        | Method::CanadianByoyomi
        | Method::Upcount
        | Method::FixedPerMove => Ok(()),
    }
}

impl Serialize for AgreedTimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for AgreedTimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AgreedTimeControl, D::Error> {
        from_text(deserializer)
    }
}

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        from_text(deserializer)
    }
}

fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err = ControlParseError>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse()
        .map_err(|why| custom_error("Control", &NoTimeControl { text, why }))
}
