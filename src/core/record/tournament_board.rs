//! The board of a tournament for which a game is played on this machine.

use serde::{Deserialize, Serialize};

use super::wall_time::WallTime;

/// The board of a tournament for which a game at the table or at the side clock is played. It is kept with the game, so that
/// what comes of the game is entered at that board and at no other, whenever the program ended in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentBoard {
    /// When the log of the tournament was begun, by which the tournament is known.
    pub tournament: WallTime,
    /// The round, from 1.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The pairing number of whoever plays White.
    pub white: u16,
    /// The pairing number of whoever plays Black.
    pub black: u16,
    /// When the board was taken to this machine, by which the game is known among others at that board.
    pub since: WallTime,
}
