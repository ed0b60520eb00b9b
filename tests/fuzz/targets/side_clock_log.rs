//! The log of the side clock: what is good of it is read again the same, and what it says is written again the same.

use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::side_clock::SideClockLine;
use jadoube_core::record::side_clock::journal::read;

use super::bound_lines::{bound, written};

pub fn run(data: &[u8]) {
    let bytes = bound(FileKind::SideClockJournal, data);
    let read_log = read(&bytes);
    assert!(read_log.good <= bytes.len());
    let good = read(&bytes[..read_log.good]);
    assert_eq!(good.good, read_log.good);
    let clock = read_log.contents;
    assert_eq!(good.contents.log(), clock.log());
    let log = clock.log();
    assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at));
    let (lines, _) = written(FileKind::SideClockJournal, &SideClockLine::all(&clock));
    let again = read(lines.as_bytes());
    assert_eq!(again.good, lines.len(), "every line is good:\n{lines}");
    assert_eq!(again.contents.log(), log);
    assert_eq!(again.contents.control(), clock.control());
    assert_eq!(again.contents.is_locked(), clock.is_locked());
}
