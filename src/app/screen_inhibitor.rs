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
    use std::collections::HashMap;
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::thread;

    use zbus::blocking::Connection;
    use zbus::zvariant::{OwnedObjectPath, Value};

    use super::super::desktop_portal::{PORTAL, PORTAL_PATH};
    use super::ScreenInhibitor;

    /// What the desktop is told.
    const WHY: &str = "a chess clock is running";

    /// Who is asked first, and where.
    const SCREEN_SAVER: &str = "org.freedesktop.ScreenSaver";
    const SCREEN_SAVER_PATH: &str = "/org/freedesktop/ScreenSaver";

    /// What the portal is asked for where nobody bears that name, or from within a sandbox: that the session does not become
    /// idle.
    const NOT_IDLE: u32 = 8;

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
                let asks = move || {
                    let bus = Connection::session()?;
                    ask_the_desktop(&bus, &answers);
                    zbus::Result::Ok(())
                };
                // Without the thread nobody answers, and the screen sleeps when it likes.
                let _ = thread::Builder::new()
                    .name("screen-inhibitor".to_owned())
                    .spawn(asks);
                asked
            });
            // Nobody listens where there is no desktop to ask.
            let _ = asked.send(awake);
        }
    }

    /// By whom the screen is kept awake.
    enum Kept {
        ScreenSaver(u32),
        Portal(OwnedObjectPath),
    }

    /// Passes on what is asked, until the program ends; the desktop forgets it when the connection closes. Whoever fails to
    /// answer once is asked again with the next clock.
    fn ask_the_desktop(bus: &Connection, asked: &Receiver<bool>) {
        let mut kept: Option<Kept> = None;
        while let Ok(awake) = asked.recv() {
            match (awake, kept.take()) {
                (true, None) => kept = inhibit(bus),
                (false, Some(kept)) => release(bus, &kept),
                (_, unchanged) => kept = unchanged,
            }
        }
    }

    /// Asks the screen saver, or else the portal.
    fn inhibit(bus: &Connection) -> Option<Kept> {
        let saver = || {
            let saver = Some(SCREEN_SAVER);
            let answer = bus.call_method(
                saver,
                SCREEN_SAVER_PATH,
                saver,
                "Inhibit",
                &("Jadoube", WHY),
            )?;
            answer.body().deserialize().map(Kept::ScreenSaver)
        };
        let portal = || {
            let options = HashMap::from([("reason", Value::from(WHY))]);
            let interface = Some("org.freedesktop.portal.Inhibit");
            let asks = ("", NOT_IDLE, options);
            let answer = bus.call_method(Some(PORTAL), PORTAL_PATH, interface, "Inhibit", &asks)?;
            answer.body().deserialize().map(Kept::Portal)
        };
        let answered = saver().or_else(|_: zbus::Error| portal());
        answered
            .inspect_err(|error| log::info!("the screen is not kept awake: {error}"))
            .ok()
    }

    /// Lets the screen sleep again. Where that fails, the desktop has forgotten it.
    fn release(bus: &Connection, kept: &Kept) {
        let released = match kept {
            Kept::ScreenSaver(cookie) => {
                let saver = Some(SCREEN_SAVER);
                bus.call_method(saver, SCREEN_SAVER_PATH, saver, "UnInhibit", cookie)
            }
            Kept::Portal(request) => {
                let interface = Some("org.freedesktop.portal.Request");
                bus.call_method(Some(PORTAL), request, interface, "Close", &())
            }
        };
        if let Err(error) = released {
            log::info!("the screen may stay awake: {error}");
        }
    }

    #[cfg(test)]
    mod tests {
        use zbus::blocking::connection::Builder;

        use super::*;
        use crate::app::own_bus::OwnBus;

        #[test]
        fn a_machine_without_a_desktop_is_asked_in_vain_and_nothing_is_said() {
            let mut desktop = Desktop::default();
            desktop.keep_awake(true);
            desktop.keep_awake(true);
            desktop.keep_awake(false);
            assert!(!desktop.is_awake);
        }

        /// What the portal was asked.
        struct Portal(Sender<String>);

        #[zbus::interface(name = "org.freedesktop.portal.Inhibit")]
        impl Portal {
            fn inhibit(
                &self,
                window: &str,
                flags: u32,
                options: HashMap<String, zbus::zvariant::OwnedValue>,
            ) -> OwnedObjectPath {
                let reasons = options.into_values().count();
                self.0
                    .send(format!("Inhibit {window:?} {flags}, {reasons} reason"))
                    .expect("somebody listens");
                OwnedObjectPath::try_from("/request/1").expect("a path")
            }
        }

        struct Request(Sender<String>);

        #[zbus::interface(name = "org.freedesktop.portal.Request")]
        impl Request {
            fn close(&self) {
                self.0.send("Close".to_owned()).expect("somebody listens");
            }
        }

        #[test]
        fn where_no_screen_saver_answers_the_portal_is_asked_each_time() {
            let own = OwnBus::start();
            let (heard, told) = mpsc::channel();
            let request = Request(heard.clone());
            let portal = Portal(heard);
            let _desktop = Builder::address(own.address.as_str())
                .and_then(|bus| bus.serve_at(PORTAL_PATH, portal))
                .and_then(|bus| bus.serve_at("/request/1", request))
                .and_then(|bus| bus.name(PORTAL))
                .and_then(Builder::build)
                .expect("a desktop");
            let bus = Builder::address(own.address.as_str()).and_then(Builder::build);
            let bus = bus.expect("a connection");
            let (asked, answers) = mpsc::channel();
            for awake in [true, true, false, true, false] {
                asked.send(awake).expect("somebody listens");
            }
            drop(asked);
            ask_the_desktop(&bus, &answers);
            let inhibited = "Inhibit \"\" 8, 1 reason";
            let heard: Vec<String> = told.try_iter().collect();
            assert_eq!(heard, [inhibited, "Close", inhibited, "Close"]);
        }
    }
}
