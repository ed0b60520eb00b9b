//! Files that can be read to an end: opening anything else must not wait, and is refused with a reason.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// The most bytes of a saved game or a script.
pub const MOST_BYTES: u64 = 64 << 20;

/// Why something that has a path is not read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnsuitableFile {
    #[error("this is a folder")]
    Folder,
    /// It is a pipe, a socket or a device: it has no end that could be waited for.
    #[error("this is a pipe or a device, not a file")]
    Endless,
    /// It has more than [`MOST_BYTES`].
    #[error("this file is larger than {} MiB", MOST_BYTES >> 20)]
    TooLarge,
}

impl From<UnsuitableFile> for io::Error {
    fn from(unsuitable: UnsuitableFile) -> Self {
        Self::other(unsuitable)
    }
}

impl UnsuitableFile {
    /// The reason, if that error is one of these.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

/// Opens a file to be read, and nothing but a file; it may still take its time where the disk does.
///
/// # Errors
/// [`UnsuitableFile`], or the file is gone or may not be read.
pub fn open(path: &Path) -> io::Result<File> {
    // Without waiting, for a pipe into which nobody writes would be waited for by opening it.
    let file = without_waiting(OpenOptions::new().read(true)).open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Opens a file in that way to be written, and nothing but a file.
///
/// # Errors
/// [`UnsuitableFile`], or the file may not be written.
pub fn open_to_write(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    match fs::metadata(path) {
        Ok(found) => check(&found)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let file = without_waiting(options).open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Reads the whole of a file of at most [`MOST_BYTES`].
///
/// # Errors
/// [`UnsuitableFile`], or the file is gone, may not be read, or the disk fails.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_all(open(path)?)
}

/// Reads to the end, at most [`MOST_BYTES`].
///
/// # Errors
/// [`UnsuitableFile::TooLarge`], or whatever reading meets.
pub fn read_all(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(UnsuitableFile::TooLarge.into());
    }
    Ok(bytes)
}

/// Whether this is a file.
///
/// # Errors
/// [`UnsuitableFile`], if it is not.
pub fn check(metadata: &Metadata) -> Result<(), UnsuitableFile> {
    if metadata.is_file() {
        Ok(())
    } else if metadata.is_dir() {
        Err(UnsuitableFile::Folder)
    } else {
        Err(UnsuitableFile::Endless)
    }
}

/// The same way of opening, but waiting for nobody at the other end of a pipe or a device.
pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        use rustix::fs::OFlags;

        let flags = OFlags::NONBLOCK | OFlags::NOCTTY;
        options.custom_flags(flags.bits().cast_signed());
    }
    options
}
