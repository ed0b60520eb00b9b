//! The result that the ruling on an incident gives its board.

use super::board_result::{BoardResult, Forfeit};
use super::tournament_log::{AttachedIncident, TournamentChange, TournamentLog};
use crate::chess::Color;
use crate::laws::{Outcome, Rule, Standing};
use crate::record::incident::Incident;

/// Returns the result that the ruling on an incident gives; none where the game goes on, or does not count.
pub fn ruled_result(incident: &Incident) -> Option<BoardResult> {
    let heard = incident.heard().ok()?;
    result_of_game(heard.arbiter().table().standing())
}

/// Returns the result that a board has by how its game stands; none where the game goes on, or does not count.
pub fn result_of_game(standing: Standing) -> Option<BoardResult> {
    match standing {
        Standing::Ended(outcome, Rule::DefaultTime) => Some(not_played(outcome)),
        Standing::Ended(outcome, _) => Some(BoardResult::Played(outcome)),
        Standing::Playing | Standing::Adjourned | Standing::Referred | Standing::Annulled => None,
    }
}

/// Returns the result of a game that was lost by coming late.
fn not_played(outcome: Outcome) -> BoardResult {
    match outcome.winner() {
        Some(Color::White) => BoardResult::Forfeited(Forfeit::Black),
        Some(Color::Black) => BoardResult::Forfeited(Forfeit::White),
        None if outcome == Outcome::BOTH_LOSE => BoardResult::Forfeited(Forfeit::Both),
        None => BoardResult::Played(outcome),
    }
}

/// Returns the result that the board of an incident should have by its ruling, where it has another one; none where there is
/// nothing to change. A board whose result came from a ruling that this incident takes the place of is to have none any more,
/// if the game now goes on.
pub fn result_to_enter(log: &TournamentLog, incident: &AttachedIncident) -> Option<BoardResult> {
    let round = log.tournament().round(incident.round)?;
    let has = round.board(incident.board)?.result;
    let ruled = |script: &str| ruled_result(&Incident::read(script).ok()?);
    let wanted = ruled(&incident.script).or_else(|| {
        let same_board =
            |it: &AttachedIncident| (it.round, it.board) == (incident.round, incident.board);
        let others = log.incidents().iter().enumerate().filter(|(place, it)| {
            let is_replaced = incident.replaces.map(usize::from) == Some(place + 1);
            same_board(it) && !is_replaced && it.script != incident.script
        });
        let is_still_ruled = others
            .filter_map(|(_, it)| ruled(&it.script))
            .any(|it| it == has);
        let ruled_before = |change: &TournamentChange| {
            let TournamentChange::IncidentAttached(it) = change else {
                return None;
            };
            ruled(&it.script).filter(|_| same_board(it))
        };
        let lines = log.lines().iter();
        let mut before = lines.filter_map(|line| ruled_before(&line.change));
        let was_ruled = before.any(|it| it == has);
        (was_ruled && !is_still_ruled).then_some(BoardResult::Pending)
    });
    wanted.filter(|wanted| *wanted != has)
}

/// Returns what is entered with an incident: itself, and its result if the board has none yet. Another result than the
/// board has is a correction, which wants a reason, so that it is asked for.
pub fn changes_with_incident(
    log: &TournamentLog,
    incident: AttachedIncident,
) -> Vec<TournamentChange> {
    let result = result_to_enter(log, &incident).map(|result| TournamentChange::ResultEntered {
        round: incident.round,
        board: incident.board,
        result,
    });
    let result = result.filter(|change| log.fault(change).is_none());
    let attached = TournamentChange::IncidentAttached(incident);
    [attached].into_iter().chain(result).collect()
}
