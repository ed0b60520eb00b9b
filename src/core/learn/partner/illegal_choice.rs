//! Moves that are not legal and look as if they might be: a king left in check, a piece that strays from its lines.

use crate::chess::{Chess, Move, Position, Rank, Role, Square, attacks};
use crate::engine::SeededRng;
use crate::laws::PlayerAct;

/// How far a piece strays at most, in files and ranks.
const NEAR: u32 = 3;

/// The acts of moves that are not legal, in an order that is drawn: those that leave the king in check come first, mostly.
pub fn illegal_moves(position: &Chess, seeded: &mut SeededRng) -> Vec<(Square, Square)> {
    let board = position.board();
    let us = position.turn();
    let legal = position.legal_moves();
    let is_legal = |from: Square, to: Square| {
        let leads = |mv: &Move| mv.from() == Some(from) && mv.to() == to;
        let king_goes = |mv: &Move| mv.is_castle() && mv.from() == Some(from);
        legal.iter().any(|mv| leads(mv) || king_goes(mv))
    };
    let mut exposing = Vec::new();
    let mut straying = Vec::new();
    for from in position.us() {
        let Some(piece) = board.piece_at(from) else {
            continue;
        };
        let reached = attacks::attacks(from, piece, board.occupied());
        for to in Square::ALL {
            let stands = board.piece_at(to);
            let is_taken = stands.is_some_and(|it| it.color == us || it.role == Role::King);
            let last = matches!(to.rank(), Rank::First | Rank::Eighth);
            if from == to || is_taken || piece.role == Role::Pawn && last || is_legal(from, to) {
                continue;
            }
            let takes_rightly = piece.role != Role::Pawn || stands.is_some();
            if reached.contains(to) && takes_rightly {
                exposing.push((from, to));
            } else if from.distance(to) <= NEAR && stands.is_none() {
                straying.push((from, to));
            }
        }
    }
    seeded.shuffle(&mut exposing);
    seeded.shuffle(&mut straying);
    exposing.truncate(4);
    straying.truncate(6);
    if seeded.happens(700) {
        exposing.extend(straying);
        exposing
    } else {
        straying.extend(exposing);
        straying
    }
}

/// What hands do for a move from one square to another, whatever stands there.
pub fn acts_of_step(position: &Chess, from: Square, to: Square) -> Vec<PlayerAct> {
    let takes = position.board().piece_at(to).is_some();
    let mut acts = vec![PlayerAct::Lift(from)];
    acts.extend(takes.then_some(PlayerAct::Remove(to)));
    acts.push(PlayerAct::Release(to));
    acts
}
