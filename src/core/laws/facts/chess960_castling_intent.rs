//! How castling begins in Chess960: what the hands mean when king or rook go where they castle to.
//!
//! What the Laws leave open here is our interpretation; the chapter on Guideline II says which it is.

use super::obligation::{Duty, Obligation};
use super::turn::{Touch, Turn};
use crate::chess::{CastlingMode, Chess, File, Move, MoveList, Position, Square};
use crate::laws::editions::Rule;

/// Whether castling is that of Chess960.
pub(in crate::laws) fn is_played_here(position: &Chess) -> bool {
    position.castles().mode() == CastlingMode::Chess960
}

/// Interpretation of 4.4 with II.3.2.7.1 — castling was announced, and of what binds king or rook was touched first: castling
/// with that rook, or with the only one with which it is legal. If it is not legal, another king move, or any (4.4.3), if it was
/// the king that was touched first; who touched the rook has touched the rook (4.3), and another piece that piece.
pub(in crate::laws) fn announced_castling(
    position: &Chess,
    legal: &MoveList,
    touches: &[Touch],
) -> Option<Obligation> {
    let us = position.turn();
    let king = position.board().king_of(us)?;
    let first = touches.first()?.piece;
    if first != us.king() && first != us.rook() {
        return None;
    }
    let rook = touches.iter().find(|touch| touch.piece == us.rook());
    let rook = if let Some(rook) = rook {
        let rook = rook.square;
        if !legal.contains(&Move::Castle { king, rook }) {
            return (first == us.king()).then(|| instead(legal, king));
        }
        rook
    } else {
        let mut castlings = legal.iter().copied().filter(|mv| mv.is_castle());
        let castling = castlings.next().filter(|_| castlings.next().is_none())?;
        // shakmaty writes castling as the king's move onto its rook.
        castling.to()
    };
    Some(Obligation {
        duty: Duty::Castle { king, rook },
        rule: Rule::Chess960Intention,
        ..Obligation::FREE
    })
}

/// Art. 4.4.3 — castling was meant and is not legal.
fn instead(legal: &MoveList, king: Square) -> Obligation {
    let may_move = legal
        .iter()
        .any(|mv| mv.from() == Some(king) && !mv.is_castle());
    Obligation {
        duty: if may_move {
            Duty::Move(king)
        } else {
            Duty::None
        },
        rule: Rule::CastleIntentIllegal,
        ..Obligation::FREE
    }
}

/// Whether a king that went from one square to another can only have meant to castle: to where it arrives, and further
/// than a king steps, unless castling was announced.
pub(in crate::laws) fn steps_like_castling(from: Square, to: Square, turn: &Turn) -> bool {
    let far = from.file().distance(to.file()) >= 2;
    matches!(to.file(), File::C | File::G) && (far || turn.is_bound_to_announced_castling())
}
