//! A file that holds a lesson or a situation.

use super::lesson::Lesson;
use super::lesson_check::LearnFault;
use super::situation::Situation;
use crate::record::script::{ScriptFault, Unreadable};

/// What a file of a lesson or a situation holds.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonFile {
    /// A lesson.
    Lesson(Box<Lesson>),
    /// A situation.
    Situation(Box<Situation>),
}

/// What some editors put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

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

    /// What is wrong with what it holds.
    #[must_use]
    pub fn faults(&self) -> Vec<LearnFault> {
        match self {
            Self::Lesson(lesson) => lesson.faults(),
            Self::Situation(situation) => situation.faults(),
        }
    }
}
