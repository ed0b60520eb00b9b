//! The reasons for which an arbiter often does something.

use serde::{Deserialize, Serialize};

use crate::laws::booklets::Rule;

/// A reason that occurs often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StandardReason {
    /// The players agreed on it.
    Agreed,
    /// An electronic device made itself heard.
    Device,
    /// A player refuses to comply with the Laws.
    Refuses,
    /// An illegal move was made.
    IllegalMove,
    /// Pieces were displaced.
    Displaced,
    /// The clock was set wrongly.
    WrongSetting,
    /// Play was interrupted.
    Interrupted,
    /// A player disturbs the opponent.
    Disturbs,
    /// A player talks.
    Talks,
}

impl StandardReason {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Agreed,
        Self::Device,
        Self::Refuses,
        Self::IllegalMove,
        Self::Displaced,
        Self::WrongSetting,
        Self::Interrupted,
        Self::Disturbs,
        Self::Talks,
    ];

    /// Returns its stable name in locale files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Agreed => "agreed",
            Self::Device => "device",
            Self::Refuses => "refuses",
            Self::IllegalMove => "illegal",
            Self::Displaced => "displaced",
            Self::WrongSetting => "wrong-setting",
            Self::Interrupted => "interrupted",
            Self::Disturbs => "disturbs",
            Self::Talks => "talks",
        }
    }

    /// Returns the rule that speaks of it; some reasons have none.
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Self::Agreed => Some(Rule::DrawAgreement),
            Self::Device => Some(Rule::Phone),
            Self::Refuses => Some(Rule::PersistentRefusal),
            Self::IllegalMove => Some(Rule::IllegalRestore),
            Self::Displaced => Some(Rule::PiecesFoundDisplaced),
            Self::WrongSetting => Some(Rule::ClockWrongSetting),
            Self::Interrupted | Self::Disturbs | Self::Talks => None,
        }
    }
}
