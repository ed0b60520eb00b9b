//! What can be asked.

use crate::chess::{Color, File, Rank, Role, Square};

/// A question about the game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameQuestion {
    /// What can be asked.
    Help,
    /// What both clocks show.
    Clocks,
    /// Which move was made last.
    LastMove,
    /// Who has the move.
    Turn,
    /// What stands on a square.
    Square(Square),
    /// Where the men of that colour and kind stand; of any, where none is named.
    Men(Option<Color>, Option<Role>),
    /// What stands on a rank.
    Rank(Rank),
    /// What stands on a file.
    File(File),
    /// Which men were taken.
    Taken,
    /// Where the piece on that square can go.
    Moves(Square),
    /// What the piece on that square can take.
    Captures(Square),
    /// What attacks that square.
    Attackers(Square),
}

impl GameQuestion {
    /// Whether the answer helps a player, so that it is not given in a tournament.
    pub const fn helps(self) -> bool {
        matches!(
            self,
            Self::Moves(_) | Self::Captures(_) | Self::Attackers(_)
        )
    }
}
