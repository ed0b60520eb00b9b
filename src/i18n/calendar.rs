//! Days as people write them: in the words and the order of each language.

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
    #[must_use]
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
}

impl Words {
    /// A day as people write it: `14 March 2026`.
    #[must_use]
    pub fn day(self, day: Day) -> String {
        self.dated("date-day", day)
    }

    /// A day that PGN writes as `2026.03.14`, in little room: `14.3.2026`. Of one that is not wholly known stands what is
    /// known, as PGN writes it.
    #[must_use]
    pub fn short_day(self, pgn: &str) -> String {
        match Day::of_pgn(pgn) {
            Some(day) => self.dated("date-short", day),
            None => pgn.trim_end_matches(['?', '.']).to_owned(),
        }
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
    fn a_day_of_which_part_is_unknown_is_none() {
        for text in ["????.??.??", "2026.??.??", "2026.13.01", "2026.11", "", "?"] {
            assert_eq!(Day::of_pgn(text), None, "{text}");
        }
    }
}
