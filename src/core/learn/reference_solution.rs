//! The usual way through a lesson, which is played where it is shown and tried where it is checked.

use std::collections::BTreeSet;

use super::goal::{Goal, StepFacts, touched};
use super::lesson::{Lesson, LessonStep};
use super::let_go::let_go_wrongly;
use super::practice_game::PracticeGame;
use crate::chess::{Color, Square};
use crate::clock::Moment;
use crate::laws::{Deed, Edition, Event, PlayerAct, Rule};
use crate::record::Entry;
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
    let facts = facts_of(&trial, begun, learner);
    step.goal.is_empty() || Goal::all_hold(&step.goal, facts)
}

fn facts_of<'a>(game: &'a PracticeGame, begun: &PracticeGame, learner: Color) -> StepFacts<'a> {
    StepFacts {
        learner,
        entries: &game.log()[begun.log().len()..],
        table: game.arbiter().table(),
        counts_made: false,
    }
}

/// What the usual way through a step does, and what is ruled on it.
#[derive(Clone, Debug, Default)]
pub(super) struct UsualWay {
    /// All that is done, act by act.
    pub deeds: Vec<Deed>,
    /// By what is ruled on it: that alone makes no try a wrong one.
    pub rules: BTreeSet<Rule>,
    /// By what is ruled on its last act, where that weighs.
    pub last_weighty: BTreeSet<Rule>,
    /// Whether a piece is let go on it where it cannot go.
    pub lets_go_wrongly: bool,
}

impl UsualWay {
    /// The usual way of that learner through a step that is played from there.
    pub fn of(step: &LessonStep, begun: &PracticeGame, learner: Color) -> Self {
        if !step.kind.is_played() {
            return Self::default();
        }
        let mut trial = begun.clone();
        let mut lets_go_wrongly = false;
        let acts = step.acts.iter().map(|act| later(act, begun.now()));
        for act in in_single_acts(begun, acts.collect()) {
            trial.hear(&act);
            lets_go_wrongly |= let_go_wrongly(facts_of(&trial, begun, learner)).is_some();
        }
        let entries = &trial.log()[begun.log().len()..];
        let rules = |entry: &Entry| -> BTreeSet<Rule> {
            entry.rulings.iter().map(|ruling| ruling.rule).collect()
        };
        let weighty = entries.last().filter(|entry| entry.is_grave());
        Self {
            deeds: entries.iter().map(|it| it.event.deed.clone()).collect(),
            rules: entries.iter().flat_map(rules).collect(),
            last_weighty: weighty.map(rules).unwrap_or_default(),
            lets_go_wrongly,
        }
    }

    /// Whether a fault was found, or something else weighty ruled, to which this way does not lead.
    pub fn is_unusual(&self, entry: &Entry) -> bool {
        let is_grave = entry.is_grave();
        let mut rulings = entry.rulings.iter();
        rulings.any(|it| (is_grave || it.finds_fault()) && !self.rules.contains(&it.rule))
    }

    /// Whether a fault was found, or something else weighty ruled, to which this way leads at its end.
    pub fn ends_with(&self, entry: &Entry) -> bool {
        let rules: BTreeSet<Rule> = entry.rulings.iter().map(|ruling| ruling.rule).collect();
        entry.is_grave() && rules == self.last_weighty
    }

    /// Whether it does such an act, wherever.
    pub fn does_such(&self, act: &PlayerAct) -> bool {
        self.does(|it| is_same_kind(it, act))
    }

    /// Whether it does an act of which that is true.
    pub fn does(&self, is_such: impl Fn(&PlayerAct) -> bool) -> bool {
        self.deeds.iter().filter_map(act_of).any(is_such)
    }

    /// The squares to which its hand goes.
    pub fn squares(&self) -> Vec<Square> {
        let acts = self.deeds.iter().filter_map(act_of);
        let square = |act: &PlayerAct| {
            if let PlayerAct::Release(square) = act {
                Some(*square)
            } else {
                touched(act)
            }
        };
        acts.filter_map(square).collect()
    }
}

/// Whether these are the same but for what they are done with.
pub(super) fn is_same_kind(one: &PlayerAct, other: &PlayerAct) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// What a player does in it, if a player does it.
pub(super) const fn act_of(deed: &Deed) -> Option<&PlayerAct> {
    match deed {
        Deed::Player(_, act) => Some(act),
        Deed::Common(..) | Deed::Arbiter(_) | Deed::Flag(_) => None,
    }
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
