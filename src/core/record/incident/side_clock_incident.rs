//! What was noted at the side clock, as incidents: the illegal moves of one game; and what an incident came to, for the clock.

use std::time::Duration;

use super::Incident;
use crate::chess::{ByColor, Color};
use crate::clock::Moment;
use crate::laws::{ArbiterAct, Deed, StandardReason};
use crate::record::script::{IncidentHeading, Readings, Times};
use crate::record::side_clock::{
    SideClock, SideClockAct, SideClockCorrection, SideClockEntry, SideClockEvent,
};

/// Returns an incident, with that heading, for each illegal move that was noted in the game for which the side clock was set
/// last: what the move costs is ruled under the Laws in force. One whose note was taken back charges nobody. The clocks, the
/// day and the time of day are those of the note.
pub fn incidents_of_side_clock(side_clock: &SideClock, heading: &IncidentHeading) -> Vec<Incident> {
    let log = side_clock.log();
    let is_set = |it: &SideClockEntry| matches!(it.what, SideClockEvent::Did(SideClockAct::Set(_)));
    let Some(set) = log.iter().rposition(is_set) else {
        return Vec::new();
    };
    let game = &log[set..];
    let notes = game.windows(2).filter_map(|pair| {
        let [before, entry] = pair else { return None };
        let is_note = matches!(entry.what, SideClockEvent::Did(SideClockAct::Correct(_)))
            && entry.illegal != before.illegal
            && !is_of_incident(entry);
        is_note.then_some([before, entry])
    });
    let taken_back = game.windows(2).filter_map(|pair| match pair {
        [before, entry] if matches!(entry.what, SideClockEvent::Did(SideClockAct::TakeBack)) => {
            Some([before, entry])
        }
        _ => None,
    });
    let taken_back: Vec<_> = taken_back.collect();
    let told = notes.filter_map(|note| {
        // Only what was corrected last can be taken back.
        let next = |it: &&[&SideClockEntry; 2]| it[0].at >= note[1].at;
        let back = taken_back
            .iter()
            .find(next)
            .filter(|it| it[0].illegal == note[1].illegal && it[1].illegal == note[0].illegal);
        let started = game[0].at;
        incident_of_note(
            side_clock,
            heading.clone(),
            note,
            back.map(|it| it[1]),
            started,
        )
    });
    told.collect()
}

/// The incident of one illegal move, noted by the second of those entries, and taken back by `back` if it was.
fn incident_of_note(
    side_clock: &SideClock,
    heading: IncidentHeading,
    [before, entry]: [&SideClockEntry; 2],
    back: Option<&SideClockEntry>,
    started: Moment,
) -> Option<Incident> {
    let mut incident = Incident::default();
    let set_at = side_clock.setting().map(|setting| setting.day.as_str());
    incident.change_heading(|own| {
        *own = heading;
        take_moment(own, entry, set_at.unwrap_or_default());
        own.found = Some(readings(before));
    });
    let control = side_clock.control()?.clone().timed();
    incident.change(|script| {
        script.time = control.map(Times);
        let charged = before.illegal;
        script.illegal_moves = charged.iter().any(|count| *count > 0).then_some(charged);
    });
    // Where it was told to the clock, it stood.
    let mut acts = vec![(Duration::ZERO, ArbiterAct::Stop)];
    let note = reason(entry).map(|it| ArbiterAct::Note(it.into()));
    let charged = ArbiterAct::SetIllegalMoves(entry.illegal.white, entry.illegal.black);
    let charged = match entry.charged_after(before) {
        Some(by) if back.is_none() && is_one_more(before, entry, by) => {
            ArbiterAct::ChargeIllegal(by)
        }
        Some(_) | None => charged,
    };
    let after = [entry.at - started].into_iter();
    let after = after.chain(std::iter::repeat(Duration::ZERO));
    acts.extend(after.zip(note.into_iter().chain([charged])));
    let settled = back.unwrap_or(entry);
    if let Some(back) = back {
        let restored = ArbiterAct::SetIllegalMoves(back.illegal.white, back.illegal.black);
        acts.push((back.at - entry.at, restored));
    }
    let deeds = |acts: Vec<(Duration, ArbiterAct)>| {
        acts.into_iter()
            .map(|(after, act)| (after, Deed::Arbiter(act)))
    };
    incident.enter(deeds(acts));
    let heard = incident.heard().ok()?;
    let table = heard.arbiter().table();
    let ruled = table.clock().map(|clock| Readings {
        white: clock.main_time(Color::White, heard.now()),
        black: clock.main_time(Color::Black, heard.now()),
    });
    let shows = readings(settled);
    if table.standing().is_unfinished() && ruled != Some(shows) {
        let why = ArbiterAct::Note(StandardReason::IllegalMove.into());
        let set = ArbiterAct::SetTimes(shows.white, shows.black);
        incident.enter(deeds(vec![(Duration::ZERO, why), (Duration::ZERO, set)]));
    }
    Some(incident)
}

/// Whether that line charges one illegal move more, and nobody else.
fn is_one_more(before: &SideClockEntry, entry: &SideClockEntry, by: Color) -> bool {
    let mut expected = before.illegal;
    *expected.get_mut(by) += 1;
    expected == entry.illegal
}

/// What both clocks showed at a line of the log.
const fn readings(entry: &SideClockEntry) -> Readings {
    Readings {
        white: entry.shown.white,
        black: entry.shown.black,
    }
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
