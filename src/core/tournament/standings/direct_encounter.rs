//! The direct encounter: what those who are tied scored against one another (C.07, 6).

use std::collections::BTreeMap;

use super::round_scores::RoundScores;
use crate::tournament::PairingSystem;

/// The score of one of those who are tied, against the others, in parts that are the same for all of them.
#[derive(Clone, Copy, Debug)]
struct Encounters {
    player: usize,
    /// What is scored for certain.
    score: u64,
    /// What would be scored if all games that were not played had been won.
    most: u64,
    /// How many of the others the player met.
    met: usize,
}

/// A half point is counted in so many parts, so that the average of up to ten games is a whole number (6.1.2).
const PARTS: u64 = 2_520;

/// Parts those who are tied into groups, the first one first; who stays together cannot be told apart.
pub fn direct_encounter(scores: &RoundScores, tied: &[usize]) -> Vec<Vec<usize>> {
    if tied.len() < 2 {
        return vec![tied.to_vec()];
    }
    let groups = separate(scores, tied);
    if groups.len() < 2 {
        return groups;
    }
    // What is still tied is looked at again by itself (6.2, 6.3).
    let parted = groups
        .iter()
        .flat_map(|group| direct_encounter(scores, group));
    parted.collect()
}

fn separate(scores: &RoundScores, tied: &[usize]) -> Vec<Vec<usize>> {
    let mut all: Vec<Encounters> = tied
        .iter()
        .map(|player| encounters(scores, *player, tied))
        .collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.score));
    let has_everybody_met = all.iter().all(|it| it.met + 1 == tied.len());
    if has_everybody_met || scores.system == PairingSystem::RoundRobin {
        let groups = all.chunk_by(|one, other| one.score == other.score);
        return groups
            .map(|group| group.iter().map(|it| it.player).collect())
            .collect();
    }
    // Whoever is first whatever the missing games would have brought is first; so is whoever is second, and so on.
    let mut groups = Vec::new();
    let mut rest = &all[..];
    while let [first, others @ ..] = rest {
        let is_alone = others.iter().all(|other| other.most < first.score);
        if !is_alone {
            break;
        }
        groups.push(vec![first.player]);
        rest = others;
    }
    if !rest.is_empty() {
        groups.push(rest.iter().map(|it| it.player).collect());
    }
    groups
}

fn encounters(scores: &RoundScores, player: usize, tied: &[usize]) -> Encounters {
    let mut games: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
    for round in scores.players[player].iter().flatten() {
        let opponent = scores.met(round).filter(|it| tied.contains(it));
        if let Some(opponent) = opponent {
            let (sum, count) = games.entry(opponent).or_default();
            *sum += u64::from(round.points.in_halves());
            *count += 1;
        }
    }
    let score: u64 = games.values().map(|(sum, count)| sum * PARTS / count).sum();
    let missing = tied.len() - 1 - games.len();
    let win = u64::from(scores.points.win.in_halves()) * PARTS;
    Encounters {
        player,
        score,
        most: score + win * u64::try_from(missing).unwrap_or_default(),
        met: games.len(),
    }
}
