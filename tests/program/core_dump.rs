//! A program that failed leaves no image of its memory behind, in which a sealed move might stand.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

#[test]
fn the_program_leaves_no_core_dump() {
    // It waits for its input, so that it can be looked at.
    let mut program = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["notation", "--to", "pl"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("jadoube runs");
    let limits = format!("/proc/{}/limits", program.id());
    let most = || {
        let text = fs::read_to_string(&limits).ok()?;
        let line = text
            .lines()
            .find(|it| it.starts_with("Max core file size"))?;
        let soft = line.split_whitespace().nth(4)?;
        soft.parse::<u64>().ok()
    };
    let mut looks = 0..600;
    let is_least = looks.any(|_| {
        thread::sleep(Duration::from_millis(50));
        most().is_some_and(|most| most <= 1)
    });
    drop(program.stdin.take());
    program.wait().expect("it ends with its input");
    assert!(is_least, "a core dump may be written");
}
