//! Buchholz and Sonneborn-Berger: what each round contributes, and which contributions are cut (C.07, 8, 9, 14 and 16).

use super::round_scores::{RoundKind, RoundScore, RoundScores};
use crate::tournament::{PairingSystem, Points, TieBreakRules};

/// What one round contributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The score of the opponent, or of the dummy.
    pub opponent_score: Points,
    /// What was scored.
    pub own_points: Points,
    /// Whether it is a voluntary unplayed round.
    pub is_voluntary: bool,
}

/// The rounds of all players with the scores that count for opponents.
#[derive(Clone, Debug)]
pub struct Contributions<'a> {
    scores: &'a RoundScores,
    rules: TieBreakRules,
    adjusted: Vec<Points>,
}

impl<'a> Contributions<'a> {
    /// Returns what these rounds contribute by that edition.
    pub fn new(scores: &'a RoundScores, rules: TieBreakRules) -> Self {
        let adjusted = (0..scores.players.len()).map(|place| scores.adjusted_score(place));
        Self {
            adjusted: adjusted.collect(),
            scores,
            rules,
        }
    }

    /// Returns what the rounds of that player contribute.
    pub fn of(&self, place: usize) -> Vec<Contribution> {
        let own = self.scores.score(place);
        let rounds = &self.scores.players[place];
        let contributions = rounds.iter().flatten().filter_map(|round| {
            Some(Contribution {
                opponent_score: self.opponent_score(round, own, rounds.len())?,
                own_points: round.points,
                is_voluntary: round.kind.is_voluntary() && self.scores.met(round).is_none(),
            })
        });
        contributions.collect()
    }

    /// Returns the score of the opponent of that round, or of the dummy in a round that was not played (16.4), whose limit
    /// follows from the rounds so far. A bye in a round robin is no round at all (15.2).
    fn opponent_score(&self, round: &RoundScore, own: Points, rounds: usize) -> Option<Points> {
        if let Some(opponent) = self.scores.met(round) {
            return Some(self.adjusted[opponent]);
        }
        if self.scores.system == PairingSystem::RoundRobin {
            return None;
        }
        let limit = match self.rules {
            TieBreakRules::August2024 => return Some(own),
            TieBreakRules::March2026 => match round.kind {
                RoundKind::ForfeitWin(opponent)
                | RoundKind::ForfeitLoss(opponent)
                | RoundKind::Game(opponent) => self.adjusted[opponent],
                RoundKind::AwardedBye | RoundKind::RequestedBye => {
                    (0..rounds).map(|_| self.scores.points.draw).sum()
                }
            },
        };
        Some(own.min(limit))
    }
}

/// Adds up the scores of the opponents, in half points.
pub fn buchholz(contributions: &[Contribution]) -> u32 {
    let scores = contributions.iter().map(|it| it.opponent_score.in_halves());
    scores.sum()
}

/// Adds up the products of the opponents' scores and the points scored against them, in quarters of a point.
pub fn sonneborn_berger(contributions: &[Contribution]) -> u32 {
    let products = contributions
        .iter()
        .map(|it| it.opponent_score.in_halves() * it.own_points.in_halves());
    products.sum()
}

/// Takes the lowest score away (14.1): that of a voluntary unplayed round, if there is one (16.5).
pub fn cut_lowest(contributions: &mut Vec<Contribution>) {
    let key = |it: &Contribution| (!it.is_voluntary, it.opponent_score);
    let lowest = contributions
        .iter()
        .enumerate()
        .min_by_key(|(_, it)| key(it));
    if let Some((at, _)) = lowest {
        contributions.remove(at);
    }
}

/// Takes the highest score away (14.3).
pub fn cut_highest(contributions: &mut Vec<Contribution>) {
    let highest = contributions
        .iter()
        .enumerate()
        .max_by_key(|(_, it)| it.opponent_score);
    if let Some((at, _)) = highest {
        contributions.remove(at);
    }
}
