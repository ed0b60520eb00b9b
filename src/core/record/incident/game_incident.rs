//! What was ruled in a game at the table, as an incident: the whole game up to the last ruling, so that whoever hears it again
//! hears the same.

use super::Incident;
use crate::laws::ArbiterAct;
use crate::record::log::journal::{Entry, Heading};
use crate::record::script::{IncidentHeading, Script};

/// Returns the game up to the last thing that an arbiter had to do with; none where there was nothing.
pub fn incident_of_game(heading: &Heading, log: &[Entry]) -> Option<Incident> {
    let last = log.iter().rposition(is_incident)?;
    let script = Script {
        heading: Some(IncidentHeading {
            event: heading.event.clone(),
            site: heading.site.clone(),
            round: heading.round.clone(),
            board: heading.board.clone(),
            date: heading.date.clone(),
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

/// Whether an arbiter had to do with it: somebody did what they may not, a question was answered, or the arbiter did something
/// that nobody should miss. Whether a side could still mate is mostly found out by the program, and is no incident by itself.
fn is_incident(entry: &Entry) -> bool {
    let act = entry.event.arbiter_act();
    let act = act.filter(|act| !matches!(act, ArbiterAct::Establish(..)));
    let is_decided = act.is_some_and(|act| act.answers_a_question() || entry.is_grave());
    is_decided || entry.is_trouble()
}
