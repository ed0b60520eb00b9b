//! The games of a round as PGN, each with the result that its board has.

use super::board_game::board_of_game;
use super::board_result::{BoardResult, Forfeit};
use super::round::PairedBoard;
use super::tournament_log::TournamentLog;
use crate::notation::pgn::{self, Annotation, PgnGame, PgnResult, Termination};
use crate::record::{TournamentBoard, pgn_score};

/// Returns the games of a round that were played on this machine as PGN, in the order of the boards: the last one at each board.
/// `under_way` are the games that are not over yet, by their boards. A game that ended otherwise than its board says has the
/// board's result, and a comment that tells the other one.
pub fn round_pgn(
    log: &TournamentLog,
    round: u16,
    under_way: &[(TournamentBoard, String)],
) -> String {
    let mut boards: Vec<&PairedBoard> = match log.tournament().round(round) {
        Some(paired) => paired.boards.iter().collect(),
        None => Vec::new(),
    };
    boards.sort_unstable_by_key(|board| board.number);
    let text = |board: &PairedBoard| {
        let now = under_way.iter().find(|(at, _)| {
            (at.round, at.board) == (round, board.number) && board_of_game(log, at).is_some()
        });
        let over = log
            .games()
            .iter()
            .rfind(|it| (it.round, it.board) == (round, board.number));
        let pgn = match now {
            Some((_, pgn)) => pgn,
            None => &over?.pgn,
        };
        let corrected = with_result_of_board(pgn, board.result);
        Some(corrected.unwrap_or_else(|| pgn.clone()).trim().to_owned())
    };
    let texts: Vec<String> = boards.into_iter().filter_map(text).collect();
    if texts.is_empty() {
        String::new()
    } else {
        format!("{}\n", texts.join("\n\n"))
    }
}

/// Returns a game with the result of its board; none where it has that result already.
fn with_result_of_board(text: &str, result: BoardResult) -> Option<String> {
    let mut game = pgn::read(text).game;
    let (played, wanted) = (game.score, pgn_result(result));
    if played == wanted {
        return None;
    }
    let told = if result.is_pending() {
        "Result withdrawn by the arbiter".to_owned()
    } else {
        format!("Result by the arbiter: {result}")
    };
    let played_score = played.printed().replace('½', "1/2").replace('–', "-");
    let ended = format!("the game itself ended {played_score}");
    let told = if played == PgnResult::Unknown {
        told
    } else {
        format!("{told}; {ended}")
    };
    last_annotations(&mut game).push(Annotation::Comment(told));
    game.score = wanted;
    let termination = match result {
        BoardResult::Pending => Termination::Unterminated,
        BoardResult::Forfeited(_) => Termination::RulesInfraction,
        BoardResult::Played(_) | BoardResult::Unrated(_) => Termination::Adjudication,
    };
    game.tags.set("Termination", termination.as_str());
    Some(pgn::write(&game))
}

/// Returns what stands behind the last move, or before the first one where none was made.
fn last_annotations(game: &mut PgnGame) -> &mut Vec<Annotation> {
    match game.plies.last_mut() {
        Some(last) => &mut last.annotations,
        None => &mut game.opening,
    }
}

/// Returns the score of a board as PGN knows it.
const fn pgn_result(result: BoardResult) -> PgnResult {
    match result {
        BoardResult::Pending => PgnResult::Unknown,
        BoardResult::Played(outcome) | BoardResult::Unrated(outcome) => pgn_score(outcome),
        BoardResult::Forfeited(Forfeit::White) => PgnResult::BlackWins,
        BoardResult::Forfeited(Forfeit::Black) => PgnResult::WhiteWins,
        BoardResult::Forfeited(Forfeit::Both) => PgnResult::BothLose,
    }
}
