//! A program that has sat down at the table, with the search for its move.

use super::jobs::move_search::MoveSearch;
use jadoube_core::engine::PlayingStrength;
use jadoube_core::learn::partner::TablePartner;
use jadoube_core::record::{ComputerPlayer, MoveSource};

/// A program at the table, with what it is searching for.
#[derive(Debug)]
pub struct SeatedPartner {
    pub partner: TablePartner,
    pub search: MoveSearch,
}

impl SeatedPartner {
    /// The one that plays so; where it is mistaken follows from the seed.
    pub fn new(computer: &ComputerPlayer, seed: u64) -> Self {
        let MoveSource::Level(level) = computer.plays;
        let strength = PlayingStrength::of_number(level).unwrap_or(PlayingStrength::ALL[0]);
        Self {
            partner: TablePartner::new(computer.color, strength, seed),
            search: MoveSearch::default(),
        }
    }
}
