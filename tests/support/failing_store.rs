//! A disk of a test: it fails its n-th call, once or from then on, and a power cut takes from it what was not synced.
//!
//! Each call of a [`Store`] is taken apart into what a disk is asked for: reading, writing, syncing, renaming, cutting,
//! and syncing the folder. A write that fails leaves half of its bytes; a sync that fails loses what it was to make safe,
//! for good, as Linux does it: a later sync does not bring it back.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jadoube::app::chosen_file::{ChosenFiles, Overwrite, UnopenedFile, in_memory};
use jadoube::app::store::{DisplacedFile, Durability, FolderLister, MemoryStore, Store};

/// There is no room on the disk.
pub const ENOSPC: i32 = 28;
/// The disk fails.
pub const EIO: i32 = 5;
/// It may not be written to.
pub const EACCES: i32 = 13;

/// When the disk fails, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// At which call, counted from 0.
    pub call: usize,
    /// The number of the system's error: ENOSPC, EIO, EACCES.
    pub error: i32,
    /// Whether every later call fails too.
    pub lasts: bool,
}

impl Failure {
    /// Every call fails with that error.
    pub const fn always(error: i32) -> Self {
        Self {
            call: 0,
            error,
            lasts: true,
        }
    }
}

/// What becomes of that which was not synced, when the power is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsynced {
    /// All of it is there: only the program was killed.
    Stays,
    /// Nothing of it is there.
    Goes,
    /// Half of what was added to each file is there.
    IsTorn,
}

/// A file as the system shows it, and as it is on the disk.
#[derive(Clone, Debug, Default)]
struct File {
    /// What a program reads; none if its name is gone.
    seen: Option<Vec<u8>>,
    /// What a power cut leaves.
    safe: Option<Vec<u8>>,
    /// Whether it came there by a renaming that is not safe yet.
    is_renamed: bool,
    /// From where on a sync that failed has lost what was seen.
    lost_from: Option<usize>,
}

#[derive(Debug, Default)]
struct Disk {
    files: BTreeMap<PathBuf, File>,
    calls: usize,
    failure: Option<Failure>,
}

/// The disk; copies share it.
#[derive(Clone, Debug, Default)]
pub struct FailingStore(Rc<RefCell<Disk>>);

impl FailingStore {
    /// From now on, counting from here, the disk fails so.
    pub fn fail(&self, failure: Failure) {
        let mut disk = self.0.borrow_mut();
        (disk.calls, disk.failure) = (0, Some(failure));
    }

    /// The disk is in order again.
    pub fn mend(&self) {
        let mut disk = self.0.borrow_mut();
        (disk.calls, disk.failure) = (0, None);
    }

    /// How many calls there were since the disk was last told to fail or mended.
    pub fn calls(&self) -> usize {
        self.0.borrow().calls
    }

    /// The disk as it is found when the program, or the machine, is started again.
    pub fn restarted(&self, unsynced: Unsynced) -> Self {
        let disk = self.0.borrow();
        let files = disk.files.iter().filter_map(|(path, file)| {
            let seen = match unsynced {
                Unsynced::Stays => file.seen.clone()?,
                Unsynced::Goes => file.safe.clone()?,
                Unsynced::IsTorn => torn(file)?,
            };
            let file = File {
                seen: Some(seen.clone()),
                safe: Some(seen),
                ..File::default()
            };
            Some((path.clone(), file))
        });
        let disk = Disk {
            files: files.collect(),
            ..Disk::default()
        };
        Self(Rc::new(RefCell::new(disk)))
    }

    /// What stands in a file.
    pub fn file(&self, path: impl AsRef<Path>) -> Option<Vec<u8>> {
        let disk = self.0.borrow();
        disk.files.get(path.as_ref())?.seen.clone()
    }

    /// Puts a file there, safely.
    pub fn put(&self, path: impl Into<PathBuf>, bytes: impl Into<Vec<u8>>) {
        let bytes = bytes.into();
        let file = File {
            seen: Some(bytes.clone()),
            safe: Some(bytes),
            ..File::default()
        };
        self.0.borrow_mut().files.insert(path.into(), file);
    }

    /// The same files in a store that never fails.
    pub fn in_memory(&self) -> MemoryStore {
        let memory = MemoryStore::default();
        for (path, file) in &self.0.borrow().files {
            if let Some(bytes) = &file.seen {
                memory.put(path.clone(), bytes.clone());
            }
        }
        memory
    }
}

/// What is left of a file when half of what was added to it since it was synced is there.
fn torn(file: &File) -> Option<Vec<u8>> {
    let seen = file.seen.as_ref()?;
    let safe = file.safe.as_deref().unwrap_or_default();
    let Some(added) = seen.strip_prefix(safe).filter(|_| !file.is_renamed) else {
        return file.safe.clone();
    };
    let half = safe.len() + added.len() / 2;
    Some(seen[..half].to_vec())
}

impl Disk {
    fn call(&mut self) -> io::Result<()> {
        let call = self.calls;
        self.calls += 1;
        let fails = self
            .failure
            .filter(|it| it.call == call || it.lasts && it.call < call);
        fails.map_or(Ok(()), |it| Err(io::Error::from_raw_os_error(it.error)))
    }

    fn file(&mut self, name: &str) -> &mut File {
        self.files.entry(name.into()).or_default()
    }

    fn sync(&mut self, name: &str) -> io::Result<()> {
        let synced = self.call();
        let file = self.file(name);
        let seen = file.seen.clone().unwrap_or_default();
        let safe = file.safe.as_ref().map_or(0, Vec::len);
        if synced.is_err() {
            file.lost_from = Some(file.lost_from.unwrap_or(safe).min(safe));
        } else {
            let mut now = seen;
            if let Some(from) = file.lost_from.filter(|&from| from < now.len()) {
                // Where the bytes never came, the disk has nothing.
                let until = now.len();
                now[from..until].fill(0);
            }
            file.safe = Some(now);
        }
        synced
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        // Beside its place, where half of it may stand: the file itself is untouched until it is renamed.
        for _write_sync_rename in 0..3 {
            self.call()?;
        }
        let file = self.file(name);
        file.seen = Some(bytes.to_owned());
        (file.is_renamed, file.lost_from) = (true, None);
        self.call()?;
        let file = self.file(name);
        file.safe = Some(bytes.to_owned());
        file.is_renamed = false;
        Ok(())
    }
}

impl Store for FailingStore {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        self.0.borrow_mut().call()?;
        Ok(self.file(name))
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.0.borrow_mut().write(name, bytes)
    }

    fn append(
        &mut self,
        name: &str,
        length: u64,
        text: &str,
        durability: Durability,
    ) -> io::Result<()> {
        if length > 0 && !self.is_in_place(name, length)? {
            return Err(DisplacedFile.into());
        }
        let mut disk = self.0.borrow_mut();
        let written = disk.call();
        let length = if written.is_ok() {
            text.len()
        } else {
            text.len() / 2
        };
        let seen = disk.file(name).seen.get_or_insert_default();
        seen.extend_from_slice(&text.as_bytes()[..length]);
        written?;
        match durability {
            Durability::AtOnce => disk.sync(name),
            Durability::Soon => Ok(()),
        }
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        let mut disk = self.0.borrow_mut();
        disk.call()?;
        let length = usize::try_from(length).expect("a small file");
        let file = disk.file(name);
        let seen = file.seen.as_mut().ok_or(DisplacedFile)?;
        assert!(length <= seen.len(), "nothing is cut off that is not there");
        seen.truncate(length);
        file.lost_from = file.lost_from.filter(|&from| from < length);
        Ok(())
    }

    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool> {
        let found = self.file(name);
        Ok(found.is_some_and(|bytes| bytes.len() as u64 == length))
    }

    fn overwrite_in_place(
        &mut self,
        name: &str,
        text: &str,
        durability: Durability,
    ) -> io::Result<()> {
        let mut disk = self.0.borrow_mut();
        disk.call()?;
        disk.file(name).seen = Some(text.as_bytes().to_owned());
        disk.file(name).lost_from = None;
        match durability {
            Durability::AtOnce => disk.sync(name),
            Durability::Soon => Ok(()),
        }
    }

    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        let free = self.free(other);
        let mut disk = self.0.borrow_mut();
        disk.call()?;
        let Some(file) = disk
            .files
            .get(Path::new(name))
            .filter(|file| file.seen.is_some())
        else {
            return Ok(None);
        };
        let mut file = file.clone();
        let safe = file.safe.take();
        file.is_renamed = true;
        disk.files.insert(free.clone(), file);
        disk.call()?;
        if let Some(kept) = disk.files.get_mut(&free) {
            kept.safe = safe;
            kept.is_renamed = false;
        }
        Ok(Some(free))
    }

    fn folder_lister(&self) -> FolderLister {
        let called = self.0.borrow_mut().call();
        match called {
            Ok(()) => self.in_memory().folder_lister(),
            Err(error) => Box::new(|| Err(error)),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        name.into()
    }
}

impl ChosenFiles for FailingStore {
    fn open(&self, path: &Path) -> UnopenedFile {
        let asked = self.0.borrow_mut().call();
        let found = asked.and_then(|()| {
            let bytes = self.file(path);
            bytes.ok_or_else(|| io::ErrorKind::NotFound.into())
        });
        in_memory(found)
    }

    fn save(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
        if overwrite == Overwrite::Never && self.file(path).is_some() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let name = path.to_str().expect("a name in letters").to_owned();
        self.0.borrow_mut().write(&name, bytes)
    }
}

impl FailingStore {
    /// That name, or the first with a number behind it that is free.
    fn free(&self, name: &str) -> PathBuf {
        let disk = self.0.borrow();
        let is_free = |path: &PathBuf| disk.files.get(path).is_none_or(|it| it.seen.is_none());
        let numbered = (2..).map(|number| PathBuf::from(format!("{name} {number}")));
        std::iter::once(PathBuf::from(name))
            .chain(numbered)
            .find(is_free)
            .expect("some number is free")
    }
}
