//! Watches the folder of a teacher's own lessons: read beside the window, and anew whenever something in it changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, SystemTime};

use super::frame_context::FrameContext;
use super::jobs::worker;
use super::regular_file;
use crate::learn::lesson_file::LessonFile;
use crate::ui::{OwnContent, OwnLessonFile, OwnLessons};

/// The folder below that of the program's own files.
pub const FOLDER: &str = "lessons";

/// How often it is looked whether something has changed.
pub const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// How many files are read at most.
const MOST_FILES: usize = 200;

/// What is told of a file by which a change is noticed.
type FileMark = (String, Option<SystemTime>, u64);

/// The folder, as it was found last.
#[derive(Debug, Default)]
pub struct OwnLessonFolder {
    lessons: OwnLessons,
    marks: Vec<FileMark>,
    coming: Option<Receiver<Option<FoundLessons>>>,
    /// The steady time of the last look.
    looked: Option<Duration>,
}

/// What a look found that was not known.
type FoundLessons = (Vec<FileMark>, Vec<OwnLessonFile>);

impl OwnLessonFolder {
    /// The lessons that were found.
    #[must_use]
    pub const fn lessons(&self) -> &OwnLessons {
        &self.lessons
    }

    /// Where the folder is.
    fn path(services: &FrameContext<'_>) -> PathBuf {
        services.platform.store.path(FOLDER)
    }

    /// Looks every now and then whether something has changed; whether anything has.
    pub fn time_passes(&mut self, services: &FrameContext<'_>) -> bool {
        let has_changed = self.take_in();
        let now = services.timestamp.steady;
        let is_due = self
            .looked
            .is_none_or(|last| now.saturating_sub(last) >= LOOKS_EVERY);
        if is_due && self.coming.is_none() {
            self.looked = Some(now);
            let (folder, known) = (Self::path(services), self.marks.clone());
            self.lessons.folder.clone_from(&folder);
            let look = move || look(&folder, &known);
            self.coming = worker::answer("own-lessons", services.context, look).ok();
        }
        services.context.request_repaint_after(LOOKS_EVERY);
        has_changed
    }

    fn take_in(&mut self) -> bool {
        let Some(coming) = self.coming.take() else {
            return false;
        };
        match coming.try_recv() {
            Ok(Some((marks, files))) => {
                self.marks = marks;
                self.lessons.files = files;
                true
            }
            Err(TryRecvError::Empty) => {
                self.coming = Some(coming);
                false
            }
            Ok(None) | Err(TryRecvError::Disconnected) => false,
        }
    }

    /// Makes the folder, if it is not there, and opens it in the system's own window.
    ///
    /// # Errors
    /// The folder cannot be made, or the system has nothing to show it with.
    pub fn open(&mut self, services: &FrameContext<'_>) -> std::io::Result<()> {
        let folder = Self::path(services);
        Self::prepare(&folder)?;
        self.looked = None;
        open::that_detached(folder)
    }

    /// Makes the folder with an example in it, if it is not there.
    ///
    /// # Errors
    /// The folder or the example cannot be written.
    pub fn prepare(folder: &Path) -> std::io::Result<()> {
        if !folder.exists() {
            fs::create_dir_all(folder)?;
            fs::write(folder.join("example.ron"), EXAMPLE)?;
        }
        Ok(())
    }

    /// Writes a lesson into the folder under a name that is free; gives where it lies.
    ///
    /// # Errors
    /// The folder or the file cannot be written.
    pub fn add(
        &mut self,
        name: &str,
        text: &str,
        services: &FrameContext<'_>,
    ) -> std::io::Result<PathBuf> {
        let folder = Self::path(services);
        Self::prepare(&folder)?;
        self.looked = None;
        let names = (1..).map(|number: u32| match number {
            1 => format!("{name}.ron"),
            _ => format!("{name} {number}.ron"),
        });
        let mut paths = names.map(|file| folder.join(file));
        let path = paths
            .find(|path| !path.exists())
            .unwrap_or_else(|| folder.join("lesson.ron"));
        fs::write(&path, text)?;
        Ok(path)
    }
}

/// The lesson that lies in a new folder, to be changed.
pub const EXAMPLE: &str = include_str!("../../assets/lessons/example.ron.txt");

/// What lies in the folder, if it is not what is known.
fn look(folder: &Path, known: &[FileMark]) -> Option<FoundLessons> {
    let mut marks: Vec<FileMark> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let name = entry.file_name().into_string().ok()?;
            let ending = Path::new(&name).extension().is_some_and(|it| it == "ron");
            let is_wanted = ending && entry.file_type().ok()?.is_file();
            let about = entry.metadata().ok().filter(|_| is_wanted)?;
            Some((name, about.modified().ok(), about.len()))
        })
        .collect();
    marks.sort();
    marks.truncate(MOST_FILES);
    if marks == known {
        return None;
    }
    let files = marks
        .iter()
        .map(|(name, ..)| OwnLessonFile {
            file: name.clone(),
            content: read(&folder.join(name)),
        })
        .collect();
    Some((marks, files))
}

fn read(path: &Path) -> OwnContent {
    let Ok(bytes) = regular_file::read(path) else {
        return OwnContent::Unopened;
    };
    match LessonFile::read(&bytes) {
        Ok(file) => {
            let faults = file.faults();
            match file {
                LessonFile::Lesson(lesson) => OwnContent::Lesson(Arc::from(lesson), faults),
                LessonFile::Situation(situation) => {
                    OwnContent::Situation(Arc::from(situation), faults)
                }
            }
        }
        Err(fault) => OwnContent::Unreadable(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_read_anew_when_a_file_in_it_changes_and_faults_have_their_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lessons");
        OwnLessonFolder::prepare(&path).expect("a folder can be made");
        let (marks, files) = look(&path, &[]).expect("something new");
        let [example] = files.as_slice() else {
            panic!("{files:?}");
        };
        let OwnContent::Lesson(lesson, faults) = &example.content else {
            panic!("{example:?}");
        };
        assert_eq!((lesson.steps.len(), faults.as_slice()), (4, [].as_slice()));
        assert!(look(&path, &marks).is_none(), "nothing has changed");
        fs::write(path.join("example.ron"), "(\n    steps: [(kind: Wach)],\n)").expect("a file");
        let (_, files) = look(&path, &marks).expect("it has changed");
        let OwnContent::Unreadable(fault) = &files[0].content else {
            panic!("{files:?}");
        };
        assert_eq!((fault.line, fault.column), (2, 20));
    }
}
