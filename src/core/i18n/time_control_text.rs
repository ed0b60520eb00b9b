//! A time control in short, as players say it, `90 + 30`, and the name of its pace.

use std::time::Duration;

use crate::chess::ByColor;
use crate::clock::control_text::AgreedTimeControl;
use crate::clock::duration_text::{DurationParts, DurationStyle, DurationText};
use crate::clock::typed_control::typed_side_text;
use crate::clock::{ClockUnit, Method, TimeControl};
use crate::i18n::shown_text;
use crate::laws::{Blind, Pace, Presence, Supervision};

/// Minutes and seconds as players say them, `5 + 0` where nothing is added to the whole game; what has no such name stands
/// as it would be typed.
pub fn brief(control: &TimeControl) -> String {
    let mut parts = Vec::new();
    for period in control.periods() {
        let added = match period.method {
            Method::SuddenDeath if period.moves.is_none() && control.periods().len() == 1 => {
                if period.time < Duration::from_mins(1) {
                    return format!("{} s", seconds(period.time));
                }
                " + 0".to_owned()
            }
            Method::SuddenDeath => String::new(),
            Method::Fischer { increment } => format!(" + {}", seconds(increment)),
            Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::JapaneseByoyomi { .. }
            | Method::CanadianByoyomi
            | Method::Upcount
            | Method::FixedPerMove => return typed_side_text(control),
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
pub fn briefly(text: &str) -> String {
    match text.parse::<AgreedTimeControl>() {
        Ok(AgreedTimeControl::Timed(controls)) => tile_name(&controls),
        Ok(AgreedTimeControl::Untimed | AgreedTimeControl::Unknown) | Err(_) => {
            shown_text::line(text).into_owned()
        }
    }
}

/// The message that says who watches a game.
pub const fn arbiters_id(supervision: Supervision, arbiter: Presence) -> &'static str {
    match (supervision, arbiter) {
        (_, Presence::Absent) => "holds-no-arbiter",
        (Supervision::Full, Presence::Present) => "holds-one-arbiter",
        (Supervision::Light, Presence::Present) => "holds-shared-arbiter",
        (_, Presence::Elsewhere) => "holds-arbiter-elsewhere",
    }
}

/// The same as it is printed, where it has to be said for how many boards that arbiter is.
pub const fn watching_id(supervision: Supervision, arbiter: Presence) -> &'static str {
    match (supervision, arbiter) {
        (_, Presence::Absent) => "printed-no-arbiter",
        (Supervision::Full, Presence::Present) => "printed-one-arbiter",
        (Supervision::Light, Presence::Present) => "printed-shared-arbiter",
        (_, Presence::Elsewhere) => "printed-arbiter-elsewhere",
    }
}

/// The message that says who is blind or visually disabled, if anybody is.
pub const fn blind_id(blind: Blind) -> Option<&'static str> {
    match (blind.white, blind.black) {
        (false, false) => None,
        (true, false) => Some("holds-blind-white"),
        (false, true) => Some("holds-blind-black"),
        (true, true) => Some("holds-blind-both"),
    }
}

/// The message that names a pace of play.
pub const fn pace_id(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "play-standard",
        Pace::Rapid => "play-rapid",
        Pace::Blitz => "play-blitz",
    }
}

/// The name of a time on a tile; where the sides differ, of both.
pub fn tile_name(controls: &ByColor<TimeControl>) -> String {
    if controls.white == controls.black {
        brief(&controls.white)
    } else {
        format!("{} – {}", brief(&controls.white), brief(&controls.black))
    }
}

/// Bare minutes where there is nothing over, else as a clock shows it, to the nearest thousandth.
fn minutes(time: Duration) -> String {
    let time = ClockUnit::Millisecond.nearest(time);
    let parts = DurationParts::of(time);
    if parts.below_a_minute().is_zero() {
        parts.all_minutes().to_string()
    } else {
        DurationStyle::SHORT.text(time).to_string()
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
            ("300", "5 + 0"),
            ("60", "1 + 0"),
            ("90", "1:30 + 0"),
            ("10", "10 s"),
            ("10+2", "0:10 + 2"),
            ("90+1", "1:30 + 1"),
            ("40/5400+30:1800+30", "40/90 + 30, 30 + 30"),
            ("90.75+0.5", "1:30.75 + 0.5"),
            ("5.5+3", "0:05.5 + 3"),
            ("0.5+10.25", "0:00.5 + 10.25"),
            ("7205+1.0009", "2:00:05 + 1.001"),
            ("60+0.0004", "1 + 0"),
            ("60+0.9999", "1 + 1"),
        ] {
            let control: TimeControl = written.parse().expect("a time control");
            assert_eq!(brief(&control), said);
        }
    }

    #[test]
    fn a_tile_says_that_nothing_is_added() {
        for (written, name) in [
            ("300", "5 + 0"),
            ("300+3", "5 + 3"),
            ("W300-B240", "5 + 0 – 4 + 0"),
            ("40/5400", "40/90"),
            ("*180", "*180"),
            ("1500b10", "25b10"),
        ] {
            let Ok(AgreedTimeControl::Timed(controls)) = written.parse() else {
                panic!("{written} is a time control");
            };
            assert_eq!(tile_name(&controls), name);
        }
    }
}
