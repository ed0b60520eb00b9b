//! What is found of whether a side could still mate.

use super::super::Move;

/// Whether a side could still checkmate by some series of legal moves, with the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It could: these moves, legal one after another from the position asked about, end in its mate.
    ///
    /// Empty if the mate already stands on the board. The line is one way, not the shortest.
    Yes(Vec<Move>),
    /// It never could; this is proof.
    Never,
    /// The search gave up: the arbiter must decide.
    Undecided {
        /// Positions the walk had reached by then.
        nodes: u64,
    },
}

impl Verdict {
    /// Whether this is proof that the side could mate (`Some(true)`) or never could (`Some(false)`).
    pub fn is_yes(&self) -> Option<bool> {
        match self {
            Verdict::Yes(_) => Some(true),
            Verdict::Never => Some(false),
            Verdict::Undecided { .. } => None,
        }
    }
}
