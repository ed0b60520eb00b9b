//! What the command line is given that has no end, or too much before it.

#![expect(
    clippy::disallowed_methods,
    reason = "how long somebody waits is measured by the machine's time"
)]

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn jadoube(arguments: &[&str], path: &Path) -> (Output, Duration) {
    let began = Instant::now();
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .args(arguments)
        .arg(path)
        .output()
        .expect("jadoube runs");
    (output, began.elapsed())
}

#[test]
fn files_without_an_end_and_files_too_large_get_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let large = folder.path().join("large.ron");
    let file = File::create(&large).expect("a file");
    file.set_len(2 << 30).expect("room for nothing");
    let judge: &[&str] = &["judge"];
    let notation: &[&str] = &["notation", "--to", "pl"];
    for (arguments, path, why) in [
        (judge, &*large, "at most 64 MiB"),
        (judge, folder.path(), "this is a folder"),
        (notation, folder.path(), "this is a folder"),
        #[cfg(unix)]
        (judge, Path::new("/dev/zero"), "not a file"),
        #[cfg(unix)]
        (notation, Path::new("/dev/zero"), "not a file"),
    ] {
        let (output, took) = jadoube(arguments, path);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(why) && !output.status.success(), "{said}");
        assert!(took < Duration::from_secs(5), "{arguments:?} took {took:?}");
    }
}

#[test]
fn a_line_without_an_end_is_answered_and_not_kept() {
    let mut jadoube = Command::new(env!("CARGO_BIN_EXE_jadoube-cli"))
        .args(["mate", "--by", "white", "--language", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("jadoube runs");
    let mut input = jadoube.stdin.take().expect("an input");
    let megabyte = vec![b'x'; 1 << 20];
    for _ in 0..200 {
        input.write_all(&megabyte).expect("it is read");
    }
    #[cfg(target_os = "linux")]
    {
        let status = std::fs::read_to_string(format!("/proc/{}/status", jadoube.id()));
        let status = status.expect("it runs");
        let peak = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))
            .and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok())
            .expect("its peak");
        assert!(peak < 100_000, "{peak} KiB for a line of 200 MiB");
    }
    input
        .write_all(b"\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n")
        .expect("it is read");
    drop(input);
    let mut output = String::new();
    let mut answers = jadoube.stdout.take().expect("an output");
    answers.read_to_string(&mut output).expect("answers");
    assert_eq!(output, "error\tthe line is longer than 65536 bytes.\nno\n");
    let status = jadoube.wait().expect("it ends");
    assert_eq!(status.code(), Some(1));
}
