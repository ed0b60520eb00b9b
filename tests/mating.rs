//! Whether a side could still mate: every yes replays to the mate, every no is proof.

use jadoube::chess::{
    CastlingMode, Chess, Color, Fen,
    mating::{
        USUAL_EFFORT, Verdict, can_mate, ends_in_mate, is_dead, is_plainly_dead, is_plainly_never,
    },
};

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>()
        .expect(fen)
        .into_position(CastlingMode::Chess960)
        .expect(fen)
}

#[test]
fn the_known_false_proof_is_not_believed() {
    let black_can = position("k7/P7/PP1p4/8/3P4/1K6/8/8 b - - 0 1");
    assert_ne!(can_mate(&black_can, Color::Black, 10_000), Verdict::Never);
}

#[test]
fn a_wall_of_pawns_that_lets_nobody_through_is_dead() {
    let wall = position("8/6k1/1p1p1p1p/1P1P1P1P/8/8/3K4/8 w - - 0 1");
    assert_eq!(is_dead(&wall, USUAL_EFFORT), Some(true));
    assert!(is_plainly_dead(&wall));
}

#[test]
fn a_lone_king_never_mates_and_a_queen_does() {
    let queen = position("7k/8/8/8/8/8/8/KQ6 w - - 0 1");
    assert!(is_plainly_never(&queen, Color::Black));
    let Verdict::Yes(line) = can_mate(&queen, Color::White, USUAL_EFFORT) else {
        panic!("a queen mates a lone king");
    };
    assert!(ends_in_mate(&queen, Color::White, &line));
}
