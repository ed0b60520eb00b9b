//! What is found at the start: a log that was damaged, is foreign, or was written by a newer version, and a last sign of
//! life that belongs to nothing.

use std::time::Duration;

use jadoube::app::platform::Platform;
use jadoube::app::store::{JOURNAL, LAST_SIGN, MemoryStore};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::Color;
use jadoube_core::record::file_title::FileKind;
use jadoube_ui::{KeptFileKind, KeptLog, Notification};

use super::Table;

/// The files of a game of two moves whose clock runs, as a program leaves them that was killed nine seconds later.
fn killed() -> MemoryStore {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["e4", "e5"]);
    table.pass(9);
    std::mem::forget(table);
    files
}

/// How many seconds White is charged with when that is found again.
fn charged(table: &Table) -> u64 {
    let left = table.reading(Color::White);
    Duration::from_mins(5).saturating_sub(left).as_secs()
}

#[test]
fn a_killed_program_charges_until_its_last_sign_of_life() {
    let table = Table::new(&killed());
    assert_eq!(charged(&table), 3 + 9);
    assert_eq!(table.app().notifications(), []);
}

#[test]
fn after_a_kill_people_are_told_for_how_long_nobody_watched() {
    let restarted = |seconds: u64| {
        let time = ScriptedTime::default();
        time.pass(Duration::from_secs(1_000_000 + 15 + seconds));
        let table = Table::on(Platform::scripted(&time, &killed()), time);
        assert_eq!(charged(&table), 3 + 9);
        table.app().notifications().to_vec()
    };
    assert_eq!(restarted(4), [], "as long as a power cut may give back");
    let rest = Duration::from_secs(8);
    assert_eq!(restarted(8), [Notification::Unwatched(KeptLog::Game, rest)]);
}

#[test]
fn a_last_sign_that_was_altered_or_belongs_to_another_game_decides_nothing() {
    let altered = |sign: Vec<u8>| {
        let text = String::from_utf8(sign).expect("text");
        text.replacen("0:00:1", "0:09:1", 1).into_bytes()
    };
    let of_another = |_| killed_elsewhere();
    for spoil in [&altered as &dyn Fn(Vec<u8>) -> Vec<u8>, &of_another] {
        let files = killed();
        let sign = files.file(LAST_SIGN).expect("a sign of life");
        let spoilt = spoil(sign.clone());
        assert_ne!(sign, spoilt);
        files.put(LAST_SIGN, spoilt);
        let table = Table::new(&files);
        assert_eq!(charged(&table), 3, "as at the last act");
        assert!(table.app().session().running().is_none());
        let told = [Notification::SignLost(KeptLog::Game)];
        assert_eq!(table.app().notifications(), told);
    }
}

/// The last sign of life of another game.
fn killed_elsewhere() -> Vec<u8> {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["d4"]);
    table.pass(200);
    std::mem::forget(table);
    files.file(LAST_SIGN).expect("a sign of life")
}

#[test]
fn what_a_newer_version_keeps_is_told_and_left_alone() {
    let files = killed();
    let journal = String::from_utf8(files.file(JOURNAL).expect("a journal")).expect("text");
    let later = "Jadoube game journal 3";
    let later = format!("{later} {:08x}\n", crc32fast::hash(later.as_bytes()));
    let later = journal.replace(&FileKind::GameJournal.title(), &later);
    files.put(JOURNAL, later.clone());
    let mut table = Table::new(&files);
    assert!(!table.app().session().has_game());
    let told = [Notification::Newer(KeptLog::Game)];
    assert_eq!(table.app().notifications(), told);
    assert_eq!(files.file(JOURNAL), Some(later.clone().into_bytes()));
    table.start("300");
    let kept = files.names();
    let aside = kept.iter().find(|name| name.starts_with("earlier"));
    let aside = aside.expect("it gave way to another game");
    assert_eq!(files.file(aside), Some(later.into_bytes()), "and is whole");
}

#[test]
fn a_damaged_journal_is_shown_as_far_as_it_is_good_and_offered_whole() {
    let files = killed();
    let mut journal = files.file(JOURNAL).expect("a journal");
    let place = journal.len() - 40;
    journal[place] ^= 1;
    files.put(JOURNAL, journal.clone());
    let mut table = Table::new(&files);
    assert_eq!(table.app().session().heading().white, "Anna");
    let [Notification::Damaged(KeptLog::Game, Some(aside)), ..] = table.app().notifications()
    else {
        panic!("nobody was told: {:?}", table.app().notifications());
    };
    let aside = aside.clone();
    assert_eq!(files.file(&aside), Some(journal));
    table.window.wait_until_done();
    let kept = table.app().kept_files();
    let is_it = |file: &&jadoube_ui::KeptFile| file.path == aside && file.is_damaged;
    let offered = kept.iter().find(is_it).expect("it is offered");
    assert_eq!(offered.kind, KeptFileKind::Game);
    let game = offered.game().expect("it can be read so far");
    assert_eq!(game.names.white, "Anna");

    let again = Table::new(&files);
    assert_eq!(again.app().notifications(), [], "it is told once");
    assert_eq!(again.app().kept_files().len(), 1, "and kept once");
}

#[test]
fn of_a_journal_that_is_damaged_at_its_beginning_nothing_is_said_to_be_there() {
    let files = killed();
    let mut journal = files.file(JOURNAL).expect("a journal");
    journal[40] ^= 1;
    files.put(JOURNAL, journal.clone());
    let table = Table::new(&files);
    let [Notification::Lost(KeptLog::Game, Some(aside))] = table.app().notifications() else {
        panic!("nobody was told: {:?}", table.app().notifications());
    };
    assert_eq!(files.file(aside), Some(journal));
    assert!(!table.app().session().has_game());
}
