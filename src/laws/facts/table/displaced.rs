//! Pieces that were knocked over or moved out of turn, and what stood there before.

use std::borrow::Cow;

use crate::chess::{Board, Piece, Square};

/// The squares that were disturbed, with what belongs on them.
#[derive(Clone, Debug, Default)]
pub(super) struct Displaced {
    squares: Vec<(Square, Option<Piece>)>,
    put_right: bool,
}

impl Displaced {
    pub(super) const fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// Whether the act just witnessed put something right.
    pub(super) const fn was_put_right(&self) -> bool {
        self.put_right
    }

    /// The board with everything disturbed put back.
    pub(super) fn put_right<'a>(&self, board: &'a Board) -> Cow<'a, Board> {
        if self.is_empty() {
            return Cow::Borrowed(board);
        }
        let mut board = board.clone();
        for (square, belongs) in &self.squares {
            match belongs {
                Some(piece) => board.set_piece_at(*square, *piece),
                None => board.discard_piece_at(*square),
            }
        }
        Cow::Owned(board)
    }

    /// Whether something was disturbed there.
    pub(super) fn is_disturbed(&self, square: Square) -> bool {
        self.squares
            .iter()
            .any(|(disturbed, _)| *disturbed == square)
    }

    /// Whether that piece belongs on that disturbed square.
    pub(super) fn belongs(&self, piece: Piece, square: Square) -> bool {
        self.squares.contains(&(square, Some(piece)))
    }

    /// A square is about to be disturbed; `stands` is what belongs there, unless it was disturbed before.
    pub(super) fn disturb(&mut self, square: Square, stands: Option<Piece>) {
        if !self.is_disturbed(square) {
            self.squares.push((square, stands));
        }
    }

    /// A new act begins: nothing has been put right by it yet.
    pub(super) const fn begin_act(&mut self) {
        self.put_right = false;
    }

    /// A piece was taken from a disturbed square or set on the one it belongs to.
    pub(super) const fn puts_right(&mut self) {
        self.put_right = true;
    }

    /// Squares on which everything stands as it should are disturbed no longer.
    pub(super) fn look_again(&mut self, board: &Board) {
        self.squares
            .retain(|(square, belongs)| board.piece_at(*square) != *belongs);
    }

    /// The whole board was put back.
    pub(super) fn clear(&mut self) {
        self.squares.clear();
    }
}
