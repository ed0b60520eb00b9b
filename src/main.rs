//! The command line: opens the window, or answers without one.

use std::process::ExitCode;

use clap::Parser;
use jadoube::app::cli::CommandLine;
use jadoube::app::{core_dump, window};

fn main() -> ExitCode {
    core_dump::forbid();
    let CommandLine {
        file,
        encoding,
        command,
    } = CommandLine::parse();
    match command {
        Some(command) => command.run(),
        None => match window::open(file, encoding) {
            Ok(()) => ExitCode::SUCCESS,
            Err(unopened) => {
                eprintln!("{unopened}");
                ExitCode::FAILURE
            }
        },
    }
}
