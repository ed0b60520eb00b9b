//! Keeps the screen awake while a clock runs, where the desktop can be asked to; where it cannot, nothing is said.

use std::fmt;

/// Something that can keep the screen awake.
pub trait ScreenInhibitor: fmt::Debug {
    /// Keeps the screen awake from now on, or lets it sleep again; cheap to call each frame.
    fn keep_awake(&mut self, awake: bool);
}

/// Nothing that can be kept awake.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoInhibitor;

impl ScreenInhibitor for NoInhibitor {
    fn keep_awake(&mut self, _: bool) {}
}

/// The screen of this machine.
pub fn of_this_machine() -> Box<dyn ScreenInhibitor> {
    #[cfg(target_os = "linux")]
    return Box::<linux::Desktop>::default();
    #[cfg(any(windows, target_os = "macos"))]
    return Box::<by_crate::AwakeDisplay>::default();
    #[cfg(not(any(target_os = "linux", windows, target_os = "macos")))]
    Box::new(NoInhibitor)
}

#[cfg(any(windows, target_os = "macos"))]
mod by_crate {
    use std::fmt;

    use jadoube_cli::APP_ID;
    use keepawake::{Builder, KeepAwake};

    use super::ScreenInhibitor;

    /// The display, kept awake until what keeps it is dropped.
    #[derive(Default)]
    pub(super) struct AwakeDisplay {
        is_awake: bool,
        kept: Option<KeepAwake>,
    }

    impl fmt::Debug for AwakeDisplay {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_tuple("AwakeDisplay").field(&self.is_awake).finish()
        }
    }

    impl ScreenInhibitor for AwakeDisplay {
        fn keep_awake(&mut self, awake: bool) {
            if std::mem::replace(&mut self.is_awake, awake) == awake {
                return;
            }
            self.kept = None;
            if awake {
                let mut builder = Builder::default();
                builder.display(true).idle(true).app_name("Jadoube");
                builder
                    .reason("a chess clock is running")
                    .app_reverse_domain(APP_ID);
                // Where the system refuses, the screen sleeps when it likes.
                self.kept = builder.create().ok();
            }
        }
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::thread;

    use zbus::blocking::Connection;

    use super::ScreenInhibitor;

    /// Who is asked, and where.
    const SCREEN_SAVER: &str = "org.freedesktop.ScreenSaver";
    const SCREEN_SAVER_PATH: &str = "/org/freedesktop/ScreenSaver";

    /// The desktop, asked over D-Bus on a thread of its own, which begins with the first clock.
    #[derive(Debug, Default)]
    pub(super) struct Desktop {
        is_awake: bool,
        asked: Option<Sender<bool>>,
    }

    impl ScreenInhibitor for Desktop {
        fn keep_awake(&mut self, awake: bool) {
            if std::mem::replace(&mut self.is_awake, awake) == awake {
                return;
            }
            let asked = self.asked.get_or_insert_with(|| {
                let (asked, answers) = mpsc::channel();
                // Without the thread nobody answers, and the screen sleeps when it likes.
                let _ = thread::Builder::new()
                    .name("screen-inhibitor".to_owned())
                    .spawn(move || ask_the_desktop(&answers));
                asked
            });
            // Nobody listens where there is no desktop to ask.
            let _ = asked.send(awake);
        }
    }

    /// Passes on what is asked, until the program ends; the desktop forgets it when the connection closes.
    fn ask_the_desktop(asked: &Receiver<bool>) -> zbus::Result<()> {
        let bus = Connection::session()?;
        let saver = Some(SCREEN_SAVER);
        let mut kept: Option<u32> = None;
        while let Ok(awake) = asked.recv() {
            match (awake, kept) {
                (true, None) => {
                    let why = ("Jadoube", "a chess clock is running");
                    let answer =
                        bus.call_method(saver, SCREEN_SAVER_PATH, saver, "Inhibit", &why)?;
                    kept = Some(answer.body().deserialize()?);
                }
                (false, Some(cookie)) => {
                    bus.call_method(saver, SCREEN_SAVER_PATH, saver, "UnInhibit", &cookie)?;
                    kept = None;
                }
                (true, Some(_)) | (false, None) => {}
            }
        }
        Ok(())
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_machine_without_a_desktop_is_asked_in_vain_and_nothing_is_said() {
            let mut desktop = Desktop::default();
            desktop.keep_awake(true);
            desktop.keep_awake(true);
            desktop.keep_awake(false);
            assert!(!desktop.is_awake);
        }
    }
}
