//! A turn that passes without a move: no move of the Laws, but books show a threat by it, and a clock may be pressed so.

use super::{Chess, Move, Position, Rank, Role, Square};

/// The turn that passes, as a king put where it stands; none in check, where books have it nowhere.
#[must_use]
pub fn null_move(position: &Chess) -> Option<Move> {
    let to = position.board().king_of(position.turn())?;
    let role = Role::King;
    (!position.is_check()).then_some(Move::Put { role, to })
}

/// Whether a game can be told to go on with it: it is legal, or the turn that passes.
#[must_use]
pub fn can_be_told(position: &Chess, mv: Move) -> bool {
    position.is_legal(mv) || null_move(position) == Some(mv)
}

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

    #[test]
    fn a_turn_that_passes_changes_whose_it_is_and_the_counts() {
        let fen: Fen = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 3 9"
            .parse()
            .expect("a FEN");
        let mut position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        for after in [
            "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 4 9",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 5 10",
        ] {
            let null = null_move(&position).expect("nobody is in check");
            assert!(can_be_told(&position, null) && !position.is_legal(null));
            play_told(&mut position, null);
            let fen = Fen::from_position(&position, EnPassantMode::PseudoLegal);
            assert_eq!(fen.to_string(), after);
        }
    }

    #[test]
    fn in_check_no_turn_passes() {
        let fen: Fen = "4k3/8/8/8/8/8/8/4K2r w - - 0 1".parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        assert_eq!(null_move(&position), None);
    }

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
