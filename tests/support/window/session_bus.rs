//! A session bus of a test's own, on which nothing is started by itself.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A session bus; it ends with this value.
pub struct SessionBus {
    daemon: Child,
    pub address: String,
}

impl SessionBus {
    /// Starts a bus that listens in that folder.
    pub fn start(folder: &Path) -> Self {
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
        Self {
            daemon,
            address: address.trim().to_owned(),
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
