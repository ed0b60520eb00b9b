//! `jadoube event`: the standings of a tournament, its crosstable, or its report in either version of the format.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::language_option::LanguageOption;
use crate::output::{print, refused};
use crate::system::file_problem::problem_of;
use crate::system::regular_file;
use jadoube_core::i18n::{Words, file_problem, trf_fault, trf_loss};
use jadoube_core::notation::pgn::{FileEncoding, TextEncoding};
use jadoube_core::record::FileProblem;
use jadoube_core::record::own_file::OwnFile;
use jadoube_core::report::tournament::standings_text;
use jadoube_core::tournament::trf::{
    TrfFault, TrfLetters, TrfOrder, TrfVersion, read_trf, write_trf,
};
use jadoube_core::tournament::{Tournament, open_tournament_log};

/// The exit status where no tournament could be read.
const NOT_READ: u8 = 2;

/// Show the standings of a tournament, or write its report. The help is in the locales.
#[derive(Debug, Args)]
pub struct EventCommand {
    #[arg(long, value_enum, default_value_t = EventFormat::Table)]
    format: EventFormat,
    #[arg(long)]
    crosstable: bool,
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    encoding: Option<TextEncoding>,
    #[command(flatten)]
    language: LanguageOption,
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// In which form a tournament is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum EventFormat {
    /// The standings, for people.
    Table,
    /// A report in the format of 2016.
    Trf16,
    /// A report in the format of 2026.
    Trf26,
}

impl EventCommand {
    pub fn run(self) -> ExitCode {
        let words = self.language.words();
        let name = self.file.display();
        let (tournament, faults) = match self.read() {
            Ok(read) => read,
            Err(problem) => {
                refused(&format!("{name}: {}", file_problem(&problem, words)));
                return ExitCode::from(NOT_READ);
            }
        };
        for fault in &faults {
            refused(&format!(
                "{name}:{}: {}",
                fault.line,
                trf_fault(fault, words)
            ));
        }
        let text = match self.format {
            EventFormat::Table => {
                let round = self.round.unwrap_or_else(|| tournament.standings_round());
                standings_text(&tournament, round, self.crosstable, words)
            }
            EventFormat::Trf16 => self.report(&tournament, TrfVersion::Trf16, words),
            EventFormat::Trf26 => self.report(&tournament, TrfVersion::Trf26, words),
        };
        print(text.as_bytes(), ExitCode::SUCCESS, words)
    }

    fn read(&self) -> Result<(Tournament, Vec<TrfFault>), FileProblem> {
        let bytes = if self.file == Path::new("-") {
            regular_file::read_all(io::stdin().lock())
        } else {
            regular_file::read(&self.file)
        };
        let bytes = bytes.map_err(|error| problem_of(&error))?;
        match OwnFile::of(&bytes) {
            Some(OwnFile::Tournament) => {
                let log = open_tournament_log(&bytes)?;
                Ok((log.contents.tournament().clone(), Vec::new()))
            }
            Some(_) => Err(FileProblem::NoTournament),
            None => {
                let read = read_trf(&FileEncoding::decode(&bytes, self.encoding));
                if read.tournament.players.is_empty() {
                    return Err(FileProblem::NoTournament);
                }
                Ok((read.tournament, read.faults))
            }
        }
    }

    fn report(&self, tournament: &Tournament, version: TrfVersion, words: Words) -> String {
        let letters = if self.ascii {
            TrfLetters::Ascii
        } else {
            TrfLetters::Unchanged
        };
        let written = write_trf(tournament, TrfOrder { version, letters });
        for loss in &written.losses {
            refused(&trf_loss(loss, words));
        }
        written.text
    }
}
