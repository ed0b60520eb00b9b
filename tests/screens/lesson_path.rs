//! The path of lessons under the keyboard: the arrows walk over the cards, those out of sight too.

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use jadoube::app::store::MemoryStore;
use jadoube_ui::Screen;

use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};

/// How often the key goes down: beyond the rows that are in sight at once.
const ROWS: usize = 8;

/// The cards: what is chosen by a press and has a sentence on it.
fn cards(window: &Window) -> Vec<String> {
    let tiles = by().predicate(|node| node.role() == Part::RadioButton);
    let labels = window.query_all(tiles);
    let labels = labels.filter_map(|node| node.accesskit_node().label());
    labels.filter(|label| label.contains(". ")).collect()
}

/// What the keyboard is at.
fn focused(window: &Window) -> Option<String> {
    let found = by().predicate(|node| node.is_focused() && node.label().is_some());
    let mut all = window.query_all(found);
    all.find_map(|node| node.accesskit_node().label())
}

#[test]
fn the_arrows_walk_over_cards_that_are_scrolled_into_sight() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::Learn);
    let mut window = window(shell, 900.0, 600.0);
    window.run_ok();
    let all = cards(&window);
    assert!(!all.is_empty(), "no card");
    window
        .query_all_by_label(&all[0])
        .next()
        .expect("a card")
        .focus();
    window.run_ok();
    let mut walked = Vec::new();
    for _ in 0..ROWS {
        window.key_press(Key::ArrowDown);
        window.run_ok();
        let at = focused(&window);
        walked.push(at.unwrap_or_else(|| panic!("lost behind {walked:#?}")));
    }
    walked.dedup();
    assert_eq!(walked.len(), ROWS, "{walked:#?}");
    window.key_press(Key::Enter);
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::Lesson);
}
