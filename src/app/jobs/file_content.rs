//! What is found in a file that a person opened.

use std::sync::Arc;

use crate::notation::pgn::ListedGame;
use crate::record::ImportedGame;
use crate::record::log::journal::Journal;
use crate::record::own_file::OpenedLog;
use crate::record::side_clock::SideClock;
use crate::ui::{FileProblem, Settings};

/// What the reader hands over.
#[derive(Debug)]
pub enum FileContent {
    /// The file is a game that this program kept.
    Game(Box<OpenedLog<Journal>>),
    /// It is a session at the side clock that this program kept.
    SideClock(Box<OpenedLog<SideClock>>),
    /// It is settings of this program.
    Settings(Box<Settings>),
    /// The file holds one game, listed as it would be among many.
    Single(ListedGame, Arc<ImportedGame>),
    /// The next games of many.
    Games(Vec<ListedGame>),
    /// It holds no game.
    Nothing,
    /// It cannot be read, or no further.
    Unreadable(FileProblem),
    /// Everything was found.
    End,
}
