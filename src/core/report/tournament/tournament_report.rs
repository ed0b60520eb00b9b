//! The report of a tournament in the words of a language: what it was, its tables, its rounds, and what the arbiter did there.

use super::log_lines::{
    correction_line, dated, dated_incident_line, incident_wall, note_line, told_incidents,
};
use super::player_summary::register_lines;
use super::round_lines::round_lines;
use super::tables::{
    crosstable, crosstable_legend, player_name, round_table, short_crosstable, standings_table,
    tie_break_legend,
};
use crate::i18n::Words;
use crate::record::print::event_report::{EventReport, ReportPart};
use crate::report::printed_facts::known_facts;
use crate::tournament::register::register;
use crate::tournament::standings::Standings;
use crate::tournament::{Round, Tournament, TournamentLog};

/// Returns the report of a tournament, ready to be printed.
pub fn tournament_report(log: &TournamentLog, words: Words) -> EventReport {
    let tournament = log.tournament();
    let standings = Standings::of(tournament, tournament.standings_round());
    let mut parts = vec![standings_part(tournament, &standings, words)];
    if standings.rounds > 0 {
        let title = table_title(tournament, standings.rounds, true, words);
        let table = short_crosstable(tournament, &standings, words);
        let mut part = ReportPart::of_table(title, table);
        part.lines = crosstable_legend(tournament, standings.rounds, words);
        parts.push(part);
    }
    let rounds = (1..=tournament.paired_round_count())
        .filter_map(|number| Some((number, tournament.round(number)?)));
    parts.extend(rounds.map(|(number, round)| round_part(log, number, round, words)));
    parts.extend(happenings(log, words));
    EventReport {
        language: words.language().tag(),
        title: title(tournament, words),
        facts: facts(tournament, words),
        parts,
        signature: signature(tournament, words),
    }
}

/// Returns the standings after that round as plain text, with a column for each round if the crosstable is wanted.
pub fn standings_text(
    tournament: &Tournament,
    round: u16,
    with_rounds: bool,
    words: Words,
) -> String {
    let standings = Standings::of(tournament, round);
    let mut part = standings_part(tournament, &standings, words);
    if with_rounds {
        let table = crosstable(tournament, &standings, words);
        part.table = table.without_empty_columns();
        part.lines
            .extend(crosstable_legend(tournament, standings.rounds, words));
    }
    let name = &tournament.details.name;
    let table = part.table.as_text();
    format!(
        "{name}\n{}\n\n{table}\n{}\n",
        part.title,
        part.lines.join("\n")
    )
}

fn title(tournament: &Tournament, words: Words) -> String {
    let name = tournament.details.name.trim();
    if name.is_empty() {
        words.tr("event-title").into_owned()
    } else {
        name.to_owned()
    }
}

fn facts(tournament: &Tournament, words: Words) -> Vec<[String; 2]> {
    let details = &tournament.details;
    let joined = |parts: &[String], between: &str| {
        let parts = parts.iter().map(|it| it.trim());
        let parts: Vec<&str> = parts.filter(|it| !it.is_empty()).collect();
        parts.join(between)
    };
    let facts = [
        (
            "sheet-site",
            joined(&[details.city.clone(), details.federation.clone()], ", "),
        ),
        (
            "sheet-date",
            joined(
                &[&details.first_day, &details.last_day].map(|day| told_day(day, words)),
                " – ",
            ),
        ),
        ("tournament-chief-arbiter", details.chief_arbiter.clone()),
        ("tournament-deputies", details.deputies.join(", ")),
        ("tournament-time-control", details.time_control.clone()),
        ("tournament-kind", details.kind.clone()),
        ("tournament-players", tournament.players.len().to_string()),
        ("tournament-rounds", rounds(tournament)),
    ];
    known_facts(facts, words)
}

/// Returns a day as the rest of the report has days; one that is written in no way of reports as it is.
fn told_day(day: &str, words: Words) -> String {
    let day = day.trim();
    let parts: Vec<&str> = day.split('/').collect();
    let is_number = |it: &str| !it.is_empty() && it.chars().all(|sign| sign.is_ascii_digit());
    match parts[..] {
        [year, month, day] if [year, month, day].into_iter().all(is_number) => {
            let century = if year.len() == 2 { "20" } else { "" };
            words.short_day(&format!("{century}{year}.{month:0>2}.{day:0>2}"))
        }
        _ => day.to_owned(),
    }
}

/// Returns how many rounds are paired, of how many that are planned.
fn rounds(tournament: &Tournament) -> String {
    let (paired, all) = (tournament.paired_round_count(), tournament.rounds_in_all());
    if all > paired {
        format!("{paired} / {all}")
    } else {
        paired.to_string()
    }
}

/// Returns what stands above the standings or the crosstable: after which round they are, or how many of its results are in.
pub fn table_title(
    tournament: &Tournament,
    round: u16,
    is_crosstable: bool,
    words: Words,
) -> String {
    let boards = tournament.round(round).map(|it| &it.boards[..]);
    let boards = boards.unwrap_or_default();
    let there = boards.iter().filter(|it| !it.result.is_pending()).count();
    let is_over = there == boards.len();
    let id = match (is_crosstable, is_over) {
        (false, true) => "standings-after",
        (false, false) => "standings-during",
        (true, true) => "tournament-crosstable-after",
        (true, false) => "tournament-crosstable-during",
    };
    let args = [
        ("round", u32::from(round).into()),
        ("count", there.into()),
        ("all", boards.len().into()),
    ];
    words.tr_args(id, &args).into_owned()
}

fn standings_part(tournament: &Tournament, standings: &Standings, words: Words) -> ReportPart {
    let title = table_title(tournament, standings.rounds, false, words);
    let mut part = ReportPart::of_table(title, standings_table(tournament, standings, words));
    part.lines = tie_break_legend(standings, words);
    part
}

fn round_part(log: &TournamentLog, number: u16, round: &Round, words: Words) -> ReportPart {
    let tournament = log.tournament();
    let args = [("round", u32::from(number).into())];
    let mut title = words.tr_args("trf-round", &args).into_owned();
    let day = told_day(tournament.day_of_round(number), words);
    if !day.is_empty() {
        title = format!("{title}, {day}");
    }
    let mut part = ReportPart::of_table(title, round_table(tournament, round, words));
    let byes = round.byes.iter().map(|given| {
        let args = [
            ("player", player_name(tournament, given.player).into()),
            ("bye", given.bye.letter().to_string().into()),
        ];
        words.tr_args("event-bye", &args).into_owned()
    });
    part.lines = round_lines(log, number, round, words);
    part.lines.extend(byes);
    part
}

/// Returns what the arbiter did: results that were corrected, incidents, what is registered of players, notes.
fn happenings(log: &TournamentLog, words: Words) -> Vec<ReportPart> {
    let tournament = log.tournament();
    let corrections = tournament.corrections.iter();
    let corrections =
        corrections.map(|it| dated(it.wall, correction_line(tournament, it, words), words));
    let mut incidents = told_incidents(log);
    incidents.sort_by_key(|it| incident_wall(log, it).map_or((true, None), |at| (false, Some(at))));
    let incidents = incidents.into_iter();
    let incidents = incidents.map(|it| dated_incident_line(log, it, words));
    let registered = register(log).into_iter().flat_map(|it| {
        let name = player_name(tournament, it.player).to_owned();
        let lines = register_lines(&it, words).into_iter();
        lines.map(move |line| format!("{name}: {line}"))
    });
    let notes = log.notes().iter().map(|it| note_line(it, words));
    let parts: [(&str, Vec<String>); 4] = [
        ("tournament-corrections", corrections.collect()),
        ("tournament-incidents", incidents.collect()),
        ("tournament-register", registered.collect()),
        ("tournament-notes", notes.collect()),
    ];
    let told = parts.into_iter().filter(|(_, lines)| !lines.is_empty());
    told.map(|(id, lines)| ReportPart::of_lines(words.tr(id), lines))
        .collect()
}

/// Returns whose signature belongs below the report.
fn signature(tournament: &Tournament, words: Words) -> String {
    let role = words.tr("tournament-chief-arbiter");
    let name = tournament.details.chief_arbiter.trim();
    format!("{name}\n{role}").trim().to_owned()
}
