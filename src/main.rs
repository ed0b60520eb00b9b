//! The command line: opens the window, or answers without one.

use std::process::ExitCode;

use jadoube::app::{core_dump, window};
use jadoube_cli::{WindowCommandLine, parse};

fn main() -> ExitCode {
    core_dump::forbid();
    let line: WindowCommandLine = match parse(std::env::args_os().collect()) {
        Ok(line) => line,
        Err(code) => return code,
    };
    match line.command {
        Some(command) => command.run(),
        None => match window::open(line.files, line.encoding) {
            Ok(()) => ExitCode::SUCCESS,
            Err(unopened) => {
                eprintln!("{unopened}");
                ExitCode::FAILURE
            }
        },
    }
}
