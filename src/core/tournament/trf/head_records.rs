//! The records of the tournament itself: `012` to `222`, and those that pairing programs add.

use super::columns::RecordLine;
use super::fault::TrfFaultKind;
use crate::tournament::{PairingSystem, PointSystem, Points, TieBreak, TournamentDetails};

/// What became of a record.
pub enum Taken {
    /// All of it is in the tournament now.
    Whole,
    /// It is to be kept as a line; why, if that is to be told.
    Kept(Option<TrfFaultKind>),
}

/// What the records of a tournament tell.
#[derive(Clone, Debug, Default)]
pub struct HeadRecords {
    /// What it is.
    pub details: TournamentDetails,
    /// Whether a record that only TRF26 has was there.
    pub is_of_2026: bool,
}

/// The first column of the first round.
const FIRST_ROUND: usize = 92;

impl HeadRecords {
    /// Takes a record in.
    pub fn take(&mut self, tag: &str, line: &str) -> Taken {
        let value = line.get(tag.len()..).unwrap_or_default().trim().to_owned();
        let details = &mut self.details;
        let place = match tag {
            "012" => &mut details.name,
            "022" => &mut details.city,
            "032" => &mut details.federation,
            "042" => &mut details.first_day,
            "052" => &mut details.last_day,
            "092" => &mut details.kind,
            "102" => &mut details.chief_arbiter,
            "122" => &mut details.time_control,
            "192" => &mut details.coded_kind,
            "222" => &mut details.coded_time_control,
            _ => return self.take_other(tag, line, &value),
        };
        if !place.is_empty() && *place != value {
            return Taken::Kept(Some(TrfFaultKind::UnknownValue));
        }
        *place = value;
        self.is_of_2026 |= matches!(tag, "192" | "222");
        if matches!(tag, "092" | "192") && is_round_robin(line) {
            self.details.system = PairingSystem::RoundRobin;
        }
        Taken::Whole
    }

    fn take_other(&mut self, tag: &str, line: &str, value: &str) -> Taken {
        match tag {
            // How many players there are and how many of them are rated follows from the players.
            "062" | "072" => Taken::Whole,
            "082" if matches!(value, "" | "0") => {
                value.clone_into(&mut self.details.teams);
                Taken::Whole
            }
            "112" if value.is_empty() => Taken::Whole,
            "112" => {
                self.details.deputies.push(value.to_owned());
                Taken::Whole
            }
            "132" => {
                self.take_days(line);
                Taken::Whole
            }
            "142" | "XXR" => {
                self.is_of_2026 |= tag == "142";
                match value.parse() {
                    Ok(rounds) => {
                        self.details.planned_rounds = Some(rounds);
                        Taken::Whole
                    }
                    Err(_) => Taken::Kept(Some(TrfFaultKind::NotANumber)),
                }
            }
            "162" => {
                self.is_of_2026 = true;
                taken(read_points(value, &mut self.details.point_system))
            }
            "XXS" => taken(read_extended_points(value, &mut self.details.point_system)),
            "202" | "212" => {
                self.is_of_2026 = true;
                taken(self.take_tie_breaks(value))
            }
            "152" | "172" | "182" | "240" | "250" | "260" | "299" | "300" | "310" | "320"
            | "330" | "352" | "362" | "801" | "802" => {
                self.is_of_2026 = true;
                Taken::Kept(Some(TrfFaultKind::UnusedRecord))
            }
            "013" | "082" | "XXZ" | "XXC" | "XXA" | "XXP" => {
                Taken::Kept(Some(TrfFaultKind::UnusedRecord))
            }
            "###" => Taken::Kept(None),
            _ if is_of_a_federation(tag, line) => {
                self.is_of_2026 = true;
                Taken::Kept(Some(TrfFaultKind::UnusedRecord))
            }
            _ => Taken::Kept(Some(TrfFaultKind::UnknownRecord)),
        }
    }

    fn take_days(&mut self, line: &str) {
        let line = RecordLine::new(line);
        let mut column = FIRST_ROUND;
        while column <= line.width() {
            self.details
                .round_days
                .push(line.field(column..=column + 7));
            column += 10;
        }
    }

    /// Takes the tie-breaks of record 202 or 212 in; whether all of them are known. Those for ties come before those for
    /// standings, and the points, which come first in any case, are no tie-break.
    fn take_tie_breaks(&mut self, value: &str) -> bool {
        let codes = value.split(',').map(str::trim);
        let codes = codes.filter(|code| !code.is_empty() && !code.eq_ignore_ascii_case("PTS"));
        let read: Option<Vec<TieBreak>> = codes.map(TieBreak::of_code).collect();
        let is_known = read.is_some();
        if let Some(read) = read.filter(|_| self.details.tie_breaks.is_empty()) {
            self.details.tie_breaks = read;
        }
        is_known
    }
}

const fn taken(is_known: bool) -> Taken {
    if is_known {
        Taken::Whole
    } else {
        Taken::Kept(Some(TrfFaultKind::UnknownValue))
    }
}

/// Whether the kind of a tournament, in words or by its code, is a round robin.
fn is_round_robin(line: &str) -> bool {
    let line = line.to_lowercase();
    let is_said = ["robin", "berger", "all-play-all", "all play all"]
        .iter()
        .any(|word| line.contains(word));
    is_said && !line.contains("swiss")
}

/// Whether it is a record of national ratings: the code of a federation, then the number of a player.
fn is_of_a_federation(tag: &str, line: &str) -> bool {
    let is_code = tag.len() == 3 && tag.chars().all(|letter| letter.is_ascii_uppercase());
    let number: Result<u16, _> = RecordLine::new(line).field(5..=8).parse();
    is_code && number.is_ok()
}

/// Reads record 162: letters with points behind them; whether all of it is known. `X`, for a game that is adjourned, is
/// not used here.
fn read_points(value: &str, system: &mut PointSystem) -> bool {
    let mut rest = value.trim_start();
    while let Some(code) = rest.chars().next() {
        rest = &rest[code.len_utf8()..];
        let end = rest.find(char::is_alphabetic).unwrap_or(rest.len());
        let (points, behind) = rest.split_at(end);
        rest = behind;
        let Some(points) = Points::read(points) else {
            return false;
        };
        match code {
            'W' => system.win = points,
            'D' => system.draw = points,
            'L' => system.loss = points,
            'A' => system.absence = points,
            'P' => system.pairing_bye = points,
            _ => return false,
        }
    }
    true
}

/// Reads an `XXS` record: codes with `=` and points behind them; whether all of it is known.
fn read_extended_points(value: &str, system: &mut PointSystem) -> bool {
    let mut is_known = true;
    for part in value.split_whitespace() {
        let read = part.split_once('=');
        let read = read.and_then(|(code, points)| Some((code, Points::read(points)?)));
        let Some((code, points)) = read else {
            is_known = false;
            continue;
        };
        match code {
            "W" | "WW" | "BW" | "FW" | "FPB" => system.win = points,
            "D" | "WD" | "BD" | "HPB" => system.draw = points,
            "WL" | "BL" => system.loss = points,
            "ZPB" | "FL" => system.absence = points,
            "PAB" => system.pairing_bye = points,
            _ => is_known = false,
        }
    }
    is_known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(lines: &[&str]) -> (HeadRecords, Vec<TrfFaultKind>) {
        let mut head = HeadRecords::default();
        let mut faults = Vec::new();
        for line in lines {
            if let Taken::Kept(Some(kind)) = head.take(&line[..3], line) {
                faults.push(kind);
            }
        }
        (head, faults)
    }

    #[test]
    fn the_points_of_an_event_are_read_in_both_ways() {
        let expected = PointSystem {
            win: Points::halves(6),
            draw: Points::halves(2),
            loss: Points::ZERO,
            absence: Points::ZERO,
            pairing_bye: Points::halves(2),
        };
        for line in ["162  W 3.0     D 1.0     P 1.0", "XXS W=3 D=1.0 PAB=1 WL=0"] {
            let (head, faults) = taken(&[line]);
            assert_eq!(head.details.point_system, expected, "{line}");
            assert_eq!(faults, []);
        }
        let (_, faults) = taken(&["162  W 3.0     Q 1.0", "XXS W=3 QQ=1"]);
        assert_eq!(faults, [TrfFaultKind::UnknownValue; 2]);
    }

    #[test]
    fn announced_tie_breaks_are_read_and_unknown_ones_are_told() {
        let (head, faults) = taken(&["202 BH/C1, BH,DE,WIN"]);
        assert_eq!(faults, []);
        let tie_breaks = [
            TieBreak::BuchholzCut1,
            TieBreak::Buchholz,
            TieBreak::DirectEncounter,
            TieBreak::Wins,
        ];
        assert_eq!(head.details.tie_breaks, tie_breaks);
        assert!(head.is_of_2026);
        let (head, faults) = taken(&["212 PTS,EDET/P,SB"]);
        assert_eq!(head.details.tie_breaks, []);
        assert_eq!(faults, [TrfFaultKind::UnknownValue]);
    }

    #[test]
    fn national_ratings_are_known_and_not_used() {
        let (head, faults) = taken(&["SLO   12 m    Novak, Ana", "ABC what nobody knows"]);
        assert!(head.is_of_2026);
        let kinds = [TrfFaultKind::UnusedRecord, TrfFaultKind::UnknownRecord];
        assert_eq!(faults, kinds);
    }

    #[test]
    fn a_round_robin_is_known_by_its_kind() {
        for (line, system) in [
            ("092 Individual: Round-Robin", PairingSystem::RoundRobin),
            (
                "092 Individual: Swiss-System (Standard)",
                PairingSystem::Swiss,
            ),
            ("192 BERGER_DOUBLEROUNDROBIN", PairingSystem::RoundRobin),
            ("192 FIDE_DUTCH_2026", PairingSystem::Swiss),
        ] {
            assert_eq!(taken(&[line]).0.details.system, system, "{line}");
        }
    }
}
