//! How a lesson answers what was done or chosen: the word for it, its ground, and whose the piece is that was touched.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::{Event as Input, Key, Modifiers, Shape};
use egui_kittest::kittest::Queryable;
use jadoube::app::sound::{Audio, Sound, SoundFault};
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{Color, Role, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::learn::StepDone;
use jadoube_ui::LearnCommand;
use jadoube_ui::kit::theme::Palette;

use super::fits::texts;
use super::lessons::{learn, opened, run, watch};
use super::scenes::Window;
use super::table::drag;
use crate::support::app_harness::{AppHarness, window};

/// A lesson at that step, from 0.
pub fn at(lesson: &str, step: usize) -> Window {
    let mut shell = opened(lesson);
    learn(&mut shell, LearnCommand::GoToStep(step));
    watch(&mut shell);
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    window
}

pub fn says(window: &Window, what: &str) -> bool {
    texts(window).iter().any(|(text, _)| text.contains(what))
}

/// Whether anything as large as an answer lies on the ground of what is wrong, with those words on it.
fn is_on_wrong_ground(window: &Window, words: &str) -> bool {
    let warns = Palette::ALL[0].warning_tint;
    let grounds = window.output().shapes.iter().filter_map(|it| {
        if let Shape::Rect(rect) = &it.shape {
            (rect.fill == warns).then_some(rect.rect)
        } else {
            None
        }
    });
    let grounds: Vec<_> = grounds.collect();
    let said = texts(window).into_iter();
    let mut said = said.filter(|(text, _)| text.contains(words));
    said.any(|(_, at)| grounds.iter().any(|it| it.contains(at.center())))
}

#[test]
fn what_is_right_and_what_is_not_is_said_in_a_word() {
    let mut window = at("your-turn-my-turn", 5);
    let right = run(&window).step().right_answer().expect("a right answer");
    learn(&mut window, LearnCommand::AnswerStep((right + 1) % 3));
    window.run_ok();
    assert!(says(&window, "Not quite. "), "{:#?}", texts(&window));
    assert!(
        is_on_wrong_ground(&window, "Nobody"),
        "the answer is marked"
    );
    assert!(!is_on_wrong_ground(&window, "Still Black"));
    learn(&mut window, LearnCommand::AnswerStep(right));
    window.run_ok();
    assert!(says(&window, "Right! "), "{:#?}", texts(&window));
    assert!(!is_on_wrong_ground(&window, "White"));
}

#[test]
fn a_piece_of_the_other_colour_is_told_by_its_colour() {
    let mut window = at("the-light-corner", 2);
    let learner = run(&window).learner();
    window.act(Deed::Player(learner, PlayerAct::Touch(Square::H8)));
    window.run_ok();
    assert!(
        says(&window, "That piece is black."),
        "{:#?}",
        texts(&window)
    );
}

#[test]
fn a_piece_that_nobody_asked_for_is_answered_though_any_move_will_do() {
    let mut window = at("your-turn-my-turn", 1);
    let learner = run(&window).learner();
    window.act(Deed::Player(learner, PlayerAct::Touch(Square::H8)));
    window.run_ok();
    assert!(says(&window, "That piece is black."));
}

#[test]
fn a_second_move_before_the_press_is_answered_as_wrong() {
    let mut window = at("your-turn-my-turn", 1);
    let learner = run(&window).learner();
    for (from, to) in [(Square::E2, Square::E4), (Square::D2, Square::D4)] {
        for act in [PlayerAct::Lift(from), PlayerAct::Release(to)] {
            window.act(Deed::Player(learner, act));
            window.run_ok();
        }
    }
    assert!(says(&window, "Not quite."), "{:#?}", texts(&window));
    assert!(says(&window, "White moved while Black had the move."));
}

#[test]
fn a_piece_of_who_has_the_move_is_not_told_to_have_to_wait() {
    let mut window = at("your-turn-my-turn", 3);
    for act in [PlayerAct::Play("e4".into()), PlayerAct::Press] {
        window.act(Deed::Player(Color::White, act));
        window.run_ok();
    }
    drag(&mut window, "e7, black pawn", "e5, empty");
    window.run_ok();
    assert!(!says(&window, "White has the move."), "it is Black's");
    assert!(says(&window, "That piece is your opponent’s."));
}

#[test]
fn a_press_that_comes_first_is_asked_for_wherever_a_hand_goes_on_without_it() {
    let pawns = [(Square::E2, Square::E4), (Square::D2, Square::D4)];
    let king = [(Square::E1, Square::F2), (Square::F2, Square::E3)];
    for (lesson, step, carried) in [
        ("your-turn-my-turn", 1, pawns),
        ("your-turn-my-turn", 3, pawns),
        ("queen-and-king", 2, king),
    ] {
        let mut window = at(lesson, step);
        for (from, to) in carried {
            for act in [PlayerAct::Lift(from), PlayerAct::Release(to)] {
                window.act(Deed::Player(Color::White, act));
                window.run_ok();
            }
        }
        let told = texts(&window);
        assert!(says(&window, "Press the clock first."), "{told:#?}");
        assert!(!says(&window, "already let go"), "{told:#?}");
    }
}

/// The first lessons say nothing of articles that come later.
#[test]
fn what_is_taught_later_is_answered_in_words_that_are_known() {
    let does = |window: &mut Window, acts: &[PlayerAct]| {
        for act in acts {
            window.act(Deed::Player(Color::White, act.clone()));
            window.run_ok();
        }
    };
    let pawn = [PlayerAct::Lift(Square::H2), PlayerAct::Release(Square::H4)];
    let mut window = at("queen-and-king", 5);
    does(&mut window, &pawn);
    does(&mut window, &[PlayerAct::Press]);
    let told = texts(&window);
    assert!(
        says(&window, "The piece you touched first must move now."),
        "{told:#?}"
    );
    assert!(!says(&window, "4.3"), "{told:#?}");
    for step in [1, 2] {
        let mut window = at("a-new-piece", step);
        does(
            &mut window,
            &[PlayerAct::Remove(Square::E7), PlayerAct::Press],
        );
        let told = texts(&window);
        assert!(says(&window, "First put the new piece on e8"), "{told:#?}");
    }
}

#[test]
fn what_stands_in_the_way_is_told_where_squares_have_no_names() {
    for (from, to, told) in [
        (
            Square::C1,
            Square::E3,
            "Something stands in the way: only a knight can jump.",
        ),
        (
            Square::A1,
            Square::A4,
            "Something stands in the way: only a knight can jump.",
        ),
        (
            Square::D1,
            Square::F3,
            "Something stands in the way: only a knight can jump.",
        ),
        (Square::C1, Square::C3, "The bishop moves along diagonals."),
    ] {
        let mut window = at("your-turn-my-turn", 1);
        for act in [PlayerAct::Lift(from), PlayerAct::Release(to)] {
            window.act(Deed::Player(Color::White, act));
            window.run_ok();
        }
        assert!(says(&window, told), "{from}: {:#?}", texts(&window));
    }
}

#[test]
fn what_is_written_too_early_or_twice_is_answered() {
    let writes = |window: &mut Window| {
        window.act(Deed::Player(Color::Black, PlayerAct::Record("d4".into())));
        window.run_ok();
    };
    let mut window = at("streets-and-floors", 4);
    writes(&mut window);
    assert!(says(&window, "That was written before it was played."));
    window.act(Deed::Player(Color::Black, PlayerAct::Play("e5".into())));
    window.run_ok();
    writes(&mut window);
    writes(&mut window);
    assert!(
        says(&window, "Not needed here: Write d4."),
        "{:#?}",
        texts(&window)
    );
    window.act(Deed::Player(Color::Black, PlayerAct::Play("e5".into())));
    window.act(Deed::Player(Color::Black, PlayerAct::Press));
    writes(&mut window);
    learn(&mut window, LearnCommand::NextStep);
    for act in [PlayerAct::Strike, PlayerAct::Record("e5".into())] {
        window.act(Deed::Player(Color::Black, act));
        window.run_ok();
    }
    assert!(says(&window, "Now the scoresheet says what was played."));
}

#[test]
fn the_space_bar_is_answered_like_the_lever() {
    let mut window = at("your-turn-my-turn", 1);
    window.key_press(Key::Space);
    window.run_ok();
    assert!(says(&window, "First make a move."), "{:#?}", texts(&window));
    let mut window = at("the-light-corner", 1);
    window.key_press(Key::Space);
    window.run_ok();
    assert!(says(&window, "This step needs no press of the clock."));
}

#[test]
fn a_mistake_that_cannot_be_typed_is_made_with_the_arrows() {
    let mut window = at("the-kings-house", 4);
    window.event(Input::Text("O-O".to_owned()));
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
    assert!(says(&window, "make this one with the arrows and Enter"));
    window.event(Input::Text("K".to_owned()));
    window.run_ok();
    for key in [Key::Enter, Key::ArrowRight, Key::ArrowRight, Key::Enter] {
        window.key_press(key);
        window.run_ok();
    }
    let mut acts = run(&window).entries_of_step().iter();
    let released = PlayerAct::Release(Square::G1);
    assert!(acts.any(|it| it.event.player_act() == Some(&released)));
}

/// The space bar behind a move that was typed is the clock's, whatever the keyboard was at before.
#[test]
fn whoever_types_a_move_is_at_the_board() {
    let mut window = at("your-turn-my-turn", 1);
    window.get_by_label("Skip").focus();
    window.run_ok();
    window.event(Input::Text("e4".to_owned()));
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
    assert!(
        says(&window, "Now press your clock."),
        "{:#?}",
        texts(&window)
    );
    window.key_press(Key::Space);
    window.run_ok();
    assert_eq!(run(&window).index(), 1);
    assert_eq!(run(&window).done()[1], Some(StepDone::Alone));
}

#[test]
fn a_press_without_a_move_is_answered_whatever_was_answered_before() {
    let mut window = at("your-turn-my-turn", 1);
    let learner = run(&window).learner();
    let does = |window: &mut Window, color, act| {
        window.act(Deed::Player(color, act));
        window.run_ok();
    };
    does(&mut window, !learner, PlayerAct::Press);
    assert!(says(&window, "That is the other player’s clock."));
    does(&mut window, learner, PlayerAct::Press);
    assert!(says(&window, "First make a move."));
    does(&mut window, learner, PlayerAct::Lift(Square::E2));
    does(&mut window, learner, PlayerAct::Release(Square::E5));
    assert!(says(&window, "A pawn moves one square straight ahead"));
    // The press that belongs to that move is no other try; the next one is.
    does(&mut window, learner, PlayerAct::Press);
    assert!(says(&window, "A pawn moves one square straight ahead"));
    does(&mut window, learner, PlayerAct::Press);
    assert!(says(&window, "First make a move."));
}

#[test]
fn what_comes_first_is_asked_for_first() {
    let mut window = at("streets-and-floors", 4);
    for act in [PlayerAct::Lift(Square::E7), PlayerAct::Release(Square::E5)] {
        window.act(Deed::Player(Color::Black, act));
        window.run_ok();
    }
    assert!(says(&window, "Now press your clock."));
    window.act(Deed::Player(Color::Black, PlayerAct::Press));
    window.run_ok();
    assert!(says(&window, "Still to do: Write d4."));
}

#[test]
fn what_becomes_of_a_pawn_is_told_piece_by_piece() {
    let mut window = at("a-new-piece", 1);
    let learner = run(&window).learner();
    for act in [
        PlayerAct::Lift(Square::E7),
        PlayerAct::PutBack,
        PlayerAct::Remove(Square::E7),
        PlayerAct::Take(Role::Rook),
        PlayerAct::Release(Square::E8),
    ] {
        window.act(Deed::Player(learner, act));
        window.run_ok();
    }
    assert!(says(&window, "rook from the box"), "{:#?}", texts(&window));
    assert!(!says(&window, "put back"));
}

#[test]
fn the_scoresheet_is_seen_where_it_is_spoken_of() {
    let mut window = at("streets-and-floors", 4);
    window.get_by_label("e4");
    window.get_by_label("Black: scoresheet");
    let learner = run(&window).learner();
    for act in [PlayerAct::Play("e5".into()), PlayerAct::Press] {
        window.act(Deed::Player(learner, act));
        window.run_ok();
    }
    assert!(window.query_by_label("d4").is_none());
    window.act(Deed::Player(learner, PlayerAct::Record("d4".into())));
    window.run_ok();
    window.get_by_label("d4");
    learn(&mut window, LearnCommand::NextStep);
    window.act(Deed::Player(learner, PlayerAct::Strike));
    window.run_ok();
    assert!(window.query_by_label("d4").is_none(), "it is crossed out");
    assert!(says(&window, "d4"));
    let window = at("streets-and-floors", 1);
    assert!(window.query_by_label("Black: scoresheet").is_none());
}

/// What the task needs is in sight, however much is told above it.
#[test]
fn the_button_of_the_step_stays_in_sight() {
    let mut window = at("one-hand", 2);
    window.speak(Words::new(Language::Polish));
    for act in [
        PlayerAct::Lift(Square::E1),
        PlayerAct::Release(Square::G1),
        PlayerAct::Press,
    ] {
        window.act(Deed::Player(Color::White, act));
        window.run_ok();
    }
    let button = "Użyj obu rąk";
    let place = window.get_by_label(button).rect();
    let shapes = window.output().shapes.iter();
    let mut written =
        shapes.filter(|it| matches!(&it.shape, Shape::Text(text) if text.galley.text() == button));
    let is_seen = written.any(|it| it.clip_rect.contains_rect(place.shrink(2.0)));
    assert!(is_seen, "{place:?}");
    let answers = texts(&window)
        .into_iter()
        .filter(|(text, _)| text.starts_with("To nie to."));
    assert!(answers.into_iter().all(|(_, at)| !at.intersects(place)));
}

/// Somebody who notes what sounds.
#[derive(Clone, Debug, Default)]
struct Listener(Rc<RefCell<Vec<Sound>>>);

impl Audio for Listener {
    fn play(&self, sound: Sound) {
        self.0.borrow_mut().push(sound);
    }

    fn set_on(&mut self, _: bool) {}

    fn set_volume(&mut self, _: f32) {}

    fn fault(&self) -> Option<SoundFault> {
        None
    }
}

#[test]
fn what_is_right_and_what_is_not_is_heard() {
    let heard = Listener::default();
    let audio = heard.clone();
    let mut shell = AppHarness::beside(MemoryStore::default(), |platform| {
        platform.audio = Box::new(audio);
    });
    let sounds = |shell: &mut AppHarness, command: LearnCommand| {
        heard.0.borrow_mut().clear();
        learn(shell, command);
        heard.0.borrow().clone()
    };
    let opens = LearnCommand::OpenLesson("your-turn-my-turn".to_owned());
    sounds(&mut shell, opens);
    sounds(&mut shell, LearnCommand::GoToStep(5));
    watch(&mut shell);
    let right = run(&shell).step().right_answer().expect("a right answer");
    let wrong = LearnCommand::AnswerStep((right + 1) % 3);
    assert_eq!(sounds(&mut shell, wrong), [Sound::Wrong]);
    let right = LearnCommand::AnswerStep(right);
    assert_eq!(sounds(&mut shell, right), [Sound::Right]);
    sounds(
        &mut shell,
        LearnCommand::OpenSituation("a-second-king".to_owned()),
    );
    let run = shell.state().learn().situation.expect("a situation").1;
    let right = run.right().expect("a right ruling");
    let ruled = sounds(&mut shell, LearnCommand::Rule(right));
    assert!(ruled.contains(&Sound::Right), "{ruled:?}");
}

#[test]
fn what_is_said_has_its_key_and_the_name_of_its_button() {
    let mut window = at("i-adjust", 0);
    let learner = run(&window).learner();
    for act in [PlayerAct::Play("e4".into()), PlayerAct::Press] {
        window.act(Deed::Player(learner, act));
        window.run_ok();
    }
    assert!(says(&window, "One thing is missing: J’adoube."));
    window.key_press_modifiers(Modifiers::COMMAND, Key::J);
    window.run_ok();
    let said = run(&window).entries().iter();
    let mut said = said.filter_map(|it| it.event.player_act());
    assert!(said.any(|it| *it == PlayerAct::Adjust));
}

#[test]
fn nobody_is_offered_words_that_the_lesson_does_not_ask_for() {
    for (lesson, step, is_offered) in [("the-light-corner", 1, false), ("i-adjust", 0, true)] {
        let window = at(lesson, step);
        let resigns = window.query_all_by_label("Resign").count();
        assert_eq!(resigns > 0, is_offered, "{lesson}");
    }
}
