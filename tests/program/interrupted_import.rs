//! A game from a file is put on the table while the disk fails or the program is killed: one of both games is there.

use std::sync::Arc;

use jadoube::app::game_session::GameSession;
use jadoube::app::store::JOURNAL;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Event, PlayerAct, Terms};
use jadoube_core::record::ImportedGame;
use jadoube_core::record::log::journal;
use jadoube_ui::Players;

use crate::support::failing_store::{EIO, ENOSPC, FailingStore, Failure, Unsynced};

const PGN: &str = "[White \"Ana\"]\n\n1. d4 {a comment that is kept} d5 2. c4 *\n";

/// A game of two half-moves on the table, and everything of it on the disk.
fn table() -> FailingStore {
    let mut store = FailingStore::default();
    let players = Players::default();
    let mut session = GameSession::new(Terms::default(), players, "2026.11.22".to_owned());
    session.begin_journal("before", &mut store).expect("kept");
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        let event = Event::of(color, Moment::START, PlayerAct::Move(text.to_owned()));
        session.happen(event, &mut store).expect("kept");
    }
    // What follows an event is brought onto the disk with the next.
    store.restarted(Unsynced::Stays)
}

/// What lies on the table in a journal; it is whole.
fn on_table(bytes: &[u8]) -> &'static str {
    let read = journal::read(bytes);
    assert_eq!(read.good, bytes.len(), "no half of a game is left");
    let journal = read.contents.expect("a game");
    let session = GameSession::from_journal(&journal).session;
    if let Some(history) = session.history() {
        assert_eq!(history.text(), PGN);
        "new"
    } else {
        assert_eq!(session.arbiter().table().game().plies().len(), 2);
        "old"
    }
}

fn import(store: &mut FailingStore) -> std::io::Result<()> {
    let history = ImportedGame::read(PGN);
    let mut session = GameSession::of_history(Arc::new(history));
    session.begin_journal("22 November", store)
}

#[test]
fn whatever_fails_while_a_game_is_imported_the_old_one_or_the_new_one_is_whole() {
    let mut outcomes = Vec::new();
    let mut whole = table();
    whole.mend();
    import(&mut whole).expect("nothing fails");
    let calls = whole.calls();
    assert!(calls > 3, "{calls} calls");
    for call in 0..=calls {
        for (error, lasts) in [(EIO, false), (EIO, true), (ENOSPC, false), (ENOSPC, true)] {
            let mut store = table();
            let failure = Failure { call, error, lasts };
            store.fail(failure);
            let imported = import(&mut store);
            for unsynced in [Unsynced::Stays, Unsynced::Goes, Unsynced::IsTorn] {
                let left = store.restarted(unsynced);
                let bytes = left.file(JOURNAL).expect("a journal is in its place");
                let found = on_table(&bytes);
                outcomes.push(found);
                if imported.is_ok() {
                    assert_eq!(found, "new", "{failure:?} {unsynced:?}");
                }
                if found == "new" {
                    let earlier = left.file("earlier/until 22 November.journal");
                    assert_eq!(on_table(&earlier.expect("the old game is kept")), "old");
                }
            }
        }
    }
    assert!(outcomes.contains(&"old") && outcomes.contains(&"new"));
}
