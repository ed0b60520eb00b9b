//! Files of games: listed beside the window, however many there are, and opened one at a time.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use eframe::egui::Context;

use crate::app::App;
use crate::app::game_session::GameSession;
use crate::app::notifications::Notification;
use crate::app::store::Source;
use crate::app::wall_clock::Timestamp;
use crate::chess::{ByColor, CastlingMode, Position};
use crate::clock::Moment;
use crate::laws::{Deed, PlayerAct, Terms};
use crate::notation::pgn::{self, Listed, Reading};
use crate::notation::{Letters, Style, algebraic};
use crate::ui::{GameFile, Looked, Players, Screen};

/// How many games are handed over at once.
const BATCH: usize = 500;

/// The file of games that lies open.
#[derive(Debug)]
pub struct GameFiles {
    path: PathBuf,
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
    fn open(path: &Path, source: Box<dyn Source>, context: &Context) -> Self {
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
    fn take_in(&mut self) -> Option<String> {
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

fn list(source: Box<dyn Source>, sender: &Sender<Batch>, context: &Context) {
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
pub fn is_archive(source: Box<dyn Source>) -> io::Result<bool> {
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

impl App {
    /// Opens a PGN file: its only game is laid on the table; many, or one with faults, are shown as a list.
    pub(in crate::app) fn open_games(
        &mut self,
        path: &Path,
        look: Timestamp,
        context: &Context,
    ) -> Result<(), String> {
        let in_words = |error: io::Error| error.to_string();
        let open = |app: &Self| app.world.store.open_chosen(path).map_err(in_words);
        let first_two: Result<Vec<Listed>, io::Error> =
            pgn::list(BufReader::new(open(self)?)).take(2).collect();
        let first_two = first_two.map_err(in_words)?;
        let Some(first) = first_two.first() else {
            return Err(self.words.tr("games-none").into_owned());
        };
        let reading = pgn::game_at(&mut open(self)?, first).map_err(in_words)?;
        if first_two.len() == 1 {
            if reading.game.plies.is_empty() {
                let why = reading.faults.first().map_or_else(
                    || self.words.tr("games-none").into_owned(),
                    |fault| self.words.fault(fault, Style::default()),
                );
                return Err(why);
            }
            if reading.faults.is_empty() {
                self.lay_on_table(reading, look);
                return Ok(());
            }
        }
        let mut held = GameFiles::open(path, open(self)?, context);
        held.file.looked = (first_two.len() == 1).then_some(Looked { index: 0, reading });
        self.game_files = Some(held);
        self.show(Screen::Games);
        Ok(())
    }

    /// Hears what has been listed of the file that lies open.
    pub(in crate::app) fn hear_game_files(&mut self) {
        let trouble = self.game_files.as_mut().and_then(GameFiles::take_in);
        if let (Some(why), Some(held)) = (trouble, &self.game_files) {
            let path = held.path.clone();
            self.tell(&Notification::Unreadable(path, why));
        }
    }

    /// Opens a game of the list to be looked at.
    pub(in crate::app) fn look_at(&mut self, index: usize) {
        let Some(held) = &mut self.game_files else {
            return;
        };
        let Some(listed) = held.file.listed.get(index) else {
            return;
        };
        let read = self
            .world
            .store
            .open_chosen(&held.path)
            .and_then(|mut source| pgn::game_at(&mut source, listed));
        match read {
            Ok(reading) => held.file.looked = Some(Looked { index, reading }),
            Err(error) => {
                let path = held.path.clone();
                self.tell(&Notification::Unreadable(path, error.to_string()));
            }
        }
    }

    /// Lays the game that is looked at on the table.
    pub(in crate::app) fn lay_looked_on_table(&mut self, look: Timestamp) {
        let looked = self
            .game_files
            .as_ref()
            .and_then(|held| held.file.looked.clone());
        if let Some(Looked { reading, .. }) = looked {
            self.lay_on_table(reading, look);
        }
    }

    /// Lays a game on the table, without a clock and as far as its moves can be read.
    fn lay_on_table(&mut self, reading: Reading, look: Timestamp) {
        let game = reading.game;
        let terms = Terms {
            start: game.start.clone(),
            castling: CastlingMode::from_chess960(game.chess960),
            ..Terms::default()
        };
        let tag = |name| game.tags.get(name).unwrap_or_default().to_owned();
        let players = Players {
            names: ByColor {
                white: tag("White"),
                black: tag("Black"),
            },
            event: tag("Event"),
            ..Players::default()
        };
        self.session = GameSession::new(terms, players, tag("Date"));
        self.put_on_table(Moment::START, look);
        let mut position = game.start;
        for ply in game.plies {
            let by = position.turn();
            let text = algebraic::write(&position, ply.mv, Style::laws(Letters::English));
            position.play_unchecked(ply.mv);
            self.happen(Deed::Player(by, PlayerAct::Move(text)), Moment::START);
        }
    }
}
