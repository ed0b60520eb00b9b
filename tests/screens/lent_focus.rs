//! Where the keyboard is while something asks, and what keys say beside the board.

use eframe::egui::{Id, Key, Memory, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};

use super::scenes::{SCENES, Window};
use super::table::timed;
use super::time_field::write_in;
use crate::support::app_harness::{AppHarness, window};

/// White has just made a move.
fn begun() -> Window {
    let mut shell = AppHarness::new(timed("300"));
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    for (color, text) in [
        (Color::White, "e4"),
        (Color::Black, "e5"),
        (Color::White, "Nf3"),
    ] {
        shell.does(color, PlayerAct::Move(text.into()));
    }
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    window
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

fn hold(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

fn focused(window: &Window) -> Option<Id> {
    window.ctx.memory(Memory::focused)
}

/// Goes by Tab to something of that name.
fn go_to(window: &mut Window, name: &str) {
    for _ in 0..200 {
        press(window, Key::Tab);
        let mut all = window.query_all_by_label(name);
        if all.any(|node| node.is_focused()) {
            return;
        }
    }
    panic!("Tab does not come to `{name}`");
}

#[test]
fn a_menu_has_the_keyboard_and_closes_after_enter() {
    let mut window = begun();
    press(&mut window, Key::F10);
    let item = window.words().tr("menu-details");
    assert!(window.query_by_label(&item).is_some(), "it hangs open");
    assert!(focused(&window).is_some(), "it has the keyboard");
    go_to(&mut window, &item);
    press(&mut window, Key::Enter);
    window.show(jadoube_ui::Screen::Table);
    window.run();
    let other = window.words().tr("menu-full-screen");
    let left = window.query_by_label(&other);
    assert!(left.is_none(), "it is closed");
}

#[test]
fn a_sheet_takes_the_keyboard_and_gives_it_back() {
    let mut window = begun();
    let claim = window.words().tr("say-claim");
    go_to(&mut window, &claim);
    let before = focused(&window);
    press(&mut window, Key::Enter);
    let inside = focused(&window);
    assert!(inside.is_some() && inside != before, "the sheet has it");
    press(&mut window, Key::Escape);
    assert_eq!(focused(&window), before);
}

#[test]
fn keys_say_what_clicks_say_with_the_same_question() {
    let control = Modifiers::COMMAND;
    let said = |key: Key, held: Modifiers| {
        let mut window = begun();
        let before = window.log().len();
        hold(&mut window, held, key);
        window.log()[before..]
            .iter()
            .map(|it| it.event.deed.clone())
            .collect::<Vec<_>>()
    };
    let by = |color, act| vec![Deed::Player(color, act)];
    assert_eq!(
        said(Key::D, control),
        by(Color::Black, PlayerAct::OfferDraw)
    );
    let other = control | Modifiers::SHIFT;
    assert_eq!(said(Key::D, other), by(Color::White, PlayerAct::OfferDraw));
    assert_eq!(
        said(Key::A, control),
        by(Color::Black, PlayerAct::StopClocks)
    );
    let mut window = begun();
    let before = window.log().len();
    hold(&mut window, control, Key::R);
    let sure = window.words().tr("sure-no");
    assert!(
        window.get_by_label(&sure).is_focused(),
        "nothing is said yet"
    );
    press(&mut window, Key::Enter);
    assert!(window.query_by_label(&sure).is_none());
    assert_eq!(window.log().len(), before, "nobody resigned");
    hold(&mut window, control, Key::L);
    let title = window.words().tr("claim-make");
    assert!(
        window.query_by_label(&title).is_some(),
        "a claim has its sheet"
    );
}

#[test]
fn one_key_leads_to_the_question_and_back() {
    let (_, come_to) = SCENES
        .iter()
        .find(|(name, _)| *name == "table-asked")
        .expect("a scene");
    let mut window = window(come_to(Words::new(Language::English)), 1280.0, 800.0);
    window.run();
    assert_eq!(focused(&window), None, "the space bar is the clock's");
    press(&mut window, Key::F6);
    assert!(window.get_by_label("Play on").is_focused());
    press(&mut window, Key::F6);
    assert_eq!(focused(&window), None);
}

#[test]
fn the_keyboard_does_not_slide_onto_a_neighbour() {
    let mut shell = AppHarness::new(timed("300"));
    shell.show(jadoube_ui::Screen::NewGame);
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    write_in(&mut window, "Custom time", "15+0");
    let offered = window.query_all_by_label_contains("or 15 seconds").next();
    offered.expect("another reading").focus();
    window.run();
    press(&mut window, Key::Enter);
    let left = window.query_by_label_contains("or 15 seconds");
    assert!(left.is_none(), "it was taken");
    assert_eq!(focused(&window), None);
}
