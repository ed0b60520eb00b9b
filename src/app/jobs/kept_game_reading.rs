//! Reads the games that the program has kept, beside the window: who played each, where it stands, how it ended.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError};

use eframe::egui::Context;

use super::worker;
use crate::app::chosen_file::UnopenedFile;
use crate::app::game_session::GameSession;
use jadoube_cli::system::regular_file;
use jadoube_core::record::GameSummary;
use jadoube_core::record::own_file::read_journal;

/// After how many games the window is shown what was read.
const BATCH: usize = 12;

/// What was read of a file; nothing if no game can be read from it.
type Summary = Option<Arc<GameSummary>>;

/// The kept games that were read, and those that are being read.
#[derive(Debug, Default)]
pub struct KeptGames {
    /// A kept file never changes, so none is read twice.
    known: HashMap<PathBuf, Summary>,
    coming: Option<Receiver<(PathBuf, Summary)>>,
}

impl KeptGames {
    /// What is known of the game in a file; nothing if it has not been read, or there is none.
    pub fn game(&self, path: &Path) -> Summary {
        self.known.get(path)?.clone()
    }

    /// Whether nobody has looked into that file yet.
    pub fn is_unread(&self, path: &Path) -> bool {
        !self.known.contains_key(path)
    }

    /// Whether games are being read.
    pub const fn is_busy(&self) -> bool {
        self.coming.is_some()
    }

    /// Begins to read these files, in that order.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn read(
        &mut self,
        files: Vec<(PathBuf, UnopenedFile)>,
        context: &Context,
    ) -> io::Result<()> {
        let work = move |found: Sender<_>, context: &Context| {
            for (index, (path, unopened)) in files.into_iter().enumerate() {
                let summary = summary(unopened).map(Arc::new);
                if found.send((path, summary)).is_err() {
                    return;
                }
                if (index + 1).is_multiple_of(BATCH) {
                    context.request_repaint();
                }
            }
        };
        self.coming = Some(worker::stream("kept-games", context, work)?);
        Ok(())
    }

    /// Takes in what was read since; whether anything was.
    pub fn take_in(&mut self) -> bool {
        let Some(coming) = &self.coming else {
            return false;
        };
        let mut any = false;
        loop {
            match coming.try_recv() {
                Ok((path, summary)) => {
                    self.known.insert(path, summary);
                    any = true;
                }
                Err(TryRecvError::Empty) => return any,
                Err(TryRecvError::Disconnected) => {
                    self.coming = None;
                    return any;
                }
            }
        }
    }
}

/// What is told of the game in a file.
fn summary(unopened: UnopenedFile) -> Option<GameSummary> {
    let file = unopened().ok()?;
    let bytes = regular_file::read_all(file.content).ok()?;
    let journal = read_journal(&bytes).ok()?.contents;
    let session = GameSession::from_journal(&journal).session;
    Some(session.summary())
}
