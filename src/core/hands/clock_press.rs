//! What a press of a lever means: it starts the clocks before the first move, completes a move, or is none.

use std::time::Duration;

use super::hand_context::HandContext;
use super::hand_input::HandInput;
use crate::chess::Color;
use crate::clock::Clock;
use crate::laws::{ArbiterAct, Consequence, Deed, PlayerAct};
use crate::record::play_mode::AssistLevel;

/// Within what time a lever that comes down again was pressed once: fingers, mice and keys bounce.
const SAME_PRESS: Duration = Duration::from_millis(300);

/// How long a player has time to see what a press cost, and a learner what it led to, before another press of theirs is meant.
const READS_A_RULING: Duration = Duration::from_secs(3);

/// Whether a lever that came down `since` ago, and nothing was done since, was not pressed another time.
pub fn is_same_press(since: Duration) -> bool {
    since < SAME_PRESS
}

impl HandInput {
    /// Presses a player's own lever, and returns what is done by it.
    ///
    /// Before the start the opponent of the player who has the move starts their clock, as at a board of wood. A teacher stops
    /// a press without a move, as [`HandInput::stopped`] then says. Without a clock only a move that was made is completed.
    pub fn press_clock(&mut self, color: Color, game: &HandContext<'_>) -> Vec<Deed> {
        if game.is_paused() {
            let starts = game.is_not_started() && color != game.table().game().has_the_move();
            let start = starts.then_some(Deed::Arbiter(ArbiterAct::Start));
            return start.into_iter().collect();
        }
        let has_lever = game.table().clock().is_some() || game.has_made_one(color);
        if !has_lever
            || !game.is_playing()
            || is_pressed_already(color, game)
            || game.seals_first(color)
            || self.stops_press(color, game)
        {
            return Vec::new();
        }
        vec![Deed::Player(color, PlayerAct::Press)]
    }
}

impl HandContext<'_> {
    /// Whether that player was asked to seal a move and has made none: to press now is to stop the clock, which comes after it.
    pub fn seals_first(&self, color: Color) -> bool {
        let adjournment = self.table().adjournment();
        adjournment.is_some_and(|it| it.awaits_the_seal() && it.is_sealing(color))
            && !self.has_made_one(color)
    }

    /// Returns whose clock runs, if they have made a move, legal or not, that their press would complete.
    pub fn press_to_come(&self) -> Option<Color> {
        let clock = self.table().clock().filter(|_| self.is_playing());
        let color = clock.and_then(Clock::running)?;
        self.has_made_one(color).then_some(color)
    }

    /// Whether that player has made a move, legal or not, that a press would complete, or has yet to announce it.
    fn has_made_one(&self, color: Color) -> bool {
        self.table().game().uncompleted(color).is_some()
            || self.at_the_board() == color
                && (self.is_unsettled() || self.waits_for_announcement())
    }
}

/// Whether the last thing that any player did was a press of this lever, so short a time ago that this is the same one; where
/// it was charged as an illegal move or somebody teaches, also while what was ruled upon it is still being read: the hand that
/// presses once more out of habit would be charged for that too (7.5.3).
fn is_pressed_already(color: Color, game: &HandContext<'_>) -> bool {
    let mut log = game.log.iter().rev();
    let last = log.find(|entry| matches!(entry.event.deed, Deed::Player(..)));
    last.is_some_and(|entry| {
        entry.event.deed == Deed::Player(color, PlayerAct::Press) && {
            let since = game.now - entry.event.at;
            let is_taught = game.mode.assist == AssistLevel::Teaching;
            let is_charged = entry.has(Consequence::is_charge);
            is_same_press(since) || (is_taught || is_charged) && since < READS_A_RULING
        }
    })
}
