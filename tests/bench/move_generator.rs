//! A long game that nobody wins: quiet moves, always the same ones.

use jadoube_core::chess::{Chess, Move, Position as _, Role};

use super::support::seeded_random::SeededRandom;

/// The first `plies` moves of the game: no capture, no check, and a pawn move in time for the fifty-move rule.
pub fn quiet_moves(plies: usize) -> Vec<Move> {
    moves(plies, |position, quiet| {
        let is_pawns = position.halfmoves() >= 60 && quiet.iter().any(|mv| mv.role() == Role::Pawn);
        quiet.retain(|mv| (mv.role() == Role::Pawn) == is_pawns);
    })
}

/// So many quiet moves without any of a pawn.
pub fn endless_moves(plies: usize) -> Vec<Move> {
    moves(plies, |_, quiet| quiet.retain(|mv| mv.role() != Role::Pawn))
}

/// So many moves, each one of the quiet ones that `choose` leaves.
fn moves(plies: usize, choose: impl Fn(&Chess, &mut Vec<Move>)) -> Vec<Move> {
    let mut position = Chess::default();
    let mut random = SeededRandom(518);
    let mut moves = Vec::with_capacity(plies);
    for _ in 0..plies {
        let mut quiet = position.legal_moves().to_vec();
        quiet.retain(|mv| is_quiet(&position, *mv));
        choose(&position, &mut quiet);
        let mv = quiet[random.below(quiet.len())];
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

fn is_quiet(position: &Chess, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    !mv.is_capture() && !mv.is_promotion() && !after.is_check() && !after.legal_moves().is_empty()
}
