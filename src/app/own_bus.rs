//! A session bus of a test's own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// It ends with the test.
pub struct OwnBus {
    daemon: Child,
    pub address: String,
}

impl OwnBus {
    pub fn start() -> Self {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("dbus-daemon is not here; `sh .ci/prepare` installs it");
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().expect("a pipe"))
            .read_line(&mut address)
            .expect("the bus tells its address");
        let address = address.trim().to_owned();
        Self { daemon, address }
    }
}

impl Drop for OwnBus {
    fn drop(&mut self) {
        // Killing it fails only when it has ended already.
        self.daemon.kill().ok();
        self.daemon.wait().ok();
    }
}
