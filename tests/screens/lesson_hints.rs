//! Hints of a lesson: words first, the way only once a try went wrong, and for whoever asked alone.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::LearnCommand;

use super::fits::texts;
use super::lesson_answer::{at, says};
use super::lessons::{learn, run, watch};
use super::move_hint::hand;
use super::scenes::Window;

#[test]
fn a_hint_goes_once_what_it_tells_of_is_done() {
    let mut window = at("your-turn-my-turn", 1);
    window.get_by_label("A hint").click_accesskit();
    window.run_ok();
    let hint = "Move a pawn one or two squares forward";
    assert!(says(&window, hint));
    for act in [PlayerAct::Lift(Square::E2), PlayerAct::Release(Square::E4)] {
        window.act(Deed::Player(Color::White, act));
        window.run_ok();
    }
    assert!(says(&window, "Now press your clock."));
    assert!(!says(&window, hint));
}

#[test]
fn a_piece_that_is_only_to_be_touched_has_no_second_number() {
    let mut window = at("the-light-corner", 1);
    ask_for_a_hint(&mut window);
    assert!(hand(&window).is_none(), "words come first");
    touch_wrongly(&mut window);
    assert!(hand(&window).is_none(), "it is not given away");
    ask_for_a_hint(&mut window);
    assert!(hand(&window).is_some(), "it is pointed at");
    let square = window.get_by_label_contains("d1, white queen").rect();
    let mut all = texts(&window).into_iter();
    assert!(!all.any(|(text, place)| text == "2" && square.intersects(place)));
}

fn ask_for_a_hint(window: &mut Window) {
    window.get_by_label("A hint").click_accesskit();
    window.run_ok();
}

/// A try that goes wrong where the white queen is to be touched.
fn touch_wrongly(window: &mut Window) {
    let learner = run(window).learner();
    for act in [PlayerAct::Touch(Square::G1), PlayerAct::LetGo] {
        window.act(Deed::Player(learner, act));
        window.run_ok();
    }
    assert_eq!(run(window).tries(), 1);
}

/// What was asked for in one lesson is not given away in another, nor to somebody else.
#[test]
fn a_hint_is_for_its_own_step_and_for_whoever_asked() {
    let mut window = at("the-light-corner", 1);
    touch_wrongly(&mut window);
    ask_for_a_hint(&mut window);
    assert!(hand(&window).is_some());
    learn(&mut window, LearnCommand::ChooseLearner("Ben".to_owned()));
    learn(
        &mut window,
        LearnCommand::OpenLesson("the-light-corner".to_owned()),
    );
    learn(&mut window, LearnCommand::GoToStep(1));
    watch(&mut window);
    touch_wrongly(&mut window);
    assert!(hand(&window).is_none(), "Ben has asked for nothing");
    window.get_by_label("A hint");
    let mut window = at("your-turn-my-turn", 1);
    ask_for_a_hint(&mut window);
    let other = "the-light-corner";
    learn(&mut window, LearnCommand::OpenLesson(other.to_owned()));
    learn(&mut window, LearnCommand::GoToStep(1));
    watch(&mut window);
    window.run_ok();
    window.get_by_label("A hint");
}
