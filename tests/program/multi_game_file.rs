//! A file of many games: listed as it is read, searched, looked at move by move, and laid on the table.

use std::fmt::Write;
use std::time::Duration;

use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Event as Input, Key};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::pgn;
use jadoube_ui::{Command, FileTask};

use crate::support::app_window::AppWindow;

/// A program in which that file was opened.
fn opened(pgn: &str) -> AppWindow {
    let files = MemoryStore::default();
    files.put("games.pgn", pgn);
    opened_from(&files, "games.pgn")
}

/// A program with those files, in which one of them was opened.
fn opened_from(files: &MemoryStore, path: &str) -> AppWindow {
    let world = Platform::scripted(&ScriptedTime::default(), files);
    let mut window = AppWindow::open(world, 900.0, 600.0);
    open(&mut window, path);
    window
}

fn open(window: &mut AppWindow, path: &str) {
    let command = Command::Chosen(FileTask::Open, path.into());
    window.state_mut().asked_for(command);
    window.wait_until_opened();
}

/// Waits until the whole file has been listed.
fn wait(window: &mut AppWindow) {
    for _ in 0..12_000 {
        window.run_ok();
        if window.query_by_label_contains("still reading").is_none() {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the file is read to its end");
}

const TWO: &str = "[White \"Ana Anić\"]\n[Black \"Boris\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 (2. f4) Nc6 1-0\n\n\
    [White \"Cvetko\"]\n[Black \"Łucja\"]\n[Result \"*\"]\n\n1. d4 d5 2. Bb5+ Kd7 {Final score 0-0: nothing for either player} *\n";

#[test]
fn a_file_of_one_good_game_is_laid_on_the_table() {
    let window = opened("[White \"Ana\"]\n[Black \"Boris\"]\n\n1. e4 e5 2. Nf3 *\n");
    let session = window.state().session();
    assert_eq!(session.arbiter().table().game().plies().len(), 3);
    assert!(window.query_by_label_contains("Games: ").is_none());
}

#[test]
fn a_file_of_two_games_is_a_list_of_which_one_is_looked_at() {
    let mut window = opened(TWO);
    wait(&mut window);
    window.get_by_label("Games: games.pgn");
    window.get_by_label("2 of 2 games");
    assert!(!window.state().session().has_game(), "nothing was replaced");
    // The first one is looked at before anybody has chosen.
    window.wait_until_opened();
    window.get_by_label("Ana Anić – Boris");
    for (step, text) in ["e4", "e5", "knight to f3", "knight to c6"]
        .into_iter()
        .enumerate()
    {
        // The arrow keys go through the game that was chosen, as the buttons do.
        if step % 2 == 0 {
            window.key_press(Key::ArrowRight);
        } else {
            window.get_by_label("One move forward").click();
        }
        window.run();
        let is_here = window.get_by_label(text).accesskit_node().toggled();
        assert_eq!(is_here, Some(Toggled::True), "{text}");
    }
    window.get_by_label("Save or print…").click();
    window.run();
    let session = window.state().session();
    assert_eq!(session.players().names.white, "Ana Anić");
    assert_eq!(session.arbiter().table().game().plies().len(), 4);
    // The menu hangs open that says so, and the way back leads to the list.
    for act in ["Save the game…", "Print a scoresheet…"] {
        assert!(window.query_by_label(act).is_some(), "{act}");
    }
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    window.get_by_label("Games: games.pgn");
}

#[test]
fn another_file_begins_with_an_empty_search() {
    let files = MemoryStore::default();
    files.put("games.pgn", TWO);
    files.put("others.pgn", TWO.replace("Cvetko", "Mira"));
    let mut window = opened_from(&files, "games.pgn");
    wait(&mut window);
    window.get_by_role(Role::TextInput).click();
    window.run();
    window.event(Input::Text("cvetko".into()));
    window.run();
    window.get_by_label("1 of 2 games");
    open(&mut window, "others.pgn");
    wait(&mut window);
    window.get_by_label("2 of 2 games");
}

#[test]
fn what_was_not_understood_is_told_with_line_and_place() {
    let mut window = opened(&TWO.replace("Bb5+", "Bb6"));
    wait(&mut window);
    window.get_by_label_contains("Cvetko").click();
    window.run();
    window.wait_until_opened();
    window.get_by_label("Problems");
    window.get_by_label("Line 11, character 13: Bb6: the bishop cannot go to b6.");
}

#[test]
fn one_game_with_a_fault_is_shown_before_it_is_laid_on_the_table() {
    let window = opened("[White \"Ana\"]\n\n1. e4 e5 2. Qh9 *\n");
    assert!(!window.state().session().has_game());
    window.get_by_label_contains("Line 3, character 13: Qh9: ");
}

#[test]
fn a_score_without_a_mark_is_explained() {
    let draw = "[White \"Dve\"]\n\n1. e4 {Final score 0-1/2: nothing for White, half a point for Black} *\n\n";
    let mut window = opened(&format!("{draw}{draw}"));
    wait(&mut window);
    window
        .get_all_by_label_contains("Dve")
        .next()
        .expect("a game")
        .click();
    window.run();
    window.wait_until_opened();
    window.get_by_label("0–½: nothing for White, half a point for Black.");
}

#[test]
fn a_hundred_thousand_games_are_listed_and_one_is_found_by_its_names() {
    let mut pgn = String::new();
    for number in 0..100_000 {
        let _ = write!(
            pgn,
            "[White \"White {number}\"]\n[Black \"Black\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n\n"
        );
    }
    let mut window = opened(&pgn);
    wait(&mut window);
    window.get_by_label("100000 of 100000 games");
    let search = "Search by name, event or date";
    let line = || eframe::egui::accesskit::Role::TextInput;
    window.get_by_role_and_label(line(), search).click();
    window.run();
    window
        .get_by_role_and_label(line(), search)
        .type_text("black 99998");
    window.run();
    window.get_by_label("1 of 100000 games");
    window.get_by_label_contains("White 99998 – Black").click();
    window.run();
    window.wait_until_opened();
    window.get_by_label("White 99998 – Black");
}

#[test]
fn another_file_of_the_same_name_is_searched_anew() {
    let game = |white: &str| format!("[White \"{white}\"]\n[Black \"Black\"]\n\n1. e4 *\n\n");
    let files = MemoryStore::default();
    files.put("games.pgn", game("Anna") + &game("Boris"));
    files.put("later/games.pgn", game("Boris") + &game("Cvetko"));
    let mut window = opened_from(&files, "games.pgn");
    wait(&mut window);
    let line = eframe::egui::accesskit::Role::TextInput;
    let search = "Search by name, event or date";
    window.get_by_role_and_label(line, search).click();
    window.run();
    window
        .get_by_role_and_label(line, search)
        .type_text("boris");
    window.run();
    let is_found = |window: &AppWindow| {
        let mut found = window.query_all_by_label_contains("Boris – Black");
        found.next().is_some()
    };
    assert!(is_found(&window));
    open(&mut window, "later/games.pgn");
    wait(&mut window);
    window.get_by_label("2 of 2 games");
    assert!(is_found(&window));
}

#[test]
fn every_trouble_is_told_in_every_language() {
    let troubles = "[Event \"No end]\n[White \"A\"]\n[White \"B\"]\n\n1. e4 novelty ) e5 2. Nd2 Qh4 3. Ngd2 $1 (3. a3\n\n\
        [FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n\
        [Variant \"Atomic\"]\n\n1. e4 *\n\n\
        [Result \"1-0\"]\n\n1. e4 0-1 and more\n\n\
        [Event \"O\"]\n\n1. O-O *\n\n[Event \"P\"]\n\n1. e9 *\n\n[Event \"Q\"]\n\n1. e4 e5 2. Nf6 *\n\n\
        [FEN \"4k3/8/8/8/8/N7/8/N3K3 w - - 0 1\"]\n\n1. Nc2 {open\n";
    let faults: Vec<_> = pgn::games(troubles.as_bytes())
        .flat_map(|reading| reading.expect("memory does not fail").errors)
        .collect();
    assert!(faults.len() > 12, "{faults:?}");
    for language in Language::ALL {
        for fault in &faults {
            let told =
                Words::new(language).pgn_error(fault, jadoube_core::notation::Style::default());
            let is_whole =
                told.ends_with('.') && !told.contains("{$") && !told.contains("trouble-");
            assert!(is_whole, "{language:?}: {told}");
            let english = Words::new(Language::English)
                .pgn_error(fault, jadoube_core::notation::Style::default());
            assert!(
                language == Language::English || told != english,
                "{language:?}: {told}"
            );
        }
    }
}

#[test]
fn the_list_is_seen_beside_the_game() {
    let mut window = opened(&TWO.replace("Bb5+", "Bb6"));
    wait(&mut window);
    window.get_by_label_contains("Cvetko").click();
    window.run();
    window.wait_until_opened();
    let picture = window.render().expect("a picture");
    assert_eq!(picture.dimensions(), (900, 600));
    if let Some(folder) = std::env::var_os("JADOUBE_PICTURES") {
        let path = std::path::Path::new(&folder).join("many-games.png");
        picture.save(path).expect("the folder can be written to");
    }
}
