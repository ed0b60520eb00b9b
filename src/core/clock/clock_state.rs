//! The arithmetic of a clock: what both sides hold, and what becomes of it as time passes.
//!
//! A reading is what was stored less the time since: nothing ticks, so nothing is lost. Only this module subtracts.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use super::control::{AtFlag, FirstIncrement, Method, NextPeriod, Period, TimeControl};
use super::duration_text::{LONGEST, as_text, sum};
use super::moment::Moment;
use crate::chess::counters;
use crate::serde_support::by_color_serde;

/// What both sides of the clock hold, as stored at the last moment anything changed but by running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ClockState {
    #[serde(with = "by_color_serde::pair")]
    pub(super) sides: ByColor<SideState>,
    pub(super) running: Option<Running>,
    /// Whose clock runs or ran last: that player's delay goes on after a pause, the other's begins anew.
    #[serde(with = "by_color_serde::maybe")]
    pub(super) turn: Option<Color>,
}

/// Which side runs, and since when its stored time is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Running {
    #[serde(with = "by_color_serde::one")]
    pub(super) color: Color,
    pub(super) since: Moment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SideState {
    /// The main time left, or counted up. Japanese byo-yomi holds all its stretches together.
    #[serde(with = "as_text")]
    pub(super) time: Duration,
    /// What is left of this move's delay, over and above `time`.
    #[serde(with = "as_text")]
    pub(super) delay: Duration,
    /// The index of the period.
    pub(super) period: usize,
    /// Moves counted since the beginning of the game.
    #[serde(with = "counters")]
    pub(super) moves: u32,
    /// What `moves` was when this period, or this allotment of it, began.
    #[serde(with = "counters")]
    pub(super) entered: u32,
    pub(super) fallen: Option<FlagFall>,
    /// When this side last ran into a further period by reaching zero.
    pub(super) passed: Option<Moment>,
    pub(super) last_press: Option<Gain>,
    /// Whether low time was told in this period.
    pub(super) low: bool,
}

/// A flag that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FlagFall {
    /// When it fell.
    pub at: Moment,
    /// Whether the other flag was still up.
    pub first: bool,
}

/// What a press gave, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    #[serde(with = "as_text")]
    pub(super) increment: Duration,
    /// The time of a period begun by this press.
    #[serde(with = "as_text")]
    pub(super) period_time: Duration,
    /// The period and its first move before the press …
    pub(super) period: usize,
    #[serde(with = "counters")]
    pub(super) entered: u32,
    /// … and the period after it.
    pub(super) period_after: usize,
    /// Whether the move still counts.
    pub(super) counted: bool,
}

impl Gain {
    /// What it gave beside a period's time.
    pub const fn increment(&self) -> Duration {
        self.increment
    }

    /// The time of the period that it began, if it began one.
    pub const fn period_time(&self) -> Duration {
        self.period_time
    }
}

/// What became of a clock as time passed, for the bell and the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockEvent {
    /// A further period began for `color`; `period` counts from 0.
    Period {
        /// Whose period.
        #[serde(with = "by_color_serde::one")]
        color: Color,
        /// The moment at which it happened.
        at: Moment,
        /// Its index in the control.
        period: usize,
    },
    /// The running side has little time left; told once a period.
    LowTime {
        /// Whose time.
        #[serde(with = "by_color_serde::one")]
        color: Color,
        /// The moment at which it happened.
        at: Moment,
    },
    /// A flag fell.
    Flag {
        /// Whose flag.
        #[serde(with = "by_color_serde::one")]
        color: Color,
        /// The moment at which it happened.
        at: Moment,
    },
}

/// The controls, and where news goes: what passing time needs beside the readings.
pub(super) struct PassingTerms<'a> {
    pub(super) controls: &'a ByColor<TimeControl>,
    pub(super) news: &'a mut Vec<ClockEvent>,
}

impl SideState {
    pub(super) fn new(control: &TimeControl) -> SideState {
        SideState {
            time: control.first_reading(),
            delay: control.periods()[0].method.delay(),
            period: 0,
            moves: 0,
            entered: 0,
            fallen: None,
            passed: None,
            last_press: None,
            low: false,
        }
    }

    /// Uses `elapsed` up, delay first; says how much of the main time went.
    fn spend(&mut self, method: Method, elapsed: Duration) -> Duration {
        if self.fallen.is_some() {
            return Duration::ZERO;
        }
        if method == Method::Upcount {
            self.time = sum(self.time, elapsed);
            return Duration::ZERO;
        }
        let waited = elapsed.min(self.delay);
        self.delay -= waited;
        let used = elapsed.saturating_sub(waited).min(self.time);
        self.time -= used;
        used
    }

    /// Goes on to the next period, which gives its time and tops this move's increment or delay up to its own.
    fn pass_zero(&mut self, control: &TimeControl) {
        let (former, next) = (
            control.periods()[self.period],
            control.periods()[self.period + 1],
        );
        self.begin(self.period + 1);
        self.time = sum(self.time, next.total_time());
        if control.first_increment() == FirstIncrement::BeforeMoveOne {
            let topping = next
                .method
                .increment()
                .saturating_sub(former.method.increment());
            self.time = sum(self.time, topping);
        }
    }

    pub(super) fn begin(&mut self, period: usize) {
        self.period = period;
        self.entered = self.moves;
        self.low = false;
    }
}

impl ClockState {
    pub(super) fn new(controls: &ByColor<TimeControl>) -> ClockState {
        ClockState {
            sides: controls.as_ref().map(SideState::new),
            running: None,
            turn: None,
        }
    }

    /// Whether every period meant is one of `controls`.
    pub(super) fn fit(&self, controls: &ByColor<TimeControl>) -> bool {
        self.sides
            .as_ref()
            .zip(controls.as_ref())
            .iter()
            .all(|(side, control)| {
                let last_press = side
                    .last_press
                    .map_or(0, |gain| gain.period.max(gain.period_after));
                side.period.max(last_press) < control.periods().len()
            })
    }

    pub(super) fn period(&self, controls: &ByColor<TimeControl>, color: Color) -> Period {
        controls[color].periods()[self.sides[color].period]
    }

    /// The time as stored, with what is left of Bronstein's delay, which is shown as part of it.
    pub(super) fn visible_time(&self, controls: &ByColor<TimeControl>, color: Color) -> Duration {
        let side = &self.sides[color];
        if let Method::Bronstein { .. } = self.period(controls, color).method
            && side.fallen.is_none()
        {
            sum(side.time, side.delay)
        } else {
            side.time
        }
    }

    /// Stores what is left at `at`, so that the reading counts from there. Nothing may fall due before.
    pub(super) fn rebase(&mut self, controls: &ByColor<TimeControl>, at: Moment) {
        let Some(Running { color, since }) = self.running else {
            return;
        };
        let method = self.period(controls, color).method;
        let used = self.sides[color].spend(method, at - since);
        if self.period(controls, color.other()).method == Method::Hourglass {
            let gaining = &mut self.sides[color.other()];
            if gaining.fallen.is_none() {
                gaining.time = sum(gaining.time, used);
            }
        }
        self.running = Some(Running {
            color,
            since: since.max(at),
        });
    }

    /// When the running side's time is used up, be it by a period or the last of all.
    pub(super) fn due(&self, controls: &ByColor<TimeControl>) -> Option<(Color, Moment)> {
        let Running { color, since } = self.running?;
        let side = &self.sides[color];
        if side.fallen.is_some() || self.period(controls, color).method == Method::Upcount {
            return None;
        }
        Some((color, since + side.delay + side.time))
    }

    /// Lets time pass until `at`: low time is told, periods end at zero, flags fall.
    pub(super) fn advance(&mut self, at: Moment, terms: &mut PassingTerms<'_>) {
        while let Some((color, due)) = self.due(terms.controls) {
            self.tell_low(color, due.min(at), terms);
            if due > at {
                break;
            }
            self.reach_zero(color, due, terms);
        }
    }

    fn tell_low(&mut self, color: Color, until: Moment, terms: &mut PassingTerms<'_>) {
        let period = self.period(terms.controls, color);
        let low = period.low_time();
        let begins_above = period.total_time() > low;
        let Some(Running { since, .. }) = self.running else {
            return;
        };
        let side = &mut self.sides[color];
        let at = since + side.delay + side.time.saturating_sub(low);
        if begins_above && !side.low && at <= until {
            side.low = true;
            terms.news.push(ClockEvent::LowTime { color, at });
        }
    }

    fn reach_zero(&mut self, color: Color, at: Moment, terms: &mut PassingTerms<'_>) {
        self.rebase(terms.controls, at);
        let control = &terms.controls[color];
        let index = self.sides[color].period;
        let Some(next) = control
            .periods()
            .get(index + 1)
            .filter(|_| control.periods()[index].moves.is_none())
        else {
            return self.drop_flag(color, at, terms);
        };
        let delay = next
            .method
            .delay()
            .saturating_sub(control.periods()[index].method.delay());
        let side = &mut self.sides[color];
        side.pass_zero(control);
        side.delay = delay;
        side.passed = Some(at);
        terms.news.push(ClockEvent::Period {
            color,
            at,
            period: index + 1,
        });
        if next.method.keeps_time() && control.next_period() == NextPeriod::ToBoth {
            self.share_period(color.other(), index, at, terms);
        }
    }

    /// Gives `color` the next period too, if they are in period `index`, wait for zero as well, and would keep the time.
    fn share_period(
        &mut self,
        color: Color,
        index: usize,
        at: Moment,
        terms: &mut PassingTerms<'_>,
    ) {
        let control = &terms.controls[color];
        let side = &mut self.sides[color];
        let Some(next) = control.periods().get(index + 1) else {
            return;
        };
        let waits_for_zero = control.periods()[side.period].moves.is_none();
        if side.period == index
            && waits_for_zero
            && next.method.keeps_time()
            && side.fallen.is_none()
        {
            side.pass_zero(control);
            side.delay = next.method.delay();
            terms.news.push(ClockEvent::Period {
                color,
                at,
                period: index + 1,
            });
        }
    }

    /// Lets the flag fall, whatever time is left, and stops the clock if its control says so.
    pub(super) fn drop_flag(&mut self, color: Color, at: Moment, terms: &mut PassingTerms<'_>) {
        let first = self.sides[color.other()].fallen.is_none();
        self.sides[color].fallen = Some(FlagFall { at, first });
        if terms.controls[color].at_flag() == AtFlag::Freeze {
            self.running = None;
        }
        terms.news.push(ClockEvent::Flag { color, at });
    }

    /// Completes the running side's move at `at`; gives what its method gives; says what, and whether a period began.
    pub(super) fn complete_move(
        &mut self,
        color: Color,
        at: Moment,
        terms: &mut PassingTerms<'_>,
    ) -> (Duration, Option<usize>) {
        self.rebase(terms.controls, at);
        let control = &terms.controls[color];
        let former = self.period(terms.controls, color);
        let side = &mut self.sides[color];
        let mut gain = Gain {
            increment: Duration::ZERO,
            period_time: Duration::ZERO,
            period: side.period,
            entered: side.entered,
            period_after: side.period,
            counted: true,
        };
        side.moves = side.moves.saturating_add(1);
        let mut begun = None;
        if side.fallen.is_none() {
            let counted = former
                .moves
                .is_some_and(|moves| side.moves.saturating_sub(side.entered) >= moves);
            if counted && former.method.keeps_time() {
                let next = (side.period + 1).min(control.periods().len() - 1);
                gain.period_after = next;
                gain.period_time = control.periods()[next].total_time();
                side.begin(next);
                side.time = sum(side.time, gain.period_time);
                begun = Some(next);
                terms.news.push(ClockEvent::Period {
                    color,
                    at,
                    period: next,
                });
            }
            let now = match control.first_increment() {
                FirstIncrement::BeforeMoveOne => control.periods()[side.period].method,
                FirstIncrement::AfterMoveOne => former.method,
            };
            let before = side.time;
            side.time = match former.method {
                Method::JapaneseByoyomi { .. } => whole_stretches(side.time, former.time),
                Method::FixedPerMove => former.time,
                Method::CanadianByoyomi if counted => {
                    side.begin(side.period);
                    former.time
                }
                Method::SuddenDeath
                | Method::Fischer { .. }
                | Method::Bronstein { .. }
                | Method::UsDelay { .. }
                | Method::Hourglass
                | Method::CanadianByoyomi
                | Method::Upcount => sum(side.time, now.increment()),
            };
            gain.increment = side.time.saturating_sub(before);
        }
        side.last_press = Some(gain);
        side.delay = control.periods()[side.period].method.delay();
        (gain.increment, begun)
    }

    /// Sets `color`'s clock going at `at`. Another player's turn begins with the full delay.
    pub(super) fn run(&mut self, controls: &ByColor<TimeControl>, color: Color, at: Moment) {
        self.running = Some(Running { color, since: at });
        if self.turn != Some(color) {
            self.turn = Some(color);
            self.refill(controls, color);
        }
    }

    pub(super) fn refill(&mut self, controls: &ByColor<TimeControl>, color: Color) {
        self.sides[color].delay = self.period(controls, color).method.delay();
    }

    /// Stands the flag up again if there is time to run.
    pub(super) fn raise_flag(&mut self, color: Color) {
        if self.sides[color].time.is_zero() {
            return;
        }
        self.sides[color].fallen = None;
        if let Some(other) = &mut self.sides[color.other()].fallen {
            other.first = true;
        }
    }
}

/// Japanese byo-yomi: a stretch that was begun and not used up comes back whole.
pub(super) fn whole_stretches(left: Duration, stretch: Duration) -> Duration {
    let nanos = left.as_nanos().div_ceil(stretch.as_nanos()) * stretch.as_nanos();
    let seconds = u64::try_from(nanos / 1_000_000_000).unwrap_or(u64::MAX);
    let rest =
        u32::try_from(nanos % 1_000_000_000).expect("a remainder by a thousand million fits");
    Duration::new(seconds, rest).min(LONGEST)
}
