//! What is found in a file that a person opened.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::game_session::{GameSession, RestoredGame};
use jadoube_core::notation::pgn::{ListedGame, PgnGame, StartFault};
use jadoube_core::record::FileProblem;
use jadoube_core::record::incident::Incident;
use jadoube_core::record::log::journal::Journal;
use jadoube_core::record::own_file::OpenedLog;
use jadoube_core::record::side_clock::SideClock;
use jadoube_core::record::{ImportedGame, ReviewedGame};
use jadoube_core::tournament::TournamentLog;
use jadoube_core::tournament::trf::ReadTrf;
use jadoube_ui::Settings;

/// A game that this program kept, played again from its first act.
#[derive(Debug)]
pub struct OpenedGame {
    pub restored: RestoredGame,
    /// The same, ready to be looked through.
    pub review: Arc<ReviewedGame>,
    /// Whether its file is damaged behind what was read.
    pub is_cut: bool,
}

impl OpenedGame {
    /// Plays the game again that a log holds.
    pub fn of(log: &OpenedLog<Journal>) -> Self {
        let restored = GameSession::from_journal(&log.contents);
        Self {
            review: restored.session.review(),
            restored,
            is_cut: log.is_cut,
        }
    }
}

/// What the reader hands over.
#[derive(Debug)]
pub enum FileContent {
    /// The file is a game that this program kept.
    Game(Box<OpenedGame>),
    /// It is a session at the side clock that this program kept.
    SideClock(Box<OpenedLog<SideClock>>),
    /// It is an incident.
    Incident(Box<Incident>),
    /// It is the report of a tournament.
    Report(Box<ReadTrf>),
    /// It is the log of a tournament that this program kept.
    Tournament(Box<OpenedLog<TournamentLog>>),
    /// It is settings of this program.
    Settings(Box<Settings>),
    /// The file holds one game, listed as it would be among many.
    Single(ListedGame, Arc<ImportedGame>),
    /// It is a position, in which a game can begin.
    Position(Box<PgnGame>),
    /// A position from which nobody can play.
    Unplayable(StartFault),
    /// It is several positions, told as games without moves.
    Positions(Vec<u8>),
    /// The next games of many.
    Games(Vec<ListedGame>),
    Nothing,
    /// It cannot be read, or no further.
    Unreadable(FileProblem),
    End,
}

/// What comes of an opened file for other parts of the program.
#[derive(Debug)]
pub enum FileEvent {
    /// The side clock takes up that session.
    SideClock(Box<SideClock>),
    Settings(Box<Settings>),
    /// That incident lies open.
    Incident(Box<Incident>),
    /// That report is of the tournament that lies open, or of another one.
    Report(Box<ReadTrf>),
    /// That tournament lies open.
    Tournament(Box<TournamentLog>),
    /// That game is looked through.
    Review(Arc<ReviewedGame>),
    Opened(PathBuf),
    /// The game on the table is kept up to date there.
    LivePgn(PathBuf),
    /// It is a program that somebody chose as an engine.
    Engine(String),
    /// The file is remembered no longer.
    Unreadable(PathBuf),
}
