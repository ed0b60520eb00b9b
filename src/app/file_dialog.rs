//! How a person chooses a file: the system's own window where there is one, else by typing its path.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;

use super::chosen_file::{free_name, in_folder};
use super::file_window::{self, FileQuestion, FileWindow, ShownFiles};
use super::time_source::{MachineTime, Time};
use super::zenity;
use jadoube_core::i18n::Words;
use jadoube_ui::{EventReportFormat, FileTask, SheetOrder, SideClockLogOrder};

/// How soon a window that could not open says "nothing chosen"; no person is that quick.
const TOO_QUICK: Duration = Duration::from_millis(400);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    File(FileTask, PathBuf),
    /// No file: the person changed their mind.
    Nothing,
    /// The system offers no way of choosing: let the path be typed, beginning with this one.
    NoWay(FileTask, PathBuf),
}

/// What a person is asked to choose a file for.
#[derive(Clone, Debug)]
pub struct FileRequest {
    pub task: FileTask,
    /// A suggestion for the name of a new file, with a number behind it where a file has it already.
    pub name: String,
    /// The words of the window.
    pub words: Words,
}

impl FileRequest {
    /// What the window asks, which begins in that folder; a new file is to have that name.
    fn question(&self, folder: Option<&Path>, name: &OsStr) -> FileQuestion {
        let (task, words) = (&self.task, self.words);
        FileQuestion {
            title: words.tr(&format!("choose-{task}")),
            folder: folder.map(Path::to_owned),
            new_name: (!task.reads()).then(|| name.to_string_lossy().into_owned()),
            kind: kind_of(task, words),
            all_files: words.tr("choose-all-files"),
        }
    }
}

/// The kind of files that are chosen for that; nothing where any may be.
fn kind_of(task: &FileTask, words: Words) -> Option<ShownFiles> {
    let (name, endings): (_, &[_]) = match task {
        FileTask::Open => (words.tr("choose-games"), &OPENED),
        FileTask::OpenReport => (words.tr("choose-reports"), &REPORTS),
        FileTask::Save => ("Jadoube".into(), &["jadoube"]),
        FileTask::ExportPgn | FileTask::OtherPgn(_) | FileTask::LivePgn => ("PGN".into(), &["pgn"]),
        FileTask::Picture(_) => ("PNG".into(), &["png"]),
        FileTask::ClassResults(_) => ("CSV".into(), &["csv"]),
        FileTask::Incident(_) => ("RON".into(), &["ron"]),
        FileTask::IncidentSheet(order) if !order.is_pdf => return None,
        FileTask::EventReport(order) => match order.format {
            EventReportFormat::Pdf => ("PDF".into(), &["pdf"]),
            EventReportFormat::Csv => ("CSV".into(), &["csv"]),
            EventReportFormat::Trf => ("TRF".into(), &["trf"]),
            EventReportFormat::Games => ("PGN".into(), &["pgn"]),
            EventReportFormat::Text => return None,
        },
        FileTask::Sheet(SheetOrder { paper: Some(_), .. })
        | FileTask::SideClockLog(SideClockLogOrder { paper: Some(_), .. })
        | FileTask::GameReport(Some(_), _)
        | FileTask::Envelope(_)
        | FileTask::Certificate(_)
        | FileTask::IncidentSheet(_)
        | FileTask::ArticleSummary(..) => ("PDF".into(), &["pdf"]),
        FileTask::Engine
        | FileTask::Sheet(_)
        | FileTask::SideClockLog(_)
        | FileTask::GameReport(None, _) => return None,
    };
    Some(ShownFiles { name, endings })
}

/// The endings of what *Open* takes.
const OPENED: [&str; 9] = [
    "jadoube", "pgn", "fen", "epd", "journal", "txt", "ron", "trf", "trfx",
];

/// The endings that reports of tournaments and lists of pairings have.
const REPORTS: [&str; 3] = ["trf", "trfx", "txt"];

/// Lets the file be chosen in the system's own window.
fn in_usual_window(question: FileQuestion) -> Option<PathBuf> {
    let mut dialog = rfd::FileDialog::new().set_title(question.title);
    if let Some(folder) = question.folder {
        dialog = dialog.set_directory(folder);
    }
    let Some(name) = question.new_name else {
        if let Some(kind) = question.kind {
            dialog = dialog
                .add_filter(kind.name.clone(), &kind.in_any_case())
                .add_filter(question.all_files, &["*"]);
        }
        return dialog.pick_file();
    };
    if let Some(kind) = question.kind {
        dialog = dialog.add_filter(kind.name, kind.endings);
    }
    dialog.set_file_name(name).save_file()
}

/// A way of choosing files that never blocks the window.
pub trait FileDialog: fmt::Debug {
    /// Lets a person choose a file, beginning in that folder, while it is not open. The answer comes by [`Self::answer`].
    fn ask(&mut self, asked: FileRequest, folder: Option<&Path>, context: &Context);

    /// Whether it was asked for a file and has not answered yet: one is chosen at a time.
    fn is_open(&self) -> bool;

    /// The answer, once it is there.
    fn answer(&mut self) -> Option<Choice>;
}

/// The system's own window for choosing files, on a thread of its own.
#[derive(Debug)]
pub struct NativeFileDialog {
    answers: Receiver<Choice>,
    sender: Sender<Choice>,
    is_open: bool,
    /// Where the last file lay that was chosen: the next one is looked for there.
    last_folder: Option<PathBuf>,
}

impl Default for NativeFileDialog {
    fn default() -> Self {
        let (sender, answers) = mpsc::channel();
        Self {
            answers,
            sender,
            is_open: false,
            last_folder: None,
        }
    }
}

impl FileDialog for NativeFileDialog {
    fn ask(&mut self, asked: FileRequest, folder: Option<&Path>, context: &Context) {
        self.is_open = true;
        let folder = self.last_folder.as_deref().or(folder);
        let (sender, context) = (self.sender.clone(), context.clone());
        let (folder, unchecked) = (
            folder.map(Path::to_owned),
            in_folder(folder, asked.name.clone().into()),
        );
        let path = unchecked.clone();
        let unasked = asked.task.clone();
        let work = move || {
            let path = if asked.task.reads() {
                path
            } else {
                free_name(&path)
            };
            let name = path.file_name().unwrap_or_default();
            let question = asked.question(folder.as_deref(), name);
            let task = asked.task;
            let window = file_window::that_opens();
            let time = MachineTime::new();
            let chosen = match window {
                FileWindow::Usual => in_usual_window(question),
                FileWindow::Zenity => zenity::choose(&question),
                FileWindow::None => None,
            };
            let choice = match chosen {
                Some(path) => Choice::File(task, path),
                None if window == FileWindow::None || time.look().steady < TOO_QUICK => {
                    Choice::NoWay(task, path)
                }
                None => Choice::Nothing,
            };
            // If nobody listens any more, the program is ending.
            let _ = sender.send(choice);
            context.request_repaint();
        };
        if thread::Builder::new()
            .name("file-chooser".to_owned())
            .spawn(work)
            .is_err()
        {
            let _ = self.sender.send(Choice::NoWay(unasked, unchecked));
        }
    }

    fn is_open(&self) -> bool {
        self.is_open
    }

    fn answer(&mut self) -> Option<Choice> {
        let choice = self.answers.try_recv().ok()?;
        self.is_open = false;
        if let Choice::File(_, path) = &choice {
            self.last_folder = path.parent().map(Path::to_owned);
        }
        Some(choice)
    }
}

/// Answers given in advance, for tests; without any, the path is to be typed.
#[derive(Debug, Default)]
pub struct ScriptedFileDialog {
    /// The files that are chosen, in order.
    pub files: VecDeque<PathBuf>,
    asked: Option<(FileTask, PathBuf)>,
}

impl FileDialog for ScriptedFileDialog {
    fn ask(&mut self, asked: FileRequest, folder: Option<&Path>, context: &Context) {
        let FileRequest { task, name, .. } = asked;
        self.asked = Some((task, in_folder(folder, name.into())));
        context.request_repaint();
    }

    fn is_open(&self) -> bool {
        self.asked.is_some()
    }

    fn answer(&mut self) -> Option<Choice> {
        let (task, path) = self.asked.take()?;
        Some(match self.files.pop_front() {
            Some(file) => Choice::File(task, file),
            None => Choice::NoWay(task, path),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_asked_for_by_its_name_and_its_kind() {
        let words = Words::new(jadoube_core::i18n::Language::English);
        let asked = |task| {
            let name = String::new();
            let request = FileRequest { task, name, words };
            let question = request.question(None, OsStr::new(""));
            let kind = question.kind.map(|it| (it.name.into_owned(), it.endings));
            (question.title.into_owned(), kind)
        };
        let (title, kind) = asked(FileTask::OpenReport);
        assert_eq!(title, "Open a tournament report");
        let (name, endings) = kind.expect("a kind");
        assert_eq!(
            (name.as_str(), endings),
            ("Tournament reports", &REPORTS[..])
        );
        assert_eq!(asked(FileTask::Open).0, "Open a game");
    }

    #[test]
    fn the_next_file_is_looked_for_where_the_last_one_was_chosen() {
        let mut dialog = NativeFileDialog::default();
        let chosen = |task| Choice::File(task, PathBuf::from("/games/opera.pgn"));
        for (choice, folder) in [
            (Choice::Nothing, None),
            (chosen(FileTask::Open), Some(Path::new("/games"))),
            (Choice::Nothing, Some(Path::new("/games"))),
        ] {
            dialog.sender.send(choice).expect("it listens");
            assert!(dialog.answer().is_some());
            assert_eq!(dialog.last_folder.as_deref(), folder);
        }
    }
}
