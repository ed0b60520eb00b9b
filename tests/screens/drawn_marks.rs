//! Arrows and coloured squares: drawn by the right button and by keys, gone with the next touch, never in a tournament.

use std::sync::Arc;

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::laws::PlayerAct;
use jadoube_core::record::ImportedGame;
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{AssistLevel, BoardTheme, Command};

use super::table::{Window, acts, click, started};
use crate::support::app_harness::{AppHarness, window};

fn begun(assist: AssistLevel) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = assist);
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
    let [from, to] = [from, to].map(|label| window.get_by_label(label).rect().center());
    right_drag_between(window, from, to);
}

fn right_drag_between(window: &mut Window, from: Pos2, to: Pos2) {
    for (pos, pressed) in [(from, true), (to, false)] {
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
fn nothing_of_the_game_before_stands_on_the_board_of_another() {
    let mut window = begun(AssistLevel::Friendly);
    right_drag(&mut window, "d2, white pawn", "d4, empty");
    right_drag(&mut window, "f3, empty", "f3, empty");
    window.does(Color::White, PlayerAct::Resign);
    window.run();
    assert_eq!(drawn(&window), (1, 1), "while it is talked about");
    click(&mut window, "Rematch");
    assert!(window.log().is_empty(), "another game");
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

/// The middle of a square of a board that White sits below.
fn square(board: Rect, file: f32, rank: f32) -> Pos2 {
    let side = board.width() / 8.0;
    board.left_bottom() + vec2((file - 0.5) * side, (0.5 - rank) * side)
}

#[test]
fn the_right_button_draws_on_a_game_that_is_looked_through_until_the_next_step() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read("1. e4 e5 2. Nf3 *");
    shell.ask(Command::Review(Arc::clone(game.review())));
    let mut window = window(shell, 1280.0, 800.0);
    let draw = |window: &mut Window| {
        let board = window.get_by_label("Chess board").rect();
        let (from, to) = (square(board, 7.0, 1.0), square(board, 6.0, 3.0));
        right_drag_between(window, from, to);
        right_drag_between(window, to, to);
        assert_eq!(drawn(window), (1, 1));
    };
    draw(&mut window);
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(drawn(&window), (0, 0), "another position");
    draw(&mut window);
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(drawn(&window), (0, 0), "Esc wipes before it leaves");
    window.get_by_label("Chess board");
    draw(&mut window);
    let board = window.get_by_label("Chess board").rect();
    let pos = square(board, 1.0, 5.0);
    window.drag_at(pos);
    window.drop_at(pos);
    window.run();
    assert_eq!(drawn(&window), (0, 0));
}

#[test]
fn keys_draw_on_a_game_that_is_looked_through_too() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    let game = ImportedGame::read("1. e4 e5 2. Nf3 *");
    shell.ask(Command::Review(Arc::clone(game.review())));
    let mut window = window(shell, 1280.0, 800.0);
    let shifted = |window: &mut Window, key| {
        window.key_press_modifiers(Modifiers::SHIFT, key);
        window.run();
    };
    window.key_press(Key::ArrowRight);
    window.run();
    // The first step shows where the keys are.
    shifted(&mut window, Key::ArrowUp);
    shifted(&mut window, Key::Enter);
    shifted(&mut window, Key::ArrowUp);
    shifted(&mut window, Key::ArrowRight);
    shifted(&mut window, Key::Enter);
    assert_eq!(drawn(&window), (1, 0));
    for _ in 0..2 {
        shifted(&mut window, Key::Enter);
    }
    assert_eq!(drawn(&window), (1, 1));
    // It is the same arrow that the pointer draws, and rubs out.
    let board = window.get_by_label("Chess board").rect();
    right_drag_between(
        &mut window,
        square(board, 5.0, 4.0),
        square(board, 6.0, 5.0),
    );
    assert_eq!(drawn(&window), (0, 1));
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(drawn(&window), (0, 0), "Esc wipes before it leaves");
    window.get_by_label("Chess board");
    shifted(&mut window, Key::ArrowUp);
    shifted(&mut window, Key::Enter);
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(drawn(&window), (0, 0), "another position");
}
