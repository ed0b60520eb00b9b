//! A lesson: a script with sentences between the acts, and what a learner is to bring about in each step.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::goal::Goal;
use super::learner_side::LearnerSide;
use super::rule_name::RuleName;
use crate::chess::Color;
use crate::clock::Moment;
use crate::laws::{Edition, Event};
use crate::record::play_mode::Hands;
use crate::record::script::{Editions, Expectation, Script, Unreadable, act_list, ron_options};

/// A lesson as its file holds it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lesson {
    /// What it is about, in English, for lists and for whoever reads the file.
    pub about: String,
    /// The rules that it teaches, the main one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleName>,
    /// The editions in which everything in it holds.
    pub editions: Editions,
    /// How much hands do by one movement.
    pub hands: Hands,
    /// How things stand at its first step: a script without acts.
    pub start: Script,
    /// What is shown and done, in order.
    pub steps: Vec<LessonStep>,
    /// The words of a lesson that is not the program's own, each under its key: `title`, `aim`, `s1`, `s1-after`, `s1-hint`,
    /// `s2-a`, …
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LessonStep {
    /// The kind of step.
    pub kind: StepKind,
    /// A new situation at which it begins; otherwise it goes on from where the step before ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Script>,
    /// Whose hands the learner is; otherwise those of whoever has the move when the step begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<LearnerSide>,
    /// What holds once the step is done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goal: Vec<Goal>,
    /// What is played before the learner, or before the question is asked, or the usual way to the goal; moments count from the beginning of the step.
    #[serde(with = "act_list", skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Event>,
    /// What the arbiter rules on these acts, which are counted from 1 within the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expectation>,
    /// What is played once the goal is reached.
    #[serde(with = "act_list", skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Event>,
    /// Tries that lead elsewhere, each with an answer of its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<WrongTry>,
    /// How many answers there are to choose from.
    #[serde(skip_serializing_if = "is_zero")]
    pub answers: usize,
    /// The letter of the right one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub right: String,
    /// The rules that the question is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleName>,
    /// Whether the squares are shaded that the learner's opponent attacks.
    #[serde(skip_serializing_if = "is_false")]
    pub attacks: bool,
    /// Whether the board lies the wrong way round, with a dark corner at the right, until the step is done.
    #[serde(skip_serializing_if = "is_false")]
    pub board_turned: bool,
}

/// A try that leads elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrongTry {
    /// How it may be done.
    #[serde(with = "act_list")]
    pub acts: Vec<Event>,
    /// The goals by which the mistake is recognised.
    pub when: Vec<Goal>,
}

/// What a step is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum StepKind {
    /// Something is played before the learner.
    #[default]
    Watch,
    /// The learner does it right.
    Do,
    /// The learner makes the mistake.
    Mistake,
    /// What was ruled is shown.
    Ruling,
    /// The learner puts it right.
    PutRight,
    /// The learner chooses among answers.
    Question,
}

impl StepKind {
    /// Whether the learner's hands do something in it.
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Do | Self::Mistake | Self::PutRight)
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands a field over by reference"
)]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands a field over by reference"
)]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// [`Unreadable`] for the first thing that cannot be read, with its line and column.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        Ok(ron_options().from_str(text)?)
    }

    /// The lesson as a RON document that [`Lesson::read`] reads back.
    ///
    /// # Panics
    /// Never: a lesson holds nothing that RON cannot write.
    pub fn written(&self) -> String {
        let layout = ron::ser::PrettyConfig::new().depth_limit(4);
        let mut text = ron_options()
            .to_string_pretty(self, layout)
            .expect("a lesson holds nothing RON cannot write");
        text.push('\n');
        text
    }

    /// A lesson of one step without a goal: on the board of that script both players do what the learner likes.
    pub fn free(script: Script, words: impl IntoIterator<Item = (String, String)>) -> Self {
        let acts = script.acts.clone();
        Self {
            about: script.about.clone(),
            start: Script {
                acts: Vec::new(),
                expect: None,
                ..script
            },
            steps: vec![LessonStep {
                kind: StepKind::Do,
                acts,
                ..LessonStep::default()
            }],
            words: words.into_iter().collect(),
            ..Self::default()
        }
    }

    /// The newest edition in which the lesson holds, which is the one it is shown in unless another is chosen.
    pub fn newest_edition(&self) -> Edition {
        self.editions.iter().last().unwrap_or_default()
    }

    /// Whose hands the learner is in that step, if `mover` has the move when it begins: whoever looks at what was ruled, or
    /// is asked about it, sits where they sat when they did it.
    pub fn learner(&self, step: usize, mover: Color) -> Color {
        let begin = if self.steps[step].kind.is_played() {
            step
        } else {
            self.stretch_begin(step)
        };
        let mut seats = self.steps[begin..=step].iter().rev();
        let seat = seats.find_map(|it| it.plays);
        seat.map_or(mover, Color::from)
    }

    /// The first and the last step of the stretch to which that step belongs: steps that go on one from another.
    pub fn stretch_begin(&self, step: usize) -> usize {
        (0..=step)
            .rev()
            .find(|&index| index == 0 || self.steps[index].start.is_some())
            .unwrap_or_default()
    }

    /// How things stand where that step's stretch begins.
    pub fn start_of(&self, step: usize) -> &Script {
        let begin = self.stretch_begin(step);
        self.steps[begin].start.as_ref().unwrap_or(&self.start)
    }

    /// The keys of the words that the lesson needs: of those that may be left out, only such as are asked for by `has`.
    pub fn word_keys(&self) -> Vec<String> {
        let mut keys = vec!["aim".to_owned()];
        for (index, step) in self.steps.iter().enumerate() {
            let number = index + 1;
            keys.push(format!("s{number}"));
            if step.kind.is_played() {
                keys.push(format!("s{number}-hint"));
            }
            if matches!(step.kind, StepKind::Mistake | StepKind::Ruling) {
                keys.push(format!("s{number}-after"));
            }
            let letters = letters().take(step.wrong.len());
            keys.extend(letters.map(|letter| format!("s{number}-{letter}")));
            for letter in letters_of(step.answers) {
                keys.push(format!("s{number}-{letter}"));
                keys.push(format!("s{number}-{letter}-why"));
            }
        }
        keys
    }
}

impl LessonStep {
    /// Whether anything may be done in it, by both players, as long as somebody likes.
    pub fn is_free(&self) -> bool {
        self.kind.is_played() && self.goal.is_empty()
    }

    /// The goal by which a piece is to visit squares, if the step has one.
    pub fn visits(&self) -> Option<&Goal> {
        self.goal.iter().find(|it| matches!(it, Goal::Visits(..)))
    }

    /// The place of the right answer, from 0.
    pub fn right_answer(&self) -> Option<usize> {
        let mut letters = letters_of(self.answers);
        letters.position(|letter| self.right == letter.to_string())
    }

    /// The moment of its last act.
    pub fn ends(&self) -> Moment {
        let acts = self.acts.iter().chain(&self.then);
        acts.map(|act| act.at).max().unwrap_or(Moment::START)
    }
}

/// The letters by which answers and wrong tries are called.
pub fn letters() -> impl Iterator<Item = char> {
    'a'..='z'
}

/// Returns the letters of that many answers.
pub fn letters_of(answers: usize) -> impl Iterator<Item = char> {
    letters().take(answers)
}
