//! The built program in a real window: real mouse and keyboard events, a real kill, a real second start.

use std::thread;
use std::time::Duration;

use eframe::egui::Key;
use jadoube::chess::Color;
use jadoube::record::side_clock::session::{self, SideClockAct, What};

use crate::support::python::{pgn_extract, python};
use crate::support::window::desktop::Desktop;
use crate::support::window::seat::Seat;

mod overnight;

/// The sample game in the Laws' appendix on notation, as hands play it.
const SAMPLE_GAME: [(&str, &str); 21] = [
    ("e2", "e4"),
    ("e7", "e5"),
    ("g1", "f3"),
    ("g8", "f6"),
    ("d2", "d4"),
    ("e5", "d4"),
    ("e4", "e5"),
    ("f6", "e4"),
    ("d1", "d4"),
    ("d7", "d5"),
    ("e5", "d6"),
    ("e4", "d6"),
    ("c1", "g5"),
    ("b8", "c6"),
    ("d4", "e3"),
    ("f8", "e7"),
    ("b1", "d2"),
    ("e8", "g8"),
    ("e1", "c1"),
    ("f8", "e8"),
    ("c1", "b1"),
];

const LAST_POSITION: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

const READ_BY_PYTHON_CHESS: &str = "
import chess.pgn, sys
game = chess.pgn.read_game(sys.stdin)
print(len(game.errors), game.headers['Result'], game.end().board().fen())
";

#[test]
fn the_sample_game_is_played_through_a_power_cut_to_a_draw_agreed() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = Seat::take(&desktop, home.path());
    seat.click("Play");
    seat.click("Start the game");
    seat.space();

    let (before, after) = SAMPLE_GAME.split_at(12);
    for (from, to) in before {
        seat.drag(from, to);
        seat.space();
    }
    let kept = seat.journal();
    seat.cut_the_power();
    assert!(
        seat.journal().starts_with(&kept),
        "nothing that was kept is lost"
    );

    // The clocks stand still until somebody goes on.
    seat.space();
    let (last, between) = after.split_last().expect("a last move");
    for (from, to) in between {
        seat.drag(from, to);
        seat.space();
    }
    seat.drag(last.0, last.1);
    seat.click_of(Color::White, "Offer draw");
    seat.space();
    seat.click_of(Color::Black, "Accept the draw");

    let game = home.path().join("sample.pgn");
    seat.control(Key::E);
    desktop.key("ctrl+a");
    desktop.write(&game.to_string_lossy());
    desktop.key("Return");
    let game = crate::support::window::wait_for("the exported game", || {
        std::fs::read_to_string(&game).ok()
    });
    assert_eq!(
        python(READ_BY_PYTHON_CHESS, &game).trim(),
        format!("0 1/2-1/2 {LAST_POSITION}")
    );
    assert_eq!(pgn_extract(&game), "");
}

fn is_measured() -> bool {
    std::env::var_os("JADOUBE_MEASURE").is_some()
}

/// How much of a core the program takes: the least of so many looks of so many seconds; the first under `bound` is enough.
fn share(seat: &Seat<'_>, (looks, seconds): (u32, u64), bound: f64) -> f64 {
    let time = Duration::from_secs(seconds);
    let mut share = f64::MAX;
    for _ in 0..looks {
        let before = seat.program().processor_time();
        thread::sleep(time);
        let taken = seat.program().processor_time().saturating_sub(before);
        share = share.min(taken.as_secs_f64() / time.as_secs_f64());
        if share < bound {
            break;
        }
    }
    share
}

/// Prints what the README says under *Measured*. With `JADOUBE_MEASURE` set it looks once and for long, and the figures of
/// an optimised build are those that count. The bounds here are for any build on a busy machine, where a short look may
/// fall on a moment at which the program still has something to do: one of many has to keep them.
#[test]
fn the_program_takes_little_of_the_machine() {
    let looks = if is_measured() { (1, 20) } else { (20, 3) };
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = Seat::take(&desktop, home.path());
    let first_picture = seat.program().until_first_picture;
    seat.click("Play");
    seat.click("Start the game");
    seat.settle();
    let idle = share(&seat, looks, 0.02);
    seat.space();
    seat.settle();
    let running = share(&seat, looks, 0.25);
    let [resident, own] = ["VmRSS", "RssAnon"].map(|name| seat.program().memory(name) / 1024);
    println!("start to first picture: {} ms", first_picture.as_millis());
    println!("processor, idle: {:.1} %", idle * 100.0);
    println!("processor, a clock running: {:.1} %", running * 100.0);
    println!("memory: {resident} MB resident, of which {own} MB its own");
    assert!(first_picture < Duration::from_secs(5));
    assert!(idle < 0.02);
    assert!(running < 0.25);
    assert!(resident < 250);
}

/// The same for the side clock: painted once a second, ten times below twenty seconds, and not at all while it stands.
#[test]
fn the_side_clock_takes_little_of_the_machine() {
    // Below twenty seconds there is no time for more looks.
    let looks = if is_measured() { (1, 15) } else { (4, 3) };
    for (time, often, most) in [("5400+30", "once", 0.25), ("19", "ten times", 0.9)] {
        let desktop = Desktop::start();
        let home = tempfile::tempdir().expect("a folder for the program");
        let mut seat = Seat::take(&desktop, home.path());
        seat.click("Side clock");
        seat.click("Time control in the notation of PGN");
        desktop.key("ctrl+a");
        desktop.write(time);
        seat.click("Set the clock");
        desktop.key(RIGHT_CONTROL);
        thread::sleep(Duration::from_secs(1));
        let running = share(&seat, looks, most);
        desktop.key("Escape");
        seat.settle();
        let standing = share(&seat, looks, 0.02);
        let [running_percent, standing_percent] = [running, standing].map(|share| share * 100.0);
        println!("processor, the side clock painted {often} a second: {running_percent:.1} %");
        println!("processor, the same standing: {standing_percent:.1} %");
        let kept = std::fs::read(home.path().join("evening.journal")).unwrap_or_default();
        let side_clock = session::read(&kept).side_clock;
        let control = side_clock.control().expect("a clock that was set");
        assert_eq!(control.to_string(), time);
        let done = |line: &&session::Line| matches!(line.what, What::Did(_));
        assert_eq!(side_clock.log().iter().filter(done).count(), 3);
        assert!(running < most, "{running}");
        assert!(standing < 0.02, "{standing}");
    }
}

/// The places of both Ctrl keys on an X keyboard; by name xdotool would have to find them anew each time.
const LEFT_CONTROL: &str = "37";
const RIGHT_CONTROL: &str = "105";

/// Presses the side clock's levers by real keys, a hundred times, with `JADOUBE_MEASURE` a thousand.
///
/// Somewhere between the stamps before and after each key was sent lies the press. If every press is charged at its own
/// time, one difference between both watches fits all of them; what does not fit is how late a press was charged.
#[test]
fn every_press_of_a_lever_is_charged_within_a_frame() {
    let presses = if is_measured() { 1_000 } else { 100 };
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = Seat::take(&desktop, home.path());
    seat.click("Side clock");
    seat.click("Set the clock");
    seat.settle();
    let kept = || std::fs::read(home.path().join("evening.journal")).unwrap_or_default();
    let written = || kept().split(|byte| *byte == b'\n').count() - 1;
    let mut keyed = Vec::new();
    for key in [RIGHT_CONTROL, LEFT_CONTROL]
        .into_iter()
        .cycle()
        .take(presses + 1)
    {
        let before = crate::support::window::now();
        desktop.key(key);
        keyed.push((before, crate::support::window::now()));
        // Two levers in one frame are pressed at once, and then only the running side's counts.
        crate::support::window::wait_for("the press", || (written() > keyed.len()).then_some(()));
    }
    let side_clock = session::read(&kept()).side_clock;
    let charged: Vec<Duration> = side_clock.log()[1..]
        .iter()
        .filter(|line| {
            matches!(
                line.what,
                What::Did(SideClockAct::Press(_) | SideClockAct::Begin(_))
            )
        })
        .map(|line| line.at.since_start())
        .collect();
    assert_eq!(charged.len(), presses + 1, "every press counts, and once");
    let first = keyed[0].0;
    let difference = |moment: Duration, stamp: std::time::Instant| {
        moment.as_secs_f64() - (stamp - first).as_secs_f64()
    };
    let pairs = || charged.iter().zip(&keyed);
    let at_least = pairs().map(|(moment, (_, after))| difference(*moment, *after));
    let at_most = pairs().map(|(moment, (before, _))| difference(*moment, *before));
    let late = at_least.fold(f64::MIN, f64::max) - at_most.fold(f64::MAX, f64::min);
    let late = late.max(0.0) * 1_000.0;
    println!("{presses} presses, the latest charged {late:.1} ms after it was keyed");
    assert!(late < 500.0, "{late} ms");
}
