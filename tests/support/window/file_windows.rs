//! The windows for choosing files that a desktop may have, none of them shown to anybody: each chooses what the test says.

use std::collections::HashMap;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;
use zbus::message::Header;
use zbus::zvariant::{ObjectPath, OwnedObjectPath, OwnedValue, Value};

use super::screen_reader::AccessibilityBus;
use super::session_bus::SessionBus;

/// How long it takes until a person has chosen; whoever answers sooner has no window.
const CHOOSING: Duration = Duration::from_millis(400);

/// Which window for files a desktop has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileWindow {
    /// None: the path is typed.
    None,
    /// The helper that GNOME brings.
    Zenity,
    /// The portal on the session bus.
    Portal,
}

impl FileWindow {
    pub const ALL: [Self; 3] = [Self::None, Self::Zenity, Self::Portal];
}

/// Whether somebody listens to programs instead of looking at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accessibility {
    Unheard,
    Heard,
}

/// What a desktop offers to programs beside its display: a folder of helpers, and a session bus.
pub struct DesktopServices {
    pub window: FileWindow,
    /// Where the one program looks for helpers.
    pub path: PathBuf,
    /// Where the session bus is, or where nobody listens.
    pub bus_address: String,
    /// The file that is chosen next; none if the person changes their mind.
    answer: PathBuf,
    /// Where a window writes what stands above it.
    title: PathBuf,
    // In the order in which they end.
    _accessibility: Option<AccessibilityBus>,
    _portal: Option<Connection>,
    _bus: Option<SessionBus>,
}

impl DesktopServices {
    /// The services of a desktop with such a window, kept in that folder.
    pub fn start(window: FileWindow, accessibility: Accessibility, folder: &Path) -> Self {
        let (path, answer) = (folder.join("helpers"), folder.join("answer"));
        let title = folder.join("title");
        fs::create_dir(&path).expect("a folder for helpers");
        if window == FileWindow::Zenity {
            put_zenity(&path.join("zenity"), &answer, &title);
        }
        let has_bus = window == FileWindow::Portal || accessibility == Accessibility::Heard;
        let bus = has_bus.then(|| SessionBus::start(folder));
        let nowhere = || format!("unix:path={}", folder.join("no-bus").display());
        let bus_address = bus.as_ref().map_or_else(nowhere, |bus| bus.address.clone());
        let portal = bus.as_ref().filter(|_| window == FileWindow::Portal);
        let portal = portal.map(|bus| {
            let portal = Portal {
                answer: answer.clone(),
                title: title.clone(),
            };
            portal.serve(bus)
        });
        let heard = bus
            .as_ref()
            .filter(|_| accessibility == Accessibility::Heard);
        Self {
            window,
            path,
            _accessibility: heard.map(|bus| AccessibilityBus::start(bus, folder)),
            _portal: portal,
            _bus: bus,
            bus_address,
            answer,
            title,
        }
    }

    /// What stood above the last window; nothing if none has opened.
    pub fn title(&self) -> String {
        fs::read_to_string(&self.title).unwrap_or_default()
    }

    /// From now on that file is chosen, or none.
    pub fn choose(&self, file: Option<&Path>) {
        let file = file.map_or("", |file| file.to_str().expect("a path in letters"));
        fs::write(&self.answer, file).expect("a place for the answer");
    }
}

/// Puts a helper there that shows no window, and answers what stands in that file.
fn put_zenity(place: &Path, answer: &Path, title: &Path) {
    let path = std::env::var("PATH").unwrap_or_default();
    let seconds = CHOOSING.as_secs_f32();
    let (answer, title) = (answer.display(), title.display());
    let script = format!(
        "#!/bin/sh\nfor word; do case $word in --title=*) printf %s \"${{word#*=}}\" > '{title}';; esac; done\n\
         PATH='{path}' sleep {seconds}\n[ -s '{answer}' ] || exit 1\n\
         read -r file < '{answer}' || :\nprintf '%s\\n' \"$file\"\n"
    );
    fs::write(place, script).expect("a helper");
    fs::set_permissions(place, fs::Permissions::from_mode(0o755)).expect("a program");
}

/// The portal's way of choosing files.
struct Portal {
    answer: PathBuf,
    title: PathBuf,
}

impl Portal {
    /// Answers on that bus as long as the connection lives.
    fn serve(self, bus: &SessionBus) -> Connection {
        let connected = Builder::address(bus.address.as_str())
            .and_then(|bus| bus.serve_at("/org/freedesktop/portal/desktop", self))
            .and_then(|bus| bus.name("org.freedesktop.portal.Desktop"))
            .and_then(Builder::build);
        connected.expect("a bus of our own")
    }

    /// Chooses after a while, and tells it where the asker listens.
    fn ask(
        &self,
        title: &str,
        options: &HashMap<String, OwnedValue>,
        header: &Header<'_>,
        connection: &zbus::Connection,
    ) -> OwnedObjectPath {
        fs::write(&self.title, title).expect("a place for the title");
        let token = options.get("handle_token");
        let token = token.and_then(|token| token.downcast_ref::<String>().ok());
        let sender = header.sender().map(ToString::to_string);
        let sender = sender.unwrap_or_default().replace('.', "_");
        let path = format!(
            "/org/freedesktop/portal/desktop/request/{}/{}",
            sender.trim_start_matches(':'),
            token.unwrap_or_else(|| "none".to_owned())
        );
        let path = ObjectPath::try_from(path).expect("a path of the bus");
        let (bus, request) = (
            Connection::from(connection.clone()),
            path.clone().into_owned(),
        );
        let answer = self.answer.clone();
        thread::spawn(move || {
            thread::sleep(CHOOSING);
            let file = fs::read_to_string(answer).unwrap_or_default();
            let is_cancelled = u32::from(file.is_empty());
            let uris = Value::from(vec![format!("file://{file}")]);
            let results = HashMap::from([("uris", uris)]);
            let request_interface = "org.freedesktop.portal.Request";
            let told = bus.emit_signal(
                None::<&str>,
                &request,
                request_interface,
                "Response",
                &(is_cancelled, results),
            );
            told.expect("a bus of our own");
        });
        path.into()
    }
}

#[expect(
    clippy::needless_pass_by_value,
    clippy::unused_self,
    reason = "what a method of the bus takes is laid down"
)]
#[zbus::interface(name = "org.freedesktop.portal.FileChooser")]
impl Portal {
    /// What a portal with a file chooser behind it tells.
    #[zbus(property, name = "version")]
    const fn version(&self) -> u32 {
        4
    }

    fn open_file(
        &self,
        parent: &str,
        title: &str,
        options: HashMap<String, OwnedValue>,
        #[zbus(header)] header: Header<'_>,
        #[zbus(connection)] connection: &zbus::Connection,
    ) -> OwnedObjectPath {
        let _ = parent;
        self.ask(title, &options, &header, connection)
    }

    fn save_file(
        &self,
        parent: &str,
        title: &str,
        options: HashMap<String, OwnedValue>,
        #[zbus(header)] header: Header<'_>,
        #[zbus(connection)] connection: &zbus::Connection,
    ) -> OwnedObjectPath {
        let _ = parent;
        self.ask(title, &options, &header, connection)
    }
}
