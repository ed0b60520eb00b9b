//! What was ruled before stands aside: for a new warning, for clocks that were stopped, and for the same said again.

use std::time::Duration;

use eframe::egui::Rect;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, Event, Pace, PlayerAct, Presence, Terms};

use super::column::face;
use super::fits::texts;
use super::table::{Window, started, timed};
use crate::support::app_harness::{AppHarness, window};

const RULED: &str = "White did not move the touched piece";

/// That player presses after moving another piece than the one they touched, so many times.
fn moved_another(times: usize) -> Window {
    let mut shell = started("300");
    shell.does(Color::White, PlayerAct::Touch(Square::B1));
    shell.does(Color::White, PlayerAct::LetGo);
    for _ in 0..times {
        shell.does(Color::White, PlayerAct::Play("e4".into()));
        shell.does(Color::White, PlayerAct::Press);
    }
    window(shell, 1280.0, 800.0)
}

fn places(window: &Window, wanted: &str) -> Vec<Rect> {
    let shown = texts(window).into_iter();
    let shown = shown.filter(|(text, _)| text.contains(wanted));
    shown.map(|(_, place)| place).collect()
}

#[test]
fn no_headline_stands_on_two_cards() {
    assert_eq!(places(&moved_another(1), RULED).len(), 1);
    assert_eq!(places(&moved_another(2), RULED).len(), 1);
}

#[test]
fn a_new_warning_folds_what_was_ruled_and_leaves_the_scoresheet() {
    let mut window = moved_another(1);
    assert_eq!(places(&window, "must move").len(), 1, "the card is open");
    for act in [PlayerAct::Lift(Square::B1), PlayerAct::Release(Square::B3)] {
        window.does(Color::White, act);
    }
    window.run();
    window.get_by_label("Put the pieces back");
    assert_eq!(places(&window, RULED).len(), 1);
    assert!(places(&window, "must move").is_empty(), "only its headline");
}

#[test]
fn stopped_clocks_are_told_above_everything_and_the_old_ruling_is_folded() {
    let mut shell = started("300");
    shell.does(Color::White, PlayerAct::Press);
    let why = "It is still White’s move";
    let mut window = window(shell, 1280.0, 800.0);
    assert_eq!(places(&window, why).len(), 1, "the card is open");
    let now = window.now();
    window.hear(Event::of_arbiter(now, ArbiterAct::Stop));
    window.run();
    let stopped = places(&window, "Both clocks are stopped.");
    let [stopped] = stopped[..] else {
        panic!("told once: {stopped:?}");
    };
    assert!(stopped.height() >= 13.0, "large: {stopped:?}");
    assert!(places(&window, why).is_empty(), "only its headline");
    let ruled = places(&window, "Pressed without a move");
    assert!(ruled.iter().all(|ruled| stopped.bottom() < ruled.top()));
    let resume = window.get_by_label("Resume").rect();
    assert!(resume.width() >= 100.0 && resume.y_range().contains(stopped.center().y));
}

/// Black has claimed a press without a move, among friends with an arbiter who is there like that.
fn claimed_press(arbiter: Presence) -> Window {
    let mut shell = AppHarness::new(Terms {
        arbiter,
        play: Pace::Blitz,
        ..timed("300+3")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Press);
    shell.does(Color::Black, PlayerAct::ClaimIllegal);
    window(shell, 1280.0, 800.0)
}

#[test]
fn a_card_is_gone_once_another_illegal_move_was_completed_that_nobody_has_claimed() {
    for arbiter in [Presence::Absent, Presence::Elsewhere] {
        let mut window = claimed_press(arbiter);
        let (ruled, owed) = ("Pressed without a move", "It is still White’s move");
        assert_eq!(
            places(&window, owed).len(),
            1,
            "{arbiter:?}: the card is open"
        );
        window.wait_until(window.now() + Duration::from_secs(8));
        for act in [
            PlayerAct::Lift(Square::E2),
            PlayerAct::Release(Square::E5),
            PlayerAct::Press,
        ] {
            window.does(Color::White, act);
            window.run();
            for (player, change) in [("White", "−0:03"), ("Black", "+1:00")] {
                let beside = face(&window, player);
                let mut all = texts(&window).into_iter();
                let stands = all.any(|(text, at)| text == change && beside.contains_rect(at));
                assert!(!stands, "{arbiter:?}: {change} on {player}’s clock");
            }
        }
        let running = window.arbiter().table().whose_clock_runs();
        assert_eq!(running, Color::Black, "{arbiter:?}");
        for text in [ruled, owed] {
            assert!(places(&window, text).is_empty(), "{arbiter:?}: {text}");
        }
    }
}

#[test]
fn a_card_that_has_shrunk_grows_back_only_at_a_click() {
    let mut window = claimed_press(Presence::Absent);
    let (ruled, owed) = ("Pressed without a move", "It is still White’s move");
    for act in [PlayerAct::Lift(Square::E2), PlayerAct::Release(Square::E5)] {
        window.does(Color::White, act);
    }
    window.run();
    assert!(places(&window, owed).is_empty(), "a warning comes first");
    for act in [PlayerAct::Lift(Square::E5), PlayerAct::Release(Square::E2)] {
        window.does(Color::White, act);
    }
    window.run();
    assert!(places(&window, owed).is_empty(), "only its headline");
    let headline = places(&window, ruled)[0].center();
    window.drag_at(headline);
    window.run();
    window.drop_at(headline);
    window.run();
    assert_eq!(places(&window, owed).len(), 1, "it was asked for");
}
