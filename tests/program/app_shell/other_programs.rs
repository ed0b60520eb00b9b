//! What other programs ask of this one, and what it asks of them.

use jadoube::app::platform::Platform;
use jadoube::app::single_instance::{InstanceRequest, ScriptedRequests};
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_cli::StartScreen;
use jadoube_core::chess::Color;
use jadoube_core::record::side_clock::SideClockAct;
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
fn a_screen_that_a_later_program_names_is_shown_here_and_a_clock_that_runs_is_not_set_anew() {
    let times = |text: &str| Some(text.parse().expect("a time control"));
    let files = MemoryStore::default();
    let first = InstanceRequest::Show(StartScreen::SideClock(times("5400+30")));
    let mut table = asked(&files, std::slice::from_ref(&first));
    assert_eq!(table.app().screen(), Screen::SideClock);
    let control = |table: &Table| table.app().side_clock().control().map(ToString::to_string);
    assert_eq!(control(&table).as_deref(), Some("5400+30"));
    table.ask(Command::Clock(SideClockAct::Begin(Color::White)));
    let other = InstanceRequest::Show(StartScreen::SideClock(times("300")));
    for request in [InstanceRequest::Show(StartScreen::Learn), other] {
        table.window.state_mut().begin_with(request, None);
        table.window.run();
    }
    assert_eq!(table.app().screen(), Screen::SideClock);
    assert_eq!(control(&table).as_deref(), Some("5400+30"));
    table.ask(Command::Clock(SideClockAct::Lock(true)));
    let learn = InstanceRequest::Show(StartScreen::Learn);
    table.window.state_mut().begin_with(learn, None);
    table.window.run();
    assert_eq!(table.app().screen(), Screen::SideClock, "it is locked");
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
