//! The times that a ruling gives, takes or sets, as the digits of a clock tell them.

use std::time::Duration;

use crate::chess::Color;
use crate::clock::ClockUnit;
use crate::clock::duration_text::{DurationStyle, FractionDigits};
use crate::laws::Consequence;

/// Whose clock a consequence changes: by how much, `+1:00`, or to what, `1:05:00`.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few consequences change a clock"
)]
pub fn clock_change(consequence: &Consequence) -> Option<(Color, String)> {
    match *consequence {
        Consequence::Add(player, time) => Some((player, format!("+{}", digits(time)))),
        Consequence::Take(player, time) => Some((player, format!("−{}", digits(time)))),
        Consequence::Set(player, time) => Some((player, reading(time))),
        _ => None,
    }
}

/// A time that is given or taken, as clocks show it: `1:00`, `1:05:00`, to the nearest second; below ten seconds with
/// tenths, where there are any.
pub fn digits(time: Duration) -> String {
    let (unit, style) = precision(time);
    style.text(unit.nearest(time)).to_string()
}

/// A time to which a clock is set, as its face shows it then: a second begun counts.
pub fn reading(time: Duration) -> String {
    let (unit, style) = precision(time);
    style.text(unit.up(time)).to_string()
}

/// How finely a time is told, and how it is written.
fn precision(time: Duration) -> (ClockUnit, DurationStyle) {
    let has_tenths = time < Duration::from_secs(10) && time.subsec_nanos() > 0;
    let (unit, fraction) = if has_tenths {
        (ClockUnit::Tenth, FractionDigits::One)
    } else {
        (ClockUnit::Second, FractionDigits::None)
    };
    let style = DurationStyle {
        fraction,
        ..DurationStyle::SHORT
    };
    (unit, style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_as_clocks_show_it() {
        for (milliseconds, text) in [
            (311_650, "5:12"),
            (60_000, "1:00"),
            (5_000, "0:05"),
            (4_210, "0:04.2"),
        ] {
            assert_eq!(digits(Duration::from_millis(milliseconds)), text);
        }
    }

    #[test]
    fn a_clock_is_set_to_what_its_face_shows() {
        for (milliseconds, text) in [(311_250, "5:12"), (3_900_000, "1:05:00"), (4_210, "0:04.3")] {
            assert_eq!(reading(Duration::from_millis(milliseconds)), text);
        }
    }
}
