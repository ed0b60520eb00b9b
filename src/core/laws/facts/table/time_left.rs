//! Whether a player has time left, and has completed the moves for which it was given.

use std::time::Duration;

use super::Table;
use crate::chess::Color;
use crate::clock::Moment;

impl Table {
    /// How many moves that player has completed with the clock that is used: those it had counted when the game was taken
    /// over, and those completed since the game began here.
    pub fn moves_completed(&self, color: Color) -> u32 {
        let here = self.game.completed_since_the_start(color);
        let here = u32::try_from(here).unwrap_or(u32::MAX);
        self.counted_before.get(color).saturating_add(here)
    }

    /// How many moves that player has made since the game began here and not completed.
    pub fn moves_not_completed(&self, color: Color) -> u32 {
        let left = self.game.not_completed_since_the_start(color);
        u32::try_from(left).unwrap_or(u32::MAX)
    }

    /// Whether a player's flag is down, or all of their time was taken away while the clock stood, or all that is left is
    /// that of a period for which the moves are not made.
    pub fn is_out_of_time(&self, color: Color, at: Moment) -> bool {
        let unearned = self.unearned_time(color);
        self.clock.as_ref().is_some_and(|clock| {
            let has_used_it_up = !unearned.is_zero() && clock.remaining(color, at) <= unearned;
            clock.is_out_of_time(color, at) || has_used_it_up
        })
    }

    /// The time of periods that a player's presses began by the counter, though the moves required were not completed and
    /// are not yet; what the arbiter has set since is theirs.
    pub fn unearned_time(&self, color: Color) -> Duration {
        let Some(clock) = &self.clock else {
            return Duration::ZERO;
        };
        let completed = self.moves_completed(color);
        let plies = self.game.plies().get(*self.time_set.get(color)..);
        let presses = plies.unwrap_or_default().iter();
        presses
            .filter(|ply| ply.by == color)
            .filter_map(|ply| ply.gain)
            .filter(|gain| {
                let required = clock.moves_required_by(color, *gain);
                required.is_some_and(|required| completed < required)
            })
            .map(|gain| gain.period_time())
            .sum()
    }
}
