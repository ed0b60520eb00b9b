//! What was ruled in a game at the table, as an incident: the whole game up to the last ruling, so that whoever hears it again
//! hears the same.

use super::Incident;
use crate::laws::{ArbiterAct, Consequence};
use crate::record::log::journal::{Entry, Heading};
use crate::record::script::{IncidentHeading, Script};
use crate::record::wall_time::WallTime;

/// Returns the game up to the last thing that an arbiter had to do with; none where there was nothing.
pub fn incident_of_game(heading: &Heading, log: &[Entry]) -> Option<Incident> {
    let last = log.iter().rposition(is_incident)?;
    let wall = heading.wall.at(log[last].event.at);
    let script = Script {
        heading: Some(IncidentHeading {
            event: heading.event.clone(),
            site: heading.site.clone(),
            round: heading.round.clone(),
            board: heading.board.clone(),
            date: heading.date.clone(),
            time: wall.map_or_else(String::new, WallTime::to_the_minute),
            white: heading.white.clone(),
            black: heading.black.clone(),
            ..IncidentHeading::default()
        }),
        acts: log[..=last]
            .iter()
            .map(|entry| entry.event.clone())
            .collect(),
        ..heading.terms.clone()
    };
    Some(Incident::new(script))
}

/// The last matter of a game that an arbiter had to do with, each as a place in its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMatter {
    /// Where the turn begins in which it arose; that of the move before, where it is about that move.
    pub turn: usize,
    /// The first thing of it that an arbiter had to do with.
    pub arose: usize,
}

/// Returns the last matter of a game that was played on this machine; none of an incident that was entered at a board, whose
/// position is that before it.
pub fn last_matter(log: &[Entry]) -> Option<LastMatter> {
    let starts = |entry: &Entry| entry.event.arbiter_act() == Some(&ArbiterAct::Start);
    let last = log.iter().rposition(is_incident)?;
    if !log.iter().any(starts) {
        return None;
    }
    let ends_a_move = |entry: &Entry| entry.has(|it| matches!(it, Consequence::Completed(_)));
    let completed_before = |end: usize| log[..end].iter().rposition(ends_a_move);
    let Some(completed) = completed_before(last) else {
        return Some(LastMatter {
            turn: 0,
            arose: log.iter().position(is_incident)?,
        });
    };
    let in_this_turn = &log[completed + 1..=last];
    let arose = completed + 1 + in_this_turn.iter().position(is_incident)?;
    let mover = log[completed].event.player();
    let mut rulings = in_this_turn.iter().flat_map(|entry| &entry.rulings);
    let is_about_the_move = rulings.any(|ruling| mover.is_some() && ruling.concerns == mover);
    let turn = if is_about_the_move {
        completed_before(completed).map_or(0, |before| before + 1)
    } else {
        completed + 1
    };
    Some(LastMatter { turn, arose })
}

/// Whether an arbiter had to do with it: somebody did what they may not, a question was answered, or the arbiter did something
/// that nobody should miss. Whether a side could still mate is mostly found out by the program, and is no incident by itself.
pub fn is_incident(entry: &Entry) -> bool {
    let act = entry.event.arbiter_act();
    let act = act.filter(|act| !matches!(act, ArbiterAct::Establish(..)));
    let is_decided = act.is_some_and(|act| act.answers_a_question() || entry.is_grave());
    is_decided || entry.is_trouble()
}
