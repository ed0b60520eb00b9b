//! A move taken back by agreement: one asks, the other agrees, the scoresheet tells it; never in a tournament.

use egui_kittest::kittest::Queryable;
use jadoube::chess::Color;
use jadoube::clock::Clock;
use jadoube::laws::{ArbiterAct, Deed, PlayerAct};
use jadoube::ui::AssistLevel;

use super::table::{Window, click, started};
use crate::support::app_harness::window;

const ASKS: &str = "White takes back ♘f3…";

/// A game in which Black has answered White's second move.
fn played(assist: AssistLevel) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.assist = assist);
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
        (Color::Black, "Nc6"),
    ] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    let mut window = window(shell, 1280.0, 800.0);
    click(&mut window, "Menu");
    window
}

#[test]
fn a_move_is_taken_back_if_the_opponent_agrees_and_the_scoresheet_tells_it() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    assert_eq!(window.arbiter().table().game().plies().len(), 4, "asked");
    click(&mut window, "Black agrees");
    assert_eq!(window.arbiter().table().game().plies().len(), 2);
    let last = window.log().last().map(|entry| entry.event.deed.clone());
    assert_eq!(last, Some(Deed::Arbiter(ArbiterAct::Reinstate(2))));
    window.get_by_label("g1, white knight");
}

#[test]
fn what_was_taken_back_is_told_as_agreed_and_the_clock_runs_on() {
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    click(&mut window, "Black agrees");
    window.get_by_label("Taken back by agreement");
    assert!(window.query_by_label_contains("illegal").is_none());
    let clock = window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(clock, Some(Color::White));
}

#[test]
fn clocks_that_stood_while_a_move_was_taken_back_wait_for_somebody() {
    let mut window = played(AssistLevel::Friendly);
    window.does(Color::White, PlayerAct::StopClocks);
    window.run();
    click(&mut window, ASKS);
    click(&mut window, "Black agrees");
    let clock = window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(clock, None);
    let mut buttons = window.query_all_by_label("Play on");
    buttons.next().expect("the clocks can go on").click();
    drop(buttons);
    window.run();
    let clock = window.arbiter().table().clock().and_then(Clock::running);
    assert_eq!(clock, Some(Color::White));
}

#[test]
fn a_move_stands_if_the_opponent_does_not_agree_or_somebody_moves() {
    let mut window = played(AssistLevel::Teaching);
    click(&mut window, ASKS);
    click(&mut window, "The move stands");
    assert_eq!(window.arbiter().table().game().plies().len(), 4);
    let mut window = played(AssistLevel::Friendly);
    click(&mut window, ASKS);
    window.does(Color::White, PlayerAct::Move("d4".into()));
    window.run();
    assert!(window.query_by_label("Black agrees").is_none());
}

#[test]
fn in_a_tournament_nothing_is_taken_back() {
    let window = played(AssistLevel::Tournament);
    window.get_by_label_contains("Adjourn");
    assert!(window.query_by_label(ASKS).is_none());
}
