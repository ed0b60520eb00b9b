//! What a part of the program may use while it works: the platform, the window, the notifications, and the moment.

use std::io;
use std::time::Duration;

use eframe::egui::Context;

use super::durable_log::{Displacement, LogFault, RETRY_INTERVAL, SignOfLife};
use super::local_time::LocalTime;
use super::notifications::Notifications;
use super::platform::Platform;
use super::time_source::Timestamp;
use super::window_controller::WindowController;
use jadoube_cli::system::file_problem::problem_of;
use jadoube_core::i18n::Words;
use jadoube_core::record::wall_time::WallTime;
use jadoube_ui::{KeptLog, Notification};

/// How long the program may have rested before people are told of it: no longer than a power cut gives back.
const LONGEST_REST: Duration = Duration::from_secs(5);

/// What a part may use while it obeys a command or lets time pass.
#[derive(Debug)]
pub struct AppContext<'a> {
    /// The machine, or a scripted one.
    pub platform: &'a mut Platform,
    /// Where people are told what they should know.
    pub notifications: &'a mut Notifications,
    /// The window, and the screen shown in it.
    pub window: &'a mut WindowController,
    /// When the frame began, which is when its commands were asked for.
    pub timestamp: Timestamp,
    /// Until when it is known what was done: before the frame began, while a lever's key is held down.
    pub known_until: Timestamp,
    /// The words of the program's language, for what is written into files.
    pub words: Words,
    /// The window's own context, to wake it and to send it commands.
    pub context: &'a Context,
}

impl AppContext<'_> {
    /// The frame's beginning as calendar and clock show it where the machine is.
    pub fn local_time(&self) -> LocalTime {
        LocalTime::new(self.timestamp, &self.platform.time_zone)
    }

    /// Tells people, if something could not be written to the program's own files.
    pub fn check(&mut self, written: io::Result<()>) {
        if let Err(error) = written {
            self.notifications
                .add(Notification::NotKept(problem_of(&error)));
        }
    }

    /// Tells people what came of trying again to keep what the disk had refused. While the disk `lacks_something`, wakes the
    /// program for the next try.
    pub fn check_again(&mut self, retried: Option<io::Result<()>>, lacks_something: bool) {
        match retried {
            Some(Ok(())) => {
                self.notifications.not_kept_is_over();
                self.notifications.add(Notification::KeptAfterAll);
            }
            Some(Err(error)) => self.check(Err(error)),
            None => {}
        }
        if lacks_something {
            self.context.request_repaint_after(RETRY_INTERVAL);
        }
    }

    /// Tells people what is wrong with a log that was found, if anything is.
    pub fn tell_of_log(&mut self, log: KeptLog, fault: Option<LogFault>) {
        let notification = match fault {
            None => return,
            Some(LogFault::Damaged(aside)) => Notification::Damaged(log, aside),
            Some(LogFault::Lost(aside)) => Notification::Lost(log, aside),
            Some(LogFault::Foreign(aside)) => Notification::Foreign(log, aside),
            Some(LogFault::Newer) => Notification::Newer(log),
        };
        self.notifications.add(notification);
    }

    /// Tells people where the clock of a log stands that ran when the program ended, if that is not known.
    pub fn tell_of_sign(&mut self, log: KeptLog, sign: SignOfLife) {
        if sign == SignOfLife::Lost {
            self.notifications.add(Notification::SignLost(log));
        }
    }

    /// Tells people for how long nobody knows what was done, if a clock ran when the program ended: since the wall showed that.
    pub fn tell_of_rest(&mut self, log: KeptLog, ended: Option<WallTime>) {
        let rest = ended.map(|ended| self.local_time().wall().since(ended));
        if let Some(rest) = rest.filter(|rest| *rest >= LONGEST_REST) {
            self.notifications.add(Notification::Unwatched(log, rest));
        }
    }

    /// Tells people that something else changed a log on the disk, if anything did.
    pub fn tell_of_displacement(&mut self, log: KeptLog, displacement: Option<Displacement>) {
        if let Some(Displacement(kept)) = displacement {
            self.notifications.add(Notification::Displaced(log, kept));
        }
    }

    /// Tells people that the disk does not give a log.
    pub fn log_unreadable(&mut self, log: KeptLog, error: &io::Error) {
        let notification = Notification::LogUnreadable(log, problem_of(error));
        self.notifications.add(notification);
    }
}

/// A scripted platform on which a part is tried out alone.
#[cfg(test)]
pub(super) mod stage {
    use super::*;
    use crate::app::game_controller::GameController;
    use crate::app::store::MemoryStore;
    use crate::app::time_source::{ScriptedTime, Time as _};
    use jadoube_core::i18n::Language;
    use jadoube_core::laws::{ArbiterAct, Deed, Terms};
    use jadoube_core::record::play_mode::PlayMode;
    use jadoube_core::record::script::Times;
    use jadoube_ui::NewGame;

    /// Everything that a part may use, without the other parts.
    #[derive(Debug)]
    pub struct Stage {
        pub time: ScriptedTime,
        pub files: MemoryStore,
        pub platform: Platform,
        pub notifications: Notifications,
        pub window: WindowController,
        context: Context,
    }

    impl Stage {
        pub fn new() -> Self {
            let (time, files) = (ScriptedTime::default(), MemoryStore::default());
            Self {
                platform: Platform::scripted(&time, &files),
                time,
                files,
                notifications: Notifications::default(),
                window: WindowController::default(),
                context: Context::default(),
            }
        }

        pub fn timestamp(&self) -> Timestamp {
            self.time.look()
        }

        /// A game on the table of which nothing was said.
        pub fn game(&mut self) -> GameController {
            let mut game = GameController::new(self.timestamp());
            let mode = PlayMode::default();
            game.begin(NewGame::default(), mode, &mut self.cx());
            game
        }

        /// A game of five minutes each that has begun.
        pub fn timed_game(&mut self) -> GameController {
            let mut game = GameController::new(self.timestamp());
            let control = Times::same("300".parse().expect("a time control")).0;
            let new_game = NewGame {
                terms: Terms {
                    control: Some(control),
                    ..Terms::default()
                },
                ..NewGame::default()
            };
            game.begin(new_game, PlayMode::default(), &mut self.cx());
            game.act(Deed::Arbiter(ArbiterAct::Start), &mut self.cx());
            game
        }

        /// The services of a frame that begins now.
        pub fn cx(&mut self) -> AppContext<'_> {
            AppContext {
                timestamp: self.time.look(),
                known_until: self.time.look(),
                platform: &mut self.platform,
                notifications: &mut self.notifications,
                window: &mut self.window,
                words: Words::new(Language::English),
                context: &self.context,
            }
        }
    }
}
