//! An illegal move at the board beside the clock: the press that completed it is taken back, and what it costs is given.

use std::time::Duration;

use super::act::{SideClockAct, SideClockCorrection};
use super::state::{SideClock, SideClockEntry, SideClockEvent};
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
    /// The opponent has replied since, or nobody has pressed yet: it stays, and the clock of the player who erred runs on.
    Replied,
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
        let mut press = IllegalPress::Replied;
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

    /// The number of the move of `by` that [`Self::illegal_move`] is about: of their last completed one, for until its press
    /// an illegal move costs nothing (Laws of 2023, 7.5.1); 0 if there is none.
    #[must_use]
    pub fn illegal_move_number(&self, by: Color) -> u32 {
        self.clock().map_or(0, |clock| clock.moves(by))
    }
}

/// What an illegal move that was noted changed on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveChange {
    /// What the side shows more than before.
    pub gained: Duration,
    /// What it shows less.
    pub lost: Duration,
    /// What became of its last press, if the move was made on this side.
    pub press: Option<LastPress>,
}

/// What became of the last press of whoever made an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastPress {
    /// It was taken back, and counts no longer.
    Undone,
    /// It stays, and counts.
    Stays,
}

/// Whose illegal move the last correction of these noted, and which of theirs it is, from 1; nothing if it noted none.
#[must_use]
pub fn last_charged(log: &[SideClockEntry]) -> Option<(Color, u32)> {
    let is_correction = |entry: &SideClockEntry| {
        matches!(entry.what, SideClockEvent::Did(SideClockAct::Correct(_)))
    };
    let last = log.iter().rposition(is_correction)?;
    let (noted, before) = (&log[last], log.get(last.checked_sub(1)?)?);
    let by = noted.charged_after(before)?;
    Some((by, *noted.illegal.get(by)))
}

impl SideClockEntry {
    /// To whom this correction charges an illegal move, if it does, after the entry `before` it.
    #[must_use]
    pub fn charged_after(&self, before: &Self) -> Option<Color> {
        let is_charged = |color: &Color| self.illegal.get(*color) > before.illegal.get(*color);
        let is_correction = matches!(self.what, SideClockEvent::Did(SideClockAct::Correct(_)));
        is_correction.then(|| Color::ALL.into_iter().find(is_charged))?
    }
}

impl SideClock {
    /// Whose illegal move the correction noted that can still be taken back, and which of theirs it is, if it did.
    #[must_use]
    pub fn last_charged(&self) -> Option<(Color, u32)> {
        last_charged(self.log()).filter(|_| self.can_take_back())
    }

    /// What the illegal move that was noted last changed on the side of `color`, as long as nothing has come after it but
    /// the lock; nothing where that side stayed as it was.
    #[must_use]
    pub fn illegal_move_change(&self, color: Color) -> Option<IllegalMoveChange> {
        let is_lock = |entry: &SideClockEntry| {
            matches!(entry.what, SideClockEvent::Did(SideClockAct::Lock(_)))
        };
        let last = self.log().iter().rposition(|entry| !is_lock(entry))?;
        let (noted, before) = (&self.log()[last], self.log().get(last.checked_sub(1)?)?);
        let by = noted.charged_after(before)?;
        let [was, is] = [before, noted].map(|entry| *entry.shown.get(color));
        let [made, counted] = [before, noted].map(|entry| *entry.moves.get(color));
        let press = (color == by && made > 0).then_some(if counted < made {
            LastPress::Undone
        } else {
            LastPress::Stays
        });
        let change = IllegalMoveChange {
            gained: is.saturating_sub(was),
            lost: was.saturating_sub(is),
            press,
        };
        (was != is || press.is_some()).then_some(change)
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
