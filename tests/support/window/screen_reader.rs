//! A screen reader of a test's own: it hears what the program tells the accessibility bus, and may ask what has the focus.
//! Of the window's picture it knows nothing.

use std::fmt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, MessageIterator, Proxy};
use zbus::message::Type;
use zbus::zvariant::{OwnedObjectPath, Structure, Value};
use zbus::{MatchRule, Message};

use super::session_bus::SessionBus;
use super::{signal, wait_for};

/// Where the systems keep the program that offers the accessibility bus, which is no command; `.ci/prepare` looks there too.
const FOLDERS: [&str; 5] = [
    "/usr/libexec",
    "/usr/libexec/at-spi2",
    "/usr/lib",
    "/usr/lib/at-spi2",
    "/usr/lib/at-spi2-core",
];

/// What one must ask for to be told of it.
const EVENTS: [&str; 2] = ["object:announcement", "object:state-changed:focused"];

const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";

/// How many names around what has the focus are told at most.
const DEEPEST: usize = 12;

/// The accessibility bus of a desktop; it ends with this value.
pub struct AccessibilityBus {
    launcher: Child,
}

impl AccessibilityBus {
    /// Starts what desktops start, on that session bus; sockets and what is remembered lie in that folder.
    pub fn start(session: &SessionBus, folder: &Path) -> Self {
        let places = FOLDERS.map(|folder| Path::new(folder).join("at-spi-bus-launcher"));
        let launcher = places.iter().find(|it| it.exists());
        let launcher = launcher.expect("at-spi2-core is not here; `sh .ci/prepare` installs it");
        let launcher = Command::new(launcher)
            .arg("--launch-immediately")
            .env_clear()
            .env("PATH", "/usr/bin:/bin")
            .env("HOME", folder)
            .env("XDG_RUNTIME_DIR", folder)
            .env("DBUS_SESSION_BUS_ADDRESS", &session.address)
            .env("GSETTINGS_BACKEND", "memory")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the accessibility bus");
        Self { launcher }
    }
}

impl Drop for AccessibilityBus {
    fn drop(&mut self) {
        // It takes the bus that it started along.
        signal(self.launcher.id(), "TERM");
        self.launcher.wait().ok();
    }
}

/// What has the keyboard, as the bus tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Focus {
    pub name: String,
    pub role: String,
    pub description: String,
    /// The names of what it lies in, the nearest first.
    pub within: Vec<String>,
}

impl fmt::Display for Focus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.name, self.role)?;
        if !self.description.is_empty() {
            write!(f, "; {}", self.description)?;
        }
        if !self.within.is_empty() {
            write!(f, " (in {})", self.within.join(", "))?;
        }
        Ok(())
    }
}

/// What a role of the bus is called.
fn role_name(number: u32) -> String {
    let role = atspi_common::Role::try_from(number);
    role.map_or_else(|_| number.to_string(), |role| role.name().to_owned())
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Told(String),
    Focus(Focus),
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Told(text) => write!(f, "“{text}”"),
            Self::Focus(focus) => write!(f, "[{focus}]"),
        }
    }
}

/// Somebody who listens on the accessibility bus.
pub struct ScreenReader {
    bus: Connection,
    events: Receiver<Message>,
}

impl ScreenReader {
    /// Begins to listen, and tells the desktop that somebody does, so that programs speak.
    pub fn listen(session_address: &str) -> Self {
        let session = Builder::address(session_address).and_then(Builder::build);
        let session = session.expect("a session bus");
        let address = wait_for("the accessibility bus", || {
            let bus = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus").ok()?;
            bus.call::<_, _, String>("GetAddress", &()).ok()
        });
        let status = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status")
            .expect("the state of accessibility");
        for property in ["IsEnabled", "ScreenReaderEnabled"] {
            let set = status.set_property(property, true);
            set.unwrap_or_else(|fault| panic!("{property} is not taken: {fault}"));
        }
        let bus = Builder::address(address.as_str()).and_then(Builder::build);
        let bus = bus.expect("an accessibility bus");
        let registry = Proxy::new(
            &bus,
            "org.a11y.atspi.Registry",
            "/org/a11y/atspi/registry",
            "org.a11y.atspi.Registry",
        )
        .expect("a registry");
        for event in EVENTS {
            let asked = registry.call::<_, _, ()>("RegisterEvent", &event);
            asked.unwrap_or_else(|fault| panic!("nobody tells {event}: {fault}"));
        }
        let rule = MatchRule::builder()
            .msg_type(Type::Signal)
            .interface("org.a11y.atspi.Event.Object")
            .expect("a name of the bus")
            .build();
        let signals = MessageIterator::for_match_rule(rule, &bus, Some(10_000));
        let signals = signals.expect("a bus that tells events");
        let (sender, events) = channel();
        thread::spawn(move || {
            for message in signals.flatten() {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        Self { bus, events }
    }

    /// What is heard next, at most so long from now.
    pub fn next(&self, patience: Duration) -> Option<Heard> {
        let deadline = super::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(super::now());
            let message = self.events.recv_timeout(left).ok()?;
            if let Some(heard) = self.read(&message) {
                return Some(heard);
            }
        }
    }

    fn read(&self, message: &Message) -> Option<Heard> {
        let header = message.header();
        let body = message.body();
        let fields: Structure<'_> = body.deserialize().ok()?;
        let [Value::Str(kind), Value::I32(detail), _, data, ..] = fields.fields() else {
            return None;
        };
        match (header.member()?.as_str(), kind.as_str(), *detail) {
            ("Announcement", ..) => {
                let data = if let Value::Value(inner) = data {
                    inner
                } else {
                    data
                };
                data.downcast_ref::<String>().ok().map(Heard::Told)
            }
            ("StateChanged", "focused", 1) => {
                let object = (
                    header.sender()?.to_string(),
                    header.path()?.to_owned().into(),
                );
                self.ask(&object).map(Heard::Focus)
            }
            _ => None,
        }
    }

    /// Asks what an object is; nothing where it has gone meanwhile.
    fn ask(&self, object: &(String, OwnedObjectPath)) -> Option<Focus> {
        let accessible = self.accessible(object)?;
        let mut within = Vec::new();
        let mut around: (String, OwnedObjectPath) = accessible.get_property("Parent").ok()?;
        for _ in 0..DEEPEST {
            let Some(outer) = self.accessible(&around) else {
                break;
            };
            let Ok(name) = outer.get_property::<String>("Name") else {
                break;
            };
            if !name.is_empty() {
                within.push(name);
            }
            let Ok(further) = outer.get_property("Parent") else {
                break;
            };
            around = further;
        }
        Some(Focus {
            name: accessible.get_property("Name").ok()?,
            role: role_name(accessible.call("GetRole", &()).ok()?),
            description: accessible.get_property("Description").unwrap_or_default(),
            within,
        })
    }

    fn accessible(&self, (name, path): &(String, OwnedObjectPath)) -> Option<Proxy<'static>> {
        zbus::blocking::proxy::Builder::new(&self.bus)
            .destination(name.clone())
            .and_then(|it| it.path(path.clone()))
            .and_then(|it| it.interface(ACCESSIBLE))
            .map(|it| it.cache_properties(zbus::proxy::CacheProperties::No))
            .and_then(zbus::blocking::proxy::Builder::build)
            .ok()
    }
}
