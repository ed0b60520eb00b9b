//! Owns what people are told and have not read yet, as facts; `ui` words them.

use std::time::Duration;

use crate::ui::Notification;

/// How long something that went well is shown.
const GOOD_NEWS: Duration = Duration::from_secs(8);

/// What people have been told and have not dismissed, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Notifications {
    told: Vec<Notification>,
    /// The steady time at which each leaves by itself, as far as it is known yet that it will.
    leaving: Vec<Option<Duration>>,
}

impl Notifications {
    /// Those that were noticed before there was a window.
    #[must_use]
    pub fn new(first: Vec<Notification>) -> Self {
        Self {
            leaving: vec![None; first.len()],
            told: first,
        }
    }

    /// Tells people something, unless it stands there already.
    pub fn add(&mut self, notification: Notification) {
        if !self.told.contains(&notification) {
            self.told.push(notification);
            self.leaving.push(None);
        }
    }

    /// What could not be kept is kept now.
    pub fn not_kept_is_over(&mut self) {
        for index in (0..self.told.len()).rev() {
            if matches!(self.told[index], Notification::NotKept(_)) {
                self.dismiss(index);
            }
        }
    }

    /// Somebody has read the one at that place.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.told.len() {
            self.told.remove(index);
            self.leaving.remove(index);
        }
    }

    /// At that steady time what went well leaves, if it has been shown for some seconds; troubles stay. Says in how long
    /// the next leaves.
    pub fn time_passes(&mut self, now: Duration) -> Option<Duration> {
        for index in (0..self.told.len()).rev() {
            if self.told[index].is_trouble() {
                continue;
            }
            let leaves = *self.leaving[index].get_or_insert(now + GOOD_NEWS);
            if leaves <= now {
                self.dismiss(index);
            }
        }
        let next = self.leaving.iter().flatten().min();
        next.map(|leaves| leaves.saturating_sub(now))
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Notification] {
        &self.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_told_twice_while_it_stands_there() {
        let mut notifications = Notifications::default();
        let one = Notification::SecondProgram;
        let other = Notification::NotKept("no space left".to_owned());
        for notification in [&one, &other, &one] {
            notifications.add(notification.clone());
        }
        assert_eq!(notifications.all(), [one.clone(), other.clone()]);
        notifications.dismiss(5);
        notifications.dismiss(0);
        assert_eq!(notifications.all(), [other]);
        notifications.add(one);
        assert_eq!(notifications.all().len(), 2);
    }
    #[test]
    fn what_went_well_leaves_by_itself_and_trouble_stays() {
        let mut notifications = Notifications::default();
        let trouble = Notification::SecondProgram;
        notifications.add(Notification::Written("a.jadoube".into()));
        notifications.add(trouble.clone());
        let at = Duration::from_secs;
        assert_eq!(notifications.time_passes(at(100)), Some(at(8)));
        notifications.add(Notification::Written("b.jadoube".into()));
        assert_eq!(notifications.time_passes(at(105)), Some(at(3)));
        assert_eq!(notifications.all().len(), 3);
        assert_eq!(notifications.time_passes(at(108)), Some(at(5)));
        assert_eq!(notifications.time_passes(at(113)), None);
        assert_eq!(notifications.all(), [trouble]);
    }
}
