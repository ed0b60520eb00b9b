//! The command line: opens the window, or answers without one.

use std::process::ExitCode;

use clap::Parser;
use jadoube::app::command::CommandLine;

fn main() -> ExitCode {
    match CommandLine::parse().command {
        Some(command) => command.run(),
        None => ExitCode::SUCCESS,
    }
}
