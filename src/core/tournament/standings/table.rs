//! The table: players in their order, with points and tie-breaks.

use std::cmp::Reverse;
use std::fmt;

use super::contributions::{Contributions, buchholz, cut_highest, cut_lowest, sonneborn_berger};
use super::direct_encounter::direct_encounter;
use super::round_scores::{RoundKind, RoundScores};
use crate::tournament::{PairingNumber, Points, TieBreak, TieBreakRules, Tournament};

/// What a tie-break is for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreakValue {
    /// A sum, in quarters of a point: the higher one is better.
    Quarters(u32),
    /// A place among those who were tied, from 1: the lower one is better.
    Place(u16),
}

impl fmt::Display for TieBreakValue {
    /// As tables print it: `13.25`, `13.5`, `3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Place(place) => place.to_string(),
            Self::Quarters(quarters) => {
                let part = ["", ".25", ".5", ".75"][*quarters as usize % 4];
                format!("{}{part}", quarters / 4)
            }
        };
        f.pad(&text)
    }
}

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// The place; who cannot be told apart shares one.
    pub rank: u16,
    /// The player.
    pub player: PairingNumber,
    /// The points.
    pub points: Points,
    /// The tie-breaks, in the order of the table's.
    pub values: Vec<TieBreakValue>,
}

/// The table after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// After how many rounds.
    pub rounds: u16,
    /// The edition by which ties are broken.
    pub rules: TieBreakRules,
    /// The tie-breaks.
    pub tie_breaks: Vec<TieBreak>,
    /// The players, the first one first.
    pub rows: Vec<StandingsRow>,
}

/// A player on the way into the table.
struct Ranked {
    place: usize,
    points: Points,
    values: Vec<TieBreakValue>,
}

impl Standings {
    /// Returns the table after so many rounds, by the tie-breaks and the edition that the tournament itself tells.
    pub fn of(tournament: &Tournament, rounds: u16) -> Self {
        let tie_breaks = tournament.details.tie_breaks_or_usual();
        Self::by(
            tournament,
            rounds,
            &tie_breaks,
            tournament.details.tie_break_rules(),
        )
    }

    /// Returns the table after so many rounds, or after those that are paired, by these tie-breaks in this edition.
    pub fn by(
        tournament: &Tournament,
        rounds: u16,
        tie_breaks: &[TieBreak],
        rules: TieBreakRules,
    ) -> Self {
        let rounds = rounds.min(tournament.paired_round_count());
        let scores = RoundScores::of(tournament, rounds);
        let contributions = Contributions::new(&scores, rules);
        let all = (0..tournament.players.len()).map(|place| Ranked {
            place,
            points: scores.score(place),
            values: Vec::new(),
        });
        let mut all: Vec<Ranked> = all.collect();
        all.sort_by_key(|it| (Reverse(it.points), tournament.players[it.place].number));
        let mut groups = parted(all, |one, other| one.points == other.points);
        for tie_break in tie_breaks {
            let next = groups.into_iter();
            groups = next
                .flat_map(|group| broken(group, *tie_break, &scores, &contributions))
                .collect();
        }
        let mut rows = Vec::new();
        for group in groups {
            let rank = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX);
            rows.extend(group.into_iter().map(|it| StandingsRow {
                rank,
                player: tournament.players[it.place].number,
                points: it.points,
                values: it.values,
            }));
        }
        Self {
            rounds,
            rules,
            tie_breaks: tie_breaks.to_vec(),
            rows,
        }
    }

    /// Returns the place of that player.
    pub fn rank(&self, player: PairingNumber) -> Option<u16> {
        let row = self.rows.iter().find(|row| row.player == player)?;
        Some(row.rank)
    }
}

/// Parts a sorted list where neighbours differ.
fn parted(all: Vec<Ranked>, is_tied: impl Fn(&Ranked, &Ranked) -> bool) -> Vec<Vec<Ranked>> {
    let mut groups: Vec<Vec<Ranked>> = Vec::new();
    for one in all {
        match groups.last_mut() {
            Some(group) if group.last().is_some_and(|last| is_tied(last, &one)) => group.push(one),
            _ => groups.push(vec![one]),
        }
    }
    groups
}

/// Breaks the tie of one group, as far as that tie-break goes.
fn broken(
    mut group: Vec<Ranked>,
    tie_break: TieBreak,
    scores: &RoundScores,
    contributions: &Contributions<'_>,
) -> Vec<Vec<Ranked>> {
    if tie_break == TieBreak::DirectEncounter {
        return broken_by_encounters(group, scores);
    }
    for it in &mut group {
        let quarters = quarters(tie_break, it.place, scores, contributions);
        it.values.push(TieBreakValue::Quarters(quarters));
    }
    // A stable order: who is still tied stays in the order of the pairing numbers.
    let value = |it: &Ranked| match it.values.last() {
        Some(TieBreakValue::Quarters(quarters)) => *quarters,
        Some(TieBreakValue::Place(_)) | None => 0,
    };
    group.sort_by_key(|it| Reverse(value(it)));
    parted(group, |one, other| value(one) == value(other))
}

fn broken_by_encounters(group: Vec<Ranked>, scores: &RoundScores) -> Vec<Vec<Ranked>> {
    let tied: Vec<usize> = group.iter().map(|it| it.place).collect();
    let mut place = 1;
    let mut rest = group;
    let mut groups = Vec::new();
    for parted in direct_encounter(scores, &tied) {
        let (mut these, others): (Vec<Ranked>, Vec<Ranked>) =
            rest.into_iter().partition(|it| parted.contains(&it.place));
        for it in &mut these {
            it.values.push(TieBreakValue::Place(place));
        }
        place = place.saturating_add(u16::try_from(these.len()).unwrap_or(u16::MAX));
        groups.push(these);
        rest = others;
    }
    groups
}

/// Returns what that tie-break is for that player, in quarters of a point.
fn quarters(
    tie_break: TieBreak,
    place: usize,
    scores: &RoundScores,
    contributions: &Contributions<'_>,
) -> u32 {
    let rounds = || scores.players[place].iter().flatten();
    let win = scores.points.win;
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX).saturating_mul(4);
    match tie_break {
        TieBreak::Buchholz => 2 * buchholz(&contributions.of(place)),
        TieBreak::BuchholzCut1 => {
            let mut counted = contributions.of(place);
            cut_lowest(&mut counted);
            2 * buchholz(&counted)
        }
        TieBreak::BuchholzMedian1 => {
            let mut counted = contributions.of(place);
            cut_lowest(&mut counted);
            cut_highest(&mut counted);
            2 * buchholz(&counted)
        }
        TieBreak::SonnebornBerger => sonneborn_berger(&contributions.of(place)),
        // Told by places, not by a sum.
        TieBreak::DirectEncounter => 0,
        TieBreak::Wins => count(rounds().filter(|round| round.points == win).count()),
        TieBreak::GamesWon => {
            let is_won = |kind: RoundKind| matches!(kind, RoundKind::Game(_));
            let won = rounds().filter(|round| round.points == win && is_won(round.kind));
            count(won.count())
        }
        TieBreak::Progressive => {
            let (mut so_far, mut sum) = (Points::ZERO, Points::ZERO);
            for round in &scores.players[place] {
                so_far = so_far + round.map_or(Points::ZERO, |round| round.points);
                sum = sum + so_far;
            }
            2 * sum.in_halves()
        }
    }
}
