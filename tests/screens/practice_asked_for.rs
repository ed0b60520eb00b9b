//! Which game against a partner whoever asks for one is led to.

use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, Edition, PlayerAct};
use jadoube_core::learn::PracticeTerms;
use jadoube_core::record::SlipRate;
use jadoube_ui::{Command, NewGame, Players, PracticeAct, Screen};

use super::fits::texts;
use super::practice::{does, run};
use crate::support::app_harness::{AppHarness, window};

/// Asks for a game against the program with the palette.
fn ask_for_the_computer(window: &mut AppHarness) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.run();
    window.event(Event::Text("computer".to_owned()));
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(window.state().screen(), Screen::Practice);
}

/// A game of *Spot the mistake* is asked for.
fn ask_for_mistakes(window: &mut AppHarness) {
    does(window, PracticeAct::Propose(Box::default()));
    window.show(Screen::Practice);
    window.run();
}

/// Whether the page is headed so.
fn is_headed(window: &AppHarness, title: &str) -> bool {
    texts(window).iter().any(|(it, _)| it == title)
}

/// The program in a window of the smallest size.
fn in_a_window() -> AppHarness {
    let shell = AppHarness::on(MemoryStore::default(), Vec::new());
    window(shell, 900.0, 600.0)
}

#[test]
fn whoever_asks_for_the_computer_gets_a_partner_who_breaks_no_rule() {
    let mut window = in_a_window();
    ask_for_mistakes(&mut window);
    assert!(is_headed(&window, "Spot the mistake"));
    assert!(window.query_by_label("never").is_none());
    window.get_by_label("often").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert!(!run(&window).terms().is_without_slips());
    ask_for_the_computer(&mut window);
    assert!(is_headed(&window, "Play the computer"));
    window.get_by_label("Start");
    // The game under way is still there for whoever asks for it.
    does(&mut window, PracticeAct::Propose(Box::default()));
    window.run_steps(3);
    assert_eq!(run(&window).terms().rate, SlipRate::Often);
    ask_for_the_computer(&mut window);
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    let computer = window.state().session().computer().cloned();
    assert_eq!(computer.map(|it| it.slips), Some(SlipRate::Never));
}

#[test]
fn a_game_against_the_computer_is_left_for_another_one_with_a_word() {
    let mut window = in_a_window();
    ask_for_the_computer(&mut window);
    let is_told = |window: &AppHarness| {
        let leaves = "Your current game will be saved";
        texts(window).iter().any(|(it, _)| it.starts_with(leaves))
    };
    assert!(!is_told(&window));
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert_eq!(window.state().screen(), Screen::Table);
    window.does(Color::White, PlayerAct::Move("e4".to_owned()));
    window.run_steps(3);
    // What the program is called does not stand before what is meant.
    ask_for_the_computer(&mut window);
    assert!(is_told(&window), "{:?}", texts(&window));
}

#[test]
fn the_computer_slips_at_the_table_as_often_as_is_chosen() {
    let mut window = in_a_window();
    ask_for_the_computer(&mut window);
    window.get_by_label("often").click_accesskit();
    window.run();
    assert!(is_headed(&window, "Play the computer"));
    assert!(
        texts(&window)
            .iter()
            .any(|(it, _)| it.contains("rules on it as on you"))
    );
    window.get_by_label("my own scoresheet").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert_eq!(window.state().screen(), Screen::Table);
    let computer = window.state().session().computer().cloned();
    assert_eq!(computer.map(|it| it.slips), Some(SlipRate::Often));
    let terms = window.arbiter().terms();
    assert!(terms.is_watched() && terms.regulations.own_score);
    // Who asks for one anew is asked anew.
    does(
        &mut window,
        PracticeAct::Propose(Box::new(PracticeTerms::alone())),
    );
    window.show(Screen::Practice);
    window.run();
    window.get_by_label("Start");
    assert!(
        texts(&window)
            .iter()
            .any(|(it, _)| it.contains("keeps to the Laws"))
    );
}

#[test]
fn two_who_slip_are_watched_by_whoever_is_the_arbiter() {
    let mut window = in_a_window();
    ask_for_the_computer(&mut window);
    window.get_by_label("I am the arbiter").click_accesskit();
    window.run();
    window.get_by_label("often").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert!(!run(&window).game().arbiter().terms().is_watched());
}

#[test]
fn the_computer_is_called_in_the_language_that_is_spoken_now() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let mut players = Players::default();
    players.names.white = Words::new(Language::English).computer_name(3);
    let game = NewGame {
        players,
        terms: PracticeTerms::alone().script().terms(Edition::default()),
        ..NewGame::default()
    };
    shell.ask(Command::Start(Box::new(game)));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    shell.speak(Words::new(Language::Slovene));
    for screen in [Screen::Table, Screen::First, Screen::Kept] {
        shell.show(screen);
        shell.run();
        let count = |name| shell.query_all_by_label_contains(name).count();
        assert!(count("Program, stopnja 3") > 0, "{screen:?}");
        assert_eq!(count("Computer"), 0, "{screen:?}");
    }
}
