//! Owns the lock of the arbiter's desk: whether it stands open, the PIN that is being looked at, and the wrong ones.

use std::sync::mpsc::{Receiver, TryRecvError};

use super::frame_context::AppContext;
use super::game_controller::GameController;
use super::jobs::worker;
use super::settings_controller::SettingsController;
use super::side_clock_controller::SideClockController;
use super::store::SETTINGS;
use super::time_source::Timestamp;
use super::wrong_tries::WrongTries;
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::record::desk_pin::DeskPin;
use jadoube_core::record::envelope::Secret;
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_ui::{DeskLock, LockCommand, Notification, Screen};

/// The lock of the arbiter's desk.
#[derive(Debug, Default)]
pub struct DeskLockController {
    /// The screen on which it was opened; none while it is locked.
    opened_on: Option<Screen>,
    under_way: Option<PinTask>,
    was_wrong: bool,
    wrong: WrongTries,
}

/// What is done with a PIN beside the window, since it takes long on purpose.
#[derive(Debug)]
enum PinTask {
    Opening(Receiver<bool>),
    Choosing(Receiver<DeskPin>),
}

impl DeskLockController {
    /// How it stands, for what is kept of the PIN in those settings.
    pub fn view(
        &self,
        settings: &SettingsController,
        file: impl FnOnce() -> std::path::PathBuf,
        timestamp: Timestamp,
    ) -> DeskLock {
        let has_pin = settings.settings().pin.is_some();
        DeskLock {
            has_pin,
            is_open: self.opened_on.is_some(),
            is_busy: self.is_busy(),
            was_wrong: self.was_wrong,
            wait: self.wrong.wait(timestamp.steady),
            file: if has_pin { file() } else { SETTINGS.into() },
        }
    }

    /// Whether a PIN is being looked at.
    pub const fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    /// Whether only somebody who knows the PIN may go on.
    pub const fn is_locked(&self, settings: &SettingsController) -> bool {
        settings.settings().pin.is_some() && self.opened_on.is_none()
    }

    /// Does what is asked of it.
    pub fn obey(
        &mut self,
        command: LockCommand,
        settings: &mut SettingsController,
        cx: &mut AppContext<'_>,
    ) {
        let is_locked = self.is_locked(settings);
        match command {
            LockCommand::Open(pin) => self.open(pin, settings, cx),
            LockCommand::Lock => self.lock(),
            LockCommand::Choose(pin) if !is_locked => self.choose(pin, cx),
            LockCommand::Remove if !is_locked => settings.set_pin(None, cx),
            LockCommand::Choose(_) | LockCommand::Remove => {}
        }
    }

    fn lock(&mut self) {
        self.opened_on = None;
        self.was_wrong = false;
    }

    fn open(&mut self, pin: Secret, settings: &SettingsController, cx: &AppContext<'_>) {
        let waits = self.wrong.wait(cx.timestamp.steady).is_some();
        let Some(kept) = settings.settings().pin.clone() else {
            return;
        };
        if waits || self.under_way.is_some() {
            return;
        }
        self.was_wrong = false;
        let answer = worker::answer("pin", cx.context, move || kept.is(&pin));
        self.under_way = answer.ok().map(PinTask::Opening);
    }

    fn choose(&mut self, pin: Secret, cx: &AppContext<'_>) {
        let is_long_enough = pin.reveal().chars().count() >= DeskPin::LEAST;
        let salt = (cx.platform.salt)().filter(|_| is_long_enough);
        let Some(salt) = salt.filter(|_| self.under_way.is_none()) else {
            return;
        };
        let answer = worker::answer("pin", cx.context, move || DeskPin::of(&pin, salt));
        self.under_way = answer.ok().map(PinTask::Choosing);
    }

    /// Looks what came of a PIN, and locks what was left.
    pub fn time_passes(
        &mut self,
        settings: &mut SettingsController,
        game: &mut GameController,
        side_clock: &mut SideClockController,
        cx: &mut AppContext<'_>,
    ) {
        match &self.under_way {
            Some(PinTask::Opening(answer)) => match answer.try_recv() {
                Ok(true) => {
                    self.under_way = None;
                    self.wrong = WrongTries::default();
                    self.opened_on = Some(cx.window.screen());
                    cx.notifications.withdraw(&Notification::PinNeeded);
                }
                Ok(false) => {
                    self.under_way = None;
                    self.was_wrong = true;
                    self.wrong.add(cx.timestamp.steady);
                    log_wrong_try(settings, game, side_clock, cx);
                }
                Err(TryRecvError::Disconnected) => self.under_way = None,
                Err(TryRecvError::Empty) => {}
            },
            Some(PinTask::Choosing(answer)) => match answer.try_recv() {
                Ok(pin) => {
                    self.under_way = None;
                    self.opened_on = Some(cx.window.screen());
                    settings.set_pin(Some(pin), cx);
                }
                Err(TryRecvError::Disconnected) => self.under_way = None,
                Err(TryRecvError::Empty) => {}
            },
            None => {}
        }
        let shown = cx.window.screen();
        if self.opened_on.is_some_and(|on| !is_still_there(on, shown)) {
            self.lock();
        }
    }
}

/// Whether somebody who opened the lock on one screen is still at the desk on another: who reads the Laws there is.
fn is_still_there(opened_on: Screen, shown: Screen) -> bool {
    shown == opened_on || opened_on == Screen::Desk && matches!(shown, Screen::Laws | Screen::Keys)
}

/// Writes a wrong try into the log of what it was meant for.
fn log_wrong_try(
    settings: &SettingsController,
    game: &mut GameController,
    side_clock: &mut SideClockController,
    cx: &mut AppContext<'_>,
) {
    let is_of_the_clock = cx.window.screen() == Screen::SideClock;
    if is_of_the_clock || !game.session().has_game() {
        side_clock.act(SideClockAct::RefuseEntry, settings.settings(), cx);
    } else {
        game.act(Deed::Arbiter(ArbiterAct::RefuseEntry), cx);
    }
}
