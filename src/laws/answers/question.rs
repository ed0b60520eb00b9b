//! What can be claimed, and what only a person can judge.

use serde::{Deserialize, Serialize};

use crate::chess::Color;

/// What can be claimed and whose right can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Claim {
    /// A threefold repetition.
    Repetition,
    /// Fifty moves without capture or pawn move.
    Fifty,
    /// A breach of Article 4.
    TouchMove,
    /// A completed illegal move.
    IllegalMove,
}

/// What only a person can judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Whether this player could still mate: the search gave up.
    CanMate(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// Why the clocks were stopped.
    StoppedClocks,
    /// Whether a touch was meant.
    Touch,
    /// Whether a piece was touched in order to move or capture it.
    Intent,
    /// What to do about a press without a move, in editions that leave it open.
    PressWithoutMove,
    /// What to do about a move made with two hands, in editions that leave it open.
    TwoHands,
    /// Whether this player could still win by normal means.
    NormalMeans(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// Whether this player makes an effort to win by normal means.
    Effort(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// Whether the time by the move that this player asks for is granted.
    Increment(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// What this player scores, whose opponent has lost by his conduct.
    OpponentScore(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// What each player scores.
    Scores,
    /// Whether the move counts that this player announced, and not the one on the board.
    AnnouncedMove(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// Why the two boards differ.
    BoardsDiffer,
    /// What a conduct matter deserves.
    Penalty,
    /// What a sealed move means.
    SealedMove,
    /// What times the clocks should show.
    Times,
    /// What move this player has written down for the draw he claims, and whether the claim is right.
    WrittenMove(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// Whether this player's claim of fifty completed moves holds while the last press is still to come.
    LastPress(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// What follows from an illegal position on the board.
    IllegalPosition,
    /// Whether this player may offer or agree a draw that the rules of the event restrict.
    Consent(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
    /// Whether coming so late costs this player the game.
    Lateness(#[serde(with = "crate::laws::facts::spelling::ColorName")] Color),
}

impl Claim {
    /// Its stable name in tokens and locale files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::Fifty => "fifty",
            Self::TouchMove => "touch-move",
            Self::IllegalMove => "illegal-move",
        }
    }
}

impl Question {
    /// The player it is about, where it names one.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::CanMate(color)
            | Self::NormalMeans(color)
            | Self::Effort(color)
            | Self::Increment(color)
            | Self::OpponentScore(color)
            | Self::AnnouncedMove(color)
            | Self::WrittenMove(color)
            | Self::LastPress(color)
            | Self::Consent(color)
            | Self::Lateness(color) => Some(color),
            Self::StoppedClocks
            | Self::Touch
            | Self::Intent
            | Self::PressWithoutMove
            | Self::TwoHands
            | Self::Scores
            | Self::BoardsDiffer
            | Self::Penalty
            | Self::SealedMove
            | Self::Times
            | Self::IllegalPosition => None,
        }
    }

    /// Whether it is what a claim of a draw in a quickplay finish asks.
    #[must_use]
    pub const fn is_of_quickplay(self) -> bool {
        matches!(self, Self::NormalMeans(_) | Self::Effort(_))
    }

    /// Whether it is about the position on the board, and falls away when another is put back.
    #[must_use]
    pub const fn is_of_position(self) -> bool {
        matches!(
            self,
            Self::CanMate(_) | Self::WrittenMove(_) | Self::LastPress(_)
        ) || self.is_of_boards()
    }

    /// Whether it is about two boards that differ.
    #[must_use]
    pub const fn is_of_boards(self) -> bool {
        matches!(self, Self::AnnouncedMove(_) | Self::BoardsDiffer)
    }

    /// Its stable name in tokens and locale files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::CanMate(Color::White) => "can-mate white",
            Self::CanMate(Color::Black) => "can-mate black",
            Self::StoppedClocks => "stopped-clocks",
            Self::Touch => "touch",
            Self::Intent => "intent",
            Self::PressWithoutMove => "press-without-move",
            Self::TwoHands => "two-hands",
            Self::NormalMeans(Color::White) => "normal-means white",
            Self::NormalMeans(Color::Black) => "normal-means black",
            Self::Effort(Color::White) => "effort white",
            Self::Effort(Color::Black) => "effort black",
            Self::Increment(Color::White) => "increment white",
            Self::Increment(Color::Black) => "increment black",
            Self::OpponentScore(Color::White) => "opponent-score white",
            Self::OpponentScore(Color::Black) => "opponent-score black",
            Self::Scores => "scores",
            Self::AnnouncedMove(Color::White) => "announced-move white",
            Self::AnnouncedMove(Color::Black) => "announced-move black",
            Self::BoardsDiffer => "boards-differ",
            Self::Penalty => "penalty",
            Self::SealedMove => "sealed-move",
            Self::Times => "times",
            Self::IllegalPosition => "illegal-position",
            Self::WrittenMove(Color::White) => "written-move white",
            Self::WrittenMove(Color::Black) => "written-move black",
            Self::LastPress(Color::White) => "last-press white",
            Self::LastPress(Color::Black) => "last-press black",
            Self::Consent(Color::White) => "consent white",
            Self::Consent(Color::Black) => "consent black",
            Self::Lateness(Color::White) => "lateness white",
            Self::Lateness(Color::Black) => "lateness black",
        }
    }
}
