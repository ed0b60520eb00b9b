//! The files that people choose, by their paths. Each is opened on the thread that reads it, for opening may take long.

use std::fmt;
use std::fs::{File, Metadata};
use std::io::{self, Cursor, ErrorKind, Read, Seek};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub use jadoube_cli::system::atomic_file::Overwrite;
use jadoube_cli::system::regular_file;

/// Where the files lie that people choose.
pub trait ChosenFiles: fmt::Debug {
    /// A file that a person chose, to be opened by whoever reads it; nothing is done with it before that.
    fn open(&self, path: &Path) -> UnopenedFile;

    /// Writes a file that a person chose, as a whole.
    ///
    /// # Errors
    /// [`AlreadyExists`](io::ErrorKind::AlreadyExists) if there is one and it is not to be overwritten; the disk is full, the
    /// folder is gone or not writable, the file may not be written, or the path names something that is no file. What was
    /// there is then still whole.
    fn save(&mut self, path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()>;

    /// Returns whether the program keeps a file of that name itself, in no folder.
    fn keeps(&self, _: &Path) -> bool {
        false
    }

    /// Returns what replaces a file as a whole on whatever thread calls it, again and again; nothing where files belong to the
    /// window's thread.
    fn replacer(&self) -> Option<Replace> {
        None
    }

    /// A new file, to be written on the thread that calls it; where there is one already it gets another name. Files that
    /// belong to the window's thread are written at once.
    fn new_file(&mut self, path: &Path, document: PendingDocument) -> UnwrittenFile {
        let bytes = document();
        let saved = save_as_new(path, |path| self.save(path, &bytes, Overwrite::Never));
        Box::new(move || saved)
    }
}

/// Replaces a file as a whole.
pub type Replace = fn(&Path, &[u8]) -> io::Result<()>;

/// What makes the bytes of a file, on whatever thread it is written.
pub type PendingDocument = Box<dyn FnOnce() -> Vec<u8> + Send>;

/// Under which name a file was written, and whether it was.
pub type SavedFile = (PathBuf, io::Result<()>);

/// A file that is not written yet.
pub type UnwrittenFile = Box<dyn FnOnce() -> SavedFile + Send>;

/// How many names are tried for a new file.
const NAMES: u32 = 1000;

/// Where a path leads that says no folder: into that one, if it is known.
pub fn in_folder(folder: Option<&Path>, path: PathBuf) -> PathBuf {
    match folder {
        Some(folder) => folder.join(path),
        None => path,
    }
}

/// Where a path leads that begins with `~/`: into that folder, if it is known.
pub fn under_home(path: PathBuf, home: Option<PathBuf>) -> PathBuf {
    match (path.strip_prefix("~"), home) {
        (Ok(rest), Some(home)) => home.join(rest),
        (Ok(_) | Err(_), _) => path,
    }
}

/// That name, then the same with 2, 3 and so on behind it.
fn names(path: &Path) -> impl Iterator<Item = PathBuf> {
    let numbered = |number: u32| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        path.with_file_name(format!("{stem} {number}.{ending}"))
    };
    std::iter::once(path.to_owned()).chain((2..=NAMES).map(numbered))
}

/// The first of these [`names`] that no file has; the name itself if none is free, or where that cannot be told.
pub fn free_name(path: &Path) -> PathBuf {
    let is_free = |name: &PathBuf| name.try_exists().is_ok_and(|exists| !exists);
    names(path).find(is_free).unwrap_or_else(|| path.to_owned())
}

/// Writes by `save` under the first of these [`names`] that is free.
pub fn save_as_new(path: &Path, mut save: impl FnMut(&Path) -> io::Result<()>) -> SavedFile {
    let is_taken = |done: &io::Result<()>| {
        let error = done.as_ref().err().map(io::Error::kind);
        error == Some(ErrorKind::AlreadyExists)
    };
    for name in names(path) {
        let done = save(&name);
        if !is_taken(&done) {
            return (name, done);
        }
    }
    (path.to_owned(), Err(ErrorKind::AlreadyExists.into()))
}

/// A file that can be read from any place on.
pub trait SeekableFile: Read + Seek + Send {}

impl<T: Read + Seek + Send> SeekableFile for T {}

/// Which state of which file it is: another number where the file was changed or replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileVersion {
    /// How many bytes it has.
    pub length: u64,
    /// When it was changed last, where the system tells it.
    pub changed: Option<SystemTime>,
    /// What tells it from another file: its device and number, or what stands in it.
    pub identity: (u64, u64),
}

impl FileVersion {
    fn of(metadata: &Metadata) -> Self {
        #[cfg(unix)]
        let identity = {
            use std::os::unix::fs::MetadataExt;
            (metadata.dev(), metadata.ino())
        };
        // What takes the place of a file was made at another time.
        #[cfg(not(unix))]
        let identity = {
            let made = metadata.created().ok();
            let made = made.and_then(|it| it.duration_since(SystemTime::UNIX_EPOCH).ok());
            let made = made.unwrap_or_default();
            (made.as_secs(), u64::from(made.subsec_nanos()))
        };
        Self {
            length: metadata.len(),
            changed: metadata.modified().ok(),
            identity,
        }
    }
}

/// A file that was opened.
pub struct ChosenFile {
    pub content: Box<dyn SeekableFile>,
    /// Which state of it that is.
    pub version: FileVersion,
}

impl fmt::Debug for ChosenFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ChosenFile").field(&self.version).finish()
    }
}

/// A file that is still to be opened, where that keeps nobody waiting.
pub type UnopenedFile = Box<dyn FnOnce() -> io::Result<ChosenFile> + Send>;

/// The file on the disk at that path.
///
/// # Errors
/// Opening it: [`UnsuitableFile`](regular_file::UnsuitableFile), or the file is gone or may not be read.
pub fn on_disk(path: PathBuf) -> UnopenedFile {
    Box::new(move || {
        let file: File = regular_file::open(&path)?;
        let version = FileVersion::of(&file.metadata()?);
        Ok(ChosenFile {
            content: Box::new(file),
            version,
        })
    })
}

/// A file whose bytes are at hand, or why they are not.
pub fn in_memory(found: io::Result<Vec<u8>>) -> UnopenedFile {
    Box::new(move || {
        let bytes = found?;
        let version = FileVersion {
            length: bytes.len() as u64,
            changed: None,
            identity: (0, u64::from(crc32fast::hash(&bytes))),
        };
        Ok(ChosenFile {
            content: Box::new(Cursor::new(bytes)),
            version,
        })
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_name_that_a_file_has_gets_the_first_free_number() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        for (taken, free) in [
            ("", "Log.pdf"),
            ("Log 2.pdf", "Log.pdf"),
            ("Log.pdf", "Log 3.pdf"),
            ("Log 3.pdf", "Log 4.pdf"),
        ] {
            if !taken.is_empty() {
                fs::write(path(taken), "").expect("a file");
            }
            assert_eq!(free_name(&path("Log.pdf")), path(free));
        }
        // Names with points keep what stands behind the last one.
        fs::write(path("Ana – Bo 2026.11.23.pdf"), "").expect("a file");
        let day = free_name(&path("Ana – Bo 2026.11.23.pdf"));
        assert_eq!(day, path("Ana – Bo 2026.11.23 2.pdf"));
    }

    #[test]
    fn a_tilde_is_the_folder_of_the_person() {
        let home = || Some(PathBuf::from("/ana"));
        for (typed, path) in [
            ("~/game.pgn", "/ana/game.pgn"),
            ("~", "/ana"),
            ("~ana/game.pgn", "~ana/game.pgn"),
            ("games/~/x", "games/~/x"),
            ("game.pgn", "game.pgn"),
        ] {
            assert_eq!(under_home(typed.into(), home()), Path::new(path), "{typed}");
        }
        assert_eq!(under_home("~/x".into(), None), Path::new("~/x"));
    }
}
