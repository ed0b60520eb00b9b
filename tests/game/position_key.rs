//! When two positions are the same: the key against the slow and literal definition.

use jadoube_core::chess::chess960_fen;
use jadoube_core::chess::position_key::PositionKey;
use jadoube_core::chess::{Chess, Move, Position, chess960_start_number::StartNumber};
use proptest::prelude::*;

fn key(fen: &str) -> PositionKey {
    PositionKey::of(&chess960_fen::read(fen).expect(fen).0)
}

/// Same pieces on the same squares, same player to move, same rights to castle, same captures en passant.
fn is_same(one: &Chess, other: &Chess) -> bool {
    let en_passant = |position: &Chess| -> Vec<Move> {
        position
            .legal_moves()
            .into_iter()
            .filter(|next| next.is_en_passant())
            .collect()
    };
    one.board() == other.board()
        && one.turn() == other.turn()
        && one.castles().castling_rights() == other.castles().castling_rights()
        && en_passant(one) == en_passant(other)
}

#[test]
fn an_en_passant_square_counts_only_where_the_capture_is_legal() {
    let beside = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    assert_ne!(key(beside), key("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"));
    let nobody = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
    assert_eq!(key(nobody), key("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
    let pinned = "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1";
    assert_eq!(key(pinned), key("8/8/8/8/R2pP2k/8/8/4K3 b - - 0 1"));
}

#[test]
fn each_right_to_castle_and_the_move_count() {
    let all = [
        "KQkq", "KQk", "KQq", "Kkq", "Qkq", "KQ", "kq", "K", "Q", "k", "q", "-",
    ];
    let keys: Vec<PositionKey> = all
        .iter()
        .flat_map(|rights| {
            ["w", "b"].map(|turn| key(&format!("r3k2r/8/8/8/8/8/8/R3K2R {turn} {rights} - 0 1")))
        })
        .collect();
    for (index, one) in keys.iter().enumerate() {
        assert!(keys[..index].iter().all(|other| other != one));
    }
    assert_ne!(
        key("4k3/8/8/8/8/8/8/RR2K3 w A - 0 1"),
        key("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"),
        "which rook matters"
    );
}

#[test]
fn move_counters_do_not_count() {
    assert_eq!(
        key("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        key("4k3/8/8/8/8/8/8/4K3 w - - 99 150")
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Two games from one start that shuffle much, so that they meet often: keys agree with the definition.
    #[test]
    fn keys_are_equal_exactly_when_positions_are_the_same(
        number in 0..960u16,
        games in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 1..30), 2),
    ) {
        let start = StartNumber::new(number).expect("below 960").position();
        let mut met = vec![start.clone()];
        for game in games {
            let mut position = start.clone();
            for choice in game {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[usize::from(choice) % moves.len().min(6)]);
                met.push(position.clone());
            }
        }
        for one in &met {
            for other in &met {
                prop_assert_eq!(PositionKey::of(one) == PositionKey::of(other), is_same(one, other));
            }
        }
    }
}
