//! What `jadoube export` writes of a saved game, and what it says where it cannot.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Arbiter, ArbiterAct, Event, PlayerAct};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::{Entry, SavedGame};

use crate::judge_command::text;

fn export(arguments: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .arg("export")
        .arg(file)
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("jadoube-cli runs")
}

/// A game of two moves, as the program saves it.
fn saved() -> String {
    let play = |text: &str| PlayerAct::Play(text.to_owned());
    saved_game(&[
        Event::of_arbiter(Moment::START, ArbiterAct::Start),
        Event::of(Color::White, Moment::START, play("Nf3")),
        Event::of(Color::Black, Moment::START, play("d5")),
    ])
}

/// A game in which that happened, as the program saves it.
pub fn saved_game(events: &[Event]) -> String {
    let heading = Heading {
        white: "Ана".to_owned(),
        black: "Boris".to_owned(),
        date: "2026.11.28".to_owned(),
        ..Heading::default()
    };
    let mut arbiter: Arbiter = heading.arbiter();
    let mut log = Vec::new();
    for event in events {
        let rulings = arbiter.hear(event);
        log.push(Entry {
            event: event.clone(),
            rulings,
        });
    }
    SavedGame::of(&heading, &log, &[]).written()
}

#[test]
fn a_saved_game_becomes_pgn_or_a_scoresheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jadoube");
    fs::write(&file, saved()).expect("a file");
    let output = export(&[], &file);
    let pgn = text(&output.stdout);
    assert!(
        pgn.contains("[White \"Ана\"]") && pgn.contains("1. Nf3"),
        "{pgn}"
    );
    assert!(pgn.contains("d5"), "{pgn}");
    assert_eq!(output.status.code(), Some(0));
    let output = export(&["--as", "scoresheet", "--language", "sl"], &file);
    let sheet = text(&output.stdout);
    assert!(
        sheet.contains("Zapisnik") && sheet.contains("Sf3"),
        "{sheet}"
    );
    let output = export(&["--as", "scoresheet", "--letters", "pl"], &file);
    assert!(text(&output.stdout).contains("Sf3"));
}

#[test]
fn a_scoresheet_for_a_braille_display_has_short_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jadoube");
    fs::write(&file, saved()).expect("a file");
    let output = export(&["--as", "braille", "--letters", "figurines"], &file);
    assert_eq!(output.status.code(), Some(0));
    let lines = text(&output.stdout);
    assert!(lines.lines().any(|line| line == "1 Nf3 d5"), "{lines}");
    assert!(lines.lines().any(|line| line == "White: Ана"), "{lines}");
    assert!(
        lines.lines().all(|line| line.chars().count() <= 40),
        "{lines}"
    );
}

#[test]
fn a_scoresheet_for_the_printer_goes_into_a_file_that_is_not_replaced_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, pages] = ["game.jadoube", "sheet.PDF"].map(|name| folder.path().join(name));
    fs::write(&file, saved()).expect("a file");
    let output = pages.to_str().expect("a name");
    let wanted = ["--as", "scoresheet", "--paper", "a5", "--output", output];
    let done = export(&wanted, &file);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    let printed = fs::read(&pages).expect("pages");
    assert!(printed.starts_with(b"%PDF-"));
    let again = export(&wanted, &file);
    assert_eq!(again.status.code(), Some(1));
    assert!(text(&again.stderr).contains("--overwrite"));
    let replaced = export(&[&wanted[..], &["--overwrite"]].concat(), &file);
    assert_eq!(replaced.status.code(), Some(0));
}

#[test]
fn a_pgn_goes_through_a_pipe_and_what_is_no_game_is_told() {
    let mut running = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .args(["export", "-", "--as", "scoresheet"])
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("jadoube-cli runs");
    let mut input = running.stdin.take().expect("an input");
    input.write_all(b"1. e4 e5 2. Nf3 *").expect("it is read");
    drop(input);
    let output = running.wait_with_output().expect("it ends");
    assert!(text(&output.stdout).contains("Nf3"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("nothing.pgn");
    fs::write(&file, "hello").expect("a file");
    let output = export(&[], &file);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    assert!(text(&output.stderr).contains("nothing.pgn: "));
}
