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
    /// The players answer from now on what only the arbiter could before.
    OwnArbiter,
    /// Only the arbiter answers from now on.
    ArbiterAnswers,
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
            Self::Interrupted
            | Self::AtTheDesk
            | Self::OwnArbiter
            | Self::ArbiterAnswers
            | Self::Proof
            | Self::Disturbs
            | Self::Talks => None,
        }
    }

    /// Returns whether it tells who answers questions from now on, and is the reason for nothing that is done after it.
    pub const fn says_who_answers(self) -> bool {
        matches!(self, Self::OwnArbiter | Self::ArbiterAnswers)
    }
}
