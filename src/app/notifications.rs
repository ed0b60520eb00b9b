//! Owns what people are told and have not read yet, as facts; `ui` words them.

use jadoube_ui::{KeptLog, Notification, Screen};

/// What people have been told and have not dismissed, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Notifications {
    told: Vec<Notification>,
    /// On which screen each was first seen, once it was.
    seen_on: Vec<Option<Screen>>,
}

impl Notifications {
    /// Those that were noticed before there was a window.
    pub fn new(first: Vec<Notification>) -> Self {
        let seen_on = vec![None; first.len()];
        Self {
            told: first,
            seen_on,
        }
    }

    /// Tells people something, unless it stands there already. What the clipboard held before it holds no longer.
    pub fn add(&mut self, notification: Notification) {
        if matches!(notification, Notification::Copied(_)) {
            self.dismiss_all(|told| matches!(told, Notification::Copied(_)));
        }
        if !self.told.contains(&notification) {
            log::info!("{notification:?}");
            self.told.push(notification);
            self.seen_on.push(None);
        }
    }

    /// That screen is shown: what only answered something done on another one is told no longer.
    pub fn shown_on(&mut self, screen: Screen) {
        let is_past = |(told, seen): (&Notification, &Option<Screen>)| {
            told.answers_an_act() && seen.is_some_and(|seen| seen != screen)
        };
        let all = self.told.iter().zip(&self.seen_on);
        let past: Vec<bool> = all.map(is_past).collect();
        for index in (0..past.len()).rev().filter(|index| past[*index]) {
            self.dismiss(index);
        }
        for seen in &mut self.seen_on {
            seen.get_or_insert(screen);
        }
    }

    /// What could not be kept is kept now.
    pub fn not_kept_is_over(&mut self) {
        self.dismiss_all(|told| matches!(told, Notification::NotKept(_)));
    }

    /// Somebody looks for another file than those that could not be read.
    pub fn another_file_is_wanted(&mut self) {
        self.dismiss_all(|told| matches!(told, Notification::Unreadable(..)));
    }

    /// Something plays on in the seat of an engine.
    pub fn engine_is_back(&mut self) {
        self.dismiss_all(|told| matches!(told, Notification::EngineLeft(..)));
    }

    /// Another game lies on the table: what was told of the clocks of the one before, and of its engine, says nothing any more.
    pub fn another_game_begins(&mut self) {
        self.engine_is_back();
        self.dismiss_all(|told| {
            matches!(
                told,
                Notification::SignLost(KeptLog::Game)
                    | Notification::Unwatched(KeptLog::Game, _)
                    | Notification::Slept(_)
                    | Notification::SleptOrSet(_)
                    | Notification::HeldUp(_)
            )
        });
    }

    fn dismiss_all(&mut self, is_over: impl Fn(&Notification) -> bool) {
        while let Some(index) = self.told.iter().position(&is_over) {
            self.dismiss(index);
        }
    }

    /// That holds no longer.
    pub fn withdraw(&mut self, notification: &Notification) {
        if let Some(index) = self.told.iter().position(|told| told == notification) {
            self.dismiss(index);
        }
    }

    /// Somebody has read the one at that place.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.told.len() {
            self.told.remove(index);
            self.seen_on.remove(index);
        }
    }

    pub fn all(&self) -> &[Notification] {
        &self.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_core::record::FileProblem;
    use jadoube_ui::ClipboardContent;

    #[test]
    fn only_what_the_clipboard_holds_now_is_told() {
        let mut notifications = Notifications::default();
        let [game, position] = [ClipboardContent::Game, ClipboardContent::Position];
        for copied in [game, position] {
            notifications.add(Notification::Copied(copied));
        }
        let told = [Notification::Copied(ClipboardContent::Position)];
        assert_eq!(notifications.all(), told);
    }

    #[test]
    fn what_answered_an_act_goes_with_its_screen() {
        let mut notifications = Notifications::default();
        let (refused, trouble) = (
            Notification::PinNeeded,
            Notification::NotKept(FileProblem::DiskFull),
        );
        notifications.add(refused.clone());
        notifications.add(trouble.clone());
        for screen in [Screen::Table, Screen::Table] {
            notifications.shown_on(screen);
            assert_eq!(notifications.all(), [refused.clone(), trouble.clone()]);
        }
        notifications.shown_on(Screen::Preferences);
        assert_eq!(notifications.all(), std::slice::from_ref(&trouble));
        notifications.not_kept_is_over();
        notifications.add(refused.clone());
        notifications.shown_on(Screen::Preferences);
        assert_eq!(notifications.all(), [refused]);
    }

    #[test]
    fn what_was_told_of_a_game_s_clocks_goes_with_it() {
        let mut notifications = Notifications::default();
        let side = Notification::SignLost(KeptLog::SideClock);
        notifications.add(Notification::SignLost(KeptLog::Game));
        notifications.add(side.clone());
        notifications.another_game_begins();
        assert_eq!(notifications.all(), [side]);
    }

    #[test]
    fn nothing_is_told_twice_while_it_stands_there() {
        let mut notifications = Notifications::default();
        let one = Notification::SecondProgram(None);
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
