//! Where the moves of a game come from that nobody here heard being made.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::laws::PriorMove;
use crate::notation::pgn::{self, PgnGame, PgnMove, PgnResult};

/// Where the moves of a game come from that nobody here heard being made; in the text of PGN.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// Nowhere: the game began here.
    #[default]
    Here,
    /// The whole game is history, as a file told it; nothing of it was ruled on.
    History(String),
    /// The game goes on from there; what is recorded is what happened since.
    Continued(String),
}

impl Origin {
    /// Whether the game began here.
    pub const fn is_here(&self) -> bool {
        matches!(self, Self::Here)
    }

    /// The game that the text tells, if there is one.
    pub fn game(&self) -> Option<PgnGame> {
        match self {
            Self::Here => None,
            Self::History(text) | Self::Continued(text) => Some(pgn::read(text).game),
        }
    }

    /// How a game that is history ended, if its file tells it.
    pub fn told_result(&self) -> Option<PgnResult> {
        match self {
            Self::History(_) => self.game().map(|game| game.score),
            Self::Here | Self::Continued(_) => None,
        }
        .filter(|score| *score != PgnResult::Unknown)
    }
}

/// The moves of a game as a table takes them over.
pub fn prior_moves(game: &PgnGame) -> Vec<PriorMove> {
    let prior = |(played, left): (&PgnMove, Option<Duration>)| PriorMove {
        mv: played.mv,
        left,
        offered_draw: played.offers_draw(),
    };
    game.plies.iter().zip(game.clocks()).map(prior).collect()
}
