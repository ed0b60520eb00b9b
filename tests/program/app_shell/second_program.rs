//! A second program on one folder keeps nothing by itself, and says so; what a person saves there is on the disk.

use eframe::egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable;
use jadoube::app::chosen_file::Overwrite;
use jadoube::app::platform::Platform;
use jadoube::app::store::{DiskStore, JOURNAL, MemoryStore};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::i18n::{Language, Words};
use jadoube_ui::Notification;

use super::Table;

#[test]
fn what_is_saved_where_nothing_is_kept_is_on_the_disk_and_can_be_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("jadoube");
    let first = Platform::keeping_in(home.clone());
    assert_eq!(first.notifications, []);
    let mut second = Platform::keeping_in(home.clone());
    let [Notification::SecondProgram(Some(other))] = &second.notifications[..] else {
        panic!("{:?}", second.notifications);
    };
    assert!(other.who.ends_with(&format!("PID {}", std::process::id())));
    assert_eq!(other.journal, None, "nothing is played there yet");
    std::fs::write(home.join(JOURNAL), "a game").expect("a file");
    let third = Platform::keeping_in(home.clone());
    let [Notification::SecondProgram(Some(other))] = &third.notifications[..] else {
        panic!("{:?}", third.notifications);
    };
    assert_eq!(other.journal, Some(home.join(JOURNAL)));
    let path = folder.path().join("kept.jadoube");
    let saved = second.chosen_files.save(&path, b"a game", Overwrite::Never);
    saved.expect("it is written");
    assert_eq!(std::fs::read(&path).expect("a file"), b"a game");
    let mut opened = second.chosen_files.open(&path)().expect("a file");
    let mut text = String::new();
    opened.content.read_to_string(&mut text).expect("text");
    assert_eq!(text, "a game");
}

impl Table {
    /// Asks the window to close, as its button does, and gives what it tells the window system then.
    fn close(&mut self) -> Vec<ViewportCommand> {
        let viewports = &mut self.window.input_mut().viewports;
        let window = viewports.entry(ViewportId::ROOT).or_default();
        window.events.push(ViewportEvent::Close);
        self.window.step();
        self.commands()
    }

    /// What it told the window system in the last frame.
    fn commands(&self) -> Vec<ViewportCommand> {
        let told = self.window.output().viewport_output.get(&ViewportId::ROOT);
        told.map(|output| output.commands.clone())
            .unwrap_or_default()
    }

    fn press(&mut self, id: &str) {
        let label = Words::new(Language::English).tr(id).into_owned();
        self.window.get_by_label(&label).click();
        self.window.step();
    }

    fn asks(&self) -> bool {
        let title = Words::new(Language::English)
            .tr("closing-title")
            .into_owned();
        self.window.query_all_by_label(&title).count() > 0
    }
}

#[test]
fn a_window_that_alone_keeps_a_game_asks_before_it_closes() {
    let mut table = Table::played(&MemoryStore::default(), "300", &["e4"]);
    for _ in 0..2 {
        assert!(table.close().contains(&ViewportCommand::CancelClose));
    }
    table.window.run();
    assert!(table.asks());
    table.press("closing-stay");
    table.window.run();
    assert!(!table.asks());
    assert!(table.close().contains(&ViewportCommand::CancelClose));
    table.window.run();
    table.press("closing-close");
    assert!(table.commands().contains(&ViewportCommand::Close));
    assert!(!table.close().contains(&ViewportCommand::CancelClose));
}

#[test]
fn a_window_in_which_nothing_was_played_closes_at_once() {
    let mut table = Table::new(&MemoryStore::default());
    assert!(!table.close().contains(&ViewportCommand::CancelClose));
}

#[test]
fn a_window_whose_game_is_on_the_disk_closes_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let time = ScriptedTime::default();
    let store = DiskStore::open(folder.path().join("jadoube")).expect("a folder");
    let mut platform = Platform::scripted(&time, &MemoryStore::default());
    platform.store = Box::new(store);
    let mut table = Table::on(platform, time);
    table.start("300");
    table.play(&["e4"]);
    assert!(!table.close().contains(&ViewportCommand::CancelClose));
}
