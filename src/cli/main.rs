//! The program `jadoube-cli`: answers on the command line, and opens no window.

use std::process::ExitCode;

use jadoube_cli::{ToolCommandLine, parse};

fn main() -> ExitCode {
    match parse::<ToolCommandLine>(std::env::args_os().collect()) {
        Ok(line) => line.command.run(),
        Err(code) => code,
    }
}
