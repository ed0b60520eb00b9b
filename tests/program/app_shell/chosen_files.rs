//! Files that people choose: dropped on the window, and saved where documents are kept.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{DroppedFile, Event};
use egui_kittest::kittest::Queryable;
use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_ui::{Command, FileTask, Notification, Screen};

use super::Table;

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("the program opens it by its path".to_owned())
    }
}

fn drop_on(table: &mut Table, path: &str) {
    let dropped = Arc::new(Dropped(path.into()));
    table.window.input_mut().dropped_files.push(dropped);
    table.window.run();
    table.window.wait_until_opened();
}

#[test]
fn a_file_dropped_on_the_window_is_opened() {
    let files = MemoryStore::default();
    files.put("/ana/games.pgn", "1. e4 e5 2. Nf3 *\n");
    let mut table = Table::new(&files);
    drop_on(&mut table, "/ana/games.pgn");
    let session = table.app().session();
    assert_eq!(session.arbiter().table().game().plies().len(), 3);

    // Of several the last one stays on the screen.
    files.put("/ana/other.pgn", "1. d4 *\n");
    for path in ["/ana/games.pgn", "/ana/other.pgn"] {
        let dropped = Arc::new(Dropped(path.into()));
        table.window.input_mut().dropped_files.push(dropped);
    }
    for _ in 0..4 {
        table.window.run();
        table.window.wait_until_opened();
    }
    let plies = |table: &Table| table.app().session().arbiter().table().game().plies().len();
    assert_eq!(plies(&table), 1);

    // As a file manager copies it.
    table
        .window
        .input_mut()
        .events
        .push(Event::Paste("file:///ana/games.pgn\n".to_owned()));
    for _ in 0..4 {
        table.window.run();
        table.window.wait_until_opened();
    }
    assert_eq!(plies(&table), 3);

    drop_on(&mut table, "/ana/nothing.pgn");
    let [Notification::Unreadable(path, _)] = table.app().notifications() else {
        panic!("{:?}", table.app().notifications());
    };
    assert_eq!(path, Path::new("/ana/nothing.pgn"));
}

#[test]
fn a_name_without_a_folder_is_saved_among_the_documents_and_the_whole_path_is_told() {
    let files = MemoryStore::default();
    let time = ScriptedTime::default();
    let mut world = Platform::scripted(&time, &files);
    world.documents = Some("/ana/Documents".into());
    let mut table = Table::on(world, time);
    table.start("300");
    table.ask(Command::Choose(FileTask::Save));
    let request = table.app().path_request().expect("a path is asked for");
    let suggested = "/ana/Documents/Anna – Boris 1970.01.01.jadoube";
    assert_eq!(request.suggestion, suggested);
    table.ask(Command::Chosen(FileTask::Save, "mine".into()));
    let saved = Path::new("/ana/Documents/mine.jadoube");
    assert!(files.file(saved).is_some());
    let told = [Notification::Written(saved.to_owned())];
    assert_eq!(table.app().notifications(), told);
    table
        .window
        .get_by_label_contains("/ana/Documents/mine.jadoube");
    table.ask(Command::Chosen(
        FileTask::ExportPgn,
        "/elsewhere/mine.pgn".into(),
    ));
    assert!(
        files.file("/elsewhere/mine.pgn").is_some(),
        "where it was wanted"
    );
    assert_eq!(table.app().screen(), Screen::Table);
}
