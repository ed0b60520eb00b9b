//! What the arbiter can find of the touches in dispute: only what would free or bind somebody.

use super::foreseen::tried;
use crate::view::frame_view::View;
use jadoube_core::chess::{Role, Square};
use jadoube_core::laws::facts::turn::Turn;
use jadoube_core::laws::{Arbiter, ArbiterAct, Deed, Manner, Touch};

/// A finding that can be made of a piece that was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TouchFinding {
    pub role: Role,
    /// Where it stood when the turn began.
    pub square: Square,
    is_accident: bool,
}

impl TouchFinding {
    /// Returns each finding that would change something, in the order of the touches: in the turn in progress, and in the one
    /// that led to the last move.
    pub fn all(view: &View<'_>) -> Vec<Self> {
        let table = view.table();
        // What is claimed is answered where it is asked.
        if !view.is_playing() || table.is_touch_claimed() {
            return Vec::new();
        }
        let before = table.game().last().into_iter().map(|ply| &ply.turn);
        let turns = before.chain(std::iter::once(table.turn()));
        let mut found: Vec<Self> = Vec::new();
        for touch in turns.flat_map(Turn::contacts) {
            let finding = Self::of(touch);
            if !found.contains(&finding) && finding.changes(view) {
                found.push(finding);
            }
        }
        found
    }

    /// What is left to say of a touch: that it was meant, or that it was not.
    fn of(touch: &Touch) -> Self {
        Self {
            role: touch.piece.role,
            square: touch.square,
            is_accident: touch.manner == Manner::Deliberate,
        }
    }

    /// The message that tells it.
    pub const fn id(self) -> &'static str {
        if self.is_accident {
            "record-touched-by-accident"
        } else {
            "record-touched-on-purpose"
        }
    }

    /// The act by which it is found.
    pub const fn act(self) -> ArbiterAct {
        if self.is_accident {
            ArbiterAct::CallUntouched(self.square)
        } else {
            ArbiterAct::CallTouched(self.square)
        }
    }

    /// Whether somebody would be freed or bound by it, or a move taken back.
    fn changes(self, view: &View<'_>) -> bool {
        let (trial, _) = tried(view, &Deed::Arbiter(self.act()));
        let state = |arbiter: &Arbiter| {
            let plies = arbiter.table().game().plies().len();
            (arbiter.obligation(), plies, arbiter.table().offer())
        };
        state(&trial) != state(view.arbiter)
    }
}
