//! One program for one person: a second one hands its files to the first over the session bus, and ends.
//!
//! The first one bears the program's name on the bus and hears `org.freedesktop.Application`, as desktops ask it. A program
//! with a folder of its own (`JADOUBE_HOME`) stands apart. Without a bus each program is alone.

use std::collections::VecDeque;
use std::fmt;
use std::path::PathBuf;

use jadoube_cli::StartScreen;

/// What another program asks of this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InstanceRequest {
    /// It is to come before the other windows.
    Activate,
    /// It is to open these files, too.
    Open(Vec<PathBuf>),
    /// It is to show that screen.
    Show(StartScreen),
}

/// Where requests of other programs arrive.
pub trait InstanceRequests: fmt::Debug {
    /// Returns the next request, if there is one.
    fn next(&mut self) -> Option<InstanceRequest>;
}

/// Requests that were given in advance, for tests; none in a program that is alone.
#[derive(Debug, Default)]
pub struct ScriptedRequests(pub VecDeque<InstanceRequest>);

impl InstanceRequests for ScriptedRequests {
    fn next(&mut self) -> Option<InstanceRequest> {
        self.0.pop_front()
    }
}

#[cfg(target_os = "linux")]
pub use linux::FirstInstance;

/// The only program that there is.
#[cfg(not(target_os = "linux"))]
#[derive(Debug)]
pub struct FirstInstance;

#[cfg(not(target_os = "linux"))]
impl FirstInstance {
    /// Hands what is asked to a program that is there already; none is looked for here.
    pub const fn or_hand_over(_: &InstanceRequest) -> Option<Self> {
        Some(Self)
    }

    /// Returns where requests of other programs arrive: there are none.
    pub fn listen(self, _: &eframe::egui::Context) -> Box<dyn InstanceRequests> {
        Box::<ScriptedRequests>::default()
    }
}

#[cfg(target_os = "linux")]
mod linux {
    use std::collections::HashMap;
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::thread;
    use std::time::Duration;

    use eframe::egui::Context;
    use zbus::blocking::Connection;
    use zbus::blocking::fdo::DBusProxy;
    use zbus::zvariant::{OwnedValue, Value};

    use super::{InstanceRequest, InstanceRequests, ScriptedRequests};
    use jadoube_cli::system::file_uri::{path_of_uri, uri_of_path};
    use jadoube_cli::{APP_ID, StartScreen};
    use jadoube_core::clock::typed_control::typed_text;

    /// Where the program is found under its name: the name with strokes, as desktops expect it.
    const PATH: &str = "/io/github/jadoube/Jadoube";

    const INTERFACE: &str = "org.freedesktop.Application";

    /// How long the bus and the other program may take.
    const PATIENCE: Duration = Duration::from_secs(1);

    /// The first program of this person, with its connection to the bus where there is one.
    #[derive(Debug)]
    pub struct FirstInstance(Option<Connection>);

    impl FirstInstance {
        /// Hands what is asked to a program that is there already; where none is, this one is the first.
        pub fn or_hand_over(asked: &InstanceRequest) -> Option<Self> {
            if std::env::var_os("JADOUBE_HOME").is_some() {
                return Some(Self(None));
            }
            let asked = asked.clone();
            let (sender, answers) = mpsc::channel();
            let asks = move || sender.send(hand_over(&asked));
            let asking = thread::Builder::new()
                .name("first-instance".to_owned())
                .spawn(asks);
            let answer = asking
                .ok()
                .and_then(|_| answers.recv_timeout(PATIENCE).ok());
            match answer {
                Some(Ok(Answer::HandedOver)) => None,
                Some(Ok(Answer::First(bus))) => Some(Self(Some(bus))),
                // Nobody can be asked.
                Some(Err(_)) | None => Some(Self(None)),
            }
        }

        /// Takes the name on the bus, and returns where requests of other programs arrive.
        pub fn listen(self, context: &Context) -> Box<dyn InstanceRequests> {
            let Some(bus) = self.0 else {
                return Box::<ScriptedRequests>::default();
            };
            let (requests, arrived) = mpsc::channel();
            let program = Program {
                requests,
                context: context.clone(),
            };
            // The window need not wait for it; where it fails, the program stays alone.
            let _ = thread::Builder::new()
                .name("instance".to_owned())
                .spawn(move || {
                    if serve(&bus, program).is_ok() {
                        loop {
                            thread::park();
                        }
                    }
                });
            Box::new(Requests(arrived))
        }
    }

    /// What came of looking for another program.
    enum Answer {
        HandedOver,
        First(Connection),
    }

    fn hand_over(asked: &InstanceRequest) -> zbus::Result<Answer> {
        let bus = Connection::session()?;
        let is_there = DBusProxy::new(&bus)?.name_has_owner(APP_ID.try_into()?)?;
        if !is_there {
            return Ok(Answer::First(bus));
        }
        let about: HashMap<&str, Value<'_>> = HashMap::new();
        let (name, interface) = (Some(APP_ID), Some(INTERFACE));
        match asked {
            InstanceRequest::Activate => {
                bus.call_method(name, PATH, interface, "Activate", &(about,))?;
            }
            InstanceRequest::Open(files) => {
                let uris: Vec<String> = files.iter().map(|path| uri_of_path(path)).collect();
                bus.call_method(name, PATH, interface, "Open", &(uris, about))?;
            }
            InstanceRequest::Show(screen) => {
                let times: Vec<Value<'_>> = match screen {
                    StartScreen::SideClock(Some(times)) => vec![typed_text(times).into()],
                    StartScreen::SideClock(None) | StartScreen::NewGame | StartScreen::Learn => {
                        Vec::new()
                    }
                };
                let action = (screen.name(), times, about);
                bus.call_method(name, PATH, interface, "ActivateAction", &action)?;
            }
        }
        Ok(Answer::HandedOver)
    }

    fn serve(bus: &Connection, program: Program) -> zbus::Result<()> {
        bus.object_server().at(PATH, program)?;
        bus.request_name(APP_ID)
    }

    #[derive(Debug)]
    struct Requests(Receiver<InstanceRequest>);

    impl InstanceRequests for Requests {
        fn next(&mut self) -> Option<InstanceRequest> {
            self.0.try_recv().ok()
        }
    }

    /// The program as the bus sees it.
    struct Program {
        requests: Sender<InstanceRequest>,
        context: Context,
    }

    impl Program {
        fn ask(&self, request: InstanceRequest) {
            // If nobody listens any more, the program is ending.
            let _ = self.requests.send(request);
            self.context.request_repaint();
        }
    }

    /// What a desktop tells besides, such as the window that is to come forward, says nothing to this program.
    #[zbus::interface(name = "org.freedesktop.Application")]
    impl Program {
        fn activate(&self, platform_data: HashMap<String, OwnedValue>) {
            drop(platform_data);
            self.ask(InstanceRequest::Activate);
        }

        fn open(&self, uris: Vec<String>, platform_data: HashMap<String, OwnedValue>) {
            drop(platform_data);
            let paths = uris.into_iter().filter_map(|uri| path_of_uri(&uri));
            self.ask(InstanceRequest::Open(paths.collect()));
        }

        /// The entry in menus names a screen by each of its actions; any other brings the window forward.
        fn activate_action(
            &self,
            action_name: &str,
            parameter: Vec<OwnedValue>,
            platform_data: HashMap<String, OwnedValue>,
        ) {
            drop(platform_data);
            let times = parameter.into_iter().next();
            let times = times.and_then(|times| String::try_from(times).ok());
            let screen = StartScreen::of_name(action_name, times.as_deref());
            self.ask(screen.map_or(InstanceRequest::Activate, InstanceRequest::Show));
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn the_path_on_the_bus_is_the_name_of_the_program() {
            assert_eq!(PATH, format!("/{}", APP_ID.replace('.', "/")));
        }
    }
}
