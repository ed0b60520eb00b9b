//! Which moves stand on the scoresheet as a log is read, entry by entry.

use crate::chess::Move;
use crate::laws::Consequence;
use crate::record::log::journal::Entry;

/// The moves that stand, behind those that were taken over from another game.
#[derive(Clone, Debug)]
pub struct MovesStanding {
    taken_over: usize,
    /// Nothing for one that is not legal.
    made: Vec<Option<Move>>,
}

impl MovesStanding {
    /// What stands after these entries of a game that so many half-moves were taken over for.
    pub fn after(taken_over: usize, log: &[Entry]) -> Self {
        let mut standing = Self {
            taken_over,
            made: Vec::new(),
        };
        for consequence in log.iter().flat_map(Entry::consequences) {
            standing.follow(consequence);
        }
        standing
    }

    /// How many half-moves stand, those included that were taken over.
    pub const fn plies(&self) -> usize {
        self.taken_over + self.made.len()
    }

    /// The half-moves that were made here, in order; nothing for one that is not legal.
    pub fn made(&self) -> &[Option<Move>] {
        &self.made
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "few consequences make or unmake a move"
    )]
    fn follow(&mut self, consequence: &Consequence) {
        match consequence {
            Consequence::Made(mv) => self.made.push(Some(*mv)),
            Consequence::Irregular => self.made.push(None),
            Consequence::Unmade(_) | Consequence::TakenUp(_) => drop(self.made.pop()),
            Consequence::ReinstateAt(back) => {
                let back = (*back as usize).saturating_sub(self.taken_over);
                self.made.truncate(back);
            }
            _ => {}
        }
    }
}
