//! What each round was for each player, as the tie-break regulations tell rounds apart (C.07, 16.1 and 16.2).

use std::collections::BTreeMap;

use crate::chess::Color;
use crate::tournament::{
    BoardResult, Bye, PairedBoard, PairingNumber, PairingSystem, PointSystem, Points, Round,
    Tournament,
};

/// What a round was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// A game over the board against that player, by the place in the list of players.
    Game(usize),
    /// A forfeit of the opponent's (16.2.2).
    ForfeitWin(usize),
    /// A forfeit of the player's own (16.2.4).
    ForfeitLoss(usize),
    /// A pairing-allocated or a full-point bye (16.2.1).
    AwardedBye,
    /// A half-point or a zero-point bye, or a round after a withdrawal (16.1.1).
    RequestedBye,
}

impl RoundKind {
    /// Whether the player stayed away by choice: a voluntary unplayed round (16.1.2).
    pub const fn is_voluntary(self) -> bool {
        matches!(self, Self::RequestedBye | Self::ForfeitLoss(_))
    }
}

/// One round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// What the round was.
    pub kind: RoundKind,
    /// What it brought.
    pub points: Points,
}

/// The rounds of all players.
#[derive(Clone, Debug)]
pub struct RoundScores {
    /// How the tournament is paired.
    pub system: PairingSystem,
    /// What results are worth.
    pub points: PointSystem,
    /// For each player, in the order of the list of players, each round; none while its game is not over.
    pub players: Vec<Vec<Option<RoundScore>>>,
}

impl RoundScores {
    /// Returns the first so many rounds of a tournament.
    pub fn of(tournament: &Tournament, rounds: u16) -> Self {
        let places: BTreeMap<PairingNumber, usize> = tournament
            .players
            .iter()
            .enumerate()
            .map(|(place, player)| (player.number, place))
            .collect();
        let mut scores = Self {
            system: tournament.details.system,
            points: tournament.details.point_system,
            players: vec![Vec::new(); tournament.players.len()],
        };
        for round in tournament.rounds.iter().take(usize::from(rounds)) {
            scores.add(round, &places);
        }
        scores
    }

    fn add(&mut self, round: &Round, places: &BTreeMap<PairingNumber, usize>) {
        let absent = RoundScore {
            kind: RoundKind::RequestedBye,
            points: self.points.absence,
        };
        for rounds in &mut self.players {
            rounds.push(Some(absent));
        }
        for given in &round.byes {
            let kind = match given.bye {
                Bye::Half | Bye::Zero => RoundKind::RequestedBye,
                Bye::Full | Bye::Pairing => RoundKind::AwardedBye,
            };
            let points = self.points.of_bye(given.bye);
            if let Some(place) = places.get(&given.player) {
                self.set(*place, Some(RoundScore { kind, points }));
            }
        }
        for board in &round.boards {
            let sides = Color::ALL.map(|color| places.get(&board.player(color)).copied());
            let [Some(white), Some(black)] = sides else {
                continue;
            };
            for (color, place, opponent) in
                [(Color::White, white, black), (Color::Black, black, white)]
            {
                self.set(place, self.of_board(board, color, opponent));
            }
        }
    }

    fn set(&mut self, place: usize, score: Option<RoundScore>) {
        if let Some(last) = self.players[place].last_mut() {
            *last = score;
        }
    }

    fn of_board(&self, board: &PairedBoard, color: Color, opponent: usize) -> Option<RoundScore> {
        let points = self.points.of_result(board.result, color)?;
        let kind = match board.result {
            BoardResult::Pending => return None,
            BoardResult::Played(_) | BoardResult::Unrated(_) => RoundKind::Game(opponent),
            BoardResult::Forfeited(forfeit) if forfeit.is_of(color) => {
                RoundKind::ForfeitLoss(opponent)
            }
            BoardResult::Forfeited(_) => RoundKind::ForfeitWin(opponent),
        };
        Some(RoundScore { kind, points })
    }

    /// Returns a player's score.
    pub fn score(&self, place: usize) -> Points {
        let rounds = self.players[place].iter().flatten();
        rounds.map(|round| round.points).sum()
    }

    /// Returns whom the player met in that round, for tie-breaks: where pairings are known beforehand, a forfeit counts as a
    /// game (15.2).
    pub const fn met(&self, round: &RoundScore) -> Option<usize> {
        match (round.kind, self.system) {
            (RoundKind::Game(opponent), _)
            | (
                RoundKind::ForfeitWin(opponent) | RoundKind::ForfeitLoss(opponent),
                PairingSystem::RoundRobin,
            ) => Some(opponent),
            (RoundKind::ForfeitWin(_) | RoundKind::ForfeitLoss(_), PairingSystem::Swiss)
            | (RoundKind::AwardedBye | RoundKind::RequestedBye, _) => None,
        }
    }

    /// Returns a player's score as it counts for opponents: a requested bye with nothing but voluntary unplayed rounds
    /// behind it counts as a draw (16.3.2).
    pub fn adjusted_score(&self, place: usize) -> Points {
        let rounds = &self.players[place];
        let came_last = rounds
            .iter()
            .rposition(|round| round.is_none_or(|round| !round.kind.is_voluntary()));
        let is_swiss = self.system == PairingSystem::Swiss;
        let counted = rounds.iter().enumerate().map(|(at, round)| match round {
            None => Points::ZERO,
            Some(round)
                if is_swiss
                    && round.kind == RoundKind::RequestedBye
                    && came_last.is_none_or(|last| at > last) =>
            {
                self.points.draw
            }
            Some(round) => round.points,
        });
        counted.sum()
    }
}
