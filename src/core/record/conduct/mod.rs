//! How each player conducted a game beside its moves: pieces touched and left, presses forgotten, claims missed, time by phase.
//!
//! What moves were worth is nobody's business here, and nothing is ruled: all of it follows from the log, once the game is over.

mod game_phase;
mod lapse;
mod observer;

use std::time::Duration;

pub use game_phase::{GamePhase, PhaseTime};
pub use lapse::{Lapse, LapseKind};

use crate::chess::ByColor;
use crate::record::clock_history::ClockHistory;
use crate::record::log::journal::{Entry, Heading};
use observer::Observer;

/// How each player conducted a game.
pub type GameConduct = ByColor<PlayerConduct>;

/// How a player conducted a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerConduct {
    /// What went wrong, in the order in which it did.
    pub lapses: Vec<Lapse>,
    /// The time used in each phase that was played, in their order; nothing where the game had no clock.
    pub phases: Vec<PhaseTime>,
}

impl PlayerConduct {
    /// Returns how often that went wrong.
    pub fn count(&self, kind: LapseKind) -> usize {
        self.of(kind).count()
    }

    /// Returns each time that went wrong, in order.
    pub fn of(&self, kind: LapseKind) -> impl Iterator<Item = &Lapse> {
        self.lapses.iter().filter(move |lapse| lapse.kind == kind)
    }

    /// Returns the time that ran away while a move was made and the clock not pressed yet.
    pub fn given_away(&self) -> Duration {
        self.lapses.iter().map(|lapse| lapse.given_away).sum()
    }
}

/// Returns how both players conducted the game that began with that heading, as its log tells; `clocks` is what both clocks
/// showed to the end.
pub fn conduct_of(heading: &Heading, log: &[Entry], clocks: &ClockHistory) -> GameConduct {
    let mut observer = Observer::new(heading.arbiter());
    for entry in log {
        observer.follow(entry);
    }
    let (lapses, game) = observer.finish();
    let phases = game_phase::times_of(&game, clocks);
    lapses
        .zip(phases)
        .map(|(lapses, phases)| PlayerConduct { lapses, phases })
}
