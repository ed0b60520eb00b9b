//! The built program as a process of its own, with a home of its own, in its window.

use std::fs;
use std::path::Path;
use std::process::{Child, ExitStatus};
use std::time::Duration;

use super::desktop::{Desktop, SIZE};
use super::{now, signal, wait_for};

/// A running program; it is killed with this value, as if the power had failed.
pub struct Program {
    process: Child,
    /// From the start of the process to the first picture in its window.
    pub until_first_picture: Duration,
}

impl Program {
    /// Opens the program in a window that fills the desktop; settings and games are kept in `home`.
    pub fn open(desktop: &Desktop, home: &Path) -> Self {
        let started = now();
        let process = desktop
            .command(env!("CARGO_BIN_EXE_jadoube"), home)
            .spawn()
            .expect("the program was built");
        let mut program = Self {
            process,
            until_first_picture: Duration::ZERO,
        };
        wait_for("the first picture in the window", || {
            program.must_run();
            desktop.shows_something().then_some(())
        });
        program.until_first_picture = now() - started;
        let window = wait_for("the window", || {
            desktop.xdotool(&["search", "--onlyvisible", "--name", "."])
        });
        let window = window.lines().next().expect("a window").to_owned();
        // There is no window manager: nobody else moves the window, or gives it the keyboard.
        let [width, height] = [SIZE.0, SIZE.1].map(|length| length.to_string());
        desktop.xdotool(&[
            "windowmove",
            &window,
            "0",
            "0",
            "windowsize",
            &window,
            &width,
            &height,
        ]);
        desktop.xdotool(&["windowfocus", &window]);
        program
    }

    /// The number by which the system knows the process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Kills the program at once, as a failing battery would.
    pub fn kill(mut self) {
        self.process.kill().expect("a program that still runs");
        self.process.wait().expect("a program that ends");
    }

    /// Waits until the program has ended by itself, as it was asked to.
    pub fn end(self) {
        let ended = self.ended();
        assert!(ended.success(), "the program ended badly: {ended}");
    }

    /// Waits until the program has ended by itself, and gives how.
    pub fn ended(mut self) -> ExitStatus {
        wait_for("the program to end", || {
            self.process.try_wait().expect("a process of ours")
        })
    }

    /// Sends it a signal, as `kill` names them: `TERM`, `STOP`.
    pub fn signal(&self, name: &str) {
        signal(self.process.id(), name);
    }

    /// Processor time used so far.
    pub fn processor_time(&self) -> Duration {
        let stat = self.proc("stat");
        let fields: Vec<&str> = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        // User and system time, in hundredths of a second, counted after the process's name.
        let hundredths: u64 = [11, 12]
            .iter()
            .filter_map(|field| fields.get(*field)?.parse::<u64>().ok())
            .sum();
        Duration::from_millis(10 * hundredths)
    }

    /// A figure of the process's memory in kilobytes, such as `VmRSS` or `RssAnon`.
    pub fn memory(&self, name: &str) -> u32 {
        let status = self.proc("status");
        let line = status
            .lines()
            .find(|line| line.split(':').next() == Some(name));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
            .expect("a figure of the process's memory")
    }

    fn proc(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.process.id()))
            .expect("a running process")
    }

    fn must_run(&mut self) {
        if let Some(status) = self.process.try_wait().expect("a process of ours") {
            panic!("the program ended by itself: {status}");
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Killing it fails only when it has ended already.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}
