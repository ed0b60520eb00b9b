//! A piece that a learner let go: whether it can go there, alone or as part of a move that takes more than one movement.

use super::goal::StepFacts;
use crate::chess::{File, Move, Position as _, Square};
use crate::laws::PlayerAct;
use crate::laws::facts::obligation::king_arrival;

/// Returns from where and to where a piece has just been let go, if it cannot go there, or stands beside another one that
/// stands wrong.
pub(super) fn let_go_wrongly(facts: StepFacts<'_>) -> Option<(Square, Square)> {
    let PlayerAct::Release(to) = facts.last_act()? else {
        return None;
    };
    let position = facts.table.game().position();
    let all = facts.table.turn().released();
    let released = all.last().filter(|it| it.to == *to);
    let lifted = facts.own_acts().filter_map(|act| {
        let takes_a_new_one = matches!(act, PlayerAct::Take(_)).then_some(None);
        if let PlayerAct::Lift(square) = act {
            Some(Some(*square))
        } else {
            takes_a_new_one
        }
    });
    let from = released.map(|it| it.from).or(lifted.last()?)?;
    let is_new = position.board().piece_at(from).is_none();
    if facts.table.board() == position.board() || is_new {
        return None;
    }
    let castles = |mv: &Move, from: Square, to: Square| match *mv {
        Move::Castle { king, rook } => {
            (from, to) == (king, king_arrival(king, rook))
                || (from, to) == (rook, rook_arrival(king, rook))
        }
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => false,
    };
    let moves = position.legal_moves();
    let castling = moves.iter().find(|mv| castles(mv, from, *to));
    let is_part = castling.is_some_and(|mv| all.iter().all(|it| castles(mv, it.from, it.to)));
    let goes = |mv: &Move| (mv.from(), mv.to()) == (Some(from), *to) && !mv.is_castle();
    let is_alone = all.iter().all(|it| it.from == from);
    let is_legal = is_part || is_alone && moves.iter().any(goes);
    (!is_legal).then_some((from, *to))
}

/// Where the rook of a castling arrives.
fn rook_arrival(king: Square, rook: Square) -> Square {
    let file = if rook.file() > king.file() {
        File::F
    } else {
        File::D
    };
    Square::from_coords(file, king.rank())
}
