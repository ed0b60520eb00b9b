//! The command line: opens the window, or answers without one.

// On Windows no console opens beside the window; `jadoube-cli` has one.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use jadoube::app::{core_dump, window};
use jadoube_cli::{WindowCommandLine, parse};

fn main() -> ExitCode {
    core_dump::forbid();
    // Started from a console, the program answers there.
    #[cfg(windows)]
    let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
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
                unopened.show();
                ExitCode::FAILURE
            }
        },
    }
}
