//! What is still to be read of a time control: signs, words, and numbers, as files write them and as people do.

use std::time::Duration;

use super::control::LONGEST_ALLOTMENT;
use super::control_fault::{ControlFault, ControlParseError};
use super::duration_text::{BareSeconds, DurationFault, read_seconds};
use super::typed_words::{TypedWord, begins_with, unit};

/// What a period's time is counted in where no unit is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BareUnit {
    /// Seconds, as in files.
    Second,
    /// Minutes, as people say it.
    Minute,
}

/// What is still to be read, and how many characters were.
pub(super) struct ControlReader<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// How people count, where the text was typed by one; else it is a file's.
    pub(super) typed: Option<BareUnit>,
    /// Whether a comma between digits parts two periods, and not a number from its fraction.
    pub(super) comma_parts: bool,
    /// The largest number of a period's time that was read without a unit, taken for seconds.
    pub(super) largest_bare: Duration,
}

/// A number as it was read, and where it began.
#[derive(Clone, Copy)]
pub(super) struct Number {
    at: usize,
    /// The number, taken for seconds.
    time: Duration,
    whole: bool,
    /// How many seconds its unit has, where one was written.
    unit: Option<u32>,
}

impl<'a> ControlReader<'a> {
    /// Reads what a file says.
    pub(super) fn new(text: &'a str) -> ControlReader<'a> {
        ControlReader {
            text,
            at: 0,
            typed: None,
            comma_parts: false,
            largest_bare: Duration::ZERO,
        }
    }

    /// Reads what a person typed, who may also write units, `0:30` for half a minute, `|` for `+`, words for the signs between
    /// the parts, and a comma for the point.
    pub(super) fn typed(text: &'a str, bare: BareUnit) -> ControlReader<'a> {
        ControlReader {
            typed: Some(bare),
            ..ControlReader::new(text)
        }
    }

    /// The same, where every comma parts two periods.
    pub(super) fn with_parting_commas(self) -> Self {
        Self {
            comma_parts: true,
            ..self
        }
    }

    /// The largest number of a period's time that was read without a unit, taken for seconds.
    pub(super) fn largest_bare(&self) -> Duration {
        self.largest_bare
    }

    pub(super) fn fault(&self, fault: ControlFault) -> ControlParseError {
        ControlParseError { at: self.at, fault }
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.text.chars().next()?;
        self.text = &self.text[next.len_utf8()..];
        self.at += 1;
        Some(next)
    }

    /// Goes on behind `bytes` bytes of what is to be read.
    pub(super) fn skip(&mut self, bytes: usize) {
        self.at += self.text[..bytes].chars().count();
        self.text = &self.text[bytes..];
    }

    /// Where in the text it is read now, to come back to it.
    pub(super) const fn place(&self) -> (&'a str, usize) {
        (self.text, self.at)
    }

    pub(super) const fn go_back(&mut self, place: (&'a str, usize)) {
        (self.text, self.at) = place;
    }

    /// Whether a person parted the sides' times here: `5 – 4`.
    pub(super) fn parts_sides(&mut self) -> bool {
        self.typed.is_some() && (self.take('–') || self.take('-'))
    }

    /// Takes a word of that kind, if a person wrote one here.
    pub(super) fn take_word(&mut self, wanted: fn(TypedWord) -> bool) -> bool {
        let place = self.place();
        self.skip_blanks();
        let found = self.typed.and_then(|_| begins_with(self.text, wanted));
        match found {
            Some((length, _)) => self.skip(length),
            None => self.go_back(place),
        }
        found.is_some()
    }

    pub(super) fn begins_with_digit(&self) -> bool {
        self.text.starts_with(|next: char| next.is_ascii_digit())
    }

    pub(super) fn skip_blanks(&mut self) {
        while self.text.starts_with(BLANKS) {
            self.next();
        }
    }

    pub(super) fn take(&mut self, wanted: char) -> bool {
        let place = self.place();
        self.skip_blanks();
        let taken = self.text.starts_with(wanted);
        if taken {
            self.next();
        } else {
            self.go_back(place);
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

    /// A number that a period begins with; a person may write a time as a clock shows it.
    pub(super) fn base_number(&mut self) -> Result<Number, ControlParseError> {
        self.skip_blanks();
        match self.as_a_clock_shows() {
            Some((length, time)) => Ok(self.in_seconds(length, time)),
            None => self.number(),
        }
    }

    /// A time as a clock shows it, where a person wrote one here: its length in bytes, and the time.
    fn as_a_clock_shows(&self) -> Option<(usize, Duration)> {
        self.typed?;
        as_a_clock_shows(self.text, self.comma_parts)
    }

    /// The next bytes, which say that time.
    fn in_seconds(&mut self, length: usize, time: Duration) -> Number {
        let at = self.at;
        self.skip(length);
        Number {
            at,
            time,
            whole: false,
            unit: Some(1),
        }
    }

    /// A number, and behind it the smaller units that belong to it: `1h30`, `1 h 40 min`, `2 min 30 s`.
    pub(super) fn number(&mut self) -> Result<Number, ControlParseError> {
        let mut sum = self.number_of_one_unit()?;
        let mut unit = sum.unit;
        while let Some(more) = self.smaller(unit)? {
            unit = more.unit;
            sum = Number {
                at: sum.at,
                time: sum.counted_in(1)?.saturating_add(more.counted_in(1)?),
                whole: false,
                unit: Some(1),
            };
        }
        sum.counted_in(1).map(|_| sum)
    }

    /// What stands behind a number with that unit and belongs to it, in a smaller unit that need not be said where nothing parts
    /// the two.
    fn smaller(&mut self, before: Option<u32>) -> Result<Option<Number>, ControlParseError> {
        let Some(unit @ (60 | 3_600)) = before else {
            return Ok(None);
        };
        let (place, adjoins) = (self.place(), self.begins_with_digit());
        self.take_word(|word| word == TypedWord::And);
        self.skip_blanks();
        if !self.begins_with_digit() {
            self.go_back(place);
            return Ok(None);
        }
        let number = self.number_of_one_unit()?;
        let belongs = match number.unit {
            Some(smaller) => smaller < unit,
            None => adjoins && number.whole && number.time < Duration::from_mins(1),
        };
        if !belongs {
            self.go_back(place);
            return Ok(None);
        }
        let unit = number.unit.or(Some(unit / 60));
        Ok(Some(Number { unit, ..number }))
    }

    fn number_of_one_unit(&mut self) -> Result<Number, ControlParseError> {
        self.skip_blanks();
        let at = self.at;
        let with_point = match self.typed {
            Some(_) if !self.comma_parts => with_point(self.text),
            Some(_) | None => None,
        };
        let read = read_seconds(with_point.as_deref().unwrap_or(self.text));
        let seconds = read.map_err(|unreadable| {
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
        self.skip(length);
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
        let place = self.place();
        self.skip_blanks();
        let Some((length, seconds)) = unit(self.text) else {
            self.go_back(place);
            return None;
        };
        self.skip(length);
        Some(seconds)
    }

    /// A period's time: in minutes or seconds, as its reader counts where no unit stands.
    pub(super) fn base(&mut self, number: Number) -> Result<Duration, ControlParseError> {
        if number.unit.is_none() {
            self.largest_bare = self.largest_bare.max(number.time);
        }
        number.counted_in(match self.typed {
            Some(BareUnit::Minute) => 60,
            Some(BareUnit::Second) | None => 1,
        })
    }

    /// What is given by the move or by the stretch: seconds, for everybody.
    pub(super) fn read_time(&mut self) -> Result<Duration, ControlParseError> {
        self.skip_blanks();
        let number = match self.as_a_clock_shows() {
            // What is given by the move is less than a minute, or else this colon parts two periods.
            Some((length, time)) if time < Duration::from_mins(1) => self.in_seconds(length, time),
            Some(_) | None => self.number()?,
        };
        number.counted_in(1)
    }
}

pub(super) const BLANKS: [char; 3] = [' ', '\t', '\u{a0}'];

/// The number that a text begins with, its comma written as a point, if it has one between digits.
fn with_point(text: &str) -> Option<String> {
    let comma = text.find(|sign: char| !sign.is_ascii_digit())?;
    let rest = text[comma..].strip_prefix(',')?;
    let has_fraction = comma > 0 && rest.starts_with(|sign: char| sign.is_ascii_digit());
    has_fraction.then(|| format!("{}.{rest}", &text[..comma]))
}

/// A time as a clock shows it, `0:30`, `0:05.5` or `1:30:00`, at the beginning of a text: its length in bytes, and the time.
/// From `60:00` on the colon parts two periods, and so it does where moves follow it, and a comma where `comma_parts`.
fn as_a_clock_shows(text: &str, comma_parts: bool) -> Option<(usize, Duration)> {
    let is_of_time = |sign: char| sign.is_ascii_digit() || sign == ':';
    let length = text.find(|sign| !is_of_time(sign)).unwrap_or(text.len());
    let (time, rest) = text.split_at(length);
    let (fraction, rest) = fraction(rest, comma_parts);
    let follows = rest.trim_start_matches(BLANKS);
    if follows.starts_with(['/', 'x', 'c', '.']) || begins_with(follows, is_moves).is_some() {
        return None;
    }
    let parts: Vec<&str> = time.split(':').collect();
    let [first, sixties @ ..] = &*parts else {
        return None;
    };
    let two_digits = |part: &&str| part.len() == 2 && **part < *"60";
    let fits = matches!(first.len(), 1 | 2) && sixties.iter().all(two_digits);
    let is_shown = match sixties.len() {
        1 => first.len() == 1 || *first < "60",
        2 => true,
        _ => false,
    };
    if !fits || !is_shown {
        return None;
    }
    let worth = |sum: Option<u64>, part: &&str| Some(sum? * 60 + part.parse::<u64>().ok()?);
    let seconds = parts.iter().fold(Some(0), worth)?;
    let time = Duration::from_secs(seconds) + fraction_of_a_second(fraction)?;
    Some((length + fraction.len(), time))
}

/// The fraction that a text begins with, its sign and digits, and what is behind it.
fn fraction(text: &str, comma_parts: bool) -> (&str, &str) {
    let has_sign = text.starts_with('.') || !comma_parts && text.starts_with(',');
    let digits = text.get(1..).filter(|_| has_sign).unwrap_or_default();
    let end = digits.find(|sign: char| !sign.is_ascii_digit());
    match end.unwrap_or(digits.len()) {
        0 => ("", text),
        length => text.split_at(1 + length),
    }
}

/// What a sign and digits behind it are of a second; nothing where they are finer than a nanosecond.
fn fraction_of_a_second(fraction: &str) -> Option<Duration> {
    let Some(digits) = fraction.get(1..) else {
        return Some(Duration::ZERO);
    };
    let read = read_seconds(&format!("0.{digits}")).ok()?;
    Some(read.time)
}

fn is_moves(word: TypedWord) -> bool {
    word == TypedWord::Moves
}

impl Number {
    /// Whether a person who wrote `/` and that number behind this one wrote the time first, as in `90/40`: one of the two has a
    /// unit, or nobody would have to make so many moves in so few minutes.
    pub(super) fn is_of_time_before_moves(self, second: Self) -> bool {
        match (self.unit, second.unit) {
            (Some(_), None) => true,
            (None, None) => is_too_hasty(self.time.as_secs(), second.time.as_secs()),
            (_, Some(_)) => false,
        }
    }

    /// The time that the number is, in its own unit or else in one of `bare` seconds.
    fn counted_in(self, bare: u32) -> Result<Duration, ControlParseError> {
        let time = self.time.checked_mul(self.unit.unwrap_or(bare));
        time.filter(|time| *time <= LONGEST_ALLOTMENT)
            .ok_or(ControlParseError {
                at: self.at,
                fault: ControlFault::TooLarge,
            })
    }
}

/// Whether so many moves in so many minutes are more than any tournament asks for, while the same numbers the other way round
/// are a usual time.
pub(super) const fn is_too_hasty(moves: u64, minutes: u64) -> bool {
    moves > 60 && 20 <= minutes && minutes <= 60
}

pub(super) fn whole(number: Number, most: u32) -> Result<u32, ControlParseError> {
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
