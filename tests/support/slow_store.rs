//! Files of which a person never gets one whole: what is seen of a disk that takes its time.

use std::cell::RefCell;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};

use jadoube::app::chosen_file::{ChosenFile, FileVersion, UnopenedFile};
use jadoube::app::store::{Durability, MemoryStore, Overwrite, Store};

/// How many bytes of such a file are read.
pub const READ: u64 = 3 << 20;
/// How many bytes it has.
pub const LENGTH: u64 = 8 << 20;

/// Files in memory, where reading any PGN that a person opens stops after a part of it, as long as the store is there.
#[derive(Debug, Default)]
pub struct SlowStore {
    files: MemoryStore,
    held: RefCell<Vec<Sender<()>>>,
}

impl SlowStore {
    /// Those files, read slowly.
    pub fn over(files: MemoryStore) -> Box<dyn Store> {
        let held = RefCell::default();
        Box::new(Self { files, held })
    }
}

/// What is read of a file at first, and who keeps back the rest.
struct HeldFile(Cursor<Vec<u8>>, Receiver<()>);

impl Read for HeldFile {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(bytes)?;
        if count == 0 {
            // It is heard no more once the store has gone.
            let _ = self.1.recv();
        }
        Ok(count)
    }
}

impl Seek for HeldFile {
    fn seek(&mut self, place: SeekFrom) -> io::Result<u64> {
        self.0.seek(place)
    }
}

impl Store for SlowStore {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        self.files.read(name)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.files.write(name, bytes)
    }

    fn append(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        self.files.append(name, text, safe)
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.files.cut(name, length)
    }

    fn scribble(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        self.files.scribble(name, text, safe)
    }

    fn keep_twice(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        self.files.keep_twice(name, other)
    }

    fn list(&self) -> io::Result<Vec<String>> {
        self.files.list()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.files.path(name)
    }

    fn read_chosen(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.files.read_chosen(path)
    }

    fn open_chosen(&self, path: &Path) -> UnopenedFile {
        if path.extension().is_none_or(|it| it != "pgn") {
            return self.files.open_chosen(path);
        }
        let (sender, held) = mpsc::channel();
        self.held.borrow_mut().push(sender);
        Box::new(move || {
            let beginning = (0..READ).map(|_| b' ').collect();
            let version = FileVersion {
                length: LENGTH,
                changed: None,
                identity: (0, 0),
            };
            Ok(ChosenFile {
                content: Box::new(HeldFile(Cursor::new(beginning), held)),
                version,
            })
        })
    }

    fn write_chosen(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
        self.files.write_chosen(path, bytes, overwrite)
    }
}
