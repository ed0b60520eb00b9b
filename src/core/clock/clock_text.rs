//! What a clock shows, as digits.

use std::time::Duration;

use crate::clock::duration_text::{DurationStyle, FractionDigits, LargestUnit};
use crate::clock::face::TENTHS;
use crate::clock::{ClockUnit, Face};

/// The digits of a face: `m:ss` under an hour, else `h:mm:ss`, with tenths where it shows them.
pub fn digits(face: &Face) -> String {
    let fraction = if face.tenths {
        FractionDigits::One
    } else {
        FractionDigits::None
    };
    of_a_face(fraction).text(face.shown).to_string()
}

/// A reading in minutes and whole seconds, and hours if there are any, as clocks show it: a second begun counts.
pub fn whole_seconds(time: Duration) -> String {
    let shown = ClockUnit::Second.up(time);
    of_a_face(FractionDigits::None).text(shown).to_string()
}

/// What a player's clock shows before and after; nothing where that is the same.
pub fn change(name: &str, was: Duration, is: Duration) -> Option<String> {
    let [was, is] = [was, is].map(whole_seconds);
    (was != is).then(|| format!("{name} {was} → {is}"))
}

/// A reading as the face of a clock shows it: whole seconds, and tenths at the end.
pub fn reading(time: Duration) -> String {
    if time > TENTHS {
        return whole_seconds(time);
    }
    let shown = ClockUnit::Tenth.up(time);
    of_a_face(FractionDigits::One).text(shown).to_string()
}

const fn of_a_face(fraction: FractionDigits) -> DurationStyle {
    DurationStyle {
        largest: LargestUnit::HoursIfAny,
        fraction,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::clock::{Clock, Moment, TimeControl};

    #[test]
    fn a_second_begun_is_shown() {
        for (time, text) in [
            (Duration::ZERO, "0:00"),
            (Duration::from_nanos(1), "0:01"),
            (Duration::from_secs(1), "0:01"),
            (Duration::from_millis(1_001), "0:02"),
            (Duration::from_millis(59_001), "1:00"),
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
            ("60", "1:00"),
            ("20", "0:20"),
            ("10", "0:10.0"),
            ("0.1", "0:00.1"),
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
