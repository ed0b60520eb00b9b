//! The crosstable: for each player, in the order of the standings, whom they met in each round and with what result.

use std::fmt;

use super::table::{Standings, StandingsRow};
use crate::chess::Color;
use crate::tournament::{BoardResult, Bye, PairingNumber, Round, RoundOfPlayer, Tournament};

/// What one round was for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrosstableCell {
    /// A pairing.
    Paired {
        /// The opponent.
        opponent: PairingNumber,
        /// The player's color.
        color: Color,
        /// The result.
        result: BoardResult,
    },
    /// A bye.
    Bye(Bye),
    /// Nothing.
    Absent,
}

impl fmt::Display for CrosstableCell {
    /// As crosstables print it: the opponent's number, which no tie makes ambiguous, the color and the letter of the result, `12w1`; a bye by its letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Paired {
                opponent,
                color,
                result,
            } => {
                let color_letter = match color {
                    Color::White => 'w',
                    Color::Black => 'b',
                };
                format!("{opponent}{color_letter}{}", result.letter(*color))
            }
            Self::Bye(bye) => bye.letter().to_string(),
            Self::Absent => String::new(),
        };
        f.pad(text.trim_end())
    }
}

/// One line of the crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosstableRow {
    /// Place, points and tie-breaks.
    pub standing: StandingsRow,
    /// The rounds, the first one first.
    pub cells: Vec<CrosstableCell>,
}

/// The crosstable after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The players, the first one first.
    pub rows: Vec<CrosstableRow>,
}

impl Crosstable {
    /// Returns the crosstable that belongs to these standings.
    pub fn of(tournament: &Tournament, standings: &Standings) -> Self {
        let rounds = tournament.rounds.iter().take(usize::from(standings.rounds));
        let rounds: Vec<_> = rounds.map(Round::by_player).collect();
        let rows = standings.rows.iter().map(|standing| {
            let cells = rounds
                .iter()
                .map(|round| match round.get(&standing.player) {
                    Some(RoundOfPlayer::Paired(board, color)) => {
                        let opponent = board.player(!*color);
                        CrosstableCell::Paired {
                            opponent,
                            color: *color,
                            result: board.result,
                        }
                    }
                    Some(RoundOfPlayer::Bye(bye)) => CrosstableCell::Bye(*bye),
                    Some(RoundOfPlayer::Absent) | None => CrosstableCell::Absent,
                });
            CrosstableRow {
                standing: standing.clone(),
                cells: cells.collect(),
            }
        });
        Self {
            rows: rows.collect(),
        }
    }
}
