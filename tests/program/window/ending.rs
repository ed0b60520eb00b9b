//! In a real window: whatever ends the program while a clock runs, the clock is stopped there and nothing is lost.

use std::path::Path;
use std::time::{Duration, Instant};

use jadoube::app::game_session::GameSession;
use jadoube::app::store::{DiskStore, JOURNAL, SETTINGS};
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};
use jadoube_core::record::log::journal;

use crate::support::window::desktop::Desktop;
use crate::support::window::program_process::Program;
use crate::support::window::window_driver::WindowDriver;
use crate::support::window::{now, side_clock_presses, wait_for};

/// How long the program may take to end.
const PROMPTLY: Duration = Duration::from_secs(3);

#[test]
fn a_signal_stops_the_clock_and_closes_the_window() {
    for signal in ["TERM", "INT", "HUP"] {
        let desktop = Desktop::start();
        let home = tempfile::tempdir().expect("a folder for the program");
        let clock = RunningClock::begin(&desktop, home.path());
        // Settings are written when nothing was changed for half a second; nobody waits for that now.
        desktop.key("shift+f");
        assert!(clock.ends_by(|program| program.signal(signal)), "{signal}");
        let settings = std::fs::read_to_string(home.path().join(SETTINGS));
        assert!(settings.expect("settings").contains("turned: true"));
    }
}

#[test]
fn a_signal_stops_the_clock_behind_a_window_that_is_not_shown() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let clock = RunningClock::begin(&desktop, home.path());
    let window = desktop.xdotool(&["search", "--onlyvisible", "--name", "."]);
    let window = window.expect("a window");
    desktop.xdotool(&["windowunmap", "--sync", &window]);
    assert!(clock.ends_by(|program| program.signal("TERM")));
}

#[test]
fn a_display_that_goes_away_stops_the_clock() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let clock = RunningClock::begin(&desktop, home.path());
    assert!(!clock.ends_by(|_| desktop.crash()), "nothing went wrong?");
}

#[test]
fn a_display_that_goes_away_stops_the_side_clock() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    side_clock_presses::press(&mut seat, &desktop, home.path(), 2);
    let clock = || side_clock_presses::kept(home.path()).clock().cloned();
    let runs = || clock().is_some_and(|clock| clock.running().is_some());
    assert!(runs());
    seat.end_by(|_| desktop.crash());
    assert!(!runs(), "the stop is written");
}

#[test]
fn a_program_that_was_stopped_for_a_while_goes_on_with_every_act() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let clock = RunningClock::begin(&desktop, home.path());
    let stopped = now();
    clock.seat.program().signal("STOP");
    std::thread::sleep(Duration::from_secs(3));
    desktop.key(side_clock_presses::LEFT);
    let resumed = now();
    clock.seat.program().signal("CONT");
    let pressed = wait_for("the key that was pressed meanwhile", || {
        events(home.path()).get(1).cloned()
    });
    assert_eq!(pressed.1, Deed::Player(Color::White, PlayerAct::Press));
    assert!(pressed.0.since_start() >= resumed - stopped);
}

/// A game whose first clock runs, and between which looks at the watch it was started.
struct RunningClock<'a> {
    seat: WindowDriver<'a>,
    home: &'a Path,
    begun: (Instant, Instant),
}

impl<'a> RunningClock<'a> {
    fn begin(desktop: &'a Desktop, home: &'a Path) -> Self {
        let mut seat = WindowDriver::take(desktop, home);
        seat.click("Play");
        seat.click("Start the game");
        let before = now();
        seat.space();
        let begun = (before, now());
        // Some seconds without an act, which only the stop can tell.
        std::thread::sleep(Duration::from_millis(1_700));
        Self { seat, home, begun }
    }

    /// Lets that end the program, and looks at what is kept; gives whether the program said that it ended well.
    fn ends_by(mut self, end: impl FnOnce(&Program)) -> bool {
        let asked = now();
        let ended = self.seat.end_by(end);
        let gone = now();
        assert!(gone - asked < PROMPTLY, "it took {:?}", gone - asked);

        let stop = events(self.home).last().cloned();
        let (at, deed) = stop.expect("something happened");
        assert_eq!(deed, Deed::Arbiter(ArbiterAct::Stop));
        let charged = at.since_start();
        let at_least = asked - self.begun.1;
        assert!(charged >= at_least, "{charged:?} of {at_least:?}");
        let at_most = gone - self.begun.0;
        assert!(charged <= at_most, "{charged:?} of {at_most:?}");

        let mut disk = DiskStore::open(self.home.to_owned()).expect("nobody else is there");
        let restored = GameSession::restore("now", &mut disk).expect("a game");
        assert_eq!(restored.session.running(), None);
        assert!(restored.fault.is_none());
        ended.success()
    }
}

/// What is kept of the game, with the moment since its clock was started.
fn events(home: &Path) -> Vec<(Moment, Deed)> {
    let bytes = std::fs::read(home.join(JOURNAL)).unwrap_or_default();
    let journal = journal::read(&bytes).contents.expect("a game");
    let events: Vec<_> = journal
        .records
        .into_iter()
        .map(|record| record.event)
        .collect();
    let begun = events.first().expect("the clock was started").at;
    let since = |at: Moment| Moment::after(at - begun);
    events
        .into_iter()
        .map(|event| (since(event.at), event.deed))
        .collect()
}

/// How much later than its key a press may be dated: it is heard with the frame that is being drawn when it comes, and other
/// programs may use the machine.
const ONE_FRAME: Duration = Duration::from_millis(400);

#[test]
fn fast_clicks_of_the_other_hand_neither_charge_a_press_nor_hold_it_up() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let RunningClock {
        mut seat, begun, ..
    } = RunningClock::begin(&desktop, home.path());
    seat.drag("e2", "e4");
    // A hundred clicks in five seconds at the edge of the window, then the space bar.
    let clicks = ["click", "--repeat", "100", "--delay", "50", "1"];
    let words = [&["mousemove", "640", "799"], &clicks[..], &["key", "space"]];
    assert!(desktop.xdotool(&words.concat()).is_some());
    let keyed = now();
    let press = Deed::Player(Color::White, PlayerAct::Press);
    let pressed = wait_for("the press", || {
        let mut kept = events(home.path()).into_iter();
        kept.find(|(_, deed)| *deed == press)
    });
    let answered = now() - keyed;
    let late = pressed.0.since_start().saturating_sub(keyed - begun.1);
    println!("dated {late:?} late, answered after {answered:?}");
    let slack = begun.1 - begun.0;
    assert!(late <= ONE_FRAME + slack, "charged {late:?} too much");
    assert!(answered <= Duration::from_secs(2), "{answered:?}");
}
