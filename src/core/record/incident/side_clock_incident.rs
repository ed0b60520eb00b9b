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

/// The note of an illegal move at the side clock.
struct IllegalMoveNote<'a> {
    /// What stood before it.
    before: &'a SideClockEntry,
    entry: &'a SideClockEntry,
    /// By what it was taken back, if it was.
    back: Option<&'a SideClockEntry>,
}

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
    let notes = illegal_move_notes(game).into_iter();
    let told = notes.filter_map(|note| note.incident(side_clock, heading.clone(), game[0].at));
    told.collect()
}

/// The notes in the log of a game; only what was corrected last can be taken back.
fn illegal_move_notes(game: &[SideClockEntry]) -> Vec<IllegalMoveNote<'_>> {
    let mut notes: Vec<IllegalMoveNote<'_>> = Vec::new();
    for (before, entry) in game.iter().zip(&game[1..]) {
        if before.illegal == entry.illegal {
            continue;
        }
        match &entry.what {
            SideClockEvent::Did(SideClockAct::Correct(correction)) if !correction.of_incident => {
                notes.push(IllegalMoveNote {
                    before,
                    entry,
                    back: None,
                });
            }
            SideClockEvent::Did(SideClockAct::TakeBack) => {
                let goes_back = |note: &&mut IllegalMoveNote<'_>| {
                    note.entry.illegal == before.illegal && note.before.illegal == entry.illegal
                };
                if let Some(note) = notes.last_mut().filter(goes_back) {
                    note.back = Some(entry);
                }
            }
            SideClockEvent::Did(_) | SideClockEvent::Became(_) => {}
        }
    }
    notes
}

impl IllegalMoveNote<'_> {
    /// The incident of that move, in a game for which the clock was set at that moment.
    fn incident(
        &self,
        side_clock: &SideClock,
        heading: IncidentHeading,
        set: Moment,
    ) -> Option<Incident> {
        let Self {
            before,
            entry,
            back,
        } = self;
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
        enter_together(&mut incident, Duration::ZERO, [ArbiterAct::Stop]);
        let note = reason(entry).map(|it| ArbiterAct::Note(it.into()));
        let told = note.into_iter().chain([self.charge()]);
        enter_together(&mut incident, entry.at - set, told);
        if let Some(back) = back {
            let restored = [counts(back)];
            enter_together(&mut incident, back.at - entry.at, restored);
        }
        let heard = incident.heard().ok()?;
        let shows = readings(back.unwrap_or(entry));
        let is_open = heard.arbiter().table().standing().is_unfinished();
        if is_open && Readings::of(heard.arbiter(), heard.now()) != Some(shows) {
            let why = ArbiterAct::Note(StandardReason::IllegalMove.into());
            let set = ArbiterAct::SetTimes(shows.white, shows.black);
            enter_together(&mut incident, Duration::ZERO, [why, set]);
        }
        Some(incident)
    }

    /// The act that charges it: one more of a player's by what it costs, and anything else as a count.
    fn charge(&self) -> ArbiterAct {
        let charged = self.entry.charged_after(self.before);
        let is_one_more = |by: &Color| is_one_more(self.before, self.entry, *by);
        let charged = charged.filter(|by| self.back.is_none() && is_one_more(by));
        charged.map_or_else(|| counts(self.entry), ArbiterAct::ChargeIllegal)
    }
}

/// Enters what the arbiter does at one moment, so long after what was entered last.
fn enter_together(
    incident: &mut Incident,
    after: Duration,
    acts: impl IntoIterator<Item = ArbiterAct>,
) {
    let after = std::iter::once(after).chain(std::iter::repeat(Duration::ZERO));
    incident.enter(after.zip(acts.into_iter().map(Deed::Arbiter)));
}

/// The illegal moves as they are counted at a line of the log.
const fn counts(entry: &SideClockEntry) -> ArbiterAct {
    ArbiterAct::SetIllegalMoves(entry.illegal.white, entry.illegal.black)
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
