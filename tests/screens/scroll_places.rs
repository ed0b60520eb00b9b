//! Where a list or a panel is scrolled to: each keeps its own place, whatever lay where it lies.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event as Input, Rect};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_ui::Screen;

use super::arbiter_desk::game;
use super::fits::{cut_texts, texts};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// A game of more moves than its list has room for, the arbiter about to ask for a sealed one.
fn long_game(moves: usize) -> AppHarness {
    let ranks = [["3", "6"], ["4", "5"]].into_iter();
    let step = |[white, black]: [&'static str; 2]| {
        let both = move |file| [format!("{file}{white}"), format!("{file}{black}")];
        ('a'..='h').flat_map(both)
    };
    let all: Vec<String> = ranks.flat_map(step).take(moves).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    game(&all)
}

/// A panel in the place of the list of moves begins at its head, however far down the list stood.
#[test]
fn a_panel_in_place_of_a_long_list_begins_at_its_head() {
    let mut window = window(long_game(32), 1280.0, 800.0);
    window.run_ok();
    window.show(Screen::Adjourning);
    window.run_ok();
    let title = window.words().tr("adjourn-title").into_owned();
    let seen = texts(&window).into_iter().any(|(text, _)| text == title);
    let cut = cut_texts(&window)
        .into_iter()
        .any(|(text, _)| text == title);
    assert!(seen && !cut, "{title}");
}

/// After an adjournment the list of moves follows the game as it did before.
#[test]
fn the_list_of_moves_follows_after_an_adjournment() {
    let mut shell = long_game(21);
    shell.set(|settings| settings.preferences.scale = 1.25);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    window.show(Screen::Adjourning);
    window.run_ok();
    window.hear(Event::of_arbiter(window.now(), ArbiterAct::Adjourn));
    window.run_ok();
    window.hear(Event::of_arbiter(window.now(), ArbiterAct::PlayOn));
    window.show(Screen::Table);
    window.run_ok();
    for text in [
        "c5", "d4", "d5", "e4", "e5", "Be2", "Be7", "Bf1", "Bf8", "Be2",
    ] {
        let turn = window.arbiter().table().game().has_the_move();
        window.does(turn, PlayerAct::Move(text.to_owned()));
        window.run_ok();
    }
    let last = window.arbiter().table().game().plies().len();
    assert_eq!(last, 31);
    let number = "16";
    let shown = texts(&window);
    assert!(shown.iter().any(|(text, _)| text == number), "{shown:?}");
    assert_eq!(window.arbiter().table().game().has_the_move(), Color::Black);
}

/// Where somebody writes a weak passphrase, nothing is cut through its letters, and that two are different is told once.
#[test]
fn what_is_said_of_a_sealed_move_is_whole_and_told_once() {
    for language in due_languages() {
        for is_weak in [true, false] {
            let words = Words::new(language);
            let mut shell = long_game(6);
            shell.speak(words);
            shell.show(Screen::Adjourning);
            shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Adjourn));
            let mut window = window(shell, 1280.0, 800.0);
            window.run_ok();
            window.get_by_label(&words.tr("adjourn-go-on")).click();
            window.run_ok();
            let fields = if is_weak {
                ["abc", "abd"]
            } else {
                ["three knights on dark squares", "b"]
            };
            for (place, text) in ["Nc6", fields[0], fields[1]].into_iter().enumerate() {
                let lines = window.query_all_by_role(Part::PasswordInput);
                let lines: Vec<_> = lines.collect();
                assert_eq!(lines.len(), 3, "the move, and the passphrase twice");
                lines[place].focus();
                drop(lines);
                window.run_ok();
                window.event(Input::Text(text.to_owned()));
                window.run_ok();
            }
            let differs = words.tr("passphrase-differs");
            let seen = texts(&window);
            let told = seen.iter().filter(|(text, _)| *text == differs);
            assert_eq!(told.count(), 1, "{language:?}");
            for (text, whole) in cut_texts(&window) {
                let is_there = |rect: &Rect| whole.expand(0.5).contains_rect(*rect);
                let part = seen.iter().find(|it| it.0 == text && is_there(&it.1));
                assert!(part.is_none(), "{language:?}: {text} is cut through");
            }
        }
    }
}

/// What belongs into the lines for the resumption is read whole, and they have the whole width.
#[test]
fn the_lines_for_the_resumption_have_the_width_there_is() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut shell = long_game(6);
        shell.speak(words);
        shell.show(Screen::Adjourning);
        let mut window = window(shell, 900.0, 600.0);
        window.run_ok();
        let cut = cut_texts(&window);
        for id in ["resumption-date", "resumption-time", "resumption-venue"] {
            let name = words.tr(id);
            let is_cut = cut.iter().any(|(text, _)| *text == name);
            assert!(!is_cut, "{language:?}: {name}");
            window.get_by_role_and_label(Part::TextInput, &name);
        }
        let venue = words.tr("resumption-venue");
        let venue = window.get_by_role_and_label(Part::TextInput, &venue).rect();
        let panel = window.get_by_label(&words.tr("play-on")).rect();
        assert!(
            venue.right() > panel.right() - 40.0,
            "{language:?}: {venue}"
        );
    }
}
