//! Games that were played before: shown on the first screen, looked through, taken up again.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::platform::Platform;
use jadoube::app::store::{Durability, FolderLister, MemoryStore, Store};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Reason, StandardReason};
use jadoube_core::record::Entry;
use jadoube_ui::{AssistLevel, Command, FileTask, Screen, Settings};

use super::Table;
use crate::support::app_window::AppWindow;

const FOOLS_MATE: [&str; 4] = ["f3", "e5", "g4", "Qh4#"];

/// A game that was won, one that was set aside, and one that is being played.
fn played(files: &MemoryStore) -> Table {
    let mut table = Table::played(files, "300", &FOOLS_MATE);
    table.start("300");
    table.play(&["d4", "d5"]);
    table.start("300");
    table.play(&["e4"]);
    table
}

fn press(table: &mut Table, button: &str) {
    let places = table.window.get_all_by_label_contains(button);
    places.last().expect("a button").click();
    table.window.run();
    table.window.wait_until_done();
}

#[test]
fn the_last_games_stand_on_the_first_screen_and_are_looked_through_there() {
    let files = MemoryStore::default();
    let mut table = played(&files);
    let position = table.position();
    table.ask(Command::Show(Screen::First));
    table.window.wait_until_done();
    press(&mut table, "Anna – Boris, 0–1, Checkmate");
    assert_eq!(table.app().screen(), Screen::Review);
    table.window.get_by_label("queen to h4, checkmate");
    assert_eq!(table.position(), position, "the table is as it was");
    table.window.key_press(Key::Escape);
    table.window.run();
    assert_eq!(table.app().screen(), Screen::First);
}

#[test]
fn the_game_in_play_is_gone_back_to_from_the_first_screen() {
    let files = MemoryStore::default();
    let mut table = played(&files);
    table.ask(Command::Show(Screen::First));
    table.window.wait_until_done();
    table.window.get_by_label("Back to the game").click();
    table.window.run();
    assert_eq!(table.app().screen(), Screen::Table);
}

#[test]
fn what_was_set_aside_unfinished_is_offered_once_the_table_is_free() {
    let files = MemoryStore::default();
    let mut table = played(&files);
    table.act(Deed::Player(Color::Black, PlayerAct::Resign));
    table.window.wait_until_done();
    table.ask(Command::Show(Screen::First));
    table.window.wait_until_done();
    table.window.get_by_label("Resume").click();
    table.window.run();
    table.window.wait_until_opened();
    assert_eq!(table.app().screen(), Screen::Table);
    let session = table.app().session();
    assert_eq!(session.arbiter().table().game().plies().len(), 2);
    assert!(session.is_unfinished());
}

#[test]
fn a_game_that_is_not_over_is_looked_through_and_stays_as_it_is() {
    let files = MemoryStore::default();
    let mut table = played(&files);
    table.ask(Command::LookThrough(None));
    table.window.wait_until_done();
    assert_eq!(table.app().screen(), Screen::Review);
    assert!(table.app().session().running().is_some(), "its clock runs");
    table.window.get_by_label("The game is not over.");
}

/// Files in memory whose names are told only while nobody holds them back.
#[derive(Debug)]
struct SlowFolder {
    files: MemoryStore,
    held: Arc<Mutex<()>>,
}

impl Store for SlowFolder {
    fn read(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        self.files.read(name)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.files.write(name, bytes)
    }

    fn append(&mut self, name: &str, at: u64, text: &str, safe: Durability) -> io::Result<()> {
        self.files.append(name, at, text, safe)
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.files.cut(name, length)
    }

    fn is_in_place(&self, name: &str, length: u64) -> io::Result<bool> {
        self.files.is_in_place(name, length)
    }

    fn overwrite_in_place(&mut self, name: &str, text: &str, safe: Durability) -> io::Result<()> {
        self.files.overwrite_in_place(name, text, safe)
    }

    fn copy_as(&mut self, name: &str, other: &str) -> io::Result<Option<PathBuf>> {
        self.files.copy_as(name, other)
    }

    fn folder_lister(&self) -> FolderLister {
        let (names, held) = (self.files.folder_lister(), Arc::clone(&self.held));
        Box::new(move || {
            let _free = held.lock().map_err(|_| io::ErrorKind::Interrupted)?;
            names()
        })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.files.path(name)
    }
}

#[test]
fn the_first_pictures_wait_for_no_folder() {
    let files = MemoryStore::default();
    let mut table = played(&files);
    table.act(Deed::Player(Color::Black, PlayerAct::Resign));
    let held = Arc::new(Mutex::new(()));
    let mut platform = Platform::scripted(&ScriptedTime::default(), &files);
    platform.store = Box::new(SlowFolder {
        files,
        held: Arc::clone(&held),
    });
    // Whoever lists the folder on the window's thread now waits for ever.
    let holds = held.lock().expect("nobody else holds it");
    let mut window = AppWindow::open(platform, 1280.0, 800.0);
    window.step();
    window.ask(Command::Show(Screen::First));
    window.step();
    assert_eq!(window.state().screen(), Screen::First);
    assert!(window.state().is_reading_kept());
    drop(holds);
    window.wait_until_done();
    window.run();
    window.get_by_label_contains("Anna – Boris, 0–1, Checkmate");
}

#[test]
fn digits_press_the_cards() {
    for (key, screen) in [
        (Key::Num1, Screen::NewGame),
        (Key::Num2, Screen::SideClock),
        (Key::Num4, Screen::Desk),
    ] {
        let files = MemoryStore::default();
        let mut table = played(&files);
        table.ask(Command::Show(Screen::First));
        table.window.key_press(key);
        table.window.run();
        assert_eq!(table.app().screen(), screen, "{key:?}");
    }
}

fn set(table: &mut Table, change: impl FnOnce(&mut Settings)) {
    let mut settings = table.app().settings().clone();
    change(&mut settings);
    table.ask(Command::Change(Box::new(settings)));
    table.pass(1);
}

/// Somebody else helps from now on.
fn helped_by(table: &mut Table, assist: AssistLevel) {
    set(table, |settings| settings.play.assist = assist);
}

#[test]
fn a_game_that_was_set_aside_goes_on_as_it_was_begun() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    helped_by(&mut table, AssistLevel::Tournament);
    table.start("300");
    table.play(&["d4", "d5"]);
    table.ask(Command::Show(Screen::NewGame));
    helped_by(&mut table, AssistLevel::Teaching);
    table.start("300");
    table.play(&["e4"]);
    assert_eq!(table.app().settings().play.assist, AssistLevel::Teaching);
    table.act(Deed::Player(Color::Black, PlayerAct::Resign));
    table.window.wait_until_done();
    table.ask(Command::Show(Screen::First));
    table.window.wait_until_done();
    table.window.get_by_label("Resume").click();
    table.window.run();
    table.window.wait_until_opened();
    table.pass(1);
    assert_eq!(table.app().settings().play.assist, AssistLevel::Tournament);
}

#[test]
fn what_was_chosen_for_a_game_that_was_not_started_leaves_the_one_on_the_table_alone() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    table.start("300");
    table.play(&["d4"]);
    table.ask(Command::Show(Screen::NewGame));
    helped_by(&mut table, AssistLevel::Teaching);
    table.ask(Command::Show(Screen::Table));
    table.pass(1);
    assert_eq!(table.app().settings().play.assist, AssistLevel::Friendly);
    helped_by(&mut table, AssistLevel::Tournament);
    drop(table);
    let mut table = Table::new(&files);
    table.pass(1);
    assert_eq!(table.app().settings().play.assist, AssistLevel::Tournament);
}

#[test]
fn mistakes_happen_in_the_lesson_for_which_that_was_said_and_in_no_other() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    helped_by(&mut table, AssistLevel::Teaching);
    table.start("300");
    set(&mut table, |settings| settings.play.mistakes = true);
    assert!(table.app().settings().play.mistakes);
    table.start("300");
    table.pass(1);
    assert!(!table.app().settings().play.mistakes);
    assert_eq!(table.app().settings().play.assist, AssistLevel::Teaching);
}

/// How many unfinished games the list of all games tells of, the one on the table among them.
fn listed_unfinished(table: &mut Table) -> usize {
    table.ask(Command::Show(Screen::Kept));
    table.window.wait_until_done();
    let rows = table.window.get_all_by_label_contains("Anna – Boris, ");
    let labels = rows.filter_map(|row| row.accesskit_node().label());
    let unfinished = labels.filter(|row| row.contains("in play") || row.contains("unfinished"));
    unfinished.count()
}

#[test]
fn a_game_that_went_on_stands_once_among_all_games() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["d4", "d5"]);
    table.start("300");
    assert_eq!(listed_unfinished(&mut table), 2);
    let mut names = files.names().into_iter();
    let aside = names.find(|name| name.starts_with("earlier"));
    let path = aside.expect("a game that was set aside");
    table.act(Deed::Player(Color::White, PlayerAct::Resign));
    table.ask(Command::Chosen(FileTask::Open, path.clone()));
    table.window.wait_until_opened();
    let listed = listed_unfinished(&mut table);
    assert_eq!(
        listed, 1,
        "on the table, and not once more as it was set aside"
    );
    table.play(&["c4"]);
    table.start("300");
    assert_eq!(
        listed_unfinished(&mut table),
        2,
        "current position, and the new one"
    );
    table.act(Deed::Player(Color::White, PlayerAct::Resign));
    table.ask(Command::Chosen(FileTask::Open, path));
    table.window.wait_until_opened();
    table.time.pass(Duration::from_secs(1));
    table.play(&["Nf3"]);
    let listed = listed_unfinished(&mut table);
    assert_eq!(listed, 2, "two ways on from one position are two games");
}

#[test]
fn who_answers_questions_from_then_on_is_noted_once_help_is_changed_in_a_game() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    helped_by(&mut table, AssistLevel::Tournament);
    table.start("300");
    table.play(&["d4", "d5"]);
    for assist in [
        AssistLevel::Friendly,
        AssistLevel::Teaching,
        AssistLevel::Tournament,
    ] {
        helped_by(&mut table, assist);
    }
    let reason_of = |entry: &Entry| match entry.event.arbiter_act() {
        Some(ArbiterAct::Note(Reason::Standard(reason))) => Some(*reason),
        _ => None,
    };
    let notes: Vec<_> = table
        .app()
        .session()
        .log()
        .iter()
        .filter_map(reason_of)
        .collect();
    let told = [StandardReason::OwnArbiter, StandardReason::ArbiterAnswers];
    assert_eq!(notes, told);
}
