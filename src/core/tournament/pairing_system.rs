//! How a tournament is paired, as far as its tie-breaks ask for it.

use serde::{Deserialize, Serialize};

/// How pairings are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairingSystem {
    /// A Swiss system: round by round, by score.
    #[default]
    Swiss,
    /// A round robin: everybody meets everybody, and the pairings are known beforehand.
    RoundRobin,
}
