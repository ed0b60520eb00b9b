//! A day and a time of day, as calendar and clock on the wall showed them where the machine was.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::clock::ClockUnit;

/// A moment by the wall: `2026-11-21 18:05:09.250`. It names no zone, and no arithmetic on it knows of summer time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WallTime {
    /// Since 1 January 1970, in whole milliseconds.
    since_1970: Duration,
}

const DAY: u64 = 24 * 60 * 60;

/// How many days before 1970 the first of March of the year 0 was: from there on leap days come last in their year.
const MARCH_OF_YEAR_0: u64 = 719_468;

/// How many days 400 years have.
const ERA: u64 = 146_097;

impl WallTime {
    /// What the wall shows so long after it showed the first midnight of 1970.
    pub fn after_1970(time: Duration) -> Self {
        Self {
            since_1970: ClockUnit::Millisecond.down(time),
        }
    }

    /// So much later.
    pub fn later(self, time: Duration) -> Self {
        Self::after_1970(self.since_1970.saturating_add(time))
    }

    /// So much earlier.
    pub fn earlier(self, time: Duration) -> Self {
        Self::after_1970(self.since_1970.saturating_sub(time))
    }

    /// How much later it is than that; nothing where it is earlier.
    pub fn since(self, earlier: Self) -> Duration {
        self.since_1970.saturating_sub(earlier.since_1970)
    }

    /// Returns the moment nearest to this one at which the wall shows that hour and minute.
    pub fn nearest(self, [hour, minute]: [u8; 2]) -> Self {
        let minutes = u64::from(hour) * 60 + u64::from(minute);
        let midnight = self.since_1970.as_secs() / DAY * DAY;
        let today = Self::after_1970(Duration::from_secs(midnight + minutes * 60));
        let (day, half) = (Duration::from_secs(DAY), Duration::from_secs(DAY / 2));
        if self.since(today) > half {
            today.later(day)
        } else if today.since(self) > half {
            today.earlier(day)
        } else {
            today
        }
    }

    /// The day, as PGN writes it: `2026.11.21`.
    pub fn pgn_date(self) -> String {
        let [year, month, day] = self.date();
        format!("{year:04}.{month:02}.{day:02}")
    }

    /// The year, the month and the day.
    const fn date(self) -> [u64; 3] {
        let days = self.since_1970.as_secs() / DAY + MARCH_OF_YEAR_0;
        let (era, day) = (days / ERA, days % ERA);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let is_next_year = month >= 10;
        let month = if is_next_year { month - 9 } else { month + 3 };
        [era * 400 + year + is_next_year as u64, month, day]
    }

    /// The hour, from 0 to 23, and the minute, from 0 to 59.
    pub fn hour_and_minute(self) -> [u8; 2] {
        let minutes = self.since_1970.as_secs() / 60 % (24 * 60);
        [minutes / 60, minutes % 60].map(|part| u8::try_from(part).unwrap_or_default())
    }

    /// The time of day, to the minute: `18:05`.
    pub fn to_the_minute(self) -> String {
        let [hour, minute] = self.hour_and_minute();
        format!("{hour:02}:{minute:02}")
    }

    /// The time of day, to the millisecond: `18:05:09.250`.
    pub fn time_of_day(self) -> String {
        let seconds = self.since_1970.as_secs() % DAY;
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        let millis = self.since_1970.subsec_millis();
        format!("{hours:02}:{minutes:02}:{:02}.{millis:03}", seconds % 60)
    }

    /// What that day's midnight was, if there is such a day.
    fn midnight([year, month, day]: [u64; 3]) -> Option<Self> {
        let is_possible =
            (1_970..=9_999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        if !is_possible {
            return None;
        }
        let year = if month <= 2 { year - 1 } else { year };
        let month = if month <= 2 { month + 9 } else { month - 3 };
        let (era, year) = (year / 400, year % 400);
        let days = 365 * year + year / 4 - year / 100 + (153 * month + 2) / 5 + day - 1;
        let days = era * ERA + days - MARCH_OF_YEAR_0;
        Some(Self::after_1970(Duration::from_secs(days * DAY)))
    }
}

impl fmt::Display for WallTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [year, month, day] = self.date();
        write!(f, "{year:04}-{month:02}-{day:02} {}", self.time_of_day())
    }
}

/// A text that is no [`WallTime`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day and a time are written 2026-11-21 18:05:09.250")]
pub struct UnreadableWallTime;

impl FromStr for WallTime {
    type Err = UnreadableWallTime;

    fn from_str(text: &str) -> Result<Self, UnreadableWallTime> {
        let numbers: Vec<u64> = text
            .split(['-', ' ', ':', '.'])
            .map_while(|number| number.parse().ok())
            .collect();
        let &[year, month, day, hours, minutes, seconds, millis] = numbers.as_slice() else {
            return Err(UnreadableWallTime);
        };
        let time = Duration::from_secs((hours % 24) * 3_600 + (minutes % 60) * 60 + seconds % 60);
        let time = time + Duration::from_millis(millis % 1_000);
        Self::midnight([year, month, day])
            .map(|midnight| midnight.later(time))
            // Whatever is written in another way, or never was, is none.
            .filter(|wall| wall.to_string() == text)
            .ok_or(UnreadableWallTime)
    }
}

impl Serialize for WallTime {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for WallTime {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00:00.000"),
            (951_782_400, "2000-02-29 00:00:00.000"),
            (951_868_799, "2000-02-29 23:59:59.000"),
            (1_709_251_199, "2024-02-29 23:59:59.000"),
            (1_795_284_309, "2026-11-21 18:05:09.000"),
            (4_107_542_400, "2100-03-01 00:00:00.000"),
        ] {
            let wall = WallTime::after_1970(Duration::from_secs(seconds));
            assert_eq!(wall.to_string(), text);
            assert_eq!(text.parse(), Ok(wall));
        }
    }

    #[test]
    fn every_day_of_four_hundred_years_is_read_as_it_is_written() {
        let mut wall = WallTime::after_1970(Duration::from_millis(250));
        for _ in 0..ERA {
            assert_eq!(wall.to_string().parse(), Ok(wall));
            wall = wall.later(Duration::from_secs(DAY));
        }
        assert_eq!(wall.date(), [2_370, 1, 1]);
    }

    #[test]
    fn what_never_was_is_refused() {
        for text in [
            "",
            "2026-11-21",
            "2026-02-29 18:05:09.250",
            "2026-11-21 24:00:00.000",
            "2026-11-21 18:05:09.25",
            "1969-12-31 23:59:59.000",
            "2026-11-21 18:05:09.250 UTC",
        ] {
            assert_eq!(text.parse::<WallTime>(), Err(UnreadableWallTime), "{text}");
        }
    }

    #[test]
    fn a_time_of_day_is_the_nearest_one() {
        let wall = |text: &str| -> WallTime { text.parse().expect("a time") };
        let now = wall("2026-12-31 23:50:10.250");
        for (time, nearest) in [
            ([18, 0], "2026-12-31 18:00:00.000"),
            ([23, 55], "2026-12-31 23:55:00.000"),
            ([0, 10], "2027-01-01 00:10:00.000"),
            ([9, 0], "2027-01-01 09:00:00.000"),
        ] {
            assert_eq!(now.nearest(time), wall(nearest), "{time:?}");
        }
        let early = wall("2027-01-01 00:05:00.000");
        assert_eq!(early.nearest([23, 55]), wall("2026-12-31 23:55:00.000"));
    }

    #[test]
    fn midnight_is_passed_in_both_directions() {
        let wall: WallTime = "2026-12-31 23:59:59.900".parse().expect("a time");
        let later = wall.later(Duration::from_millis(200));
        assert_eq!(later.to_string(), "2027-01-01 00:00:00.100");
        assert_eq!(later.earlier(Duration::from_millis(200)), wall);
    }
}
