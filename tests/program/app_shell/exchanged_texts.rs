//! Games and positions that come and go by the clipboard, and positions in files.

use eframe::egui::{Event, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::setup_validation::PositionFault;
use jadoube_core::chess::{Color, Position as _};
use jadoube_core::notation::pgn::StartFault;
use jadoube_core::record::FileProblem;
use jadoube_ui::{ClipboardContent, Command, FileTask, Notification, Screen};

use super::Table;

/// Somebody presses Ctrl+V with that text on the clipboard.
fn paste(table: &mut Table, text: &str) {
    table.window.event(Event::Paste(text.to_owned()));
    table.window.run();
    table.window.wait_until_opened();
}

#[test]
fn a_pasted_game_comes_onto_the_table_and_no_file_is_remembered() {
    let mut table = Table::new(&MemoryStore::default());
    paste(&mut table, "[White \"Ana\"]\n\n1. e4 e5 2. Nf3 *\n");
    let session = table.app().session();
    assert_eq!(session.heading().white, "Ana");
    assert_eq!(session.arbiter().table().game().plies().len(), 3);
    assert!(table.app().settings().recent.opened_files.is_empty());
    assert_eq!(table.app().notifications(), []);
}

#[test]
fn pasted_games_are_listed_and_each_can_be_looked_at() {
    let mut table = Table::new(&MemoryStore::default());
    paste(&mut table, "1. e4 *\n\n1. d4 d5 *\n");
    assert_eq!(table.app().screen(), Screen::Games);
    table.ask(Command::LookAt(1));
    let list = table.app().game_file().expect("a list");
    assert_eq!(list.listed.len(), 2);
    let looked = list.looked.as_ref().expect("a game");
    assert_eq!(looked.history.game().plies.len(), 2);
}

#[test]
fn a_pasted_position_and_one_in_a_file_can_be_played_on_from() {
    let fen = "4k3/8/8/8/8/8/8/4K2R b K - 0 1";
    let files = MemoryStore::default();
    files.put("a.FEN", format!("{fen}\n"));
    files.put("b.epd", "4k3/8/8/8/8/8/8/4K2R b K - dm 5; id \"end\";\n");
    let by_file = |table: &mut Table, path: &str| {
        table.ask(Command::Chosen(FileTask::Open, path.into()));
        table.window.wait_until_opened();
    };
    for how in 0..3 {
        let mut table = Table::new(&files);
        match how {
            0 => paste(&mut table, fen),
            1 => by_file(&mut table, "a.FEN"),
            _ => by_file(&mut table, "b.epd"),
        }
        assert_eq!(table.app().screen(), Screen::NewGame, "{how}");
        assert_eq!(table.app().notifications(), [], "{how}");
        table.window.get_by_label("Start the game").click();
        table.window.run();
        let game = table.app().session().arbiter().table().game().clone();
        assert_eq!(game.position().turn(), Color::Black, "{how}");
        assert_eq!(game.position().board().occupied().count(), 3, "{how}");
    }
}

#[test]
fn of_a_position_that_nobody_can_play_it_is_said_what_is_wrong_until_another_text_comes() {
    let without_kings = "8/8/8/8/8/8/4P3/8 w - - 0 1";
    let files = MemoryStore::default();
    files.put("a.fen", format!("{without_kings}\n"));
    let mut table = Table::new(&files);
    for how in 0..2 {
        if how == 0 {
            paste(&mut table, without_kings);
        } else {
            table.ask(Command::Chosen(FileTask::Open, "a.fen".into()));
            table.window.wait_until_opened();
        }
        let told = table.app().notifications();
        let [Notification::Unreadable(_, FileProblem::Position(fault))] = told else {
            panic!("{told:?}");
        };
        let kings = Color::ALL.map(PositionFault::NoKing);
        assert_eq!(*fault, StartFault::Position(kings.into()));
        paste(&mut table, "1. e4 e5 *");
        assert_eq!(table.app().notifications(), []);
    }
}

#[test]
fn of_a_pasted_link_it_is_said_that_nothing_is_fetched() {
    let mut table = Table::new(&MemoryStore::default());
    paste(&mut table, "https://lichess.org/abcd1234");
    assert_eq!(table.app().notifications(), [Notification::LinkPasted]);
}

#[test]
fn of_a_text_that_is_no_game_it_is_said_so_in_words() {
    for text in [
        "Dear Boris, see you at the club on Friday.",
        "10am, room 4b",
        "Драга Ана, видимо се у петак (у 18 часова)!",
        "{",
    ] {
        let files = MemoryStore::default();
        files.put("letter.txt", text);
        let mut table = Table::new(&files);
        if text != "{" {
            paste(&mut table, text);
            let pasted = Notification::Unreadable("Clipboard".into(), FileProblem::NotAGame);
            assert_eq!(table.app().notifications(), [pasted], "{text}");
            table.window.get_by_label_contains("this is not a game");
        }
        table.ask(Command::Chosen(FileTask::Open, "letter.txt".into()));
        table.window.wait_until_opened();
        let told = table.app().notifications().last().cloned();
        let Some(Notification::Unreadable(_, why)) = told else {
            panic!("{text}: {told:?}");
        };
        assert_eq!(why == FileProblem::NotAGame, text != "{", "{text}: {why:?}");
    }
    // A game whose move cannot be played is told with its place.
    let mut table = Table::new(&MemoryStore::default());
    paste(&mut table, "1. Ke3 e5 *");
    let told = table.app().notifications().last().cloned();
    let Some(Notification::Unreadable(_, FileProblem::Pgn(_))) = told else {
        panic!("{told:?}");
    };
}

#[test]
fn a_path_that_is_typed_stays_with_what_is_wrong_with_its_file() {
    let files = MemoryStore::default();
    files.put("letter.txt", "Dear Boris, see you on Friday.");
    files.put("game.pgn", "1. e4 e5 *");
    let mut table = Table::new(&files);
    table.ask(Command::Choose(FileTask::Open));
    for path in ["letter.txt", "nothing.pgn"] {
        table.ask(Command::Chosen(FileTask::Open, path.into()));
        table.window.wait_until_opened();
        let asked = table.app().path_request().expect("it is asked again");
        assert_eq!(asked.suggestion, path);
        assert!(asked.fault.is_some(), "{path}");
        assert_eq!(table.app().notifications(), []);
        let told = format!("{path} cannot be read: ");
        table.window.get_by_label_contains(&told);
    }
    table.ask(Command::Chosen(FileTask::Open, "game.pgn".into()));
    table.window.wait_until_opened();
    assert!(table.app().path_request().is_none());
    let session = table.app().session();
    assert_eq!(session.arbiter().table().game().plies().len(), 2);
}

#[test]
fn a_game_that_is_played_is_not_thrown_away_for_a_pasted_one() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["e4"]);
    paste(&mut table, "1. d4 d5 *");
    let plies = table.app().session().arbiter().table().game().plies().len();
    assert_eq!(plies, 1);
    assert_eq!(table.app().screen(), Screen::Games);
}

#[test]
fn game_and_position_go_to_the_clipboard() {
    let files = MemoryStore::default();
    let mut table = Table::played(&files, "300", &["e4"]);
    let mut copied = |what| {
        table.window.state_mut().asked_for(Command::Copy(what));
        table.window.step();
        let commands = &table.window.output().platform_output.commands;
        let text = commands.iter().find_map(|command| {
            if let OutputCommand::CopyText(text) = command {
                Some(text.clone())
            } else {
                None
            }
        });
        text.expect("a text")
    };
    let position = copied(ClipboardContent::Position);
    assert!(
        position.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/"),
        "{position}"
    );
    let game = copied(ClipboardContent::Game);
    assert!(
        game.contains("[White \"Anna\"]") && game.contains("1. e4"),
        "{game}"
    );
    table.window.run();
    let tells = |what| {
        let copied = Notification::Copied(what);
        table.app().notifications().contains(&copied)
    };
    assert!(tells(ClipboardContent::Game));
    assert!(
        !tells(ClipboardContent::Position),
        "it holds that no longer"
    );
}

#[test]
fn what_is_pasted_into_a_field_stays_there() {
    let mut table = Table::new(&MemoryStore::default());
    table.ask(Command::Show(Screen::NewGame));
    let names = table
        .window
        .get_all_by_role(eframe::egui::accesskit::Role::TextInput);
    names.into_iter().next().expect("a field").focus();
    table.window.run();
    table
        .window
        .event_modifiers(Event::Paste("1. e4 *".to_owned()), Modifiers::NONE);
    table.window.run();
    assert_eq!(table.app().screen(), Screen::NewGame);
    assert!(!table.app().session().has_game());
}
