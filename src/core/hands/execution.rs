//! How a move that the opponent announced is executed on a player's own board (D.2.1).

use super::goals::squares_of;
use crate::chess::{Chess, Move, Position as _, Square};
use crate::laws::facts::obligation::king_arrival;

/// What a hand on a player's own board has done where a move that was announced is to be executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Execution {
    /// The move that was announced; a pawn becomes the piece that was said.
    AsAnnounced,
    /// Another move that could have been announced.
    Otherwise(Move),
    /// No move of the player who announced.
    NoMove,
}

impl Execution {
    /// Returns what it is to take the piece on one square of that position to another, `announced` being to be executed.
    pub fn of(before: &Chess, announced: Move, from: Square, to: Square) -> Self {
        let goes = |mv: &Move| match *mv {
            Move::Castle { king, rook } => {
                king == from && (rook == to || king_arrival(king, rook) == to)
            }
            Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
                squares_of(*mv) == [from, to]
            }
        };
        if goes(&announced) {
            return Self::AsAnnounced;
        }
        let other = before.legal_moves().into_iter().find(goes);
        other.map_or(Self::NoMove, Self::Otherwise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn executed(from: Square, to: Square) -> Execution {
        let before = Chess::default();
        let announced = before
            .legal_moves()
            .into_iter()
            .find(|mv| squares_of(*mv) == [Square::G1, Square::F3])
            .expect("a knight");
        Execution::of(&before, announced, from, to)
    }

    #[test]
    fn what_was_announced_is_told_from_anything_else() {
        assert_eq!(executed(Square::G1, Square::F3), Execution::AsAnnounced);
        assert!(matches!(
            executed(Square::G1, Square::H3),
            Execution::Otherwise(mv) if mv.to() == Square::H3
        ));
        assert_eq!(executed(Square::G1, Square::G3), Execution::NoMove);
    }
}
