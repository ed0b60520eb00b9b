//! Who could still mate, for the few pieces of the oracles' games (Art. 5.2.2, 6.9).

use jadoube_core::chess::{Chess, Color, Position};

/// Whether a side can never mate by what it has, or every legal move takes what it would need.
pub fn never_mates(position: &Chess, color: Color) -> bool {
    if position.has_insufficient_material(color) {
        return true;
    }
    let moves = position.legal_moves();
    position.turn() != color
        && !moves.is_empty()
        && moves.iter().all(|mv| {
            let mut next = position.clone();
            next.play_unchecked(*mv);
            mv.is_capture() && never_mates(&next, color)
        })
}
