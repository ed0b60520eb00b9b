//! What is asked in the place of a button: it waits for a pointer that is over it, and a click that comes too late for it
//! does nothing else either.

use eframe::egui::{Event as Press, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use jadoube::chess::Color;

use super::fits::texts;
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
    let button = |pressed| Press::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.hover_at(pos);
    window.step();
    window.input_mut().events.extend([true, false].map(button));
    window.step();
    window.step();
}

fn wait(window: &mut Window, seconds: usize) {
    for _ in 0..seconds * SECOND {
        window.step();
    }
}

/// Whether White has done anything, or claims.
fn does_anything(window: &Window) -> bool {
    let texts = texts(window);
    !acts(window, Color::White).is_empty() || texts.iter().any(|it| it.0.contains("A claim by"))
}

#[test]
fn resigning_is_asked_while_the_pointer_is_there_and_no_late_click_stops_the_clocks() {
    for size in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = window(started("300"), size.0, size.1);
        let cell = lowest(&window, "Resign");
        click_at(&mut window, cell);
        let confirms = lowest(&window, "Resign");
        assert!(confirms.distance(cell) > 20.0, "{size:?}: it stands aside");
        window.hover_at(confirms);
        wait(&mut window, 9);
        assert!(
            window.query_by_label("Sure?").is_some(),
            "{size:?}: too early"
        );
        window.hover_at(Pos2::new(2.0, 2.0));
        let mut steps = 0;
        while window.query_by_label("Sure?").is_some() {
            window.step();
            steps += 1;
            assert!(steps < 6 * SECOND, "{size:?}: it never leaves");
        }
        click_at(&mut window, confirms);
        assert!(!does_anything(&window), "{size:?}: it was late");
        wait(&mut window, 2);
        click_at(&mut window, confirms);
        assert!(does_anything(&window), "{size:?}: meant for what is there");
    }
}
