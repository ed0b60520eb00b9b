//! Owns what people are told and have not read yet, as facts; `ui` words them.

use crate::ui::Notification;

/// What people have been told and have not dismissed, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Notifications {
    told: Vec<Notification>,
}

impl Notifications {
    /// Those that were noticed before there was a window.
    #[must_use]
    pub fn new(first: Vec<Notification>) -> Self {
        Self { told: first }
    }

    /// Tells people something, unless it stands there already.
    pub fn add(&mut self, notification: Notification) {
        if !self.told.contains(&notification) {
            self.told.push(notification);
        }
    }

    /// What could not be kept is kept now.
    pub fn not_kept_is_over(&mut self) {
        self.told
            .retain(|told| !matches!(told, Notification::NotKept(_)));
    }

    /// Somebody has read the one at that place.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.told.len() {
            self.told.remove(index);
        }
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
    use crate::ui::FileProblem;

    #[test]
    fn nothing_is_told_twice_while_it_stands_there() {
        let mut notifications = Notifications::default();
        let one = Notification::SecondProgram;
        let other = Notification::NotKept(FileProblem::DiskFull);
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
}
