//! What a teacher shows on the board: asked for, or by itself after a while; and with what it goes.

use eframe::egui::{Rect, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::PlayerAct;
use jadoube_ui::kit::theme::BoardColors;
use jadoube_ui::{AssistLevel, BoardTheme};

use super::column::face;
use super::fits::texts;
use super::lesson::arrows;
use super::table::{Window, click, from_fen, started};
use crate::support::app_harness::{AppHarness, window};

fn lesson(assist: AssistLevel, acts: &[PlayerAct]) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = assist);
    for act in acts {
        shell.does(Color::White, act.clone());
    }
    window(shell, 1280.0, 800.0)
}

fn taught(acts: &[PlayerAct]) -> Window {
    lesson(AssistLevel::Teaching, acts)
}

/// The knight was touched and let go.
fn owed() -> [PlayerAct; 2] {
    [PlayerAct::Touch(Square::G1), PlayerAct::LetGo]
}

/// So many quarters of a second pass.
fn passes(window: &mut Window, quarters: u32) {
    for _ in 0..quarters {
        window.step();
    }
}

/// Where the hand is painted, with its edge.
pub fn hand(window: &Window) -> Option<Rect> {
    let edge = BoardColors::of(BoardTheme::Ivory).hand_edge;
    let mut found: Option<Rect> = None;
    for clipped in &window.output().shapes {
        if let Shape::Circle(circle) = &clipped.shape
            && circle.fill == edge
        {
            let part = circle.visual_bounding_rect();
            found = Some(found.map_or(part, |found| found.union(part)));
        }
    }
    found
}

/// The squares in which those numbers stand.
fn numbered(window: &Window, number: &str, squares: &[&str]) -> bool {
    let has_it = |label: &&str| {
        let square = window.get_by_label_contains(label).rect();
        let corner = Rect::from_min_max(square.center_top(), square.right_center());
        let all = texts(window);
        all.iter()
            .any(|(text, place)| text == number && corner.contains_rect(*place))
    };
    squares.iter().all(has_it)
}

#[test]
fn before_the_first_move_it_is_shown_how_one_goes() {
    for label in ["e2, white pawn", "g1, white knight"] {
        let owes = if label.starts_with('g') {
            owed().to_vec()
        } else {
            Vec::new()
        };
        let mut window = taught(&owes);
        assert_eq!(hand(&window), None);
        click(&mut window, "Show me");
        let goals: &[&str] = if owes.is_empty() {
            &["e4, empty"]
        } else {
            &["f3, empty", "h3, empty"]
        };
        assert_eq!(arrows(&window), goals.len());
        let is_single = goals.len() == 1;
        assert_eq!(numbered(&window, "1", &[label]), is_single, "{label}");
        let has_two = |goal: &&&str| numbered(&window, "2", &[**goal]);
        let second = goals.iter().filter(has_two).count();
        let told_alike = usize::from(is_single);
        assert_eq!(second, told_alike, "{label}: arrows alike are told alike");
        let square = window.get_by_label(label).rect();
        let hand = hand(&window).expect("a hand");
        let head = square.with_max_y(square.top() + square.height() * 0.55);
        assert!(!hand.intersects(head), "{label}: the head is seen");
        assert!(hand.intersects(square.with_min_y(square.top() + square.height() * 0.6)));
        click(&mut window, "d4, empty");
        assert_eq!(self::hand(&window), None, "a touch ends it");
        assert_eq!(arrows(&window), 0);
    }
}

#[test]
fn what_is_owed_is_shown_by_itself_after_three_seconds_without_a_touch() {
    for (assist, acts, is_shown) in [
        (AssistLevel::Teaching, owed().to_vec(), true),
        (AssistLevel::Teaching, Vec::new(), false),
        (AssistLevel::Friendly, owed().to_vec(), false),
        (AssistLevel::Tournament, owed().to_vec(), false),
    ] {
        let mut window = lesson(assist, &acts);
        passes(&mut window, 8);
        assert_eq!(hand(&window), None, "{assist:?}: not yet");
        passes(&mut window, 6);
        assert_eq!(hand(&window).is_some(), is_shown, "{assist:?} {acts:?}");
        assert_eq!(arrows(&window), if is_shown { 2 } else { 0 });
    }
    let mut window = taught(&owed());
    passes(&mut window, 8);
    window.key_press(eframe::egui::Key::ArrowUp);
    window.run();
    passes(&mut window, 8);
    assert_eq!(hand(&window), None, "a touch begins the wait anew");
    passes(&mut window, 6);
    assert!(hand(&window).is_some());
    window.does(Color::White, PlayerAct::Move("Nf3".into()));
    window.run();
    assert_eq!(hand(&window), None, "it is paid");
}

#[test]
fn the_clock_that_is_to_be_pressed_is_pointed_at() {
    let mut window = taught(&[PlayerAct::Play("e4".into())]);
    passes(&mut window, 8);
    assert_eq!(hand(&window), None);
    passes(&mut window, 6);
    let shown = hand(&window).expect("a hand");
    assert!(
        face(&window, "White").contains(shown.left_top()),
        "{shown:?}"
    );
    assert_eq!(arrows(&window), 0);
    window.does(Color::White, PlayerAct::Press);
    window.run();
    assert_eq!(hand(&window), None);
}

#[test]
fn the_hand_glides_only_where_pictures_move() {
    for moves in [false, true] {
        let mut window = taught(&owed());
        window.set(|settings| settings.preferences.animation = moves);
        window.get_by_label("Show me").click();
        window.step();
        window.step();
        let first = hand(&window).expect("a hand");
        passes(&mut window, 5);
        let under_way = hand(&window).expect("a hand");
        assert_eq!(first != under_way, moves);
        passes(&mut window, 12);
        assert_eq!(hand(&window), Some(first), "it stays with the piece");
    }
}

#[test]
fn a_piece_that_stands_wrong_is_shown_the_way_back_and_a_castling_king_its_rook() {
    let wrong = [PlayerAct::Lift(Square::G1), PlayerAct::Release(Square::G4)];
    let mut window = taught(&wrong);
    click(&mut window, "Show me");
    assert_eq!(arrows(&window), 1);
    assert!(numbered(&window, "1", &["g4, white knight"]));
    assert!(numbered(&window, "2", &["g1, empty"]));
    let mut shell = AppHarness::new(from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    shell.set(|settings| settings.play.assist = AssistLevel::Teaching);
    for act in [PlayerAct::Lift(Square::E1), PlayerAct::Release(Square::G1)] {
        shell.does(Color::White, act);
    }
    let mut window = self::window(shell, 1280.0, 800.0);
    click(&mut window, "Show me");
    assert_eq!(arrows(&window), 1);
    assert!(numbered(&window, "1", &["h1, white rook"]));
    assert!(numbered(&window, "2", &["f1, empty"]));
}

#[test]
fn frames_around_the_pieces_that_can_move_are_told_in_words_and_a_single_way_is_not() {
    let told = "The framed pieces can move.";
    let is_told = |window: &Window| texts(window).iter().any(|(text, _)| text == told);
    let mut window = taught(&[]);
    click(&mut window, "Show me");
    assert!(is_told(&window));
    let mut window = taught(&[PlayerAct::Touch(Square::E2), PlayerAct::LetGo]);
    click(&mut window, "Show me");
    assert!(!is_told(&window), "the hand shows what is owed");
}

#[test]
fn each_step_of_a_move_shows_what_comes_next() {
    let mut window = taught(&[]);
    let steps = [
        (None, 1),
        (Some(PlayerAct::Lift(Square::E2)), 2),
        (Some(PlayerAct::Release(Square::E4)), 0),
        (Some(PlayerAct::Press), 0),
    ];
    for (act, ways) in steps {
        if let Some(act) = act.clone() {
            window.does(Color::White, act);
        }
        window.run();
        click(&mut window, "Show me");
        assert_eq!(arrows(&window), ways, "after {act:?}");
        let points = act != Some(PlayerAct::Press);
        assert_eq!(hand(&window).is_some(), points, "after {act:?}");
    }
}
