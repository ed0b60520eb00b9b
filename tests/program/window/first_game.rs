//! In a real window: from a first start to the first move of a game, by hands that have never seen the program.

use std::time::Duration;

use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};

use crate::support::window::desktop::Desktop;
use crate::support::window::now;
use crate::support::window::window_driver::WindowDriver;

/// How long that may take.
const TEN_SECONDS: Duration = Duration::from_secs(10);

#[test]
fn a_game_of_five_minutes_and_three_seconds_is_under_way_in_ten_seconds() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    let begun = now();
    seat.click("Play");
    seat.click("5 + 3");
    seat.click("Start the game");
    seat.press_face(Color::Black);
    seat.drag("e2", "e4");
    seat.press_face(Color::White);
    let took = now() - begun;
    assert!(took < TEN_SECONDS, "{took:?}");

    let game = seat.kept_game();
    let control = game.heading.terms().control.expect("a clock");
    assert!(control.iter().all(|side| side.to_string() == "300+3"));
    let deeds: Vec<Deed> = game.records.into_iter().map(|it| it.event.deed).collect();
    assert_eq!(deeds.first(), Some(&Deed::Arbiter(ArbiterAct::Start)));
    let pressed = Deed::Player(Color::White, PlayerAct::Press);
    assert_eq!(deeds.last(), Some(&pressed));
}

#[test]
fn names_and_time_are_remembered_until_the_next_start() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    seat.click("Play");
    seat.write("White’s name", "Ana");
    seat.write("Custom time", "7+2");
    seat.click("Swap the names");
    seat.click("Start the game");
    seat.quit_and_start();
    seat.control(eframe::egui::Key::N);
    seat.click("Start the game");
    let heading = seat.kept_game().heading;
    assert_eq!(
        (heading.white.as_str(), heading.black.as_str()),
        ("", "Ana")
    );
    let control = heading.terms().control.expect("a clock");
    assert_eq!(control.white.to_string(), "420+2");
}
