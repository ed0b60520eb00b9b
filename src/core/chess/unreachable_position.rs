//! A position that no legal moves lead to, such as an arbiter can come upon where nobody watches (Art. A.5.4): both kings in
//! check, a pawn on its last rank.

use std::num::NonZeroU32;

use super::{
    Bitboard, Board, CastlingMode, Chess, Color, Move, Piece, Position, PositionError, Rank, Role,
    Setup, Square,
};

/// The position that a setup describes, whatever stands where, as long as each side has one king and these do not stand side
/// by side. Its counts hold, but that the number of its move is never so small that the last few half-moves had no room.
/// Nobody has a right to capture en passant; nothing, where there is no such position.
pub fn unreachable_position(setup: &Setup) -> Option<Chess> {
    let [white, black] = Color::ALL.map(|color| setup.board.by_piece(color.king()).single_square());
    let are_apart = white?.distance(black?) > 1;
    let mut ways: Vec<Way> = Color::ALL.map(|first| Way::of(setup, first)).into();
    ways.sort_by_key(Way::turns);
    let mut ways = ways.into_iter().filter(|_| are_apart);
    ways.find_map(|way| way.put_together(setup))
        .filter(|position| position.board() == &setup.board && position.turn() == setup.turn)
}

/// A way to put the position together: the pieces without which it is legal, `first` having the move, are put on it in turn.
struct Way {
    first: Color,
    begins: Board,
    to_put: Vec<(Square, Piece)>,
    last: Color,
}

impl Way {
    fn of(setup: &Setup, first: Color) -> Self {
        let mut begins = setup.board.clone();
        let backranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        take_off(&mut begins, setup.board.pawns() & backranks);
        // Taking one attacker away may let another one through.
        while let Some(king) = begins.king_of(!first) {
            let attackers = begins.attacks_to(king, first, begins.occupied());
            if attackers.is_empty() {
                break;
            }
            take_off(&mut begins, attackers);
        }
        let put = setup.board.occupied().without(begins.occupied());
        let to_put = put
            .into_iter()
            .filter_map(|square| Some((square, setup.board.piece_at(square)?)));
        Self {
            first,
            to_put: to_put.collect(),
            begins,
            last: setup.turn,
        }
    }

    /// How many half-moves it takes: one a piece, and one for each turn that passes.
    fn turns(&self) -> usize {
        let put_by = |color| {
            let theirs = |(_, piece): &&(Square, Piece)| piece.color == color;
            self.to_put.iter().filter(theirs).count()
        };
        let (leads, follows) = (put_by(self.first), put_by(!self.first));
        let turns = if leads > follows {
            2 * leads - 1
        } else {
            2 * follows
        };
        let is_first_again = turns.is_multiple_of(2);
        turns + usize::from(is_first_again != (self.last == self.first))
    }

    fn put_together(mut self, setup: &Setup) -> Option<Chess> {
        let turns = self.turns();
        let by_black = usize::midpoint(turns, usize::from(self.first == Color::Black));
        let count = |made: usize| u32::try_from(made).unwrap_or(0);
        let number = setup.fullmoves.get().saturating_sub(count(by_black));
        let base = Setup {
            castling_rights: setup.castling_rights & self.begins.rooks(),
            board: self.begins.clone(),
            turn: self.first,
            halfmoves: setup.halfmoves.saturating_sub(count(turns)),
            fullmoves: NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN),
            ..Setup::empty()
        };
        let mut position: Chess = base
            .position(CastlingMode::Standard)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()?;
        for turn in 1..=turns {
            let mover = position.turn();
            let next = self
                .to_put
                .iter()
                .position(|(_, piece)| piece.color == mover);
            let (to, role) = match next.map(|next| self.to_put.swap_remove(next)) {
                Some((to, piece)) => (to, piece.role),
                None => (position.board().king_of(mover)?, Role::King),
            };
            // The half-moves since a capture are counted from this one on, if there are fewer than it takes.
            let begins_to_count = count(turns - turn) == setup.halfmoves;
            position.play_unchecked(Move::Normal {
                role: Role::Knight,
                from: to,
                capture: begins_to_count.then_some(Role::Knight),
                to,
                promotion: Some(role),
            });
        }
        Some(position)
    }
}

fn take_off(board: &mut Board, squares: Bitboard) {
    for square in squares {
        board.discard_piece_at(square);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{EnPassantMode, Fen};

    #[test]
    fn both_kings_may_be_in_check_and_a_pawn_stand_on_its_last_rank() {
        for fen in [
            "r3k2R/8/8/8/8/8/8/K7 w - - 9 30",
            "r3k2R/8/8/8/8/8/8/K7 b - - 9 30",
            "P3k3/8/8/8/8/8/7p/4K3 b - - 4 12",
            "P3k3/8/8/8/8/8/7p/4K3 w - - 4 12",
            "r3k2R/8/8/8/8/8/8/K7 b - - 0 2",
            "R3k2r/8/8/8/8/8/8/4K2R b K - 1 30",
            "4k3/8/8/8/8/8/P6P/pR2K3 w - - 0 20",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNP b Qkq - 3 40",
            "4k3/8/8/8/8/8/4r3/4K2P w - - 0 3",
        ] {
            let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
            let position = unreachable_position(&setup).expect("it can be put together");
            let put = Fen::from_position(&position, EnPassantMode::Legal);
            assert_eq!(put.to_string(), fen);
        }
    }

    #[test]
    fn without_its_two_kings_it_is_no_position() {
        for fen in ["8/8/8/8/8/8/8/K7 w - - 0 1", "8/8/8/8/8/8/8/Kk6 w - - 0 1"] {
            let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
            assert_eq!(unreachable_position(&setup), None);
        }
    }
}
