//! What the built program takes of a machine, in a real window: `cargo bench --bench window`.
//!
//! Prints each figure and the most it may be, and ends badly when one is more.

use std::fmt;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use support::window::desktop::Desktop;
use support::window::side_clock_presses;
use support::window::window_driver::WindowDriver;

#[path = "../support"]
mod support {
    #[expect(dead_code, reason = "no game is played while figures are taken")]
    pub mod window;
}

/// How often a lever is pressed.
const PRESSES: usize = 1_000;

/// The figures taken so far.
#[derive(Default)]
struct Figures {
    is_too_much: bool,
}

impl Figures {
    fn take(&mut self, what: impl fmt::Display, figure: f64, most: f64, unit: &str) {
        let verdict = if figure <= most { "" } else { ": TOO MUCH" };
        println!("{what}: {figure:.1} {unit}, at most {most:.1} {unit}{verdict}");
        self.is_too_much |= figure > most;
    }
}

fn main() -> ExitCode {
    let mut figures = Figures::default();
    at_the_table(&mut figures);
    at_the_side_clock(&mut figures);
    at_the_levers(&mut figures);
    ExitCode::from(u8::from(figures.is_too_much))
}

/// How much of a core the program takes, in hundredths.
fn percent(seat: &WindowDriver<'_>, seconds: u64) -> f64 {
    let time = Duration::from_secs(seconds);
    let before = seat.program().processor_time();
    thread::sleep(time);
    let taken = seat.program().processor_time().saturating_sub(before);
    100.0 * taken.as_secs_f64() / time.as_secs_f64()
}

fn at_the_table(figures: &mut Figures) {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    let first_picture = seat.program().until_first_picture;
    seat.click("Play");
    seat.click("Start the game");
    seat.settle();
    let idle = percent(&seat, 20);
    seat.space();
    seat.settle();
    let running = percent(&seat, 20);
    let [resident, own] =
        ["VmRSS", "RssAnon"].map(|name| f64::from(seat.program().memory(name)) / 1024.0);
    figures.take(
        "start to first picture",
        first_picture.as_secs_f64(),
        1.0,
        "s",
    );
    figures.take("processor, nothing happening", idle, 1.0, "%");
    figures.take("processor, a clock running", running, 5.0, "%");
    figures.take("memory, resident", resident, 200.0, "MB");
    figures.take("memory, its own", own, 80.0, "MB");
}

/// Painted once a second, ten times in the last ten seconds, and not at all while it stands.
fn at_the_side_clock(figures: &mut Figures) {
    for (time, often, seconds, most) in [("90+30", "once", 15, 5.0), ("10s", "ten times", 8, 7.0)] {
        let desktop = Desktop::start();
        let home = tempfile::tempdir().expect("a folder for the program");
        let mut seat = WindowDriver::take(&desktop, home.path());
        seat.click("Side clock");
        seat.click("Custom time");
        desktop.key("ctrl+a");
        desktop.write(time);
        seat.click("Set the clock");
        desktop.key(side_clock_presses::RIGHT);
        thread::sleep(Duration::from_secs(1));
        let running = percent(&seat, seconds);
        desktop.key("Escape");
        seat.settle();
        let standing = percent(&seat, 15);
        let painted = format!("processor, the side clock painted {often} a second");
        figures.take(painted, running, most, "%");
        figures.take("processor, the same standing", standing, 1.0, "%");
    }
}

/// Somewhere between the stamps before and after each key was sent lies the press. If every press is charged at its own
/// time, one difference between both watches fits all of them; what does not fit is how late a press was charged.
fn at_the_levers(figures: &mut Figures) {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    let pressed = side_clock_presses::press(&mut seat, &desktop, home.path(), PRESSES);
    let (keyed, charged) = (&pressed.keyed, &pressed.charged);
    assert_eq!(charged.len(), keyed.len(), "every press counts, and once");
    let first = keyed[0].0;
    let difference = |moment: &Duration, stamp: std::time::Instant| {
        moment.as_secs_f64() - (stamp - first).as_secs_f64()
    };
    let pairs = || charged.iter().zip(keyed);
    let at_least = pairs().map(|(moment, (_, after))| difference(moment, *after));
    let at_most = pairs().map(|(moment, (before, _))| difference(moment, *before));
    let late = at_least.fold(f64::MIN, f64::max) - at_most.fold(f64::MAX, f64::min);
    let latest = format!("the latest of {PRESSES} presses, beyond what its delivery explains");
    figures.take(latest, 1_000.0 * late.max(0.0), 100.0, "ms");
}
