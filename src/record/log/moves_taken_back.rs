//! Which move a position that was put back took off the scoresheet first.

use crate::chess::{Chess, Move, Position as _};
use crate::laws::{Consequence, Game};
use crate::record::log::journal::Entry;
use crate::record::log::moves_standing::MovesStanding;

/// The first move that the last of these entries took back, and the position in which it was made; nothing where it took
/// none back, or where a move that is not legal stands before it.
#[must_use]
pub fn first_taken_back(game: &Game, log: &[Entry]) -> Option<(Chess, Move)> {
    let (last, before) = log.split_last()?;
    let back = last.consequences().find_map(|it| {
        if let Consequence::ReinstateAt(back) = it {
            Some(*back as usize)
        } else {
            None
        }
    })?;
    let taken_over = game.taken_over();
    let standing = MovesStanding::after(taken_over, before);
    let made = standing.made();
    let back = back.checked_sub(taken_over)?;
    let mut position = game.position_after(taken_over)?.clone();
    for mv in made.get(..back)? {
        position.play_unchecked((*mv)?);
    }
    Some((position, (*made.get(back)?)?))
}
