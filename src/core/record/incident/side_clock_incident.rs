//! What was noted at the side clock, as an incident: the illegal moves of one game.

use std::time::Duration;

use super::Incident;
use crate::laws::{ArbiterAct, Deed};
use crate::record::script::{IncidentHeading, Times};
use crate::record::side_clock::{SideClock, SideClockAct, SideClockEntry, SideClockEvent};

/// Returns the illegal moves that were noted in the game for which the side clock was set last, with that heading; none where
/// none was. A note that was taken back counts no longer.
pub fn incident_of_side_clock(
    side_clock: &SideClock,
    heading: IncidentHeading,
) -> Option<Incident> {
    let log = side_clock.log();
    let is_set = |it: &SideClockEntry| matches!(it.what, SideClockEvent::Did(SideClockAct::Set(_)));
    let game = &log[log.iter().rposition(is_set)?..];
    let mut incident = Incident::default();
    incident.change_heading(|own| *own = heading);
    if let Some(setting) = side_clock.setting() {
        incident.change_heading(|own| take_moment(own, &setting.day));
    }
    let control = side_clock.control()?.clone().timed();
    incident.change(|script| script.time = control.map(Times));
    let mut last = game.first()?;
    for entry in game {
        if entry.illegal == last.illegal {
            continue;
        }
        let note = reason(entry).map(|it| ArbiterAct::Note(it.into()));
        let counted = ArbiterAct::SetIllegalMoves(entry.illegal.white, entry.illegal.black);
        let acts = note.into_iter().chain([counted]).map(Deed::Arbiter);
        let after = [entry.at - last.at].into_iter();
        incident.enter(after.chain(std::iter::repeat(Duration::ZERO)).zip(acts));
        last = entry;
    }
    (!incident.script().acts.is_empty()).then_some(incident)
}

/// Takes over the day and the time of day at which the clock was set, `2026-11-21 18:05:09 UTC`, where none is told.
fn take_moment(heading: &mut IncidentHeading, set_at: &str) {
    if let Some((day, _)) = set_at.split_once(' ')
        && heading.date.is_empty()
    {
        heading.date = day.replace('-', ".");
    }
}

/// Returns why the clock was corrected by that line of the log, if it was and somebody said why.
fn reason(entry: &SideClockEntry) -> Option<&str> {
    if let SideClockEvent::Did(SideClockAct::Correct(correction)) = &entry.what {
        let reason = correction.reason.trim();
        (!reason.is_empty()).then_some(reason)
    } else {
        None
    }
}
