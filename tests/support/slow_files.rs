//! Files of which a person never gets one whole: what is seen of a disk that takes its time.

use std::cell::RefCell;
use std::io::{self, Cursor, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};

use jadoube::app::chosen_file::{ChosenFile, ChosenFiles, FileVersion, Overwrite, UnopenedFile};
use jadoube::app::store::MemoryStore;

/// How many bytes of such a file are read.
pub const READ: u64 = 3 << 20;
/// How many bytes it has.
pub const LENGTH: u64 = 8 << 20;

/// Files in memory, where reading any PGN that a person opens stops after a part of it, as long as these are there.
#[derive(Debug, Default)]
pub struct SlowFiles {
    files: MemoryStore,
    held: RefCell<Vec<Sender<()>>>,
}

impl SlowFiles {
    /// Those files, read slowly.
    pub fn over(files: MemoryStore) -> Box<dyn ChosenFiles> {
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
            // It is heard no more once they have gone.
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

impl ChosenFiles for SlowFiles {
    fn open(&self, path: &Path) -> UnopenedFile {
        if path.extension().is_none_or(|it| it != "pgn") {
            return self.files.open(path);
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

    fn save(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
        self.files.save(path, bytes, overwrite)
    }
}
