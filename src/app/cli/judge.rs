//! `jadoube judge`: what would the arbiter rule? The same arbiter, without a window.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::Args;

use super::side_by_side::SideBySide;
use crate::app::regular_file;
use crate::laws::Edition;
use crate::record::{JudgeReport, Script, judge};

/// Judge scripts: one line a ruling, then the state reached.
///
/// Each line has five columns parted by tabs: when, the number of the act (`-` for a flag that fell between two), the
/// rule, its articles, the consequences. The last line begins with `end`: the table and the game as FEN, both readings,
/// who has the move, whose clock runs, the result or `*`, and the class of play as which it was judged.
///
/// With `--edition all` the answers stand side by side instead, a hundred characters wide: a column for all editions that
/// answer alike, the articles above the consequences. What goes without saying is left out.
#[derive(Debug, Args)]
pub struct Judge {
    /// The scripts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Judge by this edition instead of the script's own, or by `all` of them.
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionChoice>,
    /// Compare with what the script expects, in every edition it states; exit with 1 on a difference.
    #[arg(long)]
    expect: bool,
}

/// One edition, or all.
#[derive(Clone, Copy, Debug)]
enum EditionChoice {
    All,
    One(Edition),
}

impl FromStr for EditionChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self::All);
        }
        text.parse()
            .map(Self::One)
            .map_err(|error: crate::laws::booklets::edition::UnknownEdition| error.to_string())
    }
}

/// How judging one file went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FileOutcome {
    Judged,
    Differs,
    Unreadable,
}

impl Judge {
    pub(super) fn run(self) -> ExitCode {
        match self.print(&mut io::stdout().lock()) {
            Ok(FileOutcome::Judged) => ExitCode::SUCCESS,
            Ok(FileOutcome::Differs) => ExitCode::from(1),
            Ok(FileOutcome::Unreadable) => ExitCode::from(2),
            // Whoever read our answers has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("jadoube judge: {error}");
                ExitCode::from(2)
            }
        }
    }

    /// Judges every file; the worst outcome counts.
    fn print(&self, output: &mut impl Write) -> io::Result<FileOutcome> {
        let mut worst = FileOutcome::Judged;
        for (index, file) in self.files.iter().enumerate() {
            if self.files.len() > 1 {
                let apart = if index == 0 { "" } else { "\n" };
                writeln!(output, "{apart}== {} ==", file.display())?;
            }
            let read = regular_file::read(file)
                .and_then(|bytes| String::from_utf8(bytes).map_err(io::Error::other))
                .map_err(|error| format!("{}: {error}", file.display()));
            let read = read.and_then(|text| {
                Script::read(&text).map_err(|error| format!("{}:{error}", file.display()))
            });
            let outcome = match read {
                Ok(script) => self.print_script(&script, output)?,
                Err(error) => {
                    output.flush()?;
                    eprintln!("{error}");
                    FileOutcome::Unreadable
                }
            };
            worst = worst.max(outcome);
        }
        output.flush()?;
        Ok(worst)
    }

    fn print_script(&self, script: &Script, output: &mut impl Write) -> io::Result<FileOutcome> {
        let mut outcome = FileOutcome::Judged;
        let editions = self.editions(script);
        if matches!(self.edition, Some(EditionChoice::All)) && !self.expect {
            return print_side_by_side(script, &editions, output);
        }
        for &edition in &editions {
            if editions.len() > 1 {
                writeln!(output, "-- {edition} --")?;
            }
            match judge(script, edition) {
                Ok(judgement) => {
                    write!(output, "{judgement}")?;
                    if self.expect && !is_as_expected(script, &judgement, output)? {
                        outcome = outcome.max(FileOutcome::Differs);
                    }
                }
                Err(unplayable) => {
                    output.flush()?;
                    eprintln!("in {edition}: {unplayable}");
                    outcome = FileOutcome::Unreadable;
                }
            }
        }
        Ok(outcome)
    }

    fn editions(&self, script: &Script) -> Vec<Edition> {
        match (self.edition, &script.expect) {
            (Some(EditionChoice::All), _) => Edition::ALL.to_vec(),
            (Some(EditionChoice::One(edition)), _) => vec![edition],
            (None, Some(expected)) if self.expect => expected.editions().collect(),
            (None, _) => vec![script.edition],
        }
    }
}

fn print_side_by_side(
    script: &Script,
    editions: &[Edition],
    output: &mut impl Write,
) -> io::Result<FileOutcome> {
    let judged: Result<Vec<JudgeReport>, _> = editions
        .iter()
        .map(|edition| judge(script, *edition))
        .collect();
    match judged {
        Ok(judgements) => {
            write!(output, "{}", SideBySide::new(&judgements))?;
            Ok(FileOutcome::Judged)
        }
        Err(unplayable) => {
            output.flush()?;
            eprintln!("{unplayable}");
            Ok(FileOutcome::Unreadable)
        }
    }
}

fn is_as_expected(
    script: &Script,
    judgement: &JudgeReport,
    output: &mut impl Write,
) -> io::Result<bool> {
    let expected = script
        .expect
        .as_ref()
        .and_then(|expected| expected.in_edition(judgement.edition));
    let differences = judgement.differences(expected.unwrap_or_default());
    if expected.is_none() {
        return Ok(true);
    }
    for difference in &differences {
        writeln!(output, "DIFFERENT {difference}")?;
    }
    Ok(differences.is_empty())
}
