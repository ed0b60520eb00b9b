//! What stands over the script of an incident: where it happened, who played, what both players said of it.

use serde::{Deserialize, Serialize};

use super::fields::Readings;

/// Where and when an incident happened, who was there, and what was said of it; empty where nobody said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IncidentHeading {
    /// The name of the event.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// Where it is played.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// The round.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// The board.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub board: String,
    /// The day, as PGN writes it: `2026.11.28`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// What the clock on the wall showed, with its zone: `18:37 UTC+01`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// The arbiter's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub arbiter: String,
    /// White's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub white: String,
    /// Black's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub black: String,
    /// What White says happened.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub white_says: String,
    /// What Black says happened.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub black_says: String,
    /// Why the arbiter decided so, in words of their own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub grounds: String,
    /// What both clocks showed when the arbiter came, where they were read. The script's own readings are those before the
    /// acts: a press may have given time in between.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<Readings>,
}
