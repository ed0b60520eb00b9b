//! A FEN: as a setup for the board and as a position to play from; written and read again the same.

use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::position_key::PositionKey;
use jadoube_core::chess::{
    Color, Position as _, Setup, fen_reader, mate_line_protocol, setup_validation,
};

/// How many nodes a question for a mate may take.
const NODES: u64 = 200;

pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Ok(setup) = fen_reader::read(text) {
        let written = chess960_fen::write_setup(&setup, FenStyle::XFen);
        let again = fen_reader::read(&written);
        assert_eq!(
            again.map(|again| again.board),
            Ok(setup.board.clone()),
            "{written}"
        );
        set_up(setup);
    }
    if let Ok((position, _)) = chess960_fen::read(text) {
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            let written = chess960_fen::write(&position, style);
            let again = chess960_fen::read(&written).map(|(position, _)| position);
            assert_eq!(again.as_ref(), Ok(&position), "{written}");
        }
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(mv);
            assert_eq!(PositionKey::of(&next), PositionKey::of(&next.clone()));
        }
    }
    for line in text.lines().take(4) {
        let answer = mate_line_protocol::answer(line, Color::White, NODES);
        assert!(!answer.contains('\n'), "one line: {answer}");
    }
}

/// What stands on the board where a position is set up by hand: begun with, or its faults are named.
fn set_up(mut setup: Setup) {
    setup_validation::forget_what_cannot_be(&mut setup);
    let _ = setup_validation::passed_squares(&setup);
    for color in Color::ALL {
        let _ = setup_validation::rooks_to_castle_with(&setup, color);
    }
    match setup_validation::begin(&setup) {
        Ok((position, _)) => assert_eq!(setup_validation::of(&position).board, setup.board),
        Err(faults) => assert!(!faults.is_empty()),
    }
}
