//! What is said where an answer cannot be printed.

use std::fs::File;
use std::process::{Command, Stdio};

use crate::judge_command::case;

/// Every command with an answer.
fn commands() -> Vec<Vec<String>> {
    let script = case("art05_ending/5.1.1-mate-needs-no-press.ron");
    let script = script.display().to_string();
    let mate = "8/8/8/8/8/1k6/8/K1B5 w - - 0 1".to_owned();
    let owned = |words: &[&str]| {
        words
            .iter()
            .map(|&word| word.to_owned())
            .collect::<Vec<_>>()
    };
    vec![
        [owned(&["judge"]), vec![script]].concat(),
        owned(&["law", "7.5.5"]),
        owned(&["lesson", "--list"]),
        [owned(&["mate", "--by", "white"]), vec![mate]].concat(),
        owned(&[
            "report",
            concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../tests/game/pgn/everything.pgn"
            ),
        ]),
        owned(&["--help"]),
        owned(&["--version"]),
    ]
}

#[test]
fn a_full_disk_is_told_in_the_readers_language() {
    for arguments in commands() {
        let full = File::options().write(true).open("/dev/full");
        let output = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
            .args(&arguments)
            .env("LC_ALL", "sl_SI.UTF-8")
            .stdout(full.expect("a disk that is full"))
            .stderr(Stdio::piped())
            .output()
            .expect("it ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            said, "Odgovora ni bilo mogoče izpisati: disk je poln.\n",
            "{arguments:?}"
        );
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn a_reader_who_has_read_enough_is_no_fault() {
    for arguments in commands() {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
            .args(&arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
}
