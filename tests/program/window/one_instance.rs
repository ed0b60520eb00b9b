//! In a real window: a file that is opened a second time comes to the program that is there already.

use std::path::Path;
use std::process::{Child, Command};
use std::{fs, thread};

use crate::support::window::desktop::Desktop;
use crate::support::window::file_windows::FileWindow;
use crate::support::window::wait_for;

/// The program with these files, its own ones where the system keeps those of every program.
fn program(desktop: &Desktop, home: &Path, files: &[&Path]) -> Command {
    let mut command = desktop.command(env!("CARGO_BIN_EXE_jadoube"), home);
    command.env_remove("JADOUBE_HOME").args(files);
    command
}

/// A program that is killed with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Killing it fails only when it has ended already.
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

#[test]
fn a_second_program_hands_its_files_to_the_first_and_ends() {
    let desktop = Desktop::with(FileWindow::Portal);
    let home = tempfile::tempdir().expect("a folder for the program");
    let [first, second] = ["first.pgn", "b č ж.pgn"].map(|name| home.path().join(name));
    fs::write(&first, "[White \"Ana\"]\n\n1. e4 *\n").expect("a game");
    fs::write(&second, "[White \"Vera\"]\n\n1. d4 d5 *\n").expect("another");
    let running = program(&desktop, home.path(), &[&first]).spawn();
    let mut running = Running(running.expect("the program was built"));
    let journal = home.path().join(".local/share/jadoube/game.journal");
    let holds = |name: &str| fs::read_to_string(&journal).is_ok_and(|text| text.contains(name));
    wait_for("the first game", || holds("Ana").then_some(()));

    // The name on the bus is taken beside the window: whoever comes earlier than that opens a window of its own.
    thread::sleep(std::time::Duration::from_millis(500));
    let handed = program(&desktop, home.path(), &[&second]).output();
    let handed = handed.expect("the program was built");
    assert!(handed.status.success(), "{handed:?}");
    wait_for("the second game", || holds("Vera").then_some(()));
    assert!(running.0.try_wait().expect("a process of ours").is_none());
}
