//! What `jadoube event` tells of a tournament, and the reports that it writes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::judge_command::text;
use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::checksummed_lines::LineWriter;
use jadoube_core::tournament::trf::read_trf;
use jadoube_core::tournament::{TournamentChange, TournamentLine};

const SMALL: &str = include_str!("../tournament/files/small.trf");

fn event(arguments: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .arg("event")
        .arg(file)
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .expect("jadoube-cli runs")
}

fn kept(name: &str, bytes: &[u8]) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    fs::write(&file, bytes).expect("a file");
    (folder, file)
}

#[test]
fn the_standings_are_shown_and_what_was_not_understood_is_told_with_its_line() {
    let (_folder, file) = kept("small.trf", SMALL.as_bytes());
    let output = event(&["--crosstable"], &file);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stdout);
    for part in [
        "Klubski turnir Črnuče\nStandings after round 2\n",
        "Novak, Jan",
        " BH/C1 ",
        "DE  Direct encounter",
        " 4.0 ",
    ] {
        assert!(told.contains(part), "{part:?} is not in {told}");
    }
    let faults = text(&output.stderr);
    assert!(
        faults.contains("small.trf:29: unknown record, kept as it is: ABC what nobody knows\n"),
        "{faults}"
    );
    let first = event(&["--round", "1"], &file);
    assert!(text(&first.stdout).contains("Standings after round 1\n"));
    let under_way = event(&["--round", "3"], &file);
    let told = text(&under_way.stdout);
    assert!(
        told.contains("Standings, round 3, 1 of 2 results\n"),
        "{told}"
    );
}

#[test]
fn a_report_is_written_in_both_versions_and_what_has_no_room_is_told() {
    let (_folder, file) = kept("small.trf", SMALL.as_bytes());
    let newer = event(&["--format", "trf26", "--ascii"], &file);
    assert!(newer.stdout.is_ascii());
    let report = text(&newer.stdout);
    assert!(
        report.starts_with("012 Klubski turnir Crnuce\r\n"),
        "{report}"
    );
    let older = event(&["--format", "trf16"], &file);
    let losses = text(&older.stderr);
    assert!(
        losses.contains("This format has no record 202, so it was left out.\n"),
        "{losses}"
    );
    assert!(text(&older.stdout).contains("\r\nXXR 5\r\n"));
}

#[test]
fn the_log_of_a_tournament_is_read_like_its_report() {
    let (mut writer, mut log) = LineWriter::titled(FileKind::Tournament);
    log.push_str(&writer.line(&TournamentLine {
        wall: None,
        change: TournamentChange::Imported(Box::new(read_trf(SMALL).tournament)),
    }));
    let (_folder, file) = kept("tournament.jadoube", log.as_bytes());
    let output = event(&[], &file);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("Novak, Jan"));
}

#[test]
fn a_file_without_a_tournament_is_refused() {
    for bytes in [&b"1. e4 e5 *\n"[..], b""] {
        let (_folder, file) = kept("game.pgn", bytes);
        let output = event(&[], &file);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("there is no tournament in it."));
    }
    let output = event(&[], Path::new("nowhere.trf"));
    assert_eq!(output.status.code(), Some(2));
}
