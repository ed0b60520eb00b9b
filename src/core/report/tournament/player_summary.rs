//! What the rounds were for one player, and what is registered of that player, in the words of a language.

use super::tables::player_name;
use crate::chess::Color;
use crate::i18n::{Words, offence_name};
use crate::tournament::register::PlayerRegister;
use crate::tournament::{BoardResult, PairingNumber, RoundOfPlayer, Tournament};

/// What a round was for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRoundLine {
    /// The round.
    pub round: u16,
    /// The board, where there was a pairing.
    pub board: Option<u16>,
    /// The player's color, likewise.
    pub color: Option<Color>,
    /// The opponent, or which bye it was.
    pub against: String,
    /// The opponent's rating, where there is one.
    pub rating: Option<u16>,
    /// The result as this player sees it, `1`, `½`, `+`; empty while there is none.
    pub score: String,
    /// Whether it was not played, because somebody did not come.
    pub is_forfeited: bool,
}

/// Returns the rounds that are paired, for that player.
pub fn player_rounds(
    tournament: &Tournament,
    player: PairingNumber,
    words: Words,
) -> Vec<PlayerRoundLine> {
    let rounds = (1..=tournament.paired_round_count()).filter_map(|number| {
        let line = match tournament.round(number)?.of_player(player) {
            RoundOfPlayer::Paired(board, color) => {
                let opponent = board.player(!color);
                PlayerRoundLine {
                    round: number,
                    board: Some(board.number),
                    color: Some(color),
                    against: player_name(tournament, opponent).to_owned(),
                    rating: tournament.player(opponent).and_then(|it| it.rating),
                    score: score(board.result, color),
                    is_forfeited: matches!(board.result, BoardResult::Forfeited(_)),
                }
            }
            RoundOfPlayer::Bye(bye) => {
                let points = tournament.details.point_system.of_bye(bye);
                PlayerRoundLine {
                    round: number,
                    board: None,
                    color: None,
                    against: words.tr("tournament-bye").into_owned(),
                    rating: None,
                    score: points.to_string(),
                    is_forfeited: false,
                }
            }
            RoundOfPlayer::Absent => PlayerRoundLine {
                round: number,
                board: None,
                color: None,
                against: words.tr("tournament-absent").into_owned(),
                rating: None,
                score: String::new(),
                is_forfeited: false,
            },
        };
        Some(line)
    });
    rounds.collect()
}

/// Returns what one side scored, as tables print it.
fn score(result: BoardResult, color: Color) -> String {
    match result {
        BoardResult::Pending => String::new(),
        BoardResult::Played(outcome) | BoardResult::Unrated(outcome) => {
            outcome.score(color).printed().to_owned()
        }
        BoardResult::Forfeited(forfeit) => {
            let sign = if forfeit.is_of(color) { "–" } else { "+" };
            sign.to_owned()
        }
    }
}

/// Returns what is registered of a player, a line for each entry.
pub fn register_lines(register: &PlayerRegister, words: Words) -> Vec<String> {
    let lines = register.offences.iter().map(|offence| {
        let args = [
            ("round", u32::from(offence.round).into()),
            ("board", u32::from(offence.board).into()),
            ("offence", offence_name(offence.kind, words).into()),
        ];
        words.tr_args("tournament-registered", &args).into_owned()
    });
    lines.collect()
}
