//! Reads the games and incidents that the program has kept, beside the window: who played each, where it stands, how it ended.

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
use jadoube_core::record::incident::Incident;
use jadoube_core::record::own_file::read_journal;
use jadoube_ui::KeptContents;

/// After how many games the window is shown what was read.
const BATCH: usize = 12;

/// What was read of a file; nothing if neither a game nor an incident can be read from it.
type Contents = Option<KeptContents>;

/// The kept games that were read, and those that are being read.
#[derive(Debug, Default)]
pub struct KeptGames {
    /// A kept file never changes, so none is read twice.
    known: HashMap<PathBuf, Contents>,
    coming: Option<Receiver<(PathBuf, Contents)>>,
}

impl KeptGames {
    /// What is known to lie in a file; nothing if it has not been read, or it is neither a game nor an incident.
    pub fn contents(&self, path: &Path) -> Contents {
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
                if found.send((path, contents(unopened))).is_err() {
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
                Ok((path, contents)) => {
                    self.known.insert(path, contents);
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

/// What is told of what lies in a file.
fn contents(unopened: UnopenedFile) -> Contents {
    let file = unopened().ok()?;
    let bytes = regular_file::read_all(file.content).ok()?;
    if let Ok(journal) = read_journal(&bytes) {
        let session = GameSession::from_journal(&journal.contents).session;
        return Some(KeptContents::Game(Arc::new(session.summary())));
    }
    let incident = Incident::read(std::str::from_utf8(&bytes).ok()?).ok()?;
    Some(KeptContents::Incident(Arc::new(incident.heading())))
}
