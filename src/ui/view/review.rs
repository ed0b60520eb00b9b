//! The game that is looked through, and where one comes back to from there.

use std::sync::Arc;

use super::screen::Screen;
use crate::record::ReviewedGame;

/// A game that is looked through.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game.
    pub game: Arc<ReviewedGame>,
    /// The screen that one came from.
    pub back: Screen,
    /// Whether it is the game on the table, so that it can be saved and printed.
    pub is_on_table: bool,
}
