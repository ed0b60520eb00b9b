//! A claim in a quickplay finish: the clocks stop for it, and a verdict that was put off can be given at any time.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, TimeControl};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct, Question, Score, Standing, Terms};

use super::arbiter_desk::{desk, left, press};
use crate::support::app_harness::{AppHarness, window};

/// White has less than two minutes left in the last period, and the move.
fn short_of_time() -> AppHarness {
    let control: TimeControl = "110".parse().expect("a time control");
    let mut terms = Terms {
        control: Some(ByColor::new_with(|_| control.clone())),
        play: jadoube_core::laws::Pace::Rapid,
        ..Terms::default()
    };
    terms.regulations.quickplay = true;
    let mut shell = AppHarness::new(terms);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Start));
    for text in ["e4", "e5"] {
        let turn = shell.arbiter().table().game().has_the_move();
        shell.does(turn, PlayerAct::Move(text.to_owned()));
    }
    shell
}

fn running(shell: &AppHarness) -> Option<Color> {
    shell.arbiter().table().clock().and_then(Clock::running)
}

#[test]
fn the_claim_stops_the_clocks_and_says_so() {
    let mut window = window(short_of_time(), 1280.0, 800.0);
    let claim = window.get_all_by_label("Claim…").last();
    claim.expect("White can claim").click_accesskit();
    window.run();
    let ground = window.get_all_by_label_contains("normal means").next();
    ground.expect("a ground").click_accesskit();
    window.run();
    window.get_by_label_contains("then both clocks stop");
    press(&mut window, "Make the claim");
    assert_eq!(running(&window), None);
    let asked = window.arbiter().table().questions();
    let asked: Vec<Question> = asked.iter().map(|(_, question)| *question).collect();
    assert_eq!(asked, [Question::NormalMeans(Color::Black)]);
}

#[test]
fn a_verdict_that_was_put_off_with_two_minutes_is_given_at_the_desk_at_any_time() {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::StopClocks);
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    let mut window = desk(shell);
    let before = left(&window, Color::Black);
    press(&mut window, "Later, Black +2:00");
    assert_eq!(left(&window, Color::Black), before + 120);
    assert_eq!(window.arbiter().table().questions(), []);
    for _ in 0..120 {
        window.step();
    }
    window.get_by_label("Nothing has to be decided now.");
    press(&mut window, "Rule: The claim is right");
    press(&mut window, "Rule: The claim is right");
    let standing = window.arbiter().table().standing();
    assert!(
        matches!(standing, Standing::Ended(outcome, _) if outcome.white == Score::Half),
        "{standing:?}"
    );
}
