//! What a hand expects of the keyboard: a typed move hides no square it is about, a typed number is taken once it is whole, and
//! Esc leads out of a lesson.

use eframe::egui::{Event, Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{CastlingMode, Color, Fen, Square};
use jadoube_core::laws::{ArbiterAct, Deed, Event as GameEvent, PlayerAct, Score, Terms};
use jadoube_core::learn::Curriculum;
use jadoube_core::record::play_mode::Hands;
use jadoube_ui::{AssistLevel, Screen};

use super::arbiter_desk::game;
use super::fits::texts;
use super::lessons::{opened, watch};
use super::table::timed;
use crate::support::app_harness::{AppHarness, window};

fn square(window: &AppHarness, name: &str) -> Rect {
    let named = window.get_all_by_label_contains(name).next();
    named.unwrap_or_else(|| panic!("{name}")).rect()
}

#[test]
fn the_move_that_is_typed_is_told_beside_the_middle_and_off_its_own_squares() {
    let mut window = window(AppHarness::new(Terms::default()), 1280.0, 800.0);
    for (typed, told) in [("Nc", "Nc …"), ("3", "Enter"), ("", "Enter")] {
        if !typed.is_empty() {
            window.event(Event::Text(typed.to_owned()));
            window.run();
        }
        let bubble = window.get_by_label_contains(told).rect();
        for middle in ["d4", "e4", "d5", "e5"] {
            let square = square(&window, middle);
            assert!(!bubble.intersects(square.shrink(1.0)), "{told} on {middle}");
        }
    }
    let bubble = window.get_by_label_contains("Enter").rect();
    for own in ["b1", "c3"] {
        assert!(
            !bubble.intersects(square(&window, own).shrink(1.0)),
            "{own}"
        );
    }
}

#[test]
fn the_number_of_a_size_is_taken_when_it_is_whole() {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::Preferences);
    shell.set(|settings| settings.preferences.scale = 1.5);
    let mut window = window(shell, 1280.0, 800.0);
    let name = window.words().tr("prefs-scale").into_owned();
    let field = window.get_all_by_label(&name);
    let field = field.last().expect("the number beside the slider");
    field.focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    for (digit, scale) in [("1", 1.5), ("0", 1.5), ("0", 1.5)] {
        window.event(Event::Text(digit.to_owned()));
        window.run();
        let is = window.state().settings().preferences.scale;
        assert!((is - scale).abs() < 0.001, "after {digit}: {is}");
    }
    window.key_press(Key::Enter);
    window.run();
    let is = window.state().settings().preferences.scale;
    assert!((is - 1.0).abs() < 0.001, "{is}");
}

#[test]
fn escape_leads_out_of_a_lesson() {
    let name = &Curriculum::own().lessons[0].name;
    let mut shell = opened(name);
    watch(&mut shell);
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert_ne!(window.state().screen(), Screen::Lesson);
}

/// While another piece is owed, the strip names the one that was touched first; while the same is in hand, it does not.
#[test]
fn who_touches_a_second_piece_is_told_which_was_touched_first() {
    for (second, is_told) in [(Square::B1, true), (Square::G1, false)] {
        let mut shell = game(&["e4", "e5"]);
        for act in [
            PlayerAct::Touch(Square::G1),
            PlayerAct::LetGo,
            PlayerAct::Lift(second),
        ] {
            shell.does(Color::White, act);
        }
        let window = window(shell, 1280.0, 800.0);
        let told = window
            .query_all_by_label_contains("on g1 was touched first")
            .next();
        assert_eq!(told.is_some(), is_told, "{second}");
    }
}

/// The arbiter's reason for a result stands beside it, as it was noted.
#[test]
fn the_end_of_a_game_tells_the_arbiters_reason() {
    let mut shell = AppHarness::new(Terms::default());
    for act in [
        ArbiterAct::Start,
        ArbiterAct::Note("The lights went out".into()),
        ArbiterAct::Declare(Score::Half, Score::Half),
    ] {
        shell.hear(GameEvent::of_arbiter(shell.now(), act));
    }
    let window = window(shell, 1280.0, 800.0);
    let told = texts(&window);
    let is_told = told
        .iter()
        .any(|(text, _)| text.contains("The lights went out"));
    assert!(is_told, "{told:?}");
}

/// A pawn that waits for its new piece costs the game where that is read too late: it is told beside a ruling too.
#[test]
fn what_is_to_be_done_before_the_press_has_its_room_beside_a_ruling() {
    for hands in [Hands::Quick, Hands::Full] {
        let fen: Fen = "7k/3P4/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
        let position = fen.into_position(CastlingMode::Standard);
        let mut shell = AppHarness::new(Terms {
            start: position.expect("a position"),
            ..timed("300+3")
        });
        shell.set(|settings| {
            settings.play.assist = AssistLevel::Friendly;
            settings.play.hands = hands;
        });
        shell.act(Deed::Arbiter(ArbiterAct::Start));
        shell.does(Color::White, PlayerAct::Press);
        shell.does(Color::White, PlayerAct::Lift(Square::D7));
        shell.does(Color::White, PlayerAct::Release(Square::D8));
        let window = window(shell, 900.0, 600.0);
        let told = window.get_by_label_contains("has yet to become").rect();
        window.get_by_label_contains("first illegal move");
        for button in ["Offer a draw", "Resign", "Claim…"] {
            for button in window.get_all_by_label(button) {
                assert!(!button.rect().intersects(told), "{hands:?}: {told}");
            }
        }
        let boxed = window.query_by_label("Box").map(|it| it.rect());
        assert!(boxed.is_none_or(|it| !it.intersects(told)), "{told}");
    }
}
