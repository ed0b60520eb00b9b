//! What holds for any move of any position, and for any text.

use jadoube_core::chess::{CastlingMode, Position, SanPlus};
use jadoube_core::notation::algebraic::{
    self, CaptureSign, CastlingSign, Form, MateSign, PromotionSign,
};
use jadoube_core::notation::{Letters, Misread, Style, spoken};
use proptest::prelude::*;

use crate::support::playout::{cases, playouts};

fn styles() -> impl Strategy<Value = Style> {
    let capture = prop::sample::select(vec![
        CaptureSign::Cross,
        CaptureSign::Colon,
        CaptureSign::Unmarked,
    ]);
    (
        prop::sample::select(Letters::ALL.to_vec()),
        prop::sample::select(vec![Form::Short, Form::Long, Form::Hyphenated]),
        (capture.clone(), capture),
        any::<bool>(),
        prop::sample::select(vec![
            PromotionSign::Bare,
            PromotionSign::Equals,
            PromotionSign::Brackets,
        ]),
        prop::sample::select(vec![CastlingSign::Zeros, CastlingSign::Letters]),
        any::<bool>(),
        prop::sample::select(vec![
            MateSign::Hash,
            MateSign::DoublePlus,
            MateSign::Cross,
            MateSign::Unmarked,
        ]),
    )
        .prop_map(
            |(
                letters,
                form,
                (capture, pawn_capture),
                en_passant,
                promotion,
                castling,
                check,
                mate,
            )| Style {
                letters,
                form,
                capture,
                pawn_capture,
                en_passant,
                promotion,
                castling,
                check,
                mate,
            },
        )
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn what_is_written_is_read_back_as_the_same_move(game in playouts(120), overwrite_in_place in styles()) {
        let here = game.last();
        for mv in &here.legal_moves() {
            let usual = Letters::ALL.map(Style::laws);
            for style in usual.into_iter().chain([overwrite_in_place, Style::pgn(), Style::polish()]) {
                let text = algebraic::write(&here, *mv, style);
                prop_assert_eq!(algebraic::read(&here, &text, style.letters), Ok(*mv), "{}: {}", style.letters, text);
            }
            let said = spoken::announce(*mv);
            prop_assert_eq!(spoken::read(&here, &said), Ok(*mv), "{}", said);
            let mode = if game.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
            let uci = mv.to_uci(mode).to_string();
            prop_assert_eq!(algebraic::read(&here, &uci, overwrite_in_place.letters), Ok(*mv), "{}", uci);
        }
    }

    #[test]
    fn short_english_is_what_shakmaty_writes(game in playouts(120)) {
        let here = game.last();
        for mv in &here.legal_moves() {
            let expected = SanPlus::from_move(here.clone(), *mv).to_string();
            prop_assert_eq!(algebraic::write(&here, *mv, Style::pgn()), expected);
        }
    }

    #[test]
    fn no_scribble_whatever_panics(
        game in playouts(40),
        text in "[a-h1-8KQRBNDTLSHWGКДТЛСOо0x:=()+#. e–p♘]{0,9}|\\PC{0,12}",
        letters in prop::sample::select(Letters::ALL.to_vec()),
    ) {
        let here = game.last();
        match algebraic::read(&here, &text, letters) {
            Ok(mv) => prop_assert!(here.is_legal(mv)),
            Err(Misread::Unreadable { at }) => prop_assert!(at <= text.chars().count() + 1),
            Err(Misread::Ambiguous(moves)) => prop_assert!(moves.len() > 1),
            Err(reason) => prop_assert!(!reason.to_string().is_empty()),
        }
    }
}
