//! What a clock shows: digits rounded up, tenths at the end, and when they change next.
//!
//! Time left is rounded up, so zero is shown when the flag falls and not before; time counted up is rounded down.

use std::time::Duration;

use shakmaty::Color;

use super::clock::Clock;
use super::clock_state::{FlagFall, Running};
use super::control::Method;
use super::moment::Moment;
use super::rounding::ClockUnit;

/// At and below this much time left the face shows tenths of a second.
pub const TENTHS: Duration = Duration::from_secs(10);

const INSTANT: Duration = Duration::from_nanos(1);

/// Everything one side of a clock shows at a moment.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing a face shows or does not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// The time to show: whole seconds, or whole tenths where `tenths` says so.
    pub shown: Duration,
    /// Whether tenths of a second are shown.
    pub tenths: bool,
    /// Whether so little time is left that a person has to be warned, which is what is little in this period; see
    /// [`Period::low_time`](super::control::Period::low_time).
    pub low: bool,
    /// Whether the time counts upwards.
    pub counts_up: bool,
    /// What is left of a US delay, in whole seconds rounded up; nothing with any other method.
    pub delay: Duration,
    /// Whether this side runs.
    pub runs: bool,
    /// The index of the period, from 0.
    pub period: usize,
    /// Moves completed.
    pub moves: u32,
    /// Moves still to complete in this period or this allotment of byo-yomi; `None` where they are not counted.
    pub moves_to_go: Option<u32>,
    /// Japanese byo-yomi: how many stretches are left, and how much of the present one.
    pub stretches: Option<ByoYomiLeft>,
    /// The flag, if it has fallen.
    pub flag: Option<FlagFall>,
    /// When this side last used a period up and passed into the next: a DGT 3000 shows a sign for five minutes.
    pub passed: Option<Moment>,
}

/// What is left of Japanese byo-yomi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ByoYomiLeft {
    /// How many stretches are left, the present one included.
    pub left: u32,
    /// What is left of the present one, in whole seconds rounded up.
    pub present: Duration,
}

impl Clock {
    /// What `color`'s side shows at `at`.
    pub fn face(&self, color: Color, at: Moment) -> Face {
        let readings = self.readings_at(at);
        let side = &readings.sides[color];
        let period = readings.period(self.controls(), color);
        let counts_up = period.method == Method::Upcount;
        let left = readings.visible_time(self.controls(), color);
        let unit = unit(left, counts_up);
        let stretches =
            matches!(period.method, Method::JapaneseByoyomi { .. }).then(|| ByoYomiLeft {
                left: u32::try_from(side.time.as_nanos().div_ceil(period.time.as_nanos()))
                    .unwrap_or(u32::MAX),
                present: ClockUnit::Second.up(present_stretch(side.time, period.time)),
            });
        Face {
            shown: if counts_up {
                unit.down(left)
            } else {
                unit.up(left)
            },
            tenths: unit == ClockUnit::Tenth,
            low: !counts_up && unit.up(left) <= period.low_time(),
            counts_up,
            delay: match period.method {
                Method::UsDelay { .. } => ClockUnit::Second.up(side.delay),
                Method::SuddenDeath
                | Method::Fischer { .. }
                | Method::Bronstein { .. }
                | Method::Hourglass
                | Method::JapaneseByoyomi { .. }
                | Method::CanadianByoyomi
                | Method::Upcount
                | Method::FixedPerMove => Duration::ZERO,
            },
            runs: readings
                .running
                .is_some_and(|running| running.color == color),
            period: side.period,
            moves: side.moves,
            moves_to_go: period
                .moves
                .map(|moves| moves.saturating_sub(side.moves.saturating_sub(side.entered))),
            stretches,
            flag: side.fallen,
            passed: side.passed,
        }
    }

    /// When anything either [`Face`] shows changes next, if nobody touches the clock; `None` when nothing will.
    ///
    /// That is once a second, ten times at and below [`TENTHS`]; with an hourglass once more, for the side that gains.
    pub fn next_change(&self, at: Moment) -> Option<Moment> {
        let readings = self.readings_at(at);
        let Running { color, since } = readings.running?;
        let side = &readings.sides[color];
        if side.fallen.is_some() {
            return None;
        }
        let left = readings.visible_time(self.controls(), color);
        let runs = match readings.period(self.controls(), color).method {
            Method::Upcount => {
                let second = ClockUnit::Second;
                second
                    .length()
                    .saturating_sub(left.saturating_sub(second.down(left)))
            }
            Method::UsDelay { .. } if !side.delay.is_zero() => {
                falling(side.delay, ClockUnit::Second)
            }
            Method::JapaneseByoyomi { .. } => {
                let present = present_stretch(left, readings.period(self.controls(), color).time);
                falling(left, unit(left, false)).min(falling(present, ClockUnit::Second))
            }
            Method::SuddenDeath
            | Method::Fischer { .. }
            | Method::Bronstein { .. }
            | Method::UsDelay { .. }
            | Method::Hourglass
            | Method::CanadianByoyomi
            | Method::FixedPerMove => falling(left, unit(left, false)),
        };
        let gains = readings.period(self.controls(), color.other()).method == Method::Hourglass
            && readings.sides[color.other()].fallen.is_none();
        let gained = if gains {
            let left = readings.visible_time(self.controls(), color.other());
            let to_full = unit(left, false).up(left).saturating_sub(left);
            side.delay.saturating_add(to_full).saturating_add(INSTANT)
        } else {
            Duration::MAX
        };
        Some(since + runs.min(gained))
    }
}

/// What is left of the stretch in use, all stretches together being `left`.
fn present_stretch(left: Duration, stretch: Duration) -> Duration {
    let nanos = left.as_nanos() % stretch.as_nanos();
    match u64::try_from(nanos) {
        Ok(0) => stretch.min(left),
        Ok(nanos) => Duration::from_nanos(nanos),
        Err(_) => stretch,
    }
}

/// What the last digit shown counts.
fn unit(left: Duration, counts_up: bool) -> ClockUnit {
    if left <= TENTHS && !counts_up {
        ClockUnit::Tenth
    } else {
        ClockUnit::Second
    }
}

/// How long until a falling time, rounded up to `unit`, shows one less.
fn falling(left: Duration, unit: ClockUnit) -> Duration {
    left.saturating_sub(unit.up(left).saturating_sub(unit.length()))
}
