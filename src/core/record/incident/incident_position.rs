//! The position of an incident from whatever an arbiter has at hand: a FEN, moves, a whole PGN, a number of Chess960.

use shakmaty::fen::Fen;

use crate::chess::setup_validation::{self, PositionFault};
use crate::chess::{CastlingMode, Position as _};
use crate::notation::algebraic;
use crate::notation::pgn::{self, PgnGame};
use crate::notation::{Letters, Style};
use crate::record::script::Placement;

/// Why a text tells no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadPosition {
    /// It is neither a position nor moves.
    Unreadable,
    /// It is a FEN in which no game can stand.
    Impossible(Vec<PositionFault>),
    /// Its moves can be read up to this one.
    Move(String),
}

/// Reads a position: where the game began, the moves that led on from there in English letters, and the game with its tags.
/// Nothing is the position in which every game begins.
///
/// # Errors
/// [`UnreadPosition`] where the text is neither, or a move in it is not legal.
pub fn read_position(
    text: &str,
    letters: Letters,
) -> Result<(Placement, String, PgnGame), UnreadPosition> {
    let text = text.trim();
    if text.is_empty() {
        return Ok((Placement::default(), String::new(), PgnGame::default()));
    }
    if let Some(game) = pgn::position_text::game_from_position(text) {
        return Ok((placement(&game), String::new(), game));
    }
    if let Ok(place) = text.parse::<Placement>() {
        return Ok((place, String::new(), PgnGame::default()));
    }
    let mut games = pgn::games(text.as_bytes()).with_letters(letters);
    let reading = games.next().and_then(Result::ok).unwrap_or_default();
    let game = reading.game;
    if let Ok(fen) = text.parse::<Fen>()
        && let Err(faults) = setup_validation::begin(fen.as_setup())
    {
        return Err(UnreadPosition::Impossible(faults));
    }
    if game.plies.is_empty() && !text.starts_with('[') {
        return Err(UnreadPosition::Unreadable);
    }
    if let Some(word) = reading.unread.split_whitespace().next() {
        return Err(UnreadPosition::Move(word.to_owned()));
    }
    let after = moves(&game);
    Ok((placement(&game), after, game))
}

fn placement(game: &PgnGame) -> Placement {
    Placement {
        start: game.start.clone(),
        castling: CastlingMode::from_chess960(game.chess960),
    }
}

/// The moves of a game in English letters, with their numbers.
fn moves(game: &PgnGame) -> String {
    let style = Style::pgn();
    let mut position = game.start.clone();
    let mut text = String::new();
    for ply in &game.plies {
        if !text.is_empty() {
            text.push(' ');
        }
        if position.turn().is_white() || text.is_empty() {
            text.push_str(&algebraic::number(&position, position.turn()));
        }
        algebraic::write_and_play(&mut position, ply.mv, style, &mut text);
    }
    text
}
