//! Reads a file of the program's own that a person opened: a game, a session at the side clock, a tournament, settings.

use std::io::{self, Read};

use super::file_content::{FileContent, OpenedGame};
use crate::app::settings_file::SettingsFile;
use jadoube_cli::system::regular_file;
use jadoube_core::record::FileFault;
use jadoube_core::record::FileProblem;
use jadoube_core::record::Script;
use jadoube_core::record::incident::Incident;
use jadoube_core::record::log::journal::Journal;
use jadoube_core::record::own_file::{
    OpenedLog, OwnFile, read_journal, read_saved_game, read_side_clock,
};
use jadoube_core::tournament::open_tournament_log;

/// Reads the whole file, which begins like one of that kind.
///
/// # Errors
/// It cannot be read, or is larger than any such file may be.
pub fn read(kind: OwnFile, input: impl Read) -> io::Result<FileContent> {
    let unreadable = |why| Ok(FileContent::Unreadable(why));
    let read: fn(&[u8]) -> Result<FileContent, FileFault> = match kind {
        OwnFile::LastSign => return unreadable(FileProblem::LastSign),
        OwnFile::Envelope => return unreadable(FileProblem::Envelope),
        OwnFile::PrintedPage => return unreadable(FileProblem::PrintedPage),
        OwnFile::Damaged => return unreadable(FileProblem::File(FileFault::Damaged(None))),
        OwnFile::Document => document,
        OwnFile::GameJournal => |bytes| Ok(game(&read_journal(bytes)?)),
        OwnFile::SideClockJournal => {
            |bytes| Ok(FileContent::SideClock(Box::new(read_side_clock(bytes)?)))
        }
        OwnFile::Tournament => |bytes| {
            Ok(FileContent::Tournament(Box::new(open_tournament_log(
                bytes,
            )?)))
        },
    };
    let content = read(&regular_file::read_all(input)?);
    Ok(content.unwrap_or_else(|fault| FileContent::Unreadable(FileProblem::File(fault))))
}

/// The game or the settings that these bytes are.
fn document(bytes: &[u8]) -> Result<FileContent, FileFault> {
    let game = read_saved_game(bytes).map(|log| game(&log));
    game.or_else(|fault| incident(bytes).or_else(|| settings(bytes)).ok_or(fault))
}

/// The game that a log holds: a long one takes a while to be played again, which nobody waits for here.
fn game(log: &OpenedLog<Journal>) -> FileContent {
    FileContent::Game(Box::new(OpenedGame::of(log)))
}

/// The incident that these bytes are: a script with a heading.
fn incident(bytes: &[u8]) -> Option<FileContent> {
    let script = Script::read(std::str::from_utf8(bytes).ok()?).ok()?;
    let is_incident = script.heading.is_some();
    is_incident.then(|| FileContent::Incident(Box::new(Incident::new(script))))
}

/// The settings that these bytes are, if they are nothing else.
fn settings(bytes: &[u8]) -> Option<FileContent> {
    let file = SettingsFile::read(bytes);
    (!file.is_at_fault()).then(|| FileContent::Settings(Box::new(file.settings)))
}
