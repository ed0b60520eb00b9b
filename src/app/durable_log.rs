//! A log on the disk that outlives whatever ends the program: each entry is there before what it tells of is heard.
//!
//! Of a log it is known how much surely is on the disk; an entry that the disk refused is written with the next one, or a
//! little later, in its order. All of it is in memory too: a log that something else takes away, replaces or cuts is noticed
//! with the next entry or sign of life, and written anew. Nothing is ever changed that is the
//! only copy of something: a line that was torn when the program was killed is cut off, and everything else that is in the
//! way is kept under another name first. A small file beside the log tells when the program was last alive, so that a
//! clock which ran when it was killed is stopped there.

use std::io;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use super::store::{DisplacedFile, Durability, EARLIER, Store};
use jadoube_core::clock::Moment;
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::checksummed_lines::{LineWriter, LogEnd, ReadLog};
use jadoube_core::record::log::last_sign::LastSign;

/// How much of a running clock's time a power cut gives back at most, besides one frame.
pub const SIGN_INTERVAL: Duration = Duration::from_secs(3);

/// How long after the disk refused something it is asked again, if nothing happens until then.
pub const RETRY_INTERVAL: Duration = Duration::from_secs(2);

/// How often at most it is looked whether a log still lies in its place, while nothing happens.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// Under which names a log lies in the program's folder.
#[derive(Clone, Copy, Debug)]
pub struct LogFiles {
    /// What kind of log it is.
    pub kind: FileKind,
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
    place: LogPlace,
    writer: LineWriter,
    /// What things that are in its way are called when they are set aside.
    aside: String,
    /// The whole of the log.
    text: String,
    /// How many bytes of it surely are on the disk, whatever happens.
    safe: usize,
    /// How many bytes of it the system has.
    written_len: usize,
    /// Whether the disk refused something, so that nobody knows what stands behind the safe bytes.
    is_uncertain: bool,
    /// When the disk was last asked in vain, as steady time.
    refused: Option<Duration>,
    /// When it was last looked whether the log lies in its place, as steady time.
    looked: Option<Duration>,
    /// What became of the log on the disk, until somebody was told.
    displacement: Option<Displacement>,
    /// The checksum of the last line that is safe.
    safe_checksum: u32,
    /// The checksum of its title: a sign with it was written before the log had any line.
    title_checksum: u32,
    /// Whether it began here and no sign of life was written yet.
    lacks_sign: bool,
    /// The last sign of life that is safe.
    safe_sign: Option<Moment>,
    entries: PhantomData<E>,
}

/// A log that something else took away or changed; where what was found in its place is kept, if anything is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Displacement(pub Option<PathBuf>);

/// What lies in the place of a log.
#[derive(Debug)]
enum LogPlace {
    Own,
    /// Something else, which is to be kept under that name before the log comes there; nothing, perhaps.
    Other(String),
    /// Something else that is kept under another name too.
    Vacated,
}

/// A log that was found on the disk.
#[derive(Debug)]
pub struct FoundLog<T, E> {
    /// What its good lines say.
    pub contents: T,
    /// The log, which goes on behind them.
    pub log: DurableLog<E>,
    /// What is wrong with it, if anything is that people should know.
    pub fault: Option<LogFault>,
    /// The last sign of life that belongs to it, if there is one.
    pub sign: SignOfLife,
}

/// What is wrong with a log that was found.
#[derive(Debug)]
pub enum LogFault {
    /// From some line on it was altered; the whole is kept there, or is still in its place if it could not be kept twice.
    Damaged(Option<PathBuf>),
    /// It was altered at its very beginning, so that nothing of it can be shown; it is kept there, or is still in its place.
    Lost(Option<PathBuf>),
    /// It is none of this program's; it is kept there, or is still in its place.
    Foreign(Option<PathBuf>),
    /// A newer version of the program wrote it, and nothing of it was touched.
    Newer,
}

/// What the last sign of life says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignOfLife {
    /// The program was alive then.
    At(Moment),
    /// Nothing that can be trusted.
    Lost,
}

impl SignOfLife {
    /// When the program ended, whose last entry was at `last`: at its last sign of life, and not before that entry.
    pub fn ended(self, last: Moment) -> Moment {
        match self {
            Self::At(sign) => sign.max(last),
            Self::Lost => last,
        }
    }
}

impl<E: Serialize> DurableLog<E> {
    /// A log that begins then; nothing of it is on the disk before [`DurableLog::keep`]. What lies in its place is set aside
    /// as something that ended then.
    pub fn new(files: LogFiles, stamp: &str) -> Self {
        let aside = format!("{EARLIER}/{}until {stamp}.journal", files.owner);
        let (writer, title) = LineWriter::titled(files.kind);
        Self {
            files,
            place: LogPlace::Other(aside.clone()),
            writer,
            aside,
            text: title,
            safe: 0,
            written_len: 0,
            is_uncertain: false,
            refused: None,
            looked: None,
            displacement: None,
            safe_checksum: writer.checksum(),
            title_checksum: writer.checksum(),
            lacks_sign: true,
            safe_sign: None,
            entries: PhantomData,
        }
    }

    /// Looks for a log, and reads it up to its last good line. Nothing on the disk is changed but that a damaged log is
    /// kept under another name and its good part put in its place; if that fails, it is tried again with the next entry.
    ///
    /// # Errors
    /// When the disk does not give the log.
    pub fn find<T>(
        files: LogFiles,
        read: impl FnOnce(&[u8]) -> ReadLog<T>,
        stamp: &str,
        store: &mut dyn Store,
    ) -> io::Result<Option<FoundLog<T, E>>> {
        let Some(bytes) = store.read(files.log)? else {
            return Ok(None);
        };
        let found = read(&bytes);
        let mut log = Self {
            writer: found.writer,
            safe_checksum: found.writer.checksum(),
            lacks_sign: false,
            ..Self::new(files, stamp)
        };
        let mut fault = None;
        match found.end {
            LogEnd::Whole | LogEnd::Torn if found.good > 0 => {
                log.place = LogPlace::Own;
                log.text = good(&bytes, found.good);
                (log.safe, log.written_len) = (found.good, found.good);
                log.is_uncertain = found.end == LogEnd::Torn;
            }
            // Nothing but the beginning of a title: the log begins anew.
            LogEnd::Whole | LogEnd::Torn => log = Self::new(files, stamp),
            LogEnd::Newer(_) => fault = Some(LogFault::Newer),
            LogEnd::Damaged(_) | LogEnd::Foreign => {
                let name = format!("damaged {}{stamp}.journal", files.owner);
                let aside = keep_copy(files, &bytes, &name, store);
                if found.good > 0 {
                    log.text = good(&bytes, found.good);
                }
                log.place = match &aside {
                    Some(_) => LogPlace::Vacated,
                    None => LogPlace::Other(name),
                };
                fault = Some(if found.end == LogEnd::Foreign {
                    LogFault::Foreign(aside)
                } else if found.checksums.is_empty() {
                    LogFault::Lost(aside)
                } else {
                    LogFault::Damaged(aside)
                });
                if found.good > 0 {
                    // What fails is tried again with the next entry, and nothing is lost meanwhile.
                    let _ = log.keep(Durability::AtOnce, store);
                }
            }
        }
        let mut checksums = found.checksums;
        checksums.push(log.title_checksum);
        let sign = match store.read(files.last_sign) {
            Ok(Some(bytes)) => LastSign::read(&bytes)
                .filter(|sign| sign.belongs_to(&checksums))
                .map_or(SignOfLife::Lost, |sign| SignOfLife::At(sign.at)),
            Ok(None) | Err(_) => SignOfLife::Lost,
        };
        Ok(Some(FoundLog {
            contents: found.contents,
            log,
            fault,
            sign,
        }))
    }

    /// Adds an entry, which [`DurableLog::keep`] brings to the disk.
    pub fn add(&mut self, entry: &E) {
        self.text += &self.writer.line(entry);
    }

    /// Adds an entry and keeps it, with everything before it that the disk lacks.
    ///
    /// # Errors
    /// As [`DurableLog::keep`].
    pub fn append(
        &mut self,
        entry: &E,
        durability: Durability,
        store: &mut dyn Store,
    ) -> io::Result<()> {
        self.add(entry);
        self.keep(durability, store)
    }

    /// Brings to the disk whatever it lacks. What lies in the log's place is kept under another name first.
    ///
    /// # Errors
    /// When it cannot be written, or what lies in its place cannot be kept. The next call tries again; whatever is on the
    /// disk by now is good.
    pub fn keep(&mut self, durability: Durability, store: &mut dyn Store) -> io::Result<()> {
        // What was refused before is to be safe as soon as the disk takes it.
        let durability = if self.is_uncertain {
            Durability::AtOnce
        } else {
            durability
        };
        let kept = self.try_to_keep(durability, store);
        self.is_uncertain |= kept.is_err();
        if kept.is_ok() {
            self.refused = None;
        }
        kept
    }

    fn try_to_keep(&mut self, durability: Durability, store: &mut dyn Store) -> io::Result<()> {
        match self.write_on(durability, store) {
            Err(error) if DisplacedFile::is(&error) => {
                self.is_displaced(store);
                self.write_on(Durability::AtOnce, store)
            }
            written => written,
        }
    }

    /// The log does not lie in its place as it was left: all of it is to be written anew.
    fn is_displaced(&mut self, store: &dyn Store) {
        (self.safe, self.written_len, self.is_uncertain) = (0, 0, true);
        let own = self.text.as_bytes();
        self.place = match store.read(self.files.log) {
            Ok(found) if found.as_ref().is_none_or(|it| own.starts_with(it)) => LogPlace::Vacated,
            Ok(_) | Err(_) => LogPlace::Other(self.aside.clone()),
        };
        self.displacement = Some(Displacement::default());
    }

    fn write_on(&mut self, durability: Durability, store: &mut dyn Store) -> io::Result<()> {
        if let LogPlace::Other(aside) = &self.place {
            let kept = store.copy_as(self.files.log, aside)?;
            self.place = LogPlace::Vacated;
            if let Some(displacement) = &mut self.displacement {
                displacement.0 = kept;
            }
        }
        if matches!(self.place, LogPlace::Vacated) {
            store.write(self.files.log, self.text.as_bytes())?;
            self.place = LogPlace::Own;
            self.becomes_safe();
            return Ok(());
        }
        if std::mem::take(&mut self.lacks_sign) {
            // Else whoever is killed before the first sign finds one of another log, or none. The log is kept all the same.
            let sign = LastSign {
                at: Moment::START,
                checksum: Some(self.title_checksum),
            };
            let name = self.files.last_sign;
            let _ = store.overwrite_in_place(name, &sign.to_text(), Durability::Soon);
        }
        if self.is_uncertain {
            self.written_len = self.safe;
            store.cut(self.files.log, self.safe as u64)?;
            self.is_uncertain = false;
        }
        let text = &self.text[self.written_len..];
        store.append(self.files.log, self.written_len as u64, text, durability)?;
        match durability {
            Durability::AtOnce => self.becomes_safe(),
            Durability::Soon => self.written_len = self.text.len(),
        }
        Ok(())
    }

    fn becomes_safe(&mut self) {
        (self.safe, self.written_len) = (self.text.len(), self.text.len());
        self.is_uncertain = false;
        self.safe_checksum = self.writer.checksum();
    }

    /// Looks whether the log still lies in its place as it was left, and writes it anew if not.
    ///
    /// # Errors
    /// When its folder cannot be read, or it cannot be written.
    pub fn look_after(&mut self, store: &mut dyn Store) -> io::Result<()> {
        let is_own = matches!(self.place, LogPlace::Own) && !self.is_uncertain;
        if !is_own || store.is_in_place(self.files.log, self.written_len as u64)? {
            return Ok(());
        }
        self.is_displaced(store);
        self.keep(Durability::AtOnce, store)
    }

    /// What became of the log on the disk, if something else changed it and it was written anew since this was last asked.
    pub fn take_displacement(&mut self) -> Option<Displacement> {
        let is_own = matches!(self.place, LogPlace::Own);
        self.displacement.take_if(|_| is_own)
    }

    /// Whether the disk refused something that happened.
    pub const fn lacks_something(&self) -> bool {
        self.written_len < self.text.len() && self.is_uncertain
    }

    /// Looks now and then whether the log still lies in its place, and tries again to keep what the disk refused, a while
    /// after that; `steady` is the time of the machine. Says how it went if something failed or was tried again.
    pub fn retry(&mut self, steady: Duration, store: &mut dyn Store) -> Option<io::Result<()>> {
        if !self.lacks_something() {
            if self
                .looked
                .is_some_and(|looked| steady < looked + LOOK_INTERVAL)
            {
                return None;
            }
            self.looked = Some(steady);
            return self.look_after(store).err().map(Err);
        }
        let refused = *self.refused.get_or_insert(steady);
        if steady < refused + RETRY_INTERVAL {
            return None;
        }
        self.refused = Some(steady);
        Some(self.keep(Durability::AtOnce, store))
    }

    /// Notes that the program is alive at `now`. The sign outlives the program at once, and a power cut after at most
    /// [`SIGN_INTERVAL`].
    ///
    /// # Errors
    /// When the sign cannot be written, or the log is no longer in its place and cannot be written anew.
    pub fn sign_of_life(&mut self, now: Moment, store: &mut dyn Store) -> io::Result<()> {
        self.look_after(store)?;
        let is_due = self
            .safe_sign
            .is_none_or(|sign| now - sign >= SIGN_INTERVAL);
        let durability = if is_due {
            Durability::AtOnce
        } else {
            Durability::Soon
        };
        let sign = LastSign {
            at: now,
            checksum: Some(self.safe_checksum),
        };
        store.overwrite_in_place(self.files.last_sign, &sign.to_text(), durability)?;
        self.lacks_sign = false;
        if is_due {
            self.safe_sign = Some(now);
        }
        Ok(())
    }
}

/// The good bytes of a log, which are text.
fn good(bytes: &[u8], good: usize) -> String {
    String::from_utf8_lossy(&bytes[..good]).into_owned()
}

/// Keeps these bytes of a log under another name, if they are not kept already; says where.
fn keep_copy(files: LogFiles, bytes: &[u8], name: &str, store: &mut dyn Store) -> Option<PathBuf> {
    let kept = store.folder_lister()().unwrap_or_default();
    let is_it = |kept: &String| {
        kept.starts_with("damaged ")
            && matches!(store.read(kept), Ok(Some(there)) if there == bytes)
    };
    if let Some(name) = kept.iter().find(|kept| is_it(kept)) {
        return Some(store.path(name));
    }
    store.copy_as(files.log, name).ok().flatten()
}
