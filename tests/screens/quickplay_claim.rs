//! A claim in a quickplay finish: the clocks stop for it, and a verdict that was put off can be given at any time.

use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, TimeControl};
use jadoube_core::laws::{
    ArbiterAct, Decision, Event, PlayerAct, Question, Score, Standing, Terms,
};
use jadoube_ui::{AssistLevel, Screen};

use super::arbiter_desk::{desk, left, press};
use super::fits::texts;
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

#[test]
fn a_claim_that_waits_is_logged_as_one_that_the_arbiter_is_to_decide() {
    for act in [PlayerAct::ClaimNormalMeans, PlayerAct::ClaimNoEffort] {
        let mut shell = short_of_time();
        shell.does(Color::White, PlayerAct::StopClocks);
        shell.does(Color::White, act);
        let mut window = desk(shell);
        let told = texts(&window);
        let told: Vec<String> = told.into_iter().map(|it| it.0).collect();
        let waits = |it: &String| {
            it.starts_with("White claims: ") && it.ends_with(" · the arbiter is to decide")
        };
        assert!(told.iter().any(waits), "{told:?}");
        assert!(!told.iter().any(|it| it.contains("the claim is right")));
        let cited = window.query_all_by_label_contains("Article III.5");
        assert!(cited.count() > 0);
        let decided = ArbiterAct::Decide(Decision::Accept);
        window.hear(Event::of_arbiter(window.now(), decided));
        window.run();
        let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
        assert!(told.iter().any(waits), "{told:?}");
        let right = told
            .iter()
            .filter(|it| it.ends_with("the claim is right: ½–½"));
        assert_eq!(right.count(), 1, "{told:?}");
    }
}

#[test]
fn a_postponed_claim_that_was_right_is_no_longer_told_as_due() {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    for decision in [Decision::Postpone, Decision::Accept] {
        shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Decide(decision)));
    }
    shell.show(Screen::Table);
    let window = window(shell, 1280.0, 800.0);
    window.get_by_label("White’s claim is right.");
    assert!(window.query_by_label_contains("is due").is_none());
}

#[test]
fn a_draw_that_both_players_found_right_is_told_as_agreed() {
    let mut shell = short_of_time();
    shell.set(|settings| settings.assist = AssistLevel::Friendly);
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    let question = Question::NormalMeans(Color::Black);
    for color in Color::ALL {
        let proposed = PlayerAct::ProposeRuling(question, Decision::Accept);
        shell.does(color, proposed);
    }
    let decided = ArbiterAct::Decide(Decision::Accept);
    shell.hear(Event::of_arbiter(shell.now(), decided));
    shell.show(Screen::Table);
    let window = window(shell, 1280.0, 800.0);
    window.get_by_label("Draw by claim · agreed by both players");
    assert!(window.query_by_label_contains("arbiter agrees").is_none());
}

#[test]
fn after_a_flag_the_verdict_is_due_and_both_clocks_stand() {
    let mut shell = short_of_time();
    shell.does(Color::White, PlayerAct::ClaimNormalMeans);
    let waits = ArbiterAct::Decide(Decision::Postpone);
    shell.hear(Event::of_arbiter(shell.now(), waits));
    let later = shell.now() + std::time::Duration::from_mins(2);
    shell.wait_until(later);
    let window = desk(shell);
    let asked = window.arbiter().table().questions();
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert!(window.query_by_label_contains("Later").is_none());
    let stop = window.words().tr("clock-pause");
    assert!(window.query_by_label_contains(&stop).is_none());
    let told: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
    let fell = told.iter().find(|it| it.starts_with("White: flag fell"));
    assert_eq!(
        fell.map(String::as_str),
        Some("White: flag fell · the arbiter is to decide"),
        "{told:?}"
    );
}
