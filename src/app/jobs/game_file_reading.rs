//! Files that a person opens: read once and beside the window, whether a saved game, one game in PGN, or a list of many.

use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use eframe::egui::Context;

use crate::app::store::SeekableFile;
use crate::notation::pgn::{self, ListedGame};
use crate::record::{FileFault, ImportedGame, SavedGame};
use crate::ui::{OpenedGameList, SelectedGame};

/// How many games are handed over at once.
const BATCH: usize = 500;

/// What was opened and is still being read, and the file of games that lies open.
#[derive(Debug, Default)]
pub struct GameFiles {
    /// A file of which it is not yet known what it holds.
    opening: Option<FileReader>,
    list: Option<GameList>,
    /// How many lists have been shown.
    lists: u64,
    /// The game of the list that is being looked up.
    looking: Option<Looking>,
}

/// A file read on a thread of its own.
#[derive(Debug)]
pub struct FileReader {
    /// Where the file lies.
    pub path: PathBuf,
    found: Receiver<FileContent>,
}

/// The file of games that lies open.
#[derive(Debug)]
struct GameList {
    reader: FileReader,
    file: OpenedGameList,
}

/// A game of the list on its way.
#[derive(Debug)]
struct Looking {
    index: usize,
    history: Receiver<io::Result<ImportedGame>>,
}

/// What the reader hands over.
#[derive(Debug)]
pub enum FileContent {
    /// The file is a saved game.
    Saved(Box<SavedGame>),
    /// The file holds one game, listed as it would be among many.
    Single(ListedGame, Arc<ImportedGame>),
    /// The next games of many.
    Games(Vec<ListedGame>),
    /// It holds no game.
    Nothing,
    /// It is one of the program's own, and not as it should be.
    Faulty(FileFault),
    /// It cannot be read further.
    Unreadable(String),
    /// Everything was found.
    End,
}

impl GameFiles {
    /// Begins to read a file.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn open(
        &mut self,
        path: &Path,
        source: Box<dyn SeekableFile>,
        context: &Context,
    ) -> io::Result<()> {
        let (sender, found) = mpsc::channel();
        let context = context.clone();
        let read = move || {
            read(source, &sender, &context);
            context.request_repaint();
        };
        thread::Builder::new()
            .name("games".to_owned())
            .spawn(read)?;
        let path = path.to_owned();
        self.opening = Some(FileReader { path, found });
        Ok(())
    }

    /// Begins to look a game of the list up, in the file opened anew.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn look_up(
        &mut self,
        index: usize,
        mut source: Box<dyn SeekableFile>,
        context: &Context,
    ) -> io::Result<()> {
        let Some(listed) = self
            .list
            .as_ref()
            .and_then(|list| list.file.listed.get(index))
        else {
            return Ok(());
        };
        let (sender, history) = mpsc::channel();
        let (listed, context) = (listed.clone(), context.clone());
        let look = move || {
            let found = pgn::source_at(&mut source, &listed);
            // If another game is looked at by now, this one is not needed.
            let _ = sender.send(found.map(|(text, reading)| ImportedGame::of(text, reading)));
            context.request_repaint();
        };
        thread::Builder::new().name("game".to_owned()).spawn(look)?;
        self.looking = Some(Looking { index, history });
        Ok(())
    }

    /// The file of games that lies open, if one does.
    #[must_use]
    pub fn file(&self) -> Option<&OpenedGameList> {
        self.list.as_ref().map(|list| &list.file)
    }

    /// Whether it is not yet known what an opened file holds, or a game that was chosen is still on its way.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.opening.is_some() || self.looking.is_some()
    }

    /// Where the file of games lies that lies open.
    #[must_use]
    pub fn list_path(&self) -> Option<&Path> {
        self.list.as_ref().map(|list| list.reader.path.as_path())
    }

    /// The first thing that was found in the file opened last, which tells what to do with it.
    pub fn opened(&mut self) -> Option<(FileReader, FileContent)> {
        let reader = self.opening.take()?;
        match reader.found.try_recv() {
            Ok(found) => Some((reader, found)),
            Err(mpsc::TryRecvError::Empty) => {
                self.opening = Some(reader);
                None
            }
            Err(mpsc::TryRecvError::Disconnected) => None,
        }
    }

    /// Shows these games of a file as a list, one of them looked at; more may follow.
    pub fn show_list(
        &mut self,
        reader: FileReader,
        listed: Vec<ListedGame>,
        looked: Option<SelectedGame>,
    ) {
        let name = reader.path.file_name().unwrap_or(reader.path.as_os_str());
        self.lists += 1;
        let file = OpenedGameList {
            serial: self.lists,
            name: name.to_string_lossy().into_owned(),
            listed,
            looked,
            is_whole: false,
        };
        self.looking = None;
        self.list = Some(GameList { reader, file });
    }

    /// Takes in what was listed since, and the game that was looked up; says what went wrong, if anything did.
    pub fn take_in(&mut self) -> Option<String> {
        let list = self.list.as_mut()?;
        let mut unreadable = None;
        while let Ok(found) = list.reader.found.try_recv() {
            match found {
                FileContent::Games(games) => list.file.listed.extend(games),
                FileContent::Unreadable(why) => unreadable = Some(why),
                FileContent::End => list.file.is_whole = true,
                FileContent::Saved(_)
                | FileContent::Faulty(_)
                | FileContent::Single(..)
                | FileContent::Nothing => {}
            }
        }
        if let Some(looking) = self.looking.take() {
            match looking.history.try_recv() {
                Ok(Ok(history)) => {
                    list.file.looked = Some(SelectedGame {
                        index: looking.index,
                        history: Arc::new(history),
                    });
                }
                Ok(Err(error)) => unreadable = Some(error.to_string()),
                Err(mpsc::TryRecvError::Empty) => self.looking = Some(looking),
                Err(mpsc::TryRecvError::Disconnected) => {}
            }
        }
        unreadable
    }
}

/// Why a file is not read further.
enum Broken {
    /// Another file was opened.
    NobodyListens,
    /// It cannot be read.
    Unreadable(io::Error),
}

impl<T> From<mpsc::SendError<T>> for Broken {
    fn from(_: mpsc::SendError<T>) -> Self {
        Self::NobodyListens
    }
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// Reads a file to its end and hands over what is found.
fn read(source: Box<dyn SeekableFile>, found: &Sender<FileContent>, context: &Context) {
    let broken = hand_over(source, found, context).err();
    if let Some(Broken::Unreadable(error)) = broken {
        // Where nobody listens any more, another file was opened.
        let _ = found.send(FileContent::Unreadable(error.to_string()));
    }
    let _ = found.send(FileContent::End);
}

fn hand_over(
    source: Box<dyn SeekableFile>,
    found: &Sender<FileContent>,
    context: &Context,
) -> Result<(), Broken> {
    let mut input = BufReader::with_capacity(1 << 16, source);
    if is_saved_game(&mut input)? {
        Ok(found.send(saved_game(input)?)?)
    } else {
        list(input, found, context)
    }
}

/// Whether a file is a game kept by this program rather than PGN.
fn is_saved_game(input: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let bytes = input.fill_buf()?;
        if let Some(first) = bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
            return Ok(*first == b'(' || bytes.starts_with(b"Jadoube "));
        }
        let blank = bytes.len();
        if blank == 0 {
            return Ok(false);
        }
        input.consume(blank);
    }
}

fn saved_game(mut input: impl Read) -> io::Result<FileContent> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    Ok(match SavedGame::read(&bytes) {
        Ok(game) => FileContent::Saved(Box::new(game)),
        Err(fault) => FileContent::Faulty(fault),
    })
}

/// Goes through the games; the first is read as it passes, for it may be the only one.
fn list(input: impl BufRead, found: &Sender<FileContent>, context: &Context) -> Result<(), Broken> {
    let mut list = pgn::list(input);
    let Some(first) = list.next().transpose()? else {
        return Ok(found.send(FileContent::Nothing)?);
    };
    let (text, reading) = list.source();
    let Some(second) = list.next().transpose()? else {
        let history = Arc::new(ImportedGame::of(text, reading));
        return Ok(found.send(FileContent::Single(first, history))?);
    };
    let mut games = vec![first, second];
    for listed in list {
        match listed {
            Ok(listed) => games.push(listed),
            Err(error) => {
                found.send(FileContent::Games(games))?;
                return Err(error.into());
            }
        }
        if games.len() == BATCH {
            let full = std::mem::replace(&mut games, Vec::with_capacity(BATCH));
            found.send(FileContent::Games(full))?;
            context.request_repaint();
        }
    }
    Ok(found.send(FileContent::Games(games))?)
}
