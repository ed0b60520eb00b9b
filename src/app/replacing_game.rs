//! A game that waits until it is said whether the unfinished one on the table is set aside for it.

use super::game_session::RestoredGame;
use jadoube_ui::WaitingGame;

#[derive(Debug)]
pub struct ReplacingGame {
    pub game: Box<RestoredGame>,
    /// Whether it lies among the program's own games, so that its row in their list has named it.
    pub is_listed: bool,
}

impl ReplacingGame {
    /// What the window tells of it.
    pub fn waiting_game(&self) -> WaitingGame {
        WaitingGame {
            game: self.game.session.summary(),
            is_listed: self.is_listed,
        }
    }
}
