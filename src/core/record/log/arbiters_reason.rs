//! Why the arbiter did what they did, as they noted it directly before.

use super::journal::Entry;
use crate::laws::{ArbiterAct, Reason, Ruling};

/// Why the arbiter did what the entry at that place of the log is about, if they noted it.
pub fn noted_reason(log: &[Entry], index: usize) -> Option<&Reason> {
    let act = |index: usize| log.get(index)?.event.arbiter_act();
    match (act(index.checked_sub(1)?)?, act(index)?) {
        (ArbiterAct::Note(reason), _) => Some(reason),
        _ => None,
    }
}

/// Why the arbiter declared the result that ended the game last, if they did and noted it.
pub fn reason_of_result(log: &[Entry]) -> Option<&Reason> {
    let ends = |entry: &Entry| entry.rulings.iter().any(Ruling::ends_game);
    let index = log.iter().rposition(ends)?;
    let act = log[index].event.arbiter_act();
    matches!(act, Some(ArbiterAct::Declare(..)))
        .then(|| noted_reason(log, index))
        .flatten()
}
