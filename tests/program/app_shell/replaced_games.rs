//! A game on the table that is not over: another takes its place only if somebody says so, and finds its clock stopped.

use std::time::Duration;

use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::record::log::journal;
use jadoube_ui::{Command, FileTask};

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
        .get_by_role_and_label(Role::Dialog, "Which of the two games?");
    press(&mut table, "Keep this one");
    assert_eq!(table.position(), played);
    assert!(table.window.query_by_label("Keep this one").is_none());
    assert!(table.app().session().running().is_some(), "it goes on");

    table.ask(open());
    press(&mut table, "Resume this one");
    assert_eq!(table.position(), kept);
    assert!(table.window.query_by_label("Keep this one").is_none());
    assert!(files.file(JOURNAL).is_some());
}

#[test]
fn two_games_of_the_same_players_are_told_apart_and_where_each_goes_is_said() {
    let (_, mut table, _) = with_a_kept_game();
    table.play(&["Nf3"]);
    table.ask(Command::Chosen(FileTask::Open, "kept.jadoube".into()));
    for told in [
        "today, 13:46 · move 2 · 5 + 0 · friendly",
        "today, 13:46 · move 1 · 5 + 0 · friendly",
        "It stays on the board. The other stays in its file.",
        "It goes on the board, with its clocks stopped. Your current game will be saved under “All games and files”.",
    ] {
        table.window.get_by_label(told);
    }
    let clocks = table.window.get_all_by_label_contains("clocks ");
    let shown = clocks.filter_map(|it| it.accesskit_node().value());
    let shown = shown.filter(|told| told.starts_with("clocks "));
    assert_eq!(shown.count(), 2, "of either game");
}

#[test]
fn a_finished_game_gives_way_unasked() {
    let (_, mut table, kept) = with_a_kept_game();
    let result = jadoube_core::laws::PlayerAct::Resign;
    table.act(Deed::Player(jadoube_core::chess::Color::White, result));
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
