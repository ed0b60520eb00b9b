//! Whatever is done wrong in a lesson is answered with a reason: no try ends in a bare word.

use jadoube_core::chess::{Move, Position as _, Role, Square};
use jadoube_core::laws::{Deed, Event, PlayerAct};
use jadoube_core::learn::reference_solution::in_single_acts;
use jadoube_core::learn::{Curriculum, StepState};
use jadoube_core::record::play_mode::Hands;
use jadoube_ui::LearnCommand;

use super::fits::texts;
use super::lesson_answer::{at, says};
use super::lessons::{learn, run};
use super::scenes::Window;
use crate::support::share_of_checks::is_due;

/// The learner does these acts, until the step is done or answered.
fn does(window: &mut Window, acts: &[PlayerAct]) {
    let (step, learner) = (run(window).index(), run(window).learner());
    for act in acts {
        let run = run(window);
        let is_open = run.index() == step && run.state() == StepState::Hands;
        if !is_open || run.reply().is_some() {
            break;
        }
        window.act(Deed::Player(learner, act.clone()));
    }
    window.step();
}

/// Fingers on a piece.
fn touch(square: Square) -> Vec<PlayerAct> {
    vec![PlayerAct::Touch(square), PlayerAct::LetGo]
}

/// A piece goes there, and the clock is pressed.
fn carry(from: Square, to: Square) -> Vec<PlayerAct> {
    vec![
        PlayerAct::Lift(from),
        PlayerAct::Release(to),
        PlayerAct::Press,
    ]
}

/// A touch of one piece and a move that does not answer it; the usual way broken off by a press or with something left out;
/// a new piece put where a pawn was to go.
fn tries(window: &Window) -> Vec<Vec<PlayerAct>> {
    let run = run(window);
    let learner = run.learner();
    let position = run.game().arbiter().table().game().position();
    let mut all = Vec::new();
    if position.turn() == learner {
        let moves = position.legal_moves();
        let quiet = |mv: &&Move| !mv.is_capture() && !mv.is_castle() && !mv.is_promotion();
        let quiet: Vec<(Square, Square)> = moves
            .iter()
            .filter(quiet)
            .filter_map(|mv| Some((mv.from()?, mv.to())))
            .collect();
        let mut taken: Vec<Square> = moves
            .iter()
            .filter(|it| it.is_capture())
            .map(|it| it.to())
            .collect();
        taken.dedup();
        for square in taken.into_iter().take(1) {
            for (from, to) in quiet.iter().step_by(quiet.len().div_ceil(2).max(1)) {
                all.push([touch(square), carry(*from, *to)].concat());
            }
        }
        for (touched, _) in quiet.iter().step_by(quiet.len().div_ceil(2).max(1)) {
            let others = quiet.iter().filter(|(from, _)| from != touched);
            for (from, to) in others.clone().step_by(others.count().max(1)) {
                all.push([touch(*touched), carry(*from, *to)].concat());
            }
        }
        if run.lesson().hands == Hands::Full {
            all.push(vec![
                PlayerAct::Take(Role::Queen),
                PlayerAct::Release(Square::E8),
                PlayerAct::Press,
            ]);
        }
    }
    let acts = in_single_acts(run.game(), run.step().acts.clone());
    let own = acts.iter().filter(|it| it.player() == Some(learner));
    let own: Vec<PlayerAct> = own.filter_map(Event::player_act).cloned().collect();
    for kept in 1..own.len() {
        all.push([&own[..kept], &[PlayerAct::Press]].concat());
        let mut rest = own.clone();
        rest.remove(kept - 1);
        all.push(rest);
    }
    all
}

/// Each change looks at a third of the lessons, another one than the change before.
#[test]
fn no_try_ends_without_a_reason() {
    let mut bare = Vec::new();
    let lessons = Curriculum::own().lessons.iter().enumerate();
    for (_, lesson) in lessons.filter(|(place, _)| is_due(*place)) {
        let mut window = at(&lesson.name, 0);
        for (index, step) in lesson.content.steps.iter().enumerate() {
            if !step.kind.is_played() {
                continue;
            }
            learn(&mut window, LearnCommand::GoToStep(index));
            for acts in tries(&window) {
                does(&mut window, &acts);
                if run(&window).index() == index
                    && texts(&window).iter().any(|(it, _)| it == "Not quite.")
                {
                    let reply = run(&window)
                        .reply()
                        .map(|it| format!("{it:?}").chars().take(60).collect::<String>());
                    let panel: Vec<_> = texts(&window).into_iter().map(|it| it.0).collect();
                    bare.push(format!(
                        "{}/{} {acts:?} {reply:?} {panel:?}",
                        lesson.number,
                        index + 1
                    ));
                }
                learn(&mut window, LearnCommand::GoToStep(index));
            }
        }
    }
    assert!(bare.is_empty(), "{}\n{}", bare.len(), bare.join("\n"));
}

#[test]
fn what_was_touched_and_not_played_is_told() {
    use Square::{C3, D5, E4, E5, G1};
    let goes = |touched, from, to| [touch(touched), carry(from, to)].concat();
    for (lesson, step, acts, told) in [
        ("the-jumper", 2, goes(D5, C3, E4), "so you had to take it"),
        (
            "foot-soldiers",
            3,
            goes(D5, E4, E5),
            "so you had to take it",
        ),
        (
            "i-adjust",
            0,
            goes(G1, Square::E2, E4),
            "Say it before you touch.",
        ),
    ] {
        let mut window = at(lesson, step);
        does(&mut window, &acts);
        assert!(says(&window, told), "{lesson}: {:#?}", texts(&window));
    }
}

#[test]
fn what_is_answered_is_true_and_leads_to_the_task() {
    use Square::{D5, E5, F2, F3};
    let capture = vec![
        PlayerAct::Lift(E5),
        PlayerAct::Remove(D5),
        PlayerAct::Release(D5),
    ];
    for (lesson, step, acts, told) in [
        ("streets-and-floors", 2, carry(F2, F3), "That was the pawn."),
        ("in-passing", 1, capture, "Your pawn lands on d6"),
    ] {
        let mut window = at(lesson, step);
        does(&mut window, &acts);
        assert!(says(&window, told), "{lesson}: {:#?}", texts(&window));
    }
}
