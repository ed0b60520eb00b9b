//! What other programs ask of this one, and what it asks of them.

use jadoube::app::platform::Platform;
use jadoube::app::single_instance::{InstanceRequest, ScriptedRequests};
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_ui::{Command, FileTask, Notification, Screen};

use super::Table;

/// A program of which others ask that.
fn asked(files: &MemoryStore, requests: &[InstanceRequest]) -> Table {
    let time = ScriptedTime::default();
    let mut platform = Platform::scripted(&time, files);
    let requests = requests.iter().cloned().collect();
    platform.instance_requests = Box::new(ScriptedRequests(requests));
    let mut table = Table::on(platform, time);
    for _ in 0..8 {
        table.window.run();
        table.window.wait_until_opened();
    }
    table
}

#[test]
fn a_file_that_a_later_program_brings_is_opened_here() {
    let files = MemoryStore::default();
    files.put("/ana/game.pgn", "1. e4 e5 2. Nf3 *\n");
    let open = InstanceRequest::Open(vec!["/ana/game.pgn".into()]);
    let table = asked(&files, &[InstanceRequest::Activate, open]);
    let plies = table.app().session().arbiter().table().game().plies().len();
    assert_eq!(plies, 3);
}

#[test]
fn several_files_are_opened_one_after_the_other_and_a_missing_one_is_told() {
    let files = MemoryStore::default();
    files.put("/ana/1.pgn", "1. e4 *\n");
    files.put("/ana/2.pgn", "1. e4 e5 *\n");
    let names = ["/ana/1.pgn", "/ana/none.pgn", "/ana/2.pgn"];
    let open = InstanceRequest::Open(names.map(Into::into).to_vec());
    let table = asked(&files, &[open]);
    let plies = table.app().session().arbiter().table().game().plies().len();
    assert_eq!(plies, 2, "the last one is on the table");
    let [Notification::Unreadable(path, _)] = table.app().notifications() else {
        panic!("{:?}", table.app().notifications());
    };
    assert_eq!(path, std::path::Path::new("/ana/none.pgn"));
    let remembered = &table.app().settings().recent.opened_files;
    assert_eq!(remembered.len(), 2, "{remembered:?}");
}

#[test]
fn what_was_written_can_be_opened_and_shown_in_its_folder() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["e4"]);
    table.ask(Command::Show(Screen::Preferences));
    table.ask(Command::Overwrite(FileTask::ExportPgn, "/ana/a.pgn".into()));
    for button in ["Open", "Show in folder"] {
        use egui_kittest::kittest::Queryable;
        table.window.get_by_label(button).click();
        table.window.run();
    }
    // It opens nothing here, and what it was asked for stands in what the platform noted.
    let noted = format!("{:?}", table.app());
    assert!(noted.contains("opened: [\"/ana/a.pgn\"]"), "{noted}");
    assert!(noted.contains("shown: [\"/ana/a.pgn\"]"), "{noted}");
}
