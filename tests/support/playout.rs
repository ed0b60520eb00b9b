//! Positions reached by random legal moves, from the usual start or one of Chess960.

use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::{Chess, Move, Position};
use proptest::prelude::*;

/// How many random games a property tries: 512, or 10 000 when `JADOUBE_LONG` is set.
pub fn cases() -> ProptestConfig {
    let long = std::env::var_os("JADOUBE_LONG").is_some();
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(if long { 10_000 } else { 512 })
    }
}

/// A game: where it began and the moves that were made.
#[derive(Clone, Debug)]
pub struct Playout {
    pub start: Chess,
    pub chess960: bool,
    pub moves: Vec<Move>,
}

impl Playout {
    pub fn last(&self) -> Chess {
        let mut position = self.start.clone();
        for mv in &self.moves {
            position.play_unchecked(*mv);
        }
        position
    }
}

/// A random game of up to `length` moves; every other one is Chess960.
pub fn playouts(length: usize) -> impl Strategy<Value = Playout> {
    let choices = prop::collection::vec(any::<u16>(), 0..length);
    (any::<bool>(), 0..960_u16, choices).prop_map(|(chess960, number, choices)| {
        let start = if chess960 {
            StartNumber::new(number)
                .expect("a number below 960")
                .position()
        } else {
            Chess::default()
        };
        let mut position = start.clone();
        let mut moves = Vec::new();
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[usize::from(choice) % legal.len()];
            position.play_unchecked(mv);
            moves.push(mv);
        }
        Playout {
            start,
            chess960,
            moves,
        }
    })
}
