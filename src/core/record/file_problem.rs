//! Why a file that somebody chose is not read or written, as a value without words.

use super::file_fault::FileFault;
use crate::notation::pgn;

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// The system refuses it for a reason that has no sentence here; the reason's number, if it has one.
    Refused(Option<i32>),
    /// There is none, or no folder to keep it in.
    Missing,
    /// The system does not allow it.
    Forbidden,
    /// No room is left on the disk.
    DiskFull,
    /// The disk can only be read.
    ReadOnly,
    /// The disk or its cable fails.
    Failing,
    /// Part of the path is a file and no folder.
    NotAFolder,
    /// The name is longer than the disk allows.
    NameTooLong,
    /// Links lead round in a circle.
    Circle,
    /// The system has too many files open.
    TooManyOpen,
    /// Another program holds it.
    Held,
    /// There is no game in it.
    NoGame,
    /// It is a text that has nothing of a game: no tag, no move, no position.
    NotAGame,
    /// It ought to be one of the program's own.
    File(FileFault),
    /// It only tells when the program was last alive.
    LastSign,
    /// It is an envelope without its game.
    Envelope,
    /// It is a page for the printer.
    PrintedPage,
    /// It is the log of a tournament.
    Tournament,
    /// It is an incident at a board, or a case.
    Incident,
    /// No tournament is in it.
    NoTournament,
    /// It is a folder.
    Folder,
    /// It is a pipe or a device, which has no end.
    Endless,
    /// It is larger than so many MiB.
    TooLarge(u64),
    /// It was changed, or another one put in its place, since its games were listed.
    Replaced,
    /// Reading it ended before its end, by a fault of this program's.
    BrokenOff,
    /// It is a position from which nobody can play.
    Position(pgn::StartFault),
    /// This stands in its PGN.
    Pgn(pgn::PgnError),
}

impl FileProblem {
    /// Why a text that was read as a game gave no move.
    pub fn of_no_move(reading: &pgn::PgnReading) -> Self {
        if reading.is_of_no_game() {
            return Self::NotAGame;
        }
        let first = reading.errors.first().cloned();
        first.map_or(Self::NoGame, Self::Pgn)
    }

    /// What is to be done about it, where something has to be written, as the words tell it apart.
    pub const fn remedy(&self) -> &'static str {
        match self {
            Self::DiskFull => "room",
            Self::Forbidden | Self::ReadOnly => "rights",
            Self::Folder | Self::Endless | Self::NotAFolder | Self::Circle => "obstacle",
            Self::Held => "other-program",
            Self::Refused(_)
            | Self::Missing
            | Self::Failing
            | Self::NameTooLong
            | Self::TooManyOpen
            | Self::NoGame
            | Self::NotAGame
            | Self::File(_)
            | Self::LastSign
            | Self::Envelope
            | Self::PrintedPage
            | Self::Tournament
            | Self::Incident
            | Self::NoTournament
            | Self::TooLarge(_)
            | Self::Replaced
            | Self::BrokenOff
            | Self::Pgn(_)
            | Self::Position(_) => "elsewhere",
        }
    }
}

impl From<FileFault> for FileProblem {
    fn from(fault: FileFault) -> Self {
        Self::File(fault)
    }
}
