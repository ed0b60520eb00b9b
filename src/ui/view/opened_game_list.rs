//! A file of games, as the shell has read it.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use jadoube_core::chess::{Chess, Move};
use jadoube_core::notation::pgn::{ListedGame, TextEncoding};
use jadoube_core::record::ImportedGame;

/// A file of games, as far as it has been read.
#[derive(Clone, Debug, Default)]
pub struct OpenedGameList {
    /// Which of the files opened so far it is; names come twice.
    pub serial: u64,
    pub name: String,
    pub path: PathBuf,
    /// The encoding in which a person wanted it to be read.
    pub chosen_encoding: Option<TextEncoding>,
    /// Where each game stands and who played it.
    pub listed: Vec<ListedGame>,
    /// Whether it was read to its end.
    pub is_whole: bool,
    pub looked: Option<SelectedGame>,
    /// The position to which a game came, by its place in the list, once it was worked out; nothing where it cannot be.
    pub last: HashMap<usize, Option<LastPosition>>,
}

impl OpenedGameList {
    /// The encoding in which it was read, where that is not UTF-8 or a person chose it.
    pub fn encoding(&self) -> Option<TextEncoding> {
        let told = || self.listed.iter().find_map(|game| game.encoding);
        self.chosen_encoding.or_else(told)
    }
}

/// The position to which a game came.
#[derive(Clone, Debug)]
pub struct LastPosition {
    pub position: Chess,
    /// The move that led there.
    pub last: Option<Move>,
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
    pub name: String,
    /// How many bytes have been read.
    pub read: u64,
    /// How many it has; nothing while it is not open yet.
    pub length: u64,
}
