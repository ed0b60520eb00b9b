//! What is left until a round starts, and until its default time ends.

use std::time::Duration;

use eframe::egui::Context;

use jadoube_core::record::wall_time::WallTime;
use jadoube_core::tournament::{RoundPhase, RoundSchedule};

/// Returns what is left, the second that has begun counted as a whole one: `1:05:00`, `9:59`.
pub fn countdown(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Has the next frame painted when the countdown shows another second; never once the default time is over.
pub fn repaint_with_countdown(context: &Context, schedule: &RoundSchedule, now: WallTime) {
    let left = match schedule.phase(now) {
        RoundPhase::BeforeStart(left) | RoundPhase::DefaultTime(left) => left,
        RoundPhase::DefaultTimeOver => return,
    };
    let whole = Duration::from_secs(left.as_secs());
    context.request_repaint_after(left.saturating_sub(whole) + Duration::from_millis(1));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_that_has_begun_is_whole() {
        for (millis, text) in [
            (0, "0:00"),
            (1, "0:01"),
            (1_000, "0:01"),
            (59_001, "1:00"),
            (599_000, "9:59"),
            (3_600_000, "1:00:00"),
            (3_905_000, "1:05:05"),
        ] {
            assert_eq!(countdown(Duration::from_millis(millis)), text);
        }
    }
}
