//! What was noted at the side clock, as an incident: the illegal moves of one game; and what an incident came to, for the clock.

use std::time::Duration;

use super::Incident;
use crate::chess::ByColor;
use crate::clock::Moment;
use crate::laws::{ArbiterAct, Deed, StandardReason};
use crate::record::script::{IncidentHeading, Readings, Times};
use crate::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockEntry, SideClockEvent,
};

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
        .filter(|(before, entry)| entry.illegal != before.illegal && !is_of_incident(entry))
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
    let [before_first, _] = noted.first()?;
    let charged = before_first.illegal;
    incident.change(|script| {
        script.time = control.map(Times);
        script.illegal_moves = charged.iter().any(|count| *count > 0).then_some(charged);
    });
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

/// Returns what puts the side clock right by the ruling on an incident at its board: the times and illegal moves as they are
/// then, and whose clock runs next. None where that changes nothing, where the clock runs or is not set, or where the incident has
/// no clock. Why is left to be said.
pub fn correction_by_incident(
    side_clock: &SideClock,
    incident: &Incident,
    at: Moment,
) -> Option<SideClockCorrection> {
    let heard = incident.heard().ok()?;
    let table = heard.arbiter().table();
    let ruled = table.clock()?;
    let stands = side_clock.as_it_stands(at)?;
    side_clock.clock().filter(|it| it.running().is_none())?;
    let correction = SideClockCorrection {
        times: ByColor::new_with(|color| ruled.main_time(color, heard.now())),
        illegal: *table.illegal_moves(),
        next: ruled.running().unwrap_or(stands.next),
        ..stands.clone()
    };
    (correction != stands).then_some(SideClockCorrection {
        of_incident: true,
        ..correction
    })
}

/// Whether the illegal moves of that line are told by an incident of their own.
const fn is_of_incident(entry: &SideClockEntry) -> bool {
    matches!(&entry.what, SideClockEvent::Did(SideClockAct::Correct(it)) if it.of_incident)
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
