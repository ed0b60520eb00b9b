//! What has become of a learner's try: nothing yet, the goal, or something else, which is answered.

use std::collections::BTreeSet;

use super::goal::{Goal, StepFacts};
use super::lesson::{LessonStep, WrongTry};
use crate::laws::{Consequence, Event, PlayerAct, Rule};
use crate::record::Entry;

/// What is answered to a try that went wrong, or to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// To a wrong try that the lesson foresees, by its place.
    Foreseen(usize),
    /// To one on which the arbiter ruled: what happened, and what was ruled.
    Ruled(Entry),
    /// To one that only led elsewhere.
    Elsewhere,
    /// To the answer at that place.
    Answer(usize),
}

/// What has become of a try.
pub(super) enum Attempt {
    /// It goes on.
    Open,
    /// The goal is reached.
    Reached,
    /// It led elsewhere.
    Wrong(Reply),
}

/// What has become of a try in that step, where what is ruled by `usual_rules` belongs to the usual way.
pub(super) fn attempt(
    step: &LessonStep,
    facts: StepFacts<'_>,
    usual_rules: &BTreeSet<Rule>,
) -> Attempt {
    if step.is_free() {
        return Attempt::Open;
    }
    if Goal::all_hold(&step.goal, facts) {
        return Attempt::Reached;
    }
    let is_met = |wrong: &WrongTry| Goal::all_hold(&wrong.when, facts);
    if let Some(foreseen) = step.wrong.iter().position(is_met) {
        return Attempt::Wrong(Reply::Foreseen(foreseen));
    }
    let is_unusual = |entry: &&Entry| {
        let mut rules = entry.rulings.iter().map(|ruling| ruling.rule);
        entry.is_grave() && rules.any(|rule| !usual_rules.contains(&rule))
    };
    if let Some(ruled) = facts.entries.iter().rfind(is_unusual) {
        return Attempt::Wrong(Reply::Ruled(ruled.clone()));
    }
    let completed = facts
        .consequences()
        .find(|it| matches!(it, Consequence::Completed(_)));
    match completed {
        Some(completed) if is_over_with(step, completed) => Attempt::Wrong(Reply::Elsewhere),
        Some(_) | None => Attempt::Open,
    }
}

/// Whether a try has come to its end with a completed move: another one was wanted, or nothing is to be done behind it.
fn is_over_with(step: &LessonStep, completed: &Consequence) -> bool {
    let token = completed.to_string();
    let wants_another = step.goal.iter().any(|goal| match goal {
        Goal::Follows(wanted) => {
            wanted.starts_with("completed") && !token.starts_with(wanted.as_str())
        }
        Goal::TouchedFirst(_)
        | Goal::Touched(_)
        | Goal::Did(_)
        | Goal::Found(_)
        | Goal::Arbitrated(_)
        | Goal::Ruled(_)
        | Goal::Stands(..)
        | Goal::Not(_)
        | Goal::Any(_) => false,
    });
    let last = step.acts.last().and_then(Event::player_act);
    let ends_with_press = matches!(last, Some(PlayerAct::Press | PlayerAct::Move(_)));
    wants_another || ends_with_press
}
