//! A question to the arbiter is asked and, among friends, answered at the table itself, in every window, and nothing stays
//! behind.

use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::Language;
use jadoube_core::laws::{ArbiterAct, PlayerAct};
use jadoube_ui::Screen;
use jadoube_ui::kit::theme::Palette;

use super::castling::click_square;
use super::column::painted;
use super::scenes::Window;
use super::table::click;
use super::table_scenes as scenes;
use crate::support::app_harness::window;

const CALLS: &str = "Ana Kovač calls the arbiter: both clocks are stopped";

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (800.0, 1280.0),
    (640.0, 1000.0),
];

/// White has called the arbiter.
fn called((width, height): (f32, f32)) -> Window {
    let mut window = window(scenes::opera(), width, height);
    let below = window
        .query_all_by_label("Call the arbiter")
        .max_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
    below.expect("White can call").click();
    window.run();
    window
}

fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

#[test]
fn whoever_calls_the_arbiter_is_told_at_once_and_how_to_go_on() {
    for size in SIZES {
        let mut window = called(size);
        assert_eq!(running(&window), None, "the clocks stand");
        assert!(window.get_by_label(CALLS).rect().height() >= 18.0, "large");
        window.get_by_label("Go to the arbiter’s desk");
        click(&mut window, "Play on");
        assert_eq!(running(&window), Some(Color::White), "{size:?}");
        assert_eq!(window.arbiter().table().questions(), []);
        assert!(window.query_by_label(CALLS).is_none());
    }
}

#[test]
fn a_second_call_while_the_arbiter_is_on_the_way_is_none() {
    let mut window = called((1280.0, 800.0));
    let heard = window.log().len();
    for _ in 0..2 {
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.run();
    }
    assert_eq!(window.log().len(), heard);
}

#[test]
fn play_goes_on_after_a_call_by_its_button_and_by_no_key() {
    let mut window = called((1280.0, 800.0));
    for screen in [Screen::Table, Screen::Preferences] {
        window.show(screen);
        window.run();
        window.key_press(Key::P);
        window.run();
        assert_eq!(running(&window), None, "{screen:?}");
        window.show(Screen::Table);
        window.run();
    }
    click(&mut window, "Play on");
    assert_eq!(running(&window), Some(Color::White));
    assert_eq!(window.arbiter().table().questions(), []);
    assert!(window.query_by_label("Arbiter’s desk: 1").is_none());
}

#[test]
fn what_waits_at_the_desk_is_no_trouble_and_leaves_with_its_answer() {
    let light = Palette::ALL[0];
    let mut window = called((1280.0, 800.0));
    window.get_by_label("Arbiter’s desk: 1");
    assert_eq!(painted(&window, light.warning), [], "nothing is ruled yet");
    assert_eq!(painted(&window, light.warning_tint), []);
    click(&mut window, "Play on");
    assert!(window.query_by_label("Arbiter’s desk: 1").is_none());
    window.get_by_label("Arbiter’s desk");
}

#[test]
fn a_question_is_answered_beside_it_in_every_window() {
    for size in SIZES {
        for (answer, is_upheld) in [
            ("The touch was deliberate", true),
            ("The touch was an accident", false),
        ] {
            let mut shell = scenes::opera();
            shell.does(Color::White, PlayerAct::Press);
            shell.does(Color::Black, PlayerAct::Brush(Square::A7));
            shell.does(Color::Black, PlayerAct::Move("Qb4".into()));
            let mut window = window(shell, size.0, size.1);
            window.set(|settings| settings.preferences.language = Some(Language::English));
            window.run();
            if window.arbiter().table().questions().is_empty() {
                window.does(Color::White, PlayerAct::ClaimTouchMove);
                window.run();
            }
            let asked = window.arbiter().table().questions();
            assert!(!asked.is_empty(), "asked: {:?}", window.log().last());
            for name in ["Boris Petrović", "Ana Kovač"] {
                click(&mut window, &format!("{name}: {answer}"));
            }
            assert_eq!(
                window.arbiter().table().questions(),
                [],
                "{size:?} {is_upheld}"
            );
        }
    }
}

/// Where nobody can tell of which piece a claim is right, the arbiter is asked to point at it, and the next click does.
#[test]
fn the_piece_that_a_claim_is_about_is_pointed_at_on_the_board() {
    for (size, named, falls) in [(SIZES[0], Square::A7, true), (SIZES[1], Square::B4, false)] {
        let mut shell = scenes::opera();
        shell.does(Color::White, PlayerAct::Press);
        shell.does(Color::Black, PlayerAct::Move("Qb4".into()));
        let mut window = window(shell, size.0, size.1);
        window.does(Color::White, PlayerAct::ClaimTouchMove);
        window.run();
        let made = window.arbiter().table().game().plies().len();
        for name in ["Boris Petrović", "Ana Kovač"] {
            click(&mut window, &format!("{name}: The touch was deliberate"));
        }
        window.get_by_label("Click the piece that was touched.");
        assert!(
            window
                .query_by_label_contains("The touch was deliberate")
                .is_none()
        );
        click_square(&mut window, &named.to_string());
        let last = window.log().last().expect("an entry");
        let called = ArbiterAct::CallTouched(named);
        assert_eq!(last.event.arbiter_act(), Some(&called));
        let table = window.arbiter().table();
        assert_eq!(table.questions(), [], "{named}");
        assert_eq!(table.game().plies().len() < made, falls, "{named}");
    }
}
