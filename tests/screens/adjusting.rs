//! *J'adoube* is seen: on the board, in the piece that is straightened, and in how it ends.

use std::sync::Arc;

use eframe::egui::{Galley, Pos2, Rect, Shape, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::Words;
use jadoube_core::laws::PlayerAct;
use jadoube_ui::kit::theme::{BoardColors, Palette};
use jadoube_ui::{AssistLevel, BoardTheme, ColorScheme};

use super::fits::galleys;
use super::table::{Window, acts, click, drag, started};
use crate::support::app_harness::window;
use crate::support::share_of_checks::due_languages;

const END: &str = "Done";

fn begun() -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.preferences.mode = ColorScheme::Light);
    window(shell, 1280.0, 800.0)
}

fn says(window: &mut Window) {
    let adjust = window.get_all_by_label("J’adoube").last();
    adjust.expect("a player can say so").click();
    window.run();
}

fn has_done(window: &mut Window) {
    ending(window).click();
    window.run();
}

/// What ends it, beside the sentence that says what is done.
fn ending(window: &Window) -> Node<'_> {
    let all = window.get_all_by_label(END);
    let lower = |a: &Node<'_>, b: &Node<'_>| a.rect().area().total_cmp(&b.rect().area());
    all.max_by(lower).expect("it can be ended")
}

/// Whether a ring in the hand's colour is painted around the whole board, so wide that nobody misses it.
fn frames_the_board(window: &Window) -> bool {
    let board = window.get_by_label("Chess board").rect();
    let hand = Palette::ALL[0].hand;
    let mut shapes = window.output().shapes.iter();
    shapes.any(|clipped| {
        matches!(&clipped.shape, Shape::Rect(rect) if rect.stroke.color == hand
            && rect.stroke.width >= 8.0
            && rect.rect.expand(rect.stroke.width).contains_rect(board)
            && board.contains_rect(rect.rect)
            && clipped.clip_rect.contains_rect(board.expand(rect.stroke.width / 2.0)))
    })
}

#[test]
fn whoever_straightens_pieces_sees_so_until_they_say_it_again() {
    let mut window = begun();
    assert!(!frames_the_board(&window));
    says(&mut window);
    assert!(frames_the_board(&window));
    ending(&window);
    window.get_by_label_contains("White is adjusting");
    click(&mut window, "b1, white knight");
    click(&mut window, "e4, empty");
    window.get_by_label_contains("New touches do not count");
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

/// Whether the square of a hand is painted.
fn marks_a_square(window: &Window) -> bool {
    let touched = BoardColors::of(BoardTheme::Ivory).touched;
    let mut shapes = window.output().shapes.iter();
    shapes.any(|clipped| matches!(&clipped.shape, Shape::Rect(rect) if rect.fill == touched))
}

/// The corners of the picture of the piece in that place, in points; nothing while it stands straight in the middle.
fn pushed(window: &Window, place: Rect) -> Option<[Pos2; 4]> {
    let mut shapes = window.output().shapes.iter();
    let found = shapes.find_map(|clipped| {
        let Shape::Mesh(mesh) = &clipped.shape else {
            return None;
        };
        let corners = mesh.vertices.iter().map(|vertex| vertex.pos);
        let corners = <[Pos2; 4]>::try_from(corners.collect::<Vec<_>>()).ok()?;
        place.contains(middle(corners)).then_some(corners)
    });
    let corners = found.expect("a piece stands there");
    let is_tilted = (corners[0].y - corners[1].y).abs() > 0.1;
    let is_off = (middle(corners) - place.center()).length() > 0.8;
    (is_tilted || is_off).then_some(corners)
}

fn middle(corners: [Pos2; 4]) -> Pos2 {
    corners[0].lerp(corners[3], 0.5)
}

fn straightens(moves: bool) -> Window {
    let mut window = begun();
    window.set(|settings| settings.preferences.animation = moves);
    says(&mut window);
    window
}

#[test]
fn a_straightened_piece_is_marked_and_nods() {
    let mut window = straightens(true);
    let place = window.get_by_label("b1, white knight").rect();
    window.get_by_label("b1, white knight").click();
    let (mut bowed, mut is_marked) = (0.0_f32, false);
    for _ in 0..3 {
        window.step();
        let at = pushed(&window, place).map_or(place.center(), middle);
        bowed = bowed.max(at.y - place.center().y);
        is_marked |= marks_a_square(&window);
    }
    assert!(is_marked);
    assert!(bowed > 2.0, "it nods: {bowed}");
    window.run();
    assert_eq!(pushed(&window, place), None, "it has come to rest");
    assert!(!marks_a_square(&window));
}

#[test]
fn a_straightened_piece_follows_the_hand_and_settles_in_the_middle_of_its_square() {
    for (moves, square) in [
        (true, "b1, white knight"),
        (true, "g8, black knight"),
        (false, "b1, white knight"),
    ] {
        let mut window = straightens(moves);
        let place = window.get_by_label(square).rect();
        let hand = place.center() + vec2(8.0, -10.0);
        window.drag_at(hand);
        window.run();
        let push = vec2(14.0, 6.0);
        window.hover_at(hand + push);
        window.run();
        let corners = pushed(&window, place).expect("it follows");
        let off = middle(corners) - place.center();
        assert!((off - push).length() < 1.0, "{square}: {off}");
        assert!(
            corners[1].y > corners[0].y + 1.0,
            "{square}: it tilts to the right"
        );
        window.drop_at(hand + push);
        let mut seen = Vec::new();
        for _ in 0..4 {
            window.step();
            seen.extend(pushed(&window, place).map(middle));
        }
        assert_eq!(!seen.is_empty(), moves, "it settles where pictures move");
        let far = |at: &Pos2| (*at - place.center()).length();
        assert!(seen.iter().all(|at| far(at) < push.length()));
        assert_eq!(
            pushed(&window, place),
            None,
            "{square}: it has come to rest"
        );
        let square = if square.starts_with('b') {
            Square::B1
        } else {
            Square::G8
        };
        assert_eq!(
            acts(&window, Color::White)[1..],
            [PlayerAct::Touch(square), PlayerAct::LetGo]
        );
    }
}

#[test]
fn the_window_rests_while_the_hand_does() {
    let mut window = straightens(true);
    let place = window.get_by_label("b1, white knight").rect();
    window.drag_at(place.center());
    window.run();
    window.hover_at(place.center() + vec2(14.0, 6.0));
    window.run();
    assert!(pushed(&window, place).is_some());
    // A window that is never still takes all the steps there are.
    assert!(window.run() < 4, "nothing moves by itself");
    window.drop_at(place.center() + vec2(14.0, 6.0));
    window.run();
    assert!(window.run() < 4, "it has come to rest");
}

#[test]
fn a_piece_that_is_carried_off_its_square_is_moved_after_all() {
    let mut window = straightens(true);
    drag(&mut window, "e2, white pawn", "e4, empty");
    assert_eq!(
        acts(&window, Color::White)[1..],
        [
            PlayerAct::Touch(Square::E2),
            PlayerAct::Lift(Square::E2),
            PlayerAct::Release(Square::E4),
        ]
    );
    assert!(!frames_the_board(&window));
}

#[test]
fn that_pieces_are_straightened_is_read_from_afar_in_every_language_and_at_every_level() {
    for language in due_languages() {
        let words = Words::new(language);
        let says = words.tr_args("adjusting-counts", &[("player", Color::White.into())]);
        let end = words.tr("say-adjusting");
        for assist in AssistLevel::ALL {
            for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
                let mut shell = started("300");
                shell.set(|settings| settings.play.assist = assist);
                shell.speak(words);
                shell.does(Color::White, PlayerAct::Adjust);
                let window = window(shell, width, height);
                let all = galleys(&window);
                let found: Vec<_> = all
                    .iter()
                    .filter(|it| it.0.text().starts_with(&*says))
                    .collect();
                let name = format!("{language:?} {assist:?} {width}");
                let [(galley, place)] = found[..] else {
                    panic!("{name}: said once, not {} times", found.len());
                };
                let size = galley.job.sections[0].format.font_id.size;
                assert!(size >= 14.0, "{name}: {size}");
                let is_free = |other: &Rect| !other.intersect(*place).is_positive();
                let others = all.iter().filter(|it| !it.0.text().starts_with(&*says));
                assert!(others.map(|it| &it.1).all(is_free), "{name}");
                let is_taught = assist == AssistLevel::Teaching;
                let is_beside = |it: &&(Arc<Galley>, Rect)| {
                    it.0.text() == end
                        && it.0.job.sections[0].format.font_id.size >= 14.0
                        && place.y_range().expand(60.0).contains(it.1.center().y)
                };
                let ends = all.iter().filter(is_beside).count();
                assert_eq!(
                    ends,
                    usize::from(!is_taught),
                    "{name}: what ends it is seen"
                );
            }
        }
    }
}
