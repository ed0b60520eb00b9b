//! Positions reached by random legal moves, from the usual start or one of Chess960.

use jadoube::chess::{CastlingMode, Chess, Fen, Move, Position};
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
    (any::<bool>(), 0..960_usize, choices).prop_map(|(chess960, number, choices)| {
        let start = if chess960 {
            chess960_start(number)
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

/// The starting position with Scharnagl's number, 0 to 959.
pub fn chess960_start(number: usize) -> Chess {
    const KNIGHTS: [(usize, usize); 10] = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ];
    let mut rank = [' '; 8];
    rank[2 * (number % 4) + 1] = 'b';
    rank[2 * (number / 4 % 4)] = 'b';
    let empty = |rank: &[char; 8]| -> Vec<usize> { (0..8).filter(|i| rank[*i] == ' ').collect() };
    let left = empty(&rank);
    rank[left[number / 16 % 6]] = 'q';
    let left = empty(&rank);
    let (first, second) = KNIGHTS[number / 96];
    rank[left[first]] = 'n';
    rank[left[second]] = 'n';
    for (square, piece) in empty(&rank).into_iter().zip("rkr".chars()) {
        rank[square] = piece;
    }
    let black: String = rank.iter().collect();
    let fen = format!(
        "{black}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1",
        black.to_uppercase()
    );
    let fen: Fen = fen.parse().expect("the back rank is complete");
    fen.into_position(CastlingMode::Chess960)
        .expect("every starting position of Chess960 is legal")
}
