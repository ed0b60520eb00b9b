//! A door of the arbiter's desk that is left: what was half made behind it, what was asked there, and what the board shows.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{Queryable, by};

use super::arbiter_desk::{click_at, desk, press};
use super::desk_scenes::stopped;
use super::fits::texts;
use crate::support::app_harness::AppHarness;

#[test]
fn what_was_begun_is_given_up_with_its_own_door_and_kept_behind_every_other() {
    for way in ["Esc", "Close", "Clocks…"] {
        let mut window = desk(stopped());
        press(&mut window, "Penalty…");
        press(&mut window, "Boris");
        press(&mut window, "Warning");
        press(&mut window, "Clocks…");
        press(&mut window, "Ana: 1 min more");
        window.get_by_label("Set: Ana 5:19 → 6:19");
        if way == "Esc" {
            window.key_press(Key::Escape);
            window.run();
        } else {
            press(&mut window, way);
        }
        press(&mut window, "Clocks…");
        window.get_by_label("No change yet");
        press(&mut window, "Penalty…, not confirmed");
        window.get_by_label("Impose on Boris: Warning");
        press(&mut window, "Close");
        press(&mut window, "Penalty…");
        assert!(window.query_by_label_contains("Impose on").is_none());
    }
}

#[test]
fn what_was_asked_and_left_for_another_door_is_told_as_not_done() {
    let mut window = desk(stopped());
    press(&mut window, "Result…");
    press(&mut window, "½–½");
    press(&mut window, "Annul the game");
    window.get_by_label("Sure?");
    let before = window.log().len();
    let penalty = window.get_by_label("Penalty…").rect().center();
    click_at(&mut window, penalty);
    window.get_by_role_and_label(Part::Label, "Not done: Annul the game");
    assert_eq!(window.log().len(), before);
    press(&mut window, "Clocks…");
    assert!(window.query_by_label_contains("Not done").is_none());
}

#[test]
fn the_board_shows_the_present_again_once_the_position_is_left_or_something_is_done() {
    const LOOKED: &str = "view only";
    let looks = |window: &AppHarness| texts(window).iter().any(|it| it.0.contains(LOOKED));
    for way in ["Esc", "Close", "Restore…", "Penalty…"] {
        let mut window = desk(stopped());
        press(&mut window, "Restore…");
        press(&mut window, "Back one half-move");
        assert!(looks(&window), "{:?}", texts(&window));
        if way == "Esc" {
            window.key_press(Key::Escape);
            window.run();
        } else {
            press(&mut window, way);
        }
        window.run();
        assert!(!looks(&window), "{way}");
    }
    let mut window = desk(stopped());
    press(&mut window, "Penalty…");
    press(&mut window, "Boris");
    press(&mut window, "Warning");
    window.key_press(Key::ArrowLeft);
    window.run();
    assert!(looks(&window));
    for _ in 0..2 {
        press(&mut window, "Impose on Boris: Warning");
    }
    assert!(!looks(&window), "a penalty shows the present");
}

/// The field of a time on the desk, with that text in it.
fn write_time(window: &mut AppHarness, name: &str, text: &str) {
    let field = || {
        let name = name.to_owned();
        by().predicate(move |node| {
            node.role() == Role::TextInput && node.label().as_deref() == Some(&*name)
        })
    };
    window.get(field()).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get(field()).type_text(text);
    window.run();
}

#[test]
fn a_time_that_cannot_be_read_is_told_and_one_that_leaves_nothing_is_foreseen() {
    let mut window = desk(stopped());
    press(&mut window, "Clocks…");
    write_time(&mut window, "Time to set: Ana", "nonsense");
    let unreadable = "Type a time like 1:05:00, 5:00 or 0:19.4.";
    window.get_by_label(unreadable);
    press(&mut window, "Boris: 1 min more");
    window.get_by_label(unreadable);
    press(&mut window, "Close");
    press(&mut window, "Penalty…");
    press(&mut window, "Boris");
    press(&mut window, "Loses time…");
    let falls = "No time is left: the flag falls as soon as this clock runs.";
    assert!(!texts(&window).iter().any(|it| it.0 == falls));
    write_time(&mut window, "How much time", "20");
    assert!(
        texts(&window).iter().any(|it| it.0 == falls),
        "{:?}",
        texts(&window)
    );
}
