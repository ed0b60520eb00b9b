//! The reasons for which an arbiter often does something.

use serde::{Deserialize, Serialize};

use crate::laws::editions::Rule;

/// A reason that occurs often.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, strum::EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum StandardReason {
    /// The players agreed on it.
    Agreed,
    /// An electronic device made itself heard.
    Device,
    /// A player refuses to comply with the Laws.
    Refuses,
    /// An illegal move was made.
    #[strum(serialize = "illegal")]
    IllegalMove,
    /// Pieces were displaced.
    Displaced,
    /// The clock was set wrongly.
    WrongSetting,
    /// Play was interrupted.
    Interrupted,
    /// The arbiter did it at the desk, so it is not undone at the table.
    AtTheDesk,
    /// The program has proved it.
    Proof,
    /// A player disturbs the opponent.
    Disturbs,
    /// A player talks.
    Talks,
}

impl StandardReason {
    /// Returns the rule that speaks of it; some reasons have none.
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Self::Agreed => Some(Rule::DrawAgreement),
            Self::Device => Some(Rule::Phone),
            Self::Refuses => Some(Rule::PersistentRefusal),
            Self::IllegalMove => Some(Rule::IllegalRestore),
            Self::Displaced => Some(Rule::PiecesFoundDisplaced),
            Self::WrongSetting => Some(Rule::ClockWrongSetting),
            Self::Interrupted | Self::AtTheDesk | Self::Proof | Self::Disturbs | Self::Talks => {
                None
            }
        }
    }
}
