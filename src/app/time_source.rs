//! The only place that looks at the time: steady time for the moments of a game, the calendar for dates and for sleep.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::clock::Moment;

/// How much further the calendar may go than steady time before the machine is taken to have slept.
///
/// Corrections over the network stay far below it.
const SLEEP: Duration = Duration::from_secs(2);

/// One look at both of the machine's clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timestamp {
    /// Time that never goes back, from an arbitrary beginning. On Linux it stands still while the machine sleeps.
    pub steady: Duration,
    /// The calendar, as time since 1 January 1970; it goes on while the machine sleeps, and can be set by people.
    pub calendar: Duration,
}

/// Something that can be looked at for the time.
pub trait Time: fmt::Debug {
    /// Looks.
    fn look(&self) -> Timestamp;
}

/// The machine's own time.
#[derive(Clone, Copy, Debug)]
pub struct MachineTime {
    began: Instant,
}

impl MachineTime {
    /// The machine's time, steady time beginning now.
    #[must_use]
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the one place that looks at the time"
    )]
    pub fn new() -> Self {
        Self {
            began: Instant::now(),
        }
    }
}

impl Default for MachineTime {
    fn default() -> Self {
        Self::new()
    }
}

impl Time for MachineTime {
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the one place that looks at the time"
    )]
    fn look(&self) -> Timestamp {
        Timestamp {
            steady: self.began.elapsed(),
            calendar: SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default(),
        }
    }
}

/// Time that passes only when it is told to: copies share it.
#[derive(Clone, Debug, Default)]
pub struct ScriptedTime(Rc<Cell<Timestamp>>);

impl ScriptedTime {
    /// Lets time pass.
    pub fn pass(&self, time: Duration) {
        let Timestamp { steady, calendar } = self.0.get();
        self.0.set(Timestamp {
            steady: steady + time,
            calendar: calendar + time,
        });
    }

    /// Lets the machine sleep.
    pub fn sleep(&self, time: Duration) {
        let Timestamp { steady, calendar } = self.0.get();
        self.0.set(Timestamp {
            steady,
            calendar: calendar + time,
        });
    }
}

impl Time for ScriptedTime {
    fn look(&self) -> Timestamp {
        self.0.get()
    }
}

/// Turns timestamps into moments of the game, and notices when the machine has slept.
#[derive(Clone, Copy, Debug)]
pub struct GameTime {
    moment: Moment,
    steady: Duration,
    last: Timestamp,
}

impl GameTime {
    /// A game that stands at `moment` now.
    #[must_use]
    pub fn from(moment: Moment, now: Timestamp) -> Self {
        Self {
            moment,
            steady: now.steady,
            last: now,
        }
    }

    /// The moment of the game at that time.
    #[must_use]
    pub fn moment(&self, timestamp: Timestamp) -> Moment {
        self.moment + timestamp.steady.saturating_sub(self.steady)
    }

    /// How long the machine slept since this was last asked, or by how much its calendar was set forward.
    ///
    /// The two cannot be told apart, so both are told. A calendar set back means nothing: steady time goes on rightly.
    pub fn slept(&mut self, now: Timestamp) -> Option<Duration> {
        let steady = now.steady.saturating_sub(self.last.steady);
        let calendar = now.calendar.saturating_sub(self.last.calendar);
        self.last = now;
        Some(calendar.saturating_sub(steady)).filter(|slept| *slept > SLEEP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleep_is_noticed_and_small_corrections_are_not() {
        let time = ScriptedTime::default();
        time.pass(Duration::from_secs(100));
        let mut game = GameTime::from(Moment::START, time.look());
        time.pass(Duration::from_secs(3));
        assert_eq!(game.slept(time.look()), None);
        time.sleep(Duration::from_secs(1));
        assert_eq!(game.slept(time.look()), None);
        time.sleep(Duration::from_mins(10));
        time.pass(Duration::from_secs(1));
        assert_eq!(game.slept(time.look()), Some(Duration::from_mins(10)));
        assert_eq!(game.slept(time.look()), None);
        assert_eq!(
            game.moment(time.look()),
            Moment::after(Duration::from_secs(4))
        );
    }
}
