//! The end of a lesson: its stars, what they stand for, what was learnt, what is taken again, and where one goes on.

use eframe::egui::{Key, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Square;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::learn::{StepKind, StepState};
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{BoardTheme, LearnCommand, Screen};

use super::fits::texts;
use super::lessons::{learn, opened, run, take_step, watch};
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};

/// That lesson at its end, each step taken in the usual way, or after every foreseen mistake and wrong answer.
fn at_its_end(name: &str, is_wrong_first: bool) -> AppHarness {
    let mut shell = opened(name);
    for _ in 0..20 {
        if run(&shell).is_at_end() {
            return shell;
        }
        watch(&mut shell);
        if is_wrong_first {
            take_step(&mut shell, name);
        } else if run(&shell).state() == StepState::Hands {
            let acts = run(&shell).step().acts.clone();
            super::lessons::does(&mut shell, &acts);
            watch(&mut shell);
        } else if run(&shell).step().kind == StepKind::Question {
            let right = run(&shell).step().right_answer().expect("a right answer");
            learn(&mut shell, LearnCommand::AnswerStep(right));
        }
        learn(&mut shell, LearnCommand::NextStep);
    }
    panic!("{name} does not end");
}

/// A lesson after which something is to be taken again, at its end, in these words.
pub fn ended(words: Words) -> Window {
    let mut shell = at_its_end("straight-and-slanting", true);
    shell.speak(words);
    shell.set(|settings| settings.preferences.animation = false);
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    window
}

#[test]
fn the_end_says_what_was_learnt_and_what_each_star_stands_for() {
    let mut window = window(at_its_end("straight-and-slanting", false), 900.0, 600.0);
    window.run_ok();
    window.get_by_label("Lesson 4 is done!");
    window.get_by_label("The rook moves straight, the bishop diagonally.");
    window.get_by_label("2 stars");
    window.get_by_label("The third star is waiting for another day.");
    window.get_by_label("Today: 1 of 3");
    assert!(window.query_by_label("Take that again").is_none());
    window.key_press(Key::Enter);
    window.run_ok();
    let open = window
        .state()
        .learn()
        .lesson
        .map(|(name, _)| name.to_owned());
    assert_eq!(open.as_deref(), Some("queen-and-king"));
}

#[test]
fn a_lesson_of_which_something_was_left_out_is_not_called_done() {
    let mut shell = opened("queen-and-king");
    learn(&mut shell, LearnCommand::GoToStep(7));
    learn(&mut shell, LearnCommand::NextStep);
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    window.get_by_label("Lesson 5 is not done yet.");
    window.get_by_label_contains("Skipped: 8 ");
    for told in ["You have learnt:", "This went wrong"] {
        assert!(window.query_by_label_contains(told).is_none(), "{told}");
    }
    window.get_by_label("Take that again");
}

#[test]
fn what_went_wrong_is_taken_again_before_the_next_lesson() {
    let mut window = window(at_its_end("straight-and-slanting", true), 1280.0, 800.0);
    window.run_ok();
    window.get_by_label("1 star");
    window.get_by_label_contains("This went wrong: ");
    window.get_by_label("Take that again").click();
    window.run_ok();
    assert_eq!(run(&window).index(), 1, "the first step with a wrong try");
    assert!(!run(&window).is_at_end());
}

#[test]
fn without_motion_the_stars_stand_there_at_once() {
    let mut shell = at_its_end("straight-and-slanting", false);
    shell.set(|settings| settings.preferences.animation = false);
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    let first = window.render().expect("a picture");
    window.run_ok();
    assert!(window.render().expect("a picture") == first);
}

#[test]
fn a_touched_piece_shows_where_it_may_go_where_it_is_to_be_moved_right() {
    let touched = BoardColors::of(BoardTheme::Ivory).touched;
    let dots = |step: usize, square: Square| {
        let mut shell = opened("queen-and-king");
        learn(&mut shell, LearnCommand::GoToStep(step));
        let learner = run(&shell).learner();
        shell.act(Deed::Player(learner, PlayerAct::Touch(square)));
        let mut window = window(shell, 900.0, 600.0);
        window.run();
        let is_dot = |shape: &Shape| matches!(shape, Shape::Circle(it) if it.fill == touched);
        let shapes = window.output().shapes.iter();
        shapes.filter(|clipped| is_dot(&clipped.shape)).count()
    };
    assert_eq!(dots(2, Square::E1), 4, "the king is to move");
    assert_eq!(dots(3, Square::E3), 0, "the mistake is the task");
}

#[test]
fn f1_opens_the_laws_at_the_ruling_that_is_shown() {
    let mut shell = opened("straight-and-slanting");
    learn(&mut shell, LearnCommand::GoToStep(3));
    let acts = run(&shell).step().acts.clone();
    super::lessons::does(&mut shell, &acts);
    assert_eq!(run(&shell).step().kind, StepKind::Ruling);
    let mut window = window(shell, 1280.0, 800.0);
    window.key_press(Key::F1);
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::Laws);
    let mut told = texts(&window).into_iter();
    assert!(told.any(|(text, _)| text.starts_with("3.5")));
}

#[test]
fn the_path_shows_the_badges_the_next_lesson_and_how_far_each_part_is() {
    let words = Words::new(Language::English);
    let mut shell = at_its_end("your-turn-my-turn", false);
    shell.show(Screen::Learn);
    let mut window = window(shell, 1280.0, 800.0);
    window.run_ok();
    window.get_by_label("Pieces: 1 of 11. Still to do: lessons 2–11");
    window.get_by_label(&words.tr("learn-next"));
    let next = window.query_all_by_label_contains("2 The light corner.");
    assert_eq!(next.count(), 2, "by itself and in its part");
}
