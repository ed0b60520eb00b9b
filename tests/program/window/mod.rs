//! The built program in a real window: real mouse and keyboard events, a real kill, a real second start.

use std::time::Duration;

use eframe::egui::Key;
use jadoube_core::chess::Color;
use jadoube_core::record::SavedGame;
use jadoube_core::record::side_clock::{SideClockEntry, SideClockEvent};

use crate::support::pgn_oracles::{pgn_extract, python};
use crate::support::window::desktop::Desktop;
use crate::support::window::file_windows::FileWindow;
use crate::support::window::window_driver::WindowDriver;
use crate::support::window::{side_clock_presses, wait_for};

mod arbiter_evening;
mod by_ear;
mod ending;
mod first_game;
mod hands_and_clock;
mod learning;
mod looking_through;
mod network;
mod one_instance;
mod partner_overhead;
mod sealed_move_restart;

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
    let mut seat = WindowDriver::playing(&desktop, home.path());

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
    seat.click_of(Color::White, "Offer a draw");
    seat.space();
    // Said, and confirmed where it was said.
    seat.click("Black accepts: ½–½");
    // The answer hears nobody before the question can have been read.
    seat.rest(Duration::from_millis(1500));
    seat.click("Black accepts: ½–½");

    let game = home.path().join("sample.pgn");
    seat.control_and_choose(Key::E, &game);
    let game = wait_for("the exported game", || std::fs::read_to_string(&game).ok());
    assert_eq!(
        python(READ_BY_PYTHON_CHESS, &game).trim(),
        format!("0 1/2-1/2 {LAST_POSITION}")
    );
    assert_eq!(pgn_extract(&game), "");
}

#[test]
fn a_shortcut_presses_no_clock_and_the_left_lever_does() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::playing(&desktop, home.path());
    seat.drag("e2", "e4");
    let kept = seat.journal();
    let game = home.path().join("kept.jadoube");
    desktop.choose(Some(&game));
    desktop.hold("Control_L", "s");
    // The line in which a path is typed has the keyboard soon after.
    seat.settle();
    desktop.type_path(&game);
    wait_for("the saved game", || game.exists().then_some(()));
    assert_eq!(seat.journal(), kept, "nothing happened at the board");
    desktop.key(side_clock_presses::LEFT);
    let pressed = || seat.journal().lines().count() > kept.lines().count();
    wait_for("the press", || pressed().then_some(()));
    let journal = seat.journal();
    assert_eq!(journal.matches("Press").count(), 1, "{journal}");
    assert!(!journal.contains("illegal"), "{journal}");
}

#[test]
fn a_game_is_saved_and_exported_whatever_window_for_files_the_desktop_has() {
    for window in FileWindow::ALL {
        let desktop = Desktop::with(window);
        let home = tempfile::tempdir().expect("a folder for the program");
        let mut seat = WindowDriver::playing(&desktop, home.path());
        seat.drag("e2", "e4");
        seat.space();
        let saved = home.path().join("kept.jadoube");
        if window != FileWindow::None {
            // Whoever changes their mind is asked again the next time.
            desktop.choose(None);
            seat.control(Key::S);
            std::thread::sleep(Duration::from_secs(5));
            assert!(!saved.exists(), "{window:?}");
        }
        seat.control_and_choose(Key::S, &saved);
        let text = wait_for("the saved game", || std::fs::read_to_string(&saved).ok());
        assert!(SavedGame::read(text.as_bytes()).is_ok(), "{window:?}");
        let title = |title| {
            if window == FileWindow::None {
                ""
            } else {
                title
            }
        };
        let above = desktop.title_of_file_window();
        assert_eq!(above, title("Save the game"), "{window:?}");
        let exported = home.path().join("kept.pgn");
        seat.settle();
        seat.control_and_choose(Key::E, &exported);
        let text = wait_for("the exported game", || {
            std::fs::read_to_string(&exported).ok()
        });
        assert!(text.contains("1. e4"), "{window:?}: {text}");
        let above = desktop.title_of_file_window();
        assert_eq!(above, title("Export as PGN"), "{window:?}");
    }
}

/// Twice; after every move with `JADOUBE_LONG=1`.
#[test]
fn the_window_is_killed_in_the_middle_of_a_game_and_loses_no_move() {
    let cuts = if std::env::var_os("JADOUBE_LONG").is_some() {
        SAMPLE_GAME.len()
    } else {
        2
    };
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::playing(&desktop, home.path());
    for (number, (from, to)) in SAMPLE_GAME.into_iter().take(cuts).enumerate() {
        seat.drag(from, to);
        if number % 2 == 0 {
            seat.space();
        }
        let random = getrandom::u64().expect("random numbers");
        std::thread::sleep(Duration::from_millis(random % 1_500));
        let kept = seat.journal();
        seat.cut_the_power();
        assert!(seat.journal().starts_with(&kept), "an act is missing");
        seat.space();
        if number % 2 == 1 {
            seat.space();
        }
    }
}

/// The log of a side clock tells what was done at it by hand.
fn was_done(line: &SideClockEntry) -> bool {
    matches!(line.what, SideClockEvent::Did(_))
}

#[test]
fn the_side_clock_is_set_begun_and_stopped() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    seat.click("Side clock");
    seat.click("Custom time");
    desktop.key("ctrl+a");
    desktop.write("19s");
    seat.click("Set the clock");
    let done = |acts: usize| {
        wait_for("the act at the side clock", || {
            let side_clock = side_clock_presses::kept(home.path());
            (side_clock
                .log()
                .iter()
                .filter(|line| was_done(line))
                .count()
                == acts)
                .then_some(side_clock)
        })
    };
    done(1);
    desktop.key(side_clock_presses::RIGHT);
    done(2);
    desktop.key("Escape");
    let side_clock = done(3);
    let control = side_clock.control().expect("a clock that was set");
    assert_eq!(control.to_string(), "19");
}

#[test]
fn every_press_of_a_lever_by_a_real_key_counts_and_once() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::take(&desktop, home.path());
    let pressed = side_clock_presses::press(&mut seat, &desktop, home.path(), 50);
    assert_eq!(pressed.charged.len(), pressed.keyed.len());
}
