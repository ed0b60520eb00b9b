//! The game that is looked through.

use std::sync::Arc;

use jadoube_core::record::ReviewedGame;

/// A game that is looked through.
#[derive(Clone, Debug)]
pub struct Review {
    pub game: Arc<ReviewedGame>,
    /// Whether it is the game on the table, so that it can be saved and printed.
    pub is_on_table: bool,
    /// After how many half-moves it is shown first, where somebody wanted to see that.
    pub begins_at: Option<usize>,
}
