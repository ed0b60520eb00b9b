//! Where a teacher lets mistakes happen: what hands do after one.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Duty, Event, PlayerAct, Presence, Supervision, Terms};
use jadoube_ui::AssistLevel;

use super::column::face;
use super::lesson::lesson;
use super::presses::passes;
use super::table::{Window, acts, click};
use super::table_scenes::blitz_of;
use crate::support::app_harness::{AppHarness, window};

/// A lesson in which White has put the knight on a square that it cannot reach.
fn with_a_mistake() -> Window {
    let mut window = lesson(&[]);
    window.set(|settings| settings.play.mistakes = true);
    click(&mut window, "g1, white knight");
    click(&mut window, "g3, empty");
    window
}

/// White's lever comes down on the face of the clock.
fn press_the_clock(window: &mut Window) {
    let at = face(window, "White").center();
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}

fn duty(window: &Window) -> Duty {
    window.arbiter().obligation().duty
}

#[test]
fn a_dot_of_the_piece_that_must_move_is_played_to_by_one_click() {
    let mut window = with_a_mistake();
    press_the_clock(&mut window);
    window.get_by_label_contains("play it to a dot");
    assert_eq!(duty(&window), Duty::Move(Square::G1));
    click(&mut window, "f3, empty");
    window.get_by_label("f3, white knight");
}

#[test]
fn an_empty_square_without_a_dot_is_played_to_by_nobody() {
    let mut window = with_a_mistake();
    press_the_clock(&mut window);
    let before = acts(&window, Color::White).len();
    click(&mut window, "e4, empty");
    assert_eq!(acts(&window, Color::White).len(), before);
}

#[test]
fn pieces_that_are_put_back_for_a_player_free_nobody_of_a_touch() {
    let mut window = with_a_mistake();
    click(&mut window, "Put the pieces back");
    window.get_by_label("g1, white knight");
    assert_eq!(duty(&window), Duty::Move(Square::G1));
}

#[test]
fn a_learner_who_presses_again_while_reading_the_ruling_pressed_once() {
    let mut window = with_a_mistake();
    press_the_clock(&mut window);
    passes(&mut window, 2_000);
    press_the_clock(&mut window);
    let presses = |window: &Window| {
        let acts = acts(window, Color::White);
        acts.iter().filter(|act| **act == PlayerAct::Press).count()
    };
    assert_eq!(presses(&window), 1);
    passes(&mut window, 2_000);
    press_the_clock(&mut window);
    assert_eq!(presses(&window), 2);
}

#[test]
fn after_a_pause_whose_move_it_is_is_said_and_not_what_was_long_completed() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    window.get_by_label_contains("e4 is completed");
    for act in [ArbiterAct::Stop, ArbiterAct::Resume] {
        let at = window.now() + Duration::from_secs(1);
        window.hear(Event::of_arbiter(at, act));
    }
    window.run();
    assert!(window.query_by_label_contains("e4 is completed").is_none());
    let mut told = window.query_all_by_label_contains("has the move.");
    assert!(told.next().is_some());
}

#[test]
fn where_no_arbiter_sees_it_a_teacher_says_that_a_completed_illegal_move_may_be_claimed() {
    let mut shell = AppHarness::new(Terms {
        supervision: Supervision::Light,
        arbiter: Presence::Absent,
        ..blitz_of("300+3")
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.set(|settings| {
        settings.play.assist = AssistLevel::Teaching;
        settings.play.mistakes = true;
    });
    let mut window = window(shell, 1280.0, 800.0);
    click(&mut window, "g1, white knight");
    click(&mut window, "g3, empty");
    press_the_clock(&mut window);
    let told = "completed an illegal move and nobody stopped it";
    window.get_by_label_contains(told);
    window.get_by_label_contains("may press “Claim…” before moving");
    window.does(Color::Black, PlayerAct::Move("e5".into()));
    window.run();
    let is_told = window.query_by_label_contains(told).is_some();
    assert!(!is_told, "it is too late for that");
}

/// Nobody calls a flag there: whoever may claim is told so, by name.
#[test]
fn where_no_arbiter_sees_it_a_teacher_says_whose_a_fallen_flag_is_to_claim() {
    let mut shell = AppHarness::new(Terms {
        supervision: Supervision::Light,
        arbiter: Presence::Absent,
        ..blitz_of("2")
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    let mut window = window(shell, 1280.0, 800.0);
    let told = "White’s flag is down, and nobody has called it. Black may press “Claim…”.";
    assert!(window.query_by_label_contains(told).is_none());
    let later = window.now() + std::time::Duration::from_secs(3);
    window.wait_until(later);
    window.run();
    window.get_by_label_contains(told);
}
