//! The side clock after a flag: the other side may run on, and everything that a running clock needs is still there.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::record::side_clock::{SideClock, SideClockAct};

use super::side_clock::{Window, at, begun, on_screen, press, running};

/// White's flag fell first, and Black's clock runs.
fn one_flag(control: &str) -> SideClock {
    let mut side_clock = begun(control);
    side_clock.hear(SideClockAct::Press(Color::White), at(2));
    side_clock.hear(SideClockAct::Press(Color::Black), at(3));
    side_clock.time_passes(at(40));
    side_clock
}

fn shown(side_clock: &SideClock, seconds: u64) -> Window {
    let mut window = on_screen(side_clock, 1280.0, 800.0, |_| {});
    window.wait_until(at(seconds));
    window.run();
    window
}

#[test]
fn a_clock_that_runs_on_after_a_flag_can_be_paused_and_resumed_from_the_bar() {
    let mut side_clock = one_flag("30");
    side_clock.hear(SideClockAct::Press(Color::White), at(41));
    assert_eq!(running(&side_clock), Some(Color::Black));
    let mut window = shown(&side_clock, 42);
    window.get_by_label("Illegal move");
    window.get_by_label("Pause").click();
    window.run();
    assert_eq!(running(window.side_clock()), None);
    window.get_by_label("Illegal move").click();
    window.run();
    window.get_by_label_contains("Illegal move by Ana on move 2: Black +");
    press(&mut window, Key::Escape);
    window.get_by_label("Resume Black’s clock").click();
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::Black));
    press(&mut window, Key::P);
    assert_eq!(running(window.side_clock()), None);
    window.get_by_label("Resume Black’s clock");
    window.get_by_label("Set for a new game…");
}

#[test]
fn nothing_in_the_bar_leads_away_from_a_clock_that_runs() {
    let window = shown(&one_flag("30"), 41);
    assert!(running(window.side_clock()).is_some());
    assert!(window.query_by_label("Set for a new game…").is_none());
}

#[test]
fn a_clock_that_has_stopped_at_the_flag_is_set_for_another_game() {
    let window = shown(&one_flag("10+5"), 41);
    assert_eq!(running(window.side_clock()), None);
    window.get_by_label("Set for a new game…");
    assert!(window.query_by_label_contains("Resume ").is_none());
}

#[test]
fn white_who_presses_a_clock_that_nobody_started_is_told_who_presses_first() {
    let mut window = shown(&super::side_clock::set("300"), 5);
    let told = "Black presses first: that starts White’s clock.";
    assert!(window.query_by_label_contains(told).is_none());
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(window.side_clock()), None);
    window.get_by_label_contains(told);
    press(&mut window, Key::ControlRight);
    assert_eq!(running(window.side_clock()), Some(Color::White));
    assert!(window.query_by_label_contains(told).is_none());
}
