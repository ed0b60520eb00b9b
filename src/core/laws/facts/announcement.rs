//! What a blind player has announced, and has put on the board without announcing it.

use super::case::Case;
use super::legal_on_board::moves_on_board;
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
    let intended = case.table.turn().intended();
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
