//! A log on the disk that outlives whatever ends the program: each entry is there before what it tells of is heard.
//!
//! An entry that could not be written is not lost: the next one writes everything anew. What cannot be read is set aside
//! under another name, and so is the log of the session before. A small file beside the log tells when the program was
//! last alive, so that a clock which ran when it was killed is stopped there.

use std::io;
use std::marker::PhantomData;
use std::path::PathBuf;

use serde::Serialize;

use super::store::{Durability, EARLIER, Store};
use crate::clock::Moment;
use crate::record::log::checksummed_lines::{LineWriter, ReadLog};

/// Under which names a log lies in the program's folder.
#[derive(Clone, Copy, Debug)]
pub struct LogFiles {
    /// The log itself.
    pub log: &'static str,
    /// The last sign of life.
    pub last_sign: &'static str,
    /// What the names of logs that were set aside say of whose they are.
    pub owner: &'static str,
}

/// A log of such entries on the disk.
#[derive(Debug)]
pub struct DurableLog<E> {
    files: LogFiles,
    writer: LineWriter,
    on_disk: OnDisk,
    entries: PhantomData<E>,
}

/// What of a log is on the disk.
#[derive(Debug)]
enum OnDisk {
    /// All of it.
    Everything,
    /// Not all of it.
    NotEverything,
    /// Nothing, and what lies in its place is to be set aside as something that ended then.
    AnotherLog(String),
}

/// A log that was found on the disk.
#[derive(Debug)]
pub struct FoundLog<T, E> {
    /// What its good lines say.
    pub contents: T,
    /// The log, which goes on behind them.
    pub log: DurableLog<E>,
    /// Where the whole of it was put, if it was damaged.
    pub damaged: Option<PathBuf>,
}

impl<E: Serialize> DurableLog<E> {
    /// A log that begins then; nothing of it is on the disk before its first entry.
    #[must_use]
    pub fn new(files: LogFiles, stamp: &str) -> Self {
        Self {
            files,
            writer: LineWriter::default(),
            on_disk: OnDisk::AnotherLog(stamp.to_owned()),
            entries: PhantomData,
        }
    }

    /// Looks for a log, and reads it up to its last good line; if anything follows that, the whole is set aside and the
    /// good part goes on.
    ///
    /// # Errors
    /// When the log cannot be read, set aside, or written without what is bad in it.
    pub fn find<T>(
        files: LogFiles,
        read: impl FnOnce(&[u8]) -> ReadLog<T>,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<Option<FoundLog<T, E>>> {
        let Some(bytes) = store.read(files.log)? else {
            return Ok(None);
        };
        let ReadLog {
            contents,
            good,
            writer,
        } = read(&bytes);
        let mut damaged = None;
        if good < bytes.len() {
            let name = format!("damaged {}{stamp}.journal", files.owner);
            let aside = store.set_aside(files.log, &name)?;
            store.write(files.log, &bytes[..good])?;
            // A program that was killed leaves the beginning of a line, which is no damage.
            damaged = bytes[good..].contains(&b'\n').then_some(aside);
        }
        let log = Self {
            files,
            writer,
            on_disk: OnDisk::Everything,
            entries: PhantomData,
        };
        Ok(Some(FoundLog {
            contents,
            log,
            damaged,
        }))
    }

    /// Notes that the disk lacks something, so that the next entry writes everything anew.
    pub fn lacks_something(&mut self) {
        if matches!(self.on_disk, OnDisk::Everything) {
            self.on_disk = OnDisk::NotEverything;
        }
    }

    /// Adds an entry. If the disk lacks any `before` it, all of those are written first.
    ///
    /// # Errors
    /// When it cannot be written, or what lies in the log's place cannot be set aside. The next entry tries again.
    pub fn append(
        &mut self,
        entry: &E,
        durability: Durability,
        before: impl FnOnce() -> Vec<E>,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        if !matches!(self.on_disk, OnDisk::Everything) {
            self.write(&before(), store)?;
        }
        let line = self.writer.line(entry);
        let appended = store.append(self.files.log, &line, durability);
        if appended.is_err() {
            self.lacks_something();
        }
        appended
    }

    /// Writes the whole log as it should be.
    ///
    /// # Errors
    /// When it cannot be written, or what lies in its place cannot be set aside.
    pub fn write(&mut self, entries: &[E], store: &mut dyn Store) -> io::Result<()> {
        self.make_room(store)?;
        let mut writer = LineWriter::default();
        let text: String = entries.iter().map(|entry| writer.line(entry)).collect();
        store.write(self.files.log, text.as_bytes())?;
        self.writer = writer;
        self.on_disk = OnDisk::Everything;
        Ok(())
    }

    /// Sets the log of the session before aside, if it still lies in this one's place.
    ///
    /// # Errors
    /// When it cannot be looked for or set aside.
    pub fn make_room(&mut self, store: &mut dyn Store) -> io::Result<()> {
        if let OnDisk::AnotherLog(stamp) = &self.on_disk {
            if store.read(self.files.log)?.is_some() {
                let name = format!("{EARLIER}/{}until {stamp}.journal", self.files.owner);
                store.set_aside(self.files.log, &name)?;
            }
            self.on_disk = OnDisk::NotEverything;
        }
        Ok(())
    }

    /// Notes that the program is alive at `now`.
    ///
    /// # Errors
    /// When the sign cannot be written.
    pub fn sign_of_life(&self, now: Moment, store: &mut dyn Store) -> io::Result<()> {
        store.scribble(self.files.last_sign, &format!("{:>32}\n", now.to_string()))
    }

    /// When the program ended: at its last sign of life, if anything can be read there, and not before its `last` entry.
    ///
    /// # Errors
    /// When the sign is there and the disk does not give it.
    pub fn ended(&self, last: Moment, store: &dyn Store) -> io::Result<Moment> {
        let sign = store.read(self.files.last_sign)?;
        let sign = sign
            .and_then(|bytes| String::from_utf8(bytes).ok())
            .and_then(|text| text.trim().parse().ok());
        Ok(sign.map_or(last, |sign: Moment| sign.max(last)))
    }
}
