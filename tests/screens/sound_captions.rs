//! What sounds, shown in words for whoever does not hear it.

use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::PlayerAct;
use jadoube_ui::{Captions, Sound};
use strum::IntoEnumIterator;

use super::fits::texts;
use super::scenes::{Window, pressed};
use super::table::started;
use crate::support::app_harness::window;

/// A move with check was made and pressed, with captions or without.
fn checked(captions: Captions) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.preferences.captions = captions);
    let mut window = window(shell, 900.0, 600.0);
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "f5"),
        (Color::White, "Qh5+"),
    ] {
        window.does(color, PlayerAct::Move(text.into()));
    }
    window.run_steps(2);
    window
}

/// The same, for the pictures.
pub fn shown(words: Words) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.preferences.captions = Captions::On);
    let mut window = pressed(words, shell, &[]);
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        window.does(color, PlayerAct::Move(text.into()));
    }
    window.run_steps(2);
    window
}

#[test]
fn what_sounds_is_read_at_the_foot_for_a_while_by_those_who_want_that() {
    for captions in [Captions::Off, Captions::On] {
        let mut window = checked(captions);
        let words = window.words();
        let is_read = |window: &Window, sound: Sound| {
            let caption = words.tr(&format!("caption-{sound}"));
            texts(window).iter().any(|(text, _)| *text == caption)
        };
        let wanted = captions == Captions::On;
        for sound in [Sound::Move, Sound::LeverLeft, Sound::Check] {
            assert_eq!(is_read(&window, sound), wanted, "{sound}");
        }
        let now = window.ctx.input(|input| input.time);
        for later in [2.0, 2.1] {
            window.input_mut().time = Some(now + later);
            window.step();
        }
        assert!(!is_read(&window, Sound::Move), "it is over");
    }
}

#[test]
fn every_sound_has_its_words_in_every_language() {
    for words in Language::ALL.map(Words::new) {
        let captions = Sound::iter().map(|sound| words.tr(&format!("caption-{sound}")));
        let mut captions: Vec<String> = captions.map(std::borrow::Cow::into_owned).collect();
        captions.sort();
        captions.dedup();
        assert_eq!(captions.len(), Sound::iter().count());
    }
}
