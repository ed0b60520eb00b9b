//! A game bears the date of the place where it is played, whatever day it is in Greenwich.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_ui::{Command, FileTask, LogExtent, SheetOrder, SideClockLogOrder};
use jiff::tz::{Offset, TimeZone};

use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::Language;
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::notation::{Letters, Style};
use jadoube_core::record::side_clock::{SideClockAct, SideClockSetting, journal};

use super::Table;
use crate::support::app_window::AppWindow;

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
    table.ask(Command::Chosen(
        FileTask::Sheet(SheetOrder {
            style: Style::laws(Letters::Polish),
            language: Language::Slovene,
            paper: None,
            is_empty: false,
        }),
        "sheet.txt".into(),
    ));
    let sheet = files.file("sheet.txt").expect("the file was written");
    let sheet = String::from_utf8(sheet).expect("a text");
    assert!(sheet.contains("21. 11. 2026"), "{sheet}");
    table.ask(Command::Choose(FileTask::Save));
    let suggested = table
        .window
        .query_all_by_value("Anna – Boris 2026.11.21.jadoube");
    assert!(suggested.count() > 0);
}

#[test]
fn the_log_tells_the_time_of_day_after_a_restart_and_after_a_sleep() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    let passes = |seconds| time.pass(Duration::from_secs(seconds));
    let arbitrates = |table: &mut Table, act| table.act(Deed::Arbiter(act));
    let mut table = Table::on(Platform::scripted(&time, &files), time.clone());
    table.start("300");
    passes(5);
    arbitrates(&mut table, ArbiterAct::Stop);
    time.sleep(Duration::from_hours(1));
    passes(5);
    arbitrates(&mut table, ArbiterAct::Resume);
    passes(5);
    arbitrates(&mut table, ArbiterAct::Stop);
    drop(table);
    passes(3_600);
    let mut table = Table::on(Platform::scripted(&time, &files), time.clone());
    passes(5);
    arbitrates(&mut table, ArbiterAct::Resume);
    let session = table.window.state().session();
    let wall = &session.heading().wall;
    let times = session.log().iter().map(|entry| wall.at(entry.event.at));
    let times: Vec<_> = times
        .map(|time| time.expect("a time of day").time_of_day())
        .collect();
    let expected = ["00:00:00", "00:00:05", "01:00:10", "01:00:15", "02:00:20"];
    assert_eq!(times, expected.map(|time| format!("{time}.000")));
}

#[test]
fn the_log_of_the_side_clock_tells_the_time_on_the_wall_and_every_new_day() {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    // 04:30 in UTC on 22 November 2026.
    time.pass(Duration::from_mins(29_922_030));
    let platform = || {
        let mut platform = Platform::scripted(&time, &files);
        platform.time_zone = TimeZone::fixed(Offset::constant(-5));
        platform
    };
    let mut program = AppWindow::open(platform(), 1280.0, 800.0);
    let setting = SideClockSetting {
        control: "1800".parse().expect("a time control"),
        names: ByColor::default(),
        day: String::new(),
        tournament_board: None,
    };
    program.ask(Command::Clock(SideClockAct::Set(setting)));
    time.pass(Duration::from_millis(9_250));
    program.ask(Command::Clock(SideClockAct::Begin(Color::White)));
    for _ in 0..1_800 {
        time.pass(Duration::from_secs(1));
        program.run();
    }
    program.ask(Command::Chosen(
        FileTask::SideClockLog(SideClockLogOrder {
            paper: None,
            extent: LogExtent::Session,
        }),
        "log.txt".into(),
    ));
    let log = files.file("log.txt").expect("the file was written");
    let log = String::from_utf8(log).expect("a text");
    let told: Vec<&str> = log
        .lines()
        .skip(2)
        .map(|line| line.trim().split("   ").next().unwrap_or(line).trim())
        .collect();
    let expected = [
        "No.",
        "21 November 2026",
        "23:30:00",
        "23:30:09",
        "23:59:09",
        "22 November 2026",
        "00:00:09.250",
    ];
    assert_eq!(told, expected, "{log}");
    let kept = journal::read(&files.file("evening.journal").expect("a journal"));
    let walls = kept.contents.log().iter().map(|line| line.wall);
    assert!(walls.clone().count() > 1 && walls.into_iter().all(|wall| wall.is_some()));
}
