//! Which game against a partner whoever asks for one is led to.

use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::learn::partner::SlipRate;
use jadoube_ui::{PracticeAct, Screen};

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

#[test]
fn whoever_asks_for_the_computer_gets_a_partner_who_breaks_no_rule() {
    let heads = |window: &AppHarness, title: &str| texts(window).iter().any(|(it, _)| it == title);
    let mut window = window(
        AppHarness::on(MemoryStore::default(), Vec::new()),
        900.0,
        600.0,
    );
    ask_for_the_computer(&mut window);
    window.get_by_label("often").click_accesskit();
    window.run();
    assert!(heads(&window, "Spot the mistake"));
    ask_for_the_computer(&mut window);
    assert!(heads(&window, "Play the computer"));

    window.get_by_label("often").click_accesskit();
    window.run();
    window.get_by_label("Start").click_accesskit();
    window.run_steps(3);
    assert!(!run(&window).terms().is_without_slips());
    ask_for_the_computer(&mut window);
    assert!(heads(&window, "Play the computer"));
    window.get_by_label("Start");
    // The game under way is still there for whoever asks for it.
    does(&mut window, PracticeAct::Propose(Box::default()));
    window.run_steps(3);
    assert_eq!(run(&window).terms().rate, SlipRate::Often);
}
