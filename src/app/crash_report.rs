//! A fault of the program leaves a report among the state, and the next start tells of it. Nothing is sent anywhere.

use std::backtrace::Backtrace;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::thread;

use super::places::make_folder;
use jadoube_cli::VERSION;
use jadoube_ui::Notification;

/// The report of which nobody has been told yet, and the last one that was told of.
const UNTOLD: &str = "new crash report.txt";
const TOLD: &str = "crash report.txt";

/// How long a report may become before nothing is added any more.
const LONGEST: u64 = 1 << 20;

/// From now on a fault is reported in that folder before it is told as it was told before.
pub fn keep_in(state: &Path) {
    let folder = state.to_owned();
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        // A report that cannot be written is no other fault.
        let _ = add(&folder, &report(fault));
        tell(fault);
    }));
}

/// What is known of a fault: the program, the system, where it was, and how it came there.
fn report(fault: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    let (os, arch) = (std::env::consts::OS, std::env::consts::ARCH);
    let name = thread.name().unwrap_or("?");
    let way = Backtrace::force_capture();
    format!("Jadoube {VERSION}, {os} {arch}, thread {name}\n{fault}\n{way}\n")
}

fn add(folder: &Path, report: &str) -> io::Result<()> {
    make_folder(folder)?;
    let path = folder.join(UNTOLD);
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    if file.metadata()?.len() < LONGEST {
        file.write_all(report.as_bytes())?;
    }
    Ok(())
}

/// Returns what is told of a report that was left in that folder, once.
pub fn notification(state: &Path) -> Option<Notification> {
    let path: PathBuf = state.join(TOLD);
    fs::rename(state.join(UNTOLD), &path).ok()?;
    Some(Notification::Crashed(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_reported_and_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let state = folder.path().join("state");
        assert_eq!(notification(&state), None);
        let before = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        keep_in(&state);
        let failing = thread::Builder::new().name("reader".to_owned());
        let failing = failing
            .spawn(|| panic!("the ninth rank"))
            .expect("a thread");
        failing.join().expect_err("it fails");
        panic::set_hook(before);
        let path = state.join(TOLD);
        assert_eq!(
            notification(&state),
            Some(Notification::Crashed(path.clone()))
        );
        let report = fs::read_to_string(path).expect("a report");
        for told in [
            VERSION,
            "thread reader",
            "the ninth rank",
            "crash_report.rs",
        ] {
            assert!(report.contains(told), "{told}: {report}");
        }
        assert_eq!(notification(&state), None, "nobody is told twice");
    }
}
