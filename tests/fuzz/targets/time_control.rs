//! A time control and a time: written and read again the same, told in words, and played with.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::clock::typed_control::{read_typed, typed_text};
use jadoube_core::clock::{AgreedTimeControl, Clock, Moment, TimeControl, duration_text};
use jadoube_core::i18n::{Language, Words};

pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(time) = duration_text::read(text) {
        let written = duration_text::written(time);
        assert_eq!(duration_text::read(&written), Ok(time), "{written}");
    }
    if let Ok(time) = duration_text::read_loosely(text) {
        let written = duration_text::written(time);
        assert_eq!(duration_text::read_loosely(&written), Ok(time), "{written}");
    }
    if let Ok(typed) = read_typed(text) {
        for agreed in [Some(typed.meant), typed.otherwise].into_iter().flatten() {
            let shown = typed_text(&agreed);
            let again = read_typed(&shown).map(|typed| typed.meant);
            assert_eq!(again.as_ref(), Ok(&agreed), "{shown}");
        }
    }
    match text.parse::<AgreedTimeControl>() {
        Ok(agreed) => {
            let written = agreed.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&agreed), "{written}");
            if let AgreedTimeControl::Timed(controls) = agreed {
                for control in &controls {
                    told(control);
                }
                played_with(Clock::new(controls), data);
            }
        }
        Err(unclear) => {
            assert!(unclear.at <= text.chars().count(), "{unclear} in {text:?}");
            assert!(!unclear.to_string().is_empty());
        }
    }
}

fn told(control: &TimeControl) {
    for language in Language::ALL {
        let phrases = Words::new(language).time_control(control);
        assert!(!phrases.is_empty() && phrases.iter().all(|phrase| !phrase.is_empty()));
    }
    assert_eq!(control.to_string().parse().as_ref(), Ok(control));
}

/// Presses at moments that the bytes say; what is left never runs below nothing, and flags fall when they are due.
fn played_with(mut clock: Clock, data: &[u8]) {
    let mut now = Moment::START;
    clock.start(Color::White, now);
    for (&byte, color) in data
        .iter()
        .take(40)
        .zip([Color::White, Color::Black].into_iter().cycle())
    {
        now = now + Duration::from_millis(1 << (byte % 40));
        if let Some((fallen, due)) = clock.flag_due()
            && due <= now
        {
            clock.drop_flag(fallen, due);
        }
        let _ = clock.news(now);
        clock.press(color, now);
        for color in Color::ALL {
            let _ = clock.face(color, now);
            assert!(clock.main_time(color, now) <= clock.remaining(color, now));
        }
        let _ = clock.next_change(now);
    }
}
