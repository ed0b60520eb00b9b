//! `jadoube judge`: what would the arbiter rule? The same arbiter, without a window.
//!
//! Here scripts are read, and what is ruled on them is laid out and told. What is ruled, and whether it is what a case
//! expects, belongs to `record` and `laws`.

mod answer;
mod arguments;
mod faults;
mod json;
mod objects;
mod side_by_side;

use std::io::{self, Write};
use std::process::ExitCode;

use super::text_wrap::{WIDTH, folded};
use answer::{FileAnswer, FileOutcome};
use arguments::AnswerFormat;
pub use arguments::Judge;

impl Judge {
    pub(in crate::app::cli) fn run(self) -> ExitCode {
        if self.is_quiet_about_all() {
            let why = self.language.words().tr("judge-quiet-about-all");
            let _ = writeln!(io::stderr(), "{}", folded(&why, WIDTH).join("\n"));
            return ExitCode::from(2);
        }
        match self.print() {
            Ok(FileOutcome::Judged) => ExitCode::SUCCESS,
            Ok(FileOutcome::Differs) => ExitCode::from(1),
            Ok(FileOutcome::Unreadable) => ExitCode::from(2),
            // Whoever read our answers has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                let _ = writeln!(io::stderr(), "jadoube judge: {error}");
                ExitCode::from(2)
            }
        }
    }

    /// Judges every file; the worst outcome counts.
    fn print(&self) -> io::Result<FileOutcome> {
        let words = self.language.words();
        let mut output = io::stdout().lock();
        let mut worst = FileOutcome::Judged;
        let mut is_first = true;
        for file in &self.files {
            let FileAnswer {
                printed,
                told,
                outcome,
            } = self.answer(file, words);
            if self.has_heading(&printed) {
                let apart = if is_first { "" } else { "\n" };
                writeln!(output, "{apart}== {} ==", file.display())?;
                is_first = false;
            }
            output.write_all(printed.as_bytes())?;
            output.flush()?;
            io::stderr().write_all(told.as_bytes())?;
            worst = worst.max(outcome);
        }
        Ok(worst)
    }

    /// Whether the name of the file stands above its answer: where there are several, and people read them.
    fn has_heading(&self, printed: &str) -> bool {
        let is_silent = self.quiet && printed.is_empty();
        self.files.len() > 1 && self.format == AnswerFormat::Text && !is_silent
    }
}
