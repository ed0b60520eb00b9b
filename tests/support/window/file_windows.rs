//! The windows for choosing files that a desktop may have, none of them shown to anybody: each chooses what the test says.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use zbus::blocking::Connection;
use zbus::blocking::connection::Builder;
use zbus::message::Header;
use zbus::zvariant::{ObjectPath, OwnedObjectPath, OwnedValue, Value};

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
    _bus: Option<SessionBus>,
}

impl DesktopServices {
    /// The services of a desktop with such a window, kept in that folder.
    pub fn start(window: FileWindow, folder: &Path) -> Self {
        let (path, answer) = (folder.join("helpers"), folder.join("answer"));
        let title = folder.join("title");
        fs::create_dir(&path).expect("a folder for helpers");
        if window == FileWindow::Zenity {
            put_zenity(&path.join("zenity"), &answer, &title);
        }
        let portal = || Portal {
            answer: answer.clone(),
            title: title.clone(),
        };
        let bus = (window == FileWindow::Portal).then(|| SessionBus::start(folder, portal()));
        let nowhere = || format!("unix:path={}", folder.join("no-bus").display());
        let bus_address = bus.as_ref().map_or_else(nowhere, |bus| bus.address.clone());
        Self {
            window,
            path,
            bus_address,
            answer,
            title,
            _bus: bus,
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

/// A session bus that starts nothing, with nobody on it but a portal of ours; it ends with this value.
struct SessionBus {
    daemon: Child,
    address: String,
    _portal: Connection,
}

impl SessionBus {
    fn start(folder: &Path, portal: Portal) -> Self {
        let config = folder.join("bus.conf");
        let listen = folder.display();
        let text = format!(
            "<busconfig><type>session</type><listen>unix:dir={listen}</listen><policy context=\"default\">\
             <allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/><allow own=\"*\"/>\
             </policy></busconfig>"
        );
        fs::write(&config, text).expect("a place for the bus");
        let mut daemon = Command::new("dbus-daemon")
            .arg("--config-file")
            .arg(&config)
            .args(["--nofork", "--print-address"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is not here; `sh .ci/prepare` installs it");
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().expect("a pipe"))
            .read_line(&mut address)
            .expect("the bus tells its address");
        let address = address.trim().to_owned();
        let connected = Builder::address(address.as_str())
            .and_then(|bus| bus.serve_at("/org/freedesktop/portal/desktop", portal))
            .and_then(|bus| bus.name("org.freedesktop.portal.Desktop"))
            .and_then(Builder::build);
        Self {
            daemon,
            address,
            _portal: connected.expect("a bus of our own"),
        }
    }
}

impl Drop for SessionBus {
    fn drop(&mut self) {
        // Killing it fails only when it has ended already.
        self.daemon.kill().ok();
        self.daemon.wait().ok();
    }
}

/// The portal's way of choosing files.
struct Portal {
    answer: PathBuf,
    title: PathBuf,
}

impl Portal {
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
