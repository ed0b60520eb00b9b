//! What players write instead: look-alikes, ambiguities, mistakes.

use jadoube_core::chess::{CastlingSide, Role, Square};
use jadoube_core::notation::{Letters, Misread};

use super::assertions::{CASTLING, START, all_mean, misread, position, uci, written_everywhere};

#[test]
fn cyrillic_and_latin_that_look_alike_are_taken_for_each_other() {
    // Cyrillic а, с, е, х; Latin C, K, T, D, L, S for the Cyrillic letters.
    all_mean(START, "e2e4", Letters::SerbianCyrillic, &["е4"]);
    all_mean(
        START,
        "b1c3",
        Letters::SerbianCyrillic,
        &["Сc3", "Сс3", "Cc3", "Sc3", "Cс3"],
    );
    all_mean(START, "b1c3", Letters::SerbianLatin, &["Сс3", "Sс3", "Sc3"]);
    all_mean(START, "b1a3", Letters::Macedonian, &["Са3"]);
    all_mean(
        CASTLING,
        "a1b1",
        Letters::SerbianCyrillic,
        &["Тb1", "Tb1", "тb1"],
    );
    all_mean(CASTLING, "e1e2", Letters::English, &["Ke2", "Ке2", "ke2"]);
}

#[test]
fn signs_behind_a_move_are_read_in_every_order() {
    let passing = "8/2k5/8/3pP3/8/8/8/4K3 w - d6 0 1";
    all_mean(
        passing,
        "e5d6",
        Letters::English,
        &[
            "exd6 e.p.+",
            "exd6+ e.p.",
            "exd6e.p.+",
            "exd6+e.p.",
            "exd6 e. p.+",
            "exd6 e. p. +",
            "exd6 + e.p. (=)",
            "exd6 (=) e.p. mate!?",
            "exd6 (e.p.)+",
            "exd6 (ep)",
            "exd6 E.P.",
            "exd6 en passant",
            "exd6!? ep мат",
            "exd6 e.p.++",
            "exd6 e.p. X",
            "exd6 Mat e.p",
            "exd6 е.р.",
            "exd6е.п.+",
            "exd6 ep. ch.",
            "exd6 check (=)",
            "exd6ch",
            "exd6 szach-mat",
            "exd6szach",
            "exd6 checkmate.",
            "exd6 шах",
            "exd6 šah!",
        ],
    );
    all_mean(
        passing,
        "e5d6",
        Letters::Polish,
        &["exd6szach", "ed6 Szach-mat"],
    );
    all_mean(passing, "e5d6", Letters::Macedonian, &["exd6ch", "exd6шах"]);
    assert_eq!(
        misread(passing, "exd6 e.p.q", Letters::English),
        Misread::Unreadable { at: 10 }
    );
}

#[test]
fn a_small_letter_that_names_a_file_is_no_piece() {
    let fen = "4k3/8/8/2p5/1P6/8/8/B3K3 w - - 0 1";
    all_mean(fen, "b4c5", Letters::English, &["bc5", "bxc5"]);
    assert_eq!(
        misread(fen, "bd4", Letters::English),
        Misread::CannotGoThere {
            role: Role::Pawn,
            to: Square::D4
        }
    );
}

#[test]
fn ambiguous_stays_ambiguous_and_says_what_it_could_be() {
    let fen = "6k1/8/8/6N1/8/8/1K6/4N3 w - - 0 1";
    let here = position(fen);
    let Misread::Ambiguous(moves) = misread(fen, "Nf3", Letters::English) else {
        panic!("two knights can go to f3");
    };
    assert_eq!(moves.len(), 2);
    assert!(moves.contains(&uci(&here, "e1f3")) && moves.contains(&uci(&here, "g5f3")));

    let Misread::Ambiguous(moves) =
        misread("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8", Letters::Polish)
    else {
        panic!("a pawn may become four pieces");
    };
    assert_eq!(moves.len(), 4);
}

#[test]
fn wrong_stays_wrong_and_says_why() {
    let en = Letters::English;
    assert_eq!(misread(START, "", en), Misread::Nothing);
    assert_eq!(misread(START, " 1. ", en), Misread::Nothing);
    assert_eq!(misread(START, "hello", en), Misread::Unreadable { at: 2 });
    assert_eq!(misread(START, "Nf9", en), Misread::Unreadable { at: 3 });
    assert_eq!(misread(START, "Sf3", en), Misread::Unreadable { at: 1 });
    assert_eq!(misread(START, "Nf3 Nf6", en), Misread::Unreadable { at: 5 });
    assert_eq!(misread(START, "e4=", en), Misread::Unreadable { at: 4 });
    assert_eq!(
        misread(START, "e5", en),
        Misread::CannotGoThere {
            role: Role::Pawn,
            to: Square::E5
        }
    );
    assert_eq!(
        misread(START, "Qd3", en),
        Misread::CannotGoThere {
            role: Role::Queen,
            to: Square::D3
        }
    );
    assert_eq!(
        misread(START, "e5e6", en),
        Misread::NoSuchPiece { role: None }
    );
    assert_eq!(
        misread(START, "e7e5", en),
        Misread::NoSuchPiece { role: None }
    );
    assert_eq!(
        misread(START, "Nc4e5", en),
        Misread::NoSuchPiece {
            role: Some(Role::Knight)
        }
    );
    assert_eq!(
        misread(START, "0-0", en),
        Misread::CannotCastle {
            side: CastlingSide::KingSide
        }
    );
    assert_eq!(
        misread(START, "e4Q", en),
        Misread::CannotBecome {
            promotion: Role::Queen
        }
    );
    let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        misread(bare, "Qd3", en),
        Misread::NoSuchPiece {
            role: Some(Role::Queen)
        }
    );
    assert_eq!(
        misread("4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1", "Nc3", en),
        Misread::LeavesKingInCheck {
            role: Role::Knight,
            to: Square::C3
        }
    );
    assert_eq!(
        misread("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8K", en),
        Misread::CannotBecome {
            promotion: Role::King
        }
    );
}

#[test]
fn chess960_castling_onto_the_own_rook_and_past_it() {
    let fen = "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1";
    written_everywhere(fen, "b1h1", "0-0");
    written_everywhere(fen, "b1a1", "0-0-0");
    let here = position(fen);
    assert_eq!(
        uci(&here, "b1c1").castling_side(),
        None,
        "an ordinary step of the king"
    );
    assert_eq!(
        uci(&here, "Kb1-g1").castling_side(),
        Some(CastlingSide::KingSide)
    );
}
