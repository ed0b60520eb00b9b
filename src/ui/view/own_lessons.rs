//! A teacher's own lessons and situations: the files of one folder, as they were read last.

use std::path::PathBuf;
use std::sync::Arc;

use jadoube_core::learn::lesson_check::LearnFault;
use jadoube_core::learn::{Lesson, Situation};
use jadoube_core::record::FileProblem;
use jadoube_core::record::script::Unreadable;

/// What stands before the name of a file where a lesson or situation is named that a teacher wrote.
pub const OWN: &str = "own/";

/// The folder and its files.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnLessons {
    pub folder: PathBuf,
    pub files: Vec<OwnLessonFile>,
    /// The file that was saved last, which is shown where it lies.
    pub saved: Option<String>,
}

/// A file with a lesson or a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnLessonFile {
    /// Its name without the folder.
    pub file: String,
    /// Whether it is a lesson that can be changed on the board.
    pub is_changeable: bool,
    /// What it holds, or why it cannot be read.
    pub content: OwnContent,
}

#[derive(Clone, Debug, PartialEq)]
pub enum OwnContent {
    /// A lesson, and what is wrong with it.
    Lesson(Arc<Lesson>, Vec<LearnFault>),
    /// A situation, and what is wrong with it.
    Situation(Arc<Situation>, Vec<LearnFault>),
    /// Nothing that could be read.
    Unreadable(Unreadable),
    /// Nothing that the system gives out.
    Unopened(FileProblem),
}

impl OwnContent {
    /// The lesson, if it is one.
    pub const fn lesson(&self) -> Option<&Arc<Lesson>> {
        match self {
            Self::Lesson(lesson, _) => Some(lesson),
            Self::Situation(..) | Self::Unreadable(_) | Self::Unopened(_) => None,
        }
    }
}

impl OwnLessons {
    /// The file of that name, [`OWN`] before it or not.
    pub fn find(&self, name: &str) -> Option<&OwnLessonFile> {
        let name = name.strip_prefix(OWN).unwrap_or(name);
        self.files.iter().find(|file| file.file == name)
    }

    /// The lesson of that name, [`OWN`] before it.
    pub fn lesson(&self, name: &str) -> Option<&Arc<Lesson>> {
        self.find(name.strip_prefix(OWN)?)?.content.lesson()
    }

    /// The situation of that name, [`OWN`] before it.
    pub fn situation(&self, name: &str) -> Option<&Arc<Situation>> {
        let name = name.strip_prefix(OWN)?;
        match &self.find(name)?.content {
            OwnContent::Situation(situation, _) => Some(situation),
            OwnContent::Lesson(..) | OwnContent::Unreadable(_) | OwnContent::Unopened(_) => None,
        }
    }
}
