//! The built program in a real window on a desktop that nobody sees, played with real mouse and keyboard events.

pub mod desktop;
pub mod file_windows;
pub mod program_process;
pub mod screen_reader;
pub mod session_bus;
pub mod side_clock_presses;
pub mod window_driver;

use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// Waits until `look` sees something, and gives it.
///
/// # Panics
///
/// When nothing was seen within a minute, naming `what` was waited for.
pub fn wait_for<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    patiently(look).unwrap_or_else(|| panic!("waited a minute for {what}"))
}

/// Looks again and again, for a minute at most, until `look` sees something.
pub fn patiently<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = now() + Duration::from_mins(1);
    while now() < deadline {
        if let Some(seen) = look() {
            return Some(seen);
        }
        thread::sleep(Duration::from_millis(5));
    }
    None
}

/// Sends a process a signal, as `kill` names them.
pub fn signal(process: u32, name: &str) {
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -{name} {process}")])
        .status();
    assert!(sent.expect("a shell").success(), "kill -{name} {process}");
}

/// The present moment on the wall clock.
#[expect(
    clippy::disallowed_methods,
    reason = "a person in front of a real window has a watch too"
)]
pub fn now() -> Instant {
    Instant::now()
}
