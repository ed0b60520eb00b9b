//! A file of games, as the shell has read it.

use std::sync::Arc;

use crate::notation::pgn::ListedGame;
use crate::record::ImportedGame;

/// A file of games, as far as it has been read.
#[derive(Clone, Debug, Default)]
pub struct OpenedGameList {
    /// Which of the files opened so far it is; names come twice.
    pub serial: u64,
    /// Its name.
    pub name: String,
    /// Where each game stands and who played it.
    pub listed: Vec<ListedGame>,
    /// Whether it was read to its end.
    pub is_whole: bool,
    /// The game that is looked at.
    pub looked: Option<SelectedGame>,
}

/// The game of a file that is looked at.
#[derive(Clone, Debug)]
pub struct SelectedGame {
    /// Its place in the list.
    pub index: usize,
    /// The game as its file tells it.
    pub history: Arc<ImportedGame>,
}

/// How far a file has been read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadingProgress {
    /// The file's name.
    pub name: String,
    /// How many bytes have been read.
    pub read: u64,
    /// How many it has; nothing while it is not open yet.
    pub length: u64,
}
