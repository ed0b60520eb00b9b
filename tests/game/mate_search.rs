//! Whether a side could still mate: every yes replays to the mate, every no is proof.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::{
    CastlingMode, Chess, Color, Fen, Position, PositionError,
    mate_line_protocol::answer,
    mating::{
        USUAL_EFFORT, Verdict, can_mate, ends_in_mate, is_dead, is_plainly_dead, is_plainly_never,
    },
};
use proptest::prelude::*;

use crate::support::seeded_random::SeededRandom;

/// Enough for what is settled before the walk, and little enough for an unoptimised build.
const LITTLE: u64 = 5_000;

fn position(fen: &str) -> Chess {
    chess960_fen::read(fen).expect(fen).0
}

/// Checks the proof that comes with a verdict, and says what it was.
fn proved(position: &Chess, by: Color, effort: u64) -> Option<bool> {
    let verdict = can_mate(position, by, effort);
    if let Verdict::Yes(line) = &verdict {
        assert!(ends_in_mate(position, by, line), "{position:?} {line:?}");
    }
    verdict.is_yes()
}

#[test]
fn the_known_false_proof_is_not_believed() {
    let black_can = position("k7/P7/PP1p4/8/3P4/1K6/8/8 b - - 0 1");
    assert_eq!(proved(&black_can, Color::Black, USUAL_EFFORT), Some(true));
    assert_ne!(can_mate(&black_can, Color::Black, 10), Verdict::Never);
    assert!(!is_plainly_never(&black_can, Color::Black));
}

#[test]
fn a_wall_of_pawns_that_lets_nobody_through_is_dead() {
    let wall = position("8/6k1/1p1p1p1p/1P1P1P1P/8/8/3K4/8 w - - 0 1");
    assert_eq!(is_dead(&wall, USUAL_EFFORT), Some(true));
    assert!(is_plainly_dead(&wall));
}

#[test]
fn a_wall_may_hold_for_one_side_only() {
    let bishops = position("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1");
    assert_eq!(proved(&bishops, Color::White, LITTLE), Some(true));
    assert_eq!(proved(&bishops, Color::Black, LITTLE), Some(false));
    assert_eq!(is_dead(&bishops, LITTLE), Some(false));
}

#[test]
fn what_material_can_do_with_help_is_known() {
    let cases = [
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", Color::White, true),
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", Color::Black, false),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", Color::White, false),
        ("6nk/8/8/8/8/8/8/KN6 w - - 0 1", Color::White, true),
        ("6bk/8/8/8/8/8/8/KN6 w - - 0 1", Color::White, true),
        ("6qk/8/8/8/8/8/8/KN6 w - - 0 1", Color::White, false),
        ("7k/8/8/8/8/8/8/KNN5 w - - 0 1", Color::White, true),
        ("6bk/8/8/8/8/8/8/K1B5 w - - 0 1", Color::White, true),
        ("5b1k/8/8/8/8/8/8/K1B5 w - - 0 1", Color::White, false),
        ("7k/7p/8/8/8/8/8/K1B5 w - - 0 1", Color::White, true),
    ];
    for (fen, by, can) in cases {
        assert_eq!(proved(&position(fen), by, LITTLE), Some(can), "{fen} {by}");
    }
}

#[test]
fn a_game_that_is_over_is_judged_as_it_stands() {
    let mated = position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(can_mate(&mated, Color::White, 0), Verdict::Yes(Vec::new()));
    assert_eq!(can_mate(&mated, Color::Black, 0), Verdict::Never);
    let stalemated = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(can_mate(&stalemated, Color::White, 0), Verdict::Never);
    let double_check = position("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1");
    assert_eq!(
        can_mate(&double_check, Color::Black, 0),
        Verdict::Yes(Vec::new()),
        "however it came about"
    );
}

#[test]
fn the_only_move_may_take_the_last_hope() {
    let forced = position("k7/1Q6/K7/8/8/8/8/8 b - - 0 1");
    assert_eq!(
        proved(&forced, Color::White, LITTLE),
        Some(true),
        "the queen is protected and mates"
    );
    let taken = position("k7/1Q6/8/8/8/8/8/K7 b - - 0 1");
    assert_eq!(proved(&taken, Color::White, LITTLE), Some(false));
    assert!(is_plainly_dead(&taken));
}

#[test]
fn castling_rights_of_both_kinds_are_no_hindrance_to_a_yes() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1",
    ] {
        assert_eq!(
            proved(&position(fen), Color::White, LITTLE),
            Some(true),
            "{fen}"
        );
    }
    let lone = position("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1");
    assert_eq!(proved(&lone, Color::Black, LITTLE), Some(false));
}

#[test]
fn an_en_passant_capture_may_be_the_only_way_through() {
    let shut = position("4k3/8/8/p7/Pp1p1p1p/1P1P1P1P/8/4K3 b - - 0 1");
    assert_eq!(is_dead(&shut, LITTLE), Some(true));
    assert!(is_plainly_dead(&shut));
    let open = position("4k3/8/8/p7/Pp1p1p1p/1P1P1P1P/8/4K3 b - a3 0 1");
    assert_eq!(proved(&open, Color::Black, LITTLE), Some(true));
    assert_eq!(
        proved(&open, Color::White, LITTLE),
        Some(true),
        "the pawn that got through may be lost again"
    );
    assert!(!is_plainly_dead(&open));
}

#[test]
fn more_men_than_a_set_has_are_borne_with() {
    let crowd: Fen = "4k3/8/PPPPPPPP/PPPPPPPP/P7/8/8/4K3 w - - 0 1"
        .parse()
        .expect("a FEN");
    let crowd: Chess = crowd
        .into_position(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .expect("nothing else is wrong with it");
    assert_eq!(proved(&crowd, Color::White, LITTLE), Some(true));
    assert_eq!(proved(&crowd, Color::Black, LITTLE), Some(false));
}

impl SeededRandom {
    /// Plays at random; whether `by` happens to mate.
    fn happens_to_mate(&mut self, position: &Chess, by: Color, plies: usize) -> bool {
        let mut position = position.clone();
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[self.below(moves.len())]);
        }
        ends_in_mate(&position, by, &[])
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_yes_replays_and_a_never_is_not_contradicted(seed in 1..u64::MAX) {
        let mut random = SeededRandom(seed);
        let endgame = random.endgame();
        for by in Color::ALL {
            let verdict = proved(&endgame, by, LITTLE);
            let never = verdict == Some(false);
            prop_assert!(never || !is_plainly_never(&endgame, by), "a glance sees no more than a search");
            if never {
                for _ in 0..20 {
                    prop_assert!(!random.happens_to_mate(&endgame, by, 40));
                }
            }
        }
    }

    #[test]
    fn colours_make_no_difference(seed in 1..u64::MAX) {
        let endgame = SeededRandom(seed).endgame();
        let mirrored: Chess = endgame
            .to_setup(jadoube_core::chess::EnPassantMode::Legal)
            .into_mirrored()
            .position(CastlingMode::Standard)
            .expect("as legal as before");
        for by in Color::ALL {
            prop_assert_eq!(proved(&endgame, by, LITTLE).is_some(), proved(&mirrored, !by, LITTLE).is_some());
        }
    }
}
/// Ten thousand endgames, chasolver bare and then us, on all cores: the whole search, and the glance.
///
/// `cargo test --release --test game measured -- --ignored --nocapture`
#[test]
#[ignore = "compares speeds: wants an optimised build on a quiet machine"]
fn measured_against_chasolver_our_glance_is_no_slower() {
    let mut random = SeededRandom(960);
    let fens: Vec<String> = (0..10_000)
        .map(|_| chess960_fen::write(&random.endgame(), FenStyle::XFen))
        .collect();
    let foreign = |fen: &str| -> ::chess::Board { fen.parse().expect(fen) };
    let white = ::chess::Color::White;
    let bare = on_all_cores(&fens, |fen| {
        std::hint::black_box(chasolver::winnability(&foreign(fen), white));
    });
    let ours = on_all_cores(&fens, |fen| {
        std::hint::black_box(answer(fen, Color::White, USUAL_EFFORT));
    });
    let bare_glance = on_all_cores(&fens, |fen| {
        std::hint::black_box(chasolver::is_unwinnable_fast(&foreign(fen), white));
    });
    let glance = on_all_cores(&fens, |fen| {
        std::hint::black_box(is_plainly_never(&position(fen), Color::White));
    });
    println!("search: chasolver {bare:?}, jadoube {ours:?}");
    println!("glance: chasolver {bare_glance:?}, jadoube {glance:?}");
    assert!(glance.as_secs_f64() <= 1.1 * bare_glance.as_secs_f64());
}

#[expect(
    clippy::disallowed_methods,
    reason = "a measurement looks at the clock"
)]
fn on_all_cores(fens: &[String], work: impl Fn(&str) + Sync) -> Duration {
    let started = Instant::now();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(fen) = fens.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(fen);
                }
            });
        }
    });
    started.elapsed()
}
