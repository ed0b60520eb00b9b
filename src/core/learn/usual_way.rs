//! The usual way through a lesson, which is played where it is shown and tried where it is checked.

use std::collections::BTreeSet;

use super::goal::{Goal, StepFacts};
use super::lesson::{Lesson, LessonStep};
use super::practice_game::PracticeGame;
use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::{Edition, Event, Rule};
use crate::record::script::Unplayable;

/// An act of a step that began at that moment.
pub fn later(act: &Event, from: Moment) -> Event {
    Event {
        at: from + (act.at - Moment::START),
        deed: act.deed.clone(),
    }
}

/// How things stand at the beginning of a step to which everything before it led in the usual way.
///
/// # Errors
/// [`Unplayable`] when the stretch of steps to which it belongs cannot begin under that edition.
pub fn beginning(
    lesson: &Lesson,
    step: usize,
    edition: Edition,
) -> Result<PracticeGame, Unplayable> {
    let begin = lesson.stretch_begin(step);
    let mut game = PracticeGame::begin(lesson.start_of(step), edition)?;
    for before in &lesson.steps[begin..step] {
        game = gone(&game, before.acts.iter().chain(&before.then));
    }
    Ok(game)
}

/// The game after these acts of a step that begins with it.
fn gone<'a>(begun: &PracticeGame, acts: impl Iterator<Item = &'a Event>) -> PracticeGame {
    let mut game = begun.clone();
    for act in acts {
        game.hear(&later(act, begun.now()));
    }
    game
}

/// Whether the acts of a step lead to its goal from there.
pub(super) fn leads(step: &LessonStep, begun: &PracticeGame, learner: Color) -> bool {
    let trial = gone(begun, step.acts.iter());
    let facts = StepFacts {
        learner,
        entries: &trial.log()[begun.log().len()..],
        table: trial.arbiter().table(),
    };
    step.goal.is_empty() || Goal::all_hold(&step.goal, facts)
}

/// By what is ruled on the acts of a step that is played from there.
pub(super) fn rules_on(step: &LessonStep, begun: &PracticeGame) -> BTreeSet<Rule> {
    if !step.kind.is_played() {
        return BTreeSet::new();
    }
    let trial = gone(begun, step.acts.iter());
    let entries = trial.log().iter().skip(begun.log().len());
    let rulings = entries.flat_map(|entry| &entry.rulings);
    rulings.map(|ruling| ruling.rule).collect()
}

/// The same acts as hands do them, as far as that is known beforehand.
pub fn in_single_acts(game: &PracticeGame, acts: Vec<Event>) -> Vec<Event> {
    let mut trial = game.clone();
    let mut single = Vec::new();
    for act in acts {
        single.extend(trial.arbiter().taken_apart(&act));
        trial.hear(&act);
    }
    single
}
