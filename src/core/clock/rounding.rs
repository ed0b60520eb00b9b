//! Durations rounded to what a clock, a sheet or a log tells: down, up, or to the nearest.

use std::time::Duration;

/// What a duration can be rounded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockUnit {
    /// Whole seconds.
    Second,
    /// Tenths of a second.
    Tenth,
    /// Thousandths of a second.
    Millisecond,
}

impl ClockUnit {
    /// How long one is.
    pub const fn length(self) -> Duration {
        match self {
            ClockUnit::Second => Duration::from_secs(1),
            ClockUnit::Tenth => Duration::from_millis(100),
            ClockUnit::Millisecond => Duration::from_millis(1),
        }
    }

    /// `time` without what is begun of one.
    pub fn down(self, time: Duration) -> Duration {
        time.saturating_sub(self.begun(time))
    }

    /// `time` with what is begun of one counted whole; the last whole one, should the next be too long to be counted.
    pub fn up(self, time: Duration) -> Duration {
        let down = self.down(time);
        if down == time {
            time
        } else {
            down.checked_add(self.length()).unwrap_or(down)
        }
    }

    /// Whichever of both is nearer, and the longer where neither is.
    pub fn nearest(self, time: Duration) -> Duration {
        if self.begun(time) < self.length() / 2 {
            self.down(time)
        } else {
            self.up(time)
        }
    }

    /// What is begun of one: all of them divide a second.
    fn begun(self, time: Duration) -> Duration {
        let nanos = time.subsec_nanos();
        Duration::from_nanos(u64::from(match self {
            ClockUnit::Second => nanos,
            ClockUnit::Tenth => nanos % 100_000_000,
            ClockUnit::Millisecond => nanos % 1_000_000,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded_each_way() {
        let micros = |time: Duration| time.as_micros();
        for (unit, time, [down, nearest, up]) in [
            (ClockUnit::Second, 0, [0, 0, 0]),
            (ClockUnit::Second, 1, [0, 0, 1_000_000]),
            (
                ClockUnit::Second,
                1_499_999,
                [1_000_000, 1_000_000, 2_000_000],
            ),
            (
                ClockUnit::Second,
                1_500_000,
                [1_000_000, 2_000_000, 2_000_000],
            ),
            (
                ClockUnit::Tenth,
                1_999_999,
                [1_900_000, 2_000_000, 2_000_000],
            ),
            (ClockUnit::Tenth, 149_999, [100_000, 100_000, 200_000]),
            (ClockUnit::Millisecond, 1_500, [1_000, 2_000, 2_000]),
        ] {
            let time = Duration::from_micros(time);
            assert_eq!(micros(unit.down(time)), down, "{time:?}");
            assert_eq!(micros(unit.nearest(time)), nearest, "{time:?}");
            assert_eq!(micros(unit.up(time)), up, "{time:?}");
        }
    }

    #[test]
    fn the_longest_time_stays_as_many_whole_units_as_there_are() {
        let whole = Duration::from_secs(u64::MAX);
        assert_eq!(ClockUnit::Second.up(Duration::MAX), whole);
        assert_eq!(ClockUnit::Second.nearest(Duration::MAX), whole);
        assert_eq!(
            ClockUnit::Tenth.up(Duration::MAX),
            whole + Duration::from_millis(900)
        );
    }
}
