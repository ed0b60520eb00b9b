//! A file that holds a lesson or a situation.

use super::lesson::{Lesson, LessonStep};
use super::lesson_check::{LearnFault, LearnFaultKind};
use super::situation::Situation;
use crate::notation::BYTE_ORDER_MARK;
use crate::record::script::{Script, ScriptFault, Unreadable};

/// How many steps, acts, and letters of moves before them a lesson has at most that is looked through as soon as it is
/// saved; the longest of the program's own has a tenth of that.
const MOST_STEPS: usize = 100;
const MOST_ACTS: usize = 1_000;
const MOST_MOVES: usize = 4_000;

/// What a file of a lesson or a situation holds.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonFile {
    /// A lesson.
    Lesson(Box<Lesson>),
    /// A situation.
    Situation(Box<Situation>),
}

impl LessonFile {
    /// Reads a file: a text with `steps` is a lesson, one with a `scene` a situation.
    ///
    /// # Errors
    /// [`Unreadable`] for the first thing that cannot be read, with its line and column; bytes that are no text are so at
    /// its beginning.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        let text = std::str::from_utf8(bytes).map_err(|_| Unreadable {
            line: 1,
            column: 1,
            fault: ScriptFault::NotUtf8,
        })?;
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        let has_field = |name: &str| text.lines().any(|line| line.trim_start().starts_with(name));
        if has_field("scene:") && !has_field("steps:") {
            Situation::read(text).map(|it| Self::Situation(Box::new(it)))
        } else {
            Lesson::read(text).map(|it| Self::Lesson(Box::new(it)))
        }
    }

    /// What is wrong with what it holds, told soon: of a lesson that is far longer than any, only that it is.
    pub fn faults_soon(&self) -> Vec<LearnFault> {
        if self.is_looked_through_soon() {
            return self.faults();
        }
        vec![LearnFault {
            step: None,
            edition: None,
            what: LearnFaultKind::TooLong,
        }]
    }

    /// Whether it has no more steps, acts and moves before them than are gone through in a moment.
    fn is_looked_through_soon(&self) -> bool {
        let is_short =
            |script: &Script| script.acts.len() <= MOST_ACTS && script.after.len() <= MOST_MOVES;
        match self {
            Self::Situation(situation) => {
                let answers = situation.answers.iter();
                let acts: usize = answers.map(|answer| answer.acts.len()).sum();
                is_short(&situation.scene)
                    && situation.answers.len() <= MOST_STEPS
                    && acts <= MOST_ACTS
            }
            Self::Lesson(lesson) => {
                let acts = |step: &LessonStep| -> usize {
                    let tries = step.wrong.iter().map(|it| it.acts.len() + 1);
                    step.acts.len() + step.then.len() + tries.sum::<usize>()
                };
                let mut starts = lesson.steps.iter().filter_map(|step| step.start.as_ref());
                lesson.steps.len() <= MOST_STEPS
                    && lesson.steps.iter().map(acts).sum::<usize>() <= MOST_ACTS
                    && is_short(&lesson.start)
                    && starts.all(is_short)
            }
        }
    }

    /// What is wrong with what it holds.
    pub fn faults(&self) -> Vec<LearnFault> {
        match self {
            Self::Lesson(lesson) => lesson.faults(),
            Self::Situation(situation) => situation.faults(),
        }
    }
}
