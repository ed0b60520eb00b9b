//! Time that passes fifty times as fast. The program itself has no such thing: it is given a platform.

use std::time::{Duration, Instant};

use jadoube::app::time_source::{Time, Timestamp};

use super::support::window::now;

/// How many times as fast.
pub const SPEED: u32 = 50;

/// The day on which the evening begins, as time since 1 January 1970.
const EVENING: Duration = Duration::from_hours(498_714);

#[derive(Debug)]
pub struct FastTime {
    began: Instant,
}

impl FastTime {
    pub fn beginning_now() -> Self {
        Self { began: now() }
    }
}

impl Time for FastTime {
    fn look(&self) -> Timestamp {
        let steady = (now() - self.began) * SPEED;
        Timestamp {
            steady,
            calendar: EVENING + steady,
            asleep: None,
        }
    }
}
