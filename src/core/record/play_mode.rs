//! How a game is played at the board: who helps, and how much of a move one gesture does. A game keeps it, so that it goes
//! on as it was begun whatever was played in between.

use serde::{Deserialize, Serialize};

/// How a game is played at the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayMode {
    /// How much the program shows and explains.
    pub assist: AssistLevel,
    /// How much of a move one gesture does.
    pub hands: Hands,
    /// Whether a teacher lets illegal moves be made, so that their price is seen.
    pub mistakes: bool,
}

/// How much of a move one gesture does.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Hands {
    /// A capture removes, castling brings the rook, a promotion asks which piece.
    #[default]
    Quick,
    /// Every act is done by the player.
    Full,
}

/// How much the program shows and explains.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum AssistLevel {
    /// Nothing is hinted; only what the Laws make automatic happens by itself.
    Tournament,
    /// Illegal moves are made but noticed at once; claims are offered when they are right.
    #[default]
    Friendly,
    /// An impossible move is explained before it is made; every act has a sentence.
    Teaching,
}

impl Hands {
    /// Both, in the order in which a list offers them.
    pub const ALL: [Self; 2] = [Self::Quick, Self::Full];
}

impl AssistLevel {
    /// Every level, strictest first.
    pub const ALL: [Self; 3] = [Self::Tournament, Self::Friendly, Self::Teaching];

    /// Whether obligations and the life of a move are shown.
    pub const fn shows_obligations(self) -> bool {
        match self {
            Self::Tournament => false,
            Self::Friendly | Self::Teaching => true,
        }
    }
}
