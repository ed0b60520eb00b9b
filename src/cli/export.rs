//! `jadoube export`: a saved game as PGN or as a scoresheet.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::language_option::LanguageOption;
use crate::output::{print, refused};
use crate::system::atomic_file::{self, Overwrite};
use crate::system::file_problem::problem_of;
use crate::system::regular_file;
use jadoube_core::i18n::{Words, file_problem, labels, remark};
use jadoube_core::notation::pgn::{self, FileEncoding};
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::log::journal::{Heading, Journal};
use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::own_file::{OpenedLog, OwnFile, read_journal, read_saved_game};
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::print::scoresheet::Sheet;
use jadoube_core::record::{Entry, FileFault, FileProblem, ImportedGame, to_pgn_text};

/// The exit status where the file holds no game, or nothing could be written.
const NOT_WRITTEN: u8 = 1;

/// Write a saved game as PGN or as a scoresheet.
#[derive(Debug, Args)]
pub struct Export {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long = "as", value_name = "KIND", value_enum, default_value_t = ExportKind::Pgn)]
    kind: ExportKind,
    #[arg(long, short, value_name = "OUTPUT")]
    output: Option<PathBuf>,
    #[arg(long, requires = "output")]
    overwrite: bool,
    #[arg(long, value_enum, default_value_t = PaperSize::A4)]
    paper: PaperSize,
    #[arg(long, value_parser = letters())]
    letters: Option<Letters>,
    #[command(flatten)]
    language: LanguageOption,
}

/// What is written of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExportKind {
    Pgn,
    Scoresheet,
}

/// The paper of a PDF.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum PaperSize {
    A4,
    A5,
}

/// Reads the name of a set of letters.
pub fn letters() -> impl TypedValueParser<Value = Letters> {
    PossibleValuesParser::new(Letters::ALL.map(Letters::code))
        .try_map(|code| code.parse::<Letters>())
}

/// A game that was read from a file.
struct ExportedGame {
    heading: Heading,
    log: Vec<Entry>,
    /// Whether the file is damaged behind what was read.
    is_cut: bool,
}

impl Export {
    pub fn run(self) -> ExitCode {
        let words = self.language.words();
        let game = match read(&self.file) {
            Ok(game) => game,
            Err(problem) => return not_done(&self.file, &problem, words),
        };
        if game.is_cut {
            let damaged = FileProblem::File(FileFault::Damaged(None));
            let why = file_problem(&damaged, words);
            refused(&format!("{}: {why}", self.file.display()));
        }
        let bytes = self.document(&game, words);
        let Some(output) = &self.output else {
            return print(&bytes, ExitCode::SUCCESS, words);
        };
        let overwrite = if self.overwrite {
            Overwrite::Allowed
        } else {
            Overwrite::Never
        };
        match atomic_file::write(output, &bytes, overwrite) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let path = output.display().to_string();
                refused(&words.tr_args("cli-already-there", &[("path", path.as_str().into())]));
                ExitCode::from(NOT_WRITTEN)
            }
            Err(error) => not_done(output, &problem_of(&error), words),
        }
    }

    /// The bytes that are written of that game.
    fn document(&self, game: &ExportedGame, words: Words) -> Vec<u8> {
        let ExportedGame { heading, log, .. } = game;
        let narrative = Narrative::of(heading, log);
        if self.kind == ExportKind::Pgn {
            return to_pgn_text(heading, &narrative, log).into_bytes();
        }
        let letters = self.letters.unwrap_or(words.language().letters());
        let edition = heading.terms.edition;
        let mut sheet = Sheet::of(heading, &narrative, log, Style::laws(letters), |what| {
            remark(words, what, edition, letters)
        });
        sheet.title.date = words.short_day(&sheet.title.date);
        let labels = labels(words);
        if self.is_pdf() {
            let paper = match self.paper {
                PaperSize::A4 => Paper::A4,
                PaperSize::A5 => Paper::A5,
            };
            return sheet.printed(&labels, paper).written();
        }
        sheet.as_text(&labels).into_bytes()
    }

    /// Whether the file that is written is one of pages.
    fn is_pdf(&self) -> bool {
        let ending = self.output.as_deref().and_then(Path::extension);
        ending.is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"))
    }
}

fn not_done(path: &Path, problem: &FileProblem, words: Words) -> ExitCode {
    let why = file_problem(problem, words);
    refused(&format!("{}: {why}", path.display()));
    ExitCode::from(NOT_WRITTEN)
}

/// Reads the game in a file; that of standard input where the name is `-`.
fn read(file: &Path) -> Result<ExportedGame, FileProblem> {
    let bytes = if file == Path::new("-") {
        regular_file::read_all(io::stdin().lock())
    } else {
        regular_file::read(file)
    };
    let bytes = bytes.map_err(|error| problem_of(&error))?;
    match OwnFile::of(&bytes) {
        Some(OwnFile::Document) => Ok(kept(read_saved_game(&bytes)?)),
        Some(OwnFile::GameJournal) => Ok(kept(read_journal(&bytes)?)),
        Some(OwnFile::SideClockJournal) => Err(FileProblem::NoGame),
        Some(OwnFile::LastSign) => Err(FileProblem::LastSign),
        Some(OwnFile::Envelope) => Err(FileProblem::Envelope),
        Some(OwnFile::PrintedPage) => Err(FileProblem::PrintedPage),
        Some(OwnFile::Damaged) => Err(FileFault::Damaged(None).into()),
        None => first_of_pgn(&bytes),
    }
}

fn kept(log: OpenedLog<Journal>) -> ExportedGame {
    let OpenedLog { contents, is_cut } = log;
    let game = contents.take_up(contents.heading.arbiter());
    ExportedGame {
        heading: contents.heading,
        log: game.log,
        is_cut,
    }
}

/// The first game of a PGN file.
fn first_of_pgn(bytes: &[u8]) -> Result<ExportedGame, FileProblem> {
    let unread = |error: io::Error| problem_of(&error);
    let encoding = FileEncoding::detect(bytes).map_err(unread)?;
    let mut games = pgn::list_in(bytes, encoding);
    if games.next().transpose().map_err(unread)?.is_none() {
        return Err(FileProblem::NoGame);
    }
    let (text, reading) = games.source();
    let history = ImportedGame::of(text, reading);
    if history.game().plies.is_empty() {
        let error = history.reading().errors.first().cloned();
        return Err(error.map_or(FileProblem::NoGame, FileProblem::Pgn));
    }
    Ok(ExportedGame {
        heading: history.heading(),
        log: Vec::new(),
        is_cut: false,
    })
}
