//! A turn that passes without a move: no move of the Laws, but books show a threat by it, and a clock may be pressed so.

use super::{Chess, Move, Position, Role};

/// The turn that passes, as a king put where it stands; none in check, where books have it nowhere.
pub fn null_move(position: &Chess) -> Option<Move> {
    let to = position.board().king_of(position.turn())?;
    let role = Role::King;
    (!position.is_check()).then_some(Move::Put { role, to })
}

/// Whether a game can be told to go on with it: it is legal, or the turn that passes.
pub fn can_be_told(position: &Chess, mv: Move) -> bool {
    position.is_legal(mv) || null_move(position) == Some(mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::unchecked_play::play_told;
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
}
