//! The shell around the table: what happens is kept, a game comes back, files are chosen, time passes.

use std::path::PathBuf;
use std::time::Duration;

use crate::support::app_window::AppWindow;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube::app::App;
use jadoube::app::file_dialog::ScriptedFileDialog;
use jadoube::app::platform::Platform;
use jadoube::app::store::{DiskStore, Durability, JOURNAL, MemoryStore, NoHome, Store};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::{Color, EnPassantMode, Fen};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct, Standing, Terms};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::{SavedGame, to_pgn};
use jadoube_ui::{Command, FileTask, NewGame, NotificationText, Players};

mod chosen_files;
mod computer_player;
#[cfg(unix)]
mod engine_player;
mod events;
mod exchanged_texts;
mod found_logs;
mod incidents;
mod kept_games;
mod local_date;
mod opened_files;
mod other_programs;
#[cfg(target_os = "linux")]
mod random_games;
mod replaced_games;
mod second_program;
mod settings;
mod tournament_boards;

/// A program whose time, files and choices are ours.
struct Table {
    time: ScriptedTime,
    window: AppWindow,
}

impl Table {
    fn new(files: &MemoryStore) -> Self {
        Self::choosing(files, &[])
    }

    /// A game of that time in which these moves have been made.
    fn played(files: &MemoryStore, time: &str, moves: &[&str]) -> Self {
        let mut table = Self::new(files);
        table.start(time);
        table.play(moves);
        table
    }

    fn choosing(files: &MemoryStore, chosen: &[&str]) -> Self {
        let time = ScriptedTime::default();
        time.pass(Duration::from_secs(1_000_000));
        let mut world = Platform::scripted(&time, files);
        let mut file_dialog = ScriptedFileDialog::default();
        file_dialog.files.extend(chosen.iter().map(Into::into));
        world.file_dialog = Box::new(file_dialog);
        Self::on(world, time)
    }

    fn on(world: Platform, time: ScriptedTime) -> Self {
        let window = AppWindow::open(world, 1280.0, 800.0);
        Self { time, window }
    }

    fn ask(&mut self, command: Command) {
        self.window.ask(command);
    }

    fn start(&mut self, time: &str) {
        let control: Times = Times::same(time.parse().expect("a time control"));
        let names = jadoube_core::chess::ByColor {
            white: "Anna".to_owned(),
            black: "Boris".to_owned(),
        };
        let game = NewGame {
            players: Players {
                names,
                ..Players::default()
            },
            terms: Terms {
                control: Some(control.0),
                ..Terms::default()
            },
            computer: None,
            ..NewGame::default()
        };
        self.ask(Command::Start(Box::new(game)));
        self.act(Deed::Arbiter(ArbiterAct::Start));
    }

    fn act(&mut self, deed: Deed) {
        let act = self.app().board_act(deed);
        self.ask(Command::Act(act));
    }

    fn play(&mut self, moves: &[&str]) {
        for san in moves {
            self.time.pass(Duration::from_secs(3));
            let turn = self.app().session().arbiter().table().game().has_the_move();
            self.act(Deed::Player(turn, PlayerAct::Move((*san).to_owned())));
        }
    }

    fn pass(&mut self, seconds: u64) {
        self.time.pass(Duration::from_secs(seconds));
        self.window.run();
    }

    fn app(&self) -> &App {
        self.window.state()
    }

    fn reading(&self, color: Color) -> Duration {
        let session = self.app().session();
        session
            .arbiter()
            .table()
            .reading(color, session.last_moment())
            .expect("there is a clock")
    }

    fn position(&self) -> String {
        let game = self.app().session().arbiter().table().game();
        Fen::from_position(game.position(), EnPassantMode::Legal).to_string()
    }

    fn notes(&self) -> String {
        let words = Words::new(Language::English);
        let told = self.app().notifications().iter();
        told.map(|told| NotificationText::of(told, words).happened)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

#[test]
fn an_act_happens_at_its_moment_and_only_in_the_game_it_is_for() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300+2", &["e4"]);
    let act = PlayerAct::Move("e5".to_owned());
    let reply = table.app().board_act(Deed::Player(Color::Black, act));
    let at = reply.at;
    table.time.pass(Duration::from_secs(3));
    table.ask(Command::Act(reply));
    assert_eq!(table.app().session().last_moment(), at);
    let late = table
        .app()
        .board_act(Deed::Player(Color::White, PlayerAct::Resign));
    table.start("300");
    table.ask(Command::Act(late));
    let arbiter = table.app().session().arbiter();
    assert_eq!(arbiter.table().standing(), Standing::Playing);
}

#[test]
fn a_killed_program_comes_back_to_the_same_game_stopped_at_its_last_sign_of_life() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300+2", &["e4", "e5", "Nf3"]);
    table.pass(7);
    let position = table.position();
    drop(table);

    let again = Table::new(&files);
    assert_eq!(again.position(), position);
    assert_eq!(
        again.app().session().running(),
        None,
        "the clocks are stopped"
    );
    assert_eq!(again.reading(Color::White), Duration::from_mins(5));
    assert_eq!(
        again.reading(Color::Black),
        Duration::from_secs(302 - 3 + 2 - 7)
    );
    assert_eq!(again.notes(), "");
}

#[test]
fn a_half_written_last_line_is_let_go_of_without_a_word() {
    let files = MemoryStore::default();
    let table = Table::played(&files, "300", &["e4", "e5"]);
    let position = table.position();
    drop(table);
    let mut journal = files.file(JOURNAL).expect("there is a journal");
    journal.extend_from_slice(b"12ab34cd Event((at:\"0:0");
    files.put(JOURNAL, journal);

    let mut again = Table::new(&files);
    assert_eq!((again.position(), again.notes()), (position, String::new()));
    again.act(Deed::Arbiter(ArbiterAct::Resume));
    again.play(&["Nf3"]);
    drop(again);
    assert_eq!(
        Table::new(&files)
            .app()
            .session()
            .arbiter()
            .table()
            .game()
            .plies()
            .len(),
        3
    );
}

#[test]
fn a_damaged_journal_is_set_aside_whole_and_its_good_part_goes_on() {
    let files = MemoryStore::default();
    let table = Table::played(&files, "300", &["e4", "e5", "Nf3"]);
    drop(table);
    let mut journal = files.file(JOURNAL).expect("there is a journal");
    let third = journal.windows(3).position(|part| part == b"Nf3");
    journal[third.expect("the third move") + 1] = b'x';
    files.put(JOURNAL, journal.clone());

    let mut again = Table::new(&files);
    assert!(again.notes().contains("damaged"), "{}", again.notes());
    let aside = files
        .names()
        .into_iter()
        .find(|name| name.to_string_lossy().starts_with("damaged"));
    assert_eq!(
        files.file(aside.expect("a file was set aside")),
        Some(journal)
    );
    let game = again.app().session().arbiter().table().game();
    assert_eq!(game.plies().len(), 2, "the third move is cut off");
    again.act(Deed::Arbiter(ArbiterAct::Resume));
    again.play(&["Nc3"]);
    let position = again.position();
    drop(again);
    let later = Table::new(&files);
    assert_eq!((later.position(), later.notes()), (position, String::new()));
}

#[test]
fn a_foreign_file_in_the_place_of_the_journal_is_no_game() {
    let files = MemoryStore::default();
    files.put(JOURNAL, "Dear diary,\ntoday I lost.\n");
    let table = Table::new(&files);
    assert!(!table.app().session().has_game());
    assert!(table.notes().contains("was not written by Jadoube"));
    let aside = |name: &PathBuf| name.to_string_lossy().starts_with("damaged ");
    assert!(files.names().iter().any(aside));
}

#[test]
fn a_new_game_leaves_the_journal_of_the_one_before() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["e4"]);
    table.start("300");
    let earlier: Vec<_> = files
        .names()
        .into_iter()
        .filter(|name| name.starts_with("earlier"))
        .collect();
    assert_eq!(earlier.len(), 1);
    assert!(
        table
            .app()
            .session()
            .arbiter()
            .table()
            .game()
            .plies()
            .is_empty()
    );
}

#[test]
fn a_flag_falls_although_nobody_does_anything() {
    let mut table = Table::new(&MemoryStore::default());
    table.start("60");
    table.play(&["e4"]);
    table.pass(61);
    assert!(matches!(
        table.app().session().arbiter().table().standing(),
        Standing::Ended(..)
    ));
    let flag = Event::flag(Color::Black, Moment::after(Duration::from_secs(63)));
    let log = table.app().session().log();
    assert!(
        log.iter().any(|entry| entry.event == flag),
        "at its own moment, however late the program woke"
    );
}

#[test]
fn a_machine_that_slept_stops_the_clocks_and_charges_nobody() {
    let mut table = Table::new(&MemoryStore::default());
    table.start("300");
    table.play(&["e4"]);
    table.time.sleep(Duration::from_hours(1));
    table.pass(1);
    assert_eq!(table.app().session().running(), None);
    assert_eq!(table.reading(Color::Black), Duration::from_secs(299));
    assert!(
        table.notes().contains("slept for about 60 minutes"),
        "{}",
        table.notes()
    );
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let files = MemoryStore::default();
    let mut table = Table::choosing(&files, &["kept"]);
    table.start("300+2");
    table.play(&["e4", "e5", "Nf3", "Nc6"]);
    let position = table.position();
    table.ask(Command::Choose(FileTask::Save));
    assert!(files.file("kept.jadoube").is_some(), "{:?}", files.names());
    table.start("60");
    table.ask(Command::Chosen(FileTask::Open, "kept.jadoube".into()));
    let set_aside = table.window.get_by_label("Resume this one");
    set_aside.click();
    table.window.run();
    assert_eq!(table.position(), position);
    assert_eq!(table.app().session().running(), None);
    let plies = table.app().session().arbiter().table().game().plies();
    assert_eq!(plies[0].left, Some(Duration::from_secs(302 - 3 + 2)));
}

#[test]
fn a_game_is_exported_as_pgn_and_read_back() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300+2", &["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    let position = table.position();
    table.ask(Command::Chosen(FileTask::ExportPgn, "game.pgn".into()));
    let pgn = String::from_utf8(files.file("game.pgn").expect("the file was written"))
        .expect("PGN is text");
    assert!(
        pgn.contains("[White \"Anna\"]") && pgn.contains("[TimeControl \"300+2\"]"),
        "{pgn}"
    );
    assert!(pgn.contains("[%clk 0:05:01]"), "{pgn}");
    let mut table = Table::new(&{
        let elsewhere = MemoryStore::default();
        elsewhere.put("game.pgn", pgn);
        elsewhere
    });
    table.ask(Command::Chosen(FileTask::Open, "game.pgn".into()));
    assert_eq!(table.position(), position);
    assert_eq!(table.app().session().players().names.black, "Boris");
}

#[test]
fn the_window_bears_the_names_of_whoever_plays_however_they_came_there() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    assert_eq!(table.app().title(), "Jadoube");
    files.put("unknown.pgn", "[White \"?\"]\n[Black \"?\"]\n\n1. e4 *\n");
    table.ask(Command::Chosen(FileTask::Open, "unknown.pgn".into()));
    assert_eq!(table.app().title(), "Jadoube");
    files.put("game.pgn", "[White \"Ana\"]\n[Black \"Ivo\"]\n\n1. e4 *\n");
    table.ask(Command::Chosen(FileTask::Open, "game.pgn".into()));
    assert_eq!(table.app().title(), "Ana – Ivo · Jadoube");
    drop(table);
    let again = Table::new(&files);
    assert_eq!(again.app().title(), "Ana – Ivo · Jadoube");
}

#[test]
fn where_the_system_offers_no_window_for_files_the_path_is_typed() {
    let mut table = Table::new(&MemoryStore::default());
    table.start("300");
    table.ask(Command::Choose(FileTask::ExportPgn));
    assert!(table.window.query_by_label("Path of the file").is_some());
}

#[test]
fn a_file_that_is_no_game_is_told_and_changes_nothing() {
    let files = MemoryStore::default();
    files.put("letter.txt", "Dear Anna");
    let mut table = Table::played(&files, "300", &["e4"]);
    for path in ["letter.txt", "nowhere.pgn"] {
        table.ask(Command::Chosen(FileTask::Open, path.into()));
        assert!(
            table.notes().contains(&format!("{path} cannot be read")),
            "{}",
            table.notes()
        );
    }
    let game = table.app().session().arbiter().table().game();
    assert_eq!(game.plies().len(), 1);
}

#[test]
fn an_illegal_move_that_was_taken_back_is_told_in_the_pgn() {
    let heading = Heading {
        terms: Script::default(),
        ..Heading::default()
    };
    let mut arbiter = jadoube_core::laws::Arbiter::new(heading.terms());
    let mut log = Vec::new();
    let at = |seconds| Moment::after(Duration::from_secs(seconds));
    let acts = [
        PlayerAct::Lift("e2".parse().expect("a square")),
        PlayerAct::Release("e5".parse().expect("a square")),
        PlayerAct::Press,
        PlayerAct::Move("e4".to_owned()),
    ];
    for (second, act) in (1..).zip(acts) {
        let event = Event::of(Color::White, at(second), act);
        let rulings = arbiter.hear(&event);
        log.push(jadoube_core::record::Entry { event, rulings });
    }
    let narrative = jadoube_core::record::narrative::Narrative::of(&heading, &log);
    let pgn = jadoube_core::notation::pgn::write(&to_pgn(&heading, &narrative, &log));
    assert!(pgn.contains("Illegal move taken back: e2-e5"), "{pgn}");
    let again = SavedGame::read(SavedGame::of(&heading, &log, &[]).written().as_bytes())
        .expect("a saved game");
    assert_eq!(again, SavedGame::of(&heading, &log, &[]));
}

#[test]
fn names_put_right_and_signatures_are_kept() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["f3", "e5", "g4", "Qh4"]);
    let mut players = table.app().session().players().clone();
    players.signatures.white = "A.".to_owned();
    table.ask(Command::Name(Box::new(players.clone())));
    drop(table);
    assert_eq!(*Table::new(&files).app().session().players(), players);
}

#[test]
fn the_journal_names_the_program_that_began_it() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    table.start("300");
    let journal = files.file(JOURNAL).expect("there is a journal");
    assert!(
        String::from_utf8_lossy(&journal)
            .lines()
            .nth(1)
            .is_some_and(|line| line.contains(env!("CARGO_PKG_VERSION")))
    );
    assert_eq!(
        table.app().session().heading().program,
        env!("CARGO_PKG_VERSION")
    );
    table.window.key_press(Key::Escape);
    table.window.run();
}

#[test]
fn files_on_the_disk_belong_to_one_program_and_are_never_overwritten_aside() {
    let folder = tempfile::tempdir().expect("a folder for the program");
    let home = folder.path().join("jadoube");
    let mut disk = DiskStore::open(home.clone()).expect("the folder is free");
    let second = DiskStore::open(home.clone());
    assert!(matches!(second, Err(NoHome::Taken(None))));
    disk.append(JOURNAL, 0, "one\n", Durability::AtOnce)
        .expect("written");
    disk.append(JOURNAL, 4, "two\n", Durability::Soon)
        .expect("written");
    assert_eq!(
        disk.read(JOURNAL).expect("read"),
        Some(b"one\ntwo\n".to_vec())
    );
    let first = disk.copy_as(JOURNAL, "earlier/a game.journal");
    let first = first.expect("kept").expect("it is there");
    disk.write(JOURNAL, b"three\n").expect("written");
    let second = disk.copy_as(JOURNAL, "earlier/a game.journal");
    let second = second.expect("kept").expect("it is there");
    assert!(
        disk.copy_as("nothing", "aside")
            .expect("looked for")
            .is_none()
    );
    assert_ne!(first, second, "nothing that was set aside is overwritten");
    assert_eq!(std::fs::read(&first).expect("read"), b"one\ntwo\n");
    assert_eq!(std::fs::read(&second).expect("read"), b"three\n");
    disk.overwrite_in_place("last-sign", "0:00:01\n", Durability::AtOnce)
        .expect("written");
    disk.overwrite_in_place("last-sign", "0:00:02\n", Durability::Soon)
        .expect("written");
    assert_eq!(
        disk.read("last-sign").expect("read"),
        Some(b"0:00:02\n".to_vec())
    );
    drop(disk);
    assert!(
        DiskStore::open(home).is_ok(),
        "a program that ended leaves its folder free"
    );
}
