//! A saved game: read, written again, read again the same; taken up, and told as PGN.

use jadoube_core::record::narrative::Narrative;
use jadoube_core::record::{SavedGame, to_pgn_text};

/// How many events are taken up at most, so that no case takes long.
const EVENTS: usize = 200;

pub fn run(data: &[u8]) {
    // What is between a title and a checksum is read as a document of the first version is.
    let Ok(saved) = SavedGame::read(data) else {
        return;
    };
    let written = saved.written();
    let again = SavedGame::read(written.as_bytes());
    assert_eq!(again.as_ref(), Ok(&saved), "written so:\n{written}");
    let mut journal = saved.into_journal();
    journal.records.truncate(EVENTS);
    let game = journal.replay(journal.heading.arbiter());
    assert_eq!(game.log.len(), journal.records.len());
    let narrative = Narrative::of(&journal.heading, &game.log);
    let told = to_pgn_text(&journal.heading, &narrative, &game.log);
    assert!(!told.is_empty() || !journal.heading.origin.is_here());
}
