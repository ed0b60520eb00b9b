//! A position that no legal moves lead to, such as an arbiter can come upon where nobody watches (Art. A.5.4): both kings in
//! check, a pawn on its last rank.

use std::num::NonZeroU32;

use super::unchecked_play::play_told;
use super::{Board, CastlingMode, Chess, Color, Move, Piece, Position, Role, Setup, Square};

/// The position that a setup describes, whatever stands where, as long as each side has one king and these do not stand side
/// by side. Nobody has a right to castle or to capture en passant; nothing, where there is no such position.
#[must_use]
pub fn unreachable_position(setup: &Setup) -> Option<Chess> {
    Color::ALL
        .into_iter()
        .find_map(|first| put_together(setup, first))
        .filter(|position| position.board() == &setup.board)
}

/// The kings, then every other piece put on the board in turn; none, if the wrong player has the move in the end.
fn put_together(setup: &Setup, first: Color) -> Option<Chess> {
    let mut others: Vec<(Square, Piece)> = setup.board.clone().into_iter().collect();
    let kings: Vec<(Square, Piece)> = others
        .extract_if(.., |(_, piece)| piece.role == Role::King)
        .collect();
    let placed = |color| {
        others
            .iter()
            .filter(move |(_, piece)| piece.color == color)
            .count()
    };
    let (leads, follows) = (placed(first), placed(!first));
    let turns = if leads > follows {
        2 * leads - 1
    } else {
        2 * follows
    };
    let by_black = usize::midpoint(turns, usize::from(first == Color::Black));
    let mut board = Board::empty();
    for (square, king) in kings {
        board.set_piece_at(square, king);
    }
    let count = |made: usize| u32::try_from(made).unwrap_or(0);
    let number = setup.fullmoves.get().saturating_sub(count(by_black));
    let base = Setup {
        board,
        turn: first,
        halfmoves: setup.halfmoves.saturating_sub(count(turns)),
        fullmoves: NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN),
        ..Setup::empty()
    };
    let mut position: Chess = base.position(CastlingMode::Standard).ok()?;
    for _ in 0..turns {
        let mover = position.turn();
        let next = others.iter().position(|(_, piece)| piece.color == mover);
        let put = match next.map(|next| others.swap_remove(next)) {
            Some((to, piece)) => Move::Put {
                role: piece.role,
                to,
            },
            None => Move::Put {
                role: Role::King,
                to: position.board().king_of(mover)?,
            },
        };
        play_told(&mut position, put);
    }
    (position.turn() == setup.turn).then_some(position)
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
