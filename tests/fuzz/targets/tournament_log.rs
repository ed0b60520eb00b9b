//! The log of a tournament: what is good of it is read again the same, and what was entered is written again the same.

use jadoube_core::record::file_title::FileKind;
use jadoube_core::tournament::read_tournament_log;
use jadoube_core::tournament::register::register;
use jadoube_core::tournament::standings::Standings;

use super::bound_lines::{bound, written};

pub fn run(data: &[u8]) {
    let bytes = bound(FileKind::Tournament, data);
    let read = read_tournament_log(&bytes);
    assert!(read.good <= bytes.len());
    let good = read_tournament_log(&bytes[..read.good]);
    assert_eq!(good.good, read.good);
    assert_eq!(good.contents, read.contents);
    let log = read.contents;
    let (lines, _) = written(FileKind::Tournament, log.lines());
    let again = read_tournament_log(lines.as_bytes());
    assert_eq!(again.good, lines.len(), "every line is good:\n{lines}");
    assert_eq!(again.contents, log);
    let standings = Standings::of(log.tournament(), u16::MAX);
    assert_eq!(standings.rows.len(), log.tournament().players.len());
    let _ = register(&log);
}
