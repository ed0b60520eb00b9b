//! What a blind player has announced, and has put on the board without announcing it.

use super::case::Case;
use super::game_terms::Blind;
use super::legal_on_board::moves_on_board;
use super::table::{Standing, Table};
use crate::chess::{Color, Move};
use crate::laws::editions::Rule;

/// The legal move that a player has announced as the one they are about to make or have just made.
pub(in crate::laws) fn announcement_due(case: Case<'_>, player: Color) -> Option<Move> {
    let made = case.table.game().plies().len();
    let ply = if case.has_the_move(player) {
        made
    } else {
        made.checked_sub(1)?
    };
    case.table.announced(player, ply)?.mv
}

/// The move that a blind player has put on the board and has yet to announce.
pub(in crate::laws) fn placed(case: Case<'_>) -> Option<Move> {
    placed_on(case.table)
}

fn placed_on(table: &Table) -> Option<Move> {
    let intended = table.turn().intended();
    intended
        .filter(|(_, rule)| *rule == Rule::BlindMade)
        .map(|(mv, _)| mv)
}

/// Whether a blind player's move stands on the board and is not made, for it is not announced.
pub(in crate::laws) fn lacks_announcement(case: Case<'_>, player: Color) -> bool {
    let table = case.table;
    case.terms.blind.is(player)
        && placed(case)
            .is_some_and(|mv| moves_on_board(table.game().position(), table.board()).contains(&mv))
}

/// The move that is still to be announced, or announced rightly, and by whom: a blind player's that stands on the board, or
/// the last one made (D.2.1). What was announced otherwise and completed is for the arbiter (D.2.9).
pub(in crate::laws) fn to_be_announced(table: &Table, blind: Blind) -> Option<(Color, Move)> {
    if !blind.any() || table.standing() != Standing::Playing {
        return None;
    }
    let game = table.game();
    let mover = game.has_the_move();
    if blind.is(mover)
        && let Some(mv) = placed_on(table)
        && moves_on_board(game.position(), table.board()).contains(&mv)
    {
        return Some((mover, mv));
    }
    let last = game.last()?;
    if game.made_since_the_start(last.by) == 0 {
        return None; // it was made before the game began here
    }
    let announced = table.announced(last.by, game.plies().len() - 1);
    let is_due = announced.is_none_or(|it| it.mv != Some(last.mv) && last.completed.is_none());
    is_due.then_some((last.by, last.mv))
}
