//! No control of the table lies under another, where every act is done by hand: what cannot be seen must not be pressed.

use std::collections::BTreeSet;

use eframe::egui::Rect;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT, Queryable, by};
use jadoube_core::i18n::Words;
use jadoube_ui::Hands;

use super::scenes::{SCENES, Window};
use crate::support::app_harness::window;
use crate::support::share_of_checks::due_languages;

/// The fullest of the tables on which no menu hangs open and no sheet lies.
const TABLES: [&str; 8] = [
    "table-paused",
    "table-full-hands",
    "table-asked",
    "table-offered",
    "table-half-decided",
    "table-teaching",
    "ruling",
    "ruling-and-offer",
];

/// Every control that can be pressed, with what it is called.
fn controls(window: &Window) -> Vec<(String, Rect)> {
    let parts = [
        Part::Button,
        Part::CheckBox,
        Part::RadioButton,
        Part::TextInput,
    ];
    let control = by().predicate(move |node| parts.contains(&node.role()) && !node.is_disabled());
    let all = window.query_all(control);
    let named = all.map(|node| {
        (
            node.accesskit_node().label().unwrap_or_default(),
            node.rect(),
        )
    });
    named.filter(|(_, rect)| rect.is_positive()).collect()
}

/// Which controls of that table lie over one another.
fn overlaps(window: &Window) -> Vec<String> {
    let all = controls(window);
    let mut found = Vec::new();
    for (index, (name, rect)) in all.iter().enumerate() {
        for (other, place) in &all[index + 1..] {
            if rect.intersect(*place).shrink(1.0).is_positive() {
                found.push(format!("`{name}` {rect} and `{other}` {place}"));
            }
        }
    }
    found
}

#[test]
fn no_control_lies_under_another_where_every_act_is_done_by_hand() {
    let mut faults = BTreeSet::new();
    for (name, scene) in SCENES.iter().filter(|(name, _)| TABLES.contains(name)) {
        for language in due_languages() {
            let mut shell = scene(Words::new(language));
            shell.set(|settings| settings.play.hands = Hands::Full);
            let mut window = window(shell, 900.0, 600.0);
            window.run();
            let language = language.tag();
            let found = overlaps(&window).into_iter();
            faults.extend(found.map(|fault| format!("{name}, {language}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
