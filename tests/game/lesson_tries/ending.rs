//! The end of a lesson, and what went wrong taken again.

use std::time::Duration;

use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{Event, PlayerAct};
use jadoube_core::learn::lesson_check::do_all;
use jadoube_core::learn::lesson_run::Reply;
use jadoube_core::learn::{Curriculum, LessonRun, StepDone, StepState};

/// A lesson from its first step.
fn begun(name: &str) -> LessonRun {
    let lesson = Curriculum::own().lesson(name).expect("the lesson");
    let edition = lesson.content.newest_edition();
    LessonRun::new(lesson.content.clone(), edition).expect("it begins")
}

/// Takes the step that is open in the usual way, or after a wrong answer.
fn take(run: &mut LessonRun, is_wrong_first: bool) {
    run.finish_playback();
    let acts = run.step().acts.clone();
    match run.state() {
        StepState::Hands => do_all(run, &acts),
        StepState::Asking => {
            let right = run.step().right_answer().expect("a right answer");
            if is_wrong_first {
                run.answer((right + 1) % run.step().answers);
            }
            run.answer(right);
        }
        StepState::Playing | StepState::Done => {}
    }
    run.finish_playback();
}

/// Takes everything up to the end, each question after a wrong answer if so.
fn take_all(run: &mut LessonRun, is_wrong_first: bool) {
    for _ in 0..run.lesson().steps.len() * 2 {
        if run.is_at_end() {
            return;
        }
        run.let_time_pass(Duration::from_secs(1));
        take(run, is_wrong_first);
        run.next();
    }
}

#[test]
fn behind_the_last_step_the_lesson_is_over() {
    let mut run = begun("straight-and-slanting");
    take_all(&mut run, false);
    assert!(run.is_at_end() && run.is_finished());
    assert_eq!(run.missed().count(), 0);
    assert!(run.is_done_alone());
    run.go_to(0);
    assert!(!run.is_at_end(), "whoever goes back is in the lesson again");
}

#[test]
fn what_went_wrong_is_taken_again_and_nothing_else() {
    let mut run = begun("the-kings-house");
    take_all(&mut run, true);
    let missed: Vec<usize> = run.missed().collect();
    assert_eq!(missed, [3, 7], "its two questions");
    run.take_missed_again();
    assert_eq!((run.index(), run.is_at_end()), (3, false));
    assert_eq!(run.next_step(), Some(7));
    take(&mut run, false);
    run.next();
    assert_eq!((run.index(), run.next_step()), (7, None));
    take(&mut run, true);
    run.next();
    assert!(run.is_at_end());
    assert_eq!(run.missed().collect::<Vec<_>>(), [7]);
    assert_eq!(run.done()[3], Some(StepDone::Alone));
}

#[test]
fn stars_are_collected_in_any_order_and_a_wrong_try_takes_none_back() {
    let mut run = begun("straight-and-slanting");
    run.go_to(7);
    let squares = |run: &LessonRun| run.visit().expect("stars").left;
    assert_eq!(squares(&run), [Square::A5, Square::D5, Square::D2]);
    let play = |run: &mut LessonRun, text: &str| {
        run.let_time_pass(Duration::from_secs(1));
        let act = PlayerAct::Move(text.to_owned());
        let event = Event::of(Color::White, run.game().now(), act);
        for single in run.game().arbiter().taken_apart(&event) {
            run.act(single.deed);
        }
    };
    play(&mut run, "Rd1");
    assert_eq!((squares(&run).len(), run.reply()), (3, None));
    play(&mut run, "Rd5");
    assert_eq!(squares(&run), [Square::A5, Square::D2]);
    // Another piece is answered, and the stars that were collected stay so.
    play(&mut run, "Kd1");
    assert!(matches!(run.reply(), Some(Reply::OtherMove(_))));
    assert_eq!(squares(&run), [Square::A5, Square::D2]);
    play(&mut run, "Rd2");
    play(&mut run, "Rd5");
    play(&mut run, "Ra5");
    assert_eq!(run.done()[7], Some(StepDone::Helped));
    assert_eq!(squares(&run), []);
}
