//! Which moves a position that was put back took off the scoresheet, and which is the last that stands.

use crate::chess::{Chess, Move, Position as _};
use crate::laws::{Consequence, Game};
use crate::record::log::journal::Entry;
use crate::record::log::moves_standing::MovesStanding;

/// Where the game stood once a position was put back: two moves, each with the position in which it was made.
#[derive(Clone, Debug)]
pub struct PutBack {
    /// The last move that stands; nothing where the game began there.
    pub last: Option<(Chess, Move)>,
    /// The moves that were taken back, up to one that is not legal; at least one.
    pub taken: Vec<(Chess, Move)>,
}

/// The moves that the last of these entries took back, each with the position in which it was made; none where it took none
/// back, or where a move that is not legal stands before them.
pub fn taken_back(game: &Game, log: &[Entry]) -> Vec<(Chess, Move)> {
    put_back(game, log).map(|it| it.taken).unwrap_or_default()
}

/// Where the last of these entries put the game back to; nothing where it took no move back, or where a move that is not
/// legal stands before it.
pub fn put_back(game: &Game, log: &[Entry]) -> Option<PutBack> {
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
    let mut last = taken_over.checked_sub(1).and_then(|before| {
        let mv = game.plies().get(before)?.mv;
        Some((game.position_after(before)?.clone(), mv))
    });
    for mv in made.get(..back)? {
        let mv = (*mv)?;
        let before = position.clone();
        position.play_unchecked(mv);
        last = Some((before, mv));
    }
    let mut taken = Vec::new();
    for mv in made.get(back..)?.iter().map_while(|mv| *mv) {
        let before = position.clone();
        position.play_unchecked(mv);
        taken.push((before, mv));
    }
    (!taken.is_empty()).then_some(PutBack { last, taken })
}
