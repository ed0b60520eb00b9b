//! A whole game, each move typed by the one who makes it and followed by the other from what is told alone.

use jadoube_core::chess::{Chess, Color, Move, Position as _};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::{Letters, algebraic};

use super::at_a_fresh_program;

/// Donald Byrne against Robert Fischer, New York 1956: forty-one moves with castling, captures, checks and mate.
const GAME: &str = "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 \
                    bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ \
                    Kg1 axb6 Qb4 Ra4 Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 \
                    Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+ Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#";

/// Which legal move was told, of a position that the listener keeps in mind.
fn heard_move(position: &Chess, told: &str) -> Move {
    let words = Words::new(Language::English);
    let moves = position.legal_moves();
    let matching = moves.iter().filter(|mv| {
        let said = words.move_in_words(position, **mv);
        told.contains(&format!(": {said}, made."))
    });
    let matching: Vec<&Move> = matching.collect();
    let [mv] = matching[..] else {
        panic!("“{told}” may be any of {matching:?}");
    };
    *mv
}

#[test]
fn a_game_of_forty_moves_is_followed_to_its_end_by_ear() {
    at_a_fresh_program(|player| {
        player.begin_game();
        let mut position = Chess::default();
        for text in GAME.split_whitespace() {
            let side = position.turn();
            let told = player.makes(text);
            let mv = heard_move(&position, &told);
            let meant = algebraic::read(&position, text, Letters::English);
            assert_eq!(mv, meant.expect("a legal move"), "{told}");
            position.play_unchecked(mv);
            assert_eq!(told.contains("check"), position.is_check(), "{told}");
            if position.is_game_over() {
                break;
            }
            let told = player.completes();
            let next = side.fold_wb("Black", "White");
            assert!(told.contains(&format!("{next} has the move")), "{told}");
        }
        assert!(position.is_checkmate());
        assert_eq!(position.turn(), Color::White);
        let told = player.hear("Black wins");
        for part in ["0–1", "mate", "Article"] {
            assert!(told.contains(part), "“{told}” lacks {part}");
        }
    });
}
