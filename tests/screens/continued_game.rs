//! A game that goes on from another: with the clocks as they stood, and what is told of both parts.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::accesskit::Role;
use eframe::egui::{Event as Input, Key};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube::app::game_session::GameSession;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::laws::{ArbiterAct, Event, Pace, PlayerAct, Terms};
use jadoube_core::record::{ImportedGame, SavedGame};
use jadoube_ui::{Command, Screen};

use super::fits;
use crate::support::app_harness::{AppHarness, window};

const SIZES: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)];

/// A game with a clock time on every move, looked through behind Black's first.
fn looked_through(width: f32, height: f32) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read(
        "[White \"Anna\"]\n[Black \"Boris\"]\n[TimeControl \"5400+30\"]\n\n\
         1. e4 {[%clk 1:10:00]} e5 {[%clk 1:20:00]} 2. Nf3 {[%clk 1:09:00]} Nc6 *\n",
    );
    shell.ask(Command::Review(Arc::clone(game.review())));
    let mut window = window(shell, width, height);
    click(&mut window, "e5");
    window
}

fn click(window: &mut AppHarness, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

#[test]
fn a_game_goes_on_with_the_clocks_as_they_stood() {
    for (width, height) in SIZES {
        let mut window = looked_through(width, height);
        click(&mut window, "Continue from here");
        window.get_by_label_contains("White has 1:10:00, Black 1:20:00 · 90 + 30.");
        click(&mut window, "Start the game");
        let session = window.state().session();
        let readings = |session: &GameSession| {
            let table = session.arbiter().table();
            let reading = |color| table.reading(color, session.last_moment());
            [Color::White, Color::Black].map(reading)
        };
        let stood = [4200, 4800].map(|seconds| Some(Duration::from_secs(seconds)));
        assert_eq!(readings(session), stood, "{width}");
        assert_eq!(session.arbiter().terms().play, Pace::Standard);
        let kept = SavedGame::read(session.saved(session.last_moment()).written().as_bytes())
            .expect("readable");
        let restored = GameSession::from_journal(&kept.into_journal());
        assert_eq!(
            readings(&restored.session),
            stood,
            "{width}: taken up again"
        );
    }
}

#[test]
fn the_clocks_of_a_game_that_does_not_tell_both_begin_anew() {
    let mut window = looked_through(1280.0, 800.0);
    window.key_press(Key::End);
    window.run();
    click(&mut window, "Continue from here");
    assert!(window.query_by_label("Keep the clock times").is_none());
    window.get_by_label_contains("the old times are dropped");
}

#[test]
fn a_line_parts_the_moves_made_elsewhere_from_those_made_here() {
    for (width, height) in [(1280.0, 800.0), (1440.0, 900.0)] {
        let mut window = looked_through(width, height);
        window.key_press(Key::ArrowLeft);
        window.run();
        click(&mut window, "Continue from here");
        click(&mut window, "Start the game");
        for event in [
            Event::of_arbiter(Moment::START, ArbiterAct::Start),
            Event::of(
                Color::Black,
                Moment::START,
                PlayerAct::Move("c5".to_owned()),
            ),
        ] {
            window.hear(event);
        }
        window.run();
        let line = window.get_by_label("Continued here").rect();
        let [before, since] = ["e4", "c5"].map(|mv| window.get_by_label(mv).rect());
        assert!(before.bottom() <= line.top(), "{width}: {before} {line}");
        assert!(line.bottom() <= since.top(), "{width}: {line} {since}");
        let resigns = Event::of(Color::White, Moment::START, PlayerAct::Resign);
        window.hear(resigns);
        window.run();
        let texts = fits::texts(&window);
        let counts = |text: &str| text.starts_with("1 move · ");
        assert!(texts.iter().any(|(text, _)| counts(text)), "{texts:?}");
    }
}

/// Every text that is seen, one behind the other.
fn told(window: &AppHarness) -> String {
    let texts = fits::texts(window).into_iter().map(|it| it.0);
    texts.collect::<Vec<_>>().join(" | ")
}

#[test]
fn clocks_that_went_on_as_they_stood_are_told_by_the_time_of_the_whole_game() {
    for (width, height) in SIZES {
        let mut window = looked_through(width, height);
        click(&mut window, "Continue from here");
        click(&mut window, "Start the game");
        for event in [
            Event::of_arbiter(Moment::START, ArbiterAct::Start),
            Event::of(
                Color::White,
                Moment::START,
                PlayerAct::Move("Nf3".to_owned()),
            ),
        ] {
            window.hear(event);
        }
        window.run();
        let at_the_table = told(&window);
        window.ask(Command::LookThrough(None));
        window.wait_until_done();
        window.run();
        let looked_through = told(&window);
        window.get_by_label("Continued here, same clock times");
        for told in [at_the_table, looked_through] {
            assert!(told.contains("90 + 30"), "{width}: {told}");
            assert!(!told.contains("70 + 30"), "{width}: {told}");
            assert!(!told.contains("New clocks"), "{width}: {told}");
        }
    }
}

#[test]
fn what_was_chosen_for_another_game_does_not_hold_in_one_that_goes_on() {
    let mut window = looked_through(1280.0, 800.0);
    let is_told = |window: &AppHarness, words: &str| {
        let told = fits::texts(window);
        told.iter().any(|(text, _)| text.contains(words))
    };
    window.show(Screen::NewGame);
    window.run();
    click(&mut window, "Tournament settings");
    click(&mut window, "No arbiter");
    assert!(is_told(&window, "no arbiter"));
    window.show(Screen::Review);
    window.run();
    click(&mut window, "Continue from here");
    assert!(is_told(&window, "one arbiter"));
    window.show(Screen::Review);
    window.run();
    window.show(Screen::NewGame);
    window.run();
    assert!(is_told(&window, "no arbiter"), "kept for another game");
}

/// Writes in that line of the form.
fn writes(window: &mut AppHarness, line: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, line).click();
    window.run();
    window.event(Input::Text(text.to_owned()));
    window.run();
}

/// What stands in that line of the form.
fn written(window: &AppHarness, line: &str) -> Option<String> {
    let line = window.get_by_role_and_label(Role::TextInput, line);
    line.accesskit_node().value()
}

#[test]
fn names_that_were_written_come_back_when_a_game_is_not_continued_after_all() {
    let mut window = looked_through(1280.0, 800.0);
    window.show(Screen::NewGame);
    window.run();
    writes(&mut window, "White’s name", "Mira");
    writes(&mut window, "Black’s name", "Jan");
    window.show(Screen::Review);
    window.run();
    click(&mut window, "Continue from here");
    assert_eq!(written(&window, "White’s name").as_deref(), Some("Anna"));
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.state().screen(), Screen::Review);
    window.show(Screen::NewGame);
    window.run();
    assert_eq!(written(&window, "White’s name").as_deref(), Some("Mira"));
    assert_eq!(written(&window, "Black’s name").as_deref(), Some("Jan"));
}

#[test]
fn a_game_goes_on_from_its_end_with_the_clocks_that_are_shown_there() {
    let control: TimeControl = "300+3".parse().expect("a time control");
    let terms = Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        ..Terms::default()
    };
    let mut window = window(AppHarness::new(terms), 1280.0, 800.0);
    window.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    let at = |seconds| Moment::START + Duration::from_secs(seconds);
    let minute = ArbiterAct::AddTime(Color::White, Duration::from_mins(1));
    for event in [
        Event::of(Color::White, at(10), PlayerAct::Move("e4".to_owned())),
        Event::of(Color::White, at(10), PlayerAct::Press),
        Event::of_arbiter(at(20), minute),
        Event::of(Color::Black, at(100), PlayerAct::Resign),
    ] {
        window.hear(event);
    }
    window.ask(Command::LookThrough(None));
    window.wait_until_done();
    window.run();
    // White used 10 seconds and was given twice 3, and 60; Black used 90.
    let shown = told(&window);
    assert!(shown.contains("5:56") && shown.contains("3:33"), "{shown}");
    click(&mut window, "Continue from here");
    window.get_by_label_contains("White has 5:56, Black 3:33 · 5 + 3.");
    click(&mut window, "Start the game");
    let session = window.state().session();
    let table = session.arbiter().table();
    let left = |color| table.reading(color, session.last_moment());
    let stood = [356, 213].map(|seconds| Some(Duration::from_secs(seconds)));
    assert_eq!([Color::White, Color::Black].map(left), stood);
    window.ask(Command::LookThrough(None));
    window.wait_until_done();
    window.run();
    let told = told(&window);
    assert!(told.contains("5 + 3"), "{told}");
    assert!(!told.contains("New clocks"), "{told}");
}

#[test]
fn the_board_of_a_pasted_position_is_shown_before_it_is_played_in_every_size() {
    for (width, height) in SIZES {
        let shell = AppHarness::on(MemoryStore::default(), Vec::new());
        let mut window = window(shell, width, height);
        window.event(Input::Paste("4k3/8/8/8/8/8/R7/4K3 w - - 0 1".to_owned()));
        window.run();
        window.wait_until_opened();
        assert_eq!(window.state().screen(), Screen::NewGame, "{width}");
        let place = window.get_by_label("Chess board").rect();
        assert!(place.height() > 60.0, "{width}: {place:?}");
        let whole = window.ctx.content_rect();
        assert!(whole.contains_rect(place), "{width}: {place:?}");
    }
}
