//! What a game is part of: asked in New game, put right on a page of its own, and told by PGN, scoresheet and report.

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use jadoube::app::store::JOURNAL;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::i18n::{Language, Words, labels};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Terms};
use jadoube_core::notation::Style;
use jadoube_core::record::print::scoresheet::Sheet;
use jadoube_core::record::to_pgn_text;
use jadoube_ui::{Command, NewGame, Players, Screen};

use crate::support::app_harness::{AppHarness, window};

fn write(window: &mut AppHarness, line: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, line).focus();
    window.run();
    window
        .get_by_role_and_label(Role::TextInput, line)
        .type_text(text);
    window.run();
}

/// The page on which a new game is begun.
fn new_game() -> AppHarness {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::NewGame);
    window(shell, 1280.0, 800.0)
}

fn pgn(window: &AppHarness) -> String {
    let session = window.state().session();
    to_pgn_text(session.heading(), session.narrative(), session.log())
}

#[test]
fn what_is_said_of_a_new_game_stands_in_its_tags_and_the_event_is_remembered() {
    let mut window = new_game();
    window.get_by_label("Tournament settings").click();
    window.run();
    for (line, text) in [
        ("Event", "Club cup"),
        ("Place", "Novi Sad"),
        ("Round", "3"),
        ("Board", "12"),
        ("White’s rating", "22x10 5"),
        ("Black’s FIDE ID", "914120"),
    ] {
        write(&mut window, line, text);
    }
    window.get_by_label("Start the game").click_accesskit();
    window.run();
    let pgn = pgn(&window);
    for tag in [
        "[Event \"Club cup\"]",
        "[Site \"Novi Sad\"]",
        "[Round \"3\"]",
        "[Board \"12\"]",
        "[WhiteElo \"2210\"]",
        "[BlackFideId \"914120\"]",
    ] {
        assert!(pgn.contains(tag), "{tag}\n{pgn}");
    }
    assert!(!pgn.contains("BlackElo"), "{pgn}");
    let settings = window.state().settings();
    assert_eq!(
        [&*settings.recent.event, &*settings.recent.site],
        ["Club cup", "Novi Sad"]
    );
    assert_eq!(settings.recent.ratings.white, "2210");
    assert_eq!(settings.recent.fide_ids.black, "914120");
    window.show(Screen::NewGame);
    window.run();
    window.get_by_label("Tournament settings").click();
    window.run();
    let value = |line| {
        let line = window.get_by_role_and_label(Role::TextInput, line);
        line.value().unwrap_or_default()
    };
    assert_eq!(value("Event"), "Club cup");
    assert_eq!(value("Board"), "");
}

#[test]
fn who_plays_again_has_the_same_rating_and_who_has_left_takes_theirs_along() {
    let mut window = new_game();
    write(&mut window, "White’s name", "Ana");
    write(&mut window, "Black’s name", "Boris");
    window.get_by_label("Tournament settings").click();
    window.run();
    write(&mut window, "White’s rating", "2210");
    write(&mut window, "Black’s rating", "2105");
    write(&mut window, "Black’s FIDE ID", "914120");
    window.get_by_label("Start the game").click_accesskit();
    window.run();
    window.show(Screen::NewGame);
    window.run();
    write(&mut window, "Black’s name", "s");
    window.get_by_label("Start the game").click_accesskit();
    window.run();
    let pgn = pgn(&window);
    assert!(pgn.contains("[WhiteElo \"2210\"]"), "{pgn}");
    assert!(!pgn.contains("BlackElo"), "{pgn}");
    assert!(!pgn.contains("BlackFideId"), "{pgn}");
}

#[test]
fn after_a_restart_who_played_last_has_the_same_rating_and_whoever_takes_their_place_has_none() {
    for (is_written, tag) in [("", "[WhiteElo \"2210\"]"), ("Vera", "[White \"Vera\"]")] {
        let mut shell = AppHarness::new(Terms::default());
        shell.set(|settings| {
            settings.recent.names.white = "Ana".to_owned();
            settings.recent.ratings.white = "2210".to_owned();
            settings.recent.fide_ids.white = "914120".to_owned();
        });
        shell.show(Screen::NewGame);
        let mut window = window(shell, 900.0, 600.0);
        window.run();
        if !is_written.is_empty() {
            write(&mut window, "White’s name", is_written);
        }
        window.get_by_label("Start the game").click_accesskit();
        window.run();
        let pgn = pgn(&window);
        assert!(pgn.contains(tag), "{pgn}");
        assert_eq!(pgn.contains("WhiteFideId"), is_written.is_empty(), "{pgn}");
    }
}

#[test]
fn what_is_written_on_the_page_is_kept_when_its_line_is_left() {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::Details);
    let mut window = window(shell, 900.0, 600.0);
    write(&mut window, "White’s name", "Ana");
    write(&mut window, "White’s rating", "2210");
    write(&mut window, "Round", "3");
    write(&mut window, "Board", "12");
    window.get_by_label("Back: The game").click();
    window.run();
    assert_eq!(window.state().screen(), Screen::Table);
    let heading = window.state().session().heading();
    assert_eq!([&*heading.white, &*heading.ratings.white], ["Ana", "2210"]);
    let journal = window.files.file(JOURNAL).expect("a journal");
    let journal = String::from_utf8(journal).expect("text");
    assert!(journal.contains("ratings:(white:\"2210\""), "{journal}");
    let labels = labels(Words::new(Language::English));
    let sheet = Sheet::of(
        heading,
        window.state().session().narrative(),
        window.log(),
        Style::pgn(),
        |_| String::new(),
    );
    let sheet = sheet.as_text(&labels);
    assert!(sheet.contains("Ana (2210)"), "{sheet}");
    assert!(sheet.contains("Round: 3, board 12"), "{sheet}");
}

/// An unpromoted pawn becomes a queen by ruling: nothing was taken back.
#[test]
fn a_pawn_that_became_a_queen_by_ruling_is_not_told_as_taken_back_in_the_pgn() {
    let mut shell = AppHarness::new(Terms {
        start: super::table::from_fen("7k/P7/8/8/8/8/8/K7 w - - 0 1").start,
        ..super::table::timed("300")
    });
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for act in [
        PlayerAct::Lift(Square::A7),
        PlayerAct::Release(Square::A8),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
    let pgn = pgn(&shell);
    assert!(pgn.contains("a8=Q"), "{pgn}");
    assert!(!pgn.contains("taken back"), "{pgn}");
    assert!(
        pgn.contains("Pressed before the pawn was replaced"),
        "{pgn}"
    );
}

/// A name that was put right on the page of the game is the one that is proposed for the next game, after a rematch too.
#[test]
fn a_name_that_was_put_right_is_proposed_for_the_next_game() {
    for swaps in [false, true] {
        let mut window = new_game();
        write(&mut window, "White’s name", "Ana");
        write(&mut window, "Black’s name", "BolekBolek");
        window.get_by_label("Start the game").click_accesskit();
        window.run();
        if swaps {
            let names = ["BolekBolek", "Ana"].map(str::to_owned);
            let [white, black] = names;
            let players = Players {
                names: ByColor { white, black },
                ..Players::default()
            };
            let game = NewGame {
                players,
                ..NewGame::default()
            };
            window.ask(Command::Start(Box::new(game)));
        }
        window.show(Screen::Details);
        window.run();
        let line = if swaps {
            "White’s name"
        } else {
            "Black’s name"
        };
        super::time_field::write_in(&mut window, line, "Bolek");
        window.key_press(Key::Tab);
        window.run();
        window.ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
        window.run();
        window.show(Screen::Table);
        window.run();
        window.show(Screen::NewGame);
        window.run();
        let proposed = ["White’s name", "Black’s name"].map(|line| {
            let line = window.get_by_role_and_label(Role::TextInput, line);
            line.value().unwrap_or_default()
        });
        assert_eq!(proposed, ["Ana", "Bolek"], "{swaps}");
    }
}
