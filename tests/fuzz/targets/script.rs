//! A script: read, written again, read again the same, and judged in every edition.

use jadoube_core::laws::Edition;
use jadoube_core::record::{Script, judge};

/// How many acts are judged at most, so that no case takes long.
const ACTS: usize = 60;

pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let script = match Script::read(text) {
        Ok(script) => script,
        Err(unreadable) => {
            // An empty text and the end of a text stand on a line behind the last.
            let lines = text.split('\n').count();
            assert!(
                (1..=lines).contains(&unreadable.line),
                "{unreadable}: there are {lines} lines"
            );
            assert!(unreadable.column >= 1, "{unreadable}");
            return;
        }
    };
    let written = script.written();
    let again = Script::read(&written);
    assert_eq!(again.as_ref(), Ok(&script), "written so:\n{written}");
    let mut short = script;
    short.acts.truncate(ACTS);
    for edition in Edition::ALL {
        // Another edition may have ended the game before the acts begin.
        if let Ok(report) = judge(&short, edition) {
            let told = report.to_string();
            assert!(told.contains("end"), "{told}");
        }
    }
}
