//! Whether White could still mate, on twenty positions from plain to locked.

use divan::Bencher;
use jadoube_core::chess::mating::{USUAL_EFFORT, can_mate};
use jadoube_core::chess::{CastlingMode, Chess, Color, Fen};

const POSITIONS: [&str; 20] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
    "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
    "8/8/4k3/8/8/3KB3/8/8 w - - 0 1",
    "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
    "8/8/4k1n1/8/8/3KN3/8/8 w - - 0 1",
    "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1",
    "8/8/4k1b1/8/8/3K1B2/8/8 w - - 0 1",
    "8/8/4k1q1/8/8/3KN3/8/8 w - - 0 1",
    "8/8/4k3/8/8/2NKN3/8/8 w - - 0 1",
    "8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1",
    "7k/8/8/8/8/8/8/KQ6 w - - 0 1",
    "8/4P3/4k3/8/8/3K4/8/8 w - - 0 1",
    "8/6k1/1p1p1p1p/1P1P1P1P/8/8/3K4/8 w - - 0 1",
    "8/2b1k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/4K3/8 w - - 0 1",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4KB2 w - - 0 1",
    "k7/P7/PP1p4/8/3P4/1K6/8/8 b - - 0 1",
    "5bk1/4p1p1/4P1P1/8/8/8/8/4K2B w - - 0 1",
    "k7/1p1p1p1p/1PpPpPpP/2P1P1P1/8/8/8/K7 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1",
];

#[divan::bench(args = POSITIONS)]
fn could_white_still_mate(bencher: Bencher<'_, '_>, fen: &str) {
    let position: Chess = fen
        .parse::<Fen>()
        .expect("a FEN")
        .into_position(CastlingMode::Standard)
        .expect("a legal position");
    bencher.bench_local(|| can_mate(&position, Color::White, USUAL_EFFORT));
}
