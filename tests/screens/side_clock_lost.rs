//! A game that an illegal move loses at the side clock: it is asked first, says so, and can be taken back.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_ui::{LogExtent, Screen, side_clock_text};

use super::fits;
use super::side_clock::{Window, begun, on_screen};
use crate::support::share_of_checks::due_languages;

/// Notes an illegal move of White's by what its menu says of it.
fn note_illegal_move(window: &mut Window, says: &str) {
    let name = window.words().tr("side-illegal").into_owned();
    window.get_by_label(&name).click();
    window.run();
    let clock = window.side_clock().clock().expect("a clock");
    assert_eq!(clock.running(), None, "both sides stop at once");
    window.get_by_label(says).click();
    window.run();
}

/// Notes the illegal move of White's that loses, which is asked first, by what its menu says of it.
fn note_losing_move(window: &mut Window, says: &str) {
    let charged = *window.side_clock().illegal().get(Color::White);
    note_illegal_move(window, says);
    for _ in 0..3 {
        let count = *window.side_clock().illegal().get(Color::White);
        assert_eq!(count, charged, "it is asked before it is done");
        window.step();
    }
    window.get_by_label(&window.words().tr("sure"));
    window.get_by_label(says).click();
    window.run();
}

#[test]
fn what_costs_the_game_at_the_side_clock_is_asked_and_no_is_an_answer() {
    let mut window = on_screen(&begun("300"), 900.0, 600.0, |_| {});
    let first = "Illegal move by Ana: Black +1:00";
    note_illegal_move(&mut window, first);
    window.clock(SideClockAct::Resume(Color::White));
    window.run();
    let second = "Second illegal move by Ana: Ana loses";
    note_illegal_move(&mut window, second);
    window.get_by_label("No").click();
    window.run();
    assert_eq!(*window.side_clock().illegal().get(Color::White), 1);
    window.get_by_label(second);
    window.key_press(Key::Escape);
    window.run();
    note_losing_move(&mut window, second);
    assert_eq!(*window.side_clock().illegal().get(Color::White), 2);
    assert!(
        window.query_by_label(second).is_none(),
        "the menu is closed"
    );
    // The way back stands in the bar, beside what begins another game.
    window.get_by_label("Set for a new game…");
    let back = "Take back “Second illegal move by Ana”";
    window.get_by_label(back).click();
    window.run();
    assert_eq!(*window.side_clock().illegal().get(Color::White), 1);
}

#[test]
fn the_illegal_move_that_loses_says_so_and_gives_no_time() {
    for language in due_languages() {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (390.0, 844.0)] {
            let clock = begun("300");
            let mut window = on_screen(&clock, width, height, |settings| {
                settings.preferences.language = Some(language);
            });
            let words = window.words();
            let black = |window: &Window| {
                let clock = window.side_clock().clock().expect("a clock");
                clock.main_time(Color::Black, window.now())
            };
            let opponent = words.tr("color-black").into_owned();
            let args = |count: u32| {
                [
                    ("player", "Ana".into()),
                    ("opponent", opponent.as_str().into()),
                    ("time", "1:00".into()),
                    ("count", count.into()),
                    ("number", 0_u32.into()),
                ]
            };
            let lost = words.tr_args("side-illegal-lost", &args(2));
            let says = |window: &Window| {
                let texts = fits::texts(window);
                texts.iter().any(|(text, _)| *text == lost)
            };
            note_illegal_move(&mut window, &words.tr_args("side-illegal-by", &args(1)));
            assert!(!says(&window));
            window.clock(SideClockAct::Resume(Color::White));
            window.run();
            let before = black(&window);
            note_losing_move(&mut window, &words.tr_args("side-illegal-loses", &args(2)));
            assert_eq!(*window.side_clock().illegal().get(Color::White), 2);
            assert_eq!(black(&window), before, "nothing is given any more");
            assert!(says(&window), "{language:?} {width}");
            let next = words.tr("side-next");
            let texts = fits::texts(&window);
            let runs_next = texts.iter().any(|(text, _)| *text == next);
            assert!(!runs_next, "{language:?} {width}: the game is over");
            let log = side_clock_text(window.side_clock(), words, LogExtent::Session);
            let runs = [("player", "Ana".into())];
            let next = words.tr_args("log-next", &runs).into_owned();
            let end = log.trim_end().lines().next_back().unwrap_or_default();
            assert!(!end.contains(&next), "{end}");
            let noted = words.tr_args("side-illegal-nth", &args(2));
            let what = [("what", (&*noted).into())];
            let takes_back = words.tr_args("side-illegal-take-back", &what);
            if window.query_by_label(&takes_back).is_none() {
                // In little room it stands in the menu alone.
                window.get_by_label(&words.tr("side-illegal")).click();
                window.run();
            }
            window.get_by_label(&takes_back).click();
            window.run();
            assert_eq!(*window.side_clock().illegal().get(Color::White), 1);
            assert!(!says(&window), "taken back where it was noted");
            note_losing_move(&mut window, &words.tr_args("side-illegal-loses", &args(2)));
            let faults = fits::faults(&window);
            assert!(faults.is_empty(), "{language:?} {width}: {faults:?}");
            let cut = fits::cut_texts(&window);
            let is_cut = cut.iter().any(|(text, _)| *text == lost);
            assert!(!is_cut, "{language:?} {width}: {cut:?}");
            window.show(Screen::First);
            window.run();
            let goes_on = window.query_by_label_contains("Ana ");
            assert!(
                goes_on.is_none(),
                "{language:?} {width}: a game that is over"
            );
        }
    }
}
