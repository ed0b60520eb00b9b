//! The lines of a tournament's log in the words of a language.

use super::tables::{player_name, player_names};
use crate::chess::{ByColor, Color};
use crate::i18n::{Arg, NamedWords, Words, offence_name};
use crate::laws::{Consequence, Deed, Edition, PlayerAct, Rule, Ruling};
use crate::notation::NotationStyles;
use crate::record::incident::Incident;
use crate::record::script::IncidentHeading;
use crate::record::wall_time::WallTime;
use crate::report::incident_sheet::incident_decisions;
use crate::report::recorded_game::letters_for;
use crate::tournament::register::{OffenceKind, incident_offences};
use crate::tournament::{
    AttachedIncident, BoardResult, PairingNumber, PlayedGame, ResultCorrection, RoundSchedule,
    Tournament, TournamentChange, TournamentLog, TournamentNote, read_time_of_day,
};

/// A line of the log of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentLogLine {
    /// What the wall showed, where that is known.
    pub wall: Option<WallTime>,
    /// What was entered.
    pub said: String,
    /// The round and the board that it is about, where it is about one.
    pub board: Option<(u16, u16)>,
}

/// Returns the lines of a tournament's log, the oldest first. Players have the names that they have now.
pub fn tournament_log_lines(log: &TournamentLog, words: Words) -> Vec<TournamentLogLine> {
    let tournament = log.tournament();
    let mut corrections = tournament.corrections.iter();
    let lines = log.lines().iter().map(|line| {
        let is_correction = matches!(line.change, TournamentChange::ResultCorrected { .. });
        let correction = if is_correction {
            corrections.next()
        } else {
            None
        };
        TournamentLogLine {
            wall: line.wall,
            board: board_of(&line.change),
            said: match correction {
                Some(correction) => correction_line(tournament, correction, words),
                None => said(tournament, (&line.change, line.wall), words),
            },
        }
    });
    lines.collect()
}

/// Returns the round and the board that a change is about.
const fn board_of(change: &TournamentChange) -> Option<(u16, u16)> {
    match *change {
        TournamentChange::ResultEntered { round, board, .. }
        | TournamentChange::ResultCorrected { round, board, .. }
        | TournamentChange::ForfeitedByDefaultTime { round, board, .. }
        | TournamentChange::IncidentAttached(AttachedIncident { round, board, .. })
        | TournamentChange::GamePlayed(PlayedGame { round, board, .. })
        | TournamentChange::Noted(TournamentNote {
            round: Some(round),
            board: Some(board),
            ..
        }) => Some((round, board)),
        TournamentChange::Imported(_)
        | TournamentChange::Described(_)
        | TournamentChange::PlayerEntered(_)
        | TournamentChange::RoundPaired { .. }
        | TournamentChange::RoundScheduled { .. }
        | TournamentChange::AttendanceEntered { .. }
        | TournamentChange::ByeGiven { .. }
        | TournamentChange::Noted(_) => None,
    }
}

fn said(
    tournament: &Tournament,
    (change, wall): (&TournamentChange, Option<WallTime>),
    words: Words,
) -> String {
    let text = match change {
        TournamentChange::Imported(imported) => {
            let args = [
                ("players", imported.players.len().into()),
                ("rounds", u32::from(imported.paired_round_count()).into()),
            ];
            words.tr_args("tournament-log-imported", &args)
        }
        TournamentChange::Described(details) => {
            let args = [("name", details.name.as_str().into())];
            words.tr_args("tournament-log-described", &args)
        }
        TournamentChange::PlayerEntered(player) => {
            let args = [
                ("number", u32::from(player.number.0).into()),
                ("name", player.name.as_str().into()),
            ];
            words.tr_args("tournament-log-player", &args)
        }
        TournamentChange::RoundPaired { round, pairings } => {
            let args = [
                ("round", u32::from(*round).into()),
                ("boards", pairings.boards.len().into()),
            ];
            words.tr_args("tournament-log-paired", &args)
        }
        TournamentChange::ResultEntered {
            round,
            board,
            result,
        }
        | TournamentChange::ResultCorrected {
            round,
            board,
            result,
            ..
        } => {
            let at = board_text(tournament, *round, *board, words);
            return format!("{at} {}", result.printed());
        }
        TournamentChange::ForfeitedByDefaultTime {
            round,
            board,
            forfeit,
            default_minutes,
            late,
        } => {
            let at = board_text(tournament, *round, *board, words);
            let result = BoardResult::Forfeited(*forfeit).printed();
            let told = default_time_line(tournament, *default_minutes, late, words);
            return format!("{at} {result}: {told}");
        }
        TournamentChange::RoundScheduled { round, schedule } => {
            return schedule_line(*round, schedule, words);
        }
        TournamentChange::AttendanceEntered {
            round,
            players,
            is_present,
            is_late,
            came_in_time,
        } => {
            let told = attendance_line(tournament, *round, (players, *is_present), words);
            let noted = wall.filter(|_| *came_in_time);
            return match when_come(*is_late, noted, words) {
                Some(when) => format!("{told} · {when}"),
                None => told,
            };
        }
        TournamentChange::ByeGiven { round, player, bye } => {
            let args = [
                ("round", u32::from(*round).into()),
                ("player", player_name(tournament, *player).into()),
                ("bye", bye.letter().to_string().into()),
            ];
            words.tr_args("tournament-log-bye", &args)
        }
        TournamentChange::IncidentAttached(incident) => {
            return incident_line(tournament, incident, words);
        }
        TournamentChange::GamePlayed(game) => {
            let at = board_text(tournament, game.round, game.board, words);
            return format!("{at}: {}", words.tr("tournament-log-game"));
        }
        TournamentChange::Noted(note) => return note_line(note, words),
    };
    text.into_owned()
}

/// Returns when a round starts, its default time, and what else was announced.
fn schedule_line(round: u16, schedule: &RoundSchedule, words: Words) -> String {
    let args = [
        ("round", u32::from(round).into()),
        ("start", schedule.start.to_the_minute().into()),
        ("minutes", u32::from(schedule.default_minutes).into()),
    ];
    let told = words.tr_args("tournament-log-schedule", &args).into_owned();
    let announcement = schedule.announcement.trim();
    if announcement.is_empty() {
        told
    } else {
        format!("{told} · {announcement}")
    }
}

/// Returns by which default time whoever was missing lost, and who of them came after it.
fn default_time_line(
    tournament: &Tournament,
    minutes: u16,
    late: &[PairingNumber],
    words: Words,
) -> String {
    let article = Rule::DefaultTime.article(Edition::default());
    let args = [
        ("minutes", u32::from(minutes).into()),
        ("article", article.into()),
    ];
    let told = words.tr_args("tournament-log-default-time", &args);
    if late.is_empty() {
        return told.into_owned();
    }
    let args = [("players", player_names(tournament, late).into())];
    let came = words.tr_args("tournament-log-came-after", &args);
    format!("{told} · {came}")
}

/// Returns what is said of an arrival that was entered after the default time; none of any other.
fn when_come(is_late: bool, noted_in_time: Option<WallTime>, words: Words) -> Option<String> {
    let told = if is_late {
        let article = Rule::DefaultTime.article(Edition::default());
        words.tr_args("tournament-log-late", &[("article", article.into())])
    } else {
        let args = [("time", noted_in_time?.to_the_minute().into())];
        words.tr_args("tournament-log-in-time", &args)
    };
    Some(told.into_owned())
}

/// How many players are named in one line at most; of more it is told how many they are.
const NAMED: usize = 6;

/// Returns who came to a round, or is not there after all.
fn attendance_line(
    tournament: &Tournament,
    round: u16,
    (players, is_present): (&[PairingNumber], bool),
    words: Words,
) -> String {
    let round = ("round", u32::from(round).into());
    if is_present && players.len() > NAMED {
        let args = [round, ("count", players.len().into())];
        return words
            .tr_args("tournament-log-many-came", &args)
            .into_owned();
    }
    let id = if is_present {
        "tournament-log-came"
    } else {
        "tournament-log-missing"
    };
    let args = [round, ("players", player_names(tournament, players).into())];
    words.tr_args(id, &args).into_owned()
}

/// Returns which board that is and who plays there: `Round 2, board 12: Novak, Ana – Kos, Boris`.
pub fn board_text(tournament: &Tournament, round: u16, board: u16, words: Words) -> String {
    let paired = tournament.round(round).and_then(|it| it.board(board));
    let name = |color| {
        let number = paired.map(|it| it.player(color));
        number.map_or("", |it| player_name(tournament, it))
    };
    let args: [(&str, Arg<'_>); 4] = [
        ("round", u32::from(round).into()),
        ("board", u32::from(board).into()),
        ("white", name(Color::White).into()),
        ("black", name(Color::Black).into()),
    ];
    words.tr_args("tournament-log-board", &args).into_owned()
}

/// Returns what was corrected, from what to what, and why.
pub fn correction_line(
    tournament: &Tournament,
    correction: &ResultCorrection,
    words: Words,
) -> String {
    let at = board_text(tournament, correction.round, correction.board, words);
    let printed = |result: BoardResult| result.printed();
    let args = [
        ("before", printed(correction.before).into()),
        ("result", printed(correction.after).into()),
        ("reason", correction.reason.trim().into()),
    ];
    let told = words.tr_args("tournament-log-corrected", &args);
    format!("{at}: {told}")
}

/// Returns at which board something happened, and what each player was charged with there.
pub fn incident_line(tournament: &Tournament, incident: &AttachedIncident, words: Words) -> String {
    let at = board_text(tournament, incident.round, incident.board, words);
    let offences = told_offences(tournament, incident, words);
    let told = words.tr(if incident.replaces.is_some() {
        "tournament-log-incident-again"
    } else {
        "tournament-log-incident"
    });
    let told_of_it = if offences.is_empty() {
        let read = Incident::read(&incident.script);
        read.map(|it| incident_decisions(&it, words))
            .unwrap_or_default()
    } else {
        offences
    };
    if told_of_it.is_empty() {
        format!("{at}: {told}")
    } else {
        format!("{at}: {told} ({})", told_of_it.join("; "))
    }
}

/// Returns whom an incident charges with what, and which illegal move of that player each one was.
fn told_offences(
    tournament: &Tournament,
    incident: &AttachedIncident,
    words: Words,
) -> Vec<String> {
    let read = Incident::read(&incident.script).ok();
    let before = read.and_then(|it| it.script().illegal_moves);
    let mut counts = before.unwrap_or_default();
    let paired = tournament.round(incident.round);
    let paired = paired.and_then(|round| round.board(incident.board));
    let offences = incident_offences(tournament, incident).into_iter();
    let offences = offences.map(|(player, kind)| {
        let mut colors = Color::ALL.into_iter();
        let color = colors.find(|it| paired.is_some_and(|board| board.player(*it) == player));
        let offence = match color {
            Some(color) if kind == OffenceKind::IllegalMove => {
                let count = counts.get_mut(color);
                *count += 1;
                let args = [("count", (*count).into())];
                words.tr_args("tournament-illegal-move", &args).into_owned()
            }
            Some(_) | None => offence_name(kind, words),
        };
        format!("{}: {offence}", player_name(tournament, player))
    });
    offences.collect()
}

/// Returns a line with the day and the time of day before it, where they are known.
pub fn dated(wall: Option<WallTime>, told: String, words: Words) -> String {
    match wall {
        Some(wall) => {
            let day = words.short_day(&wall.pgn_date());
            format!("{day} {} {told}", wall.to_the_minute())
        }
        None => told,
    }
}

/// Returns when an incident was, as its heading has it, or else when it was entered.
pub fn incident_wall(log: &TournamentLog, incident: &AttachedIncident) -> Option<WallTime> {
    let mut entries = log.lines().iter().rev();
    let entry = entries.find(
        |line| matches!(&line.change, TournamentChange::IncidentAttached(it) if it == incident),
    );
    let entered = entry.and_then(|line| line.wall);
    let heading = Incident::read(&incident.script).ok()?.heading();
    let time = heading.time.split_whitespace().next();
    let Some(time) = time.and_then(read_time_of_day) else {
        return entered;
    };
    let [hour, minute] = time;
    let day = heading.date.trim().replace('.', "-");
    let told = format!("{day} {hour:02}:{minute:02}:00.000").parse().ok();
    told.or_else(|| Some(entered?.nearest(time)))
}

/// Returns an incident as the report tells it: when it was, and all that was decided.
pub fn dated_incident_line(
    log: &TournamentLog,
    incident: &AttachedIncident,
    words: Words,
) -> String {
    let wall = incident_wall(log, incident);
    let line = incident_line(log.tournament(), incident, words);
    let found = rulings_of(log.tournament(), incident, words);
    let line = if found.is_empty() {
        line
    } else {
        format!("{line} · {}", found.join(" "))
    };
    dated(wall, line, words)
}

/// Returns what was ruled on an incident, with its articles, and what followed: time that was added, a claim that was wrong.
fn rulings_of(tournament: &Tournament, attached: &AttachedIncident, words: Words) -> Vec<String> {
    let Ok(incident) = Incident::read(&attached.script) else {
        return Vec::new();
    };
    let Ok(heard) = incident.heard() else {
        return Vec::new();
    };
    let edition = heard.arbiter().terms().edition;
    let letters = letters_for(&[], NotationStyles::default());
    let paired = tournament.round(attached.round);
    let paired = paired.and_then(|round| round.board(attached.board));
    let names = ByColor::new_with(|color| {
        let number = paired.map(|board| board.player(color));
        number.map_or_else(String::new, |it| player_name(tournament, it).to_owned())
    });
    let words = NamedWords::of_players(words, &names);
    let comes = |color: Color| {
        let comes = Deed::Player(color, PlayerAct::Arrive);
        heard.log().iter().any(|entry| entry.event.deed == comes)
    };
    let entries = heard.log().iter();
    let rulings = entries.flat_map(|entry| {
        let is_charge = entry.has(Consequence::is_charge);
        entry.rulings_on_the_matter().map(move |it| (it, is_charge))
    });
    let mut told = Vec::new();
    for (ruling, is_charge) in rulings {
        let followed: Vec<String> = if ruling.rule == Rule::DefaultTime {
            let late = ruling.concerns.and_then(|color| {
                let id = lateness_id(ruling, comes(color))?;
                Some(words.tr_args(id, &[("player", words.name(color).into())]))
            });
            late.into_iter().collect()
        } else {
            let followed = ruling.consequences.iter();
            let followed = followed.filter(|it| is_told(ruling, it, is_charge));
            let followed = followed.map(|it| match (it, ruling.concerns) {
                (Consequence::Over(outcome), Some(color)) if outcome.winner() == Some(!color) => {
                    let args = [("player", words.name(color).into())];
                    words.tr_args("tournament-loses", &args)
                }
                _ => words.consequence(it, letters),
            });
            followed.collect()
        };
        if followed.is_empty() {
            continue;
        }
        let article = ruling.rule.article(edition);
        let line = if article.is_empty() {
            followed.join(" ")
        } else {
            format!("{article}: {}", followed.join(" "))
        };
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told
}

/// Whether the report tells that consequence of a ruling; a loss where the player is charged. An increment that went back with
/// its press is no penalty.
fn is_told(ruling: &Ruling, consequence: &Consequence, is_charge: bool) -> bool {
    let is_loss = is_charge
        || matches!(
            ruling.rule,
            Rule::Phone | Rule::DeviceFound | Rule::PenaltyList
        );
    let is_penalty = ruling.rule != Rule::IllegalIncrementReversal;
    matches!(consequence, Consequence::Over(_) if is_loss)
        || matches!(consequence, Consequence::Take(..) if is_penalty)
        || matches!(
            consequence,
            Consequence::Add(..)
                | Consequence::ClaimRejected
                | Consequence::ClaimUpheld
                | Consequence::DeclaredLost(_)
                | Consequence::Warning(_)
                | Consequence::Fined(_)
                | Consequence::Excluded(_)
                | Consequence::Expelled(_)
        )
}

/// Returns the message that tells what was decided of a player who came late, or did not come; none where nothing was.
fn lateness_id(ruling: &Ruling, comes: bool) -> Option<&'static str> {
    if ruling.consequences.contains(&Consequence::ClaimRejected) {
        Some("tournament-late-plays")
    } else if !ruling.loses_by_default_time() {
        None
    } else if comes {
        Some("tournament-late-loses")
    } else {
        Some("tournament-absent-loses")
    }
}

/// Returns the incidents as the report tells them: one that came from this machine at the same moment of the same game twice
/// is one.
pub fn told_incidents(log: &TournamentLog) -> Vec<&AttachedIncident> {
    let mut told: Vec<&AttachedIncident> = Vec::new();
    for incident in log.incidents() {
        let is_same = |before: &&AttachedIncident| {
            (before.round, before.board) == (incident.round, incident.board)
                && before.game.is_some()
                && incident.game.is_some()
                && acts_of(before) == acts_of(incident)
        };
        if !told.iter().any(is_same) {
            told.push(incident);
        }
    }
    told
}

/// Returns what happened in an incident, without where it was and what was said of it.
fn acts_of(incident: &AttachedIncident) -> Option<String> {
    let mut read = Incident::read(&incident.script).ok()?;
    read.change_heading(|heading| *heading = IncidentHeading::default());
    Some(read.written())
}

/// Returns a note with the round and the board that it is about.
pub fn note_line(note: &TournamentNote, words: Words) -> String {
    let round = note.round.map(|round| {
        let args = [("round", u32::from(round).into())];
        words.tr_args("trf-round", &args).into_owned()
    });
    let text: Vec<&str> = note.text.lines().map(str::trim).collect();
    let told = words.tr(if note.is_unread_list {
        "tournament-log-unread"
    } else {
        "tournament-log-note"
    });
    let told = [Some(told.into_owned()), round];
    let told: Vec<String> = told.into_iter().flatten().collect();
    format!("{}: {}", told.join(", "), text.join(" · "))
}
