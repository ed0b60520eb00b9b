//! A game that was opened and waits until it is said whether the unfinished one on the table is set aside for it.

use jadoube_core::record::GameSummary;

#[derive(Clone, Debug, PartialEq)]
pub struct WaitingGame {
    /// What is told of it.
    pub game: GameSummary,
    /// Whether it lies among the program's own games, so that its row in their list has named it.
    pub is_listed: bool,
}
