//! When an act happened and how long it took, exact to the nanosecond, and both as text.
//!
//! Durations are written `h:mm:ss`, with the shortest decimal fraction that is exact: `0:05:00`, `1:30:00`, `0:00:19.4`.

use std::error::Error;
use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// When something happened: the time since the acts of a game began.
///
/// Two moments cannot be added; one taken from the other leaves a [`Duration`].
///
/// ```
/// use jadoube::clock::Moment;
/// use std::time::Duration;
///
/// let touched = Moment::START + Duration::from_secs(3);
/// let pressed = Moment::START + Duration::from_millis(4_500);
/// assert_eq!(pressed - touched, Duration::from_millis(1_500));
/// assert_eq!(touched - pressed, Duration::ZERO);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(Duration);

impl Moment {
    /// When the acts of the game begin.
    pub const START: Moment = Moment(Duration::ZERO);

    /// The moment `since_start` after the acts began.
    #[must_use]
    pub const fn after(since_start: Duration) -> Moment {
        Moment(since_start)
    }

    /// How long after the beginning of the acts this is.
    #[must_use]
    pub const fn since_start(self) -> Duration {
        self.0
    }
}

impl Sub for Moment {
    type Output = Duration;

    /// How long this is after `earlier`; nothing if it is not after it.
    fn sub(self, earlier: Moment) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<Duration> for Moment {
    type Output = Moment;

    /// The moment that much later; the last one that can be told, should the sum pass it (584 thousand million years).
    fn add(self, later: Duration) -> Moment {
        Moment(self.0.saturating_add(later))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(self.0))
    }
}

impl FromStr for Moment {
    type Err = UnreadableDuration;

    fn from_str(text: &str) -> Result<Moment, UnreadableDuration> {
        read(text).map(Moment)
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_text::serialize(&self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        as_text::deserialize(deserializer).map(Moment)
    }
}

/// Why a text is no duration, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnreadableDuration {
    /// The character (not byte) the complaint is about, counted from 0; the length of the text where something is missing.
    pub at: usize,
    /// What is wrong there.
    pub fault: DurationFault,
}

/// What can be wrong with the text of a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DurationFault {
    /// A digit belongs here.
    DigitExpected,
    /// A colon belongs here: at least minutes and seconds are written.
    ColonExpected,
    /// Two digits, 00 to 59, belong here.
    SixtyExpected,
    /// More than nine digits after the point: finer than a nanosecond.
    TooFine,
    /// More time than can be counted.
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

/// Reads `h:mm:ss`, `m:ss`, or either with a fraction of up to nine digits after a point.
///
/// The first number may be as large as it likes (`90:00` is an hour and a half); the others are two digits, 00 to 59.
/// Nothing else is accepted: no sign, no space, no bare number of seconds.
///
/// # Errors
/// [`UnreadableDuration`], with the character where reading stopped.
///
/// ```
/// use jadoube::clock::time::read;
/// use std::time::Duration;
///
/// assert_eq!(read("1:30:00"), Ok(Duration::from_secs(5_400)));
/// assert_eq!(read("0:02.25"), Ok(Duration::from_millis(2_250)));
/// assert_eq!(read("2:7").map_err(|error| error.at), Err(2));
/// ```
pub fn read(text: &str) -> Result<Duration, UnreadableDuration> {
    let mut rest = Rest { text, at: 0 };
    let mut seconds = rest.number()?;
    rest.colon()?;
    seconds = carry(seconds, rest.sixty()?, rest.at)?;
    if rest.take(':') {
        seconds = carry(seconds, rest.sixty()?, rest.at)?;
    }
    let nanos = if rest.take('.') { rest.fraction()? } else { 0 };
    if rest.text.is_empty() {
        Ok(Duration::new(seconds, nanos))
    } else {
        Err(rest.fault(DurationFault::EndExpected))
    }
}

/// The canonical text of a duration: `h:mm:ss` and the shortest fraction that is exact.
///
/// [`read`] gives back exactly what was written, to the nanosecond.
#[must_use]
pub fn written(time: Duration) -> String {
    let seconds = time.as_secs();
    let whole = format!(
        "{}:{:02}:{:02}",
        seconds / 3_600,
        seconds / 60 % 60,
        seconds % 60
    );
    match time.subsec_nanos() {
        0 => whole,
        nanos => {
            let digits = format!("{nanos:09}");
            format!("{whole}.{}", digits.trim_end_matches('0'))
        }
    }
}

/// Keeps a [`Duration`] as its text: `#[serde(with = "crate::clock::time::as_text")]`.
pub mod as_text {
    use super::written;
    use super::{Deserialize, Deserializer, Duration, Serializer, de, read};

    /// Keeps `time` as [`written`] writes it.
    ///
    /// # Errors
    /// The format that is written into refuses it, for instance because its disk is full.
    pub fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&written(*time))
    }

    /// Takes back whatever [`read`] reads.
    ///
    /// # Errors
    /// When the value is no text, or not the text of a duration.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).map_err(|error| de::Error::custom(format!("{text:?} is no time: {error}")))
    }
}

fn carry(larger: u64, smaller: u64, at: usize) -> Result<u64, UnreadableDuration> {
    larger
        .checked_mul(60)
        .and_then(|seconds| seconds.checked_add(smaller))
        .ok_or(UnreadableDuration {
            at,
            fault: DurationFault::TooLong,
        })
}

/// What is still to be read. Everything accepted is ASCII, so bytes passed are characters passed.
struct Rest<'a> {
    text: &'a str,
    at: usize,
}

impl Rest<'_> {
    fn fault(&self, fault: DurationFault) -> UnreadableDuration {
        UnreadableDuration { at: self.at, fault }
    }

    fn take(&mut self, wanted: char) -> bool {
        let Some(rest) = self.text.strip_prefix(wanted) else {
            return false;
        };
        self.text = rest;
        self.at += 1;
        true
    }

    fn digit(&mut self) -> Option<u32> {
        let digit = self.text.chars().next()?.to_digit(10)?;
        self.text = &self.text[1..];
        self.at += 1;
        Some(digit)
    }

    fn number(&mut self) -> Result<u64, UnreadableDuration> {
        let mut number = u64::from(
            self.digit()
                .ok_or(self.fault(DurationFault::DigitExpected))?,
        );
        while let Some(digit) = self.digit() {
            number = number
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(u64::from(digit)))
                .ok_or(self.fault(DurationFault::TooLong))?;
        }
        Ok(number)
    }

    fn colon(&mut self) -> Result<(), UnreadableDuration> {
        if self.take(':') {
            Ok(())
        } else {
            Err(self.fault(DurationFault::ColonExpected))
        }
    }

    fn sixty(&mut self) -> Result<u64, UnreadableDuration> {
        let begin = self.at;
        match (self.digit(), self.digit()) {
            (Some(tens @ 0..=5), Some(ones)) => Ok(u64::from(tens * 10 + ones)),
            (Some(_) | None, _) => Err(UnreadableDuration {
                at: begin,
                fault: DurationFault::SixtyExpected,
            }),
        }
    }

    fn fraction(&mut self) -> Result<u32, UnreadableDuration> {
        let mut nanos = self
            .digit()
            .ok_or(self.fault(DurationFault::DigitExpected))?;
        let mut digits = 1;
        while let Some(digit) = self.digit() {
            if digits == 9 {
                return Err(UnreadableDuration {
                    at: self.at - 1,
                    fault: DurationFault::TooFine,
                });
            }
            nanos = nanos * 10 + digit;
            digits += 1;
        }
        Ok(nanos * 10_u32.pow(9 - digits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_and_how_it_is_written() {
        for (text, time, canonical) in [
            ("0:01", Duration::from_secs(1), "0:00:01"),
            ("90:00", Duration::from_mins(90), "1:30:00"),
            ("1:30:00", Duration::from_mins(90), "1:30:00"),
            ("0:00:19.400", Duration::from_millis(19_400), "0:00:19.4"),
            (
                "0:00.000000001",
                Duration::from_nanos(1),
                "0:00:00.000000001",
            ),
            ("123:00:00", Duration::from_hours(123), "123:00:00"),
        ] {
            assert_eq!(read(text), Ok(time), "{text}");
            assert_eq!(written(time), canonical, "{text}");
        }
        for time in [
            Duration::MAX,
            Duration::ZERO,
            Duration::new(59, 999_999_999),
        ] {
            assert_eq!(read(&written(time)), Ok(time));
        }
    }

    #[test]
    fn what_is_not_read_says_where() {
        use DurationFault::{
            ColonExpected, DigitExpected, EndExpected, SixtyExpected, TooFine, TooLong,
        };
        for (text, at, fault) in [
            ("", 0, DigitExpected),
            ("5", 1, ColonExpected),
            ("-0:05", 0, DigitExpected),
            ("0:5", 2, SixtyExpected),
            ("0:60", 2, SixtyExpected),
            ("0:05 ", 4, EndExpected),
            ("0:05.", 5, DigitExpected),
            ("0:05.1234567890", 14, TooFine),
            ("٣:05", 0, DigitExpected),
            ("99999999999999999999:00", 20, TooLong),
        ] {
            assert_eq!(read(text), Err(UnreadableDuration { at, fault }), "{text}");
        }
    }
}
