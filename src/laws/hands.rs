//! Hands and what they have done since the player has the move: facts for Article 4, no law.

use crate::chess::{Color, Move, Piece, Role, Square};
use crate::clock::Moment;

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
        from: Held,
    },
    /// It has stood a piece on a square and still has its fingers on it.
    Standing {
        /// The piece.
        piece: Piece,
        /// Where it stands now.
        at: Square,
        /// Where it was taken from.
        from: Held,
    },
}

impl Hand {
    /// Whether it holds nothing in the air and keeps nothing under its fingers that it carried.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        matches!(self, Self::Empty | Self::Touching(_))
    }
}

/// Where a piece in hand was taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// From that square.
    Square(Square),
    /// From beside the board.
    Box,
}

/// A piece touched deliberately by the player who has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Where the piece stood when the turn began.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// When.
    pub at: Moment,
}

/// What the player who has the move has done since he has it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Turn {
    touches: Vec<Touch>,
    carried: Vec<(Square, Square)>,
    released: Vec<(Square, Piece)>,
    promoted: Option<Role>,
    adjusting: Option<Color>,
    both_hands: bool,
    announced_castling: bool,
    intended: Option<Move>,
}

impl Turn {
    /// The pieces touched, in order, each once.
    #[must_use]
    pub fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// The squares on which carried pieces were let go, with the piece, in order.
    #[must_use]
    pub fn released(&self) -> &[(Square, Piece)] {
        &self.released
    }

    /// Where the piece that stands on `square` stood when the turn began.
    #[must_use]
    pub fn origin(&self, square: Square) -> Square {
        self.carried
            .iter()
            .find(|(_, now)| *now == square)
            .map_or(square, |(from, _)| *from)
    }

    /// The piece taken from the box that has touched the promotion square.
    #[must_use]
    pub const fn promoted(&self) -> Option<Role> {
        self.promoted
    }

    /// Whether both hands took part.
    #[must_use]
    pub const fn used_both_hands(&self) -> bool {
        self.both_hands
    }

    /// Whether castling was announced.
    #[must_use]
    pub const fn has_announced_castling(&self) -> bool {
        self.announced_castling
    }

    /// The move he must play, for he wrote it down for a claim that was wrong.
    #[must_use]
    pub const fn intended(&self) -> Option<Move> {
        self.intended
    }

    /// Whether that player has said that he adjusts, and still only straightens.
    #[must_use]
    pub fn is_adjusting(&self, color: Color) -> bool {
        self.adjusting == Some(color)
    }

    pub(super) fn touch(&mut self, square: Square, piece: Piece, at: Moment) {
        let square = self.origin(square);
        if !self.touches.iter().any(|touch| touch.square == square) {
            self.touches.push(Touch { square, piece, at });
        }
    }

    /// The piece that stood on `square` when the turn began is as good as touched.
    pub(super) fn bind(&mut self, square: Square, piece: Piece, at: Moment) {
        if !self.touches.iter().any(|touch| touch.square == square) {
            self.touches.push(Touch { square, piece, at });
        }
    }

    pub(super) fn carry(&mut self, from: Held, to: Square, piece: Piece) {
        match from {
            Held::Square(from) => {
                let origin = self.origin(from);
                self.carried.retain(|(_, now)| *now != from && *now != to);
                if origin != to {
                    self.carried.push((origin, to));
                }
            }
            Held::Box if is_promotion_role(piece.role) => {
                self.promoted = self.promoted.or(Some(piece.role));
            }
            Held::Box => {}
        }
    }

    pub(super) fn release(&mut self, at: Square, piece: Piece) {
        self.released.push((at, piece));
    }

    /// A piece has gone from `square`: what stood there is no longer followed.
    pub(super) fn forget(&mut self, square: Square) {
        self.carried.retain(|(_, now)| *now != square);
    }

    pub(super) const fn say_adjust(&mut self, color: Color) {
        self.adjusting = Some(color);
    }

    pub(super) const fn stop_adjusting(&mut self) {
        self.adjusting = None;
    }

    pub(super) const fn use_both_hands(&mut self) {
        self.both_hands = true;
    }

    pub(super) const fn intend(&mut self, mv: Move) {
        self.intended = Some(mv);
    }

    pub(super) const fn announce_castling(&mut self) {
        self.announced_castling = true;
    }

    /// The position was put back: the touches still bind, everything carried is where it was.
    pub(super) fn take_back(&mut self) {
        *self = Self {
            touches: std::mem::take(&mut self.touches),
            intended: self.intended,
            ..Self::default()
        };
    }
}

/// Whether a pawn may become it.
const fn is_promotion_role(role: Role) -> bool {
    matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
}
