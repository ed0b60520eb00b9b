//! Arrows and coloured squares: drawn by the right button and by keys, gone with the next touch, never in a tournament.

use eframe::egui::{Event, Key, Modifiers, PointerButton, Shape};
use egui_kittest::kittest::Queryable;
use jadoube::chess::Color;
use jadoube::ui::kit::theme::BoardColors;
use jadoube::ui::{AssistLevel, BoardTheme};

use super::table::{Window, acts, click, started};
use crate::support::app_harness::window;

fn begun(assist: AssistLevel) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.assist = assist);
    window(shell, 1280.0, 800.0)
}

/// How many arrows and how many coloured squares stand on the board.
fn drawn(window: &Window) -> (usize, usize) {
    let arrow = BoardColors::of(BoardTheme::Ivory).arrow;
    let shapes = window.output().shapes.iter();
    shapes.fold((0, 0), |(arrows, squares), clipped| {
        // A shaft has four corners, a head three.
        let is_shaft = matches!(&clipped.shape, Shape::Path(path)
            if path.fill == arrow && path.points.len() == 4);
        let is_square = matches!(&clipped.shape, Shape::Rect(rect) if rect.stroke.color == arrow);
        (
            arrows + usize::from(is_shaft),
            squares + usize::from(is_square),
        )
    })
}

fn right_drag(window: &mut Window, from: &str, to: &str) {
    for (label, pressed) in [(from, true), (to, false)] {
        let pos = window.get_by_label(label).rect().center();
        window.event(Event::PointerMoved(pos));
        window.run();
        window.event(Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.run();
    }
}

#[test]
fn the_right_button_draws_and_rubs_out_and_a_touch_wipes_the_board() {
    let mut window = begun(AssistLevel::Teaching);
    right_drag(&mut window, "g1, white knight", "f3, empty");
    right_drag(&mut window, "e4, empty", "e4, empty");
    assert_eq!(drawn(&window), (1, 1));
    assert_eq!(acts(&window, Color::White), [], "no piece was touched");
    right_drag(&mut window, "g1, white knight", "f3, empty");
    assert_eq!(drawn(&window), (0, 1));
    click(&mut window, "e2, white pawn");
    assert_eq!(drawn(&window), (0, 0));
}

#[test]
fn keys_draw_too() {
    let mut window = begun(AssistLevel::Friendly);
    let mark = |window: &mut Window| {
        window.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
        window.run();
    };
    window.key_press(Key::ArrowUp);
    window.run();
    mark(&mut window);
    window.key_press(Key::ArrowUp);
    window.run();
    mark(&mut window);
    assert_eq!(drawn(&window), (1, 0));
    mark(&mut window);
    mark(&mut window);
    assert_eq!(drawn(&window), (1, 1));
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(drawn(&window), (0, 0));
}

#[test]
fn in_a_tournament_nobody_draws() {
    let mut window = begun(AssistLevel::Tournament);
    right_drag(&mut window, "g1, white knight", "f3, empty");
    assert_eq!(drawn(&window), (0, 0));
}
