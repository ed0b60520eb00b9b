//! What can be chosen on a page can be reached by Tab, and is done by Enter or the space bar.

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT as _, Queryable, by};
use jadoube_core::laws::Terms;
use jadoube_ui::Screen;

use crate::support::app_harness::{AppHarness, window};

/// More than any page has.
const STOPS: usize = 200;

/// What every choice of the page is called.
fn choices(window: &AppHarness) -> Vec<String> {
    let is_choice = by().predicate(|node| node.role() == Part::RadioButton);
    let nodes = window.query_all(is_choice);
    let mut names: Vec<String> = nodes
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    names.sort();
    names
}

/// What Tab comes to, one after the other.
fn stops(window: &mut AppHarness) -> Vec<String> {
    let mut names = Vec::new();
    for _ in 0..STOPS {
        window.key_press(Key::Tab);
        window.step();
        let focused = by().predicate(|node| node.is_focused() && node.label().is_some());
        let focused = window.query_all(focused).next();
        names.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    names
}

#[test]
fn every_choice_of_a_page_is_reached_by_tab() {
    for screen in [Screen::NewGame, Screen::Preferences, Screen::SideClock] {
        let mut shell = AppHarness::new(Terms::default());
        shell.show(screen);
        let mut window = window(shell, 1280.0, 1600.0);
        window.run();
        let choices = choices(&window);
        assert!(choices.len() > 5, "{screen:?}: {choices:?}");
        let stops = stops(&mut window);
        let missed: Vec<&String> = choices.iter().filter(|it| !stops.contains(it)).collect();
        assert!(missed.is_empty(), "{screen:?}: {missed:?}");
    }
}
