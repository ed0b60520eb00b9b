//! A time control in short, as players say it, `90 + 30`; one that was written as players say it; and the name of its pace.

use std::time::Duration;

use crate::clock::control_text::AgreedTimeControl;
use crate::clock::duration_text::{DurationParts, DurationStyle, DurationText};
use crate::clock::{ClockUnit, Method, TimeControl};
use crate::laws::Pace;

/// Minutes and seconds as players say them; what has no such name is written in the grammar of PGN.
#[must_use]
pub fn brief(control: &TimeControl) -> String {
    let mut parts = Vec::new();
    for period in control.periods() {
        let added = match period.method {
            Method::SuddenDeath => String::new(),
            Method::Fischer { increment } => format!(" + {}", seconds(increment)),
            Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::JapaneseByoyomi { .. }
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => return control.to_string(),
        };
        let moves = period
            .moves
            .map(|moves| format!("{moves}/"))
            .unwrap_or_default();
        parts.push(format!("{moves}{}{added}", minutes(period.time)));
    }
    parts.join(", ")
}

/// The same for a text; where the sides differ both are said, and what cannot be read stays as it is.
#[must_use]
pub fn briefly(text: &str) -> String {
    match text.parse::<AgreedTimeControl>() {
        Ok(AgreedTimeControl::Timed(controls)) if controls.white == controls.black => {
            brief(&controls.white)
        }
        Ok(AgreedTimeControl::Timed(controls)) => {
            format!("{} – {}", brief(&controls.white), brief(&controls.black))
        }
        Ok(AgreedTimeControl::Untimed | AgreedTimeControl::Unknown) | Err(_) => text.to_owned(),
    }
}

/// The message that names a pace of play.
#[must_use]
pub const fn pace_id(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "play-standard",
        Pace::Rapid => "play-rapid",
        Pace::Blitz => "play-blitz",
    }
}

/// What a text would be if its times were minutes: players say `90+30` where PGN writes `5400+30`.
///
/// `None` where nobody would mean minutes: where some period gives three minutes or more, or is neither plain nor Fischer's.
#[must_use]
pub fn in_minutes(text: &str) -> Option<String> {
    let control: TimeControl = text.trim().parse().ok()?;
    let mut parts = Vec::new();
    for period in control.periods() {
        let seconds = period.time.as_secs();
        let is_short = (1..180).contains(&seconds) && period.time.subsec_nanos() == 0;
        let added = match period.method {
            Method::SuddenDeath => String::new(),
            Method::Fischer { increment } => format!("+{}", self::seconds(increment)),
            Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::JapaneseByoyomi { .. }
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => return None,
        };
        if !is_short {
            return None;
        }
        let moves = period
            .moves
            .map(|moves| format!("{moves}/"))
            .unwrap_or_default();
        parts.push(format!("{moves}{}{added}", seconds * 60));
    }
    Some(parts.join(":"))
}

/// Bare minutes where there are no seconds over.
fn minutes(time: Duration) -> String {
    let parts = DurationParts::of(time);
    if parts.seconds == 0 {
        parts.all_minutes().to_string()
    } else {
        DurationStyle::MINUTES.text(time).to_string()
    }
}

/// Bare seconds, to the nearest thousandth.
fn seconds(time: Duration) -> DurationText {
    DurationStyle::SECONDS.text(ClockUnit::Millisecond.nearest(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_said_as_players_say_them() {
        for (written, said) in [
            ("5400+30", "90 + 30"),
            ("300", "5"),
            ("90+1", "1:30 + 1"),
            ("40/5400+30:1800+30", "40/90 + 30, 30 + 30"),
            ("90.75+0.5", "1:30 + 0.5"),
            ("0.5+10.25", "0 + 10.25"),
            ("7205+1.0009", "120:05 + 1.001"),
            ("60+0.0004", "1 + 0"),
            ("60+0.9999", "1 + 1"),
        ] {
            let control: TimeControl = written.parse().expect("a time control");
            assert_eq!(brief(&control), said);
        }
    }

    #[test]
    fn what_players_say_in_minutes_is_offered_as_pgn_writes_it() {
        for (said, written) in [
            ("90+30", Some("5400+30")),
            ("40/100+30:50+30:15+30", Some("40/6000+30:3000+30:900+30")),
            ("15", Some("900")),
            ("3+0.5", Some("180+0.5")),
            ("180+2", None),
            ("*90", None),
            ("nonsense", None),
        ] {
            assert_eq!(in_minutes(said).as_deref(), written, "{said}");
        }
    }
}
