//! What is printed, and what is said where it cannot be.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::system::file_problem::problem_of;
use jadoube_core::i18n::{Words, file_problem};

/// The exit status where an answer could not be printed.
const NOT_PRINTED: u8 = 2;

/// Prints a whole answer on standard output; returns the exit status, `done` where nothing went wrong.
pub fn print(text: &[u8], done: ExitCode, words: Words) -> ExitCode {
    let mut output = io::stdout().lock();
    let written = output.write_all(text).and_then(|()| output.flush());
    printed(written, done, words)
}

/// Returns the exit status of an answer that was printed so, and says what was wrong with the output.
///
/// A closed pipe is nothing wrong: whoever read the answer has read enough.
pub fn printed(written: io::Result<()>, done: ExitCode, words: Words) -> ExitCode {
    match written {
        Ok(()) => done,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => done,
        Err(error) => {
            let why = file_problem(&problem_of(&error), words);
            refused(&words.tr_args("cli-not-printed", &[("why", why.into())]));
            ExitCode::from(NOT_PRINTED)
        }
    }
}

/// Says on standard error why something was not done. Where nobody can hear that, nothing is left to say.
pub fn refused(why: &str) {
    let _ = writeln!(io::stderr(), "{why}");
}
