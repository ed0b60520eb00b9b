//! `jadoube lesson`: which lessons and situations there are, and what an arbiter would say differently of a file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use super::language_option::LanguageOption;
use crate::output::print;
use crate::system::file_problem::problem_of;
use crate::system::regular_file;
use jadoube_core::i18n::{
    LessonWords, SituationWords, Words, file_problem, lesson_fault, unreadable_lesson,
};
use jadoube_core::learn::lesson_file::LessonFile;
use jadoube_core::learn::{Curriculum, Numbered};

/// Which lessons and situations are there, and is a file of one as it says? The help is in the locales.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub struct LessonCommand {
    #[arg(long)]
    list: bool,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    check: Vec<PathBuf>,
    #[command(flatten)]
    language: LanguageOption,
}

/// How looking at one file went; what comes later is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Checked {
    Right,
    Faulty,
    Unreadable,
}

impl LessonCommand {
    pub fn run(self) -> ExitCode {
        let words = self.language.words();
        let mut text = String::new();
        if self.list {
            text.push_str(&list(words));
        }
        let mut worst = Checked::Right;
        for file in &self.check {
            let (told, checked) = check(file, words);
            text.push_str(&told);
            worst = worst.max(checked);
        }
        let done = match worst {
            Checked::Right => ExitCode::SUCCESS,
            Checked::Faulty => ExitCode::from(1),
            Checked::Unreadable => ExitCode::from(2),
        };
        print(text.as_bytes(), done, words)
    }
}

/// All lessons and situations, a line each.
fn list(words: Words) -> String {
    let library = Curriculum::own();
    let mut text = String::new();
    let mut line = |number: u32, kind: &str, name: &str, title: &str| {
        let _ = writeln!(text, "{kind}\t{number}\t{name}\t{title}");
    };
    for Numbered {
        number,
        name,
        content,
    } in &library.lessons
    {
        let title = LessonWords::new(words, name, content).title();
        line(*number, "lesson", name, &title);
    }
    for Numbered {
        number,
        name,
        content,
    } in &library.situations
    {
        let title = SituationWords::new(words, name, content).title();
        line(*number, "situation", name, &title);
    }
    text
}

/// What is to be said of one file.
fn check(file: &Path, words: Words) -> (String, Checked) {
    let shown = file.display();
    let bytes = match regular_file::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let why = file_problem(&problem_of(&error), words);
            return (format!("{shown}: {why}\n"), Checked::Unreadable);
        }
    };
    let read = match LessonFile::read(&bytes) {
        Ok(read) => read,
        Err(fault) => {
            let why = unreadable_lesson(&fault, words);
            let (line, column) = (fault.line, fault.column);
            let told = format!("{shown}:{line}:{column}: {why}\n");
            return (told, Checked::Unreadable);
        }
    };
    let faults = read.faults();
    if faults.is_empty() {
        return (
            format!("{shown}: {}\n", words.tr("lesson-check-right")),
            Checked::Right,
        );
    }
    let mut told = String::new();
    for fault in &faults {
        let _ = writeln!(told, "{shown}: {}", lesson_fault(fault, words));
    }
    (told, Checked::Faulty)
}
