//! What is asked in the place of a button: it stays until it is answered, and a press anywhere else and Esc answer it with
//! *No*.

use eframe::egui::{Event as Press, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::laws::PlayerAct;

use super::table::{Window, acts, started};
use crate::support::app_harness::window;

/// Steps of a quarter of a second.
const SECOND: usize = 4;

/// What is called so and stands lowest.
fn lowest(window: &Window, label: &str) -> Pos2 {
    let found = window.query_all_by_label(label).map(|node| node.rect());
    let lowest = found.max_by(|a, b| a.top().total_cmp(&b.top()));
    lowest.expect("something of that name").center()
}

fn click_at(window: &mut Window, pos: Pos2) {
    window.hover_at(pos);
    window.step();
    press_at(window, pos);
    window.step();
}

/// A press where the pointer is already.
fn press_at(window: &mut Window, pos: Pos2) {
    let button = |pressed| Press::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.input_mut().events.extend([true, false].map(button));
    window.step();
}

fn wait(window: &mut Window, seconds: usize) {
    for _ in 0..seconds * SECOND {
        window.step();
    }
}

#[test]
fn what_is_asked_stays_until_it_is_answered_and_a_press_elsewhere_is_no() {
    for size in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = window(started("300"), size.0, size.1);
        let cell = lowest(&window, "Resign");
        click_at(&mut window, cell);
        let confirms = lowest(&window, "Resign");
        assert!(confirms.distance(cell) > 20.0, "{size:?}: it stands aside");
        let board = window.get_by_label("Chess board").rect().center();
        press_at(&mut window, cell);
        assert_eq!(acts(&window, Color::White), [], "{size:?}: twice at once");
        window.get_by_label("Sure?");
        window.hover_at(board);
        wait(&mut window, 30);
        window.get_by_label("Sure?");
        click_at(&mut window, board);
        assert!(window.query_by_label("Sure?").is_none(), "{size:?}");
        click_at(&mut window, cell);
        window.get_by_label("Sure?");
        window.key_press(Key::Escape);
        window.step();
        window.step();
        assert!(window.query_by_label("Sure?").is_none(), "{size:?}: Esc");
        assert_eq!(acts(&window, Color::White), [], "{size:?}: not done");
        click_at(&mut window, cell);
        click_at(&mut window, confirms);
        assert_eq!(acts(&window, Color::White), [PlayerAct::Resign], "{size:?}");
    }
}
