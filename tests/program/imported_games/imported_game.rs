//! A game that was played elsewhere: opened, looked at, kept, written and continued, and never judged.

use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube_core::chess::{Color, Position};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Standing, Terms};
use jadoube_core::record::SavedGame;
use jadoube_ui::{Command, FileTask, NewGame, Players, Screen};

use super::io_counting::Program;

const EVERYTHING: &str = include_str!("../../game/pgn/everything.pgn");

fn open(program: &mut Program, path: &str) {
    program.ask(Command::Chosen(FileTask::Open, path.into()));
}

fn file(files: &MemoryStore, path: &str) -> String {
    let bytes = files.file(path).unwrap_or_else(|| panic!("no {path}"));
    String::from_utf8(bytes).expect("text")
}

fn with_everything() -> (MemoryStore, Program) {
    let files = MemoryStore::default();
    files.put("all.pgn", EVERYTHING);
    let program = Program::new(&files);
    (files, program)
}

/// Goes through the game until that is in sight.
fn walk_to(program: &mut Program, told: &str) {
    for _ in 0..200 {
        if program
            .window
            .query_all_by_label_contains(told)
            .next()
            .is_some()
        {
            return;
        }
        program.window.key_press(Key::ArrowRight);
        program.window.run();
    }
    panic!("{told} is never in sight");
}

#[test]
fn opened_saved_opened_and_exported_a_game_with_everything_equals_itself() {
    let (files, mut program) = with_everything();
    open(&mut program, "all.pgn");
    program.ask(Command::Chosen(FileTask::Save, "kept.jadoube".into()));
    assert!(
        SavedGame::read(file(&files, "kept.jadoube").as_bytes())
            .expect("a saved game")
            .record
            .is_empty()
    );

    let elsewhere = MemoryStore::default();
    elsewhere.put("kept.jadoube", file(&files, "kept.jadoube"));
    let mut other = Program::new(&elsewhere);
    open(&mut other, "kept.jadoube");
    other.ask(Command::Chosen(FileTask::ExportPgn, "out.pgn".into()));
    assert_eq!(file(&elsewhere, "out.pgn"), EVERYTHING);
}

#[test]
fn what_was_not_understood_is_exported_as_it_stands() {
    let files = MemoryStore::default();
    let damaged = "[White \"Ana\"]\n[Result \"1-0\"]\n\n\
        1. e4 e5 2. Nf3 novelty Nc6 3. Bb6 a6 4. O-O {nice} ; and so on\n5. Re1 (5. d3) 1-0\n";
    files.put("damaged.pgn", damaged);
    let mut program = Program::new(&files);
    open(&mut program, "damaged.pgn");
    program.press("Save or print…");
    program.ask(Command::Chosen(FileTask::ExportPgn, "out.pgn".into()));
    assert_eq!(file(&files, "out.pgn"), damaged);
}

#[test]
fn it_is_read_once_written_once_and_makes_no_sound() {
    let (_files, mut program) = with_everything();
    program.counts.written.borrow_mut().clear();
    open(&mut program, "all.pgn");
    assert_eq!(*program.counts.written.borrow(), [JOURNAL]);
    assert_eq!(program.counts.opened.borrow().len(), 1);
    let read = program
        .counts
        .read
        .load(std::sync::atomic::Ordering::SeqCst);
    assert_eq!(read, EVERYTHING.len() as u64);
    assert!(program.counts.sounds.borrow().is_empty());
}

#[test]
fn nobody_rules_on_it_and_every_move_is_there() {
    let (_files, mut program) = with_everything();
    open(&mut program, "all.pgn");
    let session = program.window.state().session();
    assert!(session.log().is_empty());
    assert_eq!(session.arbiter().table().standing(), Standing::Playing);
    assert_eq!(session.arbiter().table().game().plies().len(), 144);
    assert!(!session.is_unfinished(), "nobody is waited for");
    program.act(Deed::Player(Color::White, PlayerAct::Resign));
    assert!(program.window.state().session().log().is_empty());
    for told in [
        "Fivefold repetition.",
        "Neither side could checkmate any more.",
        "1–0",
    ] {
        walk_to(&mut program, told);
    }
}

#[test]
fn what_its_file_says_stands_beneath_its_moves() {
    let (_files, mut program) = with_everything();
    open(&mut program, "all.pgn");
    program.window.get_by_label("Before the first move.");
    program.window.get_by_label_contains("– as usual");
    program.window.get_by_label("on its best square");
    for part in ["the King's Gambit", "declined"] {
        program.window.get_by_label_contains(part);
    }
    for tried in ["2. f4", "exf4", "bishop to c5", "knight to f3", "g5"] {
        let mut moves = program.window.query_all_by_label_contains(tried);
        assert!(moves.next().is_some(), "{tried}");
    }
    program.press("One move forward");
    program
        .window
        .get_by_label("Žižek, Łukasz: 1:29:55, stopped. Points in this game: 1");
}

/// Which move led to the position shown: of all moves its button is the one that is chosen.
fn last_move(program: &Program) -> String {
    let chosen = program
        .window
        .get_by(|node| node.toggled() == Some(Toggled::True));
    chosen.accesskit_node().label().unwrap_or_default()
}

#[test]
fn its_moves_lead_to_their_positions() {
    let files = MemoryStore::default();
    files.put("game.pgn", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    let mut program = Program::new(&files);
    open(&mut program, "game.pgn");
    program.press("bishop to b5");
    assert_eq!(last_move(&program), "bishop to b5");
    program.press("knight to c6");
    assert_eq!(last_move(&program), "knight to c6");
    for (key, expected) in [
        (Key::ArrowRight, "bishop to b5"),
        (Key::End, "a6"),
        (Key::ArrowRight, "a6"),
        (Key::ArrowLeft, "bishop to b5"),
    ] {
        program.window.key_press(key);
        program.wait();
        assert_eq!(last_move(&program), expected, "{key:?}");
    }
}

#[test]
fn it_outlives_the_program() {
    let (files, mut program) = with_everything();
    open(&mut program, "all.pgn");
    drop(program);
    let mut again = Program::new(&files);
    assert_eq!(again.window.state().screen(), Screen::Table);
    again.ask(Command::Chosen(FileTask::ExportPgn, "out.pgn".into()));
    assert_eq!(file(&files, "out.pgn"), EVERYTHING);
}

#[test]
fn an_unfinished_game_stays_on_the_table_until_somebody_sets_it_aside() {
    let (_files, mut program) = with_everything();
    let names = jadoube_core::chess::ByColor {
        white: "Anna".to_owned(),
        black: "Boris".to_owned(),
    };
    let players = Players {
        names,
        ..Players::default()
    };
    program.ask(Command::Start(Box::new(NewGame {
        players,
        ..NewGame::default()
    })));
    program.act(Deed::Player(Color::White, PlayerAct::Move("e4".to_owned())));
    open(&mut program, "all.pgn");
    let white = |program: &Program| {
        program
            .window
            .state()
            .session()
            .players()
            .names
            .white
            .clone()
    };
    assert_eq!(white(&program), "Anna");
    program.press("Save or print…");
    program
        .window
        .get_by_role_and_label(Role::Dialog, "Anna v Boris is still in progress.");
    program.press("Stay with that game");
    assert_eq!(white(&program), "Anna");
    program.press("Continue from here");
    program.press("Stay with that game");
    assert_eq!(program.window.state().screen(), Screen::Games);
    program.press("Save or print…");
    program.press("Save it and continue from here");
    assert_eq!(white(&program), "Žižek, Łukasz");
}

#[test]
fn a_new_game_goes_on_from_the_position_shown_and_its_history_counts() {
    let files = MemoryStore::default();
    let shuffled = "[White \"Ana\"]\n[Black \"Boris\"]\n[Result \"1/2-1/2\"]\n\n\
        1. Nf3 {first} 1... Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1/2-1/2\n\n";
    files.put("draw.pgn", shuffled);
    let mut program = Program::new(&files);
    open(&mut program, "draw.pgn");
    program.press("To the end");
    program.press("Continue from here");
    assert_eq!(program.window.state().screen(), Screen::NewGame);
    program.press("Start the game");
    let session = program.window.state().session();
    assert!(session.is_unfinished());
    assert_eq!(session.players().names.white, "Ana");
    let game = session.arbiter().table().game();
    assert_eq!(game.plies().len(), 7);
    assert!(!game.position().turn().is_white());
    program.act(Deed::Arbiter(ArbiterAct::Start));
    program.act(Deed::Player(
        Color::Black,
        PlayerAct::Move("Ng8".to_owned()),
    ));
    let session = program.window.state().session();
    assert_eq!(session.arbiter().table().game().occurrences(), 3);

    // It comes back as the same game, and tells its whole course as PGN.
    drop(program);
    let mut again = Program::new(&files);
    let session = again.window.state().session();
    assert_eq!(session.arbiter().table().game().occurrences(), 3);
    again.ask(Command::Chosen(FileTask::ExportPgn, "out.pgn".into()));
    let pgn = file(&files, "out.pgn");
    assert!(
        pgn.contains("1. Nf3 {first} 1... Nf6") && pgn.contains("4. Ng1 Ng8"),
        "{pgn}"
    );
}

#[test]
fn the_terms_of_the_new_game_are_its_own() {
    let (_files, mut program) = with_everything();
    open(&mut program, "all.pgn");
    program.press("Continue from here");
    let start = Terms::default().start;
    program.press("Start the game");
    let session = program.window.state().session();
    assert_eq!(*session.arbiter().table().game().position(), start);
    assert!(
        session.arbiter().terms().control.is_some(),
        "a new time control"
    );
}

#[test]
fn the_game_that_is_looked_at_is_written_and_not_the_one_on_the_table() {
    let files = MemoryStore::default();
    files.put(
        "other.pgn",
        "[White \"Cora\"]\n[Black \"Dan\"]\n\n1. d4 d5 *\n",
    );
    let mut program = Program::new(&files);
    program.ask(Command::Start(Box::new(NewGame {
        terms: Terms::default(),
        ..NewGame::default()
    })));
    program.act(Deed::Arbiter(ArbiterAct::Start));
    program.act(Deed::Player(Color::White, PlayerAct::Move("e4".into())));
    open(&mut program, "other.pgn");
    for screen in [Screen::Games, Screen::Review] {
        assert_eq!(program.window.state().screen(), screen);
        program
            .window
            .key_press_modifiers(Modifiers::COMMAND, Key::E);
        program.window.run();
        let request = program
            .window
            .state()
            .path_request()
            .expect("a path is asked for");
        let name = request.suggestion.clone();
        assert!(name.ends_with("Cora – Dan.pgn"), "{name}");
        let task = request.task.clone();
        program.ask(Command::Chosen(task, "out.pgn".into()));
        let written = file(&files, "out.pgn");
        assert!(written.contains("1. d4 d5"), "{written}");
        if screen == Screen::Games {
            program.press("Review");
        }
    }
}
