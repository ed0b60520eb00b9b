//! Reads a report: each line is taken, or kept and told.

use std::collections::BTreeSet;

use super::TrfVersion;
use super::boards_from_cells::rounds;
use super::fault::{TrfFault, TrfFaultKind};
use super::head_records::{HeadRecords, Taken};
use super::player_record::{PlayerRecord, read_player};
use crate::tournament::{KeptLine, KeptPlace, Tournament};

/// What was read of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadTrf {
    /// The tournament.
    pub tournament: Tournament,
    /// The version whose records are in it.
    pub version: TrfVersion,
    /// What was not taken as it stands there, line by line.
    pub faults: Vec<TrfFault>,
}

/// Whether a text looks like a report: a line of it begins with the record of a player, and the first with one of a report.
pub fn is_report(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let tag: Vec<char> = text.chars().take(4).collect();
    let is_tagged = match tag[..] {
        ['#', '#', '#', _] | ['X', 'X', _, _] => true,
        [.., ' '] => tag[..3].iter().all(char::is_ascii_digit),
        _ => false,
    };
    is_tagged
        && text
            .split(['\n', '\r'])
            .any(|line| line.starts_with("001 "))
}

/// Reads a report of either version. Nothing stops it: what is not understood is told with its line, and a line that is not
/// taken at all is kept, to be written again.
pub fn read_trf(text: &str) -> ReadTrf {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let mut head = HeadRecords::default();
    let mut records: Vec<PlayerRecord> = Vec::new();
    let mut numbers = BTreeSet::new();
    let mut kept_lines = Vec::new();
    let mut faults = Vec::new();
    let lines = text.split(['\n', '\r']).map(str::trim_end);
    for (number, line) in (1..).zip(lines) {
        if line.is_empty() {
            continue;
        }
        let tag: String = line.chars().take(3).collect();
        let taken = if tag == "001" {
            match read_player(number, line, &mut faults) {
                None => Taken::Kept(None),
                Some(record) if !numbers.insert(record.player.number) => {
                    Taken::Kept(Some(TrfFaultKind::NumberTaken))
                }
                Some(record) => {
                    records.push(record);
                    Taken::Whole
                }
            }
        } else {
            head.take(&tag, line)
        };
        if let Taken::Kept(told) = taken {
            faults.extend(told.map(|kind| TrfFault {
                line: number,
                round: None,
                kind,
                text: line.to_owned(),
            }));
            kept_lines.push(KeptLine {
                place: if records.is_empty() {
                    KeptPlace::Head
                } else {
                    KeptPlace::Behind
                },
                text: line.to_owned(),
            });
        }
    }
    let version = if head.is_of_2026 {
        TrfVersion::Trf26
    } else {
        TrfVersion::Trf16
    };
    head.details.report_version = Some(version);
    let tournament = tournament(head, &records, kept_lines, &mut faults);
    faults.sort_by_key(|fault| (fault.line, fault.round));
    ReadTrf {
        tournament,
        version,
        faults,
    }
}

fn tournament(
    head: HeadRecords,
    records: &[PlayerRecord],
    kept_lines: Vec<KeptLine>,
    faults: &mut Vec<TrfFault>,
) -> Tournament {
    let mut rounds = rounds(records, &head.details.point_system, faults);
    for (round, day) in rounds.iter_mut().zip(&head.details.round_days) {
        round.day.clone_from(day);
    }
    let mut players: Vec<_> = records.iter().map(|record| record.player.clone()).collect();
    players.sort_by_key(|player| player.number);
    let tournament = Tournament {
        details: head.details,
        players,
        rounds,
        kept_lines,
        ..Tournament::default()
    };
    let scores = tournament.scores(tournament.round_count());
    for record in records {
        let points = scores
            .get(&record.player.number)
            .copied()
            .unwrap_or_default();
        let listed = record.player.listed.points;
        faults.extend(
            listed
                .filter(|listed| *listed != points)
                .map(|listed| TrfFault {
                    line: record.line,
                    round: None,
                    kind: TrfFaultKind::PointsDiffer,
                    text: format!("{listed} ({points})"),
                }),
        );
    }
    tournament
}
