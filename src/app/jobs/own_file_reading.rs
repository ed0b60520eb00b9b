//! Reads a file of the program's own that a person opened: a game, a session at the side clock, settings.

use std::io::{self, Read};

use super::file_content::FileContent;
use crate::app::regular_file;
use crate::app::settings_file::SettingsFile;
use crate::record::FileFault;
use crate::record::own_file::{OwnFile, read_journal, read_saved_game, read_side_clock};
use crate::ui::FileProblem;

/// Reads the whole file, which begins like one of that kind.
///
/// # Errors
/// It cannot be read, or is larger than any such file may be.
pub fn read(kind: OwnFile, input: impl Read) -> io::Result<FileContent> {
    let unreadable = |why| Ok(FileContent::Unreadable(why));
    match kind {
        OwnFile::LastSign => return unreadable(FileProblem::LastSign),
        OwnFile::Envelope => return unreadable(FileProblem::Envelope),
        OwnFile::PrintedPage => return unreadable(FileProblem::PrintedPage),
        OwnFile::Damaged => return unreadable(FileProblem::File(FileFault::Damaged(None))),
        OwnFile::Document | OwnFile::GameJournal | OwnFile::SideClockJournal => {}
    }
    let bytes = regular_file::read_all(input)?;
    let content = match kind {
        OwnFile::SideClockJournal => {
            read_side_clock(&bytes).map(|log| FileContent::SideClock(Box::new(log)))
        }
        OwnFile::GameJournal => read_journal(&bytes).map(|log| FileContent::Game(Box::new(log))),
        _ => read_saved_game(&bytes)
            .map(|log| FileContent::Game(Box::new(log)))
            .or_else(|fault| settings(&bytes).ok_or(fault)),
    };
    Ok(content.unwrap_or_else(|fault| FileContent::Unreadable(FileProblem::File(fault))))
}

/// The settings that these bytes are, if they are nothing else.
fn settings(bytes: &[u8]) -> Option<FileContent> {
    let file = SettingsFile::read(bytes);
    let is_settings = !file.is_broken && file.refused.is_empty();
    is_settings.then(|| FileContent::Settings(Box::new(file.settings)))
}
