//! Perft: the published numbers of games of a given length, counted the way we play moves.
//!
//! The Chess960 positions and their figures are those of the Chess Programming Wiki's table.

use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::illegal_reason::legal_move;
use jadoube_core::chess::position_key::PositionKey;
use jadoube_core::chess::{Chess, Move, Position, Role, Square};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const CHESS960: [(&str, [u64; 4]); 4] = [
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        [21, 528, 12_189, 326_672],
    ),
    (
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        [21, 807, 18_002, 667_366],
    ),
    (
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
        [20, 479, 10_471, 273_318],
    ),
    (
        "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
        [22, 593, 13_440, 382_958],
    ),
];

fn read(fen: &str) -> Chess {
    chess960_fen::read(fen).expect(fen).0
}

fn perft(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let play = |&next: &Move| {
        position
            .clone()
            .play(next)
            .expect("a legal move may be played")
    };
    moves.iter().map(|next| perft(&play(next), depth - 1)).sum()
}

/// As `perft`, but by asking about every two squares and every promotion whether that would be a move.
fn perft_by_hand(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let promotions = [
        None,
        Some(Role::Queen),
        Some(Role::Rook),
        Some(Role::Bishop),
        Some(Role::Knight),
    ];
    let mut moves: Vec<Move> = Vec::new();
    for from in position.us() {
        for to in Square::ALL {
            for promotion in promotions {
                if let Ok(next) = legal_move(position, from, to, promotion)
                    && !moves.contains(&next)
                {
                    moves.push(next);
                }
            }
        }
    }
    moves
        .iter()
        .map(|&next| perft_by_hand(&position.clone().play(next).expect("legal"), depth - 1))
        .sum()
}

#[test]
fn from_the_start_there_are_4_865_609_games_of_five_plies() {
    assert_eq!(perft(&Chess::default(), 5), 4_865_609);
}

#[test]
fn from_kiwipete_there_are_4_085_603_games_of_four_plies() {
    assert_eq!(perft(&read(KIWIPETE), 4), 4_085_603);
}

#[test]
fn chess960_positions_give_the_published_figures() {
    for (fen, figures) in CHESS960 {
        let position = read(fen);
        for (depth, figure) in (1..).zip(figures) {
            assert_eq!(perft(&position, depth), figure, "{fen} at depth {depth}");
        }
    }
}

#[test]
fn every_move_found_by_hand_is_every_move_there_is() {
    assert_eq!(perft_by_hand(&Chess::default(), 2), 400);
    assert_eq!(perft_by_hand(&read(KIWIPETE), 2), 2_039);
    for (fen, figures) in CHESS960 {
        assert_eq!(perft_by_hand(&read(fen), 2), figures[1], "{fen}");
    }
}

/// The figures are sequence A083276 of the On-Line Encyclopedia of Integer Sequences, which counts as the Laws do.
#[test]
fn positions_after_four_plies_are_told_apart_as_often_as_published() {
    let mut positions = vec![Chess::default()];
    for distinct in [20, 400, 5_362, 72_078] {
        let next = positions.iter().flat_map(|position| {
            position
                .legal_moves()
                .into_iter()
                .map(|next| position.clone().play(next).expect("legal"))
                .collect::<Vec<_>>()
        });
        let mut next: Vec<Chess> = next.collect();
        next.sort_by_key(PositionKey::of);
        next.dedup_by_key(|position| PositionKey::of(position));
        assert_eq!(next.len(), distinct);
        positions = next;
    }
}
