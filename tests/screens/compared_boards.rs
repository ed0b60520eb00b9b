//! The arbiter's desk where each player has a board of their own: both stand side by side, and where they differ is seen and
//! told (D.2.9).

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Decision, Deed};
use jadoube_ui::Screen;

use super::heard_events::told;
use super::scenes::{Window, pressed};
use super::two_boards::{announced, begun, wrongly_announced};
use crate::support::app_harness::{AppHarness, window};

const WHITE: &str = "Board of Ana Kovač";
const BLACK: &str = "Board of Boris Petrović";
const DIFFER: &str = "The boards differ: g1, f3";
const SAME: &str = "Both boards show the same position.";

pub(super) fn unrepeated(words: Words) -> Window {
    let mut shell = announced();
    shell.show(Screen::Desk);
    pressed(words, shell, &[])
}

pub(super) fn asked(words: Words) -> Window {
    let mut shell = wrongly_announced();
    shell.show(Screen::Desk);
    pressed(words, shell, &[])
}

/// The desk of that game in a window of that size.
fn desk(mut shell: AppHarness, size: Vec2) -> Window {
    shell.show(Screen::Desk);
    let mut window = window(shell, size.x, size.y);
    window.run();
    window
}

fn grids(window: &Window) -> usize {
    let grids = by().predicate(|node| node.role() == Part::Grid);
    window.query_all(grids).count()
}

#[test]
fn both_boards_stand_side_by_side_and_what_differs_is_told() {
    for (width, height) in [
        (900.0, 600.0),
        (1280.0, 800.0),
        (800.0, 1280.0),
        (640.0, 400.0),
    ] {
        let window = desk(announced(), vec2(width, height));
        let [white, black] =
            [WHITE, BLACK].map(|name| window.get_by_role_and_label(Part::Grid, name).rect());
        assert_eq!(white.size(), black.size());
        assert!(!white.intersect(black).is_positive(), "{white} {black}");
        assert!((white.top() - black.top()).abs() < 0.5, "{white} {black}");
        window.get_by_label(DIFFER);
        for told in [
            "Ana Kovač: g1, empty; f3, white knight",
            "Boris Petrović: g1, white knight; f3, empty",
            "Boris Petrović has yet to repeat: knight g1, f3",
        ] {
            window.get_by_label(told);
        }
        // The squares themselves tell it to who walks over them.
        for told in ["f3, white knight – differs", "f3, empty – differs"] {
            let square = window.get_by_role_and_label(Part::Cell, told).rect();
            assert!(square.is_positive(), "{told}");
        }
        window
            .get_all_by_label("e4, empty")
            .next()
            .expect("a square");
    }
}

#[test]
fn it_is_heard_on_coming_and_until_they_are_the_same() {
    let mut window = desk(wrongly_announced(), vec2(1280.0, 800.0));
    assert!(told(&window).contains(DIFFER), "{:?}", told(&window));
    window.get_by_label("Ana Kovač announced: knight g1, h3");
    window.act(Deed::Arbiter(ArbiterAct::Decide(Decision::Accept)));
    window.run();
    window.get_by_label(SAME);
    assert!(window.query_by_label(DIFFER).is_none());
    assert_eq!(grids(&window), 2);
}

#[test]
fn each_of_the_boards_is_walked_over() {
    let mut window = desk(announced(), vec2(1280.0, 800.0));
    for name in [WHITE, BLACK] {
        window.get_by_role_and_label(Part::Grid, name).focus();
        window.run();
        window.key_press(Key::ArrowUp);
        window.run();
        let all = window.query_all(by().predicate(|_| true));
        let mut focused = all.filter(|node| node.accesskit_node().is_focused());
        let at = focused
            .next_back()
            .and_then(|it| it.accesskit_node().label());
        assert_eq!(at.as_deref(), Some("e5, empty"), "{name}");
    }
}

#[test]
fn an_earlier_position_and_one_board_stand_alone() {
    let mut window = desk(begun(true, false), vec2(1280.0, 800.0));
    window.get_by_label(SAME);
    assert_eq!(grids(&window), 2);
    window.set(|settings| settings.views.two_boards = false);
    window.run();
    assert_eq!(grids(&window), 1);
    let mut window = desk(announced(), vec2(1280.0, 800.0));
    assert_eq!(grids(&window), 2);
    window.get_by_role(Part::Slider).focus();
    window.run();
    window.key_press(Key::ArrowLeft);
    window.run();
    assert_eq!(grids(&window), 1);
}

#[test]
fn every_language_tells_it() {
    for language in Language::ALL {
        let words = Words::new(language);
        for scene in [unrepeated, asked] {
            let mut shown = window(scene(words), 1280.0, 800.0);
            shown.run();
            let args = [("squares", "g1, f3".into())];
            shown.get_by_label(&words.tr_args("boards-differ", &args));
        }
    }
}
