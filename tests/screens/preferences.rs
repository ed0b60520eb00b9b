//! The preferences and the keys: what belongs together stands together, and the keys are those that were chosen.

use eframe::egui::{Rect, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube::i18n::{Language, Words};
use jadoube::laws::Terms;
use jadoube::ui::{ClockKeys, Screen};

use super::fits::galleys;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};

fn shown(words: Words, screen: Screen, keys: ClockKeys) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.speak(words);
    shell.set(|settings| settings.clock_keys = keys);
    shell.show(screen);
    window(shell, 900.0, 600.0)
}

/// Where that text stands.
fn text(window: &Window, text: &str) -> Rect {
    let mut found = galleys(window).into_iter();
    let found = found.find(|(galley, _)| galley.text() == text);
    found.unwrap_or_else(|| panic!("{text}")).1
}

#[test]
fn boards_stand_above_their_names() {
    let window = shown(
        Words::new(Language::English),
        Screen::Preferences,
        ClockKeys::Control,
    );
    for name in ["Walnut", "Slate", "Diagram"] {
        let swatch = window.get_all_by_label(name).next().expect("a swatch");
        let apart = swatch.rect().center().x - text(&window, name).center().x;
        assert!(apart.abs() < 2.0, "{name}: {apart}");
    }
}

#[test]
fn the_page_of_keys_names_those_that_were_chosen() {
    let words = Words::new(Language::English);
    for (chosen, names) in [
        (
            ClockKeys::Control,
            ["Left and right Ctrl", "Left and right Ctrl"],
        ),
        (
            ClockKeys::Shift,
            ["Left and right Shift", "Left and right Shift"],
        ),
        (ClockKeys::Letters, ["Left and right Ctrl", "Letters"]),
    ] {
        let mut window = shown(words, Screen::Keys, chosen);
        window.set_size(vec2(1280.0, 800.0));
        window.run();
        for name in names {
            let count = window.get_all_by_value(name).count();
            let wanted = names.iter().filter(|it| **it == name).count();
            assert_eq!(count, wanted, "{chosen:?}: {name}");
        }
    }
}

#[test]
fn the_page_of_keys_names_what_pauses_the_side_clock() {
    for (chosen, both, alone) in [
        (ClockKeys::Control, 2, 0),
        (ClockKeys::Shift, 2, 0),
        (ClockKeys::Letters, 1, 1),
    ] {
        let window = shown(Words::new(Language::English), Screen::Keys, chosen);
        assert_eq!(window.query_all_by_value("Pause, P").count(), both);
        assert_eq!(window.query_all_by_value("Pause").count(), alone);
    }
}

#[test]
fn the_page_of_keys_counts_the_cards_that_the_first_screen_has() {
    let game = || AppHarness::new(Terms::default());
    let none = || AppHarness::on(MemoryStore::default(), Vec::new());
    let shells: [(fn() -> AppHarness, _); 2] = [(game, "1–4"), (none, "1–3")];
    for (shell, digits) in shells {
        let mut shell = shell();
        shell.show(Screen::Keys);
        let window = window(shell, 900.0, 600.0);
        assert_eq!(window.query_all_by_value(digits).count(), 1, "{digits}");
    }
}

#[test]
fn what_keys_do_stands_in_one_column_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        let window = shown(words, Screen::Keys, ClockKeys::Control);
        let does = [
            "key-levers",
            "key-space",
            "key-pause",
            "key-walk",
            "key-act",
        ];
        let lefts = does.map(|id| text(&window, &words.tr(id)).left());
        let first = lefts[0];
        let is_even = lefts.iter().all(|left| (left - first).abs() < 4.0);
        assert!(is_even, "{language:?}: {lefts:?}");
    }
}

#[test]
fn nothing_ends_in_dots_on_preferences_and_keys() {
    for language in Language::ALL {
        for screen in [Screen::Preferences, Screen::Keys] {
            let mut window = shown(Words::new(language), screen, ClockKeys::Letters);
            for (width, height) in [(900.0, 1600.0), (1280.0, 1600.0)] {
                window.set_size(vec2(width, height));
                window.run();
                let all = galleys(&window).into_iter();
                let mut cut = all.filter(|(galley, _)| galley.elided);
                let cut = cut.next().map(|(galley, _)| galley.text().to_owned());
                assert_eq!(cut, None, "{language:?} {screen:?} {width}");
            }
        }
    }
}
