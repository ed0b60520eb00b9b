//! A clock pressed on a board from which nobody can play on, where nobody watches: the two players decide what follows, and
//! nothing else ends it.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{Color, Position, Square};
use jadoube_core::clock::Clock;
use jadoube_core::i18n::Words;
use jadoube_core::laws::facts::Presence;
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Question, Standing, Supervision, Terms};
use jadoube_ui::{AssistLevel, Screen};

use super::fits::faults;
use super::scenes::{Window, pressed};
use super::table::click;
use super::table_scenes::{blitz_of, of_two};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

/// White moves two pawns as none can, and presses.
fn two_pawns(shell: &mut AppHarness) {
    for act in [
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E5),
        PlayerAct::Lift(Square::D2),
        PlayerAct::Release(Square::D5),
        PlayerAct::Press,
    ] {
        shell.does(Color::White, act);
    }
}

fn stuck() -> AppHarness {
    let mut shell = of_two(Terms {
        supervision: Supervision::Light,
        arbiter: Presence::Absent,
        ..blitz_of("180+2")
    });
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    two_pawns(&mut shell);
    assert_eq!(questions(&shell), [Question::IllegalPosition]);
    shell
}

/// The same once Ana was charged with one illegal move.
fn stuck_again() -> AppHarness {
    let mut shell = stuck();
    shell.does(Color::Black, PlayerAct::ClaimIllegal);
    two_pawns(&mut shell);
    assert_eq!(questions(&shell), [Question::IllegalPosition]);
    shell
}

fn questions(shell: &AppHarness) -> Vec<Question> {
    let asked = shell.arbiter().table().questions();
    asked.iter().map(|(_, question)| *question).collect()
}

fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

fn flat(mut shell: AppHarness) -> AppHarness {
    shell.set(|settings| settings.views.face_to_face = true);
    shell
}

pub fn asked(words: Words) -> Window {
    pressed(words, stuck(), &[])
}

pub fn asked_face_to_face(words: Words) -> Window {
    pressed(words, flat(stuck_again()), &[])
}

pub fn differing_face_to_face(words: Words) -> Window {
    let mut shell = stuck_again();
    for (color, decision) in [
        (Color::White, jadoube_core::laws::Decision::Reject),
        (Color::Black, jadoube_core::laws::Decision::Accept),
    ] {
        let proposal = PlayerAct::ProposeRuling(Question::IllegalPosition, decision);
        shell.does(color, proposal);
    }
    pressed(words, flat(shell), &[])
}

#[test]
fn nothing_but_what_both_decide_ends_it() {
    for is_flat in [false, true] {
        let mut shell = stuck();
        shell.set(|settings| settings.views.face_to_face = is_flat);
        let mut window = window(shell, 1280.0, 800.0);
        for gone in [
            "Put the pieces back",
            "Continue",
            "does not show a legal move",
        ] {
            let found = window.query_all_by_label_contains(gone).count();
            assert_eq!(found, 0, "{gone} {is_flat}");
        }
        for key in [eframe::egui::Key::P, eframe::egui::Key::Space] {
            window.key_press(key);
            window.run();
        }
        assert_eq!(running(&window), None, "{is_flat}");
        assert_eq!(questions(&window), [Question::IllegalPosition], "{is_flat}");
    }
}

#[test]
fn what_both_let_pass_goes_back_without_a_price() {
    let mut window = window(stuck(), 1280.0, 800.0);
    for name in ["Ana Kovač", "Boris Petrović"] {
        click(&mut window, &format!("{name}: No penalty"));
    }
    assert_eq!(questions(&window), []);
    let table = window.arbiter().table();
    assert_eq!(table.board(), table.game().position().board());
    assert_eq!(table.illegal_moves().white, 0);
    assert_eq!(running(&window), Some(Color::White));
    assert_eq!(
        window
            .query_all_by_label_contains("Nobody has said anything")
            .count(),
        0
    );
    let told = window.query_all_by_label_contains("An illegal position – no penalty");
    assert!(told.count() > 0);
}

#[test]
fn what_ends_the_game_is_told_and_asked_once_more_on_either_side() {
    for size in [(1280.0, 800.0), (800.0, 1280.0), (900.0, 600.0)] {
        let mut window = window(flat(stuck_again()), size.0, size.1);
        window.run_ok();
        let told = window.query_all_by_label_contains("0–1").count();
        assert_eq!(told, 2, "{size:?}");
        for name in ["Ana Kovač", "Boris Petrović"] {
            let label = format!("{name}: Apply the penalty");
            window.get_by_label(&label).click_accesskit();
            window.run_ok();
        }
        assert_eq!(window.arbiter().table().standing(), Standing::Playing);
        window.get_by_label("Sure?");
    }
}

#[test]
fn who_cannot_agree_goes_to_the_desk() {
    let words = Words::new(jadoube_core::i18n::Language::English);
    for size in [(1280.0, 800.0), (800.0, 1280.0), (900.0, 600.0)] {
        let mut window = window(differing_face_to_face(words), size.0, size.1);
        window.run_ok();
        let told = window.query_all_by_label_contains("or decide it at the arbiter’s desk");
        assert_eq!(told.count(), 2, "{size:?}");
        let desk = words.tr("desk-decides");
        let desk: Vec<_> = window.query_all_by_label(&desk).collect();
        assert_eq!(desk.len(), 2, "{size:?}");
        desk[0].click_accesskit();
        window.run_ok();
        assert_eq!(window.state().screen(), Screen::Desk);
    }
}

#[test]
fn the_question_has_room_on_every_screen() {
    for language in due_languages() {
        for (name, scene) in [
            ("asked", asked as fn(Words) -> Window),
            ("flat", asked_face_to_face),
            ("differing", differing_face_to_face),
        ] {
            for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
                let mut window = window(scene(Words::new(language)), width, height);
                window.run_ok();
                let faults = faults(&window);
                assert!(faults.is_empty(), "{language:?} {name} {width}: {faults:?}");
            }
        }
    }
}
