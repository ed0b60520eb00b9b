//! The files of the program itself.
//!
//! The program's own files lie in one folder: `JADOUBE_HOME` if that is set, else the system's folder for the data of
//! applications. Nothing of a person's is ever overwritten there: what cannot be read is set aside under another name.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::atomic_file::{self, sync_folder};
use super::chosen_file::{ChosenFiles, Overwrite, UnopenedFile, in_memory};
use super::regular_file;

/// The journal of the game on the table.
pub const JOURNAL: &str = "game.journal";
/// What the person has chosen.
pub const SETTINGS: &str = "settings.ron";
/// The last moment at which the program was alive with a clock running.
pub const LAST_SIGN: &str = "last-sign";
/// The folder of the journals of earlier games.
pub const EARLIER: &str = "earlier";

/// How long an addition to a file may take to be safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// It is on the disk when the call returns, so that not even a power cut loses it.
    AtOnce,
    /// It is with the system, so that the end of this program does not lose it.
    Soon,
}

/// The names of all own files, still to be listed: those in folders behind the folder's name and a `/`, oldest names
/// first. It fails where the program's folder may not be read, or the disk fails.
pub type UnlistedFolder = Box<dyn FnOnce() -> io::Result<Vec<String>> + Send>;

/// Where the program keeps its own files, by name.
pub trait Store: fmt::Debug {
    /// The whole of an own file; none if there is no such file.
    ///
    /// # Errors
    /// The file may not be read, the disk fails, or its folder is gone.
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>>;

    /// Replaces an own file as a whole: whenever the program ends, the old or the new one is there.
    ///
    /// # Errors
    /// The disk is full, the folder is not writable, or the disk fails; the old file is still whole.
    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Adds to the end of an own file.
    ///
    /// # Errors
    /// The disk is full, the folder is not writable, or the disk fails; part of the text may stand at the end.
    fn append(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()>;

    /// Cuts an own file off behind its first `length` bytes, of which nothing is changed; needs no room on the disk. What
    /// is added then is safe only together with it.
    ///
    /// # Errors
    /// There is no such file, it is not writable, or the disk fails; the file is as it was.
    fn cut(&mut self, name: &str, length: u64) -> io::Result<()>;

    /// Overwrites an own small file in place; texts should be of one length.
    ///
    /// # Errors
    /// The disk is full, the folder is not writable, or the disk fails.
    fn scribble(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()>;

    /// Keeps an own file under another name too, never one that exists, and says where; none if there is no such file.
    /// What was kept stays as it is only if the file is then replaced as a whole, not added to.
    ///
    /// # Errors
    /// The folder is not writable, the disk is full, or it fails; the file is as it was.
    fn keep_twice(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>>;

    /// The names of all own files, once they are asked for, where that keeps nobody waiting.
    fn unlisted(&self) -> UnlistedFolder;

    /// Where an own file lies, so that a person can find it.
    fn path(&self, name: &str) -> PathBuf;
}

/// Files on the disk.
#[derive(Debug)]
pub struct DiskStore {
    home: PathBuf,
    journal: Option<(String, File)>,
    _lock: File,
}

/// Why the program's folder cannot be used.
#[derive(Debug)]
pub enum NoHome {
    /// Another Jadoube is open and keeps its game there.
    Taken,
    /// It cannot be made or written to.
    Unusable(io::Error),
}

impl DiskStore {
    /// Takes possession of the program's folder, until it is dropped.
    ///
    /// # Errors
    /// [`NoHome`], when another program holds it or it cannot be used.
    pub fn open(home: PathBuf) -> Result<Self, NoHome> {
        fs::create_dir_all(&home).map_err(NoHome::Unusable)?;
        let lock = open_lock(&home.join("lock")).map_err(NoHome::Unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self {
                home,
                journal: None,
                _lock: lock,
            }),
            Err(fs::TryLockError::WouldBlock) => Err(NoHome::Taken),
            Err(fs::TryLockError::Error(error)) => Err(NoHome::Unusable(error)),
        }
    }

    /// Where the program's folder is: `JADOUBE_HOME`, else where the system wants the data of applications.
    #[must_use]
    pub fn usual_home() -> PathBuf {
        if let Some(home) = std::env::var_os("JADOUBE_HOME").filter(|home| !home.is_empty()) {
            return PathBuf::from(home);
        }
        directories::ProjectDirs::from("", "", "jadoube").map_or_else(
            || PathBuf::from(".jadoube"),
            |folders| folders.data_dir().to_owned(),
        )
    }
}

/// The file that whoever keeps a game in the folder holds: nothing ever stands in it, and what stands in one that somebody
/// else put there stays.
fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        use rustix::fs::OFlags;

        let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
        options.custom_flags(flags.bits().cast_signed());
    }
    options.open(path)
}

impl Store for DiskStore {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        match regular_file::read(&self.home.join(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.journal.take_if(|(open, _)| open == name);
        atomic_file::write(&self.home.join(name), bytes, Overwrite::Allowed)
    }

    fn append(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        let file = match &mut self.journal {
            Some((open, file)) if open == name => file,
            place => {
                let file = OpenOptions::new()
                    .append(true)
                    .create(true)
                    .open(self.home.join(name))?;
                &mut place.insert((name.to_owned(), file)).1
            }
        };
        file.write_all(text.as_bytes())?;
        match safe {
            Durability::AtOnce => file.sync_data(),
            Durability::Soon => Ok(()),
        }
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.journal.take_if(|(open, _)| open == name);
        let file = OpenOptions::new().write(true).open(self.home.join(name))?;
        if file.metadata()?.len() < length {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        file.set_len(length)
    }

    fn scribble(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        let path = self.home.join(name);
        let is_new = !path.exists();
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        file.write_all(text.as_bytes())?;
        file.set_len(text.len() as u64)?;
        match safe {
            Durability::AtOnce => file.sync_data()?,
            Durability::Soon => return Ok(()),
        }
        if is_new {
            sync_folder(&self.home)
        } else {
            Ok(())
        }
    }

    fn keep_twice(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        let (path, wanted) = (self.home.join(name), self.home.join(other));
        let folder = wanted.parent().unwrap_or(&self.home).to_owned();
        if !folder.exists() {
            fs::create_dir_all(&folder)?;
            sync_folder(&self.home)?;
        }
        let free = first_free(&wanted, Path::exists);
        match fs::hard_link(&path, &free) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            // Not every file system knows a file by two names.
            Err(_) => write_anew(&free, &fs::read(&path)?)?,
        }
        sync_folder(&folder)?;
        Ok(Some(free))
    }

    fn unlisted(&self) -> UnlistedFolder {
        let home = self.home.clone();
        Box::new(move || list(&home))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.home.join(name)
    }
}

/// The names of the files in the program's folder and in that of earlier games.
fn list(home: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for (folder, prefix) in [(home.to_owned(), ""), (home.join(EARLIER), EARLIER)] {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        for entry in entries {
            let entry = entry?;
            if !entry.file_type()?.is_file() {
                continue;
            }
            let Ok(name) = entry.file_name().into_string() else {
                continue;
            };
            names.push(match prefix {
                "" => name,
                folder => format!("{folder}/{name}"),
            });
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// Writes a file that does not exist yet; nothing is left of it if that fails.
fn write_anew(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    written.inspect_err(|_| drop(fs::remove_file(path)))
}

/// `wanted`, or the first of `wanted 2`, `wanted 3`, … that is free.
fn first_free(wanted: &Path, is_taken: impl Fn(&Path) -> bool) -> PathBuf {
    let stem = wanted.file_stem().unwrap_or_default().to_string_lossy();
    let ending = wanted
        .extension()
        .map(|ending| format!(".{}", ending.to_string_lossy()))
        .unwrap_or_default();
    let others = (2u32..).map(|number| wanted.with_file_name(format!("{stem} {number}{ending}")));
    std::iter::once(wanted.to_owned())
        .chain(others)
        .find(|path| !is_taken(path))
        .expect("some number is free")
}

/// Files in memory: copies share them. For tests, and for a program that may not write anywhere.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore(Rc<RefCell<BTreeMap<PathBuf, Vec<u8>>>>);

impl MemoryStore {
    /// What stands in a file, own or chosen.
    #[must_use]
    pub fn file(&self, path: impl AsRef<Path>) -> Option<Vec<u8>> {
        self.0.borrow().get(path.as_ref()).cloned()
    }

    /// Puts a file there.
    pub fn put(&self, path: impl Into<PathBuf>, bytes: impl Into<Vec<u8>>) {
        self.0.borrow_mut().insert(path.into(), bytes.into());
    }

    /// The names of all files.
    #[must_use]
    pub fn names(&self) -> Vec<PathBuf> {
        self.0.borrow().keys().cloned().collect()
    }
}

impl Store for MemoryStore {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        Ok(self.file(name))
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.put(name, bytes);
        Ok(())
    }

    fn append(&mut self, name: &str, text: &str, _: Durability) -> io::Result<()> {
        self.0
            .borrow_mut()
            .entry(name.into())
            .or_default()
            .extend_from_slice(text.as_bytes());
        Ok(())
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        let mut files = self.0.borrow_mut();
        let file = files.get_mut(Path::new(name)).ok_or(ErrorKind::NotFound)?;
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        if file.len() < length {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        file.truncate(length);
        Ok(())
    }

    fn scribble(&mut self, name: &str, text: &str, _: Durability) -> io::Result<()> {
        self.write(name, text.as_bytes())
    }

    fn keep_twice(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        let mut files = self.0.borrow_mut();
        let Some(bytes) = files.get(Path::new(name)).cloned() else {
            return Ok(None);
        };
        let free = first_free(Path::new(other), |path| files.contains_key(path));
        files.insert(free.clone(), bytes);
        Ok(Some(free))
    }

    fn unlisted(&self) -> UnlistedFolder {
        let names = self.names().into_iter();
        let names = names.filter_map(|name| name.into_os_string().into_string().ok());
        let names: Vec<String> = names.collect();
        Box::new(move || Ok(names))
    }

    fn path(&self, name: &str) -> PathBuf {
        name.into()
    }
}

impl ChosenFiles for MemoryStore {
    fn open(&self, path: &Path) -> UnopenedFile {
        in_memory(self.file(path).ok_or_else(|| ErrorKind::NotFound.into()))
    }

    fn save(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
        if overwrite == Overwrite::Never && self.file(path).is_some() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.put(path, bytes);
        Ok(())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_lock_that_somebody_made_a_link_touches_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let (home, theirs) = (folder.path().join("home"), folder.path().join("theirs"));
        fs::create_dir(&home).expect("a folder");
        fs::write(&theirs, "theirs").expect("a file");
        std::os::unix::fs::symlink(&theirs, home.join("lock")).expect("a link");
        let refused = DiskStore::open(home.clone()).expect_err("a link is no lock");
        assert!(matches!(refused, NoHome::Unusable(_)), "{refused:?}");
        fs::remove_file(home.join("lock")).expect("removed");
        fs::write(home.join("lock"), "theirs").expect("a file");
        let held = DiskStore::open(home.clone()).expect("the folder is free");
        assert!(matches!(DiskStore::open(home.clone()), Err(NoHome::Taken)));
        drop(held);
        for path in [theirs, home.join("lock")] {
            assert_eq!(fs::read_to_string(path).expect("a file"), "theirs");
        }
    }
}
