//! An illegal move at the board beside the clock: the press that completed it is taken back, and what it costs is given.

use std::time::Duration;

use super::act::SideClockCorrection;
use super::state::SideClock;
use crate::chess::Color;
use crate::clock::{Clock, Moment};

/// What an illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveCost {
    /// What the opponent is given.
    pub gives: Duration,
    /// Whether what the press gave is taken back with it.
    pub takes_back_increment: bool,
}

/// What becomes of the press that completed an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPress {
    /// There was none: the clock of the player who erred still ran, and is theirs to run on.
    NotMade,
    /// It is taken back, with so much time that it had given; that player's clock runs next.
    TakenBack(Duration),
    /// Nobody can tell what it gave, since the clock was corrected after it: it stays.
    Unknown,
}

impl SideClock {
    /// The correction that an illegal move by `by` asks for at `at`, and what becomes of its press.
    #[must_use]
    pub fn illegal_move(
        &self,
        by: Color,
        cost: IllegalMoveCost,
        at: Moment,
    ) -> Option<(SideClockCorrection, IllegalPress)> {
        let mut correction = self.as_it_stands(at)?;
        let mut press = IllegalPress::NotMade;
        if correction.next != by {
            press = self
                .clock()
                .filter(|_| self.last_press() == Some(by))
                .map_or(IllegalPress::Unknown, |clock| {
                    take_back(clock, by, cost, at, &mut correction)
                });
        }
        let time = correction.times.get_mut(!by);
        *time = time.saturating_add(cost.gives);
        let count = correction.illegal.get_mut(by);
        *count = count.saturating_add(1);
        Some((correction, press))
    }
}

/// The side of `by` as it was before their last press, but for the time they used.
fn take_back(
    clock: &Clock,
    by: Color,
    cost: IllegalMoveCost,
    at: Moment,
    correction: &mut SideClockCorrection,
) -> IllegalPress {
    let mut clock = clock.clone();
    clock.retract_press(by, at);
    let gained = if cost.takes_back_increment {
        let gained = clock.increment_gained(by);
        clock.take(by, gained, at)
    } else {
        Duration::ZERO
    };
    *correction.times.get_mut(by) = clock.main_time(by, at);
    *correction.moves.get_mut(by) = clock.moves(by);
    *correction.periods.get_mut(by) = clock.period(by);
    correction.next = by;
    IllegalPress::TakenBack(gained)
}
