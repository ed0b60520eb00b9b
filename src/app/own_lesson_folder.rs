//! Watches the folder of a teacher's own lessons: read beside the window, and anew whenever something in it changes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, SystemTime};

use super::frame_context::AppContext;
use super::jobs::worker;
use jadoube_cli::system::atomic_file::{self, Overwrite};
use jadoube_cli::system::file_problem::problem_of;
use jadoube_cli::system::regular_file;
use jadoube_core::learn::LessonDraft;
use jadoube_core::learn::lesson_file::LessonFile;
use jadoube_ui::{OwnContent, OwnLessonFile, OwnLessons};

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
    pub const fn lessons(&self) -> &OwnLessons {
        &self.lessons
    }

    /// Returns the path of the folder; none where the program keeps nothing on the disk.
    fn path(cx: &AppContext<'_>) -> Option<PathBuf> {
        cx.platform.store.path_on_disk(FOLDER)
    }

    /// Looks every now and then whether something has changed; whether anything has.
    pub fn time_passes(&mut self, cx: &AppContext<'_>) -> bool {
        let has_changed = self.take_in();
        let now = cx.timestamp.steady;
        let is_due = self
            .looked
            .is_none_or(|last| now.saturating_sub(last) >= LOOKS_EVERY);
        if is_due
            && self.coming.is_none()
            && let Some(folder) = Self::path(cx)
        {
            self.looked = Some(now);
            let known = self.marks.clone();
            self.lessons.folder.clone_from(&folder);
            let look = move || look(&folder, &known);
            self.coming = worker::answer("own-lessons", cx.context, look).ok();
        }
        cx.context.request_repaint_after(LOOKS_EVERY);
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
    /// The folder cannot be made, nothing is kept on the disk, or the system has nothing to show it with.
    pub fn open(&mut self, cx: &AppContext<'_>) -> io::Result<()> {
        let folder = Self::path(cx).ok_or(io::ErrorKind::NotFound)?;
        Self::prepare(&folder)?;
        self.looked = None;
        open::that_detached(folder)
    }

    /// Makes the folder with an example in it, if it is not there.
    ///
    /// # Errors
    /// The folder or the example cannot be written.
    pub fn prepare(folder: &Path) -> io::Result<()> {
        if !folder.exists() {
            fs::create_dir_all(folder)?;
            let example = folder.join("example.ron");
            atomic_file::write(&example, EXAMPLE.as_bytes(), Overwrite::Never)?;
        }
        Ok(())
    }

    /// Writes a lesson into the folder under a name that is free; gives where it lies.
    ///
    /// # Errors
    /// The folder or the file cannot be written, or nothing is kept on the disk.
    pub fn add(&mut self, name: &str, text: &str, cx: &AppContext<'_>) -> io::Result<PathBuf> {
        let folder = Self::path(cx).ok_or(io::ErrorKind::NotFound)?;
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
        self.write(&path, text, Overwrite::Never)?;
        Ok(path)
    }

    /// Writes a lesson over the file of that name, which holds an earlier one; gives where it lies.
    ///
    /// # Errors
    /// The file cannot be written, or nothing is kept on the disk.
    pub fn replace(&mut self, file: &str, text: &str, cx: &AppContext<'_>) -> io::Result<PathBuf> {
        let path = Self::path_of(file, cx)?;
        self.write(&path, text, Overwrite::Allowed)?;
        Ok(path)
    }

    fn write(&mut self, path: &Path, text: &str, overwrite: Overwrite) -> io::Result<()> {
        atomic_file::write(path, text.as_bytes(), overwrite)?;
        let name = path.file_name().and_then(|it| it.to_str());
        self.lessons.saved = name.map(str::to_owned);
        self.looked = None;
        Ok(())
    }

    /// Deletes the file of that name.
    ///
    /// # Errors
    /// The file cannot be deleted, or nothing is kept on the disk.
    pub fn delete(&mut self, file: &str, cx: &AppContext<'_>) -> io::Result<()> {
        fs::remove_file(Self::path_of(file, cx)?)?;
        self.lessons.files.retain(|it| it.file != file);
        self.looked = None;
        Ok(())
    }

    /// Returns where the file of that name lies, if it is one that was found.
    fn path_of(file: &str, cx: &AppContext<'_>) -> io::Result<PathBuf> {
        let folder = Self::path(cx).ok_or(io::ErrorKind::NotFound)?;
        Ok(folder.join(file))
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
            // A link is what it names.
            let about = fs::metadata(entry.path()).ok().filter(|_| ending)?;
            if !about.is_file() {
                return None;
            }
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
        .map(|(name, ..)| {
            let content = read(&folder.join(name));
            let is_changeable = matches!(&content, OwnContent::Lesson(lesson, faults)
                if faults.is_empty() && LessonDraft::of_lesson(lesson).is_some());
            OwnLessonFile {
                file: name.clone(),
                is_changeable,
                content,
            }
        })
        .collect();
    Some((marks, files))
}

fn read(path: &Path) -> OwnContent {
    let bytes = match regular_file::read(path) {
        Ok(bytes) => bytes,
        Err(error) => return OwnContent::Unopened(problem_of(&error)),
    };
    match LessonFile::read(&bytes) {
        Ok(file) => {
            let faults = file.faults_soon();
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
    use crate::app::frame_context::stage::Stage;
    use jadoube_core::learn::lesson_check::{LearnFault, LearnFaultKind};
    use jadoube_core::record::script::{ScriptFault, SyntaxFault};

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

    #[test]
    fn where_nothing_is_kept_no_folder_is_made_where_the_program_was_started() {
        let mut stage = Stage::new();
        let cx = stage.cx();
        let added = OwnLessonFolder::default().add("game", "()", &cx);
        assert_eq!(added.map_err(|it| it.kind()), Err(io::ErrorKind::NotFound));
        assert!(!Path::new(FOLDER).exists());
    }

    #[test]
    fn a_lesson_longer_than_any_keeps_no_other_waiting_and_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let steps = "(kind: Watch, acts: [(by: Arbiter, act: Start)]),".repeat(20_000);
        let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000);
        for (name, text) in [
            (
                "acts.ron",
                format!(
                    "(steps: [(acts: [{}])])",
                    "(by: White, act: Adjust),".repeat(50_000)
                ),
            ),
            (
                "moves.ron",
                format!("(start: (after: \"{moves}\"), steps: [(kind: Question)])"),
            ),
            ("steps.ron", format!("(steps: [{steps}])")),
        ] {
            fs::write(folder.path().join(name), text).expect("a file");
        }
        let (_, files) = look(folder.path(), &[]).expect("something new");
        assert_eq!(files.len(), 3);
        for file in files {
            let OwnContent::Lesson(_, faults) = &file.content else {
                panic!("{file:?}");
            };
            assert!(matches!(
                faults[..],
                [LearnFault {
                    what: LearnFaultKind::TooLong,
                    ..
                }]
            ));
        }
    }

    #[test]
    fn brackets_without_end_are_told_in_words_of_our_own() {
        let deep = format!("(steps: [(goal: [{}", "Not(".repeat(10_000));
        let told = LessonFile::read(deep.as_bytes()).expect_err("no lesson");
        let is_ours = matches!(
            told.fault,
            ScriptFault::Syntax {
                fault: SyntaxFault::TooDeep,
                ..
            }
        );
        assert!(is_ours, "{told:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_read_as_what_it_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let (own, elsewhere) = (
            folder.path().join("own"),
            folder.path().join("elsewhere.ron"),
        );
        fs::create_dir(&own).expect("a folder");
        fs::write(&elsewhere, EXAMPLE).expect("a file");
        std::os::unix::fs::symlink(&elsewhere, own.join("linked.ron")).expect("a link");
        let (_, files) = look(&own, &[]).expect("something new");
        assert!(
            matches!(files[0].content, OwnContent::Lesson(..)),
            "{files:?}"
        );
    }
}
