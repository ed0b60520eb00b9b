//! What a learner does against a partner who slips: when a press is asked for, and what is said by a key.

use eframe::egui::{Key, Modifiers};
use jadoube_core::chess::Color;
use jadoube_core::laws::PlayerAct;
use jadoube_core::learn::partner::{PracticeRole, Slip};

use super::fits::texts;
use super::practice::{begun, run, until};
use crate::support::app_harness::{AppHarness, window};

/// Whoever forgot the clock has a press to make; until then there is nothing for the learner to press.
#[test]
fn a_press_is_asked_for_where_there_is_one_to_make() {
    let shell = begun(PracticeRole::White, &[Slip::ForgetsPress]);
    let mut shell = window(shell, 900.0, 600.0);
    let says = |shell: &mut AppHarness, what: &str| {
        shell.run_ok();
        let all = texts(shell);
        assert!(all.iter().any(|(it, _)| it == what), "{what}: {all:#?}");
    };
    for act in [PlayerAct::Move("e4".into()), PlayerAct::Press] {
        shell.does(Color::White, act);
        shell.step();
    }
    until(&mut shell, |run| !run.noted().is_empty());
    shell.does(Color::White, PlayerAct::Move("a3".into()));
    says(&mut shell, "Black still has to press the clock.");
    until(&mut shell, |run| {
        run.game().arbiter().table().has_yet_to_press(Color::White)
    });
    says(&mut shell, "Now press the clock.");
}

#[test]
fn what_is_said_against_a_partner_has_the_keys_that_it_has_at_the_table() {
    let shell = begun(PracticeRole::White, &[Slip::ForgetsPress]);
    let mut window = window(shell, 900.0, 600.0);
    window.does(Color::White, PlayerAct::Move("e4".into()));
    window.run_ok();
    window.key_press_modifiers(Modifiers::COMMAND, Key::D);
    window.run_ok();
    let table = run(&window).game().arbiter().table();
    assert!(table.is_offered_by(Color::White));
}
