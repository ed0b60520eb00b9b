//! How a person chooses a file: the system's own window where there is one, else by typing its path.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use eframe::egui::Context;

use super::chosen_file::{free_name, in_folder};
use super::file_window::{self, FileWindow};
use super::time_source::{MachineTime, Time};
use jadoube_core::i18n::Words;
use jadoube_ui::{FileTask, SheetOrder, SideClockLogOrder};

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
    /// What stands above the window in which the file is chosen.
    fn title(&self) -> Cow<'static, str> {
        let task = &self.task;
        self.words.tr(&format!("choose-{task}"))
    }
}

/// The endings of what *Open* takes.
const OPENED: [&str; 7] = ["jadoube", "pgn", "fen", "epd", "journal", "txt", "ron"];

/// An ending as the system's window takes it. On Linux that is a pattern, which tells small letters from capitals.
fn in_any_case(ending: &str) -> String {
    if cfg!(target_os = "linux") {
        let both = |letter: char| format!("[{letter}{}]", letter.to_ascii_uppercase());
        ending.chars().map(both).collect()
    } else {
        ending.to_owned()
    }
}

/// The pattern of every file. Before it zenity is given a point, so that a file without one needs a pattern of its own.
const fn every_file(window: FileWindow) -> &'static str {
    match window {
        FileWindow::Zenity => "* *",
        FileWindow::Usual | FileWindow::None => "*",
    }
}

/// A way of choosing files that never blocks the window.
pub trait FileDialog: fmt::Debug {
    /// Lets a person choose a file, beginning in that folder. The answer comes by [`Self::answer`].
    fn ask(&mut self, asked: FileRequest, folder: Option<&Path>, context: &Context);

    /// The answer, once it is there.
    fn answer(&mut self) -> Option<Choice>;
}

/// The system's own window for choosing files, on a thread of its own.
#[derive(Debug)]
pub struct NativeFileDialog {
    answers: Receiver<Choice>,
    sender: Sender<Choice>,
    is_open: bool,
}

impl Default for NativeFileDialog {
    fn default() -> Self {
        let (sender, answers) = mpsc::channel();
        Self {
            answers,
            sender,
            is_open: false,
        }
    }
}

impl FileDialog for NativeFileDialog {
    fn ask(&mut self, asked: FileRequest, folder: Option<&Path>, context: &Context) {
        if self.is_open {
            return;
        }
        self.is_open = true;
        let (sender, context) = (self.sender.clone(), context.clone());
        let (folder, unchecked) = (
            folder.map(Path::to_owned),
            in_folder(folder, asked.name.clone().into()),
        );
        let path = unchecked.clone();
        let unasked = asked.task.clone();
        let work = move || {
            let title = asked.title();
            let FileRequest { task, words, .. } = asked;
            let path = if matches!(task, FileTask::Open | FileTask::Engine) {
                path
            } else {
                free_name(&path)
            };
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = name.into_owned();
            let window = file_window::that_opens();
            if window == FileWindow::None {
                let _ = sender.send(Choice::NoWay(task, path));
                context.request_repaint();
                return;
            }
            let time = MachineTime::new();
            let mut dialog = rfd::FileDialog::new().set_title(title);
            if let Some(folder) = folder {
                dialog = dialog.set_directory(folder);
            }
            let dialog = match task {
                FileTask::Open => dialog
                    .add_filter(words.tr("choose-games"), &OPENED.map(in_any_case))
                    .add_filter(words.tr("choose-all-files"), &[every_file(window)]),
                FileTask::Engine => dialog,
                FileTask::Save => dialog
                    .add_filter("Jadoube", &["jadoube"])
                    .set_file_name(name),
                FileTask::ExportPgn | FileTask::OtherPgn(_) | FileTask::LivePgn => {
                    dialog.add_filter("PGN", &["pgn"]).set_file_name(name)
                }
                FileTask::Picture(_) => dialog.add_filter("PNG", &["png"]).set_file_name(name),
                FileTask::ClassResults(_) => dialog.add_filter("CSV", &["csv"]).set_file_name(name),
                FileTask::Incident(_) => dialog.add_filter("RON", &["ron"]).set_file_name(name),
                FileTask::IncidentSheet(ref order) if !order.is_pdf => dialog.set_file_name(name),
                FileTask::Sheet(SheetOrder { paper: Some(_), .. })
                | FileTask::SideClockLog(SideClockLogOrder { paper: Some(_), .. })
                | FileTask::GameReport(Some(_), _)
                | FileTask::Envelope(_)
                | FileTask::Certificate(_)
                | FileTask::IncidentSheet(_)
                | FileTask::ArticleSummary(..) => {
                    dialog.add_filter("PDF", &["pdf"]).set_file_name(name)
                }
                FileTask::Sheet(_) | FileTask::SideClockLog(_) | FileTask::GameReport(None, _) => {
                    dialog.set_file_name(name)
                }
            };
            let chosen = match task {
                FileTask::Open | FileTask::Engine => dialog.pick_file(),
                FileTask::Save
                | FileTask::ExportPgn
                | FileTask::OtherPgn(_)
                | FileTask::LivePgn
                | FileTask::Picture(_)
                | FileTask::Sheet(_)
                | FileTask::SideClockLog(_)
                | FileTask::GameReport(..)
                | FileTask::Envelope(_)
                | FileTask::Certificate(_)
                | FileTask::ArticleSummary(..)
                | FileTask::ClassResults(_)
                | FileTask::Incident(_)
                | FileTask::IncidentSheet(_) => dialog.save_file(),
            };
            let choice = match chosen {
                Some(path) => Choice::File(task, path),
                None if time.look().steady < TOO_QUICK => Choice::NoWay(task, path),
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

    fn answer(&mut self) -> Option<Choice> {
        let choice = self.answers.try_recv().ok()?;
        self.is_open = false;
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

    fn answer(&mut self) -> Option<Choice> {
        let (task, path) = self.asked.take()?;
        Some(match self.files.pop_front() {
            Some(file) => Choice::File(task, file),
            None => Choice::NoWay(task, path),
        })
    }
}
