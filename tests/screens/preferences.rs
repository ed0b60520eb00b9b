//! The preferences and the keys: what belongs together stands together, and the keys are those that were chosen.

use eframe::egui::{Rect, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable, by};
use jadoube::app::store::MemoryStore;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::Terms;
use jadoube_ui::{ClockKeys, Screen};

use super::fits::galleys;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

fn shown(words: Words, screen: Screen, keys: ClockKeys) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.speak(words);
    shell.set(|settings| settings.preferences.clock_keys = keys);
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
fn a_small_window_shows_all_of_how_things_look() {
    for language in due_languages() {
        let words = Words::new(language);
        let window = shown(words, Screen::Preferences, ClockKeys::Control);
        let last = window.get_by_label(&words.tr("prefs-animation")).rect();
        assert!(last.bottom() <= 568.0, "{language:?}: {last}");
    }
}

/// How many keys of that name the page tells of, each with what it does.
fn caps(window: &Window, name: &str) -> usize {
    let told = format!("{name}: ");
    let is_cap = |text: Option<String>| text.is_some_and(|it| it.starts_with(&told));
    let all = window.query_all(by().predicate(|_| true));
    all.filter(|node| is_cap(node.accesskit_node().value()))
        .count()
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
        (
            ClockKeys::Letters,
            ["Left and right Ctrl", "Left and right letters"],
        ),
    ] {
        let mut window = shown(words, Screen::Keys, chosen);
        window.set_size(vec2(1280.0, 800.0));
        window.run();
        for name in names {
            let count = caps(&window, name);
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
        assert_eq!(caps(&window, "Pause, P"), both);
        assert_eq!(caps(&window, "Pause"), alone);
    }
}

#[test]
fn the_page_of_keys_counts_the_cards_that_the_first_screen_has() {
    let game = || AppHarness::new(Terms::default());
    let none = || AppHarness::on(MemoryStore::default(), Vec::new());
    let shells: [fn() -> AppHarness; 2] = [game, none];
    for shell in shells {
        let mut shell = shell();
        shell.show(Screen::Keys);
        let window = window(shell, 900.0, 600.0);
        assert_eq!(caps(&window, "1–5"), 1);
    }
}

#[test]
fn what_keys_do_stands_in_one_column_in_every_language() {
    for language in due_languages() {
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
    for language in due_languages() {
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

#[test]
fn whoever_reads_the_preferences_for_the_first_time_reads_what_each_does() {
    let mut window = shown(
        Words::new(Language::English),
        Screen::Preferences,
        ClockKeys::Control,
    );
    window.set_size(vec2(1280.0, 1600.0));
    window.run();
    for tick in [
        "Mark check: queen to a4, check",
        "Mark en passant: exd6 e.p.",
    ] {
        window.get_by_label(tick);
    }
    for (hands, does) in [
        ("Full moves by hand", "As on a wooden board: you remove"),
        ("Quick moves", "You move one piece; the program removes"),
    ] {
        window.get_by_label(hands).click();
        window.run();
        window.get_by_label_contains(does);
    }
}

#[test]
fn both_columns_of_the_preferences_end_together() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = shown(words, Screen::Preferences, ClockKeys::Letters);
        for (width, height) in [(1280.0, 1000.0), (1400.0, 1000.0)] {
            window.set_size(vec2(width, height));
            window.run();
            let mut ends: Vec<f32> = sheets(&window).into_iter().map(|it| it.bottom()).collect();
            ends.sort_by(f32::total_cmp);
            // Two groups in the right column, one in the left, and below them the notations.
            let [_, left, right, ..] = ends[..] else {
                panic!("{ends:?}");
            };
            let apart = (left - right).abs();
            assert!(apart < 2.0, "{language:?} {width}: {ends:?}");
        }
    }
}

#[test]
fn no_choice_is_broken_where_it_could_stand_in_a_row() {
    for language in due_languages() {
        let words = Words::new(language);
        let keys = ClockKeys::ALL.map(|keys| words.tr(&format!("clock-keys-{keys}")));
        let keys = keys.map(std::borrow::Cow::into_owned).to_vec();
        let names = Language::ALL.map(|it| it.own_name().to_owned()).to_vec();
        let mut window = shown(words, Screen::Preferences, ClockKeys::Letters);
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
            window.set_size(vec2(width, height));
            window.run();
            for row in [&keys, &names] {
                let places = row.iter().map(|name| {
                    let found = window.query_all_by_label(name);
                    found.map(|node| node.rect()).collect::<Vec<_>>()
                });
                let tops: Vec<f32> = places.flatten().map(|place| place.top()).collect();
                let [first, rest @ ..] = &tops[..] else {
                    panic!("{row:?}");
                };
                let is_in_a_row = rest.iter().all(|top| (top - first).abs() < 1.0);
                assert!(is_in_a_row, "{language:?} {width}: {row:?} {tops:?}");
                assert!(
                    places_end(&window, row) <= width - 8.0,
                    "{language:?} {width}"
                );
            }
        }
    }
}

/// Where the last of these ends.
fn places_end(window: &Window, names: &[String]) -> f32 {
    let nodes = names
        .iter()
        .flat_map(|name| window.query_all_by_label(name));
    nodes.map(|node| node.rect().right()).fold(0.0, f32::max)
}

/// The sheets that lie on the page.
fn sheets(window: &Window) -> Vec<Rect> {
    let shapes = &window.output().shapes;
    let rects = shapes.iter().filter_map(|clipped| {
        let Shape::Rect(shape) = &clipped.shape else {
            return None;
        };
        let rect = shape.rect;
        (rect.width() > 300.0 && rect.height() > 200.0).then_some(rect)
    });
    rects.filter(|rect| rect.width() < 600.0).collect()
}

#[test]
fn a_line_to_write_in_is_as_high_as_a_finger() {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::Kept);
    let window = window(shell, 900.0, 600.0);
    let named = window.get_all_by_label("Search by name, event or date");
    let heights: Vec<f32> = named.map(|it| it.rect().height()).collect();
    assert!(heights.iter().any(|height| *height >= 40.0), "{heights:?}");
}
