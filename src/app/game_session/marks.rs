//! Arrows and coloured squares drawn in a game from a file, which become part of it.

use std::io;
use std::sync::Arc;

use super::GameSession;
use crate::app::store::{Durability, Store};
use jadoube_core::notation::pgn::{BoardMark, with_board_marks};
use jadoube_core::record::ImportedGame;
use jadoube_core::record::log::journal::JournalLine;
use jadoube_core::record::log::origin::Origin;

impl GameSession {
    /// Writes these marks into the text of a game from a file, behind its half-move of that number or before the first.
    ///
    /// # Errors
    /// When they cannot be kept; they stand all the same.
    pub fn mark(
        &mut self,
        made: usize,
        marks: &[BoardMark],
        store: &mut dyn Store,
    ) -> io::Result<()> {
        let told = |history: &Arc<ImportedGame>| with_board_marks(history.text(), made, marks);
        let Some(text) = self.history.as_ref().and_then(told) else {
            return Ok(());
        };
        self.history = Some(Arc::new(ImportedGame::read(&text)));
        self.heading.origin = Origin::History(text);
        let line = JournalLine::Heading(Box::new(self.heading.clone()));
        self.journal.append(&line, Durability::AtOnce, store)
    }
}
