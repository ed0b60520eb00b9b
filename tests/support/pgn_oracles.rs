//! Other people's programs that read our games: python-chess and pgn-extract.

use std::process::{Command, Stdio};

use super::python_interpreter::{fed, python_with};

/// What a Python script that has python-chess prints when it is given `input`.
pub fn python(script: &str, input: &str) -> String {
    let mut command = Command::new(python_with("chess.pgn"));
    command.args(["-c", script]);
    let (output, complaints) = fed(command, input);
    assert!(
        complaints.is_empty(),
        "python-chess complains: {complaints}"
    );
    output
}

/// What pgn-extract has to say about these games; its errors only.
pub fn pgn_extract(games: &str) -> String {
    // Debian keeps it among the games, where root does not look.
    let program = ["pgn-extract", "/usr/games/pgn-extract"]
        .into_iter()
        .find(|program| {
            Command::new(program)
                .arg("--version")
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()
                .is_ok()
        })
        .expect("pgn-extract is missing: run `sh .ci/prepare`, or install the package pgn-extract");
    let mut command = Command::new(program);
    command.args(["-r", "-s"]);
    fed(command, games).1
}
