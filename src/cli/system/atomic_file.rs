//! Writing a file as a whole: whenever the program or the power ends, the old file or the new one is there.
//!
//! The new file is made beside the old one, under a name that nothing has, and takes its place when it is on the disk.
//! A symbolic link stays one and what it names is written; the rights of the old file, and where possible its owner, are
//! the new one's; what fails leaves nothing behind.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::file_problem::CircularLinks;
use super::regular_file;

/// As many links as a system follows before it takes them for a circle.
const LINKS: usize = 40;

/// What becomes of a file that stands there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// It stays, and nothing is written.
    Never,
    /// The new one takes its place.
    Allowed,
}

/// Writes the file as a whole.
///
/// # Errors
/// With [`Overwrite::Never`], [`ErrorKind::AlreadyExists`] if there is a file. Otherwise the path names something that is
/// no file, the file may not be written, its folder is gone or not writable, links lead round in a circle, the disk is
/// full or fails. The old file is still whole then, unless only its folder could not be synced: then the new one is.
pub fn write(path: &Path, bytes: &[u8], overwrite: Overwrite) -> io::Result<()> {
    let folder = put(path, bytes, overwrite, File::sync_all)?;
    sync_folder(&folder)
}

/// Replaces the file as a whole, for those who read it meanwhile: they find the old or the new one. Whether the disk has it
/// is not waited for, so that it may be done every second.
///
/// # Errors
/// As for [`write()`].
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put(path, bytes, Overwrite::Allowed, |_| Ok(())).map(drop)
}

/// Puts the file in its place once `sync` is done with it; returns its folder.
fn put(
    path: &Path,
    bytes: &[u8],
    overwrite: Overwrite,
    sync: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let place = followed(path)?;
    let old = existing(&place)?;
    if overwrite == Overwrite::Never && old.is_some() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let folder = match place.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut beside = builder(old.as_ref()).tempfile_in(folder)?;
    // Whoever sweeps the folder leaves it alone; where a file cannot be held, its name is not swept either.
    let _ = beside.as_file().try_lock();
    beside.write_all(bytes)?;
    if let Some(old) = &old {
        keep_rights(old, beside.as_file())?;
    }
    sync(beside.as_file())?;
    persist(beside, &place, overwrite)?;
    Ok(folder.to_owned())
}

/// How often a file is put in its place, and how long is waited before the next time: on Windows a scanner for viruses may
/// hold the old one for a moment.
const TRIES: usize = if cfg!(windows) { 10 } else { 1 };
const APART: Duration = Duration::from_millis(20);

fn persist(mut beside: NamedTempFile, place: &Path, overwrite: Overwrite) -> io::Result<()> {
    for left in (0..TRIES).rev() {
        let persisted = match overwrite {
            Overwrite::Never => beside.persist_noclobber(place),
            Overwrite::Allowed => beside.persist(place),
        };
        match persisted {
            Ok(_) => break,
            Err(failed) if left > 0 && failed.error.kind() == ErrorKind::PermissionDenied => {
                beside = failed.file;
                thread::sleep(APART);
            }
            Err(failed) => return Err(failed.error),
        }
    }
    Ok(())
}

/// Removes what was left in a folder when the program or the power ended in the middle of writing there: files of this
/// user's that bear the name of such a one, and that nobody is writing now.
pub fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if entry.file_name().to_str().is_some_and(is_unfinished_name) && is_left(&path) {
            // What cannot be removed does no harm.
            let _ = fs::remove_file(path);
        }
    }
}

/// What begins and ends the name of a file that is being written, and how many letters and digits stand between.
const UNFINISHED: (&str, usize, &str) = (".jadoube-", 6, ".new");

fn is_unfinished_name(name: &str) -> bool {
    let (prefix, length, suffix) = UNFINISHED;
    let drawn = name
        .strip_prefix(prefix)
        .and_then(|it| it.strip_suffix(suffix));
    drawn.is_some_and(|it| it.len() == length && it.bytes().all(|it| it.is_ascii_alphanumeric()))
}

/// Whether a file is this user's and held by nobody.
#[cfg(unix)]
fn is_left(path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let found = fs::symlink_metadata(path);
    let is_ours =
        found.is_ok_and(|it| it.is_file() && it.uid() == rustix::process::geteuid().as_raw());
    let opened = || regular_file::without_waiting(OpenOptions::new().write(true)).open(path);
    is_ours && opened().is_ok_and(|file| file.try_lock().is_ok())
}

#[cfg(not(unix))]
fn is_left(path: &Path) -> bool {
    let opened = OpenOptions::new().write(true).open(path);
    opened.is_ok_and(|file| file.try_lock().is_ok())
}

/// Brings what was named, renamed or removed in a folder onto the disk.
///
/// # Errors
/// The folder is gone or the disk fails. A system that cannot sync folders is no error.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error)
            if !matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported
            ) =>
        {
            Err(error)
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Where the file itself lies: what a symbolic link names, whether it is there or not.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut place = path.to_owned();
    for _ in 0..LINKS {
        match fs::symlink_metadata(&place) {
            Ok(found) if found.is_symlink() => {
                let target = fs::read_link(&place)?;
                place = place.parent().unwrap_or(Path::new("")).join(target);
            }
            Ok(_) | Err(_) => return Ok(place),
        }
    }
    Err(io::Error::other(CircularLinks))
}

/// What is known of the old file, if there is one: a file that may be written.
fn existing(place: &Path) -> io::Result<Option<Metadata>> {
    let old = match fs::metadata(place) {
        Ok(old) => old,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    regular_file::check(&old)?;
    if old.permissions().readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    // Whoever could not write into it shall not put another in its place either.
    regular_file::without_waiting(OpenOptions::new().write(true)).open(place)?;
    Ok(Some(old))
}

/// A file beside the old one: like any new file, but nobody else's to read while it replaces one.
fn builder(old: Option<&Metadata>) -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    let (prefix, length, suffix) = UNFINISHED;
    builder.prefix(prefix).rand_bytes(length).suffix(suffix);
    #[cfg(unix)]
    if old.is_none() {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = old;
    builder
}

/// Gives the new file the owner of the old one, as far as the system lets it, and its rights.
fn keep_rights(old: &Metadata, new: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let own = new.metadata()?;
        if (own.uid(), own.gid()) != (old.uid(), old.gid()) {
            let given = fchown(new, Some(old.uid()), Some(old.gid()));
            if given.is_err() {
                // A group one belongs to may be given; a file given to nobody else is still written.
                let _ = fchown(new, None, Some(old.gid()));
            }
        }
    }
    new.set_permissions(old.permissions())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

    use rustix::fs::{CWD, FileType, Mode, mknodat};
    use tempfile::TempDir;

    use super::*;
    use crate::system::regular_file::UnsuitableFile;

    fn folder() -> TempDir {
        tempfile::tempdir().expect("a folder")
    }

    fn text(path: impl AsRef<Path>) -> String {
        fs::read_to_string(path).expect("a file")
    }

    fn mode(path: impl AsRef<Path>) -> u32 {
        fs::metadata(path).expect("a file").mode() & 0o7777
    }

    /// The names of everything in a folder.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let name = |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
        let mut names: Vec<String> = entries
            .map(|entry| name(entry).to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
        write(path, bytes, Overwrite::Allowed)
    }

    #[test]
    fn a_new_file_has_the_rights_of_any_new_file_and_stands_alone() {
        let folder = folder();
        let (ours, usual) = (folder.path().join("x.jadoube"), folder.path().join("usual"));
        File::create(&usual).expect("a file");
        write(&ours, b"new", Overwrite::Never).expect("written");
        assert_eq!(text(&ours), "new");
        assert_eq!(mode(&ours), mode(&usual));
        assert_eq!(names(folder.path()), ["usual", "x.jadoube"]);
    }

    #[test]
    fn what_is_there_stays_unless_it_may_be_written_over() {
        let folder = folder();
        let path = folder.path().join("x.jadoube");
        fs::write(&path, "old").expect("a file");
        let refused = write(&path, b"new", Overwrite::Never).expect_err("it is there");
        assert_eq!(refused.kind(), ErrorKind::AlreadyExists);
        assert_eq!(text(&path), "old");
        replace(&path, b"new").expect("written");
        assert_eq!(text(&path), "new");
        assert_eq!(names(folder.path()), ["x.jadoube"]);
    }

    #[test]
    fn nobody_elses_file_beside_it_is_touched() {
        let folder = folder();
        for theirs in ["x.jadoube.new", ".x.jadoube.new", "x.jadoube~"] {
            fs::write(folder.path().join(theirs), "theirs").expect("a file");
        }
        let before = names(folder.path());
        let path = folder.path().join("x.jadoube");
        replace(&path, b"ours").expect("written");
        fs::remove_file(path).expect("removed");
        assert_eq!(names(folder.path()), before);
        assert!(
            before
                .iter()
                .all(|name| text(folder.path().join(name)) == "theirs")
        );
    }

    #[test]
    fn what_a_killed_writing_left_is_swept_up_and_nothing_else() {
        let folder = folder();
        let left = folder.path().join(".jadoube-3M9f3G.new");
        let theirs = [
            ".jadoube-3M9f3.new",
            ".jadoube-3M9f-G.new",
            "jadoube-3M9f3G.new",
        ];
        for name in theirs
            .iter()
            .map(|name| folder.path().join(name))
            .chain([left])
        {
            fs::write(name, "half").expect("a file");
        }
        symlink(theirs[0], folder.path().join(".jadoube-000000.new")).expect("a link");
        let mut being_written = builder(None).tempfile_in(folder.path()).expect("a file");
        being_written.as_file().try_lock().expect("it is held");
        being_written.write_all(b"new").expect("written");
        sweep(folder.path());
        assert!(being_written.path().exists());
        drop(being_written);
        let mut expected = [&theirs[..], &[".jadoube-000000.new"]].concat();
        expected.sort_unstable();
        assert_eq!(names(folder.path()), expected);
    }

    #[test]
    fn the_rights_and_the_owner_of_the_old_file_are_kept() {
        let folder = folder();
        let path = folder.path().join("x.jadoube");
        for rights in [0o600, 0o640, 0o664, 0o755] {
            fs::write(&path, "old").expect("a file");
            fs::set_permissions(&path, fs::Permissions::from_mode(rights)).expect("rights");
            // Only root can give a file away; for anybody else the owner is their own before and after.
            let _ = std::os::unix::fs::chown(&path, Some(1234), Some(4321));
            let before = fs::metadata(&path).expect("a file");
            replace(&path, b"new").expect("written");
            let after = fs::metadata(&path).expect("a file");
            assert_eq!(mode(&path), rights);
            assert_eq!((after.uid(), after.gid()), (before.uid(), before.gid()));
            assert_ne!(after.ino(), before.ino(), "it is replaced as a whole");
        }
    }

    #[test]
    fn a_file_that_may_not_be_written_is_not_replaced() {
        let folder = folder();
        let path = folder.path().join("x.jadoube");
        fs::write(&path, "old").expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("rights");
        let refused = replace(&path, b"new").expect_err("it may not be written");
        assert_eq!(refused.kind(), ErrorKind::PermissionDenied);
        assert_eq!(
            (text(&path).as_str(), names(folder.path()).len()),
            ("old", 1)
        );
    }

    #[test]
    fn a_link_stays_a_link_and_what_it_names_is_written() {
        let folder = folder();
        let (here, there) = (folder.path().join("here"), folder.path().join("there"));
        for made in [&here, &there] {
            fs::create_dir(made).expect("a folder");
        }
        let (link, twice) = (here.join("link"), here.join("twice"));
        symlink("../there/file", &link).expect("a link");
        symlink("link", &twice).expect("a link");
        for (path, bytes) in [(&link, "first"), (&twice, "second"), (&link, "third")] {
            replace(path, bytes.as_bytes()).expect("written");
            assert_eq!(text(there.join("file")), bytes);
        }
        assert!(link.is_symlink() && twice.is_symlink());
        assert_eq!((names(&here).len(), names(&there).len()), (2, 1));
        let refused = write(&link, b"fourth", Overwrite::Never).expect_err("it is there");
        assert_eq!(refused.kind(), ErrorKind::AlreadyExists);
        symlink("round", here.join("round")).expect("a link");
        replace(&here.join("round"), b"lost").expect_err("it leads nowhere");
    }

    #[test]
    fn what_is_no_file_is_left_as_it_is_and_nothing_stays_behind() {
        let folder = folder();
        let (inner, pipe) = (folder.path().join("inner"), folder.path().join("pipe"));
        fs::create_dir(&inner).expect("a folder");
        mknodat(CWD, &pipe, FileType::Fifo, Mode::RWXU, 0).expect("a pipe");
        for overwrite in [Overwrite::Never, Overwrite::Allowed] {
            for (path, why) in [
                (&*inner, UnsuitableFile::Folder),
                (&*pipe, UnsuitableFile::Endless),
                (Path::new("/dev/null"), UnsuitableFile::Endless),
            ] {
                let refused = write(path, b"lost", overwrite).expect_err("this is no file");
                assert_eq!(
                    UnsuitableFile::of(&refused),
                    Some(why),
                    "{}",
                    path.display()
                );
            }
        }
        let gone = folder.path().join("gone/x.jadoube");
        replace(&gone, b"lost").expect_err("there is no such folder");
        assert_eq!(names(folder.path()), ["inner", "pipe"]);
        assert!(names(&inner).is_empty());
    }

    #[test]
    fn what_fails_at_the_last_step_leaves_nothing_behind() {
        let folder = folder();
        let path = folder.path().join("x.jadoube");
        let beside = builder(None).tempfile_in(folder.path()).expect("a file");
        fs::create_dir(&path).expect("a folder, made in the meantime");
        drop(beside.persist(&path).expect_err("a folder is not replaced"));
        assert_eq!(names(folder.path()), ["x.jadoube"]);
    }
}
