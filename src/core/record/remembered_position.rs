//! The position of a game that a teacher had remembered, so that play can go on from there once more.

use serde::{Deserialize, Serialize};

use crate::chess::chess960_fen::{self, FenStyle};
use crate::laws::Game;

/// A position that stood in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RememberedPosition {
    /// After how many half-moves it stood.
    plies: usize,
    /// The position as X-FEN: where other moves were played since, it stands no longer.
    fen: String,
}

impl RememberedPosition {
    /// The position in which the game is.
    pub fn of(game: &Game) -> Self {
        Self {
            plies: game.plies().len(),
            fen: chess960_fen::write(game.position(), FenStyle::XFen),
        }
    }

    /// After how many half-moves of that game it stands, if it does.
    pub fn stands_in(&self, game: &Game) -> Option<usize> {
        let position = game.position_after(self.plies)?;
        let stands = chess960_fen::write(position, FenStyle::XFen) == self.fen;
        stands.then_some(self.plies)
    }
}
