//! Durations as text: how one is parted into hours, minutes and seconds, how it is written, and how it is read.
//!
//! The canonical text is `h:mm:ss` with the shortest decimal fraction that is exact: `0:05:00`, `1:30:00`, `0:00:19.4`.
//! Every other text of digits is another [`DurationStyle`]; words for the units are the languages'.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serializer};

pub use super::unreadable_duration::{DurationFault, NoDuration, UnreadableDuration};

/// The longest time that is read, shown and kept: more than a thousand years, and sums of such times can be counted.
pub const LONGEST: Duration = Duration::from_hours(9_999_999);

/// Two times together, at most [`LONGEST`].
pub fn sum(time: Duration, more: Duration) -> Duration {
    time.saturating_add(more).min(LONGEST)
}

/// A duration in the units it is told in.
///
/// ```
/// use jadoube_core::clock::duration_text::DurationParts;
/// use std::time::Duration;
///
/// let parts = DurationParts::of(Duration::from_millis(5_419_400));
/// assert_eq!((parts.hours, parts.minutes, parts.seconds), (1, 30, 19));
/// assert_eq!((parts.nanoseconds, parts.all_minutes()), (400_000_000, 90));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DurationParts {
    /// Whole hours, as many as there are.
    pub hours: u64,
    /// The whole minutes over, 0 to 59.
    pub minutes: u64,
    /// The whole seconds over, 0 to 59.
    pub seconds: u64,
    /// What is over a second.
    pub nanoseconds: u32,
}

impl DurationParts {
    /// Parts `time`.
    pub const fn of(time: Duration) -> DurationParts {
        let seconds = time.as_secs();
        DurationParts {
            hours: seconds / 3_600,
            minutes: seconds / 60 % 60,
            seconds: seconds % 60,
            nanoseconds: time.subsec_nanos(),
        }
    }

    /// The whole minutes, those of the hours among them.
    pub const fn all_minutes(self) -> u64 {
        self.hours * 60 + self.minutes
    }

    /// What is over a minute.
    pub const fn below_a_minute(self) -> Duration {
        Duration::new(self.seconds, self.nanoseconds)
    }
}

/// The largest unit that a text has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LargestUnit {
    /// `h:mm:ss`, be there hours or not.
    Hours,
    /// `h:mm:ss` from the first hour on, `m:ss` before.
    HoursIfAny,
    /// `m:ss`, however many minutes.
    Minutes,
    /// Bare seconds.
    Seconds,
}

/// What a text tells of what is over a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FractionDigits {
    /// Nothing.
    None,
    /// One digit, whatever it is; what is finer is left out.
    One,
    /// Three digits, whatever they are; what is finer is left out.
    Three,
    /// As many as it takes to be exact.
    Exact,
}

/// How a duration is written.
///
/// ```
/// use jadoube_core::clock::duration_text::DurationStyle;
/// use std::time::Duration;
///
/// let time = Duration::from_millis(329_250);
/// assert_eq!(DurationStyle::CANONICAL.text(time).to_string(), "0:05:29.25");
/// assert_eq!(DurationStyle::SHORT.text(time).to_string(), "5:29.25");
/// assert_eq!(DurationStyle::SECONDS.text(time).to_string(), "329.25");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DurationStyle {
    /// Where the text begins.
    pub largest: LargestUnit,
    /// Where it ends.
    pub fraction: FractionDigits,
}

impl DurationStyle {
    /// `0:05:00`, `0:00:19.4`: as durations are kept.
    pub const CANONICAL: DurationStyle = style(LargestUnit::Hours, FractionDigits::Exact);
    /// `0:05:00`: whole seconds.
    pub const WHOLE: DurationStyle = style(LargestUnit::Hours, FractionDigits::None);
    /// `0:00:19.4`: always with tenths.
    pub const TENTHS: DurationStyle = style(LargestUnit::Hours, FractionDigits::One);
    /// `0:05:00.250`: always with thousandths.
    pub const THOUSANDTHS: DurationStyle = style(LargestUnit::Hours, FractionDigits::Three);
    /// `5:00` rather than `0:05:00`.
    pub const SHORT: DurationStyle = style(LargestUnit::HoursIfAny, FractionDigits::Exact);
    /// `90:00`: whole seconds, and no hours.
    pub const MINUTES: DurationStyle = style(LargestUnit::Minutes, FractionDigits::None);
    /// `5400`, `0.5`: bare seconds.
    pub const SECONDS: DurationStyle = style(LargestUnit::Seconds, FractionDigits::Exact);

    /// The text of `time`.
    pub const fn text(self, time: Duration) -> DurationText {
        DurationText { style: self, time }
    }
}

const fn style(largest: LargestUnit, fraction: FractionDigits) -> DurationStyle {
    DurationStyle { largest, fraction }
}

/// A duration that is to be written, and how. [`fmt::Display`] writes it.
#[derive(Clone, Copy, Debug)]
pub struct DurationText {
    style: DurationStyle,
    time: Duration,
}

impl fmt::Display for DurationText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = DurationParts::of(self.time);
        let DurationParts {
            hours,
            minutes,
            seconds,
            nanoseconds,
        } = parts;
        match (self.style.largest, hours) {
            (LargestUnit::Hours, _) | (LargestUnit::HoursIfAny, 1..) => {
                write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
            }
            (LargestUnit::HoursIfAny, 0) | (LargestUnit::Minutes, _) => {
                write!(f, "{}:{seconds:02}", parts.all_minutes())?;
            }
            (LargestUnit::Seconds, _) => self.time.as_secs().fmt(f)?,
        }
        match self.style.fraction {
            FractionDigits::None => Ok(()),
            FractionDigits::One => write!(f, ".{}", nanoseconds / 100_000_000),
            FractionDigits::Three => write!(f, ".{:03}", nanoseconds / 1_000_000),
            FractionDigits::Exact if nanoseconds == 0 => Ok(()),
            FractionDigits::Exact => {
                let digits = format!("{nanoseconds:09}");
                write!(f, ".{}", digits.trim_end_matches('0'))
            }
        }
    }
}

/// The canonical text of a duration: `h:mm:ss` and the shortest fraction that is exact.
///
/// [`read`] gives back exactly what was written, to the nanosecond.
pub fn written(time: Duration) -> String {
    DurationStyle::CANONICAL.text(time).to_string()
}

/// Reads `h:mm:ss`, `m:ss`, or either with a fraction of up to nine digits after a point.
///
/// The first number may be as large as it likes (`90:00` is an hour and a half); the others are two digits, 00 to 59.
/// Nothing else is accepted: no sign, no space, no bare number of seconds.
///
/// # Errors
/// [`UnreadableDuration`], with the character where reading stopped: a digit or a colon is missing, minutes or seconds are
/// not two digits from 00 to 59, the fraction is finer than a nanosecond, the time is above [`LONGEST`], or something
/// follows it.
///
/// ```
/// use jadoube_core::clock::duration_text::read;
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
    rest.end()?;
    rest.bounded(seconds, nanos)
}

/// Reads `h:mm:ss` as other programs may have written it: however many digits each part has, and however many minutes
/// or seconds; nothing need follow the point, and what is finer than a nanosecond is left out.
///
/// # Errors
/// [`UnreadableDuration`], with the character where reading stopped: a digit or a colon is missing, the time is above
/// [`LONGEST`], or something follows it.
pub fn read_loosely(text: &str) -> Result<Duration, UnreadableDuration> {
    let mut rest = Rest { text, at: 0 };
    let mut seconds = rest.number()?;
    for _ in ["minutes", "seconds"] {
        rest.colon()?;
        seconds = carry(seconds, rest.number()?, rest.at)?;
    }
    let nanos = if rest.take('.') {
        rest.any_fraction()
    } else {
        0
    };
    rest.end()?;
    rest.bounded(seconds, nanos)
}

/// Bare seconds at the beginning of a text, and how much of it they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BareSeconds {
    /// How long that is.
    pub time: Duration,
    /// Whether no point was written.
    pub is_whole: bool,
    /// How many characters, all of them ASCII, were read.
    pub length: usize,
}

/// Reads the seconds that a text begins with, as [`DurationStyle::SECONDS`] writes them; anything may follow.
///
/// # Errors
/// [`UnreadableDuration`]: a digit is missing at the beginning or behind the point, there are more than nine behind it,
/// or the seconds are more than [`LONGEST`].
pub fn read_seconds(text: &str) -> Result<BareSeconds, UnreadableDuration> {
    let mut rest = Rest { text, at: 0 };
    let seconds = rest.number()?;
    let is_whole = !rest.take('.');
    let nanos = if is_whole { 0 } else { rest.fraction()? };
    Ok(BareSeconds {
        time: rest.bounded(seconds, nanos)?,
        is_whole,
        length: rest.at,
    })
}

/// Keeps a [`Duration`] as its text: `#[serde(with = "crate::clock::duration_text::as_text")]`.
pub mod as_text {
    use super::{Deserialize, Deserializer, Duration, NoDuration, Serializer, read, written};
    use crate::serde_support::carried_fault::custom_error;

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
        read(&text).map_err(|why| custom_error("Duration", &NoDuration { text, why }))
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

    /// The time read, if it is not too long to be meant.
    fn bounded(&self, seconds: u64, nanos: u32) -> Result<Duration, UnreadableDuration> {
        let time = Duration::new(seconds, nanos);
        if time <= LONGEST {
            Ok(time)
        } else {
            Err(self.fault(DurationFault::TooLong))
        }
    }

    fn colon(&mut self) -> Result<(), UnreadableDuration> {
        if self.take(':') {
            Ok(())
        } else {
            Err(self.fault(DurationFault::ColonExpected))
        }
    }

    fn end(&self) -> Result<(), UnreadableDuration> {
        if self.text.is_empty() {
            Ok(())
        } else {
            Err(self.fault(DurationFault::EndExpected))
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
        let begin = self.at;
        let nanos = self.any_fraction();
        match self.at - begin {
            0 => Err(self.fault(DurationFault::DigitExpected)),
            1..=9 => Ok(nanos),
            _ => Err(UnreadableDuration {
                at: begin + 9,
                fault: DurationFault::TooFine,
            }),
        }
    }

    /// The nanoseconds that the next digits tell, however many there are.
    fn any_fraction(&mut self) -> u32 {
        let (mut nanos, mut worth) = (0, 100_000_000);
        while let Some(digit) = self.digit() {
            nanos += digit * worth;
            worth /= 10;
        }
        nanos
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
        for time in [LONGEST, Duration::ZERO, Duration::new(59, 999_999_999)] {
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
            ("18446744073709551615:00", 23, TooLong),
            ("9999999:00:00.000000001", 23, TooLong),
            ("10000000:00:00", 14, TooLong),
        ] {
            assert_eq!(read(text), Err(UnreadableDuration { at, fault }), "{text}");
        }
    }
}
