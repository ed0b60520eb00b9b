//! What a clock shows, as digits.

use crate::clock::duration_text::DurationStyle;
use crate::clock::{Clock, Face};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::clock::{Moment, TimeControl};

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
