//! The files of the program itself.
//!
//! They lie in the [places](super::places) that the system has for them. Nothing of a person's is ever overwritten there:
//! what cannot be read is set aside under another name.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::chosen_file::{ChosenFiles, Overwrite, UnopenedFile, in_memory};
pub use super::places::{LAST_SIGN, SETTINGS};
use super::places::{Places, make_folder};
use jadoube_cli::system::atomic_file::{self, sync_folder};
use jadoube_cli::system::regular_file;
use jadoube_ui::OtherProgram;

/// The journal of the game on the table.
pub const JOURNAL: &str = "game.journal";
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

/// What is wrong with an own file that is written on with: it was taken away, another was put in its place, or something
/// else has changed how long it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("something else took the file away or changed it")]
pub struct DisplacedFile;

impl From<DisplacedFile> for io::Error {
    fn from(displaced: DisplacedFile) -> Self {
        Self::other(displaced)
    }
}

impl DisplacedFile {
    /// Whether that error is this one.
    pub fn is(error: &io::Error) -> bool {
        error
            .get_ref()
            .is_some_and(<dyn Error + Send + Sync>::is::<Self>)
    }
}

/// The names of all own files, still to be listed: those in folders behind the folder's name and a `/`, oldest names
/// first. It fails where the program's folder may not be read, or the disk fails.
pub type FolderLister = Box<dyn FnOnce() -> io::Result<Vec<String>> + Send>;

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

    /// Adds to the end of an own file of `length` bytes; makes the file if that is none.
    ///
    /// # Errors
    /// [`DisplacedFile`], and nothing was added; the disk is full, the folder is not writable, or the disk fails, and part of
    /// the text may stand at the end.
    fn append(&mut self, name: &str, length: u64, text: &str, safe: Durability) -> io::Result<()>;

    /// Cuts an own file off behind its first `length` bytes, of which nothing is changed; needs no room on the disk. What
    /// is added then is safe only together with it.
    ///
    /// # Errors
    /// [`DisplacedFile`], it is not writable, or the disk fails; the file is as it was.
    fn cut(&mut self, name: &str, length: u64) -> io::Result<()>;

    /// Whether an own file is still the one that was written, and of that length.
    ///
    /// # Errors
    /// Its folder may not be read, or the disk fails.
    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool>;

    /// Overwrites an own small file in place; texts should be of one length.
    ///
    /// # Errors
    /// The disk is full, the folder is not writable, or the disk fails.
    fn overwrite_in_place(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()>;

    /// Keeps an own file under another name too, never one that exists, and says where; none if there is no such file.
    /// What was kept stays as it is only if the file is then replaced as a whole, not added to. A folder, a pipe or a device
    /// that bears the name is moved.
    ///
    /// # Errors
    /// The folder is not writable, the disk is full, or it fails; the file is as it was.
    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>>;

    /// The names of all own files, once they are asked for, where that keeps nobody waiting.
    fn folder_lister(&self) -> FolderLister;

    /// Where an own file lies, so that a person can find it.
    fn path(&self, name: &str) -> PathBuf;

    /// Returns where an own file lies on the disk; none where nothing is kept there, and a name leads nowhere.
    fn path_on_disk(&self, name: &str) -> Option<PathBuf> {
        Some(self.path(name)).filter(|path| path.is_absolute())
    }
}

#[derive(Debug)]
pub struct DiskStore {
    places: Places,
    /// The files that are added to, by name.
    open: BTreeMap<String, File>,
    lock: File,
}

/// Why the program's folder cannot be used.
#[derive(Debug)]
pub enum NoHome {
    /// Another Jadoube is open and keeps its game there.
    Taken(Option<OtherProgram>),
    /// It cannot be made or written to.
    Unusable(io::Error),
}

impl DiskStore {
    /// Takes possession of the program's places, until it is dropped.
    ///
    /// # Errors
    /// [`NoHome`], when another program holds them or they cannot be used.
    pub fn open(places: impl Into<Places>) -> Result<Self, NoHome> {
        let places = places.into().with_former_data();
        let lock = hold(&places.data)?;
        let places = places.with_former_files();
        for folder in [&places.data, &places.config] {
            atomic_file::sweep(folder);
        }
        Ok(Self {
            places,
            open: BTreeMap::new(),
            lock,
        })
    }

    /// Makes the program's folder anew and holds it, if it was taken away.
    fn hold_home(&mut self) -> io::Result<()> {
        let lock = fs::symlink_metadata(self.places.of(LOCK));
        if lock.is_ok_and(|found| is_of(&self.lock, &found)) {
            return Ok(());
        }
        self.lock = hold(&self.places.data).map_err(|held| match held {
            NoHome::Taken(_) => ErrorKind::ResourceBusy.into(),
            NoHome::Unusable(error) => error,
        })?;
        Ok(())
    }

    /// The own file of that name to be written, if it is still the one that was added to and has as many bytes at least.
    fn opened(&self, name: &str, length: u64, options: &mut OpenOptions) -> io::Result<File> {
        let file = match regular_file::without_waiting(options).open(self.places.of(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(DisplacedFile.into()),
            Err(error) => return Err(error),
        };
        let found = file.metadata()?;
        let known = self.open.get(name);
        let is_it = found.is_file() && known.is_none_or(|known| is_of(known, &found));
        if is_it && found.len() >= length {
            Ok(file)
        } else {
            Err(DisplacedFile.into())
        }
    }
}

/// The file that whoever keeps a game in the folder holds.
const LOCK: &str = "lock";

/// Takes possession of a folder, which is made if it is not there.
fn hold(home: &Path) -> Result<File, NoHome> {
    make_folder(home).map_err(NoHome::Unusable)?;
    let lock = open_lock(&home.join(LOCK)).map_err(NoHome::Unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(fs::TryLockError::WouldBlock) => Err(NoHome::Taken(holder(home))),
        Err(fs::TryLockError::Error(error)) => Err(NoHome::Unusable(error)),
    }
}

/// The file in which the program that holds the lock says who it is.
pub const HOLDER: &str = "running";

/// Who holds the folder, as it said itself; nothing where it did not.
fn holder(home: &Path) -> Option<OtherProgram> {
    let said = regular_file::read(&home.join(HOLDER)).ok()?;
    let who = String::from_utf8(said).ok()?.trim().to_owned();
    let journal = home.join(JOURNAL);
    Some(OtherProgram {
        who: Some(who).filter(|who| !who.is_empty())?,
        journal: Some(journal).filter(|journal| journal.exists()),
    })
}

/// Whether what was found under a name is the file that is open.
#[cfg(unix)]
fn is_of(open: &File, found: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    let place = |file: &Metadata| (file.dev(), file.ino());
    open.metadata()
        .is_ok_and(|open| place(&open) == place(found))
}

/// Whether what was found under a name is the file that is open: where the system keeps an open file in its place, it is.
#[cfg(not(unix))]
fn is_of(_: &File, found: &Metadata) -> bool {
    found.is_file()
}

/// Opens the lock: nothing ever stands in it, and what stands in one that somebody
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
        match regular_file::read(&self.places.of(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.hold_home()?;
        self.open.remove(name);
        let path = self.places.of(name);
        make_folder(path.parent().unwrap_or(&self.places.data))?;
        atomic_file::write(&path, bytes, Overwrite::Allowed)
    }

    fn append(&mut self, name: &str, length: u64, text: &str, safe: Durability) -> io::Result<()> {
        self.hold_home()?;
        if length > 0 && !self.is_in_place(name, length)? {
            return Err(DisplacedFile.into());
        }
        if !self.open.contains_key(name) {
            let mut options = OpenOptions::new();
            options.append(true).create(length == 0);
            let file = self.opened(name, length, &mut options)?;
            self.open.insert(name.to_owned(), file);
        }
        let Some(file) = self.open.get_mut(name) else {
            return Err(DisplacedFile.into());
        };
        file.write_all(text.as_bytes())?;
        match safe {
            Durability::AtOnce => file.sync_data(),
            Durability::Soon => Ok(()),
        }
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.hold_home()?;
        let file = self.opened(name, length, OpenOptions::new().write(true));
        self.open.remove(name);
        file?.set_len(length)
    }

    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool> {
        match fs::metadata(self.places.of(name)) {
            Ok(found) => Ok(found.is_file()
                && found.len() == length
                && self.open.get(name).is_none_or(|open| is_of(open, &found))),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn overwrite_in_place(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        self.hold_home()?;
        let path = self.places.of(name);
        let folder = path.parent().unwrap_or(&self.places.data);
        make_folder(folder)?;
        let is_new = !path.exists();
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let mut file = regular_file::open_to_write(&path, &mut options)?;
        file.write_all(text.as_bytes())?;
        file.set_len(text.len() as u64)?;
        match safe {
            Durability::AtOnce => file.sync_data()?,
            Durability::Soon => return Ok(()),
        }
        if is_new { sync_folder(folder) } else { Ok(()) }
    }

    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        self.hold_home()?;
        let (path, wanted) = (self.places.of(name), self.places.of(other));
        let found = match fs::symlink_metadata(&path) {
            Ok(found) => found,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let folder = wanted.parent().unwrap_or(&self.places.data).to_owned();
        if !folder.exists() {
            make_folder(&folder)?;
            sync_folder(&self.places.data)?;
        }
        let free = first_free(&wanted, Path::exists);
        if found.is_symlink() {
            // What the link names is written over, and it may name nothing.
            match regular_file::read(&path) {
                Ok(bytes) => write_anew(&free, &bytes)?,
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
                Err(error) => return Err(error),
            }
        } else if !found.is_file() {
            fs::rename(&path, &free)?;
        } else if fs::hard_link(&path, &free).is_err() {
            // Not every file system knows a file by two names.
            write_anew(&free, &fs::read(&path)?)?;
        }
        sync_folder(&folder)?;
        Ok(Some(free))
    }

    fn folder_lister(&self) -> FolderLister {
        let home = self.places.data.clone();
        Box::new(move || list(&home))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.places.of(name)
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
    pub fn file(&self, path: impl AsRef<Path>) -> Option<Vec<u8>> {
        self.0.borrow().get(path.as_ref()).cloned()
    }

    pub fn put(&self, path: impl Into<PathBuf>, bytes: impl Into<Vec<u8>>) {
        self.0.borrow_mut().insert(path.into(), bytes.into());
    }

    /// The names of all files.
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

    fn append(&mut self, name: &str, length: u64, text: &str, _: Durability) -> io::Result<()> {
        if length > 0 && !self.is_in_place(name, length)? {
            return Err(DisplacedFile.into());
        }
        self.0
            .borrow_mut()
            .entry(name.into())
            .or_default()
            .extend_from_slice(text.as_bytes());
        Ok(())
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        let mut files = self.0.borrow_mut();
        let file = files.get_mut(Path::new(name)).ok_or(DisplacedFile)?;
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        if file.len() < length {
            return Err(DisplacedFile.into());
        }
        file.truncate(length);
        Ok(())
    }

    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool> {
        let files = self.0.borrow();
        let found = files.get(Path::new(name));
        Ok(found.is_some_and(|bytes| bytes.len() as u64 == length))
    }

    fn overwrite_in_place(&mut self, name: &str, text: &str, _: Durability) -> io::Result<()> {
        self.write(name, text.as_bytes())
    }

    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        let mut files = self.0.borrow_mut();
        let Some(bytes) = files.get(Path::new(name)).cloned() else {
            return Ok(None);
        };
        let free = first_free(Path::new(other), |path| files.contains_key(path));
        files.insert(free.clone(), bytes);
        Ok(Some(free))
    }

    fn folder_lister(&self) -> FolderLister {
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
        let second = DiskStore::open(home.clone());
        assert!(matches!(second, Err(NoHome::Taken(_))));
        drop(held);
        for path in [theirs, home.join("lock")] {
            assert_eq!(fs::read_to_string(path).expect("a file"), "theirs");
        }
    }
}
