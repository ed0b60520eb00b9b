//! An illegal move that is found after others were made: what it costs stays, and the log and the scoresheet name it.

use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::{Moment, TimeControl};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Presence, Supervision, Terms};

use super::arbiter_desk::{desk, left, press};
use super::fits::texts;
use super::table::Window;
use crate::support::app_harness::{AppHarness, window};

/// White's second move was illegal; both have moved since, and Black claims it.
fn claimed(arbiter: Presence) -> AppHarness {
    let control: TimeControl = "3600+30".parse().expect("a time control");
    let mut shell = AppHarness::new(Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        arbiter,
        supervision: Supervision::Light,
        ..Terms::default()
    });
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    let plays = |shell: &mut AppHarness, color, from, to| {
        for act in [
            PlayerAct::Lift(from),
            PlayerAct::Release(to),
            PlayerAct::Press,
        ] {
            shell.does(color, act);
        }
    };
    plays(&mut shell, Color::White, Square::E2, Square::E4);
    plays(&mut shell, Color::Black, Square::E7, Square::E5);
    plays(&mut shell, Color::White, Square::A2, Square::A5);
    plays(&mut shell, Color::Black, Square::D7, Square::D6);
    plays(&mut shell, Color::White, Square::G1, Square::F3);
    shell.does(Color::Black, PlayerAct::ClaimIllegal);
    shell
}

fn told(window: &Window) -> Vec<String> {
    texts(window).into_iter().map(|it| it.0).collect()
}

#[test]
fn the_times_of_the_position_are_offered_with_the_penalty() {
    let mut window = desk(claimed(Presence::Elsewhere));
    let then = window.get_by_label_contains("rulings have since given or taken");
    let then = then.accesskit_node().label().expect("a name");
    assert!(then.ends_with("1:00:57 – 1:02:57"), "{then}");
    press(&mut window, &then);
    let times = Color::ALL.map(|color| left(&window, color));
    assert_eq!(times, [3657, 3777], "one increment each, and two minutes");
}

#[test]
fn the_log_names_the_move_what_it_cost_and_what_was_restored() {
    for (arbiter, cost) in [
        (Presence::Elsewhere, "Black +2:00, White −0:30 (increment)"),
        (
            Presence::Absent,
            "Black +2:00, White −1:00 (increment), Black −0:30 (increment)",
        ),
    ] {
        let mut window = desk(claimed(arbiter));
        let line = format!(
            "Black claims: White completed an illegal move · White’s first illegal move (2.a5): {cost} · Position after 1…e5 restored · The piece from a2 must move · A pawn cannot go there"
        );
        let all = told(&window);
        assert!(all.contains(&line), "{line}: {all:#?}");
        press(&mut window, "Illegal moves · 1");
        let all = told(&window);
        assert!(all.contains(&line), "{line}: {all:#?}");
    }
}

#[test]
fn the_scoresheet_strikes_the_move_that_was_illegal() {
    let window = window(claimed(Presence::Absent), 1280.0, 800.0);
    let all = told(&window);
    assert!(all.iter().any(|it| it == "a5"), "{all:#?}");
    assert!(!all.iter().any(|it| it.contains("♘f3")), "{all:#?}");
}

#[test]
fn the_piece_that_must_be_moved_is_told_after_the_times_were_set() {
    let mut shell = claimed(Presence::Elsewhere);
    let set = ArbiterAct::SetTimes(
        std::time::Duration::from_secs(3657),
        std::time::Duration::from_secs(3777),
    );
    shell.hear(Event::of_arbiter(shell.now(), set));
    let window = window(shell, 1280.0, 800.0);
    let all = told(&window);
    let owed = all
        .iter()
        .any(|it| it.contains("pawn") && it.contains("a2"));
    assert!(owed, "{all:#?}");
}

#[test]
fn without_a_clock_a_press_without_a_move_is_heard_by_nobody() {
    use eframe::egui::Key;
    let mut window = window(AppHarness::new(Terms::default()), 1280.0, 800.0);
    let before = window.log().len();
    for _ in 0..2 {
        window.key_press(Key::ControlLeft);
        window.run();
    }
    assert_eq!(window.log().len(), before);
}
