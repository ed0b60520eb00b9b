//! Playing a move that need not be legal, without the library's falling over it.

use super::{Chess, Move, Position, Rank, Role, Square};

/// Plays a move that can be told, or stands all the same. Where the turn passes nothing moves, no right to castle is lost and
/// no count begins anew. A pawn that leapt over a piece, or went two ranks back, is not taken in passing.
///
/// # Panics
/// May panic if the move is neither.
pub fn play_told(position: &mut Chess, mv: Move) {
    position.play_unchecked(match mv {
        Move::Put { role, to } => Move::Normal {
            role: Role::Knight,
            from: to,
            capture: None,
            to,
            promotion: Some(role),
        },
        Move::Normal {
            role: role @ Role::Pawn,
            from,
            to,
            ..
        } if leaps(position, from, to) => Move::Normal {
            role: Role::Knight,
            from,
            capture: Some(role),
            to,
            promotion: Some(role),
        },
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } => mv,
    });
}

/// Whether a pawn goes two ranks as no pawn may: over a piece, or from another rank than its own second one.
fn leaps(position: &Chess, from: Square, to: Square) -> bool {
    let ours = position.turn().fold_wb(Rank::Second, Rank::Seventh);
    let passed = Square::from_coords(
        from.file(),
        position.turn().fold_wb(Rank::Third, Rank::Sixth),
    );
    let is_two_ranks = from.file() == to.file() && from.distance(to) == 2;
    is_two_ranks && (from.rank() != ours || position.board().piece_at(passed).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, EnPassantMode, Fen};

    fn after(fen: &str, from: Square, to: Square) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        let mut position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        let mv = Move::Normal {
            role: Role::Pawn,
            from,
            capture: position.board().role_at(to),
            to,
            promotion: None,
        };
        play_told(&mut position, mv);
        position
    }

    #[test]
    fn a_pawn_that_leapt_over_a_piece_is_not_taken_in_passing() {
        let next = after(
            "4k3/8/8/8/3p4/4N3/4P3/4K3 w - - 7 9",
            Square::E2,
            Square::E4,
        );
        let fen = Fen::from_position(&next, EnPassantMode::Always);
        assert_eq!(fen.to_string(), "4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 9");
        assert!(!next.legal_moves().iter().any(|mv| mv.is_en_passant()));
    }

    #[test]
    fn a_pawn_that_went_two_ranks_back_is_not_taken_in_passing() {
        let next = after("4k3/8/8/8/8/8/3Pp3/6K1 b - - 7 9", Square::E2, Square::E4);
        let fen = Fen::from_position(&next, EnPassantMode::Always);
        assert_eq!(fen.to_string(), "4k3/8/8/8/4p3/8/3P4/6K1 w - - 0 10");
    }

    #[test]
    fn a_pawn_that_advanced_two_squares_is_taken_in_passing() {
        let next = after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 7 9", Square::E2, Square::E4);
        assert!(next.legal_moves().iter().any(|mv| mv.is_en_passant()));
    }
}
