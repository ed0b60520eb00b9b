//! What `jadoube report` tells of a saved game, and that it tells it as the arbiter's desk prints it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::export_command::saved_game;
use crate::judge_command::text;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_core::record::incident::Incident;

fn report(arguments: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .arg("report")
        .arg(file)
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("jadoube-cli runs")
}

/// A game in which White presses the clock on an illegal move.
fn eventful() -> String {
    let white = |act| Event::of(Color::White, Moment::START, act);
    saved_game(&[
        Event::of_arbiter(Moment::START, ArbiterAct::Start),
        white(PlayerAct::Play("Nf3".into())),
        Event::of(Color::Black, Moment::START, PlayerAct::Play("d5".into())),
        white(PlayerAct::Lift("e1".parse().expect("a square"))),
        white(PlayerAct::Release("e3".parse().expect("a square"))),
        white(PlayerAct::Press),
    ])
}

#[test]
fn a_report_tells_the_game_with_its_rulings_moves_and_signatures() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jadoube");
    fs::write(&file, eventful()).expect("a file");
    let output = report(&[], &file);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for part in [
        "Game report\n",
        "Ана (White) – Boris (Black)",
        "1.Nf3",
        "7.5.1, 7.5.5)",
        "Moves\n1. Nf3 d5\n",
        "Arbiter’s name and signature\n",
    ] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
    assert!(told.lines().all(|line| line.trim_end() == line), "{told}");
    let output = report(&["--language", "pl"], &file);
    let told = text(&output.stdout);
    assert!(
        told.starts_with("Raport") && told.contains("1. Sf3 d5"),
        "{told}"
    );
    let output = report(&["--language", "pl", "--letters", "en"], &file);
    assert!(text(&output.stdout).contains("1. Nf3 d5"));
}

#[test]
fn a_report_for_the_printer_has_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, pages] = ["game.jadoube", "report.pdf"].map(|name| folder.path().join(name));
    fs::write(&file, eventful()).expect("a file");
    let done = report(&["-o", pages.to_str().expect("a name")], &file);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    assert!(fs::read(&pages).expect("pages").starts_with(b"%PDF-"));
}

#[test]
fn the_report_of_a_file_tells_its_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    fs::write(&file, "[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 1-0\n").expect("a file");
    let output = report(&[], &file);
    let told = text(&output.stdout);
    assert!(told.contains("1–0"), "{told}");
    assert!(!told.contains("not over"), "{told}");
}

#[test]
fn the_report_of_an_incident_is_its_sheet_and_no_game_is_exported_of_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, page] = ["incident.ron", "sheet.pdf"].map(|name| folder.path().join(name));
    let mut incident = Incident::default();
    incident.change_heading(|heading| heading.white = "Ана".to_owned());
    fs::write(&file, incident.written()).expect("a file");
    let output = report(&[], &file);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(told.starts_with("Incident sheet\n"), "{told}");
    assert!(
        told.contains("Ана") && told.contains(&incident.hash()),
        "{told}"
    );
    let done = report(&["-o", page.to_str().expect("a name")], &file);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    assert!(fs::read(&page).expect("a page").starts_with(b"%PDF-"));
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .arg("export")
        .arg(&file)
        .env("LC_ALL", "C")
        .output()
        .expect("jadoube-cli runs");
    let refused = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{refused}");
    assert!(
        refused.contains("an incident") && !refused.contains("damaged"),
        "{refused}"
    );
}
