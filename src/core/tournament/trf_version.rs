//! The versions of tournament report files.

use serde::{Deserialize, Serialize};

/// A version of the format.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::Display,
    strum::EnumIter,
    strum::EnumString,
)]
#[strum(serialize_all = "lowercase")]
pub enum TrfVersion {
    /// As approved in 2015.
    Trf16,
    /// As approved in 2025, with codes for the kind of tournament, tie-breaks, points and time control.
    Trf26,
}
