//! A journal: what is good of it is read again the same, and the game in it is taken up and kept again.

use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::journal::{JournalLine, read};

use super::bound_lines::{bound, written};

/// How many events are taken up at most, so that no case takes long.
const EVENTS: usize = 200;

pub fn run(data: &[u8]) {
    let bytes = bound(FileKind::GameJournal, data);
    let read_log = read(&bytes);
    assert!(read_log.good <= bytes.len());
    let good = &bytes[..read_log.good];
    let again = read(good);
    assert_eq!(again.good, good.len(), "the good part is good");
    assert_eq!(again.contents, read_log.contents, "and says the same");
    let Some(mut journal) = read_log.contents else {
        let title = FileKind::GameJournal.title().len();
        assert!(read_log.good <= title, "there is a heading, or nothing");
        return;
    };
    journal.records.truncate(EVENTS);
    let game = journal.replay(journal.heading.arbiter());
    assert_eq!(game.log.len(), journal.records.len());
    let lines = JournalLine::all(&journal.heading, &journal.envelopes, &game.log);
    let (lines, writer) = written(FileKind::GameJournal, &lines);
    let again = read(lines.as_bytes());
    assert_eq!(again.good, lines.len(), "every line is good:\n{lines}");
    assert_eq!(again.writer, writer);
    let again = again.contents.expect("a journal");
    assert_eq!(again.heading, journal.heading);
    assert_eq!(again.envelopes, journal.envelopes);
    let events = |records: &[_]| -> Vec<_> {
        let event =
            |record: &jadoube_core::record::log::journal::JournalRecord| record.event.clone();
        records.iter().map(event).collect()
    };
    assert_eq!(events(&again.records), events(&journal.records));
    let same = again.replay(again.heading.arbiter());
    assert_eq!(same.log, game.log, "what was announced stands");
}
