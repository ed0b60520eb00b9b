//! What is worth knowing of a game that was played elsewhere: worked out from its positions, and ruled by nobody.

use std::collections::HashMap;

use crate::chess::mating::is_plainly_dead;
use crate::chess::position_key::PositionKey;
use crate::chess::{Chess, Position};

/// Something worth knowing about the game at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportedGameRemark {
    /// After how many half-moves.
    pub after: usize,
    /// What stood there.
    pub fact: ImportedGameFact,
}

/// What can be remarked on a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportedGameFact {
    /// The same position stood for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves by each player had been made without a capture or a move of a pawn.
    SeventyFiveMoves,
    /// Neither side could mate any more.
    DeadPosition,
}

impl ImportedGameFact {
    /// Its stable name in locale files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::FivefoldRepetition => "fivefold",
            Self::SeventyFiveMoves => "seventy-five",
            Self::DeadPosition => "dead",
        }
    }
}

/// Where each thing stood first that Laws speak of, whatever they were when the game was played.
pub fn remarks(positions: &[Chess]) -> Vec<ImportedGameRemark> {
    let mut times: HashMap<PositionKey, u32> = HashMap::new();
    let mut found: Vec<ImportedGameRemark> = Vec::new();
    for (after, position) in positions.iter().enumerate() {
        let times = times.entry(PositionKey::of(position)).or_default();
        *times += 1;
        let is_over = position.legal_moves().is_empty();
        let facts = [
            (ImportedGameFact::FivefoldRepetition, *times == 5),
            (
                ImportedGameFact::SeventyFiveMoves,
                position.halfmoves() >= 150,
            ),
        ];
        for (fact, stands) in facts {
            if stands && !is_over && found.iter().all(|remark| remark.fact != fact) {
                found.push(ImportedGameRemark { after, fact });
            }
        }
    }
    found.extend(first_dead(positions));
    found.sort_by_key(|remark| remark.after);
    found
}

/// Where neither side could mate any more. What is dead stays so: the end tells whether it is worth looking.
fn first_dead(positions: &[Chess]) -> Option<ImportedGameRemark> {
    let from_the_end = positions.iter().enumerate().rev();
    let dead = from_the_end
        .skip_while(|(_, position)| position.legal_moves().is_empty())
        .take_while(|(_, position)| is_plainly_dead(position));
    let (after, _) = dead.last()?;
    Some(ImportedGameRemark {
        after,
        fact: ImportedGameFact::DeadPosition,
    })
}
