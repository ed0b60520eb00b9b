//! Pieces that were knocked over or moved out of turn, and what stood there before.

use std::borrow::Cow;

use crate::chess::{Board, Color, Piece, Square};

/// The squares that were disturbed, with what belongs on them.
#[derive(Clone, Debug, Default)]
pub(super) struct Displaced {
    squares: Vec<(Square, Option<Piece>)>,
    /// Squares on which a piece lies that should stand.
    tipped: Vec<Square>,
    /// Whether pieces lie of which nobody said where they stand.
    untold: bool,
    /// Which player did it last, if a player did.
    by: Option<Color>,
    /// The squares that the hand which did it has reached, whatever stands there by now.
    reached: Vec<Square>,
    /// Whether that player's hand moved a piece out of turn.
    out_of_turn: bool,
    /// How many half-moves had been made when it began.
    since: usize,
    put_right: bool,
}

impl Displaced {
    pub(super) const fn is_empty(&self) -> bool {
        self.squares.is_empty() && !self.has_lying()
    }

    /// Whether a piece lies that should stand.
    pub(super) const fn has_lying(&self) -> bool {
        self.untold || !self.tipped.is_empty()
    }

    /// Which player disturbed something last, if a player did.
    pub(super) const fn by(&self) -> Option<Color> {
        self.by
    }

    /// How many half-moves had been made when the first of these squares was disturbed.
    pub(super) const fn since(&self) -> usize {
        self.since
    }

    /// Somebody is about to knock something over, after `plies` half-moves.
    pub(super) fn begin(&mut self, by: Option<Color>, plies: usize) {
        if self.is_empty() {
            self.since = plies;
            self.reached.clear();
        }
        self.by = by;
        self.out_of_turn = false;
    }

    /// A player is about to take a piece out of turn, after `plies` half-moves.
    pub(super) fn begin_out_of_turn(&mut self, by: Color, plies: usize) {
        self.begin(Some(by), plies);
        self.out_of_turn = true;
    }

    /// Whether the last that was disturbed was a piece moved out of turn.
    pub(super) const fn is_out_of_turn(&self) -> bool {
        self.out_of_turn
    }

    /// Whether something was moved from there or to there, though it may have been captured since.
    pub(super) fn has_reached(&self, square: Square) -> bool {
        self.reached.contains(&square)
    }

    /// A piece lies on its square.
    pub(super) fn tip(&mut self, square: Square) {
        if !self.tipped.contains(&square) {
            self.tipped.push(square);
        }
    }

    /// The piece on that square stands again, if it lay there; whether it did.
    pub(super) fn stand_up(&mut self, square: Square) -> bool {
        let lying = self.tipped.len();
        self.tipped.retain(|tipped| *tipped != square);
        let stands_up = self.tipped.len() < lying;
        self.put_right |= stands_up;
        stands_up
    }

    /// Pieces lie, nobody said which.
    pub(super) const fn tip_untold(&mut self) {
        self.untold = true;
    }

    /// Whether that player has knocked pieces over of which nobody said where they lie, and is setting them up.
    pub(super) fn is_set_up_by(&self, color: Color) -> bool {
        self.untold && self.by == Some(color) && !self.out_of_turn
    }

    /// Every piece that lay stands again.
    pub(super) fn stand_all_up(&mut self) {
        self.put_right |= self.has_lying();
        self.tipped.clear();
        self.untold = false;
    }

    /// The squares on which a piece lies that should stand.
    pub(super) fn lying(&self) -> &[Square] {
        &self.tipped
    }

    /// Whether the act just witnessed put something right.
    pub(super) const fn was_put_right(&self) -> bool {
        self.put_right
    }

    /// The board with everything disturbed put back.
    pub(super) fn put_right<'a>(&self, board: &'a Board) -> Cow<'a, Board> {
        if self.squares.is_empty() {
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
        let mut disturbed = self.squares.iter().map(|(disturbed, _)| disturbed);
        disturbed.any(|disturbed| *disturbed == square) || self.tipped.contains(&square)
    }

    /// Whether that piece belongs on that disturbed square.
    pub(super) fn belongs(&self, piece: Piece, square: Square) -> bool {
        self.squares.contains(&(square, Some(piece)))
    }

    /// A square is about to be disturbed; `stands` is what belongs there, unless it was disturbed before.
    pub(super) fn disturb(&mut self, square: Square, stands: Option<Piece>) {
        if !self
            .squares
            .iter()
            .any(|(disturbed, _)| *disturbed == square)
        {
            self.squares.push((square, stands));
            self.reached.push(square);
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
        self.tipped.clear();
        self.untold = false;
    }
}
