//! Positions and moves in the words of these tests.

use jadoube_core::chess::{CastlingMode, Chess, Fen, Move};
use jadoube_core::notation::{Letters, Misread, Style, algebraic};

pub const LANGUAGES: [Letters; 6] = [
    Letters::English,
    Letters::SerbianLatin,
    Letters::SerbianCyrillic,
    Letters::Slovene,
    Letters::Polish,
    Letters::Macedonian,
];

pub fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("the test's own position is well formed");
    fen.into_position(CastlingMode::Chess960)
        .expect("the test's own position is legal")
}

/// The move in UCI, as this position has it.
pub fn uci(position: &Chess, text: &str) -> Move {
    algebraic::read(position, text, Letters::English).expect("the test's own move is legal")
}

/// In `fen` the move `mv` is written as `expected`, in the order of `LANGUAGES`, and read back.
pub fn written(fen: &str, mv: &str, expected: [&str; 6]) {
    let position = position(fen);
    let mv = uci(&position, mv);
    for (letters, expected) in LANGUAGES.into_iter().zip(expected) {
        let text = algebraic::write(&position, mv, Style::laws(letters));
        assert_eq!(text, expected, "{letters}");
        assert_eq!(
            algebraic::read(&position, &text, letters),
            Ok(mv),
            "{letters}: {text}"
        );
    }
}

/// What is written the same in every language.
pub fn written_everywhere(fen: &str, mv: &str, expected: &str) {
    written(fen, mv, [expected; 6]);
}

/// Every text means the same move.
pub fn all_mean(fen: &str, mv: &str, letters: Letters, texts: &[&str]) {
    let position = position(fen);
    let mv = uci(&position, mv);
    for text in texts {
        assert_eq!(
            algebraic::read(&position, text, letters),
            Ok(mv),
            "{letters}: {text}"
        );
    }
}

pub fn misread(fen: &str, text: &str, letters: Letters) -> Misread {
    algebraic::read(&position(fen), text, letters).expect_err("this is no legal move")
}

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
