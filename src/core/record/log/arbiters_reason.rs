//! Why the arbiter did what they did, as they noted it directly before.

use super::journal::Entry;
use crate::laws::{ArbiterAct, CommonAct, Reason, Rule, Ruling, StandardReason};

/// Why the arbiter did what the entry at that place of the log is about, or entered that a player knocked pieces over, if
/// they noted it.
pub fn noted_reason(log: &[Entry], index: usize) -> Option<&Reason> {
    let event = |index: usize| Some(&log.get(index)?.event);
    let before = event(index.checked_sub(1)?)?.arbiter_act();
    let entered = event(index)?;
    let is_the_arbiters =
        entered.arbiter_act().is_some() || entered.common_act() == Some(CommonAct::KnockOver);
    match before {
        Some(ArbiterAct::Note(reason)) if is_the_arbiters && reason.is_for_what_follows() => {
            Some(reason)
        }
        _ => None,
    }
}

/// Whether by that act the arbiter corrects what the clocks show or count.
pub const fn corrects_clocks(act: &ArbiterAct) -> bool {
    matches!(
        act,
        ArbiterAct::SetTimes(..)
            | ArbiterAct::AddTime(..)
            | ArbiterAct::SetMoveCounter(..)
            | ArbiterAct::SetIncrement(_)
    )
}

/// Returns the rule under which the arbiter corrected the clocks by the entry at that place of the log: the one that speaks of
/// the reason they noted; where they noted none, the one by which it was ruled, unless that is only that play might have been
/// disturbed (12.5), which nobody said.
pub fn rule_of_correction(log: &[Entry], index: usize) -> Option<Rule> {
    let entry = log.get(index)?;
    let act = |index: usize| log.get(index)?.event.arbiter_act();
    // Times and counters that are set together have one reason.
    let is_one_with_the_times = matches!(act(index)?, ArbiterAct::SetMoveCounter(..))
        && matches!(act(index.checked_sub(1)?), Some(ArbiterAct::SetTimes(..)));
    let reason = noted_reason(log, index - usize::from(is_one_with_the_times));
    let ruled = entry.rulings.first().map(|ruling| ruling.rule);
    let is_disturbance = ruled == Some(Rule::ExtraTimeDisturbance);
    match reason {
        None => ruled.filter(|_| !is_disturbance),
        Some(Reason::Standard(StandardReason::Interrupted)) => ruled.filter(|_| is_disturbance),
        // What the clocks should show after an irregularity has a rule of its own (7.1).
        Some(Reason::Standard(StandardReason::IllegalMove | StandardReason::Displaced)) => {
            Some(Rule::TimesAfterRestore)
        }
        Some(reason) => reason.rule(),
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
