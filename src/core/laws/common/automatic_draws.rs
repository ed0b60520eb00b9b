//! Draws that need no claim (9.6): when a move is made, and when a game starts from where one had come about.

use crate::chess::Position;
use crate::laws::editions::{AutomaticRepetition, Rule};
use crate::laws::facts::Case;

/// How many occurrences of a position draw without a claim, where the edition knows such a draw.
const FIVE_TIMES: u32 = 5;

/// Art. 9.6 — by which rule the position on the board is drawn without a claim, if it is.
pub(in crate::laws) fn automatic_draw(case: Case<'_>) -> Option<Rule> {
    if has_repeated(case) {
        return Some(Rule::AutoRepetition);
    }
    let limit = case.provisions().automatic_move_limit?;
    let counted = case.table.game().position().halfmoves();
    (counted >= 2 * limit).then_some(Rule::Auto75)
}

/// Art. 9.6.1 — the same position for the fifth time.
///
/// In 2014 only on five consecutive alternate moves by each player, four plies apart; no full text of that edition was
/// at hand.
fn has_repeated(case: Case<'_>) -> bool {
    let game = case.table.game();
    match case.provisions().automatic_repetition {
        AutomaticRepetition::None => false,
        AutomaticRepetition::FiveConsecutive => {
            game.repetition().consecutive_alternate() >= FIVE_TIMES
        }
        AutomaticRepetition::FiveAnyTime => game.occurrences() >= FIVE_TIMES,
    }
}
