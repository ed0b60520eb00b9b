//! What the clock on the wall showed during a game: its moments are counted from its beginning, and stand still while the
//! program is closed and while the machine sleeps.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::record::wall_time::WallTime;

/// By how much the wall may part from what is expected before that is noted.
const APART: Duration = Duration::from_secs(1);

/// The clock on the wall as it was seen during a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WallClock(Vec<WallNote>);

/// What the wall showed at a moment of the game; from then on both went on alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WallNote(Moment, WallTime);

impl WallClock {
    /// Whether it was never seen.
    pub const fn is_unseen(&self) -> bool {
        self.0.is_empty()
    }

    /// What the wall showed when it was first seen; none where it never was.
    pub fn first(&self) -> Option<WallTime> {
        self.0.first().map(|WallNote(_, wall)| *wall)
    }

    /// The wall shows that at `at`; gives whether nobody could have known.
    pub fn shows(&mut self, at: Moment, wall: WallTime) -> bool {
        let is_known = self.at(at).is_some_and(|known| {
            let (earlier, later) = (known.min(wall), known.max(wall));
            earlier.later(APART) >= later
        });
        if !is_known {
            self.0.push(WallNote(at, wall));
        }
        !is_known
    }

    /// What the wall showed at that moment; none where it was not seen before.
    pub fn at(&self, at: Moment) -> Option<WallTime> {
        let known = self.0.iter().rev().find(|WallNote(since, _)| *since <= at);
        known.map(|WallNote(since, wall)| wall.later(at - *since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(seconds: u64) -> Moment {
        Moment::after(Duration::from_secs(seconds))
    }

    fn wall(text: &str) -> WallTime {
        text.parse().expect("a day and a time")
    }

    #[test]
    fn what_the_wall_showed_is_known_across_a_rest_and_noted_only_where_it_is_news() {
        let mut clock = WallClock::default();
        assert_eq!((clock.at(moment(5)), clock.first()), (None, None));
        assert!(clock.shows(moment(2), wall("2026-11-22 18:40:02.000")));
        assert!(!clock.shows(moment(50), wall("2026-11-22 18:40:50.400")));
        assert!(clock.shows(moment(50), wall("2026-11-22 21:00:00.000")));
        assert_eq!(clock.at(moment(1)), None);
        assert_eq!(clock.first(), Some(wall("2026-11-22 18:40:02.000")));
        for (at, shown) in [
            (2, "2026-11-22 18:40:02.000"),
            (49, "2026-11-22 18:40:49.000"),
            (51, "2026-11-22 21:00:01.000"),
        ] {
            assert_eq!(clock.at(moment(at)), Some(wall(shown)), "{at}");
        }
        let text = ron::to_string(&clock).expect("notes");
        assert_eq!(ron::from_str(&text), Ok(clock));
    }
}
