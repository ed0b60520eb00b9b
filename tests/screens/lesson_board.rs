//! What a lesson shows on its board besides the pieces: a board that lies the wrong way round, and attacked squares.

use eframe::egui::{Rect, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{CommonAct, Deed, Person, PlayerAct};
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{BoardTheme, LearnCommand};

use super::column::painted;
use super::lessons::{learn, opened, run, watch};
use super::scenes::Window;
use super::table::click;
use crate::support::app_harness::window;

/// A lesson at that step, from 0.
fn at(lesson: &str, step: usize) -> Window {
    let mut window = window(opened(lesson), 900.0, 600.0);
    window.set(|settings| settings.preferences.animation = false);
    learn(&mut window, LearnCommand::GoToStep(step));
    watch(&mut window);
    window.run_ok();
    window
}

/// A board with a dark corner at the right, in these words.
pub fn turned(words: Words) -> Window {
    let mut window = at("the-light-corner", 7);
    window.speak(words);
    window.run_ok();
    window
}

/// A king that may not cross an attacked square, in these words.
pub fn attacked(words: Words) -> Window {
    let mut window = at("the-kings-house", 4);
    window.speak(words);
    window.run_ok();
    window
}

/// Stars of which one was collected, in these words.
pub fn stars(words: Words) -> Window {
    let mut window = at("straight-and-slanting", 7);
    for act in [PlayerAct::Play("Ra5".to_owned()), PlayerAct::Press] {
        window.act(Deed::Player(run(&window).learner(), act));
        window.run_ok();
    }
    window.speak(words);
    window.run_ok();
    window
}

#[test]
fn a_star_lies_on_its_square_until_the_piece_is_there() {
    let window = stars(Words::new(Language::English));
    window.get_by_label("a5, white rook");
    window.get_by_label("d5, empty, a star");
    window.get_by_label("d2, empty, a star");
}

#[test]
fn every_piece_that_goes_alone_has_stars_to_collect() {
    for (lesson, step, star) in [
        ("straight-and-slanting", 2, "a3"),
        ("straight-and-slanting", 7, "a5"),
        ("queen-and-king", 2, "f2"),
        ("queen-and-king", 7, "h5"),
        ("the-jumper", 7, "c3"),
    ] {
        let window = at(lesson, step);
        window.get_by_label(&format!("{star}, empty, a star"));
    }
}

fn corner(window: &Window) -> Rect {
    window.get_by_label_contains("h1, ").rect()
}

fn is_dark(window: &Window, square: Rect) -> bool {
    let dark = painted(window, BoardColors::of(BoardTheme::Ivory).dark);
    dark.iter().any(|it| it.contains(square.center()))
}

#[test]
fn a_board_that_lies_wrong_is_seen_until_it_is_turned() {
    let mut window = at("the-light-corner", 7);
    assert!(is_dark(&window, corner(&window)), "the corner is dark");
    let learner = run(&window).learner();
    window.act(Deed::Common(
        Person::Player(learner),
        CommonAct::FindBoardTurned,
    ));
    window.run_ok();
    assert!(run(&window).done()[7].is_some());
    assert!(!is_dark(&window, corner(&window)), "it is turned");
}

#[test]
fn attacked_squares_are_shaded_where_castling_is_taught() {
    let shaded = |window: &Window, square: &str| {
        let rect = window.get_by_label_contains(&format!("{square}, ")).rect();
        let shapes = window.output().shapes.iter();
        let is_line = |shape: &Shape| matches!(shape, Shape::LineSegment { .. });
        let lines = shapes.filter(|it| is_line(&it.shape));
        lines
            .filter(|it| {
                rect.expand(1.0).contains_rect(it.clip_rect.intersect(rect))
                    && it.clip_rect.intersect(rect).area() > rect.area() * 0.9
                    && it.clip_rect.area() < rect.area() * 1.2
            })
            .count()
    };
    let window = at("the-kings-house", 4);
    assert_eq!(shaded(&window, "f1"), 3, "the rook attacks f1");
    assert_eq!(shaded(&window, "d1"), 0);
}

/// A dot answers, also where the touched piece is in nobody's hand.
#[test]
fn a_dot_is_played_to_by_a_click_though_nothing_is_in_hand() {
    let knight = ["c3, white knight", "c3, white knight"];
    for (lesson, step, clicked, dot, there) in [
        (
            "straight-and-slanting",
            5,
            &[][..],
            "b1, empty",
            "b1, white rook",
        ),
        ("queen-and-king", 5, &[][..], "d3, empty", "d3, white king"),
        (
            "the-jumper",
            2,
            &knight[..],
            "b5, empty",
            "b5, white knight",
        ),
    ] {
        let mut window = at(lesson, step);
        for name in clicked {
            click(&mut window, name);
        }
        click(&mut window, dot);
        let run = run(&window);
        let stands = window.query_by_label(there).is_some();
        assert!(stands || run.reply().is_some(), "{lesson}: {dot}");
    }
}
