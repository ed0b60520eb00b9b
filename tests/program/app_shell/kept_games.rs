//! Games that were played before: shown on the first screen, looked through, taken up again.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube::chess::Color;
use jadoube::laws::{Deed, PlayerAct};
use jadoube::ui::{Command, Screen};

use super::Table;

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
    table.window.get_by_label("♛h4#");
    assert_eq!(table.position(), position, "the table is as it was");
    table.window.key_press(Key::Escape);
    table.window.run();
    assert_eq!(table.app().screen(), Screen::First);
}

#[test]
fn the_unfinished_game_is_taken_up_from_the_first_screen() {
    let files = MemoryStore::default();
    let mut table = played(&files);
    table.ask(Command::Show(Screen::First));
    table.window.wait_until_done();
    table.window.get_by_label("Resume").click();
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
    table.ask(Command::LookThrough);
    table.window.wait_until_done();
    assert_eq!(table.app().screen(), Screen::Review);
    assert!(table.app().session().running().is_some(), "its clock runs");
    table.window.get_by_label("The game is not over.");
}

#[test]
fn digits_press_the_cards() {
    for (key, screen) in [
        (Key::Num1, Screen::NewGame),
        (Key::Num2, Screen::SideClock),
        (Key::Num4, Screen::Table),
    ] {
        let files = MemoryStore::default();
        let mut table = played(&files);
        table.ask(Command::Show(Screen::First));
        table.window.key_press(key);
        table.window.run();
        assert_eq!(table.app().screen(), screen, "{key:?}");
    }
}
