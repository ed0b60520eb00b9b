//! A long game that nobody wins: quiet moves, always the same ones.

use jadoube::chess::{Chess, Move, Position as _, Role};

/// The first `plies` moves of the game: no capture, no check, and a pawn move in time for the fifty-move rule.
pub fn quiet_moves(plies: usize) -> Vec<Move> {
    let mut position = Chess::default();
    let mut dice = Dice(518);
    let mut moves = Vec::with_capacity(plies);
    for _ in 0..plies {
        let mut quiet: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|mv| is_quiet(&position, *mv))
            .collect();
        let is_pawns = position.halfmoves() >= 60 && quiet.iter().any(|mv| mv.role() == Role::Pawn);
        quiet.retain(|mv| (mv.role() == Role::Pawn) == is_pawns);
        let mv = quiet[dice.roll(quiet.len())];
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

/// So many quiet moves without any of a pawn.
pub fn endless_moves(plies: usize) -> Vec<Move> {
    let mut position = Chess::default();
    let mut dice = Dice(518);
    let mut moves = Vec::with_capacity(plies);
    for _ in 0..plies {
        let mut quiet = position.legal_moves();
        quiet.retain(|mv| mv.role() != Role::Pawn && is_quiet(&position, *mv));
        let mv = quiet[dice.roll(quiet.len())];
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

/// Dice that always fall the same way.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let high = usize::try_from(self.0 >> 33).expect("thirty-one bits");
        high % sides
    }
}
