//! A game or an incident that was kept in a file, and what is written of it.

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
use jadoube_core::i18n::{Words, file_problem};
use jadoube_core::notation::pgn::{self, FileEncoding};
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::incident::Incident;
use jadoube_core::record::log::journal::{Heading, Journal};
use jadoube_core::record::own_file::{OpenedLog, OwnFile, read_journal, read_saved_game};
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::{Entry, FileFault, FileProblem, ImportedGame};
use jadoube_core::report::is_printed_text;

/// The exit status where the file holds no game, or nothing could be written.
const NOT_WRITTEN: u8 = 1;

/// Which game something is written of, into what, and how.
#[derive(Debug, Args)]
pub struct GameDocument {
    #[arg(value_name = "FILE")]
    file: PathBuf,
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

/// What was read from a file.
pub enum KeptDocument {
    Game(Box<KeptGame>),
    /// A script: an incident at a board, or a case without a heading.
    Incident(Box<Incident>),
}

/// A game that was read from a file.
pub struct KeptGame {
    pub heading: Heading,
    pub log: Vec<Entry>,
    /// Whether the file is damaged behind what was read.
    is_cut: bool,
}

impl GameDocument {
    /// Writes what `bytes_of` makes of what the file holds, with the words and the style of moves that were asked for.
    pub fn write(
        &self,
        bytes_of: impl FnOnce(&KeptDocument, Words, Style) -> Result<Vec<u8>, FileProblem>,
    ) -> ExitCode {
        let words = self.language.words();
        let letters = self.letters.unwrap_or(words.language().letters());
        let document = read(&self.file);
        let written = document.and_then(|document| {
            let bytes = bytes_of(&document, words, Style::laws(letters))?;
            Ok((document, bytes))
        });
        let (document, bytes) = match written {
            Ok(written) => written,
            Err(problem) => return not_done(&self.file, &problem, words),
        };
        if matches!(document, KeptDocument::Game(game) if game.is_cut) {
            let damaged = FileProblem::File(FileFault::Damaged(None));
            let why = file_problem(&damaged, words);
            refused(&format!("{}: {why}", self.file.display()));
        }
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

    /// The paper of the pages that are written; none where text is.
    pub fn paper(&self) -> Option<Paper> {
        let ending = self.output.as_deref().and_then(Path::extension);
        let is_pdf = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
        is_pdf.then_some(match self.paper {
            PaperSize::A4 => Paper::A4,
            PaperSize::A5 => Paper::A5,
        })
    }
}

fn not_done(path: &Path, problem: &FileProblem, words: Words) -> ExitCode {
    let why = file_problem(problem, words);
    refused(&format!("{}: {why}", path.display()));
    ExitCode::from(NOT_WRITTEN)
}

/// Reads the game or the incident in a file; that of standard input where the name is `-`.
fn read(file: &Path) -> Result<KeptDocument, FileProblem> {
    let bytes = if file == Path::new("-") {
        regular_file::read_all(io::stdin().lock())
    } else {
        regular_file::read(file)
    };
    let bytes = bytes.map_err(|error| problem_of(&error))?;
    let printed = is_printed_text(&bytes).then_some(OwnFile::PrintedPage);
    match OwnFile::of(&bytes).or(printed) {
        Some(OwnFile::Document) => match read_saved_game(&bytes) {
            Ok(game) => Ok(kept(game)),
            Err(fault) => incident(&bytes).ok_or(fault.into()),
        },
        Some(OwnFile::GameJournal) => Ok(kept(read_journal(&bytes)?)),
        Some(OwnFile::SideClockJournal) => Err(FileProblem::NoGame),
        Some(OwnFile::LastSign) => Err(FileProblem::LastSign),
        Some(OwnFile::Envelope) => Err(FileProblem::Envelope),
        Some(OwnFile::PrintedPage) => Err(FileProblem::PrintedPage),
        Some(OwnFile::Tournament) => Err(FileProblem::Tournament),
        Some(OwnFile::Damaged) => Err(FileFault::Damaged(None).into()),
        None => first_of_pgn(&bytes),
    }
}

fn kept(log: OpenedLog<Journal>) -> KeptDocument {
    let OpenedLog { contents, is_cut } = log;
    let game = contents.replay(contents.heading.arbiter());
    KeptDocument::Game(Box::new(KeptGame {
        heading: contents.heading,
        log: game.log,
        is_cut,
    }))
}

/// The incident that these bytes are, if they are a script.
fn incident(bytes: &[u8]) -> Option<KeptDocument> {
    let incident = Incident::read(std::str::from_utf8(bytes).ok()?).ok()?;
    Some(KeptDocument::Incident(Box::new(incident)))
}

/// The first game of a PGN file.
fn first_of_pgn(bytes: &[u8]) -> Result<KeptDocument, FileProblem> {
    let unread = |error: io::Error| problem_of(&error);
    let encoding = FileEncoding::detect(bytes).map_err(unread)?;
    let mut games = pgn::list_in(bytes, encoding);
    if games.next().transpose().map_err(unread)?.is_none() {
        return Err(FileProblem::NoGame);
    }
    let (text, reading) = games.source();
    let history = ImportedGame::of(text, reading);
    if history.game().plies.is_empty() {
        return Err(FileProblem::of_no_move(history.reading()));
    }
    Ok(KeptDocument::Game(Box::new(KeptGame {
        heading: history.heading(),
        log: Vec::new(),
        is_cut: false,
    })))
}
