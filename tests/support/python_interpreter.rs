//! A Python that has the packages a test needs.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The Python that has this package: the one named in `JADOUBE_PYTHON`, the one that `.ci/prepare` set up, or the
/// system's. Without any of them the test fails and says what to install.
pub fn python_with(package: &str) -> PathBuf {
    let cache = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")));
    let prepared = cache.map(|cache| cache.join("jadoube/venv/bin/python"));
    let candidates = match std::env::var_os("JADOUBE_PYTHON") {
        Some(named) => vec![PathBuf::from(named)],
        None => prepared
            .into_iter()
            .chain([PathBuf::from("python3")])
            .collect(),
    };
    candidates
        .into_iter()
        .find(|python| {
            Command::new(python)
                .args(["-c", &format!("import {package}")])
                .stderr(Stdio::null())
                .status()
                .is_ok_and(|status| status.success())
        })
        .unwrap_or_else(|| panic!("no Python has {package}: run `sh .ci/prepare`"))
}

/// Runs a program with this standard input; its standard output and error.
pub fn fed(mut command: Command, input: &str) -> (String, String) {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was found a moment ago");
    let mut pipe = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    let feeder = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    // A program that has seen enough may close its input early.
    drop(feeder.join().expect("the feeder does not panic"));
    (
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}
