//! What stands on the board by now, against the moves that are legal and owed: made, begun, left half done.

use super::case::Case;
use super::legal_on_board::moves_on_board;
use super::obligation::{Duty, Obligation};
use crate::chess::{Board, CastlingSide, Color, Move, Position, Role, Square};

impl Case<'_> {
    /// What the player who has the move owes now.
    pub fn obligation(&self) -> Obligation {
        Obligation::of(
            self.table.game().position(),
            self.table.turn(),
            self.provisions(),
        )
    }

    /// Whether somebody acts on touched pieces unasked.
    pub fn minds_touches(&self) -> bool {
        self.terms.is_watched() || self.table.turn().intended().is_some()
    }
}

/// Art. 4.7 — whether the piece of the move this player has made, and not completed, was moved on.
pub(in crate::laws) fn is_moved_on(case: Case<'_>, player: Color) -> bool {
    let game = case.table.game();
    game.uncompleted(player).is_some_and(|ply| {
        let stands = game.position().board().piece_at(ply.mv.to());
        case.table.board().piece_at(ply.mv.to()) != stands
    })
}

/// Art. 4.4.2 — whether a player whose uncompleted move was made with a rook that could castle has moved the king as well: a
/// castling that was begun with the rook.
pub(in crate::laws) fn is_castled_after_the_rook(case: Case<'_>, player: Color) -> bool {
    let game = case.table.game();
    let Some(ply) = game.uncompleted(player) else {
        return false;
    };
    let could_castle = |rook: Square| {
        let before = game.position_after(game.plies().len() - 1);
        before.is_some_and(|before| before.castles().castling_rights().contains(rook))
    };
    let king = |board: &Board| board.king_of(player);
    ply.mv.role() == Role::Rook
        && ply.mv.from().is_some_and(could_castle)
        && king(case.table.board()) != king(game.position().board())
}

/// Art. 4.7 — where the player who has moved the piece of their uncompleted move on has put a piece last.
pub(in crate::laws) fn moved_on_to(case: Case<'_>, player: Color) -> Option<Square> {
    let known = case.table.game().position().board();
    let stands = case.table.board();
    let differs = |square: &Square| stands.piece_at(*square) != known.piece_at(*square);
    let is_theirs = |square: &Square| stands.color_at(*square) == Some(player);
    let mut reached = Square::ALL.into_iter().filter(differs).filter(is_theirs);
    is_moved_on(case, player).then(|| reached.next()).flatten()
}

/// Art. 4.7 — whether the piece of the last move, which is completed, stands elsewhere than the move took it.
pub(in crate::laws) fn was_moved_on(case: Case<'_>) -> bool {
    let game = case.table.game();
    let nothing_since = case.table.turn().released().is_empty();
    nothing_since
        && game.last().is_some_and(|last| {
            let square = last.mv.to();
            case.table.board().piece_at(square) != game.position().board().piece_at(square)
        })
}

/// Whether what stands on the board is a legal move, but one half of a castling that is owed.
pub(in crate::laws) fn has_begun_castling(case: Case<'_>) -> bool {
    let reached = moves_on_board(case.table.game().position(), &case.table.board_put_right());
    let duty = case.obligation().duty;
    reached.into_iter().any(|mv| begins_castling(duty, mv))
}

/// Whether one part of a castling that is owed stands on the board, the other still to come. In Chess960 the king's part
/// can look like a step.
pub(in crate::laws) fn begins_castling(duty: Duty, mv: Move) -> bool {
    match duty {
        Duty::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            let by_rook = mv.from() == Some(rook) && mv.to().file() == side.rook_to_file();
            let by_king = mv.from() == Some(king) && mv.to().file() == side.king_to_file();
            !mv.is_castle() && (by_rook || by_king)
        }
        Duty::None
        | Duty::Move(_)
        | Duty::Capture(_)
        | Duty::CaptureWith { .. }
        | Duty::Promote { .. }
        | Duty::Play(_) => false,
    }
}

/// The square of a pawn that stands released on the last rank with its promotion still to come.
pub(in crate::laws) fn unpromoted_pawn(case: Case<'_>) -> Option<(Square, Square)> {
    let is_pawn = |square| case.table.board().role_at(square) == Some(Role::Pawn);
    match case.obligation().duty {
        Duty::Promote { from, to } => Some((from, to)),
        Duty::Play(mv) if mv.is_promotion() && is_pawn(mv.to()) => {
            mv.from().map(|from| (from, mv.to()))
        }
        Duty::None
        | Duty::Move(_)
        | Duty::Capture(_)
        | Duty::CaptureWith { .. }
        | Duty::Castle { .. }
        | Duty::Play(_) => None,
    }
}
