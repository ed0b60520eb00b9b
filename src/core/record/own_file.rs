//! Which of the program's own files a file is, told by how it begins; and what *Open* makes of one.

use crate::record::file_fault::FileFault;
use crate::record::file_title::{FileKind, FileTitle};
use crate::record::log::checksummed_lines::{LogEnd, ReadLog};
use crate::record::log::journal::{self, Journal};
use crate::record::log::saved_game::SavedGame;
use crate::record::side_clock::{self, SideClock};

/// A kind of file that this program writes or sets aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnFile {
    /// A game that somebody saved, or settings: both are one RON document in the first version.
    Document,
    /// The journal of a game.
    GameJournal,
    /// The journal of a session at the side clock.
    SideClockJournal,
    /// When the program was last alive.
    LastSign,
    /// An envelope without its game.
    Envelope,
    /// The log of a tournament.
    Tournament,
    /// A page for the printer.
    PrintedPage,
    /// One whose title was altered, so that nobody knows which.
    Damaged,
}

impl OwnFile {
    /// Which one it is that begins so; none if it is none of them. The first hundred bytes are enough.
    pub fn of(beginning: &[u8]) -> Option<Self> {
        match FileTitle::of(beginning) {
            FileTitle::Current(kind, _) | FileTitle::Newer(kind) => Some(Self::titled(kind)),
            _ if beginning.starts_with(b"Jadoube envelope ") => Some(Self::Envelope),
            FileTitle::Beginning | FileTitle::Damaged => Some(Self::Damaged),
            FileTitle::None => Self::untitled(beginning),
        }
    }

    const fn titled(kind: FileKind) -> Self {
        match kind {
            FileKind::GameJournal => Self::GameJournal,
            FileKind::SideClockJournal => Self::SideClockJournal,
            FileKind::SavedGame => Self::Document,
            FileKind::LastSign => Self::LastSign,
            FileKind::Tournament => Self::Tournament,
        }
    }

    fn untitled(beginning: &[u8]) -> Option<Self> {
        if beginning.starts_with(b"%PDF-") {
            return Some(Self::PrintedPage);
        }
        let text = beginning.trim_ascii_start();
        if text.starts_with(b"(") {
            return Some(Self::Document);
        }
        let (sum, entry) = (text.get(..8)?, text.get(8..)?);
        let is_sum = sum.iter().all(u8::is_ascii_hexdigit);
        match entry {
            _ if !is_sum => None,
            [b' ', b'H', b'e', b'a', ..] => Some(Self::GameJournal),
            [b' ', b'(', b'a', b't', ..] => Some(Self::SideClockJournal),
            _ => None,
        }
    }
}

/// What was read of a log that was opened.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedLog<T> {
    /// What its good lines say.
    pub contents: T,
    /// Whether it is damaged behind them.
    pub is_cut: bool,
}

/// Reads a game from the journal that was kept of it, as far as that is good.
///
/// # Errors
/// [`FileFault`], when a newer version wrote it, or nothing of it is good.
pub fn read_journal(bytes: &[u8]) -> Result<OpenedLog<Journal>, FileFault> {
    let opened = opened(journal::read(bytes))?;
    let contents = opened.contents.ok_or(FileFault::Damaged(None))?;
    Ok(OpenedLog {
        contents,
        is_cut: opened.is_cut,
    })
}

/// Reads a session at the side clock from the journal that was kept of it, as far as that is good.
///
/// # Errors
/// [`FileFault`], when a newer version wrote it, or nothing of it is good.
pub fn read_side_clock(bytes: &[u8]) -> Result<OpenedLog<SideClock>, FileFault> {
    let opened = opened(side_clock::journal::read(bytes))?;
    if opened.is_cut && opened.contents.log().is_empty() {
        return Err(FileFault::Damaged(None));
    }
    Ok(opened)
}

/// Reads a saved game.
///
/// # Errors
/// As [`SavedGame::read`].
pub fn read_saved_game(bytes: &[u8]) -> Result<OpenedLog<Journal>, FileFault> {
    let saved = SavedGame::read(bytes)?;
    Ok(OpenedLog {
        contents: saved.into_journal(),
        is_cut: false,
    })
}

/// Returns what was read of a log as far as it is good.
///
/// # Errors
/// [`FileFault`], when a newer version wrote it, or it is none of this program's.
pub fn opened<T>(log: ReadLog<T>) -> Result<OpenedLog<T>, FileFault> {
    let is_cut = match log.end {
        LogEnd::Whole | LogEnd::Torn => false,
        LogEnd::Damaged(_) => true,
        LogEnd::Newer(_) => return Err(FileFault::Newer(None)),
        LogEnd::Foreign => return Err(FileFault::Foreign),
    };
    Ok(OpenedLog {
        contents: log.contents,
        is_cut,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_how_it_begins() {
        for (beginning, expected) in [
            (
                FileKind::GameJournal.title().as_str(),
                Some(OwnFile::GameJournal),
            ),
            (
                &FileKind::SideClockJournal.title(),
                Some(OwnFile::SideClockJournal),
            ),
            (&FileKind::SavedGame.title(), Some(OwnFile::Document)),
            (&FileKind::LastSign.title(), Some(OwnFile::LastSign)),
            (&FileKind::Tournament.title(), Some(OwnFile::Tournament)),
            (
                "6c1f09d2 Heading((program:\"0.1.0\"))\n",
                Some(OwnFile::GameJournal),
            ),
            (
                "64de9bd3 (at:\"0:00:00\",deed:Begin(White))\n",
                Some(OwnFile::SideClockJournal),
            ),
            ("\n (heading: ())\n", Some(OwnFile::Document)),
            ("Jadoube envelope 2\n", Some(OwnFile::Envelope)),
            ("Jadoube game gurnal 2 00000000\n", Some(OwnFile::Damaged)),
            ("%PDF-1.7\n", Some(OwnFile::PrintedPage)),
            ("[Event \"A game\"]\n", None),
            ("1. e4 e5 *\n", None),
            ("12345678 e4\n", None),
            ("", None),
        ] {
            assert_eq!(OwnFile::of(beginning.as_bytes()), expected, "{beginning}");
        }
    }
}
