//! A moment as the calendar and the clock on the wall show it where the machine is: dates of games, names of files.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, ZonedDateTime};

use super::time_source::Timestamp;
use jadoube_core::i18n::Day;
use jadoube_core::record::wall_time::WallTime;

/// A day and a time of day in some time zone.
#[derive(Clone, Debug)]
pub struct LocalTime(ZonedDateTime);

impl LocalTime {
    /// What calendar and clock show in that zone at that moment.
    pub fn new(timestamp: Timestamp, zone: &TimeZone) -> Self {
        let since_1970 = SignedDuration::try_from(timestamp.calendar).ok();
        let moment = since_1970.and_then(|since| jiff::Timestamp::from_duration(since).ok());
        // Only a calendar set to a year beyond 9999 goes further.
        let moment = moment.unwrap_or(jiff::Timestamp::MAX);
        Self(moment.to_zoned_datetime(zone.clone()))
    }

    /// The day, as PGN writes it: `2026.11.21`.
    pub fn pgn_date(&self) -> String {
        self.0.strftime("%Y.%m.%d").to_string()
    }

    /// The day and time to the millisecond, for a log.
    pub fn wall(&self) -> WallTime {
        let as_if_in_utc = TimeZone::UTC.to_timestamp(self.0.datetime());
        let since_1970 = as_if_in_utc.map(|shown| shown.as_duration().unsigned_abs());
        WallTime::after_1970(since_1970.unwrap_or_default())
    }

    /// The time of day to the minute, with how far its zone is from UTC: `18:37 UTC+01`.
    pub fn time_of_day(&self) -> String {
        let shown = self.0.strftime("%H:%M UTC%:z").to_string();
        let whole_hours = shown.strip_suffix(":00").unwrap_or(&shown);
        whole_hours
            .strip_suffix("+00")
            .unwrap_or(whole_hours)
            .to_owned()
    }

    /// The day, counted from 1 January 1970.
    pub fn day_number(&self) -> i64 {
        let as_if_in_utc = TimeZone::UTC.to_timestamp(self.0.datetime());
        as_if_in_utc.map_or(0, |shown| shown.as_second().div_euclid(24 * 60 * 60))
    }

    /// The day, as people are told it in the words of their language.
    pub fn day(&self) -> Option<Day> {
        Day::of_pgn(&self.pgn_date())
    }

    /// The day and time, fit for a file's name: `2026-11-21 18-05-09`.
    pub fn file_stamp(&self) -> String {
        self.0.strftime("%Y-%m-%d %H-%M-%S").to_string()
    }

    /// The day and time, as people write it, with the zone's short name: `2026-11-21 18:05:09 UTC`.
    pub fn day_and_time(&self) -> String {
        self.0.strftime("%Y-%m-%d %H:%M:%S %Z").to_string()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jiff::tz::Offset;

    use super::*;

    fn at(seconds: u64, zone: &TimeZone) -> LocalTime {
        let timestamp = Timestamp {
            calendar: Duration::from_secs(seconds),
            ..Timestamp::default()
        };
        LocalTime::new(timestamp, zone)
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        let date = |seconds| at(seconds, &TimeZone::UTC).pgn_date();
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(951_782_400), "2000.02.29");
        assert_eq!(date(1_709_251_199), "2024.02.29");
        let stamped = at(1_795_284_309, &TimeZone::UTC);
        assert_eq!(stamped.file_stamp(), "2026-11-21 18-05-09");
        assert_eq!(stamped.day_and_time(), "2026-11-21 18:05:09 UTC");
        assert_eq!(at(u64::MAX, &TimeZone::UTC).pgn_date(), "9999.12.30");
    }

    #[test]
    fn the_day_is_the_one_where_the_machine_is() {
        // 04:30 in UTC on the 22nd.
        let night = 1_795_321_800;
        let west = at(night, &TimeZone::fixed(Offset::constant(-5)));
        assert_eq!(west.pgn_date(), "2026.11.21");
        assert_eq!(west.wall().to_string(), "2026-11-21 23:30:00.000");
        assert_eq!(west.day_and_time(), "2026-11-21 23:30:00 -05");
        let east = at(night, &TimeZone::fixed(Offset::constant(13)));
        assert_eq!(east.file_stamp(), "2026-11-22 17-30-00");
        let zone = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").expect("a zone with summer time");
        assert_eq!(at(night, &zone).day_and_time(), "2026-11-22 05:30:00 CET");
        // 23:30 in UTC on the 30th of June.
        assert_eq!(
            at(1_782_862_200, &zone).day_and_time(),
            "2026-07-01 01:30:00 CEST"
        );
    }
}
