//! What the report tells of a round beside its boards: when it started, what was announced, and who did not come or came late.

use super::tables::player_names;
use crate::chess::Color;
use crate::i18n::Words;
use crate::record::wall_time::WallTime;
use crate::tournament::{
    BoardResult, PairingNumber, Round, RoundOfPlayer, Tournament, TournamentChange, TournamentLog,
};

/// Returns those lines; none where nothing of it was entered.
pub fn round_lines(log: &TournamentLog, number: u16, round: &Round, words: Words) -> Vec<String> {
    let tournament = log.tournament();
    let mut lines = Vec::new();
    if let Some(schedule) = tournament.schedules.get(&number) {
        let args = [
            ("start", schedule.start.to_the_minute().into()),
            ("minutes", u32::from(schedule.default_minutes).into()),
        ];
        lines.push(words.tr_args("event-hall-times", &args).into_owned());
        let announced = schedule.announcement.trim();
        if !announced.is_empty() {
            lines.push(format!("{}: {announced}", words.tr("event-announcement")));
        }
    }
    let (forfeited, let_play): (Vec<_>, Vec<_>) = tournament
        .late
        .get(&number)
        .into_iter()
        .flatten()
        .partition(|player| has_forfeited(round, **player));
    let told = [
        ("tournament-not-come", not_come(tournament, number, round)),
        ("tournament-late-forfeited", forfeited),
        ("tournament-came-late", let_play),
        ("tournament-not-paired", tournament.unpaired_players(number)),
    ];
    for (id, players) in told {
        if !players.is_empty() {
            let args = [("players", player_names(tournament, &players).into())];
            lines.push(words.tr_args(id, &args).into_owned());
        }
    }
    lines.extend(
        noted_in_time(log, number)
            .into_iter()
            .map(|(wall, players)| {
                let args = [
                    ("time", wall.to_the_minute().into()),
                    ("players", player_names(tournament, &players).into()),
                ];
                words.tr_args("tournament-came-in-time", &args).into_owned()
            }),
    );
    lines
}

/// Whether that player lost the game of the round by forfeit.
fn has_forfeited(round: &Round, player: PairingNumber) -> bool {
    match round.of_player(player) {
        RoundOfPlayer::Paired(board, color) => {
            matches!(board.result, BoardResult::Forfeited(forfeit) if forfeit.is_of(color))
        }
        RoundOfPlayer::Bye(_) | RoundOfPlayer::Absent => false,
    }
}

/// Returns who was said to be absent and did not come after all, or lost without coming.
fn not_come(tournament: &Tournament, number: u16, round: &Round) -> Vec<PairingNumber> {
    let sides = round
        .boards
        .iter()
        .flat_map(|board| Color::ALL.map(|color| (board, color)));
    let missing = sides.filter(|(board, color)| match board.result {
        BoardResult::Forfeited(forfeit) => {
            forfeit.is_of(*color) && !tournament.is_late(number, board.player(*color))
        }
        BoardResult::Pending => tournament.is_absent(number, board.player(*color)),
        BoardResult::Played(_) | BoardResult::Unrated(_) => false,
    });
    missing.map(|(board, color)| board.player(color)).collect()
}

/// Returns who had come in time, which was noted only after the default time, and when it was.
fn noted_in_time(log: &TournamentLog, number: u16) -> Vec<(WallTime, Vec<PairingNumber>)> {
    let mut noted: Vec<(WallTime, Vec<PairingNumber>)> = Vec::new();
    for line in log.lines() {
        if let TournamentChange::AttendanceEntered {
            round,
            players,
            is_present,
            came_in_time,
            ..
        } = &line.change
            && *round == number
        {
            for (_, before) in &mut noted {
                before.retain(|it| !players.contains(it));
            }
            if let Some(wall) = line.wall.filter(|_| *is_present && *came_in_time) {
                noted.push((wall, players.clone()));
            }
        }
    }
    noted.retain(|(_, players)| !players.is_empty());
    noted
}
