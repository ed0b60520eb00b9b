//! Which legal moves lead to what stands on a board: facts, no law.

use super::touch_move::lawful_moves;
use crate::chess::{Board, Chess, Move, Position};

/// The legal moves that lead from `position` to what stands on the board: rarely more than one. In Chess960 castling
/// can look like a rook's or a king's move.
pub(in crate::laws) fn moves_on_board(position: &Chess, board: &Board) -> Vec<Move> {
    if (position.board().occupied() ^ board.occupied()).count() > 4 {
        return Vec::new();
    }
    let legal = lawful_moves(position).into_iter();
    legal
        .filter(|mv| leaves_its_square(*mv, position, board) && leads_to(*mv, position, board))
        .collect()
}

fn leaves_its_square(mv: Move, position: &Chess, board: &Board) -> bool {
    mv.is_castle()
        || mv.from().is_none_or(|from| board.piece_at(from).is_none())
            && board
                .piece_at(mv.to())
                .is_some_and(|piece| piece.color == position.turn())
}

fn leads_to(mv: Move, position: &Chess, board: &Board) -> bool {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next.board() == board
}
