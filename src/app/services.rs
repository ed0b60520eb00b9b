//! What a part of the program may use while it works: the platform, the window, the notifications, and the moment.

use std::io;

use eframe::egui::Context;

use super::local_time::LocalTime;
use super::notifications::Notifications;
use super::platform::Platform;
use super::wall_clock::Timestamp;
use super::window_state::WindowState;
use crate::i18n::Words;
use crate::ui::Notification;

/// What a part may use while it obeys a command or lets time pass.
#[derive(Debug)]
pub struct Services<'a> {
    /// The machine, or a scripted one.
    pub platform: &'a mut Platform,
    /// Where people are told what they should know.
    pub notifications: &'a mut Notifications,
    /// The window, and the screen shown in it.
    pub window: &'a mut WindowState,
    /// When the frame began, which is when its commands were asked for.
    pub timestamp: Timestamp,
    /// The words of the program's language, for what is written into files.
    pub words: Words,
    /// The window's own context, to wake it and to send it commands.
    pub context: &'a Context,
}

impl Services<'_> {
    /// The frame's beginning as calendar and clock show it where the machine is.
    #[must_use]
    pub fn local_time(&self) -> LocalTime {
        LocalTime::new(self.timestamp, &self.platform.time_zone)
    }

    /// Tells people, if something could not be written to the program's own files.
    pub fn check(&mut self, written: io::Result<()>) {
        if let Err(error) = written {
            self.notifications
                .add(Notification::NotKept(error.to_string()));
        }
    }
}
