//! Files that a person opens: opened and read once, beside the window, whether a saved game, one game in PGN, or a list of many.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, OnceLock};

use eframe::egui::Context;

use super::file_content::FileContent;
use super::last_positions::{LastPositions, last_positions};
use super::own_file_reading;
use super::worker;
use crate::app::chosen_file::{
    ChosenFile, ChosenFiles, FileVersion, SeekableFile, UnopenedFile, in_memory,
};
use jadoube_cli::system::file_problem::problem_of;
use jadoube_cli::system::regular_file::{MOST_BYTES, UnsuitableFile};
use jadoube_core::notation::pgn::position_text::{begin_in_position, games_from_positions};
use jadoube_core::notation::pgn::{self, FileEncoding, ListedGame, TextEncoding};
use jadoube_core::record::FileProblem;
use jadoube_core::record::ImportedGame;
use jadoube_core::record::own_file::OwnFile;
use jadoube_core::report::is_printed_text;
use jadoube_core::tournament::trf::{ReadTrf, is_report, read_trf};
use jadoube_ui::{OpenedGameList, ReadingProgress, SelectedGame};

/// How many games are handed over at once.
const BATCH: usize = 500;

/// The longest file that is read once and kept while its encoding is found out, in bytes; a longer one is read twice.
const MOST_AT_ONCE: u64 = 16 << 20;

/// What was opened and is still being read, and the file of games that lies open.
#[derive(Debug, Default)]
pub struct GameFiles {
    /// A file of which it is not yet known what it holds.
    opening: Option<FileReader>,
    list: Option<GameList>,
    /// How many lists have been shown.
    lists: u64,
    /// The game of the list that is being looked up.
    looking: Option<PendingLookup>,
    /// What was pasted last, under the name by which it is told; it lies in no file.
    pasted: Option<(PathBuf, Vec<u8>)>,
}

/// A file read on a thread of its own.
#[derive(Debug)]
pub struct FileReader {
    pub path: PathBuf,
    encoding: Option<TextEncoding>,
    found: Receiver<FileContent>,
    progress: Arc<Progress>,
}

impl Drop for FileReader {
    fn drop(&mut self) {
        self.progress.is_unwanted.store(true, Ordering::Relaxed);
    }
}

/// How far a file has been read, told by the thread that reads it, and whether anybody still waits for it.
#[derive(Debug, Default)]
struct Progress {
    version: OnceLock<FileVersion>,
    read: AtomicU64,
    is_unwanted: AtomicBool,
}

/// What stands in a file, each piece counted, and no more of it once nobody waits.
struct CountedReading {
    source: Box<dyn SeekableFile>,
    progress: Arc<Progress>,
}

impl Read for CountedReading {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.progress.is_unwanted.load(Ordering::Relaxed) {
            return Err(io::Error::other("nobody waits for this file"));
        }
        let count = self.source.read(bytes)?;
        self.progress
            .read
            .fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

impl Seek for CountedReading {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = self.source.seek(to)?;
        self.progress.read.store(at, Ordering::Relaxed);
        Ok(at)
    }
}

/// The file of games that lies open.
#[derive(Debug)]
struct GameList {
    reader: FileReader,
    file: OpenedGameList,
    /// Positions that are being worked out, and of which games.
    positions: Option<(Vec<usize>, Receiver<LastPositions>)>,
}

/// A game of the list on its way.
#[derive(Debug)]
struct PendingLookup {
    index: usize,
    history: Receiver<Result<ImportedGame, FileProblem>>,
}

impl GameFiles {
    /// Begins to open and to read a file, in that encoding if one is chosen.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn open(
        &mut self,
        path: &Path,
        encoding: Option<TextEncoding>,
        unopened: UnopenedFile,
        context: &Context,
    ) -> io::Result<()> {
        let progress = Arc::new(Progress::default());
        let told = Arc::clone(&progress);
        let found = worker::stream("games", context, move |sender, context| {
            read(unopened, encoding, &told, &sender, context);
        })?;
        self.opening = Some(FileReader {
            path: path.to_owned(),
            encoding,
            found,
            progress,
        });
        Ok(())
    }

    /// Begins to read a text that was pasted, under that name.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn open_pasted(
        &mut self,
        name: PathBuf,
        bytes: Vec<u8>,
        context: &Context,
    ) -> io::Result<()> {
        let unopened = in_memory(Ok(bytes.clone()));
        self.open(&name, None, unopened, context)?;
        self.pasted = Some((name, bytes));
        Ok(())
    }

    /// Whether that is the name of what was pasted, and of no file.
    pub fn is_pasted(&self, path: &Path) -> bool {
        self.pasted.as_ref().is_some_and(|(name, _)| name == path)
    }

    /// How far the file that is being opened has been read; none if none is.
    pub fn progress(&self) -> Option<ReadingProgress> {
        let reader = self.opening.as_ref()?;
        let version = reader.progress.version.get();
        Some(ReadingProgress {
            name: file_name(&reader.path),
            read: reader.progress.read.load(Ordering::Relaxed),
            length: version.map_or(0, |version| version.length),
        })
    }

    /// The file that is being opened is not wanted any more.
    pub fn give_up(&mut self) {
        self.opening = None;
    }

    /// Begins to look a game of the list up, in the file opened anew.
    ///
    /// # Errors
    /// The system gives the program no further thread.
    pub fn look_up(
        &mut self,
        index: usize,
        unopened: UnopenedFile,
        context: &Context,
    ) -> io::Result<()> {
        let Some(list) = &self.list else {
            return Ok(());
        };
        let Some(listed) = list.file.listed.get(index) else {
            return Ok(());
        };
        let version = list.reader.progress.version.get().cloned();
        let listed = listed.clone();
        let look = move || look_up(unopened, version.as_ref(), &listed);
        let history = worker::answer("game", context, look)?;
        self.looking = Some(PendingLookup { index, history });
        Ok(())
    }

    /// Begins to work out to which positions games of the list came, in the file opened anew, unless that is done for
    /// others just now.
    pub fn work_out(&mut self, games: Vec<usize>, unopened: UnopenedFile, context: &Context) {
        let Some(list) = self.list.as_mut().filter(|list| list.positions.is_none()) else {
            return;
        };
        let listed = |index: &usize| Some((*index, list.file.listed.get(*index)?.clone()));
        let asked: Vec<_> = games.iter().filter_map(listed).collect();
        let version = list.reader.progress.version.get().cloned();
        let work = move || last_positions(unopened, version.as_ref(), &asked);
        // Without a thread for it the list shows no boards.
        let begun = worker::answer("positions", context, work).ok();
        list.positions = begun.map(|found| (games, found));
    }

    /// The file of games that lies open, if one does.
    pub fn file(&self) -> Option<&OpenedGameList> {
        self.list.as_ref().map(|list| &list.file)
    }

    /// Whether it is not yet known what an opened file holds, or a game that was chosen or the positions of some are still
    /// on their way.
    pub const fn is_busy(&self) -> bool {
        let works_out = matches!(
            &self.list,
            Some(GameList {
                positions: Some(_),
                ..
            })
        );
        self.opening.is_some() || self.looking.is_some() || works_out
    }

    /// The file of games that lies open, to be opened anew.
    pub fn unopened_list(&self, files: &dyn ChosenFiles) -> Option<UnopenedFile> {
        let path = self.list_path()?;
        let pasted = self.pasted.as_ref().filter(|(name, _)| name == path);
        Some(match pasted {
            Some((_, bytes)) => in_memory(Ok(bytes.clone())),
            None => files.open(path),
        })
    }

    /// Where the file of games lies that lies open.
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
            Err(mpsc::TryRecvError::Disconnected) => {
                let why = FileProblem::BrokenOff;
                Some((reader, FileContent::Unreadable(why)))
            }
        }
    }

    /// Shows these games of a file as a list, one of them looked at; more may follow.
    pub fn show_list(
        &mut self,
        reader: FileReader,
        listed: Vec<ListedGame>,
        looked: Option<SelectedGame>,
    ) {
        self.lists += 1;
        let file = OpenedGameList {
            serial: self.lists,
            name: file_name(&reader.path),
            path: reader.path.clone(),
            chosen_encoding: reader.encoding,
            listed,
            looked,
            is_whole: false,
            last: HashMap::new(),
        };
        self.looking = None;
        self.list = Some(GameList {
            reader,
            file,
            positions: None,
        });
    }

    /// Takes in what was listed since, and the game that was looked up; says what went wrong, if anything did.
    pub fn take_in(&mut self) -> Option<FileProblem> {
        let list = self.list.as_mut()?;
        let mut problem = None;
        while !list.file.is_whole {
            match list.reader.found.try_recv() {
                Ok(FileContent::Games(games)) => list.file.listed.extend(games),
                Ok(FileContent::Unreadable(why)) => problem = Some(why),
                Ok(FileContent::End) => list.file.is_whole = true,
                Ok(
                    FileContent::Game(_)
                    | FileContent::SideClock(_)
                    | FileContent::Incident(_)
                    | FileContent::Report(_)
                    | FileContent::Tournament(_)
                    | FileContent::Settings(_)
                    | FileContent::Single(..)
                    | FileContent::Position(_)
                    | FileContent::Unplayable(_)
                    | FileContent::Positions(_)
                    | FileContent::Nothing,
                ) => {}
                Err(mpsc::TryRecvError::Empty) => break,
                Err(mpsc::TryRecvError::Disconnected) => {
                    list.file.is_whole = true;
                    problem = Some(FileProblem::BrokenOff);
                }
            }
        }
        if let Some((games, positions)) = list.positions.take() {
            match positions.try_recv() {
                Ok(found) => list.file.last.extend(found),
                Err(mpsc::TryRecvError::Empty) => list.positions = Some((games, positions)),
                // The work broke off, and would again.
                Err(mpsc::TryRecvError::Disconnected) => {
                    list.file
                        .last
                        .extend(games.into_iter().map(|game| (game, None)));
                }
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
                Ok(Err(why)) => problem = Some(why),
                Err(mpsc::TryRecvError::Empty) => self.looking = Some(looking),
                Err(mpsc::TryRecvError::Disconnected) => problem = Some(FileProblem::BrokenOff),
            }
        }
        problem
    }
}

/// A game of a list, in the file as it was when it was listed.
fn look_up(
    unopened: UnopenedFile,
    listed_in: Option<&FileVersion>,
    listed: &ListedGame,
) -> Result<ImportedGame, FileProblem> {
    let problem = |error: io::Error| problem_of(&error);
    let mut file = unopened().map_err(problem)?;
    if Some(&file.version) != listed_in {
        return Err(FileProblem::Replaced);
    }
    let (text, reading) = pgn::source_at(&mut file.content, listed).map_err(problem)?;
    Ok(ImportedGame::of(text, reading))
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// Why a file is not read further.
enum Broken {
    NobodyListens,
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

/// Opens a file, reads it to its end and hands over what is found.
fn read(
    unopened: UnopenedFile,
    encoding: Option<TextEncoding>,
    progress: &Arc<Progress>,
    found: &Sender<FileContent>,
    context: &Context,
) {
    let handed = unopened().map_err(Broken::from).and_then(|file| {
        let ChosenFile {
            content: source,
            version,
        } = file;
        let length = version.length;
        // Only this thread ever tells it.
        let _ = progress.version.set(version);
        let progress = Arc::clone(progress);
        let source = CountedReading { source, progress };
        hand_over(source, length, encoding, found, context)
    });
    if let Err(Broken::Unreadable(error)) = handed {
        // Where nobody listens any more, another file was opened.
        let _ = found.send(FileContent::Unreadable(problem_of(&error)));
    }
    let _ = found.send(FileContent::End);
}

fn hand_over(
    source: impl Read + Seek,
    length: u64,
    encoding: Option<TextEncoding>,
    found: &Sender<FileContent>,
    context: &Context,
) -> Result<(), Broken> {
    let mut input = BufReader::with_capacity(1 << 16, source);
    let beginning = input.fill_buf()?;
    let printed = is_printed_text(beginning).then_some(OwnFile::PrintedPage);
    match OwnFile::of(beginning).or(printed) {
        Some(_) if length > MOST_BYTES => Err(io::Error::from(UnsuitableFile::TooLarge).into()),
        Some(kind) => Ok(found.send(own_file_reading::read(kind, input)?)?),
        None if encoding.is_none() && is_no_text(beginning) => {
            Ok(found.send(FileContent::Nothing)?)
        }
        None => {
            if let Some(encoding) = encoding {
                return list(input, FileEncoding::Chosen(encoding), found, context);
            }
            if length > MOST_AT_ONCE {
                let encoding = FileEncoding::detect(&mut input)?;
                input.rewind()?;
                return list(input, encoding, found, context);
            }
            let mut whole = Vec::new();
            input.read_to_end(&mut whole)?;
            if let Some(report) = report(&whole) {
                return Ok(found.send(FileContent::Report(Box::new(report)))?);
            }
            let text = str::from_utf8(&whole).ok();
            if let Some(games) = text.and_then(games_from_positions) {
                return Ok(found.send(FileContent::Positions(games.into_bytes()))?);
            }
            match text.and_then(begin_in_position) {
                Some(Ok(game)) => return Ok(found.send(FileContent::Position(Box::new(game)))?),
                Some(Err(fault)) => return Ok(found.send(FileContent::Unplayable(fault))?),
                None => {}
            }
            let encoding = FileEncoding::detect(whole.as_slice())?;
            list(whole.as_slice(), encoding, found, context)
        }
    }
}

/// Returns the report of a tournament that a file is.
fn report(whole: &[u8]) -> Option<ReadTrf> {
    let beginning = whole.strip_prefix(b"\xef\xbb\xbf").unwrap_or(whole);
    let first = beginning.trim_ascii_start().first()?;
    if !first.is_ascii_digit() && !matches!(first, b'#' | b'X') {
        return None;
    }
    let text = FileEncoding::decode(whole, None);
    let report = is_report(&text).then(|| read_trf(&text));
    report.filter(|report| !report.tournament.players.is_empty())
}

/// Whether a file is none that a person could read: a disk image, a picture, an empty stretch. In a text a byte may have
/// gone wrong; UTF-16 tells itself by its mark.
fn is_no_text(beginning: &[u8]) -> bool {
    let is_sign = |byte: &&u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    let signs = beginning.iter().filter(is_sign).count();
    let is_utf16 = matches!(beginning, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
    beginning.contains(&0) && signs > 1 + beginning.len() / 50 && !is_utf16
}

/// Goes through the games; the first is read as it passes, for it may be the only one.
fn list(
    input: impl BufRead,
    encoding: FileEncoding,
    found: &Sender<FileContent>,
    context: &Context,
) -> Result<(), Broken> {
    let mut list = pgn::list_in(input, encoding);
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
