//! Days as people write them: in the words and the order of each language.

use std::fmt;

use super::Words;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

impl Day {
    /// The day that PGN writes so, `2026.11.21`; nothing if part of it is unknown.
    pub fn of_pgn(date: &str) -> Option<Self> {
        let mut parts = date.split('.');
        let day = Self {
            year: parts.next()?.parse().ok()?,
            month: parts.next()?.parse().ok()?,
            day: parts.next()?.parse().ok()?,
        };
        let is_day = (1..=12).contains(&day.month) && (1..=31).contains(&day.day);
        (is_day && parts.next().is_none()).then_some(day)
    }

    /// The day before; nothing before the first of all.
    pub fn before(self) -> Option<Self> {
        if self.day > 1 {
            return Some(Self {
                day: self.day - 1,
                ..self
            });
        }
        let (year, month) = match self.month {
            1 => (self.year.checked_sub(1)?, 12),
            month => (self.year, month - 1),
        };
        let is_leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let day = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        Some(Self { year, month, day })
    }
}

/// A day and a time of day, as the clock on the wall shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DayTime {
    /// The day.
    pub day: Day,
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// The minute, from 0 to 59.
    pub minute: u8,
}

impl fmt::Display for DayTime {
    /// The time of day: `18:05`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}", self.hour, self.minute)
    }
}

impl Words {
    /// A day as people write it, or *today* and *yesterday*.
    pub fn day_from(self, day: Day, today: Day) -> String {
        if day == today {
            self.tr("date-today").into_owned()
        } else if Some(day) == today.before() {
            self.tr("date-yesterday").into_owned()
        } else {
            self.day(day)
        }
    }

    /// A day and a time of day: `yesterday, 18:05`.
    pub fn day_time_from(self, when: DayTime, today: Day) -> String {
        format!("{}, {when}", self.day_from(when.day, today))
    }

    /// A day as people write it: `14 March 2026`.
    pub fn day(self, day: Day) -> String {
        self.dated("date-day", day)
    }

    /// A day that PGN writes as `2026.03.14`, in little room: `14.3.2026`. Of one that is not wholly known stands what is
    /// known, as PGN writes it.
    pub fn short_day(self, pgn: &str) -> String {
        match Day::of_pgn(pgn) {
            Some(day) => self.dated("date-short", day),
            None => pgn.trim_end_matches(['?', '.']).to_owned(),
        }
    }

    /// A day and a time of day in little room: `14.3.2026, 18:05`.
    pub fn short_day_time(self, when: DayTime) -> String {
        format!("{}, {when}", self.dated("date-short", when.day))
    }

    fn dated(self, id: &str, day: Day) -> String {
        let args = [
            ("day", u32::from(day.day).into()),
            ("month", u32::from(day.month).into()),
            ("year", day.year.to_string().into()),
        ];
        self.tr_args(id, &args).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn a_day_is_written_as_each_language_writes_it() {
        let day = Day::of_pgn("2026.03.14").expect("a day");
        for (language, written) in [
            (Language::English, "14 March 2026"),
            (Language::SerbianCyrillic, "14. марта 2026."),
            (Language::SerbianLatin, "14. marta 2026."),
            (Language::Slovene, "14. marec 2026"),
            (Language::Polish, "14 marca 2026"),
            (Language::Macedonian, "14 март 2026"),
        ] {
            assert_eq!(Words::new(language).day(day), written);
        }
    }

    #[test]
    fn a_short_day_is_a_number_for_each_part_and_what_is_unknown_is_left_out() {
        for (language, written) in [
            (Language::English, "4 March 2026"),
            (Language::SerbianCyrillic, "4.3.2026."),
            (Language::SerbianLatin, "4.3.2026."),
            (Language::Slovene, "4. 3. 2026"),
            (Language::Polish, "4.3.2026"),
            (Language::Macedonian, "4.3.2026"),
        ] {
            assert_eq!(Words::new(language).short_day("2026.03.04"), written);
        }
        for (pgn, written) in [
            ("1851.06.??", "1851.06"),
            ("1851.??.??", "1851"),
            ("????.??.??", ""),
            ("last summer", "last summer"),
        ] {
            assert_eq!(Words::default().short_day(pgn), written);
        }
    }

    #[test]
    fn today_and_yesterday_are_said_so() {
        let words = Words::new(Language::English);
        let day = |text| Day::of_pgn(text).expect("a day");
        for (then, today, said) in [
            ("2026.03.14", "2026.03.14", "today"),
            ("2026.02.28", "2026.03.01", "yesterday"),
            ("2024.02.29", "2024.03.01", "yesterday"),
            ("2025.12.31", "2026.01.01", "yesterday"),
            ("2026.04.30", "2026.05.01", "yesterday"),
            ("2026.03.15", "2026.03.14", "15 March 2026"),
        ] {
            assert_eq!(words.day_from(day(then), day(today)), said, "{then}");
        }
        let when = DayTime {
            day: day("2026.03.14"),
            hour: 8,
            minute: 5,
        };
        assert_eq!(words.day_time_from(when, day("2026.03.14")), "today, 8:05");
    }

    #[test]
    fn a_day_of_which_part_is_unknown_is_none() {
        for text in ["????.??.??", "2026.??.??", "2026.13.01", "2026.11", "", "?"] {
            assert_eq!(Day::of_pgn(text), None, "{text}");
        }
    }
}
