//! `jadoube judge`: what would the arbiter rule? The same arbiter, without a window.
//!
//! Here scripts are read, and what is ruled on them is laid out and told. What is ruled, and whether it is what a case
//! expects, belongs to `record` and `laws`.

mod answer;
mod arguments;
mod faults;
mod objects;
mod ordered_work;
mod progress_line;
mod side_by_side;

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;

use crate::answer_format::AnswerFormat;
use crate::output::{printed, refused};
use crate::text_wrap::{WIDTH, folded};
use answer::{FileAnswer, FileOutcome};
pub use arguments::Judge;
use ordered_work::in_order;
use progress_line::ProgressLine;

impl Judge {
    pub fn run(self) -> ExitCode {
        let words = self.language.words();
        if self.is_quiet_about_all() {
            let why = words.tr("judge-quiet-about-all");
            refused(&folded(&why, WIDTH).join("\n"));
            return ExitCode::from(2);
        }
        match self.print() {
            Ok(FileOutcome::Judged) => ExitCode::SUCCESS,
            Ok(FileOutcome::Differs) => ExitCode::from(1),
            Ok(FileOutcome::Unreadable) => ExitCode::from(2),
            Err(error) => printed(Err(error), ExitCode::SUCCESS, words),
        }
    }

    /// Judges every file, on all cores; the worst outcome counts.
    fn print(self) -> io::Result<FileOutcome> {
        let words = self.language.words();
        let judge = Arc::new(self);
        let (count, threads) = (judge.files.len(), available_parallelism());
        let terminal = io::stderr();
        let terminal = (count > 1 && terminal.is_terminal()).then_some(terminal);
        let mut progress = ProgressLine::new(terminal, count, words);
        let mut output = io::stdout();
        let (mut worst, mut is_first) = (FileOutcome::Judged, true);
        let judging = Arc::clone(&judge);
        let work = move |index: usize| judging.answer(&judging.files[index], words);
        let take = |index: usize, answer: Option<FileAnswer>| {
            let file = &judge.files[index];
            let answer = answer.unwrap_or_else(|| judge.broken_off(file, words));
            let mut printed = String::new();
            if judge.has_heading(&answer.printed) {
                let apart = if is_first { "" } else { "\n" };
                printed = format!("{apart}== {} ==\n", file.display());
                is_first = false;
            }
            printed.push_str(&answer.printed);
            if !printed.is_empty() || !answer.told.is_empty() {
                progress.clear()?;
                output.write_all(printed.as_bytes())?;
                output.flush()?;
                io::stderr().write_all(answer.told.as_bytes())?;
            }
            worst = worst.max(answer.outcome);
            progress.tell(index + 1)
        };
        in_order(count, threads, work, FileAnswer::bytes, take)?;
        progress.clear()?;
        Ok(worst)
    }

    /// Whether the name of the file stands above its answer: where there are several, and people read them.
    fn has_heading(&self, printed: &str) -> bool {
        let is_silent = self.quiet && printed.is_empty();
        self.files.len() > 1 && self.format == AnswerFormat::Text && !is_silent
    }
}

/// How many threads can run at once.
fn available_parallelism() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}
