//! Files of games: listed beside the window, however many games there are.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use eframe::egui::Context;

use crate::app::store::SeekableFile;
use crate::notation::pgn::{self, Listed};
use crate::ui::GameFile;

/// How many games are handed over at once.
const BATCH: usize = 500;

/// The file of games that lies open.
#[derive(Debug)]
pub struct GameFiles {
    /// Where it lies.
    pub path: PathBuf,
    batches: Receiver<Batch>,
    /// What the window shows of it.
    pub file: GameFile,
}

/// What the reader hands over.
#[derive(Debug)]
enum Batch {
    Games(Vec<Listed>),
    Trouble(String),
    End,
}

impl GameFiles {
    /// Begins to list the games of a file on a thread of its own.
    pub fn open(path: &Path, source: Box<dyn SeekableFile>, context: &Context) -> Self {
        let (sender, batches) = mpsc::channel();
        let context = context.clone();
        let read = move || {
            list(source, &sender, &context);
            context.request_repaint();
        };
        let name = path.file_name().unwrap_or(path.as_os_str());
        let file = GameFile {
            name: name.to_string_lossy().into_owned(),
            ..GameFile::default()
        };
        let spawned = thread::Builder::new().name("games".to_owned()).spawn(read);
        Self {
            path: path.to_owned(),
            batches,
            file: GameFile {
                is_whole: spawned.is_err(),
                ..file
            },
        }
    }

    /// Takes in what has been listed since; says what went wrong, if anything did.
    pub fn take_in(&mut self) -> Option<String> {
        let mut trouble = None;
        while let Ok(batch) = self.batches.try_recv() {
            match batch {
                Batch::Games(games) => self.file.listed.extend(games),
                Batch::Trouble(why) => trouble = Some(why),
                Batch::End => self.file.is_whole = true,
            }
        }
        trouble
    }
}

fn list(source: Box<dyn SeekableFile>, sender: &Sender<Batch>, context: &Context) {
    let mut games = Vec::with_capacity(BATCH);
    for listed in pgn::list(BufReader::with_capacity(1 << 16, source)) {
        match listed {
            Ok(listed) => games.push(listed),
            Err(error) => {
                // Nobody may listen any more: another file was opened.
                let _ = sender.send(Batch::Trouble(error.to_string()));
                break;
            }
        }
        if games.len() == BATCH {
            let full = std::mem::replace(&mut games, Vec::with_capacity(BATCH));
            if sender.send(Batch::Games(full)).is_err() {
                return;
            }
            context.request_repaint();
        }
    }
    let _ = sender.send(Batch::Games(games));
    let _ = sender.send(Batch::End);
}

/// Whether a file is a game kept by this program rather than PGN.
///
/// # Errors
/// The file is taken away while it is read, or the disk fails.
pub fn is_archive(source: Box<dyn SeekableFile>) -> io::Result<bool> {
    let mut reader = BufReader::new(source);
    loop {
        let bytes = reader.fill_buf()?;
        let Some(first) = bytes.iter().find(|byte| !byte.is_ascii_whitespace()) else {
            let blank = bytes.len();
            if blank == 0 {
                return Ok(false);
            }
            reader.consume(blank);
            continue;
        };
        return Ok(*first == b'(');
    }
}
