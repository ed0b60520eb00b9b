//! Whether a side could still mate, beside chasolver: what both decide they decide alike.
//!
//! A *yes* is believed on either side only when its line replays to the mate. What is left is a *never* of ours against
//! a line of chasolver's, which would be our fault, and a position that chasolver's fast check decides and we do not.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::{panic, thread};

use chasolver::Winnability;
use jadoube_core::chess::chess960_fen::{self, FenStyle};
use jadoube_core::chess::chess960_start_number::StartNumber;
use jadoube_core::chess::mating::{Verdict, can_mate, ends_in_mate, is_plainly_never};
use jadoube_core::chess::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, Fen, Move, Piece, Position, PositionError,
    Role, Setup, Square, UciMove,
};

use crate::support::seeded_random::SeededRandom;

/// Positions made for what they ask of a proof, for White and for Black.
const CONSTRUCTED: &[&str] = &[
    // Walls: shut, with a gap, with a key of one file, with men behind them.
    "8/6k1/1p1p1p1p/1P1P1P1P/8/8/3K4/8 w - - 0 1",
    "8/2b1k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/4K3/8 w - - 0 1",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4KB2 w - - 0 1",
    "k7/1p1p1p1p/1PpPpPpP/2P1P1P1/8/8/8/K7 w - - 0 1",
    "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "8/8/1k1p1p2/3PpP2/3pKp2/b2P1P2/8/3B1B2 w - - 0 1",
    "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1",
    "8/1p6/kPp5/2P5/1pP5/1P6/5K2/8 w - - 0 1",
    "8/1p6/kPp5/2P5/1pP5/1P1K4/8/8 w - - 0 1",
    "1kb4K/1p1p4/1P1P4/8/8/8/8/8 w - - 0 1",
    "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
    "k7/P7/PP1p4/8/3P4/1K6/8/8 b - - 0 1",
    // Bishops: of one colour, of both, with pawns that are in the way or must be.
    "6bk/8/8/8/8/8/8/K1B5 w - - 0 1",
    "5b1k/8/8/8/8/8/8/K1B5 w - - 0 1",
    "7k/7p/8/8/8/8/8/K1B5 w - - 0 1",
    "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1",
    "Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1",
    "k7/1b6/2b5/8/8/1pB5/pP6/K7 w - - 0 1",
    "8/4b1pk/4p3/6PK/6PP/5b2/8/8 w - - 0 1",
    "7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 w - - 0 1",
    // Little material: two knights, knights alone, a pawn that must become a knight, a bishop or a rook.
    "7k/8/8/8/8/8/8/KNN5 w - - 0 1",
    "6nk/8/8/8/8/8/8/KN6 w - - 0 1",
    "6qk/8/8/8/8/8/8/KN6 w - - 0 1",
    "4k3/3p4/8/8/8/8/8/4KN2 w - - 0 1",
    "3kb3/8/8/8/8/8/3K1P2/8 w - - 0 1",
    "2k1n3/8/2P5/2K5/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/2K5/N7/kN6 b - - 0 1",
    "8/8/8/8/1N6/2N5/2K5/k2N4 w - - 0 1",
    // Lone kings, corners, stalemates near by, the smothered mate alone.
    "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
    "k7/1Q6/K7/8/8/8/8/8 b - - 0 1",
    "k7/1Q6/8/8/8/8/8/K7 b - - 0 1",
    "6k1/8/8/8/8/1p1p4/1P1P4/1KB5 w - - 0 1",
    "5brk/4p1p1/3pP1P1/1B1P4/3p2p1/3P2p1/4K1P1/8 w - - 0 1",
    "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1",
    "N1b1N1N1/1pPpPpPp/1P1P1P1P/8/8/8/8/kb2B1K1 w - - 0 1",
    "8/8/8/7p/8/p1p2k2/PpP4P/1K6 b - - 0 1",
    "8/2b4B/4k3/8/8/2p1p1p1/2PpP1P1/1B1K3n b - - 0 1",
    // The only key is taken in passing; the same without that right.
    "4k3/8/8/p7/Pp1p1p1p/1P1P1P1P/8/4K3 b - a3 0 1",
    "4k3/8/8/p7/Pp1p1p1p/1P1P1P1P/8/4K3 b - - 0 1",
    // Castling as a way out of the wall.
    "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1",
    "4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/4K2R w K - 0 1",
    "1k6/8/8/3B4/2Bp1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1",
    "4k3/8/8/8/7p/p1pbp1pP/P1PpP1P1/3bK2R w K - 0 1",
];

/// What the comparison came to.
#[derive(Default)]
struct Tally {
    yes: AtomicU64,
    never: AtomicU64,
    undecided: AtomicU64,
    /// We say *yes*, with a line that replays, where chasolver's full search says *never*.
    chasolver_errs: AtomicU64,
    faults: Mutex<Vec<String>>,
}

impl Tally {
    /// Compares the verdicts on `position` for both sides; `effort` as for [`can_mate`].
    fn compare(&self, position: &Chess, effort: u64) {
        if position.legal_moves().is_empty() {
            return;
        }
        let plain = without_castling(position);
        let board = foreign(&plain);
        for by in Color::ALL {
            let verdict = can_mate(position, by, effort);
            let count = match &verdict {
                Verdict::Yes(line) => {
                    if !ends_in_mate(position, by, line) {
                        self.fault("this line does not mate", position, by);
                    }
                    &self.yes
                }
                Verdict::Never => &self.never,
                Verdict::Undecided { .. } => &self.undecided,
            };
            count.fetch_add(1, Ordering::Relaxed);
            if verdict != Verdict::Never && is_plainly_never(position, by) {
                self.fault("a glance denies what a search does not", position, by);
            }
            let Some(board) = board else { continue };
            let theirs = |question: &dyn Fn() -> Option<Winnability>| {
                panic::catch_unwind(panic::AssertUnwindSafe(question))
                    .ok()
                    .flatten()
            };
            let side = foreign_color(by);
            match theirs(&|| chasolver::winnability(&board, side)) {
                Some(Winnability::Winnable { helpmate })
                    if verdict == Verdict::Never && replays(&plain, by, &helpmate) =>
                {
                    self.fault("chasolver mates where we say never", position, by);
                }
                Some(Winnability::Unwinnable) if verdict.is_yes() == Some(true) => {
                    let has_rights = !position.castles().is_empty();
                    self.chasolver_errs
                        .fetch_add(u64::from(!has_rights), Ordering::Relaxed);
                }
                _ => {}
            }
            if verdict.is_yes().is_none()
                && position.castles().is_empty()
                && chasolver::is_unwinnable_fast(&board, side)
            {
                self.fault(
                    "the fast check of chasolver decides and we do not",
                    position,
                    by,
                );
            }
        }
    }

    fn fault(&self, what: &str, position: &Chess, by: Color) {
        let fen = chess960_fen::write(position, FenStyle::XFen);
        let mut faults = self.faults.lock().expect("no other test thread failed");
        faults.push(format!("{what}: {fen} {by}"));
    }

    fn expect_no_fault(self) {
        println!(
            "yes {:?}, never {:?}, undecided {:?}; chasolver errs {:?}",
            self.yes, self.never, self.undecided, self.chasolver_errs
        );
        let faults = self
            .faults
            .into_inner()
            .expect("no other test thread failed");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// The position as chasolver can hold it; what is legal in it is legal in the position with the rights too.
fn without_castling(position: &Chess) -> Chess {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.castling_rights = Bitboard::EMPTY;
    position_of(setup).expect("as legal as with the rights")
}

fn position_of(setup: Setup) -> Option<Chess> {
    setup
        .position(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// The position on a board of the crate `chess`, whose list of moves has no room for more than sixteen men a side.
fn foreign(position: &Chess) -> Option<::chess::Board> {
    let men = |color| position.board().by_color(color).count();
    (Color::ALL.iter().all(|&color| men(color) <= 16))
        .then(|| chess960_fen::write(position, FenStyle::XFen).parse().ok())
        .flatten()
}

fn foreign_color(color: Color) -> ::chess::Color {
    color.fold_wb(::chess::Color::White, ::chess::Color::Black)
}

fn replays(position: &Chess, by: Color, line: &[::chess::ChessMove]) -> bool {
    let mut here = position.clone();
    let mut own: Vec<Move> = Vec::with_capacity(line.len());
    for foreign in line {
        let Some(next) = foreign
            .to_string()
            .parse::<UciMove>()
            .ok()
            .and_then(|next| next.to_move(&here).ok())
        else {
            return false;
        };
        own.push(next);
        here.play_unchecked(next);
    }
    ends_in_mate(position, by, &own)
}

impl SeededRandom {
    /// A position of one of the kinds in turn: endgames, walls of pawns with pieces about them, games played at random
    /// from usual and Chess960 starts, and crowds of more men than a set has.
    fn position(&mut self, kind: usize) -> Chess {
        match kind % 5 {
            0 => self.endgame(),
            1 | 2 => self.walled(),
            3 => self.played(),
            _ => self.crowd(),
        }
    }

    /// Pairs of pawns that block each other on most files, kings, and a few pieces, mostly bishops.
    fn walled(&mut self) -> Chess {
        loop {
            let mut setup = self.kings();
            let mut rank = 2 + self.below(3);
            for file in 0..8 {
                rank = (rank + self.below(3)).saturating_sub(1).clamp(1, 5);
                if self.below(6) > 0 {
                    for (color, square) in [
                        (Color::White, rank * 8 + file),
                        (Color::Black, (rank + 1) * 8 + file),
                    ] {
                        let piece = Piece {
                            color,
                            role: Role::Pawn,
                        };
                        setup.board.set_piece_at(Square::ALL[square], piece);
                    }
                }
            }
            for _ in 0..self.below(4) {
                let role = [
                    Role::Bishop,
                    Role::Bishop,
                    Role::Knight,
                    Role::Rook,
                    Role::Pawn,
                ][self.below(5)];
                self.put(&mut setup, role);
            }
            if let Some(position) = position_of(setup) {
                return position;
            }
        }
    }

    /// Up to twenty-four men on either side.
    fn crowd(&mut self) -> Chess {
        loop {
            let mut setup = self.kings();
            for _ in 0..10 + self.below(38) {
                let role = [
                    Role::Pawn,
                    Role::Pawn,
                    Role::Knight,
                    Role::Bishop,
                    Role::Rook,
                ][self.below(5)];
                self.put(&mut setup, role);
            }
            if let Some(position) = position_of(setup) {
                return position;
            }
        }
    }

    /// A game of random moves, captures preferred, as far as it goes.
    fn played(&mut self) -> Chess {
        let number = if self.below(2) == 0 {
            518
        } else {
            self.below(960)
        };
        let mut position = u16::try_from(number)
            .ok()
            .and_then(StartNumber::new)
            .expect("a number below 960")
            .position();
        for _ in 0..self.below(160) {
            let moves = position.legal_moves();
            let captures: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|next| next.is_capture())
                .collect();
            let next = match (moves.len(), captures.len()) {
                (0, _) => break,
                (_, 1..) if self.below(3) > 0 => captures[self.below(captures.len())],
                _ => moves[self.below(moves.len())],
            };
            position.play_unchecked(next);
        }
        position
    }

    fn kings(&mut self) -> Setup {
        let mut setup = Setup::empty();
        setup.turn = Color::from_white(self.below(2) == 0);
        for color in Color::ALL {
            let role = Role::King;
            let square = Square::ALL[self.below(64)];
            setup.board.set_piece_at(square, Piece { color, role });
        }
        setup
    }

    /// Puts a man on an empty square that it may stand on.
    fn put(&mut self, setup: &mut Setup, role: Role) {
        let square = Square::ALL[8 + self.below(48)];
        let color = Color::from_white(self.below(2) == 0);
        if setup.board.piece_at(square).is_none() {
            setup.board.set_piece_at(square, Piece { color, role });
        }
    }
}

#[test]
fn on_constructed_positions_the_verdicts_agree() {
    let tally = Tally::default();
    for fen in CONSTRUCTED {
        let fen: Fen = fen.parse().expect(fen);
        let position = position_of(fen.into_setup()).expect("nothing but too many men is wrong");
        tally.compare(&position, 50_000);
    }
    tally.expect_no_fault();
}

#[test]
fn on_some_random_positions_the_verdicts_agree() {
    let tally = Tally::default();
    let mut random = SeededRandom(2022);
    for kind in 0..300 {
        tally.compare(&random.position(kind), 4_000);
    }
    tally.expect_no_fault();
}

/// `cargo test --release --test game hundred_thousand -- --ignored --nocapture`; `JADOUBE_POSITIONS` asks for fewer.
#[test]
#[ignore = "takes minutes: wants an optimised build"]
fn on_a_hundred_thousand_positions_the_verdicts_agree() {
    let positions = std::env::var("JADOUBE_POSITIONS")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(100_000);
    let tally = Tally::default();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= positions {
                        break;
                    }
                    let seed = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                    tally.compare(&SeededRandom(seed).position(number), 50_000);
                }
            });
        }
    });
    tally.expect_no_fault();
}
