//! The log of the arbiter's desk: which move was not legal and what it cost, and which touches counted.

use std::time::Duration;

use jadoube::chess::{ByColor, Color, Square};
use jadoube::clock::{Moment, TimeControl};
use jadoube::laws::{ArbiterAct, Event, PlayerAct, Terms};

use super::arbiter_desk::{desk, game};
use super::fits::texts;
use crate::support::app_harness::AppHarness;

/// What the log of the desk tells.
fn told(shell: AppHarness) -> Vec<String> {
    let window = desk(shell);
    texts(&window).into_iter().map(|it| it.0).collect()
}

#[test]
fn the_log_names_the_move_that_was_not_legal_and_all_that_it_cost() {
    for (takes_back, cost) in [
        (false, "White +2:00"),
        (true, "White +2:00, Black −0:30 (increment)"),
    ] {
        let control: TimeControl = "5400+30".parse().expect("a time control");
        let mut terms = Terms {
            control: Some(ByColor::new_with(|_| control.clone())),
            ..Terms::default()
        };
        terms.regulations.take_back_increment = takes_back;
        let mut shell = AppHarness::new(terms);
        shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
        shell.does(Color::White, PlayerAct::Move("e4".into()));
        for act in [
            PlayerAct::Lift(Square::G8),
            PlayerAct::Release(Square::G6),
            PlayerAct::Press,
        ] {
            shell.does(Color::Black, act);
        }
        let told = told(shell);
        let line = format!("Illegal move: Black’s first (1…♞g6): {cost}");
        assert!(told.contains(&line), "{line}: {told:?}");
    }
}

#[test]
fn a_touch_of_whoever_adjusts_is_written_as_adjusting() {
    let mut shell = game(&["e4", "e5"]);
    for act in [
        PlayerAct::Adjust,
        PlayerAct::Touch(Square::G1),
        PlayerAct::LetGo,
        PlayerAct::Lift(Square::B1),
        PlayerAct::Release(Square::B1),
        PlayerAct::EndAdjusting,
        PlayerAct::Touch(Square::F1),
    ] {
        shell.does(Color::White, act);
    }
    let told = told(shell);
    for line in [
        "White: “J’adoube”",
        "Adjusted: a knight, g1",
        "Adjusted: a knight, b1",
        "Touched: a bishop, f1",
    ] {
        assert!(told.iter().any(|text| text == line), "{line}: {told:?}");
    }
    assert!(
        !told
            .iter()
            .any(|text| text.starts_with("Touched: a knight")),
        "{told:?}"
    );
}

#[test]
fn a_touch_is_told_with_how_long_it_lasted() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::White, PlayerAct::Touch(Square::G1));
    let began = shell.now();
    let ends = Moment::after(began.since_start() + Duration::from_millis(1800));
    shell.hear(Event::of(Color::White, ends, PlayerAct::LetGo));
    let window = desk(shell);
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let line = "Touched: a knight, g1 · for 1.8 s";
    assert!(told.iter().any(|text| text == line), "{told:?}");
}
