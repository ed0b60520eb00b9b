//! A game that is played on this machine for a board of the tournament: what it begins with, and what of it is entered.
//!
//! The game keeps which board it is for; the log keeps what was entered of which game. So whatever is asked for twice is
//! entered once, whenever the program ended in between.

use super::board_result::BoardResult;
use super::incident_board::last_times;
use super::player::PairingNumber;
use super::round::PairedBoard;
use super::tournament_log::{AttachedIncident, PlayedGame, TournamentChange, TournamentLog};
use crate::chess::{ByColor, Color};
use crate::clock::control_text::AgreedTimeControl;
use crate::record::incident::Incident;
use crate::record::wall_time::WallTime;
use crate::record::{GameDetails, TournamentBoard};

/// A board whose game is to be played on this machine, with what is known of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardToPlay {
    /// Which board.
    pub board: TournamentBoard,
    /// Who plays.
    pub names: ByColor<String>,
    /// What the game is part of.
    pub details: GameDetails,
    /// The time control, as PGN writes it, if it is told in a way that can be read; otherwise that of the last incident.
    pub control: Option<String>,
}

/// What a game tells of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardNews {
    /// What was ruled in it, as the scripts of incidents; none where nothing was, or a decision is still to be made.
    pub incidents: Vec<String>,
    /// Its result, once it is over.
    pub result: Option<BoardResult>,
    /// The game as PGN, once it is over.
    pub pgn: Option<String>,
}

/// Returns what a game at that board begins with, taken to this machine then; none where there is no such board, or nobody
/// knows when the tournament was begun.
pub fn board_to_play(
    log: &TournamentLog,
    round: u16,
    board: u16,
    since: WallTime,
) -> Option<BoardToPlay> {
    let tournament = log.tournament();
    let paired = tournament.round(round)?.board(board)?;
    let players = ByColor::new_with(|color| tournament.player(paired.player(color)));
    let of_player = |tell: fn(&super::player::TournamentPlayer) -> String| {
        players.map(|player| player.map(tell).unwrap_or_default())
    };
    let details = &tournament.details;
    let control = details.coded_time_control.trim();
    let is_read = matches!(control.parse(), Ok(AgreedTimeControl::Timed(_)));
    Some(BoardToPlay {
        board: TournamentBoard {
            tournament: log.begun()?,
            round,
            board,
            white: paired.white.0,
            black: paired.black.0,
            since,
        },
        names: of_player(|player| player.name.clone()),
        details: GameDetails {
            event: details.name.trim().to_owned(),
            site: details.city.trim().to_owned(),
            round: round.to_string(),
            board: board.to_string(),
            ratings: of_player(|it| it.rating.map(|it| it.to_string()).unwrap_or_default()),
            fide_ids: of_player(|player| player.fide_id.clone()),
        },
        control: if is_read {
            Some(control.to_owned())
        } else {
            last_times(log).map(|times| times.to_string())
        },
    })
}

/// Returns the board for which a game is played; none where that is a board of another tournament, or others sit there now.
pub fn board_of_game<'a>(log: &'a TournamentLog, at: &TournamentBoard) -> Option<&'a PairedBoard> {
    if log.begun() != Some(at.tournament) {
        return None;
    }
    let paired = log.tournament().round(at.round)?.board(at.board)?;
    let players = [PairingNumber(at.white), PairingNumber(at.black)];
    let sit = Color::ALL.map(|color| paired.player(color));
    (sit == players).then_some(paired)
}

/// Whether the end of that game was entered.
pub fn is_recorded(log: &TournamentLog, at: &TournamentBoard) -> bool {
    log.games().iter().any(|game| is_of(game, at))
}

fn is_of(game: &PlayedGame, at: &TournamentBoard) -> bool {
    (game.round, game.board, game.since) == (at.round, at.board, at.since)
}

/// Returns what is entered of a game: an incident that is new or went on, its result where the board has none, and the game
/// itself. Once the end of the game was entered, another result is the arbiter's to enter: see [`result_to_offer`].
pub fn changes_with_game(
    log: &TournamentLog,
    at: &TournamentBoard,
    news: &BoardNews,
) -> Vec<TournamentChange> {
    let Some(paired) = board_of_game(log, at) else {
        return Vec::new();
    };
    let incidents = incidents_with_game(log, at, &news.incidents);
    let is_open = paired.result.is_pending() && !is_recorded(log, at);
    let result = news.result.filter(|_| is_open);
    let result = result.map(|result| TournamentChange::ResultEntered {
        round: at.round,
        board: at.board,
        result,
    });
    let game = news.pgn.as_ref().map(|pgn| PlayedGame {
        round: at.round,
        board: at.board,
        since: at.since,
        pgn: pgn.clone(),
    });
    // The game comes last: once it is there, everything is.
    let incidents = incidents
        .into_iter()
        .map(TournamentChange::IncidentAttached);
    let game = game.map(TournamentChange::GamePlayed);
    let changes = incidents.chain(result).chain(game);
    changes
        .filter(|change| log.fault(change).is_none())
        .collect()
}

/// The incidents of a game that the log lacks: each in the place of one that went on, with what was said of it, or beside the
/// others. What was entered since keeps its statements and grounds.
fn incidents_with_game(
    log: &TournamentLog,
    at: &TournamentBoard,
    scripts: &[String],
) -> Vec<AttachedIncident> {
    let is_of_game = |it: &AttachedIncident| {
        (it.round, it.board, it.game) == (at.round, at.board, Some(at.since))
    };
    let entered = (1..).zip(log.incidents()).filter(|(_, it)| is_of_game(it));
    let mut entered: Vec<(u16, Incident)> = entered
        .filter_map(|(number, it)| Some((number, Incident::read(&it.script).ok()?)))
        .collect();
    let mut lacking = Vec::new();
    for script in scripts {
        let Ok(incident) = Incident::read(script) else {
            continue;
        };
        match entered
            .iter()
            .position(|(_, it)| it.is_same_matter(&incident))
        {
            Some(known) => drop(entered.remove(known)),
            None => lacking.push(incident),
        }
    }
    // Those that are left told less of what went on.
    let mut gone_on = entered.into_iter();
    let attached = lacking.into_iter().map(|mut incident| {
        let before = gone_on.next();
        if let Some((_, before)) = &before {
            incident.take_statements(before);
        }
        AttachedIncident {
            round: at.round,
            board: at.board,
            script: incident.written(),
            replaces: before.map(|(number, _)| number),
            game: Some(at.since),
        }
    });
    attached.collect()
}

/// Returns the result of a game that its board does not have, and that only the arbiter may enter: the end of the game was
/// entered, and another result stands there, or none any more.
pub fn result_to_offer(
    log: &TournamentLog,
    at: &TournamentBoard,
    result: Option<BoardResult>,
) -> Option<BoardResult> {
    let paired = board_of_game(log, at).filter(|_| is_recorded(log, at))?;
    result.filter(|result| *result != paired.result)
}
