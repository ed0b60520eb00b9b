//! Why a file cannot be judged, for people and for machines.

use std::io;
use std::path::Path;

use crate::system::file_problem::problem_of;
use crate::system::regular_file;
use jadoube_core::i18n::{Words, file_problem, script_fault};
use jadoube_core::notation::BYTE_ORDER_MARK;
use jadoube_core::record::script::Unreadable;
use jadoube_core::record::{FileProblem, Script};

/// Why nothing was ruled on a file.
#[derive(Debug)]
pub(super) enum UnjudgedFile {
    /// The system does not give it out, or it is no file.
    Unopened(io::Error),
    NotText,
    /// It is no script, or its acts cannot begin in any edition that was asked.
    NoScript(Unreadable),
    /// The program failed at it.
    BrokenOff,
}

/// The text of a file and the script it holds; those of standard input where the name is `-`.
pub(super) fn read(file: &Path) -> Result<(String, Script), UnjudgedFile> {
    let bytes = if file == Path::new("-") {
        regular_file::read_all(io::stdin().lock())
    } else {
        regular_file::read(file)
    };
    let bytes = bytes.map_err(UnjudgedFile::Unopened)?;
    let mut text = String::from_utf8(bytes).map_err(|_| UnjudgedFile::NotText)?;
    if text.starts_with(BYTE_ORDER_MARK) {
        text.remove(0);
    }
    let script = Script::parse(&text).map_err(UnjudgedFile::NoScript)?;
    Ok((text, script))
}

impl UnjudgedFile {
    /// Where in the file: its line and its column, where there is a place.
    pub(super) fn place(&self) -> Option<(usize, usize)> {
        match self {
            Self::Unopened(_) | Self::NotText | Self::BrokenOff => None,
            Self::NoScript(at) => Some((at.line, at.column)),
        }
    }

    /// Why, in the words of a language.
    pub(super) fn why(&self, words: Words) -> String {
        match self {
            Self::Unopened(error) => {
                let problem = problem_of(error);
                if let FileProblem::TooLarge(most) = problem {
                    let args = [("most", most.into())];
                    words.tr_args("judge-too-large", &args).into_owned()
                } else {
                    file_problem(&problem, words)
                }
            }
            Self::NotText => words.tr("judge-no-text").into_owned(),
            Self::BrokenOff => file_problem(&FileProblem::BrokenOff, words),
            Self::NoScript(Unreadable { fault, .. }) => script_fault(fault, words),
        }
    }

    /// Why, behind the name of the file: `path:line:column: why`.
    pub(super) fn message(&self, file: &Path, words: Words) -> String {
        let (file, why) = (file.display(), self.why(words));
        match self.place() {
            Some((line, column)) => format!("{file}:{line}:{column}: {why}\n"),
            None => format!("{file}: {why}\n"),
        }
    }
}
