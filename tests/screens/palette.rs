//! The palette: Ctrl+K finds whatever can be asked for by its words, in the reader's language.

use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::PlayerAct;
use jadoube_ui::{ColorScheme, FileTask, Screen};

use super::looking_through::annotated;
use super::table::{Window, click, started};
use crate::support::app_harness::window;

/// A game after a move by each side, with the palette open.
pub fn opened(words: Words, width: f32, height: f32) -> Window {
    let mut shell = started("300");
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    shell.does(Color::Black, PlayerAct::Move("e5".into()));
    shell.speak(words);
    let mut window = window(shell, width, height);
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    window
}

fn english() -> Window {
    opened(Words::new(Language::English), 1280.0, 800.0)
}

/// Types into the palette and presses Enter.
fn ask(window: &mut Window, text: &str) {
    window.event(Event::Text(text.to_owned()));
    window.run();
    window.key_press(Key::Enter);
    window.run();
}

#[test]
fn what_is_searched_for_is_found_by_its_words_and_done_by_enter() {
    let mut window = english();
    ask(&mut window, "prefer");
    assert_eq!(window.state().screen(), Screen::Preferences);
    assert!(window.query_by_label_contains("Find an action").is_none());
    let mut window = english();
    ask(&mut window, "save game");
    let request = window.state().path_request().expect("a file is chosen");
    assert_eq!(request.task, FileTask::Save);
}

#[test]
fn words_are_found_without_accents_and_in_either_alphabet() {
    for (language, text) in [
        (Language::Polish, "wysoki kontrast"),
        (Language::SerbianCyrillic, "visok kontrast"),
        (Language::SerbianLatin, "висок контраст"),
    ] {
        let mut window = opened(Words::new(language), 900.0, 600.0);
        ask(&mut window, text);
        let mode = window.state().settings().preferences.mode;
        assert_eq!(mode, ColorScheme::Contrast, "{language:?}: {text}");
    }
}

#[test]
fn chess960_is_found_by_whatever_people_call_it_and_chosen_in_the_form_of_a_new_game() {
    for language in Language::ALL {
        let words = Words::new(language);
        let named = words.tr("start-chess960");
        let together = named.replace(' ', "");
        let english = ["960", "chess960", &*named].into_iter();
        let english = english.filter(|_| language == Language::English);
        for name in [&*together, "Fischer"].into_iter().chain(english) {
            let mut window = opened(words, 1280.0, 800.0);
            ask(&mut window, name);
            assert_eq!(window.state().screen(), Screen::NewGame, "{name}");
            window.run();
            let chosen = window.get_by_role_and_label(Role::RadioButton, &named);
            let is_chosen = chosen.accesskit_node().toggled() == Some(Toggled::True);
            assert!(is_chosen, "{language:?}: {name}");
        }
    }
}

#[test]
fn the_computer_is_found_by_whatever_people_call_it_in_every_language() {
    for (language, names) in [
        (Language::English, ["computer", "engine", "partner"]),
        (Language::Slovene, ["računalnik", "motor", "partner"]),
        (Language::Polish, ["komputer", "silnik", "partner"]),
        (Language::Macedonian, ["компјутер", "мотор", "партнер"]),
        (Language::SerbianCyrillic, ["рачунар", "мотор", "партнер"]),
        (Language::SerbianLatin, ["računar", "motor", "partner"]),
    ] {
        for name in names {
            let mut window = opened(Words::new(language), 900.0, 600.0);
            ask(&mut window, name);
            let screen = window.state().screen();
            assert_eq!(screen, Screen::Practice, "{language:?}: {name}");
        }
    }
}

#[test]
fn what_the_preferences_hold_is_found_by_its_name() {
    for word in ["voice", "volume", "read aloud"] {
        let mut window = english();
        ask(&mut window, word);
        assert_eq!(window.state().screen(), Screen::Preferences, "{word}");
    }
}

#[test]
fn an_incident_is_begun_from_the_palette() {
    let mut window = english();
    ask(&mut window, "new incident");
    assert_eq!(window.state().screen(), Screen::Incident);
}

#[test]
fn arrows_choose_and_esc_leaves_everything_as_it_was() {
    let mut window = english();
    for _ in 0..2 {
        window.key_press(Key::ArrowDown);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    let request = window.state().path_request().expect("the third action");
    assert_eq!(request.task, FileTask::Open);
    let mut window = english();
    let before = window.log().len();
    window.event(Event::Text("desk".into()));
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label_contains("Find an action").is_none());
    assert_eq!(window.state().screen(), Screen::Table);
    assert_eq!(window.log().len(), before, "nothing was typed at the board");
}

#[test]
fn what_makes_no_sense_now_is_not_offered() {
    let mut shell = started("300");
    shell.show(Screen::First);
    let mut window = window(shell, 900.0, 600.0);
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    assert!(window.query_by_label("Home").is_none());
    window.event(Event::Text("no such words".into()));
    window.run();
    window.get_by_label("No action has these words.");
}

#[test]
fn the_menu_leads_to_the_palette() {
    let mut window = english();
    window.key_press(Key::Escape);
    window.run();
    click(&mut window, "Menu");
    window.get_by_label_contains("Find an action…").click();
    window.run();
    ask(&mut window, "keys");
    assert_eq!(window.state().screen(), Screen::Keys);
}

#[test]
fn a_search_that_found_nothing_leaves_the_next_one_its_room() {
    let mut window = english();
    let rows = |window: &Window| {
        let shown = super::fits::texts(window).into_iter();
        let actions = ["Save the game…", "Print a scoresheet…", "New game"];
        shown
            .filter(|(text, _)| actions.contains(&text.as_str()))
            .count()
    };
    let before = rows(&window);
    assert!(before > 1, "{before}");
    window.event(Event::Text("zzz".into()));
    window.run();
    window.get_by_label("No action has these words.");
    for _ in 0..3 {
        window.key_press(Key::Backspace);
        window.run();
    }
    assert_eq!(rows(&window), before);
}

/// Chooses an action in the palette; what then goes to the clipboard.
fn copied(window: &mut Window, text: &str) -> OutputCommand {
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    window.event(Event::Text(text.to_owned()));
    window.run();
    window.get_by_label(text).click_accesskit();
    for _ in 0..8 {
        window.step();
        let commands = &window.output().platform_output.commands;
        if let Some(copied) = commands.first() {
            return copied.clone();
        }
    }
    panic!("{text}: nothing was copied");
}

#[test]
fn game_position_and_picture_of_what_is_looked_through_are_copied_from_the_palette() {
    let mut window = annotated(900.0, 600.0);
    window.key_press(Key::ArrowRight);
    window.run();
    let OutputCommand::CopyText(game) = copied(&mut window, "Copy the game as PGN") else {
        panic!("a text");
    };
    assert!(game.contains("[White \"Anna\"]"), "{game}");
    let OutputCommand::CopyText(position) = copied(&mut window, "Copy the position as FEN") else {
        panic!("a text");
    };
    let king_pawn = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    assert!(position.starts_with(king_pawn), "{position}");
    let picture = copied(&mut window, "Copy a picture of the board");
    assert!(
        matches!(picture, OutputCommand::CopyImage(_)),
        "{picture:?}"
    );
}

#[test]
fn the_menu_over_a_game_looked_through_copies_it_and_its_board() {
    let mut window = annotated(900.0, 600.0);
    for entry in ["Copy the game as PGN", "Copy a picture of the board"] {
        click(&mut window, "Menu");
        window.get_by_label(entry);
        click(&mut window, entry);
    }
}
