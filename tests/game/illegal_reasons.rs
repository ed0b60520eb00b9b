//! Why a move is not legal, as a teacher would say it.

use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::illegal_reason::{
    CastlingObstacle, IllegalReason, illegal_reason, legal_move,
};
use jadoube_core::chess::{Bitboard, CastlingSide, Chess, Move, Piece, Position, Role, Square};
use proptest::prelude::*;

/// Why a move written as `e2e4`, `e7e8q` is not legal in a position.
fn to(fen: &str, text: &str) -> Option<IllegalReason> {
    let (position, _) = chess960_fen::read(fen).expect(fen);
    let square = |range: std::ops::Range<usize>| text[range].parse::<Square>().expect(text);
    illegal_reason(
        &position,
        square(0..2),
        square(2..4),
        text.chars().nth(4).and_then(Role::from_char),
    )
}

fn squares(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn there_must_be_a_piece_and_it_must_be_yours() {
    assert_eq!(to(START, "e4e5"), Some(IllegalReason::NoPiece));
    assert_eq!(
        to(START, "e7e5"),
        Some(IllegalReason::NotYours(Piece {
            color: jadoube_core::chess::Color::Black,
            role: Role::Pawn
        }))
    );
    assert_eq!(to(START, "e2e2"), Some(IllegalReason::NoMove));
    assert_eq!(to(START, "e2e4"), None);
}

#[test]
fn own_pieces_are_not_captured_and_nobody_jumps_but_the_knight() {
    assert_eq!(
        to(START, "d1d2"),
        Some(IllegalReason::OwnPieceThere(Role::Pawn))
    );
    assert_eq!(
        to(START, "d1d4"),
        Some(IllegalReason::Jumps {
            role: Role::Queen,
            over: Square::D2
        })
    );
    assert_eq!(
        to(START, "c1a3"),
        Some(IllegalReason::Jumps {
            role: Role::Bishop,
            over: Square::B2
        })
    );
    assert_eq!(to(START, "g1f3"), None);
}

#[test]
fn each_piece_has_its_way() {
    let fen = "k7/8/8/8/3QR3/3BN3/8/4K3 w - - 0 1";
    for (text, role) in [
        ("d4e6", Role::Queen),
        ("e4f5", Role::Rook),
        ("d3d2", Role::Bishop),
        ("e3e5", Role::Knight),
        ("e1g2", Role::King),
    ] {
        assert_eq!(
            to(fen, text),
            Some(IllegalReason::NotItsWay(role)),
            "{text}"
        );
    }
}

#[test]
fn pawns_go_ahead_capture_sidewise_and_never_return() {
    let fen = "4k3/P7/8/3pP3/4p3/4P3/1PP5/4K3 w - - 0 1";
    assert_eq!(
        to(fen, "e3e4"),
        Some(IllegalReason::PawnBlocked { by: Square::E4 })
    );
    assert_eq!(
        to("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4"),
        Some(IllegalReason::PawnTwoSquaresBlocked { by: Square::E4 })
    );
    assert_eq!(
        to(fen, "e3e5"),
        Some(IllegalReason::OwnPieceThere(Role::Pawn))
    );
    assert_eq!(to(fen, "e5e7"), Some(IllegalReason::PawnTwoSquaresLater));
    assert_eq!(to(fen, "e5e4"), Some(IllegalReason::PawnBackwards));
    assert_eq!(to(fen, "e5f6"), Some(IllegalReason::PawnCapturesNothing));
    assert_eq!(
        to(fen, "e5d6"),
        Some(IllegalReason::EnPassantNotNow { pawn: Square::D5 })
    );
    assert_eq!(to(fen, "e5d5"), Some(IllegalReason::NotItsWay(Role::Pawn)));
    assert_eq!(to("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), None);
}

#[test]
fn a_pawn_on_the_last_rank_becomes_a_piece_and_nothing_else_does() {
    let fen = "4k3/P7/8/8/8/8/R7/4K3 w - - 0 1";
    assert_eq!(to(fen, "a7a8"), Some(IllegalReason::PromotionMissing));
    assert_eq!(
        to(fen, "a7a8k"),
        Some(IllegalReason::PromotionTo(Role::King))
    );
    assert_eq!(to(fen, "a2a3q"), Some(IllegalReason::PromotionOutOfPlace));
    assert_eq!(to(fen, "a7a8n"), None);
}

#[test]
fn the_king_is_never_left_in_check() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(
        to(pinned, "e2c3"),
        Some(IllegalReason::ExposesKing {
            attackers: squares(&[Square::E8])
        })
    );
    let check = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1";
    assert_eq!(
        to(check, "a2a3"),
        Some(IllegalReason::StaysInCheck {
            attackers: squares(&[Square::E8])
        })
    );
    assert_eq!(
        to(check, "e1e2"),
        Some(IllegalReason::KingIntoAttack {
            attackers: squares(&[Square::E8])
        })
    );
    let en_passant = "6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1";
    assert_eq!(
        to(en_passant, "e5d6"),
        Some(IllegalReason::ExposesKing {
            attackers: squares(&[Square::H5])
        })
    );
}

#[test]
fn castling_has_its_reasons() {
    use CastlingObstacle::{ArrivesInAttack, InCheck, PassesAttack, PieceBetween, RightLost};
    use CastlingSide::{KingSide, QueenSide};
    let cases = [
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            "e1g1",
            KingSide,
            RightLost,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "e1c1",
            QueenSide,
            RightLost,
        ),
        (
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
            "e1c1",
            QueenSide,
            PieceBetween(Square::B1),
        ),
        (
            "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            KingSide,
            InCheck {
                attackers: squares(&[Square::E4]),
            },
        ),
        (
            "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            KingSide,
            PassesAttack {
                over: Square::F1,
                attackers: squares(&[Square::F4]),
            },
        ),
        (
            "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            KingSide,
            ArrivesInAttack {
                attackers: squares(&[Square::G4]),
            },
        ),
    ];
    for (fen, text, side, obstacle) in cases {
        assert_eq!(
            to(fen, text),
            Some(IllegalReason::Castling(side, obstacle)),
            "{fen}"
        );
    }
    assert_eq!(
        to("4k3/8/8/8/1r5r/8/8/R3K2R w KQ - 0 1", "e1c1"),
        None,
        "b1 and the rook may be attacked"
    );
    assert_eq!(
        to("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1"),
        None,
        "king onto rook says castling too"
    );
}

#[test]
fn in_chess960_the_rook_may_have_been_the_king_s_shield() {
    let shield = "4k3/8/8/8/8/8/8/qRK5 w B - 0 1";
    let exposes = IllegalReason::ExposesKing {
        attackers: squares(&[Square::A1]),
    };
    assert_eq!(to(shield, "c1b1"), Some(exposes));
}

#[test]
fn a_king_that_goes_too_far_along_the_first_rank_does_not_castle() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let elsewhere =
        IllegalReason::Castling(CastlingSide::QueenSide, CastlingObstacle::NotItsSquare);
    assert_eq!(to(fen, "e1b1"), Some(elsewhere));
    assert_eq!(to(fen, "e1h1"), Some(IllegalReason::NotItsWay(Role::King)));
    assert_eq!(to(fen, "e1d1"), None, "one square is a step");
}

#[test]
fn a_king_is_never_captured() {
    // Black has left their king in check, and nobody said a word.
    let fen = "3k4/8/8/8/8/8/4R3/K7 b - - 0 1";
    let (mut position, _) = chess960_fen::read(fen).expect(fen);
    position.play_unchecked(Move::Normal {
        role: Role::King,
        from: Square::D8,
        capture: None,
        to: Square::E7,
        promotion: None,
    });
    assert_eq!(
        illegal_reason(&position, Square::E2, Square::E7, None),
        Some(IllegalReason::CapturesKing)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever the position: every legal move is found by its squares, and for everything else there is a reason.
    #[test]
    fn there_is_no_reason_exactly_against_legal_moves(
        number in 0..960u16,
        choices in proptest::collection::vec(any::<u16>(), 0..60),
        from in 0..64usize,
    ) {
        let mut position: Chess = jadoube_core::chess::chess960_start_number::StartNumber::new(number).expect("below 960").position();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[usize::from(choice) % moves.len()]);
        }
        let legal = position.legal_moves();
        for &next in &legal {
            let from = next.from().expect("no piece comes from the hand");
            prop_assert_eq!(legal_move(&position, from, next.to(), next.promotion()), Ok(next));
        }
        let from = Square::ALL[from];
        for to in Square::ALL {
            for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                match legal_move(&position, from, to, promotion) {
                    Ok(next) => prop_assert!(legal.contains(&next)),
                    Err(
                        IllegalReason::KingIntoAttack { attackers }
                        | IllegalReason::StaysInCheck { attackers }
                        | IllegalReason::ExposesKing { attackers }
                        | IllegalReason::Castling(
                            _,
                            CastlingObstacle::InCheck { attackers }
                            | CastlingObstacle::PassesAttack { attackers, .. }
                            | CastlingObstacle::ArrivesInAttack { attackers },
                        ),
                    ) => prop_assert!(attackers.any(), "someone attacks: {:?}", Move::Normal {
                        role: Role::Pawn, from, capture: None, to, promotion
                    }),
                    Err(_) => {}
                }
            }
        }
    }
}
