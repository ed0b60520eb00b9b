//! What a clock shows, as digits.

use std::time::Duration;

use crate::clock::duration_text::{DurationStyle, written};
use crate::clock::{Clock, ClockUnit, Face};

/// Whether so little time is left that the face warns, as the sound does.
#[must_use]
pub fn is_low(face: &Face) -> bool {
    face.shown <= Clock::LOW_TIME && !face.counts_up
}

/// The digits of a face: `h:mm:ss`, with tenths where it shows them.
#[must_use]
pub fn digits(face: &Face) -> String {
    let style = if face.tenths {
        DurationStyle::TENTHS
    } else {
        DurationStyle::WHOLE
    };
    style.text(face.shown).to_string()
}

/// A reading in hours, minutes and whole seconds, as clocks show it: a second begun counts.
#[must_use]
pub fn whole_seconds(time: Duration) -> String {
    written(ClockUnit::Second.up(time))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::clock::{Moment, TimeControl};

    #[test]
    fn a_second_begun_is_shown() {
        for (time, text) in [
            (Duration::ZERO, "0:00:00"),
            (Duration::from_nanos(1), "0:00:01"),
            (Duration::from_secs(1), "0:00:01"),
            (Duration::from_millis(1_001), "0:00:02"),
            (Duration::from_millis(59_001), "0:01:00"),
            (Duration::from_mins(90), "1:30:00"),
            (Duration::from_hours(123), "123:00:00"),
        ] {
            assert_eq!(whole_seconds(time), text);
        }
    }

    #[test]
    fn digits_have_tenths_only_where_the_face_has() {
        for (written, text) in [
            ("5400+30", "1:30:30"),
            ("60", "0:01:00"),
            ("20", "0:00:20.0"),
            ("0.1", "0:00:00.1"),
        ] {
            let control: TimeControl = written.parse().expect("a time control");
            let clock = Clock::new(crate::chess::ByColor {
                white: control.clone(),
                black: control,
            });
            assert_eq!(
                digits(&clock.face(Color::White, Moment::START)),
                text,
                "{written}"
            );
        }
    }
}
