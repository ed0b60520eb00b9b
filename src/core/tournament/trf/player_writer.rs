//! The line of a player (`001`), column by column.

use std::collections::BTreeMap;

use super::columns::RecordWriter;
use super::fault::TrfLoss;
use super::letters::TrfLetters;
use crate::chess::Color;
use crate::tournament::standings::Standings;
use crate::tournament::{
    PairingNumber, Points, Round, RoundOfPlayer, Tournament, TournamentPlayer,
};

/// The first column of the first round.
pub const FIRST_ROUND: usize = 92;
/// How many columns a round takes.
pub const ROUND_WIDTH: usize = 10;

/// What the lines of all players are written of.
pub struct PlayerTable {
    scores: BTreeMap<PairingNumber, Points>,
    ranks: BTreeMap<PairingNumber, u16>,
    rounds: Vec<BTreeMap<PairingNumber, RoundOfPlayer>>,
}

impl PlayerTable {
    /// Works out points, ranks and rounds of all players.
    pub fn of(tournament: &Tournament) -> Self {
        let scores = tournament.scores(tournament.round_count());
        Self {
            ranks: ranks(tournament, &scores),
            rounds: tournament.rounds.iter().map(Round::by_player).collect(),
            scores,
        }
    }

    /// Returns the line of a player, and tells what found no room in it.
    pub fn line(
        &self,
        player: &TournamentPlayer,
        letters: TrfLetters,
        losses: &mut Vec<TrfLoss>,
    ) -> String {
        let number = player.number;
        let mut line = RecordWriter::new("001");
        line.right(5..=8, &number.to_string());
        if let Some(sex) = player.sex {
            line.left(10..=10, &sex.letter().to_string());
        }
        if !line.left(15..=47, &letters.of(&player.name)) {
            losses.push(TrfLoss::NameCut(number, player.name.clone()));
        }
        let rating = player.rating.map(|rating| rating.to_string());
        let points = self.scores.get(&number).copied().unwrap_or_default();
        let rank = self.ranks.get(&number).copied().unwrap_or_default();
        let fields = [
            (11..=13, player.title.clone()),
            (49..=52, rating.unwrap_or_default()),
            (54..=56, player.federation.clone()),
            (58..=68, player.fide_id.clone()),
            (70..=79, player.birth.clone()),
            (81..=84, points.to_string()),
            (86..=89, rank.to_string()),
        ];
        for (columns, text) in fields {
            let text = letters.of(&text);
            if !text.is_empty() && !line.right(columns, &text) {
                losses.push(TrfLoss::FieldCut(number, text));
            }
        }
        for (at, round) in self.rounds.iter().enumerate() {
            if let Some(round) = round.get(&number) {
                write_round(&mut line, FIRST_ROUND + at * ROUND_WIDTH, round);
            }
        }
        line.text()
    }
}

fn write_round(line: &mut RecordWriter, column: usize, round: &RoundOfPlayer) {
    let (opponent, color, letter) = match round {
        RoundOfPlayer::Absent => return,
        RoundOfPlayer::Bye(bye) => ("0000".to_owned(), "-", bye.letter()),
        RoundOfPlayer::Paired(board, color) => {
            let opponent = board.player(!*color).to_string();
            let word = match color {
                Color::White => "w",
                Color::Black => "b",
            };
            (opponent, word, board.result.letter(*color))
        }
    };
    line.right(column..=column + 3, &opponent);
    line.left(column + 5..=column + 5, color);
    line.left(column + 7..=column + 7, &letter.to_string());
}

/// Returns each player's rank. Where no result was changed since another program ranked them, that ranking stands: it may
/// know tie-breaks that are unknown here.
fn ranks(
    tournament: &Tournament,
    scores: &BTreeMap<PairingNumber, Points>,
) -> BTreeMap<PairingNumber, u16> {
    let listed = tournament.players.iter().map(|player| {
        let is_unchanged = player.listed.points.as_ref() == scores.get(&player.number);
        let rank = player.listed.rank.filter(|_| is_unchanged);
        Some((player.number, rank?))
    });
    let listed: Option<BTreeMap<PairingNumber, u16>> = listed.collect();
    listed.unwrap_or_else(|| {
        let standings = Standings::of(tournament, tournament.round_count());
        let rows = standings.rows.iter();
        rows.map(|row| (row.player, row.rank)).collect()
    })
}
