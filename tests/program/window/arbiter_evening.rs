//! In a real window: an arbiter's evening. A report is opened, three things happen at its boards, results are typed, the
//! program is killed twice, and the report for rating is written.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

use eframe::egui::Key;
use jadoube_core::chess::Color;
use jadoube_core::tournament::register::{OffenceKind, register};
use jadoube_core::tournament::trf::read_trf;
use jadoube_core::tournament::{BoardResult, Tournament, TournamentLog, read_tournament_log};

use crate::support::window::desktop::Desktop;
use crate::support::window::file_windows::FileWindow;
use crate::support::window::wait_for;
use crate::support::window::window_driver::{TOURNAMENT, WindowDriver};

const BOARDS: u16 = 20;

/// At how many of them results are typed, if not at all.
const FEW_BOARDS: u16 = 10;

/// How long somebody waits before a second click at the same place.
const SECOND_CLICK: Duration = Duration::from_millis(1_500);

/// A report of a round of twenty boards at which nothing has been played yet, in the columns of TRF16.
fn report() -> String {
    let mut text = "012 Evening\r\n022 Kranj\r\n032 SLO\r\n042 2026/11/30\r\n052 2026/11/30\r\n\
                    062 40\r\n102 Arbiter, Ana\r\n122 90 min + 30 s\r\nXXR 1\r\n"
        .to_owned();
    for number in 1..=2 * BOARDS {
        let (opponent, color) = if number % 2 == 1 {
            (number + 1, 'w')
        } else {
            (number - 1, 'b')
        };
        let name = format!("Player{number:02}, A");
        let rating = 2400 - 10 * number;
        write!(
            text,
            "001 {number:>4} m    {name:<33} {rating:>4} SLO {number:>11} 1990/01/01  0.0 {number:>4}  \
             {opponent:>4} {color}  \r\n"
        )
        .expect("a text");
    }
    text
}

/// What the program has kept of the tournament.
fn kept(home: &Path) -> TournamentLog {
    let bytes = fs::read(home.join(TOURNAMENT)).expect("a log");
    read_tournament_log(&bytes).contents
}

fn result(tournament: &Tournament, board: u16) -> BoardResult {
    let round = tournament.round(1).expect("a round");
    round.board(board).expect("a board").result
}

/// Begins an incident at a board whose row is seen.
fn begin_incident(seat: &mut WindowDriver<'_>, board: u16) {
    seat.turn_to(&format!("{board}  Player"));
    seat.turn_to("Incident at this board");
    seat.scroll_to_the_end();
    seat.turn_to("What happened");
}

/// Enters the incident that lies open in the tournament, and goes back to the round.
fn enter_incident(seat: &mut WindowDriver<'_>) {
    seat.turn_to("Incident sheet");
    seat.click("Enter in the tournament");
    seat.turn_to("Back: Tournament");
}

/// Plays the first board at this table: White completes an illegal move, then Black resigns.
fn play_first_board(seat: &mut WindowDriver<'_>) {
    seat.turn_to("1  Player");
    seat.turn_to("Play at this table");
    seat.turn_to("Start the game");
    seat.space();
    seat.drag("e2", "e5");
    seat.space();
    seat.rest(SECOND_CLICK);
    seat.click_of(Color::Black, "Resign");
    seat.rest(SECOND_CLICK);
    seat.click_of(Color::Black, "Resign");
    seat.turn_to("Tournament");
}

/// Kills the program, which then has every line that it had, and comes back to the round.
fn kill(seat: &mut WindowDriver<'_>, home: &Path) {
    let before = fs::read(home.join(TOURNAMENT)).expect("a log");
    seat.cut_the_power();
    let after = fs::read(home.join(TOURNAMENT)).expect("a log");
    assert!(after.starts_with(&before), "something entered is missing");
    seat.turn_to("Tournament");
}

/// With ten results; with those of all boards with `JADOUBE_LONG=1`.
#[test]
fn an_evening_is_served_through_two_kills_from_one_report_to_the_next() {
    let desktop = Desktop::with(FileWindow::Zenity);
    let folder = tempfile::tempdir().expect("a folder for the program");
    let home = folder.path();
    let opened = home.join("evening.trf");
    fs::write(&opened, report()).expect("a place for the report");
    let mut seat = WindowDriver::take(&desktop, home);
    seat.turn_to("Tournament");
    seat.open_report("Open a report", &opened);

    // At a wooden board White completed an illegal move: by keys.
    begin_incident(&mut seat, 5);
    seat.key(Key::Num1, "1");
    seat.type_move("e2-e5");
    enter_incident(&mut seat);
    kill(&mut seat, home);

    // White's phone rings, which gives the board its result.
    begin_incident(&mut seat, 7);
    seat.click("Conduct");
    seat.key(Key::Num1, "1");
    seat.settle();
    seat.key(Key::Enter, "Return");
    enter_incident(&mut seat);
    play_first_board(&mut seat);

    let results = ["1", "0", "="];
    let is_long = std::env::var_os("JADOUBE_LONG").is_some();
    let last = if is_long { BOARDS } else { FEW_BOARDS };
    let typed = (2..=last).filter(|board| *board != 7);
    for board in typed.clone() {
        let how = results[usize::from(board) % results.len()];
        seat.type_move(&format!("{board} {how}"));
        if board == 5 {
            kill(&mut seat, home);
        }
    }
    seat.turn_to("Save report");
    let saved = home.join("saved.trf");
    seat.save_and_leave("Save as TRF16", &saved);
    let text = wait_for("the report", || fs::read_to_string(&saved).ok());

    let log = kept(home);
    let read = read_trf(&text);
    assert_eq!(read.faults, []);
    for tournament in [log.tournament(), &read.tournament] {
        assert_eq!(result(tournament, 1), BoardResult::win(Color::White));
        assert_eq!(result(tournament, 7), BoardResult::win(Color::Black));
        for board in typed.clone() {
            let expected = match board % 3 {
                0 => BoardResult::win(Color::White),
                1 => BoardResult::win(Color::Black),
                _ => BoardResult::DRAW,
            };
            assert_eq!(result(tournament, board), expected, "board {board}");
        }
    }
    assert_eq!(log.incidents().len(), 3);
    let arbiters = log
        .incidents()
        .iter()
        .filter(|it| it.script.contains("Arbiter, Ana"));
    assert_eq!(arbiters.count(), 3, "each names the arbiter");
    let charged = |kind| {
        register(&log)
            .iter()
            .map(|it| it.count(kind))
            .sum::<usize>()
    };
    assert_eq!(charged(OffenceKind::IllegalMove), 2);
    assert_eq!(log.games().len(), 1);
}
