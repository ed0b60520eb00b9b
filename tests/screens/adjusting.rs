//! *J'adoube* is seen: on the board, in the piece that is straightened, and in how it ends.

use eframe::egui::Shape;
use egui_kittest::kittest::Queryable;
use jadoube::chess::{Color, Square};
use jadoube::laws::PlayerAct;
use jadoube::ui::kit::theme::{BoardColors, Palette};
use jadoube::ui::{BoardTheme, ColorScheme};

use super::table::{Window, acts, click, started};
use crate::support::app_harness::window;

fn begun() -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.mode = ColorScheme::Light);
    window(shell, 1280.0, 800.0)
}

fn says(window: &mut Window) {
    let adjust = window.get_all_by_label("J’adoube").last();
    adjust.expect("a player can say so").click();
    window.run();
}

fn has_done(window: &mut Window) {
    click(window, "adjusting");
}

/// Whether a ring in the hand's colour is painted around the whole board.
fn frames_the_board(window: &Window) -> bool {
    let board = window.get_by_label("Chess board").rect();
    let hand = Palette::ALL[0].hand;
    let mut shapes = window.output().shapes.iter();
    shapes.any(|clipped| {
        matches!(&clipped.shape, Shape::Rect(rect) if rect.stroke.color == hand && rect.rect == board)
    })
}

#[test]
fn whoever_straightens_pieces_sees_so_until_they_say_it_again() {
    let mut window = begun();
    assert!(!frames_the_board(&window));
    says(&mut window);
    assert!(frames_the_board(&window));
    window.get_by_label("adjusting");
    click(&mut window, "b1, white knight");
    click(&mut window, "e4, empty");
    window.get_by_label_contains("no touch counts");
    has_done(&mut window);
    assert!(!frames_the_board(&window));
    click(&mut window, "e2, white pawn");
    assert_eq!(
        acts(&window, Color::White),
        [
            PlayerAct::Adjust,
            PlayerAct::Touch(Square::B1),
            PlayerAct::LetGo,
            PlayerAct::EndAdjusting,
            PlayerAct::Touch(Square::E2),
        ]
    );
}

#[test]
fn it_ends_when_a_move_is_made() {
    let mut window = begun();
    says(&mut window);
    window.does(Color::White, PlayerAct::Play("e4".into()));
    window.run();
    assert!(!frames_the_board(&window));
}

#[test]
fn a_straightened_piece_is_marked_and_nods() {
    let mut window = begun();
    says(&mut window);
    window.get_by_label("b1, white knight").click();
    for _ in 0..3 {
        window.step();
    }
    let touched = BoardColors::of(BoardTheme::Ivory).touched;
    let mut shapes = window.output().shapes.iter();
    assert!(
        shapes
            .any(|clipped| { matches!(&clipped.shape, Shape::Rect(rect) if rect.fill == touched) })
    );
}
