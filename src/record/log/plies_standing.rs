//! How many half-moves stand on the scoresheet as a log is read, entry by entry.

use crate::laws::Consequence;
use crate::record::log::journal::Entry;

/// How many half-moves stand after an entry, `plies` having stood before it.
#[must_use]
pub fn plies_after(plies: usize, entry: &Entry) -> usize {
    let consequences = entry.rulings.iter().flat_map(|it| &it.consequences);
    consequences.fold(plies, follow)
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few consequences make or unmake a move"
)]
fn follow(plies: usize, consequence: &Consequence) -> usize {
    match consequence {
        Consequence::Made(_) | Consequence::Irregular => plies + 1,
        Consequence::Unmade(_) | Consequence::TakenUp(_) => plies.saturating_sub(1),
        Consequence::ReinstateAt(back) => plies.min(*back as usize),
        _ => plies,
    }
}
