//! The only place that looks at the time: steady time for the moments of a game, the calendar for dates, and what tells
//! that the machine slept or was held up.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;
#[cfg(any(windows, test))]
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use jadoube_core::clock::Moment;
use jadoube_ui::Notification;

/// How long the machine must have slept for it to count.
///
/// Where only the calendar tells, corrections over the network stay far below it.
const SLEEP: Duration = Duration::from_secs(2);

/// How long nothing may be noticed while a clock runs. Whoever shows a running clock is woken at least every
/// [`GameTime::LONGEST_REST`], and half a second late at most behind other windows.
const HELD_UP: Duration = Duration::from_secs(2);

/// One look at all of the machine's clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timestamp {
    /// Time that never goes back, from an arbitrary beginning. It stands still while the machine sleeps.
    pub steady: Duration,
    /// The calendar, as time since 1 January 1970; it goes on while the machine sleeps, and can be set by people.
    pub calendar: Duration,
    /// How long the machine has slept since it was switched on; none where the system does not tell it.
    pub asleep: Option<Duration>,
}

/// Something that can be looked at for the time.
pub trait Time: fmt::Debug {
    fn look(&self) -> Timestamp;
}

#[derive(Debug)]
pub struct MachineTime {
    began: Instant,
    #[cfg(windows)]
    sleep: CoarseSleep,
}

impl MachineTime {
    /// The machine's time, steady time beginning now.
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the one place that looks at the time"
    )]
    pub fn new() -> Self {
        Self {
            began: Instant::now(),
            #[cfg(windows)]
            sleep: CoarseSleep::beginning(awake()),
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
        let steady = self.began.elapsed();
        #[cfg(not(windows))]
        let (steady, asleep) = (steady, asleep());
        #[cfg(windows)]
        let (steady, asleep) = self.sleep.part(steady, awake());
        Timestamp {
            steady,
            calendar: SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default(),
            asleep,
        }
    }
}

/// How long the machine has slept since the program was started, where the fine clock counts sleep, as on Windows, and only a
/// coarse one does not: it goes by steps of a sixtieth of a second.
#[cfg(any(windows, test))]
#[derive(Debug)]
struct CoarseSleep {
    /// What the coarse clock showed at the beginning; none where the system has none.
    began: Option<Duration>,
    /// How long the machine has slept, in milliseconds.
    slept: AtomicU64,
}

#[cfg(any(windows, test))]
impl CoarseSleep {
    /// By how much the two clocks may differ without any sleep.
    const SLACK: Duration = Duration::from_millis(100);

    const fn beginning(awake: Option<Duration>) -> Self {
        Self {
            began: awake,
            slept: AtomicU64::new(0),
        }
    }

    /// Parts the time that the fine clock counted into the time that the machine was awake and that it slept; steady time never
    /// goes back, and what is not surely sleep is none.
    fn part(&self, elapsed: Duration, awake: Option<Duration>) -> (Duration, Option<Duration>) {
        let Some((awake, began)) = awake.zip(self.began) else {
            return (elapsed, None);
        };
        let ahead = elapsed.saturating_sub(awake.saturating_sub(began));
        let known = Duration::from_millis(self.slept.load(Ordering::Relaxed));
        let slept = if ahead > known + Self::SLACK {
            let slept = ahead.saturating_sub(Self::SLACK / 2);
            let slept = u64::try_from(slept.as_millis()).unwrap_or(u64::MAX);
            self.slept.fetch_max(slept, Ordering::Relaxed);
            Duration::from_millis(slept)
        } else {
            known
        };
        (elapsed.saturating_sub(slept), Some(slept))
    }
}

/// For how long the machine has been awake since it was switched on.
#[cfg(windows)]
fn awake() -> Option<Duration> {
    let ticks = winsafe::QueryUnbiasedInterruptTime().ok()?;
    Some(Duration::from_nanos(ticks.saturating_mul(100)))
}

/// How long the machine has slept since it was switched on: what the clock that goes on meanwhile is ahead of the one
/// that stands still.
///
/// Whatever holds the program up between its two looks makes the answer shorter, never longer.
#[cfg(target_os = "linux")]
fn asleep() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    let [with_sleep, without] = [ClockId::Boottime, ClockId::Monotonic].map(|clock| {
        let time = clock_gettime(clock);
        let seconds = u64::try_from(time.tv_sec).ok()?;
        let nanos = u64::try_from(time.tv_nsec).ok()?;
        Some(Duration::from_secs(seconds) + Duration::from_nanos(nanos))
    });
    Some(with_sleep?.saturating_sub(without?))
}

/// How long the machine has slept: here nobody tells.
#[cfg(not(any(target_os = "linux", windows)))]
fn asleep() -> Option<Duration> {
    None
}

/// Time that passes only when it is told to: copies share it.
#[derive(Clone, Debug)]
pub struct ScriptedTime(Rc<Cell<Timestamp>>);

impl Default for ScriptedTime {
    fn default() -> Self {
        Self(Rc::new(Cell::new(Timestamp {
            asleep: Some(Duration::ZERO),
            ..Timestamp::default()
        })))
    }
}

impl ScriptedTime {
    /// Time on a machine that does not tell whether it slept.
    pub fn by_the_calendar() -> Self {
        Self(Rc::default())
    }

    pub fn pass(&self, time: Duration) {
        let now = self.0.get();
        self.0.set(Timestamp {
            steady: now.steady + time,
            calendar: now.calendar + time,
            ..now
        });
    }

    pub fn sleep(&self, time: Duration) {
        let now = self.0.get();
        self.0.set(Timestamp {
            calendar: now.calendar + time,
            asleep: now.asleep.map(|asleep| asleep + time),
            ..now
        });
    }

    pub fn set_forward(&self, time: Duration) {
        let now = self.0.get();
        self.0.set(Timestamp {
            calendar: now.calendar + time,
            ..now
        });
    }
}

impl Time for ScriptedTime {
    fn look(&self) -> Timestamp {
        self.0.get()
    }
}

/// What kept the program from noticing anything for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// The machine slept so long; steady time stood still.
    Slept(Duration),
    /// The machine slept so long, or its calendar was set forward: here the two cannot be told apart.
    SleptOrSet(Duration),
    /// The program was stopped, or the machine was too busy; steady time went on for so long.
    HeldUp(Duration),
}

impl Interruption {
    /// How long the machine slept, if it is taken to have slept: then the clocks are stopped.
    pub const fn slept(self) -> Option<Duration> {
        match self {
            Self::Slept(time) | Self::SleptOrSet(time) => Some(time),
            Self::HeldUp(_) => None,
        }
    }
}

impl From<Interruption> for Notification {
    fn from(interruption: Interruption) -> Self {
        match interruption {
            Interruption::Slept(time) => Self::Slept(time),
            Interruption::SleptOrSet(time) => Self::SleptOrSet(time),
            Interruption::HeldUp(time) => Self::HeldUp(time),
        }
    }
}

/// Turns timestamps into moments of the game, and notices when the machine has slept or was held up.
#[derive(Clone, Copy, Debug)]
pub struct GameTime {
    moment: Moment,
    steady: Duration,
    last: Timestamp,
}

impl GameTime {
    /// How long whoever shows a running clock may rest before they look at the time again.
    pub const LONGEST_REST: Duration = Duration::from_secs(1);

    /// A game that stands at `moment` now.
    pub fn from(moment: Moment, now: Timestamp) -> Self {
        Self {
            moment,
            steady: now.steady,
            last: now,
        }
    }

    /// How long one may rest from `now` on before the time must be looked at again, if it must: until what a clock shows
    /// changes, and not longer than [`GameTime::LONGEST_REST`] while it runs.
    pub fn rest(now: Moment, change: Option<Moment>, runs: bool) -> Option<Duration> {
        let change = change.map(|change| change - now);
        change
            .into_iter()
            .chain(runs.then_some(Self::LONGEST_REST))
            .min()
    }

    /// The moment of the game at that time.
    pub fn moment(&self, timestamp: Timestamp) -> Moment {
        self.moment + timestamp.steady.saturating_sub(self.steady)
    }

    /// What has kept the program from noticing anything since this was last asked.
    ///
    /// A calendar set back means nothing: steady time goes on rightly.
    pub fn interruption(&mut self, now: Timestamp) -> Option<Interruption> {
        let last = self.last;
        self.last = Timestamp {
            // A look that was held up tells too little; what was told before holds.
            asleep: now.asleep.max(last.asleep),
            ..now
        };
        let steady = now.steady.saturating_sub(last.steady);
        let calendar = now.calendar.saturating_sub(last.calendar);
        let interruption = match (now.asleep, last.asleep) {
            (Some(now), Some(last)) => Interruption::Slept(now.saturating_sub(last)),
            (_, None) | (None, _) => Interruption::SleptOrSet(calendar.saturating_sub(steady)),
        };
        if interruption.slept().is_some_and(|time| time > SLEEP) {
            return Some(interruption);
        }
        Some(Interruption::HeldUp(steady)).filter(|_| steady > HELD_UP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after_100_seconds(time: &ScriptedTime) -> GameTime {
        time.pass(Duration::from_secs(100));
        GameTime::from(Moment::START, time.look())
    }

    #[test]
    fn sleep_is_noticed_and_a_calendar_that_is_set_is_not() {
        let time = ScriptedTime::default();
        let mut game = after_100_seconds(&time);
        time.pass(Duration::from_secs(1));
        time.set_forward(Duration::from_hours(1));
        assert_eq!(game.interruption(time.look()), None);
        let ten_minutes = Duration::from_mins(10);
        time.sleep(ten_minutes);
        time.pass(Duration::from_secs(1));
        let slept = Some(Interruption::Slept(ten_minutes));
        assert_eq!(game.interruption(time.look()), slept);
        assert_eq!(game.interruption(time.look()), None);
        let moment = Moment::after(Duration::from_secs(2));
        assert_eq!(game.moment(time.look()), moment);
    }

    #[test]
    fn where_only_the_calendar_tells_small_corrections_are_no_sleep() {
        let time = ScriptedTime::by_the_calendar();
        let mut game = after_100_seconds(&time);
        time.set_forward(Duration::from_secs(1));
        assert_eq!(game.interruption(time.look()), None);
        time.sleep(Duration::from_mins(10));
        let slept = Some(Interruption::SleptOrSet(Duration::from_mins(10)));
        assert_eq!(game.interruption(time.look()), slept);
        assert_eq!(game.interruption(time.look()), None);
    }

    #[test]
    fn a_program_that_was_stopped_notices_how_long() {
        let time = ScriptedTime::default();
        let mut game = after_100_seconds(&time);
        time.pass(Duration::from_secs(2));
        assert_eq!(game.interruption(time.look()), None);
        time.pass(Duration::from_secs(20));
        let held_up = Some(Interruption::HeldUp(Duration::from_secs(20)));
        assert_eq!(game.interruption(time.look()), held_up);
        assert_eq!(game.interruption(time.look()), None);
        let moment = Moment::after(Duration::from_secs(22));
        assert_eq!(game.moment(time.look()), moment, "the time was taken");
    }

    #[test]
    fn a_look_that_was_held_up_between_both_clocks_is_no_sleep() {
        let time = ScriptedTime::default();
        let mut game = after_100_seconds(&time);
        time.sleep(Duration::from_mins(1));
        assert!(game.interruption(time.look()).is_some());
        let mut too_little = time.look();
        too_little.asleep = Some(Duration::from_secs(50));
        assert_eq!(game.interruption(too_little), None);
        assert_eq!(game.interruption(time.look()), None);
    }

    #[test]
    fn where_the_fine_clock_counts_sleep_the_coarse_one_tells_it_apart() {
        let seconds = Duration::from_secs_f64;
        let sleep = CoarseSleep::beginning(Some(seconds(50.0)));
        let none = Some(Duration::ZERO);
        assert_eq!(
            sleep.part(seconds(1.0), Some(seconds(51.0))),
            (seconds(1.0), none)
        );
        let late = sleep.part(seconds(2.01), Some(seconds(51.995)));
        assert_eq!(late, (seconds(2.01), none), "a step of the coarse clock");
        let (steady, slept) = sleep.part(seconds(603.0), Some(seconds(53.0)));
        assert!(
            steady >= seconds(3.0) && steady <= seconds(3.1),
            "{steady:?}"
        );
        assert!(
            slept.is_some_and(|slept| slept > seconds(599.9)),
            "{slept:?}"
        );
        let (later, same) = sleep.part(seconds(604.0), Some(seconds(54.01)));
        let passed = later.saturating_sub(steady);
        assert_eq!((passed, same), (seconds(1.0), slept));
        assert_eq!(sleep.part(seconds(5.0), None), (seconds(5.0), None));
    }

    #[test]
    fn this_machine_tells_its_time() {
        let time = MachineTime::new();
        let mut game = GameTime::from(Moment::START, time.look());
        let tells = cfg!(any(target_os = "linux", windows));
        assert_eq!(time.look().asleep.is_some(), tells);
        assert_eq!(game.interruption(time.look()), None);
    }
}
