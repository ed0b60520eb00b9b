//! What it leads to that a player came too late, or did not, at the start and at a resumption (6.7.1, I.10).

use crate::chess::Color;
use crate::laws::answers::{Consequence, Outcome, Question};
use crate::laws::editions::Rule;
use crate::laws::facts::Case;

/// How the game ends when it is decided whether `player` came too late by that rule, if it ends.
///
/// If both came too late, both lose: so while the other player's lateness is open, there is no result yet.
pub(in crate::laws) fn ends(
    case: Case<'_>,
    rule: Rule,
    player: Color,
    is_late: bool,
) -> Option<Consequence> {
    if is_open(case, rule, !player) {
        return None;
    }
    let other_is_late = case.table.late_arrival() == Some(!player);
    let outcome = match (is_late, other_is_late) {
        (true, true) => Outcome::BOTH_LOSE,
        (true, false) => Outcome::win(!player),
        (false, true) => Outcome::win(player),
        (false, false) => return None,
    };
    Some(Consequence::Over(outcome))
}

/// Whether the arbiter has yet to decide on that player's lateness by that rule.
pub(in crate::laws) fn is_open(case: Case<'_>, rule: Rule, player: Color) -> bool {
    let asked = (rule, Question::Lateness(player));
    case.table.questions().contains(&asked)
}
