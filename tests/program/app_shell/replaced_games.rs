//! A game on the table that is not over: another takes its place only if somebody says so, and finds its clock stopped.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube::laws::{ArbiterAct, Deed};
use jadoube::record::log::journal;
use jadoube::ui::{Command, FileTask};

use super::Table;

/// A running game, and a file in which the one before it was kept.
fn with_a_kept_game() -> (MemoryStore, Table, String) {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["d4"]);
    let kept = table.position();
    table.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    table.start("300");
    table.play(&["e4", "e5"]);
    (files, table, kept)
}

fn press(table: &mut Table, button: &str) {
    table.window.get_by_label(button).click();
    table.window.run();
}

#[test]
fn a_saved_game_takes_the_place_of_an_unfinished_one_only_if_somebody_says_so() {
    let (files, mut table, kept) = with_a_kept_game();
    let played = table.position();
    let open = || Command::Chosen(FileTask::Open, "kept.jadoube".into());
    table.ask(open());
    assert_eq!(table.position(), played);
    table
        .window
        .get_by_label("The game Anna against Boris on the table is not over.");
    press(&mut table, "Keep it");
    assert_eq!(table.position(), played);
    assert!(table.window.query_by_label("Keep it").is_none());
    assert!(table.app().session().running().is_some(), "it goes on");

    table.ask(open());
    press(&mut table, "Set it aside and continue");
    assert_eq!(table.position(), kept);
    assert!(table.window.query_by_label("Keep it").is_none());
    assert!(files.file(JOURNAL).is_some());
}

#[test]
fn a_finished_game_gives_way_unasked() {
    let (_, mut table, kept) = with_a_kept_game();
    let result = jadoube::laws::PlayerAct::Resign;
    table.act(Deed::Player(jadoube::chess::Color::White, result));
    table.ask(Command::Chosen(FileTask::Open, "kept.jadoube".into()));
    assert_eq!(table.position(), kept);
}

#[test]
fn the_clock_of_a_game_that_is_set_aside_is_stopped_first() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["e4"]);
    table.time.pass(Duration::from_secs(7));
    table.start("300");
    let aside = files
        .names()
        .into_iter()
        .find(|name| name.starts_with("earlier"))
        .expect("it was set aside");
    let journal = journal::read(&files.file(aside).expect("its journal")).contents;
    let records = journal.expect("a good journal").records;
    let last = &records.last().expect("something happened").event;
    assert_eq!(last.deed, Deed::Arbiter(ArbiterAct::Stop));
    assert_eq!(last.at.since_start(), Duration::from_secs(10));
}
