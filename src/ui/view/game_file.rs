//! A file of games, as the shell has read it.

use crate::notation::pgn::{Listed, Reading};

/// A file of games, as far as it has been read.
#[derive(Clone, Debug, Default)]
pub struct GameFile {
    /// Its name.
    pub name: String,
    /// Where each game stands and who played it.
    pub listed: Vec<Listed>,
    /// Whether it was read to its end.
    pub is_whole: bool,
    /// The game that is looked at.
    pub looked: Option<Looked>,
}

/// The game of a file that is looked at.
#[derive(Clone, Debug)]
pub struct Looked {
    /// Its place in the list.
    pub index: usize,
    /// What could be read of it.
    pub reading: Reading,
}
