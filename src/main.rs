//! The command line: opens the window, or answers without one.

// On Windows no console opens beside the window; `jadoube-cli` has one.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::path::PathBuf;
use std::process::ExitCode;

use jadoube::app::single_instance::InstanceRequest;
use jadoube::app::{core_dump, window};
use jadoube_cli::{StartScreen, WindowCommandLine, parse};

/// What the command line asks of the window, or of the program whose window is there already.
fn asked(files: Vec<PathBuf>, screen: Option<StartScreen>) -> InstanceRequest {
    match screen {
        Some(screen) => InstanceRequest::Show(screen),
        None if files.is_empty() => InstanceRequest::Activate,
        None => InstanceRequest::Open(files),
    }
}

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
        None => match window::open(asked(line.files, line.start.screen()), line.encoding) {
            Ok(()) => ExitCode::SUCCESS,
            Err(unopened) => {
                eprintln!("{unopened}");
                unopened.show();
                ExitCode::FAILURE
            }
        },
    }
}
