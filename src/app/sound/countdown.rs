//! The last ten seconds of a running side, each of which can be heard.

use super::Sound;
use jadoube_core::clock::{Clock, ClockUnit, Moment};

/// From how many seconds on each can be heard.
const COUNTED: u64 = 10;

/// Which of the last ten seconds was heard last.
#[derive(Clone, Copy, Debug, Default)]
pub struct Countdown {
    last: Option<u64>,
}

impl Countdown {
    /// The sound of a second that has just begun, if that is wanted.
    pub fn time_passes(
        &mut self,
        clock: Option<&Clock>,
        now: Moment,
        is_wanted: bool,
    ) -> Option<Sound> {
        let second = clock.and_then(|clock| last_second(clock, now));
        let before = std::mem::replace(&mut self.last, second);
        let is_heard = is_wanted && second.is_some() && second != before;
        is_heard.then_some(Sound::Tick)
    }
}

/// Which of the last ten seconds the running side is in.
fn last_second(clock: &Clock, now: Moment) -> Option<u64> {
    let face = clock.face(clock.running()?, now);
    let second = ClockUnit::Second.up(face.shown).as_secs();
    ((1..=COUNTED).contains(&second) && !face.counts_up && face.flag.is_none()).then_some(second)
}
