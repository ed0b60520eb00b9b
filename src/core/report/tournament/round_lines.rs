//! What the report tells of a round beside its boards: when it started, what was announced, and who did not come or came late.

use super::tables::player_name;
use crate::chess::Color;
use crate::i18n::Words;
use crate::tournament::{
    BoardResult, PairingNumber, Round, Tournament, TournamentChange, TournamentLog,
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
    let told = [
        ("tournament-not-come", not_come(tournament, number, round)),
        ("tournament-came-late", let_play(log, number)),
    ];
    for (id, players) in told {
        if !players.is_empty() {
            let names = players.iter().map(|it| player_name(tournament, *it));
            let names: Vec<&str> = names.collect();
            let args = [("players", names.join("; ").into())];
            lines.push(words.tr_args(id, &args).into_owned());
        }
    }
    lines
}

/// Returns who was said to be absent and did not come after all, or lost without coming.
fn not_come(tournament: &Tournament, number: u16, round: &Round) -> Vec<PairingNumber> {
    let sides = round
        .boards
        .iter()
        .flat_map(|board| Color::ALL.map(|color| (board, color)));
    let missing = sides.filter(|(board, color)| match board.result {
        BoardResult::Forfeited(forfeit) => forfeit.is_of(*color),
        BoardResult::Pending => tournament.is_absent(number, board.player(*color)),
        BoardResult::Played(_) | BoardResult::Unrated(_) => false,
    });
    missing.map(|(board, color)| board.player(color)).collect()
}

/// Returns who came after the default time and played by the arbiter's decision.
fn let_play(log: &TournamentLog, number: u16) -> Vec<PairingNumber> {
    let mut late = Vec::new();
    for line in log.lines() {
        if let TournamentChange::AttendanceEntered {
            round,
            players,
            is_present,
            is_late,
        } = &line.change
            && *round == number
        {
            late.retain(|it| !players.contains(it));
            if *is_present && *is_late {
                late.extend(players);
            }
        }
    }
    late
}
