//! What a player owes on this move: the duty, and which moves meet it.

use crate::chess::{Board, File, Move, Role, Square};
use crate::laws::answers::{Consequence, PawnWay};
use crate::laws::editions::Rule;

/// What a player must do on this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// What must be moved or captured.
    pub duty: Duty,
    /// The square of a rook with which castling is barred on this move.
    pub barred: Option<Square>,
    /// What the pawn must become, once the new piece has touched the promotion square.
    pub promotion: Option<Role>,
    /// The rule that binds, or that sets free.
    pub rule: Rule,
}

/// What must be moved or captured; squares are those on which the pieces stood when the turn began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing in particular.
    None,
    /// The own piece there must move.
    Move(Square),
    /// The enemy piece there must be captured.
    Capture(Square),
    /// The enemy piece must be captured by the own piece.
    CaptureWith {
        /// The own piece.
        piece: Square,
        /// The enemy piece.
        target: Square,
    },
    /// Castling with the rook there.
    Castle {
        /// The king.
        king: Square,
        /// The rook.
        rook: Square,
    },
    /// The pawn released on the last rank stays on that square and is exchanged there.
    Promote {
        /// Where it came from.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// This very move.
    Play(Move),
}

impl Duty {
    /// Whether a castling or a promotion has begun and only its rest is still to come.
    pub const fn is_under_way(self) -> bool {
        match self {
            Self::Castle { .. } | Self::Promote { .. } => true,
            Self::None
            | Self::Move(_)
            | Self::Capture(_)
            | Self::CaptureWith { .. }
            | Self::Play(_) => false,
        }
    }
}

impl Obligation {
    /// Nothing touched, nothing owed.
    pub const FREE: Self = Self {
        duty: Duty::None,
        barred: None,
        promotion: None,
        rule: Rule::TouchedNonePlayable,
    };

    /// Whether a legal move meets it.
    pub fn permits(&self, mv: Move) -> bool {
        if castles_with(mv, self.barred) {
            return false;
        }
        if let (Some(role), Some(becomes)) = (self.promotion, mv.promotion())
            && role != becomes
        {
            return false;
        }
        match self.duty {
            Duty::None => true,
            Duty::Move(square) => mv.from() == Some(square) || is_the_rooks_castling(mv, square),
            Duty::Capture(square) => captured_square(mv) == Some(square),
            Duty::CaptureWith { piece, target } => {
                mv.from() == Some(piece) && captured_square(mv) == Some(target)
            }
            Duty::Castle { king, rook } => mv == Move::Castle { king, rook },
            Duty::Promote { from, to } => mv.from() == Some(from) && mv.to() == to,
            Duty::Play(intended) => mv == intended,
        }
    }

    /// The same in the words of a ruling, once that stands on the board.
    pub fn consequences(&self, board: &Board) -> Vec<Consequence> {
        let mut owed = match self.duty {
            Duty::None => vec![Consequence::Free],
            Duty::Move(square) => vec![Consequence::MustMove(square)],
            Duty::Capture(square) => vec![Consequence::MustCapture(square)],
            Duty::CaptureWith { piece, target } => {
                vec![
                    Consequence::MustCapture(target),
                    Consequence::MustMove(piece),
                ]
            }
            Duty::Castle { king, rook } => vec![Consequence::MustCastle(king_arrival(king, rook))],
            // Put back, the pawn has yet to go where it was let go of.
            Duty::Promote { from, to } if board.piece_at(from).is_some() => {
                vec![Consequence::MustMoveAndPromote(PawnWay { from, to })]
            }
            Duty::Promote { to, .. } => vec![Consequence::MustStay(to)],
            Duty::Play(mv) => vec![Consequence::MustPlay(mv)],
        };
        owed.extend(self.barred.map(Consequence::MayNotCastle));
        owed.extend(self.promotion.map(Consequence::MustPromote));
        owed
    }
}

/// Whether a move is the castling of a rook alone, its king standing where it arrives (II.3.2.4).
fn is_the_rooks_castling(mv: Move, square: Square) -> bool {
    matches!(mv, Move::Castle { king, rook } if rook == square && king_has_arrived(king, rook))
}

/// The square on which a legal move captures, also en passant.
pub fn captured_square(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal {
            capture: Some(_),
            to,
            ..
        } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}

/// Where a king arrives when it castles with that rook.
pub fn king_arrival(king: Square, rook: Square) -> Square {
    let file = if rook.file() > king.file() {
        File::G
    } else {
        File::C
    };
    Square::from_coords(file, king.rank())
}

pub(super) fn castles_with(mv: Move, barred: Option<Square>) -> bool {
    matches!(mv, Move::Castle { rook, .. } if Some(rook) == barred)
}

/// Whether the king stands where it arrives when it castles with that rook, so that only the rook moves (II.3.2.4).
fn king_has_arrived(king: Square, rook: Square) -> bool {
    king_arrival(king, rook) == king
}
