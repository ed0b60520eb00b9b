//! The levers of the side clock, pressed by real keys, and when each press was charged.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use jadoube_core::record::side_clock::{self, SideClock, SideClockAct, SideClockEvent};

use super::desktop::Desktop;
use super::window_driver::WindowDriver;
use super::{now, wait_for};

/// The places of both Ctrl keys on an X keyboard; by name xdotool would have to find them anew each time.
pub const LEFT: &str = "37";
pub const RIGHT: &str = "105";

/// What was pressed, and what the clock has kept of it.
pub struct Pressed {
    /// The moments before and after each key was sent.
    pub keyed: Vec<(Instant, Instant)>,
    /// The moments at which the clock has charged a press.
    pub charged: Vec<Duration>,
}

/// What the program has kept of the side clock.
pub fn kept(home: &Path) -> SideClock {
    side_clock::journal::read(&journal(home)).contents
}

fn journal(home: &Path) -> Vec<u8> {
    fs::read(home.join("evening.journal")).unwrap_or_default()
}

/// Sets the side clock, begins, and presses it so many times.
pub fn press(
    seat: &mut WindowDriver<'_>,
    desktop: &Desktop,
    home: &Path,
    presses: usize,
) -> Pressed {
    seat.click("Side clock");
    seat.click("Set the clock");
    seat.settle();
    // The title and what the clock was set to stand before the presses.
    let written = || journal(home).split(|byte| *byte == b'\n').count() - 2;
    let mut keyed = Vec::new();
    for key in [RIGHT, LEFT].into_iter().cycle().take(presses + 1) {
        let before = now();
        desktop.key(key);
        keyed.push((before, now()));
        // Two levers in one frame are pressed at once, and then only the running side's counts.
        wait_for("the press", || (written() > keyed.len()).then_some(()));
    }
    let is_press =
        |act: &SideClockAct| matches!(act, SideClockAct::Press(_) | SideClockAct::Begin(_));
    let charged = kept(home).log()[1..]
        .iter()
        .filter(|line| matches!(&line.what, SideClockEvent::Did(act) if is_press(act)))
        .map(|line| line.at.since_start())
        .collect();
    Pressed { keyed, charged }
}
