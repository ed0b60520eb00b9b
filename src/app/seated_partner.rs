//! A program that has sat down at the table, with what finds its moves.

use std::task::Poll;
use std::time::Duration;

use eframe::egui::Context;

use super::jobs::engine_search::EngineSearch;
use super::jobs::move_search::MoveSearch;
use jadoube_core::clock::Moment;
use jadoube_core::engine::PlayingStrength;
use jadoube_core::laws::Table;
use jadoube_core::learn::partner::TablePartner;
use jadoube_core::record::{ComputerPlayer, MoveSource};
use jadoube_core::uci::{EngineFault, SearchOrder};

/// Which level of this program comes nearest to an engine at a rating, as they were measured against one that was limited to it.
const LEVELS: [(u16, u8); 3] = [(1500, 5), (1700, 6), (1900, 7)];

/// A program at the table, with what finds its moves.
#[derive(Debug)]
pub struct SeatedPartner {
    pub partner: TablePartner,
    finder: MoveFinder,
}

/// What finds the moves of a program.
#[derive(Debug)]
enum MoveFinder {
    /// This program.
    BuiltIn(MoveSearch),
    /// An engine.
    Engine(EngineSearch),
}

impl SeatedPartner {
    /// The one that plays so; where it is mistaken follows from the seed. An engine may take that long for a word.
    pub fn new(
        computer: &ComputerPlayer,
        is_chess960: bool,
        patience: Duration,
        seed: u64,
    ) -> Self {
        let strongest = PlayingStrength::ALL[PlayingStrength::ALL.len() - 1];
        let (strength, finder) = match &computer.plays {
            MoveSource::Level(level) => {
                let strength = PlayingStrength::of_number(*level);
                let strength = strength.unwrap_or(PlayingStrength::ALL[0]);
                (strength, MoveFinder::BuiltIn(MoveSearch::default()))
            }
            MoveSource::Engine(engine) => {
                let search = EngineSearch::new(engine.clone(), is_chess960, patience);
                (strongest, MoveFinder::Engine(search))
            }
        };
        let partner = TablePartner::new(computer.color, strength, computer.slips, seed);
        Self {
            partner: partner.playing_on(computer.plays_on),
            finder,
        }
    }

    /// Makes ready what finds the moves, since a move may be asked for soon.
    pub fn get_ready(&mut self, context: &Context) {
        match &mut self.finder {
            MoveFinder::BuiltIn(_) => {}
            MoveFinder::Engine(search) => search.get_ready(context),
        }
    }

    /// No move will be asked for any more: an engine is ended.
    pub fn rest(&mut self) {
        match &mut self.finder {
            MoveFinder::BuiltIn(_) => {}
            MoveFinder::Engine(search) => search.rest(),
        }
    }

    /// Why it plays no longer, if it does not.
    pub fn fault(&mut self) -> Option<EngineFault> {
        match &mut self.finder {
            MoveFinder::BuiltIn(_) => None,
            MoveFinder::Engine(search) => search.fault(),
        }
    }

    /// Has what the partner thinks about worked out; returns whether the answer has come.
    pub fn think(&mut self, table: &Table, now: Moment, context: &Context) -> bool {
        let Some(question) = self.partner.question() else {
            return false;
        };
        let answer = match &mut self.finder {
            MoveFinder::BuiltIn(search) => search.timed_answer(question, context),
            MoveFinder::Engine(search) => {
                let order = || SearchOrder::of(table, question, now);
                let answer = search.answer(question, order, context);
                answer.map(|(choice, took)| (Some(choice), took))
            }
        };
        let Poll::Ready((choice, took)) = answer else {
            return false;
        };
        self.partner.answer(choice, took);
        true
    }
}

/// The level at which this program plays on for an engine at that rating, or for one that plays as well as it can.
pub fn level_in_place_of(rating: Option<u16>) -> u8 {
    let strongest = PlayingStrength::ALL[PlayingStrength::ALL.len() - 1].number();
    let near = |rating: u16| LEVELS.into_iter().find(|(most, _)| rating <= *most);
    rating.and_then(near).map_or(strongest, |(_, level)| level)
}
