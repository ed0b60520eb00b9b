//! A tournament: what it is, its players and its rounds, and what no reader understood of the file it came from.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::board_result::BoardResult;
use super::details::TournamentDetails;
use super::player::{PairingNumber, TournamentPlayer};
use super::points::Points;
use super::round::{Round, RoundOfPlayer};
use super::round_schedule::RoundSchedule;
use crate::record::wall_time::WallTime;

/// Where a kept line stood in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum KeptPlace {
    /// Before the first player.
    Head,
    /// Behind the first player.
    Behind,
}

/// A line of a report that is a comment, or that says what this program does not know; it is written again as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptLine {
    /// Where it stood.
    pub place: KeptPlace,
    /// The line without its end.
    pub text: String,
}

/// A result that was corrected: what stood before, what stands now, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCorrection {
    /// The round, from 1.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// What stood before.
    pub before: BoardResult,
    /// What stands now.
    pub after: BoardResult,
    /// Why, in the arbiter's words.
    pub reason: String,
    /// What the wall showed when it was entered, where that was known.
    pub wall: Option<WallTime>,
}

/// A tournament with its players and its rounds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tournament {
    /// What it is.
    pub details: TournamentDetails,
    /// The players, by their pairing numbers.
    pub players: Vec<TournamentPlayer>,
    /// The rounds, the first one first.
    pub rounds: Vec<Round>,
    /// Lines of the report that nobody understood, and its comments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept_lines: Vec<KeptLine>,
    /// The corrections, in the order in which they were made; the log of the tournament has them, not its other texts.
    #[serde(skip)]
    pub corrections: Vec<ResultCorrection>,
    /// When each round starts, by its number, as far as that was entered; likewise.
    #[serde(skip)]
    pub schedules: BTreeMap<u16, RoundSchedule>,
    /// Who has come to each round, by its number; likewise.
    #[serde(skip)]
    pub attendance: BTreeMap<u16, BTreeSet<PairingNumber>>,
    /// Of whom it was said that they have not come to a round, by its number; likewise.
    #[serde(skip)]
    pub absence: BTreeMap<u16, BTreeSet<PairingNumber>>,
    /// Who came to a round after its default time, by its number; likewise.
    #[serde(skip)]
    pub late: BTreeMap<u16, BTreeSet<PairingNumber>>,
}

impl Tournament {
    /// Returns the player with that number.
    pub fn player(&self, number: PairingNumber) -> Option<&TournamentPlayer> {
        self.players.iter().find(|player| player.number == number)
    }

    /// Returns the round with that number, from 1.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the round with that number, to be changed.
    pub fn round_mut(&mut self, number: u16) -> Option<&mut Round> {
        self.rounds.get_mut(usize::from(number).checked_sub(1)?)
    }

    /// Returns the day on which that round is played, as its report has it; nothing where nobody said.
    pub fn day_of_round(&self, number: u16) -> &str {
        let own = self.round(number).map_or("", |round| round.day.trim());
        if !own.is_empty() {
            return own;
        }
        let place = usize::from(number).checked_sub(1);
        let day = place.and_then(|place| self.details.round_days.get(place));
        day.map_or("", |day| day.trim())
    }

    /// Returns how many rounds there are to be: those that are planned, or those that are paired where they are more.
    pub fn rounds_in_all(&self) -> u16 {
        let planned = self.details.planned_rounds.unwrap_or_default();
        planned.max(self.paired_round_count())
    }

    /// Returns how many rounds are known.
    pub fn round_count(&self) -> u16 {
        u16::try_from(self.rounds.len()).unwrap_or(u16::MAX)
    }

    /// Returns how many rounds are paired. A report may tell byes of a round that is still to be paired.
    pub fn paired_round_count(&self) -> u16 {
        let last = self
            .rounds
            .iter()
            .rposition(|round| !round.boards.is_empty());
        let paired = last.map_or(0, |last| last + 1);
        u16::try_from(paired).unwrap_or(u16::MAX)
    }

    /// Returns after which round standings are told where nobody chose one: the last one that is complete, or the first one as it
    /// stands.
    pub fn standings_round(&self) -> u16 {
        let is_over = |round: &Round| !round.boards.is_empty() && round.is_complete();
        let last = self.rounds.iter().rposition(is_over);
        let last = last.and_then(|last| u16::try_from(last + 1).ok());
        last.unwrap_or_else(|| self.paired_round_count().min(1))
    }

    /// Returns who has neither a game nor a bye in that round, where it is paired.
    pub fn unpaired_players(&self, number: u16) -> Vec<PairingNumber> {
        let round = self.round(number).filter(|round| !round.boards.is_empty());
        let Some(paired) = round.map(Round::by_player) else {
            return Vec::new();
        };
        let players = self.players.iter().map(|player| player.number);
        players
            .filter(|player| !paired.contains_key(player))
            .collect()
    }

    /// Returns the round, from 1, that a new pairing list is for: the last one anew while it has no result, or else the next.
    pub fn round_to_pair(&self) -> u16 {
        let last = self.paired_round_count();
        let is_untouched = self
            .round(last)
            .is_some_and(|round| round.boards.iter().all(|it| it.result.is_pending()));
        if is_untouched { last } else { last + 1 }
    }

    /// Returns what each player has scored in the first so many rounds; a game that is not over yet scores nothing.
    pub fn scores(&self, rounds: u16) -> BTreeMap<PairingNumber, Points> {
        let system = &self.details.point_system;
        let players = self.players.iter();
        let mut scores: BTreeMap<PairingNumber, Points> = players
            .map(|player| (player.number, Points::ZERO))
            .collect();
        for round in self.rounds.iter().take(usize::from(rounds)) {
            let round = round.by_player();
            for (player, score) in &mut scores {
                let points = match round.get(player) {
                    Some(RoundOfPlayer::Paired(board, color)) => {
                        system.of_result(board.result, *color).unwrap_or_default()
                    }
                    Some(RoundOfPlayer::Bye(bye)) => system.of_bye(*bye),
                    Some(RoundOfPlayer::Absent) | None => system.absence,
                };
                *score = *score + points;
            }
        }
        scores
    }
}
