//! Why a file is not read or written, in the words of a language.

use super::Words;
use crate::notation::Style;
use crate::record::{FileFault, FileProblem};

/// What is wrong with a file: a sentence to stand behind its name and a colon.
pub fn file_problem(problem: &FileProblem, words: Words) -> String {
    match problem {
        FileProblem::Refused(Some(reason)) => {
            let args = [("reason", reason.unsigned_abs().into())];
            words.tr_args("file-refused-because", &args).into_owned()
        }
        FileProblem::Refused(None) => words.tr("file-refused").into_owned(),
        FileProblem::Failing => words.tr("file-failing").into_owned(),
        FileProblem::NotAFolder => words.tr("file-not-a-folder").into_owned(),
        FileProblem::NameTooLong => words.tr("file-name-too-long").into_owned(),
        FileProblem::Circle => words.tr("file-circle").into_owned(),
        FileProblem::TooManyOpen => words.tr("file-too-many-open").into_owned(),
        FileProblem::Held => words.tr("file-held").into_owned(),
        FileProblem::Missing => words.tr("file-missing").into_owned(),
        FileProblem::Forbidden => words.tr("file-forbidden").into_owned(),
        FileProblem::DiskFull => words.tr("file-disk-full").into_owned(),
        FileProblem::ReadOnly => words.tr("file-read-only").into_owned(),
        FileProblem::NoGame => words.tr("games-none").into_owned(),
        FileProblem::NotAGame => words.tr("file-not-a-game").into_owned(),
        FileProblem::LastSign => words.tr("file-last-sign").into_owned(),
        FileProblem::Envelope => words.tr("file-envelope").into_owned(),
        FileProblem::PrintedPage => words.tr("file-printed").into_owned(),
        FileProblem::NoTournament => words.tr("file-no-tournament").into_owned(),
        FileProblem::Incident => words.tr("file-incident").into_owned(),
        FileProblem::Tournament => words.tr("file-tournament").into_owned(),
        FileProblem::Folder => words.tr("file-folder").into_owned(),
        FileProblem::Endless => words.tr("file-endless").into_owned(),
        FileProblem::TooLarge(most) => {
            let args = [("most", (*most).into())];
            words.tr_args("file-too-large", &args).into_owned()
        }
        FileProblem::Replaced => words.tr("file-replaced").into_owned(),
        FileProblem::BrokenOff => words.tr("file-broken-off").into_owned(),
        FileProblem::Pgn(error) => words.pgn_error(error, Style::default()),
        FileProblem::Position(fault) => words.start_fault(fault),
        FileProblem::File(fault) => file_fault(fault, words),
    }
}

fn file_fault(fault: &FileFault, words: Words) -> String {
    let text = match fault {
        FileFault::Foreign => words.tr("file-foreign"),
        FileFault::Newer(_) => words.tr("file-newer"),
        FileFault::Damaged(None) => words.tr("file-damaged"),
        FileFault::Damaged(Some(place)) => {
            let (line, column) = (place.line as u64, place.column as u64);
            let args = [("line", line.into()), ("column", column.into())];
            return words.tr_args("file-damaged-at", &args).into_owned();
        }
    };
    text.into_owned()
}
