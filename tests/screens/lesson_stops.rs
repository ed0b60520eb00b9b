//! What a teacher stops before it is done: an illegal try, and a press before a move.

use eframe::egui::Shape;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::PlayerAct;
use jadoube_ui::BoardTheme;
use jadoube_ui::kit::theme::BoardColors;

use super::column::face;
use super::fits::texts;
use super::lesson::{lesson, lesson_at};
use super::table::{Window, acts, click};

#[test]
fn the_square_to_which_an_illegal_move_went_is_marked() {
    let why = BoardColors::of(BoardTheme::Ivory).why;
    let marked = |window: &Window| {
        let square = window.get_by_label_contains("f4, ").rect();
        let mut shapes = window.output().shapes.iter();
        shapes.any(|clipped| {
            matches!(&clipped.shape, Shape::Circle(circle)
                if circle.fill == why && square.contains(circle.center))
        })
    };
    let crosses = |window: &Window| {
        let square = window.get_by_label("f4, empty").rect();
        let shapes = window.output().shapes.iter();
        let arms = shapes.filter(|clipped| {
            matches!(&clipped.shape, Shape::LineSegment { points, .. }
                if square.contains(points[0]) && square.contains(points[1]))
        });
        arms.count() / 2
    };
    let mut window = lesson(&[]);
    assert_eq!(crosses(&window), 0);
    click(&mut window, "f1, white bishop");
    click(&mut window, "f4, empty");
    assert!(!marked(&window), "nothing stands there");
    assert_eq!(crosses(&window), 1, "a try that was stopped");
    click(&mut window, "f1, white bishop");
    assert_eq!(crosses(&window), 0, "gone with the next touch");
    let window = lesson(&[PlayerAct::Lift(Square::F1), PlayerAct::Release(Square::F4)]);
    assert!(marked(&window), "a piece that stands there");
    window.get_by_label("f4, white bishop");
}

#[test]
fn a_stopped_try_tells_where_the_piece_is_now_and_what_to_do() {
    for (from, to, told) in [
        (
            "b1, white knight",
            "b3, empty",
            "back on b1: play it to a dot",
        ),
        (
            "a1, white rook",
            "a5, empty",
            "back on a1: play another piece",
        ),
    ] {
        let mut window = lesson(&[]);
        click(&mut window, from);
        click(&mut window, to);
        window.get_by_label_contains(told);
    }
}

#[test]
fn the_article_of_a_stopped_try_says_what_it_is_about() {
    for size in [(1280.0, 800.0), (900.0, 600.0)] {
        let mut window = lesson_at(size, &[]);
        click(&mut window, "b1, white knight");
        click(&mut window, "b3, empty");
        let chip = window.get_by_label("Article 3.6").rect();
        let told = texts(&window).into_iter().any(|(text, at)| {
            text.replace('\n', " ") == "3.6 How the knight moves" && chip.contains_rect(at)
        });
        assert!(told, "{size:?}");
    }
}

#[test]
fn a_press_before_a_move_is_stopped_unless_mistakes_may_happen() {
    const NOT_MOVED: &str = "You have not moved yet";
    for touches in [false, true] {
        let mut window = lesson(&[]);
        if touches {
            click(&mut window, "b1, white knight");
            click(&mut window, "b3, empty");
        }
        click_at(&mut window, Color::White);
        window.get_by_label_contains(NOT_MOVED);
        let must = window.query_by_label_contains("knight on b1. It must move");
        assert_eq!(must.is_some(), touches);
        assert!(!acts(&window, Color::White).contains(&PlayerAct::Press));
        window.does(Color::White, PlayerAct::Move("Nc3".into()));
        window.run();
        assert!(window.query_by_label_contains(NOT_MOVED).is_none());
    }
    let mut window = lesson(&[]);
    click(&mut window, "b1, white knight");
    click(&mut window, "b3, empty");
    window.set(|settings| settings.play.mistakes = true);
    window.run();
    click_at(&mut window, Color::White);
    assert!(acts(&window, Color::White).contains(&PlayerAct::Press));
    window.get_by_label_contains(NOT_MOVED);
    assert!(
        window
            .query_by_label_contains("two squares straight")
            .is_none()
    );
}

fn click_at(window: &mut Window, color: Color) {
    let name = if color == Color::White {
        "White"
    } else {
        "Black"
    };
    let at = face(window, name).center();
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}
