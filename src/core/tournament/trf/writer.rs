//! Writes a report strictly by column, and tells what finds no room.

use super::TrfVersion;
use super::columns::RecordWriter;
use super::fault::TrfLoss;
use super::letters::TrfLetters;
use super::player_writer::{FIRST_ROUND, PlayerTable, ROUND_WIDTH};
use crate::record::wall_time::WallTime;
use crate::tournament::{KeptPlace, PointSystem, ResultCorrection, Tournament, TournamentDetails};

/// What is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfOrder {
    /// In which version.
    pub version: TrfVersion,
    /// In which letters.
    pub letters: TrfLetters,
}

/// A report that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTrf {
    /// Its text; each line ends with a carriage return and a line feed.
    pub text: String,
    /// What it does not hold as it is.
    pub losses: Vec<TrfLoss>,
}

/// The records that FIDE wants in a report for rating.
const fn mandatory(version: TrfVersion) -> &'static [&'static str] {
    match version {
        TrfVersion::Trf16 => &["012", "022", "032", "102"],
        TrfVersion::Trf26 => &["012", "022", "032", "042", "052", "102", "132"],
    }
}

/// The lines of a report, as they are written.
struct ReportLines {
    order: TrfOrder,
    text: String,
    losses: Vec<TrfLoss>,
}

impl ReportLines {
    fn push(&mut self, line: &str) {
        self.text.push_str(&self.order.letters.of(line.trim_end()));
        self.text.push_str("\r\n");
    }

    fn record(&mut self, tag: &'static str, value: &str) {
        let value = value.trim();
        if value.is_empty() {
            self.tell_missing(tag);
        } else {
            self.push(&format!("{tag} {value}"));
        }
    }

    fn tell_missing(&mut self, tag: &'static str) {
        if mandatory(self.order.version).contains(&tag) {
            self.losses.push(TrfLoss::Missing(tag));
        }
    }

    /// Writes a record that only TRF26 has; in TRF16 tells that it is gone.
    fn newer_record(&mut self, tag: &'static str, value: &str) {
        match self.order.version {
            TrfVersion::Trf26 => self.record(tag, value),
            TrfVersion::Trf16 if value.trim().is_empty() => {}
            TrfVersion::Trf16 => self.losses.push(TrfLoss::NoRecord(tag)),
        }
    }
}

/// Writes a tournament as a report.
pub fn write_trf(tournament: &Tournament, order: TrfOrder) -> WrittenTrf {
    let mut lines = ReportLines {
        order,
        text: String::new(),
        losses: Vec::new(),
    };
    write_head(&mut lines, tournament);
    write_kept(&mut lines, tournament, KeptPlace::Head);
    for correction in &tournament.corrections {
        lines.push(&correction_comment(correction));
    }
    let table = PlayerTable::of(tournament);
    for player in &tournament.players {
        let line = table.line(player, order.letters, &mut lines.losses);
        lines.push(&line);
    }
    write_kept(&mut lines, tournament, KeptPlace::Behind);
    WrittenTrf {
        text: lines.text,
        losses: lines.losses,
    }
}

fn write_kept(lines: &mut ReportLines, tournament: &Tournament, place: KeptPlace) {
    for kept in tournament
        .kept_lines
        .iter()
        .filter(|kept| kept.place == place)
    {
        lines.push(&kept.text);
    }
}

fn write_head(lines: &mut ReportLines, tournament: &Tournament) {
    let details = &tournament.details;
    lines.record("012", &details.name);
    lines.record("022", &details.city);
    lines.record("032", &details.federation);
    lines.record("042", &details.first_day);
    lines.record("052", &details.last_day);
    lines.record("062", &tournament.players.len().to_string());
    let rated = tournament
        .players
        .iter()
        .filter(|player| player.rating.is_some());
    lines.record("072", &rated.count().to_string());
    lines.record("082", &details.teams);
    lines.record("092", &details.kind);
    lines.record("102", &details.chief_arbiter);
    for deputy in &details.deputies {
        lines.record("112", deputy);
    }
    lines.record("122", &details.time_control);
    write_days(lines, tournament);
    write_codes(lines, details);
}

fn write_days(lines: &mut ReportLines, tournament: &Tournament) {
    let mut record = RecordWriter::new("132");
    let mut is_told = false;
    // Days are also told of rounds that are still to be paired.
    let rounds = tournament
        .rounds
        .len()
        .max(tournament.details.round_days.len());
    for (at, number) in (1..=u16::try_from(rounds).unwrap_or(u16::MAX)).enumerate() {
        let column = FIRST_ROUND + at * ROUND_WIDTH;
        let day = tournament.day_of_round(number);
        is_told |= !day.is_empty();
        // A year of four figures does not fit, and is not wanted: `26/11/30`.
        let has_century = day.is_ascii() && day.len() == "2026/11/30".len();
        let day = if has_century { &day[2..] } else { day };
        record.left(column..=column + 7, day);
    }
    if is_told {
        lines.push(&record.text());
    } else {
        lines.tell_missing("132");
    }
}

fn write_codes(lines: &mut ReportLines, details: &TournamentDetails) {
    let rounds = details.planned_rounds.map(|rounds| rounds.to_string());
    let rounds = rounds.unwrap_or_default();
    let points = details.point_system;
    let is_usual = points == PointSystem::default();
    match lines.order.version {
        TrfVersion::Trf26 => lines.record("142", &rounds),
        TrfVersion::Trf16 => lines.record("XXR", &rounds),
    }
    match lines.order.version {
        TrfVersion::Trf26 if !is_usual => lines.push(&point_record(&points)),
        TrfVersion::Trf16 if !is_usual => lines.push(&extended_point_record(&points)),
        TrfVersion::Trf26 | TrfVersion::Trf16 => {}
    }
    lines.newer_record("192", &details.coded_kind);
    let codes: Vec<&str> = details.tie_breaks.iter().map(|it| it.code()).collect();
    lines.newer_record("202", &codes.join(","));
    lines.newer_record("222", &details.coded_time_control);
}

/// Returns record 162: letters in columns 6, 15, 24 and so on, each with four columns of points behind it.
fn point_record(points: &PointSystem) -> String {
    let mut record = RecordWriter::new("162");
    let all = [
        ("W", points.win),
        ("D", points.draw),
        ("L", points.loss),
        ("A", points.absence),
        ("P", points.pairing_bye),
    ];
    for (at, (letter, points)) in all.into_iter().enumerate() {
        let column = 6 + 9 * at;
        record.left(column..=column, letter);
        record.right(column + 1..=column + 4, &points.to_string());
    }
    record.text()
}

fn extended_point_record(points: &PointSystem) -> String {
    format!(
        "XXS W={} D={} WL={loss} BL={loss} ZPB={absence} FL={absence} PAB={}",
        points.win,
        points.draw,
        points.pairing_bye,
        loss = points.loss,
        absence = points.absence,
    )
}

/// Returns the comment that tells a correction. Comments are for whoever reads the file itself, anywhere, so they are in
/// English, and the arbiter's reason, which may be about a person, stays in the log and the arbiter's report.
fn correction_comment(correction: &ResultCorrection) -> String {
    let day = |wall: WallTime| format!(" on {}", wall.pgn_date().replace('.', "-"));
    let when = correction.wall.map(day);
    format!(
        "### Round {}, board {}: {} corrected to {}{}",
        correction.round,
        correction.board,
        correction.before,
        correction.after,
        when.unwrap_or_default(),
    )
}
