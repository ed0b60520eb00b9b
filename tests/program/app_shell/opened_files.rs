//! *Open* takes every file that the program writes or sets aside, and says of every other what it is.

use std::path::PathBuf;
use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::{JOURNAL, LAST_SIGN, MemoryStore};
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::record::FileFault;
use jadoube_core::record::FileProblem;
use jadoube_core::record::log::checksummed_lines::LineWriter;
use jadoube_core::record::log::journal::JournalLine;
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::side_clock::{SideClockAct, SideClockSetting};
use jadoube_ui::{Command, FileTask, LogExtent, Notification, Screen, Settings, SideClockLogOrder};

use super::Table;

/// Opens that file, and waits until it is read.
fn open(table: &mut Table, path: &str) {
    table.ask(Command::Chosen(FileTask::Open, path.into()));
    table.window.wait_until_opened();
}

fn press(table: &mut Table, button: &str) {
    table.window.get_by_label(button).click();
    table.window.run();
}

/// A program at which a game of two moves was played and kept, and the clock set; and another program on other files,
/// with one of those among them.
fn opened(path: &str, make: impl FnOnce(&mut Table, &MemoryStore) -> Vec<u8>) -> Table {
    let first = MemoryStore::default();
    let mut table = Table::played(&first, "300", &["e4", "e5"]);
    let bytes = make(&mut table, &first);
    let files = MemoryStore::default();
    files.put(path, bytes);
    let mut table = Table::new(&files);
    open(&mut table, path);
    table
}

/// Whether the game of two moves stands on the table, its clock stopped.
fn has_the_game(table: &Table) {
    let session = table.app().session();
    assert_eq!(session.heading().white, "Anna");
    assert_eq!(session.arbiter().table().game().plies().len(), 2);
    assert_eq!(session.running(), None);
    assert_eq!(table.app().screen(), Screen::Table);
}

/// The game as it is saved at its last moment.
fn saved(table: &Table) -> String {
    let session = table.app().session();
    session.saved(session.last_moment()).written()
}

fn journal_of(_: &mut Table, files: &MemoryStore) -> Vec<u8> {
    files.file(JOURNAL).expect("a journal")
}

#[test]
fn the_journal_of_a_game_is_opened() {
    let table = opened("somewhere/until 2026.journal", journal_of);
    has_the_game(&table);
    assert_eq!(table.app().notifications(), []);
}

#[test]
fn a_journal_of_the_first_version_is_opened() {
    let table = opened("old.journal", |table, _| {
        let session = table.app().session();
        let mut writer = LineWriter::default();
        let lines = JournalLine::all(session.heading(), &[], session.log());
        let text: String = lines.iter().map(|line| writer.line(line)).collect();
        text.into_bytes()
    });
    has_the_game(&table);
}

#[test]
fn a_damaged_journal_is_opened_as_far_as_it_is_good() {
    let table = opened("damaged 2026.journal", |table, files| {
        table.play(&["Nf3"]);
        let mut bytes = journal_of(table, files);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let place = text.find("Nf3").expect("the third move");
        bytes[place] = b'M';
        bytes
    });
    has_the_game(&table);
    let told = [Notification::OpenedInPart("damaged 2026.journal".into())];
    assert_eq!(table.app().notifications(), told);
}

#[test]
fn a_saved_game_is_opened_in_both_versions() {
    let saved = |table: &mut Table, _: &MemoryStore| saved(table);
    has_the_game(&opened("a.jadoube", |table, files| {
        saved(table, files).into_bytes()
    }));
    has_the_game(&opened("a.jadoube", |table, files| {
        let text = saved(table, files);
        let (_, document) = text.split_once('\n').expect("a title");
        let (document, _) = document.rsplit_once("checksum").expect("a checksum");
        document.as_bytes().to_vec()
    }));
}

#[test]
fn a_game_saved_while_a_clock_runs_has_used_that_time() {
    let mut before = Duration::ZERO;
    let table = opened("later.jadoube", |table, files| {
        let session = table.app().session();
        let at = session.last_moment();
        let left = session.arbiter().table().reading(Color::White, at);
        before = left.expect("a clock");
        table.pass(20);
        let save = Command::Chosen(FileTask::Save, "now.jadoube".into());
        table.ask(save);
        files.file("now.jadoube").expect("a saved game")
    });
    has_the_game(&table);
    let session = table.app().session();
    let at = session.last_moment();
    let left = session.arbiter().table().reading(Color::White, at);
    assert!(
        left.expect("a clock") + Duration::from_secs(20) <= before,
        "{left:?} of {before:?}"
    );
}

#[test]
fn the_journal_of_the_side_clock_is_opened() {
    let table = opened("evening until 2026.journal", |table, files| {
        let setting = SideClockSetting {
            control: "180+2".parse().expect("a time control"),
            names: ByColor::default(),
            day: "22 November".to_owned(),
            tournament_board: None,
        };
        table.ask(Command::Clock(SideClockAct::Set(setting)));
        table.ask(Command::Clock(SideClockAct::Begin(Color::White)));
        table.pass(7);
        table.ask(Command::Clock(SideClockAct::Press(Color::White)));
        files.file("evening.journal").expect("a journal")
    });
    assert_eq!(table.app().screen(), Screen::SideClock);
    let clock = table.app().side_clock().clock().expect("a clock");
    assert_eq!(clock.running(), None);
    let now = table.app().side_clock().last_moment();
    let left = clock.remaining(Color::White, now);
    assert_eq!(left, Duration::from_secs(180 + 2 - 7 + 2));
}

#[test]
fn settings_are_taken_from_their_file_if_somebody_says_so() {
    let mut table = opened("damaged settings 2026.ron", |_, _| {
        b"(countdown: true)".to_vec()
    });
    assert_eq!(*table.app().settings(), Settings::default(), "not unasked");
    press(&mut table, "Keep mine");
    assert_eq!(*table.app().settings(), Settings::default());
    open(&mut table, "damaged settings 2026.ron");
    press(&mut table, "Use these");
    let mut expected = Settings::default();
    expected.side_clock.countdown = true;
    assert_eq!(*table.app().settings(), expected);
    let told = [Notification::SettingsTaken(
        "damaged settings 2026.ron".into(),
    )];
    assert_eq!(table.app().notifications(), told);
}

/// How the bytes of a file are made at a table.
type Make<'a> = &'a dyn Fn(&mut Table, &MemoryStore) -> Vec<u8>;
/// Whether that is said of a file which should be.
type IsExpected<'a> = &'a dyn Fn(&FileProblem) -> bool;

#[test]
fn of_every_other_file_it_is_said_what_it_is() {
    let sheet = |table: &mut Table, files: &MemoryStore| {
        let log = FileTask::SideClockLog(SideClockLogOrder {
            paper: Some(Paper::A4),
            extent: LogExtent::Session,
        });
        table.ask(Command::Chosen(log, "log.pdf".into()));
        files.file("log.pdf").expect("a page")
    };
    let sign = |_: &mut Table, files: &MemoryStore| files.file(LAST_SIGN).expect("a sign");
    let later = |_: &mut Table, _: &MemoryStore| {
        let title = "Jadoube game journal 9";
        format!("{title} {:08x}\n", crc32fast::hash(title.as_bytes())).into_bytes()
    };
    let cut = |table: &mut Table, _: &MemoryStore| {
        let text = saved(table);
        text.as_bytes()[..text.len() / 2].to_vec()
    };
    let is_damaged = |why: &FileProblem| matches!(why, FileProblem::File(FileFault::Damaged(_)));
    let files: [(&str, Make<'_>, IsExpected<'_>); 6] = [
        ("log.pdf", &sheet, &|why| *why == FileProblem::PrintedPage),
        ("last-sign", &sign, &|why| *why == FileProblem::LastSign),
        ("x.journal", &later, &|why| {
            *why == FileProblem::File(FileFault::Newer(None))
        }),
        ("x.jadoube", &cut, &is_damaged),
        ("x", &|_, _| b"Jadoube envelope 2\n".to_vec(), &|why| {
            *why == FileProblem::Envelope
        }),
        ("x", &|_, _| b"Jadoube gam".to_vec(), &is_damaged),
    ];
    for (path, make, is_expected) in files {
        let table = opened(path, make);
        let [Notification::Unreadable(_, why)] = table.app().notifications() else {
            panic!("{path}: {:?}", table.app().notifications());
        };
        assert!(is_expected(why), "{path}: {why:?}");
        assert!(!table.app().session().has_game());
    }
}

#[test]
fn the_files_opened_last_are_opened_again_from_the_list_of_games() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    let two = "[White \"Ana\"]\n\n1. e4 *\n\n[White \"Boris\"]\n\n1. d4 *\n";
    for number in 0..7 {
        let name = format!("games/evening {number}.pgn");
        files.put(&name, two);
        open(&mut table, &name);
    }
    open(&mut table, "games/evening 3.pgn");
    table.ask(Command::Show(Screen::Kept));
    table.window.wait_until_done();
    let remembered = &table.app().settings().recent.opened_files;
    let names = [3, 6, 5, 4, 2].map(|number| PathBuf::from(format!("games/evening {number}.pgn")));
    assert_eq!(*remembered, names);
    press(&mut table, "evening 5.pgn");
    table.window.wait_until_opened();
    assert_eq!(table.app().screen(), Screen::Games);
    files.put("games/evening 6.pgn", "");
    table.ask(Command::Show(Screen::Kept));
    press(&mut table, "evening 6.pgn");
    table.window.wait_until_opened();
    assert!(table.window.query_by_label("evening 6.pgn").is_none());
    assert!(!table.app().notifications().is_empty());
}

#[test]
fn what_the_program_set_aside_is_not_remembered_as_opened() {
    let table = opened("earlier/until 2026-11-21 18-05-09.journal", journal_of);
    has_the_game(&table);
    assert!(table.app().settings().recent.opened_files.is_empty());
}
