//! A position that a teacher had remembered: named, kept with the game, and gone back to.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};

use super::lesson::lesson;
use super::table::{self, Window};
use crate::support::app_harness::{AppHarness, window as window_of};

const AFTER: &str = "Go back: after 1.e4";
const ASKED: &str = "Go back to the position after 1.e4?";

/// How many half-moves stand.
fn made(window: &Window) -> usize {
    window.arbiter().table().game().plies().len()
}

/// Whose clock runs.
fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

/// 1.e4 is remembered, and that was played since, Black first.
/// Clicks as a hand does that has looked: long enough after the last click to be none of its echo.
fn click(window: &mut Window, label: &str) {
    let now = window.ctx.input(|input| input.time);
    window.input_mut().time = Some(now + 0.5);
    table::click(window, label);
}

fn played_since(moves: &[&str]) -> Window {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Bookmark");
    for (index, mv) in moves.iter().enumerate() {
        let by = if index % 2 == 0 {
            Color::Black
        } else {
            Color::White
        };
        window.does(by, PlayerAct::Move((*mv).to_owned()));
    }
    window.run();
    window
}

#[test]
fn a_remembered_position_has_one_name_until_it_is_back() {
    let mut window = played_since(&[]);
    let remember = window.get_by_label("Bookmark").rect();
    let before = window.get_by_label(AFTER).rect();
    window.does(Color::Black, PlayerAct::Move("f6".into()));
    window.run();
    for answer in ["No", "Go back"] {
        let asked = window.get_by_label(AFTER).rect();
        assert_eq!(asked, before, "it stands where it stood");
        assert_eq!(window.get_by_label("Bookmark").rect(), remember);
        click(&mut window, AFTER);
        assert_eq!(made(&window), 2, "nothing is undone by one click");
        window.get_by_label(ASKED);
        let no = window.get_by_label("No").rect();
        assert!(no.contains(asked.center()), "a second click keeps all");
        let another = window.query_by_label("Bookmark");
        assert!(another.is_none(), "a question has two answers");
        click(&mut window, answer);
    }
    assert_eq!(made(&window), 1);
    let told = window.query_all_by_label_contains("Position after 1.e4 restored");
    assert_eq!(told.count(), 2, "on the card and as a remark");
    window.get_by_label_contains("Black has the move.");
    window.get_by_label("The clocks keep their times");
}

#[test]
fn the_moves_that_are_taken_back_are_named_and_that_the_clocks_keep_their_times() {
    for (moves, told) in [
        (&["e5"][..], "The move 1…e5 is taken back."),
        (
            &["e5", "d4", "exd4"],
            "The moves 1…e5, 2.d4, 2…exd4 are taken back.",
        ),
        (
            &["e5", "d4", "exd4", "c3", "dxc3"],
            "All moves from 1…e5 to 3…dxc3 are taken back.",
        ),
    ] {
        let mut window = played_since(moves);
        click(&mut window, AFTER);
        window.get_by_label(&format!("{told} The clocks keep their times."));
    }
}

#[test]
fn the_clock_stands_while_it_is_asked_and_then_runs_as_before() {
    for (answer, runs) in [
        ("No", Color::White),
        ("", Color::White),
        ("Go back", Color::Black),
    ] {
        let mut window = played_since(&["e5"]);
        assert_eq!(running(&window), Some(Color::White));
        let before = window
            .get_by_label_contains("completed. White has the move.")
            .rect();
        click(&mut window, AFTER);
        let strip = window
            .get_by_label_contains("completed. White has the move.")
            .rect();
        assert_eq!(strip, before, "what stands in the column stays");
        assert_eq!(running(&window), None, "it is asked");
        let another = window.query_by_label("Both clocks are stopped.");
        assert!(another.is_none(), "one question at a time");
        if answer.is_empty() {
            window.key_press(Key::Escape);
            window.run();
        } else {
            click(&mut window, answer);
        }
        assert_eq!(running(&window), Some(runs), "{answer}");
    }
}

#[test]
fn clocks_that_were_stopped_before_it_is_asked_stay_stopped() {
    for answer in ["No", "Go back"] {
        let mut window = played_since(&["e5"]);
        let now = window.now();
        window.hear(Event::of_arbiter(now, ArbiterAct::Stop));
        window.run();
        click(&mut window, AFTER);
        click(&mut window, answer);
        assert_eq!(running(&window), None, "{answer}");
    }
}

#[test]
fn another_position_can_be_remembered_in_its_place() {
    let mut window = played_since(&["e5"]);
    click(&mut window, "Bookmark");
    window.get_by_label("Go back: after 1…e5");
    assert!(window.query_by_label(AFTER).is_none());
}

#[test]
fn a_remembered_position_is_remembered_after_a_restart() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Bookmark");
    window.does(Color::Black, PlayerAct::Move("e5".into()));
    window.run();
    let files = window.files.clone();
    drop(window);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.run();
    let again = window_of(shell, 1280.0, 800.0);
    again.get_by_label(AFTER);
}

#[test]
fn a_remembered_position_that_no_longer_stands_is_not_spoken_of() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Bookmark");
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Reinstate(0)));
    window.run();
    assert!(window.query_by_label(AFTER).is_none());
    window.does(Color::White, PlayerAct::Move("d4".into()));
    window.does(Color::Black, PlayerAct::Move("d5".into()));
    window.run();
    assert!(window.query_by_label(AFTER).is_none());
}
