//! Times after a position was put back: those that the clocks showed there are offered, and they may stay as they are.

use std::time::Duration;

use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};

use super::arbiter_desk::{desk, game, last_act, left, press};
use super::fits::texts;
use super::scenes::Window;
use super::table::timed;
use crate::support::app_harness::AppHarness;

/// Black's reply and White's second move were taken back by the arbiter.
fn put_back() -> Window {
    let mut window = desk(game(&["e4", "e5", "Nf3"]));
    press(&mut window, "Restore…");
    for _ in 0..2 {
        press(&mut window, "Back one half-move");
    }
    for _ in 0..2 {
        press(&mut window, "Restore: After 1.e4");
    }
    assert!(!window.arbiter().table().questions().is_empty());
    window
}

fn named(window: &Window, part: &str) -> String {
    let node = window.get_by_label_contains(part).accesskit_node();
    node.label().expect("a name")
}

#[test]
fn the_readings_at_the_position_are_one_press_away() {
    let before = desk(game(&["e4"]));
    let at_the_position = Color::ALL.map(|color| left(&before, color));
    let mut window = put_back();
    assert_ne!(
        Color::ALL.map(|color| left(&window, color)),
        at_the_position
    );
    let then = named(&window, "Rule: As they were at this position: ");
    press(&mut window, &then);
    assert_eq!(
        Color::ALL.map(|color| left(&window, color)),
        at_the_position
    );
    assert_eq!(window.arbiter().table().questions(), []);
}

#[test]
fn that_the_times_stay_is_an_answer() {
    let mut window = put_back();
    let before = Color::ALL.map(|color| left(&window, color));
    let stay = named(&window, "Rule: They stay: ");
    press(&mut window, &stay);
    assert_eq!(Color::ALL.map(|color| left(&window, color)), before);
    assert_eq!(window.arbiter().table().questions(), []);
    assert!(matches!(last_act(&window), Some(ArbiterAct::SetTimes(..))));
}

#[test]
fn other_times_are_set_behind_the_door_of_the_clocks() {
    let mut window = put_back();
    press(&mut window, "Other times…");
    window.get_by_label_contains("As they were at this position: ");
}

#[test]
fn who_looks_back_sees_what_the_clocks_showed_there() {
    let mut window = desk(game(&["e4", "e5", "Nf3"]));
    press(&mut window, "Restore…");
    press(&mut window, "Back one half-move");
    let told = texts(&window);
    let shows_times = |it: &(String, _)| it.0.contains(" – ") && it.0.contains(" · ");
    assert!(told.iter().any(shows_times), "{told:?}");
}

#[test]
fn the_readings_at_the_start_are_offered_too() {
    let before = desk(game(&[]));
    let at_the_start = Color::ALL.map(|color| left(&before, color));
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Restore…");
    for _ in 0..2 {
        press(&mut window, "Back one half-move");
    }
    for _ in 0..2 {
        let restore = named(&window, "Restore: ");
        press(&mut window, &restore);
    }
    let then = named(&window, "Rule: As they were at this position: ");
    press(&mut window, &then);
    assert_eq!(Color::ALL.map(|color| left(&window, color)), at_the_start);
}

#[test]
fn the_increment_of_the_only_move_that_falls_is_told_before_and_after() {
    let mut window = desk(game(&["e4", "e5"]));
    let before = left(&window, Color::Black);
    press(&mut window, "Restore…");
    press(&mut window, "Back one half-move");
    let told = texts(&window);
    let foresees = |it: &(String, _)| it.0.contains("Black 1:30:59 → 1:30:29");
    assert!(told.iter().any(foresees), "{told:?}");
    for _ in 0..2 {
        let restore = named(&window, "Restore: ");
        press(&mut window, &restore);
    }
    assert!(left(&window, Color::Black) < before);
    let told = texts(&window);
    let is_told = |it: &(String, _)| it.0.contains("restored") && it.0.contains("(increment)");
    assert!(told.iter().any(is_told), "{told:?}");
}

#[test]
fn the_time_at_the_start_is_that_before_the_first_touch() {
    let mut shell = AppHarness::new(timed("5400+30"));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    let start = Color::ALL.map(|color| shell.arbiter().table().reading(color, shell.now()));
    let later = shell.now() + Duration::from_secs(20);
    shell.wait_until(later);
    for act in [PlayerAct::Play("e4".to_owned()), PlayerAct::Press] {
        shell.does(Color::White, act);
    }
    let narrative = shell.state().session().narrative();
    let shown = narrative.clocks().after(0);
    assert_eq!([shown.white, shown.black], start);
}
