//! What a person has chosen is kept, the screen shown is not, and what is told follows the language.

use std::path::Path;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::{Command, FileTask, NotificationText, Screen, Settings};

use super::Table;

#[test]
fn the_screen_shown_is_no_setting() {
    let files = MemoryStore::default();
    files.put("settings.ron", "(screen: Preferences, countdown: true)");
    let mut table = Table::new(&files);
    assert_eq!(
        (table.app().screen(), table.notes()),
        (Screen::First, String::new())
    );
    let before = files.file("settings.ron");
    for screen in [Screen::Keys, Screen::SideClock, Screen::Preferences] {
        table.ask(Command::Show(screen));
        table.pass(1);
        assert_eq!(table.app().screen(), screen);
    }
    assert_eq!(files.file("settings.ron"), before);
}

#[test]
fn a_program_begins_where_something_is_unfinished() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    table.start("300");
    table.ask(Command::Show(Screen::Preferences));
    drop(table);
    let mut table = Table::new(&files);
    assert_eq!(table.app().screen(), Screen::Table);
    table.act(Deed::Player(Color::White, PlayerAct::Resign));
    drop(table);
    assert_eq!(Table::new(&files).app().screen(), Screen::First);
}

#[test]
fn a_change_of_language_changes_what_is_told_at_once() {
    let mut table = Table::new(&MemoryStore::default());
    table.ask(Command::Chosen(FileTask::Open, "nowhere.pgn".into()));
    let shows = |table: &Table, text: &str| table.window.query_by_label_contains(text).is_some();
    assert!(shows(&table, "nowhere.pgn cannot be read"));
    let mut settings = Settings::default();
    settings.preferences.language = Some(Language::Polish);
    table.ask(Command::Change(Box::new(settings)));
    let told = &table.app().notifications()[0];
    let polish = NotificationText::of(told, Words::new(Language::Polish)).happened;
    assert!(shows(&table, &polish), "{polish}");
    assert!(!shows(&table, "cannot be read"));
}

#[test]
fn settings_are_kept_when_hands_are_still_and_unreadable_ones_set_aside() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    let mut settings = Settings::default();
    settings.side_clock.countdown = true;
    table.ask(Command::Change(Box::new(settings)));
    assert_eq!(files.file("settings.ron"), None, "hands may go on");
    table.pass(1);
    let kept = files.file("settings.ron").expect("the settings were kept");
    assert!(String::from_utf8_lossy(&kept).contains("countdown: true"));
    drop(table);
    files.put("settings.ron", "(mode: Purple)");
    let table = Table::new(&files);
    assert!(table.notes().contains("preference"), "{}", table.notes());
    assert!(
        files
            .names()
            .iter()
            .any(|name| name.starts_with("damaged settings")
                || name.to_string_lossy().contains("damaged settings"))
    );
    let usable = files
        .file(Path::new("settings.ron"))
        .expect("what can be used");
    assert!(!String::from_utf8_lossy(&usable).contains("Purple"));
}
