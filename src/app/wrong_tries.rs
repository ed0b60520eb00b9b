//! Wrong passphrases and PINs: the first ones are free, and each further one makes the next wait longer.

use std::time::Duration;

/// How many wrong tries cost nothing: letters are mistyped.
const FREE: u32 = 3;

/// How long the next try waits after the last free one went wrong, and at most; each further wrong one doubles it.
const FIRST_WAIT: Duration = Duration::from_secs(10);
const LONGEST_WAIT: Duration = Duration::from_mins(15);

/// The wrong tries at one lock since it was last opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WrongTries {
    count: u32,
    /// Until when the next one waits, by the steady time.
    until: Duration,
}

impl WrongTries {
    /// Counts another wrong try, made at that time.
    pub fn add(&mut self, now: Duration) {
        self.count = self.count.saturating_add(1);
        if let Some(doublings) = self.count.checked_sub(FREE) {
            let factor = 2_u32.saturating_pow(doublings);
            self.until = now + FIRST_WAIT.saturating_mul(factor).min(LONGEST_WAIT);
        }
    }

    /// How long the next try still has to wait at that time; nothing where it may be made.
    pub fn wait(&self, now: Duration) -> Option<Duration> {
        let left = self.until.saturating_sub(now);
        (!left.is_zero()).then_some(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_tries_are_free_and_each_further_one_waits_longer() {
        let mut tries = WrongTries::default();
        let mut now = Duration::from_secs(7);
        let mut waits = Vec::new();
        for _ in 0..12 {
            tries.add(now);
            let wait = tries.wait(now).unwrap_or_default();
            now += wait;
            assert_eq!(tries.wait(now), None, "it has been waited for");
            waits.push(wait.as_secs());
        }
        let expected = [0, 0, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900];
        assert_eq!(waits, expected);
    }
}
