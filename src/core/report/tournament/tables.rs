//! The tables of a tournament in the words of a language.

use crate::chess::Color;
use crate::i18n::{Words, tie_break_name};
use crate::record::print::printed_table::{ColumnKind, PrintedTable, TableColumn};
use crate::tournament::standings::{Crosstable, Standings, StandingsRow};
use crate::tournament::{BoardResult, PairingNumber, Round, Tournament, TournamentPlayer};

/// Returns the standings: place, player, points and tie-breaks, a row for each of their rows.
pub fn standings_table(
    tournament: &Tournament,
    standings: &Standings,
    words: Words,
) -> PrintedTable {
    let rows = standings
        .rows
        .iter()
        .map(|row| standings_row(tournament, row, Vec::new()));
    PrintedTable {
        columns: standings_columns(standings, false, words),
        rows: rows.collect(),
    }
}

/// Returns the crosstable: the standings with a column for each round, a row for each of their rows.
pub fn crosstable(tournament: &Tournament, standings: &Standings, words: Words) -> PrintedTable {
    let table = Crosstable::of(tournament, standings);
    let rows = table.rows.iter().map(|row| {
        let cells = row.cells.iter().map(ToString::to_string);
        standings_row(tournament, &row.standing, cells.collect())
    });
    PrintedTable {
        columns: standings_columns(standings, true, words),
        rows: rows.collect(),
    }
}

/// Returns the crosstable with nothing but place, number, player, rounds and points, a row for each row of the standings.
pub fn short_crosstable(
    tournament: &Tournament,
    standings: &Standings,
    words: Words,
) -> PrintedTable {
    let table = Crosstable::of(tournament, standings);
    let rows = table.rows.iter().map(|row| {
        let standing = &row.standing;
        let name = player_name(tournament, standing.player).to_owned();
        let number = standing.player.to_string();
        let mut cells = vec![standing.rank.to_string(), number, name];
        cells.extend(row.cells.iter().map(ToString::to_string));
        cells.push(standing.points.to_string());
        cells
    });
    let [rank, number, name, points] = [
        ("standings-rank", ColumnKind::Number),
        ("standings-number", ColumnKind::Number),
        ("standings-player", ColumnKind::Name),
        ("standings-points", ColumnKind::Number),
    ]
    .map(|(id, kind)| TableColumn::new(words.tr(id), kind));
    let mut columns = vec![rank, number, name];
    let rounds = 1..=standings.rounds;
    columns.extend(rounds.map(|it| TableColumn::new(it.to_string(), ColumnKind::Number)));
    columns.push(points);
    PrintedTable {
        columns,
        rows: rows.collect(),
    }
}

/// Returns what the codes of the tie-breaks over the columns mean, a line for each.
pub fn tie_break_legend(standings: &Standings, words: Words) -> Vec<String> {
    let all = standings.tie_breaks.iter();
    all.map(|it| format!("{}  {}", it.code(), tie_break_name(*it, words)))
        .collect()
}

/// Returns how the columns of a crosstable are read, and what the letters of byes and the signs of forfeits mean where there are
/// any.
pub fn crosstable_legend(tournament: &Tournament, rounds: u16, words: Words) -> Vec<String> {
    let shown = || tournament.rounds.iter().take(usize::from(rounds));
    let has_byes = shown().any(|round| !round.byes.is_empty());
    let mut boards = shown().flat_map(|round| &round.boards);
    let has_forfeits = boards.any(|it| matches!(it.result, BoardResult::Forfeited(_)));
    let ids = [
        Some("tournament-crosstable-how"),
        has_byes.then_some("tournament-letters-byes"),
        has_forfeits.then_some("tournament-letters-forfeits"),
    ];
    let lines = ids.into_iter().flatten();
    lines.map(|id| words.tr(id).into_owned()).collect()
}

/// Returns the players by their numbers, with their points, a row for each of the tournament's.
pub fn player_list(tournament: &Tournament, words: Words) -> PrintedTable {
    let scores = tournament.scores(tournament.paired_round_count());
    let rows = tournament.players.iter().map(|player| {
        let points = scores.get(&player.number);
        vec![
            player.number.to_string(),
            player.title.clone(),
            player.name.clone(),
            rating(Some(player)),
            player.federation.clone(),
            player.fide_id.clone(),
            points.map(ToString::to_string).unwrap_or_default(),
        ]
    });
    let columns = [
        ("standings-number", ColumnKind::Number),
        ("standings-title", ColumnKind::Words),
        ("standings-player", ColumnKind::Name),
        ("standings-rating", ColumnKind::Number),
        ("standings-federation", ColumnKind::Words),
        ("tournament-fide-id", ColumnKind::Number),
        ("standings-points", ColumnKind::Number),
    ];
    PrintedTable {
        columns: named(columns, words),
        rows: rows.collect(),
    }
}

/// Returns the boards of a round with their results.
pub fn round_table(tournament: &Tournament, round: &Round, words: Words) -> PrintedTable {
    let rows = round.boards.iter().map(|board| {
        let [white, black] = Color::ALL.map(|it| tournament.player(board.player(it)));
        let name = |player: Option<&TournamentPlayer>| {
            player.map(|it| it.name.clone()).unwrap_or_default()
        };
        vec![
            board.number.to_string(),
            name(white),
            rating(white),
            board.result.printed(),
            name(black),
            rating(black),
        ]
    });
    let columns = [
        ("standings-number", ColumnKind::Number),
        ("color-white", ColumnKind::Name),
        ("standings-rating", ColumnKind::Number),
        ("sheet-result", ColumnKind::Words),
        ("color-black", ColumnKind::Name),
        ("standings-rating", ColumnKind::Number),
    ];
    PrintedTable {
        columns: named(columns, words),
        rows: rows.collect(),
    }
}

/// Returns the name of that player; none for a number that nobody has.
pub fn player_name(tournament: &Tournament, number: PairingNumber) -> &str {
    let player = tournament.player(number);
    player.map_or("", |it| it.name.as_str())
}

/// Returns the names of those players, one after the other.
pub fn player_names(tournament: &Tournament, players: &[PairingNumber]) -> String {
    let names = players.iter().map(|it| player_name(tournament, *it));
    let names: Vec<&str> = names.collect();
    names.join("; ")
}

fn rating(player: Option<&TournamentPlayer>) -> String {
    let rating = player.and_then(|it| it.rating);
    rating.map(|it| it.to_string()).unwrap_or_default()
}

fn named<const N: usize>(columns: [(&str, ColumnKind); N], words: Words) -> Vec<TableColumn> {
    columns
        .map(|(id, kind)| TableColumn::new(words.tr(id), kind))
        .to_vec()
}

fn standings_columns(standings: &Standings, with_rounds: bool, words: Words) -> Vec<TableColumn> {
    let number = |heading: String| TableColumn::new(heading, ColumnKind::Number);
    let mut columns = named(
        [
            ("standings-rank", ColumnKind::Number),
            ("standings-number", ColumnKind::Number),
            ("standings-title", ColumnKind::Words),
            ("standings-player", ColumnKind::Name),
            ("standings-federation", ColumnKind::Words),
            ("standings-rating", ColumnKind::Number),
        ],
        words,
    );
    if with_rounds {
        columns.extend((1..=standings.rounds).map(|round| number(round.to_string())));
    }
    columns.push(number(words.tr("standings-points").into_owned()));
    let codes = standings.tie_breaks.iter().map(|it| it.code().to_owned());
    columns.extend(codes.map(number));
    columns
}

fn standings_row(
    tournament: &Tournament,
    standing: &StandingsRow,
    rounds: Vec<String>,
) -> Vec<String> {
    let player = tournament.player(standing.player);
    let told = |field: fn(&TournamentPlayer) -> &String| player.map(field).cloned();
    let mut row = vec![
        standing.rank.to_string(),
        standing.player.to_string(),
        told(|it| &it.title).unwrap_or_default(),
        told(|it| &it.name).unwrap_or_default(),
        told(|it| &it.federation).unwrap_or_default(),
        rating(player),
    ];
    row.extend(rounds);
    row.push(standing.points.to_string());
    row.extend(standing.values.iter().map(ToString::to_string));
    row
}
