//! A game bears the date of the place where it is played, whatever day it is in Greenwich.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube::ui::{Command, FileTask};
use jiff::tz::{Offset, TimeZone};

use super::Table;

#[test]
fn a_game_bears_the_date_where_it_is_played() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    // 04:30 in UTC on 22 November 2026.
    time.pass(Duration::from_mins(29_922_030));
    let mut platform = Platform::scripted(&time, &files);
    platform.time_zone = TimeZone::fixed(Offset::constant(-5));
    let mut table = Table::on(platform, time);
    table.start("300");
    table.play(&["e4"]);
    table.ask(Command::Chosen(FileTask::ExportPgn, "late.pgn".into()));
    let pgn = files.file("late.pgn").expect("the file was written");
    let pgn = String::from_utf8(pgn).expect("PGN is text");
    assert!(pgn.contains("[Date \"2026.11.21\"]"), "{pgn}");
    table.ask(Command::Choose(FileTask::Save));
    let suggested = table
        .window
        .query_all_by_value("Anna – Boris 2026.11.21.jadoube");
    assert!(suggested.count() > 0);
}
