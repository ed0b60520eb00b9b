//! How castling was shown on a board of Chess960: by the king set upon the rook, or by the king let go last.

use super::case::Case;
use super::chess960_castling_intent::is_played_here;
use super::event::PlayerAct;
use super::obligation::{Duty, Obligation};
use crate::chess::{Move, Position, Role};
use crate::laws::editions::Rule;

/// Interpretation of 4.7.2 — the castling that is owed, if the king was just set upon the rook.
pub(in crate::laws) fn king_onto_rook(case: Case<'_>, owed: Obligation) -> Option<Move> {
    let Duty::Castle { king, rook } = owed.duty else {
        return None;
    };
    let last = case.table.turn().released().last()?;
    let onto = last.piece.role == Role::King && last.from == king && last.to == rook;
    let position = case.table.game().position();
    (onto && is_played_here(position)).then_some(Move::Castle { king, rook })
}

/// Art. 4.4.3 — whether the king was just set upon a rook, though the pieces touched or the position forbid castling.
pub(in crate::laws) fn sets_king_upon_rook(case: Case<'_>) -> bool {
    let lets_go = matches!(
        case.event.player_act(),
        Some(PlayerAct::Release(_) | PlayerAct::LetGo)
    );
    let position = case.table.game().position();
    let us = position.turn();
    let last = case.table.turn().released().last();
    lets_go
        && case.minds_touches()
        && is_played_here(position)
        && last.is_some_and(|last| {
            last.piece == us.king() && position.board().piece_at(last.to) == Some(us.rook())
        })
}

/// Interpretation of 4.7.2 — castling in which the rook did not move last is made when the king is let go.
pub(in crate::laws) fn rule_of_castling(case: Case<'_>) -> Rule {
    let last = case.table.turn().released().last();
    let by_king = last.is_some_and(|released| released.piece.role == Role::King);
    if by_king && is_played_here(case.table.game().position()) {
        Rule::Chess960Made
    } else {
        Rule::MadeCastling
    }
}
