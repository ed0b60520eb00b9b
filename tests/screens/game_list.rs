//! The list of a file's games: what nobody knows stays blank, and days stand as the language writes them.

use jadoube::app::store::MemoryStore;
use jadoube::i18n::{Language, Words};
use jadoube::ui::{Command, FileTask};

use super::fits;
use crate::support::app_harness::{AppHarness, window};

const TEXT: &str = "[Event \"?\"]\n[Date \"????.??.??\"]\n[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n\n\
    1. e4 1-0\n\n[Event \"Open\"]\n[Date \"2026.03.14\"]\n[White \"Mira\"]\n[Black \"Jan\"]\n[Result \"1-0\"]\n\n\
    1. d4 1-0\n";

#[test]
fn what_nobody_knows_stays_blank_and_days_stand_as_they_are_written() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let files = MemoryStore::default();
        files.put("games.pgn", TEXT);
        let mut shell = AppHarness::on(files, Vec::new());
        shell.speak(Words::new(Language::English));
        shell.ask(Command::Chosen(FileTask::Open, "games.pgn".into()));
        shell.wait_until_done();
        let window = window(shell, width, height);
        let texts: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
        assert!(
            texts.iter().any(|text| text == "14 March 2026"),
            "{texts:?}"
        );
        // The way to the keys is a question mark as well, and stands alone.
        let asked = texts.iter().filter(|text| text.contains('?')).count();
        assert!(asked <= 1, "{texts:?}");
        for column in ["White", "Black", "Result", "Event", "Date"] {
            assert!(
                texts.iter().any(|text| text == column),
                "{column}: {texts:?}"
            );
        }
    }
}
