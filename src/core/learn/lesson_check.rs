//! What is wrong with a lesson: what an arbiter would say differently, and what a learner could not do.

use std::sync::Arc;

use super::lesson::{Lesson, LessonStep, StepKind};
use super::lesson_run::{LessonRun, Reply};
use super::reference_solution::later;
use super::step_state::StepState;
use crate::clock::Moment;
use crate::laws::{Edition, Event};
use crate::record::script::judge::{judge, number};
use crate::record::script::{Difference, Expected, Script, Unplayable};

/// Something that is wrong with a lesson or a situation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnFault {
    /// The step, from 1; none where it concerns the whole.
    pub step: Option<usize>,
    /// The edition in which it is wrong, where that matters.
    pub edition: Option<Edition>,
    /// What.
    pub what: LearnFaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnFaultKind {
    /// It is longer than what is looked through while it is being written.
    TooLong,
    /// There is no step.
    NoSteps,
    /// A step to be watched or played has no acts.
    NoActs,
    /// A step to be played has no goal.
    NoGoal,
    /// A question has no answers, or no right one.
    NoRightAnswer,
    /// The acts of a step do not lead to its goal.
    GoalMissed,
    /// An act of the other player stands among those of the learner.
    OthersAct,
    /// The wrong try at that place, from 0, is not known as such.
    TryNotKnown(usize),
    /// The acts cannot begin.
    Unplayable(Unplayable),
    /// What was ruled is not what is expected.
    Ruled(Difference),
    /// So many answers are right in an edition: none, or two where nothing is left to judgment.
    RightAnswers(usize),
    /// A right answer, by its letter, promises what does not follow.
    NotFollowing(char, String),
    /// All that a wrong answer promises, by its letter, follows.
    Following(char),
}

impl Lesson {
    /// What is wrong with it, step by step: nothing, if all of it is as it says in each of its editions.
    pub fn faults(&self) -> Vec<LearnFault> {
        if self.steps.is_empty() {
            return vec![LearnFault {
                step: None,
                edition: None,
                what: LearnFaultKind::NoSteps,
            }];
        }
        let mut faults: Vec<LearnFault> = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            let of_step = |what| LearnFault {
                step: Some(index + 1),
                edition: None,
                what,
            };
            faults.extend(incomplete(step).map(of_step));
        }
        if faults.is_empty() {
            for edition in self.editions.iter() {
                faults.extend(self.faults_in(edition));
            }
        }
        faults
    }

    fn faults_in(&self, edition: Edition) -> Vec<LearnFault> {
        let at = |step: usize, what| LearnFault {
            step: Some(step + 1),
            edition: Some(edition),
            what,
        };
        let run = match LessonRun::new(Arc::new(self.clone()), edition) {
            Ok(run) => run,
            Err(unplayable) => return vec![at(0, LearnFaultKind::Unplayable(unplayable))],
        };
        let mut faults = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            if step.kind.is_played() {
                let mut run = run.clone();
                run.go_to(index);
                faults.extend(played(&run).map(|what| at(index, what)));
                for (place, wrong) in step.wrong.iter().enumerate() {
                    let mut run = run.clone();
                    do_all(&mut run, &wrong.acts);
                    if run.reply() != Some(&Reply::Foreseen(place)) {
                        faults.push(at(index, LearnFaultKind::TryNotKnown(place)));
                    }
                }
            }
        }
        for (begin, script, owners) in self.stretches(edition) {
            let Some(expected) = script.expect.as_ref().and_then(|it| it.in_edition(edition))
            else {
                continue;
            };
            match judge(&script, edition) {
                Ok(report) => {
                    let differences = report.differences(expected).into_iter();
                    faults.extend(differences.map(|difference| {
                        let (step, difference) = owners.of(&difference, begin);
                        at(step, LearnFaultKind::Ruled(difference))
                    }));
                }
                Err(unplayable) => faults.push(at(begin, LearnFaultKind::Unplayable(unplayable))),
            }
        }
        faults
    }

    /// Returns what is to be expected in each step under that edition: what is ruled on its acts and does not go without
    /// saying.
    pub(super) fn ruled(&self, edition: Edition) -> Vec<Vec<Expected>> {
        let mut steps = vec![Vec::new(); self.steps.len()];
        for (_, script, owners) in self.stretches(edition) {
            let Ok(report) = judge(&script, edition) else {
                continue;
            };
            let mut act = 1;
            for line in report.lines.iter().filter(|line| !line.is_routine) {
                act = line.act.unwrap_or(act);
                let owner = owners.0.iter().rfind(|(before, _)| *before < act);
                let Some((before, step)) = owner else {
                    continue;
                };
                let consequences = line.ruling.consequences.iter();
                steps[*step].push(Expected::Ruling {
                    act: line.act.map(|act| act - before),
                    at: None,
                    rule: line.ruling.rule.slug().to_owned(),
                    articles: None,
                    consequences: consequences.map(ToString::to_string).collect(),
                });
            }
        }
        steps
    }

    /// Each stretch of steps that go on one from another as a script with all its acts and all that is expected of them,
    /// with the step at which it begins.
    fn stretches(&self, edition: Edition) -> Vec<(usize, Script, Owners)> {
        let begins = (0..self.steps.len()).filter(|&step| self.stretch_begin(step) == step);
        let begins: Vec<usize> = begins.collect();
        let ends = begins.iter().skip(1).copied().chain([self.steps.len()]);
        let stretch = |(begin, end): (usize, usize)| {
            let mut script = self.start_of(begin).clone();
            let mut owners = Owners::default();
            let mut expected: Vec<Expected> = Vec::new();
            let mut from = Moment::START;
            for (index, step) in self.steps[begin..end].iter().enumerate() {
                let before = script.acts.len();
                let lines = step.expect.as_ref().and_then(|it| it.in_edition(edition));
                expected.extend(
                    lines
                        .unwrap_or_default()
                        .iter()
                        .map(|it| it.shifted(before)),
                );
                let acts = step.acts.iter().chain(&step.then);
                script.acts.extend(acts.map(|act| later(act, from)));
                owners.0.push((before, begin + index));
                from = script.acts.last().map_or(from, |act| act.at);
            }
            script.expect = Some(crate::record::script::Expectation::same(expected));
            (begin, script, owners)
        };
        begins.iter().copied().zip(ends).map(stretch).collect()
    }
}

/// To which step the acts of a stretch belong: how many acts stand before each.
#[derive(Default)]
struct Owners(Vec<(usize, usize)>);

impl Owners {
    /// The step that a difference is about, and the difference with the act counted within that step.
    fn of(&self, difference: &Difference, begin: usize) -> (usize, Difference) {
        let Ok(act) = difference.about.parse::<usize>() else {
            return (begin, difference.clone());
        };
        let owner = self.0.iter().rfind(|(before, _)| *before < act);
        let (before, step) = owner.copied().unwrap_or((0, begin));
        let shift = |lines: &[String]| {
            let shifted = lines.iter().map(|line| {
                line.strip_prefix(&format!("{act} "))
                    .map_or_else(|| line.clone(), |rest| format!("{} {rest}", act - before))
            });
            shifted.collect()
        };
        let difference = Difference {
            about: number(Some(act - before)),
            expected: shift(&difference.expected),
            ruled: shift(&difference.ruled),
        };
        (step, difference)
    }
}

fn incomplete(step: &LessonStep) -> impl Iterator<Item = LearnFaultKind> {
    let needs_acts = step.kind.is_played() || step.kind == StepKind::Watch;
    let no_acts = (needs_acts && step.acts.is_empty()).then_some(LearnFaultKind::NoActs);
    let no_goal = (step.kind.is_played() && step.goal.is_empty()).then_some(LearnFaultKind::NoGoal);
    let no_answer = (step.kind == StepKind::Question && step.right_answer().is_none())
        .then_some(LearnFaultKind::NoRightAnswer);
    [no_acts, no_goal, no_answer].into_iter().flatten()
}

/// What is wrong with the usual way through a step at whose beginning `run` stands.
fn played(run: &LessonRun) -> Option<LearnFaultKind> {
    let mut run = run.clone();
    let before = run.index();
    let learner = run.learner();
    let acts = run.step().acts.clone();
    let is_others = |act: &Event| act.player().is_some_and(|it| it != learner);
    // Where a piece visits squares, what the opponent answers stands among its moves.
    if run.step().visits().is_none() && acts.iter().any(is_others) {
        return Some(LearnFaultKind::OthersAct);
    }
    do_all(&mut run, &acts);
    run.finish_playback();
    let is_done = run.done()[before].is_some() && run.reply().is_none();
    (!is_done).then_some(LearnFaultKind::GoalMissed)
}

/// The learner does these acts, each at its moment since the step began, until the step is done or begins anew.
pub fn do_all(run: &mut LessonRun, acts: &[Event]) {
    let (begun, step) = (run.game().now(), run.index());
    // While a piece visits squares, the opponent answers without being asked.
    let answers = run.step().visits().map(|_| !run.learner());
    for act in acts
        .iter()
        .filter(|it| answers.is_none() || it.player() != answers)
    {
        let act = later(act, begun);
        for single in run.game().arbiter().taken_apart(&act) {
            let is_elsewhere = run.index() != step || run.reply().is_some();
            if run.state() != StepState::Hands || is_elsewhere {
                return;
            }
            run.wait_until(single.at);
            run.act(single.deed);
        }
    }
}
