//! `jadoube event`: the standings of a tournament, its crosstable, or its report in either version of the format.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::language_option::LanguageOption;
use crate::output::{print, refused};
use crate::system::file_problem::problem_of;
use crate::system::regular_file;
use jadoube_core::i18n::{Words, file_problem, tie_break_name, trf_fault, trf_loss};
use jadoube_core::notation::pgn::{FileEncoding, TextEncoding};
use jadoube_core::record::FileProblem;
use jadoube_core::record::own_file::OwnFile;
use jadoube_core::tournament::standings::{Crosstable, CrosstableRow, Standings};
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
            EventFormat::Table => self.table(&tournament, words),
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

    fn table(&self, tournament: &Tournament, words: Words) -> String {
        let standings = Standings::of(tournament, self.round.unwrap_or(u16::MAX));
        let rows = Crosstable::of(tournament, &standings).rows;
        let mut table = vec![headings(&standings, self.crosstable, words)];
        let lines = rows
            .iter()
            .map(|row| line(tournament, row, self.crosstable));
        table.extend(lines);
        let args = [("round", u32::from(standings.rounds).into())];
        let title = words.tr_args("standings-after", &args);
        let names = standings.tie_breaks.iter().map(|tie_break| {
            format!(
                "{}  {}",
                tie_break.code(),
                tie_break_name(*tie_break, words)
            )
        });
        let names: Vec<String> = names.collect();
        let name = &tournament.details.name;
        format!(
            "{name}\n{title}\n\n{}\n{}\n",
            aligned(&table),
            names.join("\n")
        )
    }
}

fn headings(standings: &Standings, with_rounds: bool, words: Words) -> Vec<String> {
    let ids = [
        "standings-rank",
        "standings-number",
        "standings-title",
        "standings-player",
        "standings-federation",
        "standings-rating",
    ];
    let mut headings: Vec<String> = ids.iter().map(|id| words.tr(id).into_owned()).collect();
    if with_rounds {
        headings.extend((1..=standings.rounds).map(|round| round.to_string()));
    }
    headings.push(words.tr("standings-points").into_owned());
    headings.extend(standings.tie_breaks.iter().map(|it| it.code().to_owned()));
    headings
}

fn line(tournament: &Tournament, row: &CrosstableRow, with_rounds: bool) -> Vec<String> {
    let standing = &row.standing;
    let player = tournament
        .player(standing.player)
        .cloned()
        .unwrap_or_default();
    let rating = player.rating.map(|rating| rating.to_string());
    let mut line = vec![
        standing.rank.to_string(),
        standing.player.to_string(),
        player.title,
        player.name,
        player.federation,
        rating.unwrap_or_default(),
    ];
    if with_rounds {
        line.extend(row.cells.iter().map(ToString::to_string));
    }
    line.push(standing.points.to_string());
    line.extend(standing.values.iter().map(ToString::to_string));
    line
}

/// The columns of texts, which begin on the left; numbers end on the right.
const TEXT_COLUMNS: [usize; 3] = [2, 3, 4];

/// Lays lines out in columns that are as wide as what stands in them; a column in which nothing stands is left out.
fn aligned(table: &[Vec<String>]) -> String {
    let columns = table.first().map_or(0, Vec::len);
    let width = |column: usize, from: usize| {
        let cells = table.iter().skip(from).filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let columns: Vec<(usize, usize)> = (0..columns)
        .filter(|column| width(*column, 1) > 0)
        .map(|column| (column, width(column, 0)))
        .collect();
    let mut text = String::new();
    for line in table {
        let cells = columns.iter().map(|(column, width)| {
            let cell = line.get(*column).map_or("", String::as_str);
            if TEXT_COLUMNS.contains(column) {
                format!("{cell:width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        let cells: Vec<String> = cells.collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}
