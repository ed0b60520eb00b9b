//! How a fallen flag is entered at an incident: its clock is let run out, and the arbiter sees the flag.

use super::HeardIncident;
use crate::chess::Color;
use crate::laws::{ArbiterAct, Deed, Event};
use crate::record::log::journal::Entry;
use crate::record::script::Script;

/// Whose clock is let run by that act.
fn lets_run(event: &Event) -> Option<Color> {
    if let Some(ArbiterAct::StartClock(color)) = event.arbiter_act() {
        Some(*color)
    } else {
        None
    }
}

fn is_seen(event: &Event) -> bool {
    event.arbiter_act() == Some(&ArbiterAct::SeeFlag)
}

/// Returns the first act of a script by which it was entered that a flag fell, counted from 0, where that flag is up.
pub(super) fn flag_that_is_up(script: &Script) -> Option<usize> {
    let mut first = None;
    for (place, event) in script.acts.iter().enumerate() {
        if let Some(color) = lets_run(event) {
            first = first.or(Some((place, color)));
            continue;
        }
        if let Some((place, color)) = first.take().filter(|_| is_seen(event)) {
            let so_far = Script {
                acts: script.acts[..=place + 1].to_vec(),
                ..script.clone()
            };
            let is_down = HeardIncident::of(&so_far).is_ok_and(|it| it.is_down(color));
            if !is_down {
                return Some(place);
            }
        }
    }
    None
}

/// Whether an entry of an incident only lets a clock run out by which it is entered that a flag is down: nobody saw when, nor in
/// which order.
pub fn lets_a_clock_run_out(log: &[Entry], index: usize) -> bool {
    let is_unclear = |it: &Entry| it.event.arbiter_act() == Some(&ArbiterAct::FlagsUnclear);
    let runs = |it: &Entry| lets_run(&it.event).is_some();
    let falls = |it: &Entry| matches!(it.event.deed, Deed::Flag(_));
    let mut behind = log[index + 1..]
        .iter()
        .skip_while(|it| runs(it) || falls(it));
    let end = behind.next();
    runs(&log[index]) && end.is_some_and(|it| is_unclear(it) || is_seen(&it.event))
        || falls(&log[index]) && end.is_some_and(is_unclear)
}
