//! What holds for any game, any damage and any bytes.

use std::io::BufReader;

use jadoube_core::chess::{EnPassantMode, Fen, Position as _, SanPlus};
use jadoube_core::notation::pgn::{
    self, Annotation, PgnError, PgnErrorKind, PgnGame, PgnMove, PgnResult,
};
use jadoube_core::notation::{Conversion, Letters, Style};
use proptest::prelude::*;

use super::fixtures::end;
use super::second_reader;
use crate::support::playout::{Playout, cases, playouts};

fn as_game(playout: &Playout) -> PgnGame {
    let mut game = PgnGame {
        start: playout.start.clone(),
        chess960: playout.chess960,
        ..PgnGame::default()
    };
    game.plies = playout.moves.iter().copied().map(PgnMove::from).collect();
    game
}

/// The moves in English notation.
fn in_english(playout: &Playout) -> Vec<String> {
    let mut here = playout.start.clone();
    let played = playout.moves.iter();
    played
        .map(|mv| SanPlus::from_move_and_play_unchecked(&mut here, *mv).to_string())
        .collect()
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_game_is_read_as_it_was_written(
        playout in playouts(80),
        comment in "\\PC{0,120}",
        score in prop::sample::select(PgnResult::ALL.to_vec()),
        place in any::<prop::sample::Index>(),
    ) {
        let mut game = as_game(&playout);
        game.score = score;
        game.tags.set("White", &comment);
        if !game.plies.is_empty() {
            let at = place.index(game.plies.len());
            game.plies[at].annotations.push(Annotation::Comment(comment));
        }
        let text = pgn::write(&game);
        prop_assert_eq!(second_reader::moves(&text), in_english(&playout));
        let back = pgn::read(&text);
        // A random score may be one that the board belies; nothing else may be told.
        let is_decided = playout.last().legal_moves().is_empty();
        let belied = |it: &PgnError| matches!(it.kind, PgnErrorKind::BeliedScore { .. });
        prop_assert!(back.errors.iter().all(|it| is_decided && belied(it)), "{:?}", back.errors);
        prop_assert_eq!(back.game.score, score);
        prop_assert_eq!(pgn::write(&back.game), text);
        let moves: Vec<_> = back.game.plies.iter().map(|ply| ply.mv).collect();
        prop_assert_eq!(&moves, &playout.moves);
        let last = Fen::from_position(&playout.last(), EnPassantMode::Legal);
        prop_assert_eq!(end(&back.game), last.to_string());
    }

    #[test]
    fn a_game_damaged_anywhere_keeps_its_beginning(
        playout in playouts(60),
        cut in any::<prop::sample::Index>(),
        junk in "[\\]\\[{}();%$!?.*a-hKQ0-9/\\\\\" \n-]{0,12}|\\PC{0,6}",
    ) {
        let whole = pgn::write(&as_game(&playout));
        let mut at = cut.index(whole.len());
        while !whole.is_char_boundary(at) {
            at -= 1;
        }
        let damaged = format!("{}{junk}{}", &whole[..at], &whole[at..]);
        for reading in pgn::games(damaged.as_bytes()) {
            let reading = reading.expect("memory does not fail");
            prop_assert!(reading.errors.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
            prop_assert_eq!(pgn::read(&pgn::write(&reading.game)).game.plies.len(), reading.game.plies.len());
        }
        let mut output = Vec::new();
        let conversion = Conversion { from: Letters::English, to: Style::laws(Letters::Macedonian) };
        conversion.run(damaged.as_bytes(), &mut output, |_| {}).expect("memory does not fail");
    }

    #[test]
    fn no_bytes_whatever_stop_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..400), tail in "[\\[\\]{}();\"E *\n1.-]{0,60}") {
        let mut bytes = bytes;
        bytes.extend_from_slice(tail.as_bytes());
        let read = pgn::games(BufReader::with_capacity(7, &bytes[..])).count();
        prop_assert_eq!(read, pgn::list(&bytes[..]).count());
        let mut output = Vec::new();
        let conversion = Conversion { from: Letters::Polish, to: Style::pgn() };
        conversion.run(&bytes[..], &mut output, |_| {}).expect("memory does not fail");
    }
}
