//! What a teacher does at the board: shows what can be done, and plays again from a marked position.

use eframe::egui::Shape;
use egui_kittest::kittest::Queryable;
use jadoube::chess::{Color, Square};
use jadoube::laws::PlayerAct;
use jadoube::ui::kit::theme::BoardColors;
use jadoube::ui::{AssistLevel, BoardTheme};

use super::table::{Window, click, started};
use crate::support::app_harness::window;

fn lesson(acts: &[PlayerAct]) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.assist = AssistLevel::Teaching);
    for act in acts {
        shell.does(Color::White, act.clone());
    }
    window(shell, 1280.0, 800.0)
}

/// How many arrows stand on the board.
fn arrows(window: &Window) -> usize {
    let arrow = BoardColors::of(BoardTheme::Ivory).arrow;
    let shapes = window.output().shapes.iter();
    let is_shaft = |shape: &Shape| matches!(shape, Shape::Path(path) if path.fill == arrow && path.points.len() == 4);
    shapes.filter(|clipped| is_shaft(&clipped.shape)).count()
}

#[test]
fn show_me_draws_the_moves_of_the_touched_piece_or_tells_to_press() {
    let mut window = lesson(&[PlayerAct::Touch(Square::G1), PlayerAct::LetGo]);
    click(&mut window, "Show me");
    assert_eq!(arrows(&window), 2, "the knight has two moves");
    let mut window = lesson(&[PlayerAct::Play("e4".into())]);
    click(&mut window, "Show me");
    window.get_by_label("Now press the clock.");
}

#[test]
fn a_marked_position_is_played_again() {
    let mut window = lesson(&[PlayerAct::Move("e4".into())]);
    click(&mut window, "Again from here");
    window.does(Color::Black, PlayerAct::Move("f6".into()));
    window.does(Color::White, PlayerAct::Move("d4".into()));
    window.run();
    click(&mut window, "Back to move 1");
    assert_eq!(window.arbiter().table().game().plies().len(), 1);
    window.get_by_label("Again from here");
}
