//! A position that a teacher had remembered: named, kept with the game, and gone back to.

use egui_kittest::kittest::Queryable;
use jadoube::chess::Color;
use jadoube::laws::{ArbiterAct, Event, PlayerAct};

use super::lesson::lesson;
use super::table::{Window, click};
use crate::support::app_harness::{AppHarness, window as window_of};

#[test]
fn a_marked_position_is_played_again() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Remember this position");
    window.get_by_label("Remembered: after 1.e4");
    window.does(Color::Black, PlayerAct::Move("f6".into()));
    window.run();
    let made = |window: &Window| window.arbiter().table().game().plies().len();
    for answer in ["No", "Go back"] {
        let asked = window.get_by_label("Back to 1.e4").rect();
        click(&mut window, "Back to 1.e4");
        assert_eq!(made(&window), 2, "nothing is undone by one click");
        window.get_by_label("Go back and take back 1…f6?");
        let no = window.get_by_label("No").rect();
        assert!(no.contains(asked.center()), "a second click keeps all");
        click(&mut window, answer);
    }
    assert_eq!(made(&window), 1);
    window.get_by_label("Remembered: after 1.e4");
    window.does(Color::Black, PlayerAct::Move("e5".into()));
    window.does(Color::White, PlayerAct::Move("d4".into()));
    window.run();
    click(&mut window, "Back to 1.e4");
    window.get_by_label("Go back and take back 1…e5 to 2.d4?");
    let another = window.query_by_label("Remember this position");
    assert!(another.is_none(), "a question has two answers");
}

#[test]
fn a_remembered_position_is_remembered_after_a_restart() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Remember this position");
    window.does(Color::Black, PlayerAct::Move("e5".into()));
    window.run();
    let files = window.files.clone();
    drop(window);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.run();
    let again = window_of(shell, 1280.0, 800.0);
    again.get_by_label("Back to 1.e4");
}

#[test]
fn a_remembered_position_that_no_longer_stands_is_not_spoken_of() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Remember this position");
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Reinstate(0)));
    window.run();
    window.get_by_label("Remember this position");
    window.does(Color::White, PlayerAct::Move("d4".into()));
    window.does(Color::Black, PlayerAct::Move("d5".into()));
    window.run();
    window.get_by_label("Remember this position");
}
