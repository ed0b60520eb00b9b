//! A log of what the program and its libraries do, for whoever looks for a fault: `JADOUBE_LOG=debug jadoube`.
//!
//! It is one file among the state, begun anew by each start that asks for it, and is never sent anywhere.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

use log::{LevelFilter, Log, Metadata, Record};

use super::places::make_folder;
use super::time_source::{MachineTime, Time};

/// The name of the file.
const LOG: &str = "jadoube.log";

/// The file, with the time since the program was started.
#[derive(Debug)]
struct ProgramLog {
    file: Mutex<File>,
    level: LevelFilter,
    time: MachineTime,
}

/// Begins the log in that folder, if `JADOUBE_LOG` asks for one: `error`, `warn`, `info`, `debug` or `trace` says how much
/// stands in it, anything else is `info`. Where the file cannot be made, there is no log.
pub fn begin(state: &Path) {
    let wanted = std::env::var("JADOUBE_LOG").unwrap_or_default();
    let level = match wanted.as_str() {
        "" | "0" => return,
        wanted => wanted.parse().unwrap_or(LevelFilter::Info),
    };
    let Ok(file) = make_folder(state).and_then(|()| File::create(state.join(LOG))) else {
        return;
    };
    let log = ProgramLog {
        file: Mutex::new(file),
        level,
        time: MachineTime::new(),
    };
    if log::set_boxed_logger(Box::new(log)).is_ok() {
        log::set_max_level(level);
    }
}

impl Log for ProgramLog {
    fn enabled(&self, asked: &Metadata<'_>) -> bool {
        asked.level() <= self.level
    }

    fn log(&self, record: &Record<'_>) {
        // Some libraries hand over what nobody asked for.
        if !self.enabled(record.metadata()) {
            return;
        }
        let at = self.time.look().steady.as_secs_f64();
        let (level, target) = (record.level(), record.target());
        if let Ok(mut file) = self.file.lock() {
            // Nobody can be told that the log cannot be written.
            let _ = writeln!(file, "{at:10.3} {level:5} {target}: {}", record.args());
        }
    }

    fn flush(&self) {}
}
