//! When an act happened, exact to the nanosecond, and how that stands in text.

use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::duration_text::{LONGEST, UnreadableDuration, as_text, read, sum, written};

/// When something happened: the time since the acts of a game began.
///
/// Two moments cannot be added; one taken from the other leaves a [`Duration`].
///
/// ```
/// use jadoube_core::clock::Moment;
/// use std::time::Duration;
///
/// let touched = Moment::START + Duration::from_secs(3);
/// let pressed = Moment::START + Duration::from_millis(4_500);
/// assert_eq!(pressed - touched, Duration::from_millis(1_500));
/// assert_eq!(touched - pressed, Duration::ZERO);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(Duration);

impl Moment {
    /// When the acts of the game begin.
    pub const START: Moment = Moment(Duration::ZERO);

    /// The moment `since_start` after the acts began, [`LONGEST`] at the most: what is kept can be read again.
    pub const fn after(since_start: Duration) -> Moment {
        if since_start.as_secs() < LONGEST.as_secs() {
            Moment(since_start)
        } else {
            Moment(LONGEST)
        }
    }

    /// How long after the beginning of the acts this is.
    pub const fn since_start(self) -> Duration {
        self.0
    }
}

impl Sub for Moment {
    type Output = Duration;

    /// How long this is after `earlier`; nothing if it is not after it.
    fn sub(self, earlier: Moment) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<Duration> for Moment {
    type Output = Moment;

    /// The moment that much later; the last one that can be told, should the sum pass it (a thousand years).
    fn add(self, later: Duration) -> Moment {
        Moment(sum(self.0, later))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(self.0))
    }
}

impl FromStr for Moment {
    type Err = UnreadableDuration;

    fn from_str(text: &str) -> Result<Moment, UnreadableDuration> {
        read(text).map(Moment)
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_text::serialize(&self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Moment, D::Error> {
        as_text::deserialize(deserializer).map(Moment)
    }
}
