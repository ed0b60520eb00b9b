//! *J'adoube* is seen: on the board, in the piece that is straightened, and in how it ends.

use eframe::egui::{Rect, Shape};
use egui_kittest::kittest::Queryable;
use jadoube::chess::{Color, Square};
use jadoube::i18n::{Language, Words};
use jadoube::laws::PlayerAct;
use jadoube::ui::kit::theme::{BoardColors, Palette};
use jadoube::ui::{AssistLevel, BoardTheme, ColorScheme};

use super::fits::galleys;
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
    window.get_by_label("adjusting");
    window.get_by_label_contains("White is adjusting");
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

#[test]
fn that_pieces_are_straightened_is_read_from_afar_in_every_language_and_at_every_level() {
    for language in Language::ALL {
        let words = Words::new(language);
        let says = words.tr_args("adjusting-counts", &[("player", Color::White.into())]);
        for assist in AssistLevel::ALL {
            for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
                let mut shell = started("300");
                shell.set(|settings| settings.assist = assist);
                shell.speak(words);
                shell.does(Color::White, PlayerAct::Adjust);
                let window = window(shell, width, height);
                let all = galleys(&window);
                let found: Vec<_> = all.iter().filter(|it| it.0.text() == says).collect();
                let name = format!("{language:?} {assist:?} {width}");
                let [(galley, place)] = found[..] else {
                    panic!("{name}: said once, not {} times", found.len());
                };
                let size = galley.job.sections[0].format.font_id.size;
                assert!(size >= 14.0, "{name}: {size}");
                let is_free = |other: &Rect| !other.intersect(*place).is_positive();
                let others = all.iter().filter(|it| it.0.text() != says);
                assert!(others.map(|it| &it.1).all(is_free), "{name}");
            }
        }
    }
}
