//! The times that a ruling gives, takes or sets, as the digits of a clock tell them.

use std::time::Duration;

use crate::clock::ClockUnit;
use crate::clock::duration_text::{DurationStyle, FractionDigits};

/// A time as clocks show it: `1:00`, `1:05:00`, to the nearest second; below ten seconds with tenths, where there are any.
#[must_use]
pub fn digits(time: Duration) -> String {
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
    style.text(unit.nearest(time)).to_string()
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
}
