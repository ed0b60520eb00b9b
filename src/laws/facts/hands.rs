//! Hands and what they have done since the player has the move: facts for Article 4, no law.

use crate::chess::{Color, Move, Piece, Role, Square};
use crate::clock::Moment;
use crate::laws::booklets::Rule;

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
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        matches!(self, Self::Empty | Self::Touching(_))
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

/// A piece that was carried to another square and let go of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Released {
    /// The piece.
    pub piece: Piece,
    /// Where it stood when the turn began.
    pub from: Square,
    /// Where it was let go of.
    pub to: Square,
}

/// What the player who has the move has done since having it.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing that a hand or a voice did"
)]
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Turn {
    touches: Vec<Touch>,
    doubtful: Vec<Touch>,
    straightened: bool,
    carried: Vec<(Square, Square)>,
    released: Vec<Released>,
    stays: Option<Released>,
    promoted: Option<Role>,
    adjusting: Option<Color>,
    both_hands: bool,
    announced_castling: bool,
    intended: Option<(Move, Rule)>,
    press_to_come: bool,
}

impl Turn {
    /// The pieces touched, in order, each once.
    #[must_use]
    pub fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// The pieces that player came into contact with, where nobody can say whether it was meant.
    #[must_use]
    pub fn doubtful(&self) -> &[Touch] {
        &self.doubtful
    }

    /// Whether nothing was touched, not even in doubt.
    #[must_use]
    pub const fn has_touched_nothing(&self) -> bool {
        self.touches.is_empty() && self.doubtful.is_empty()
    }

    /// Whether no piece was touched, let go of, or chosen: whatever is legal may be played.
    #[must_use]
    pub const fn binds_to_nothing(&self) -> bool {
        self.has_touched_nothing()
            && self.released.is_empty()
            && self.stays.is_none()
            && self.promoted.is_none()
            && self.intended.is_none()
    }

    /// Whether that player touched a piece on purpose, be it only to straighten it.
    #[must_use]
    pub const fn has_straightened(&self) -> bool {
        self.straightened
    }

    /// The pieces carried to another square and let go of, in order.
    #[must_use]
    pub fn released(&self) -> &[Released] {
        &self.released
    }

    /// The pawn that must be exchanged where it was let go of, whatever is taken back.
    #[must_use]
    pub const fn stays(&self) -> Option<Released> {
        self.stays
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

    /// The one move that player must play, and the rule that binds them to it.
    #[must_use]
    pub const fn intended(&self) -> Option<(Move, Rule)> {
        self.intended
    }

    /// Whether what that player made was taken back and nothing touched since: a press may still come that belongs to it.
    #[must_use]
    pub const fn has_press_to_come(&self) -> bool {
        self.press_to_come
    }

    /// Who has said *j'adoube*, and still only straightens.
    #[must_use]
    pub const fn adjusting(&self) -> Option<Color> {
        self.adjusting
    }

    /// Whether that player has said *j'adoube*, and still only straightens.
    #[must_use]
    pub fn is_adjusting(&self, color: Color) -> bool {
        self.adjusting == Some(color)
    }

    pub(in crate::laws) fn touch(&mut self, square: Square, piece: Piece, at: Moment) {
        self.press_to_come = false;
        let square = self.origin(square);
        if !self.touches.iter().any(|touch| touch.square == square) {
            self.touches.push(Touch { square, piece, at });
        }
    }

    /// A contact of which nobody can say whether it was meant.
    pub(in crate::laws) fn graze(&mut self, square: Square, piece: Piece, at: Moment) {
        let square = self.origin(square);
        let is_known = |touch: &Touch| touch.square == square;
        if !self.touches.iter().chain(&self.doubtful).any(is_known) {
            self.doubtful.push(Touch { square, piece, at });
        }
    }

    /// Every doubtful contact was a touch after all, made when it was made.
    pub(in crate::laws) fn doubts_were_touches(&mut self) {
        self.touches.append(&mut self.doubtful);
        self.touches.sort_by_key(|touch| touch.at);
    }

    /// No doubtful contact was a touch.
    pub(in crate::laws) fn doubts_were_accidents(&mut self) {
        self.doubtful.clear();
    }

    /// The last contact, doubtful or not, was no touch.
    pub(in crate::laws) fn last_was_an_accident(&mut self) {
        if self.doubtful.pop().is_none() {
            self.touches.pop();
        }
    }

    /// The piece that stood on `square` when the turn began was touched before all others.
    pub(in crate::laws) fn was_touched_first(&mut self, square: Square, piece: Piece) {
        self.touches.retain(|touch| touch.square != square);
        let at = Moment::START;
        self.touches.insert(0, Touch { square, piece, at });
    }

    /// The piece that stood on `square` when the turn began was touched, whatever was in doubt.
    pub(in crate::laws) fn was_touched(&mut self, square: Square, piece: Piece, at: Moment) {
        let doubt = self
            .doubtful
            .iter()
            .position(|doubt| doubt.square == square);
        let at = doubt.map_or(at, |doubt| self.doubtful.remove(doubt).at);
        self.bind(square, piece, at);
        self.touches.sort_by_key(|touch| touch.at);
    }

    pub(in crate::laws) const fn straighten(&mut self) {
        self.straightened = true;
    }

    /// The piece that stood on `square` when the turn began is as good as touched; a doubtful contact with it stays one.
    pub(in crate::laws) fn bind(&mut self, square: Square, piece: Piece, at: Moment) {
        let is_known = |touch: &Touch| touch.square == square;
        if !self.touches.iter().chain(&self.doubtful).any(is_known) {
            self.touches.push(Touch { square, piece, at });
        }
    }

    pub(in crate::laws) fn carry(&mut self, from: HeldFrom, to: Square, piece: Piece) {
        match from {
            HeldFrom::Square(from) => {
                let origin = self.origin(from);
                self.carried.retain(|(_, now)| *now != from && *now != to);
                if origin != to {
                    self.carried.push((origin, to));
                }
            }
            HeldFrom::Box if is_promotion_role(piece.role) => {
                self.promoted = self.promoted.or(Some(piece.role));
            }
            HeldFrom::Box => {}
        }
    }

    pub(in crate::laws) fn release(&mut self, to: Square, piece: Piece) {
        let from = self.origin(to);
        self.released.push(Released { piece, from, to });
    }

    /// A piece has gone from `square`: what stood there is no longer followed.
    pub(in crate::laws) fn forget(&mut self, square: Square) {
        self.carried.retain(|(_, now)| *now != square);
    }

    pub(in crate::laws) const fn say_adjust(&mut self, color: Color) {
        self.adjusting = Some(color);
    }

    pub(in crate::laws) const fn stop_adjusting(&mut self) {
        self.adjusting = None;
    }

    pub(in crate::laws) const fn use_both_hands(&mut self) {
        self.both_hands = true;
    }

    pub(in crate::laws) const fn intend(&mut self, mv: Move, by: Rule) {
        self.intended = Some((mv, by));
    }

    pub(in crate::laws) const fn announce_castling(&mut self) {
        self.announced_castling = true;
    }

    /// Whether a press is to be expected that belongs to what was taken back.
    pub(in crate::laws) const fn expect_press(&mut self, expected: bool) {
        self.press_to_come = expected;
    }

    /// The piece let go of on `square` must stay there.
    pub(in crate::laws) fn must_stay(&mut self, square: Square) {
        let there = |released: &&Released| released.to == square;
        self.stays = self.stays.or(self.released.iter().find(there).copied());
    }

    /// The position was put back after an illegal move: what was touched or legally let go of still binds, the choice of a
    /// new piece does not.
    pub(in crate::laws) fn reinstate(&mut self) {
        self.take_back();
        self.promoted = None;
    }

    /// What was played is taken back: it still binds, and everything carried is where it was.
    pub(in crate::laws) fn take_back(&mut self) {
        *self = Self {
            touches: std::mem::take(&mut self.touches),
            doubtful: std::mem::take(&mut self.doubtful),
            straightened: self.straightened,
            stays: self.stays,
            promoted: self.promoted,
            intended: self.intended,
            ..Self::default()
        };
    }
}

/// Whether a pawn may become it.
const fn is_promotion_role(role: Role) -> bool {
    matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight)
}
