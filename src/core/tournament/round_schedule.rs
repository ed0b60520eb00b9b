//! When a round starts, how late a player may come to it, and what else the arbiter announces.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::record::wall_time::WallTime;

/// How late a player may come where nobody has announced anything else yet, in minutes.
const PROPOSED_DEFAULT_TIME: u16 = 30;

/// When a round starts, and what is announced of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundSchedule {
    /// When it starts.
    pub start: WallTime,
    /// How late a player may come, in minutes (Art. 6.7.1).
    pub default_minutes: u16,
    /// What else is announced, in the arbiter's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub announcement: String,
}

/// Where a round is by the clock on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundPhase {
    /// It starts in so much time.
    BeforeStart(Duration),
    /// It has started, and who is missing may come for so much time.
    DefaultTime(Duration),
    /// Who is missing comes too late.
    DefaultTimeOver,
}

impl RoundSchedule {
    /// Returns what is proposed for the next round: the time of day, the default time and the announcement of the last one. A
    /// start that is past is never proposed, but the next half or full hour.
    pub fn proposed(last: Option<&Self>, now: WallTime) -> Self {
        let next = next_half_hour(now);
        if let Some(last) = last {
            let same = now.nearest(last.start.hour_and_minute());
            return Self {
                start: if same > now { same } else { next },
                ..last.clone()
            };
        }
        Self {
            start: next,
            default_minutes: PROPOSED_DEFAULT_TIME,
            announcement: String::new(),
        }
    }

    /// When the default time ends: whoever comes later than that loses.
    pub fn default_time_ends(&self) -> WallTime {
        let minutes = Duration::from_mins(u64::from(self.default_minutes));
        self.start.later(minutes)
    }

    /// Returns where the round is at that moment.
    pub fn phase(&self, now: WallTime) -> RoundPhase {
        let ends = self.default_time_ends();
        if now < self.start {
            RoundPhase::BeforeStart(self.start.since(now))
        } else if now <= ends {
            RoundPhase::DefaultTime(ends.since(now))
        } else {
            RoundPhase::DefaultTimeOver
        }
    }
}

/// Returns the next full or half hour.
fn next_half_hour(now: WallTime) -> WallTime {
    let later = now.later(Duration::from_mins(30));
    let [hour, minute] = later.hour_and_minute();
    later.nearest([hour, minute / 30 * 30])
}

/// Reads a time of day as it is typed: `18:05`, `18.05`, `1805`, `9`; none where it is no time of day.
pub fn read_time_of_day(text: &str) -> Option<[u8; 2]> {
    let text = text.trim();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let (hour, minute) = match text.split_once([':', '.', ' ']) {
        Some(parts) => parts,
        None if digits == text.len() && digits > 2 => text.split_at(digits - 2),
        None => (text, "00"),
    };
    let is_plain =
        |part: &str| (1..=2).contains(&part.len()) && part.chars().all(|it| it.is_ascii_digit());
    if !is_plain(hour) || minute.len() != 2 || !is_plain(minute) {
        return None;
    }
    let (hour, minute) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some([hour, minute])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(text: &str) -> WallTime {
        format!("2026-11-30 {text}.000").parse().expect("a time")
    }

    #[test]
    fn a_time_of_day_is_read_as_it_is_typed() {
        for (text, read) in [
            ("18:05", Some([18, 5])),
            (" 9.30 ", Some([9, 30])),
            ("1805", Some([18, 5])),
            ("930", Some([9, 30])),
            ("9", Some([9, 0])),
            ("24:00", None),
            ("18:5", None),
            ("18:60", None),
            ("18:05:00", None),
            ("", None),
            ("soon", None),
        ] {
            assert_eq!(read_time_of_day(text), read, "{text}");
        }
    }

    #[test]
    fn a_round_passes_from_its_start_to_the_end_of_the_default_time() {
        let schedule = RoundSchedule {
            start: wall("18:00:00"),
            default_minutes: 30,
            announcement: String::new(),
        };
        let minutes = Duration::from_mins;
        for (now, phase) in [
            ("17:50:00", RoundPhase::BeforeStart(minutes(10))),
            ("18:00:00", RoundPhase::DefaultTime(minutes(30))),
            ("18:30:00", RoundPhase::DefaultTime(minutes(0))),
            ("18:30:01", RoundPhase::DefaultTimeOver),
        ] {
            assert_eq!(schedule.phase(wall(now)), phase, "{now}");
        }
    }

    #[test]
    fn no_start_is_proposed_that_is_past() {
        for (now, start) in [
            ("16:40:10", "17:00:00"),
            ("17:00:00", "17:30:00"),
            ("17:29:59", "17:30:00"),
            ("12:07:00", "12:30:00"),
        ] {
            let first = RoundSchedule::proposed(None, wall(now));
            assert_eq!(first.start, wall(start), "{now}");
            let last = RoundSchedule {
                start: wall("10:00:00"),
                ..first
            };
            let second = RoundSchedule::proposed(Some(&last), wall(now));
            assert_eq!(second.start, wall(start), "a second round: {now}");
        }
    }

    #[test]
    fn the_next_round_is_proposed_at_the_same_time_of_day() {
        let first = RoundSchedule::proposed(None, wall("16:40:10"));
        assert_eq!((first.start, first.default_minutes), (wall("17:00:00"), 30));
        let last = RoundSchedule {
            start: "2026-11-23 18:00:00.000".parse().expect("a time"),
            default_minutes: 15,
            announcement: "No draws before move 30".to_owned(),
        };
        let next = RoundSchedule::proposed(Some(&last), wall("17:40:00"));
        assert_eq!(next.start, wall("18:00:00"));
        assert_eq!(
            (next.default_minutes, next.announcement),
            (15, last.announcement)
        );
    }
}
