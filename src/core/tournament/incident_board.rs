//! An incident and the board of a tournament at which it happened.

use super::model::Tournament;
use super::player::PairingNumber;
use super::tournament_log::TournamentLog;
use std::time::Duration;

use crate::chess::ByColor;
use crate::clock::TimeControl;
use crate::record::incident::Incident;
use crate::record::script::{IncidentHeading, Times};

/// Returns an incident at that board of which nothing is entered but where it was, who played and under which terms, as far as
/// the tournament tells them; none where there is no such board.
pub fn incident_at(log: &TournamentLog, round: u16, board: u16) -> Option<Incident> {
    let tournament = log.tournament();
    let paired = tournament.round(round)?.board(board)?;
    let details = &tournament.details;
    let name = |number: PairingNumber| {
        let player = tournament.player(number);
        player.map(|it| it.name.clone()).unwrap_or_default()
    };
    let mut incident = Incident::default();
    incident.change_heading(|heading| {
        *heading = IncidentHeading {
            event: details.name.clone(),
            site: details.city.clone(),
            round: round.to_string(),
            board: board.to_string(),
            arbiter: details.chief_arbiter.clone(),
            white: name(paired.white),
            black: name(paired.black),
            ..IncidentHeading::default()
        };
    });
    let control: Option<TimeControl> = details.coded_time_control.parse().ok();
    let times = control.map(Times::same).or_else(|| last_times(log));
    let default_time = tournament
        .schedules
        .get(&round)
        .map(|it| it.default_minutes);
    let charged = charged_before(log, round, board);
    incident.change(|script| {
        script.time = times;
        script.illegal_moves = charged;
        script.regulations.default_time =
            default_time.map(|minutes| Duration::from_mins(u64::from(minutes)));
    });
    Some(incident)
}

/// Returns how many illegal moves each player was charged with at that board, by the incidents that are entered; none where
/// nobody was.
fn charged_before(log: &TournamentLog, round: u16, board: u16) -> Option<ByColor<u32>> {
    let here = log.incidents().iter();
    let here = here.filter(|it| (it.round, it.board) == (round, board));
    let charged = here.filter_map(|it| {
        let heard = Incident::read(&it.script).ok()?.heard().ok()?;
        Some(*heard.arbiter().table().illegal_moves())
    });
    let most = charged.reduce(|one, other| one.zip(other).map(|(one, other)| one.max(other)))?;
    most.iter().any(|count| *count > 0).then_some(most)
}

/// Returns the times of the incident that was entered last, for a tournament whose report tells none that can be read.
pub(super) fn last_times(log: &TournamentLog) -> Option<Times> {
    let mut incidents = log.incidents().iter().rev();
    incidents.find_map(|it| Incident::read(&it.script).ok()?.script().time.clone())
}

/// Returns the round and the board that a heading names, if the tournament has them.
pub fn incident_board(tournament: &Tournament, heading: &IncidentHeading) -> Option<(u16, u16)> {
    let (round, board) = (number(&heading.round)?, number(&heading.board)?);
    tournament.round(round)?.board(board)?;
    Some((round, board))
}

/// Returns the round and the board of an incident at which something was entered, if the tournament has that board and lacks the
/// incident.
pub fn board_lacking(log: &TournamentLog, incident: &Incident) -> Option<(u16, u16)> {
    let at = incident_board(log.tournament(), &incident.heading())?;
    let script = incident.written();
    let is_entered = log.incidents().iter().any(|it| it.script == script);
    (!incident.script().acts.is_empty() && !is_entered).then_some(at)
}

/// Returns the first number in a text: of `12`, `Board 12`, `12.`.
fn number(text: &str) -> Option<u16> {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit());
    numbers.find(|it| !it.is_empty())?.parse().ok()
}
