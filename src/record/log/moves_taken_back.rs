//! Which move a position that was put back took off the scoresheet first.

use crate::chess::{Chess, Move, Position as _};
use crate::laws::{Consequence, Game};
use crate::record::log::journal::Entry;

/// The first move that the last of these entries took back, and the position in which it was made; nothing where it took
/// none back, or where a move that is not legal stands before it.
#[must_use]
pub fn first_taken_back(game: &Game, log: &[Entry]) -> Option<(Chess, Move)> {
    let (last, before) = log.split_last()?;
    let all = |entry: &Entry| -> Vec<Consequence> {
        let rulings = entry.rulings.iter();
        rulings.flat_map(|it| it.consequences.clone()).collect()
    };
    let back = all(last).into_iter().find_map(|it| {
        if let Consequence::ReinstateAt(back) = it {
            Some(back as usize)
        } else {
            None
        }
    })?;
    let mut made: Vec<Option<Move>> = Vec::new();
    let taken_over = game.taken_over();
    for consequence in before.iter().flat_map(all) {
        follow(&mut made, taken_over, &consequence);
    }
    let back = back.checked_sub(taken_over)?;
    let mut position = game.position_after(taken_over)?.clone();
    for mv in made.get(..back)? {
        position.play_unchecked((*mv)?);
    }
    Some((position, (*made.get(back)?)?))
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few consequences make or unmake a move"
)]
fn follow(made: &mut Vec<Option<Move>>, taken_over: usize, consequence: &Consequence) {
    match consequence {
        Consequence::Made(mv) => made.push(Some(*mv)),
        Consequence::Irregular => made.push(None),
        Consequence::Unmade(_) | Consequence::TakenUp(_) => drop(made.pop()),
        Consequence::ReinstateAt(back) => {
            made.truncate((*back as usize).saturating_sub(taken_over));
        }
        _ => {}
    }
}
