//! What the lessons about the pieces say and show before it is taught: no names of squares, no times, no counted faults.

use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube_core::chess::{Board, Color, Rank, Role, Square};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{Deed, Event, PlayerAct};
use jadoube_core::learn::{Curriculum, StepKind, StepState};
use jadoube_ui::LearnCommand;

use super::fits::texts;
use super::lessons::{does, learn, opened, run, watch};
use super::table::Window;
use crate::support::app_harness::window;

/// The lesson that teaches the names of squares, and the last one about the pieces.
const NAMES_SQUARES: u32 = 3;
const PIECES: u32 = 11;

/// Whether a text names a square: a letter of a file and the number of a rank that stand by themselves.
fn names_a_square(text: &str) -> bool {
    let mut words = text.split(|it: char| !it.is_alphanumeric());
    words.any(|word| {
        let word = word.as_bytes();
        matches!(word, [.., b'a'..=b'h', b'1'..=b'8']) && word.len() <= 3
    })
}

/// Whether a text shows a time, as 1:30:00 or 2:00 does.
fn shows_a_time(text: &str) -> bool {
    let words = text.split_whitespace();
    let mut colons = words.filter_map(|word| word.split_once(':'));
    colons.any(|(before, after)| {
        let ends_in_digit = before.ends_with(|it: char| it.is_ascii_digit());
        ends_in_digit && after.starts_with(|it: char| it.is_ascii_digit())
    })
}

/// Checks everything that is painted.
fn check(window: &mut Window, number: u32, told: &str) {
    window.run();
    let painted = texts(window);
    assert!(painted.len() > 5, "{told}: a lesson has words");
    let spoken = window.query_all_by_label_contains(":");
    let spoken: Vec<String> = spoken
        .filter_map(|it| it.accesskit_node().label())
        .collect();
    for text in painted.into_iter().map(|it| it.0).chain(spoken) {
        assert!(!shows_a_time(&text), "{told}: “{text}” is a time");
        let is_early = number < NAMES_SQUARES;
        assert!(
            !is_early || !names_a_square(&text),
            "{told}: “{text}” names a square"
        );
        let counts = ["irst illegal", "econd illegal", "minute"];
        let is_counted = counts.iter().any(|it| text.contains(it));
        assert!(!is_counted, "{told}: “{text}” counts a fault");
    }
}

/// What somebody who does not know it yet may do: lay fingers on pieces, let go where they do not go, make another move, press.
fn tries(board: &Board, us: Color) -> Vec<Vec<PlayerAct>> {
    let mut all = vec![
        vec![PlayerAct::Press],
        vec![PlayerAct::Adjust],
        vec![PlayerAct::OfferDraw],
    ];
    for role in Role::ALL {
        let Some(from) = (board.by_piece(role.of(us))).first() else {
            continue;
        };
        all.push(vec![PlayerAct::Touch(from), PlayerAct::LetGo]);
        let steps: [fn(Square) -> Option<Square>; 2] = [
            |it| it.offset(if it.rank() < Rank::Fifth { 24 } else { -24 }),
            |it| it.offset(if it.rank() < Rank::Fifth { 16 } else { -16 }),
        ];
        for to in steps.into_iter().filter_map(|step| step(from)) {
            if board.piece_at(to).is_none() {
                all.push(vec![
                    PlayerAct::Lift(from),
                    PlayerAct::Release(to),
                    PlayerAct::Press,
                ]);
            }
        }
    }
    all
}

/// The first lesson after a try that is answered.
pub fn answered(words: Words) -> Window {
    let mut shell = opened("your-turn-my-turn");
    shell.speak(words);
    shell.set(|settings| settings.preferences.animation = false);
    let mut window = window(shell, 900.0, 600.0);
    learn(&mut window, LearnCommand::NextStep);
    for act in [
        PlayerAct::Lift(Square::A1),
        PlayerAct::Release(Square::A5),
        PlayerAct::Press,
    ] {
        window.act(Deed::Player(Color::White, act));
    }
    window.run_ok();
    window
}

#[test]
fn lessons_about_the_pieces_use_no_words_that_are_taught_later() {
    let pieces = Curriculum::own().lessons.iter();
    for lesson in pieces.filter(|it| it.number <= PIECES) {
        let mut window = window(opened(&lesson.name), 1280.0, 800.0);
        for index in 0..lesson.content.steps.len() {
            let told = format!("{}, step {}", lesson.name, index + 1);
            check(&mut window, lesson.number, &told);
            watch(&mut window);
            let step = run(&window).step().clone();
            if step.kind.is_played() {
                let learner = run(&window).learner();
                let board = run(&window).game().arbiter().table().board().clone();
                for tried in tries(&board, learner) {
                    for act in &tried {
                        window.act(Deed::Player(learner, act.clone()));
                    }
                    check(&mut window, lesson.number, &format!("{told}, {tried:?}"));
                    if run(&window).state() != StepState::Hands {
                        break;
                    }
                    learn(&mut window, LearnCommand::StepAgain);
                }
                learn(&mut window, LearnCommand::StepAgain);
                for wrong in &step.wrong {
                    does(&mut window, &wrong.acts);
                    check(&mut window, lesson.number, &told);
                    learn(&mut window, LearnCommand::StepAgain);
                }
                let acts: Vec<Event> = step.acts.clone();
                does(&mut window, &acts);
                check(&mut window, lesson.number, &told);
                watch(&mut window);
            }
            if step.kind == StepKind::Question {
                for place in 0..step.answers {
                    learn(&mut window, LearnCommand::AnswerStep(place));
                    check(&mut window, lesson.number, &told);
                }
                let right = step.right_answer().expect("one is right");
                learn(&mut window, LearnCommand::AnswerStep(right));
            }
            check(&mut window, lesson.number, &told);
            learn(&mut window, LearnCommand::NextStep);
        }
        check(&mut window, lesson.number, &lesson.name);
    }
}

#[test]
fn a_text_that_names_a_square_or_a_time_is_known() {
    assert!(names_a_square("the pawn to e4, then press"));
    assert!(names_a_square("Nf3"));
    assert!(!names_a_square("two moves, step 3 of 8"));
    assert!(shows_a_time("White: 1:30:00, running"));
    assert!(!shows_a_time("Not needed here: Press 2"));
}

#[test]
fn a_screen_reader_hears_squares_in_words() {
    let mut window = window(opened("streets-and-floors"), 900.0, 600.0);
    learn(&mut window, LearnCommand::GoToStep(1));
    window.run_ok();
    window.get_by_label("Touch the piece on b one.");
}
