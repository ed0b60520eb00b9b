//! What the panels see of a tournament, and what they can ask for there.

use jadoube_core::record::wall_time::WallTime;
use jadoube_core::tournament::pairing_list::PairingListFault;
use jadoube_core::tournament::trf::TrfFault;
use jadoube_core::tournament::{
    BoardToPlay, ChangeFault, TournamentChange, TournamentDetails, TournamentLog,
};

/// The tournament that lies open.
#[derive(Clone, Copy, Debug)]
pub struct TournamentView<'a> {
    pub log: &'a TournamentLog,
    /// Another one each time something was entered, or another tournament lies open.
    pub revision: u64,
    /// Whether a result was entered here that can be taken back.
    pub can_undo: bool,
    pub remarks: &'a ImportRemarks,
    /// The board whose game is about to begin on this machine, until it has begun or something else is begun.
    pub taken: Option<&'a TakenBoard>,
    /// What the wall shows in this frame.
    pub now: WallTime,
}

/// Where on this machine a board of the tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardSeat {
    /// At the table on the screen.
    Table,
    /// On a board of wood beside the side clock.
    SideClock,
}

/// A board whose game is about to begin on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBoard {
    pub seat: BoardSeat,
    pub to_play: BoardToPlay,
}

/// What was not taken as it stands in a file or a list, until somebody has read it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportRemarks {
    /// Of a report, line by line.
    pub report: Vec<TrfFault>,
    /// Of a pairing list, line by line.
    pub list: Vec<PairingListFault>,
    /// What could not be entered, and at which board, if it was about one.
    pub refused: Vec<(Option<u16>, ChangeFault)>,
}

impl ImportRemarks {
    /// Returns whether there is nothing to read.
    pub const fn is_empty(&self) -> bool {
        self.report.is_empty() && self.list.is_empty() && self.refused.is_empty()
    }
}

/// What can be asked for at a tournament.
#[derive(Clone, Debug)]
pub enum TournamentCommand {
    /// Begins a tournament with the pairings of its first round, if there are any; the one that lies open is set aside.
    Begin(Box<TournamentDetails>, String),
    /// Enters all of these, or none; results among them are taken back together.
    Enter(Vec<TournamentChange>),
    /// Reads a text that was pasted or typed: the pairings of the next round, results, or a report.
    ReadText(String),
    /// Begins the game of a board on this machine: lets people agree on what is not known of it.
    Take {
        seat: BoardSeat,
        round: u16,
        board: u16,
    },
    /// Takes back the results that were entered last, by entries of their own.
    Undo,
    /// What was not understood has been read.
    CloseRemarks,
}
