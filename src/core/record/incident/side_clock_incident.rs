//! What was noted at the side clock, as an incident: the illegal moves of one game.

use std::time::Duration;

use super::Incident;
use crate::chess::ByColor;
use crate::laws::{ArbiterAct, Deed, StandardReason};
use crate::record::script::{IncidentHeading, Readings, Times};
use crate::record::side_clock::{SideClock, SideClockAct, SideClockEntry, SideClockEvent};

/// Returns the illegal moves that were noted in the game for which the side clock was set last, with that heading; none where
/// none was. A note that was taken back counts no longer. The clocks, the day and the time of day are those of the last note.
pub fn incident_of_side_clock(
    side_clock: &SideClock,
    heading: IncidentHeading,
) -> Option<Incident> {
    let log = side_clock.log();
    let is_set = |it: &SideClockEntry| matches!(it.what, SideClockEvent::Did(SideClockAct::Set(_)));
    let game = &log[log.iter().rposition(is_set)?..];
    let noted: Vec<[&SideClockEntry; 2]> = game
        .iter()
        .zip(&game[1..])
        .filter(|(before, entry)| entry.illegal != before.illegal)
        .map(|(before, entry)| [before, entry])
        .collect();
    let &[before, last] = noted.last()?;
    let mut incident = Incident::default();
    let set_at = side_clock.setting().map(|setting| setting.day.as_str());
    incident.change_heading(|own| {
        *own = heading;
        take_moment(own, last, set_at.unwrap_or_default());
        own.found = Some(Readings {
            white: before.shown.white,
            black: before.shown.black,
        });
    });
    let control = side_clock.control()?.clone().timed();
    incident.change(|script| script.time = control.map(Times));
    // Where it was told to the clock, it stood.
    let mut acts = vec![(Duration::ZERO, ArbiterAct::Stop)];
    let mut at = game.first()?.at;
    for [_, entry] in &noted {
        let note = reason(entry).map(|it| ArbiterAct::Note(it.into()));
        let counted = ArbiterAct::SetIllegalMoves(entry.illegal.white, entry.illegal.black);
        let after = [entry.at - at].into_iter();
        let after = after.chain(std::iter::repeat(Duration::ZERO));
        acts.extend(after.zip(note.into_iter().chain([counted])));
        at = entry.at;
    }
    if let SideClockEvent::Did(SideClockAct::Correct(correction)) = &last.what {
        let ByColor { white, black } = correction.times;
        let why = ArbiterAct::Note(StandardReason::IllegalMove.into());
        let set = ArbiterAct::SetTimes(white, black);
        acts.extend([(Duration::ZERO, why), (Duration::ZERO, set)]);
    }
    incident.enter(
        acts.into_iter()
            .map(|(after, act)| (after, Deed::Arbiter(act))),
    );
    Some(incident)
}

/// Takes over the day and the time of day of a note; where these are not known, the day on which the clock was set,
/// `2026-11-21 18:05:09 UTC`.
fn take_moment(heading: &mut IncidentHeading, note: &SideClockEntry, set_at: &str) {
    if let Some(wall) = note.wall {
        heading.date = wall.pgn_date();
        heading.time = wall.to_the_minute();
    } else if let Some((day, _)) = set_at.split_once(' ')
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
