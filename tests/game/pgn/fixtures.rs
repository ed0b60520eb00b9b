//! The games these tests work with.

use std::time::Duration;

use jadoube_core::chess::{Chess, EnPassantMode, Fen, Position};
use jadoube_core::notation::pgn::{Annotation, PgnGame, PgnMove, PgnResult, Tags, Variation};
use jadoube_core::notation::{Letters, algebraic};

pub const SAMPLE: &str =
    "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1";
pub const SAMPLE_END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

/// A game from a position, with moves in English letters.
pub fn game_from(start: &Chess, moves: &str) -> PgnGame {
    let mut here = start.clone();
    let mut game = PgnGame {
        start: start.clone(),
        ..PgnGame::default()
    };
    for text in moves.split_whitespace() {
        let mv =
            algebraic::read(&here, text, Letters::English).expect("the test's own game is legal");
        here.play_unchecked(mv);
        game.plies.push(PgnMove::from(mv));
    }
    game
}

/// The game of the Laws as the program would save it: clocks, an offer, everything.
pub fn sample_game() -> PgnGame {
    let mut game = game_from(&Chess::default(), SAMPLE);
    game.tags = Tags::from_iter([
        ("Event", "A \"real\" game \\ the Laws' own"),
        ("Site", "Београд"),
        ("Date", "2023.01.01"),
        ("Round", "1"),
        ("White", "Łukasz Žižek"),
        ("Black", "Ѓорѓи"),
        ("TimeControl", "40/6000+30:900+30"),
        ("Termination", "normal"),
        ("Mode", "OTB"),
        ("Annotator", "-"),
    ]);
    for (index, ply) in game.plies.iter_mut().enumerate() {
        let index = u64::try_from(index).expect("a game is short");
        let left = Duration::from_secs(5400 - index * 7);
        ply.annotations.push(Annotation::clock(left));
    }
    game.plies[20].annotations.push(Annotation::DrawOffer);
    game.score = PgnResult::Draw;
    game
}

/// The variation with these moves, from the position after those that came before.
pub fn variation(before: &str, moves: &str) -> Annotation {
    let mut here = Chess::default();
    for ply in game_from(&here.clone(), before).plies {
        here.play_unchecked(ply.mv);
    }
    Annotation::Variation(Variation {
        moves: game_from(&here, moves).plies,
        ..Variation::default()
    })
}

pub fn end(game: &PgnGame) -> String {
    let positions = game.positions();
    let last = positions.last().expect("that of the start at least");
    Fen::from_position(last, EnPassantMode::Legal).to_string()
}
