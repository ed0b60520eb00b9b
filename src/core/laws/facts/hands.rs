//! What the hands at the board are doing: facts, no law.

use crate::chess::{Piece, Square};

/// What a player's hand is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// Its fingers lie on the piece there.
    Touching(Square),
    /// It holds a piece in the air.
    Holding {
        /// The piece.
        piece: Piece,
        /// Where it was taken from.
        from: HeldFrom,
    },
    /// It has stood a piece on a square and still has its fingers on it.
    Standing {
        /// The piece.
        piece: Piece,
        /// Where it stands now.
        at: Square,
        /// Where it was taken from.
        from: HeldFrom,
    },
}

impl Hand {
    /// Whether it holds nothing in the air and keeps nothing under its fingers that it carried.
    pub const fn is_idle(&self) -> bool {
        matches!(self, Self::Empty | Self::Touching(_))
    }

    /// Returns the square on which it is, or from which what it holds was taken; none where that is no square.
    pub const fn square(&self) -> Option<Square> {
        match *self {
            Self::Touching(square)
            | Self::Holding {
                from: HeldFrom::Square(square),
                ..
            }
            | Self::Standing { at: square, .. } => Some(square),
            Self::Holding {
                from: HeldFrom::Box,
                ..
            }
            | Self::Empty => None,
        }
    }
}

/// Where a piece in hand was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeldFrom {
    /// From that square.
    Square(Square),
    /// From beside the board.
    Box,
}
