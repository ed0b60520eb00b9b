//! How a side of the side clock stands.

use super::illegal_move::has_lost_one;
use crate::view::face_state::FaceState;
use jadoube_core::chess::Color;
use jadoube_core::clock::{Clock, Face};
use jadoube_core::record::side_clock::SideClock;

/// One player's side of the clock.
#[derive(Clone, Copy, Debug)]
pub struct ClockSide<'a> {
    pub side_clock: &'a SideClock,
    pub clock: &'a Clock,
    pub color: Color,
}

impl ClockSide<'_> {
    /// How it stands, showing `face`.
    pub fn state(self, face: &Face) -> FaceState {
        let is_over = has_lost_one(self.side_clock, self.clock);
        let stands = self.clock.is_stopped() && !is_over;
        let next = self.side_clock.next();
        let at_rest = if stands && next.is_none() && self.color == Color::Black {
            FaceState::Starts
        } else if stands && next == Some(self.color) {
            FaceState::Next
        } else {
            FaceState::Rests
        };
        FaceState::of(face, at_rest)
    }
}
