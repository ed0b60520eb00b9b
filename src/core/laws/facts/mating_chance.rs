//! What is known of a player's chance to mate "by any possible series of legal moves", wherever the Laws ask it.

use crate::chess::mating::{self, Verdict};
use crate::chess::{Chess, Color};

/// What is known of a player's chance to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatingKnowledge {
    /// A mating line exists.
    Yes,
    /// None exists: proved.
    Never,
    /// The search gave up, or was not allowed to begin.
    Open,
}

impl MatingKnowledge {
    /// Answers at once where the answer is plain, and searches up to `effort` nodes where it is not.
    pub fn of(position: &Chess, color: Color, effort: u64) -> Self {
        if mating::is_plainly_never(position, color) {
            return Self::Never;
        }
        if effort == 0 {
            return Self::Open;
        }
        match mating::can_mate(position, color, effort) {
            Verdict::Yes(_) => Self::Yes,
            Verdict::Never => Self::Never,
            Verdict::Undecided { .. } => Self::Open,
        }
    }
}
