//! What the arbiter's desk asks once more: where it is asked, that it stays until it is answered, and that a double-click
//! answers nothing.

use eframe::egui::{Key, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{
    ArbiterAct, Event, Outcome, Penalty, PlayerAct, Question, Rule, Score, Standing,
};
use jadoube_ui::Screen;

use super::arbiter_desk::{click_at, desk, double_click_at, game, last_act, press};
use super::desk_scenes::stopped;
use super::fits::texts;
use crate::support::app_harness::{AppHarness, window};

#[test]
fn a_double_click_neither_declares_nor_answers_what_is_asked() {
    let mut window = desk(game(&["e4", "e5"]));
    let before = window.log().len();
    press(&mut window, "Result…");
    press(&mut window, "½–½");
    let declare = "Declare White – Black ½–½";
    let button = window.get_by_label(declare).rect();
    for at in [
        button.left_center() + vec2(6.0, 0.0),
        button.center(),
        button.right_center() - vec2(6.0, 0.0),
    ] {
        double_click_at(&mut window, at);
        window.get_by_label("Sure?");
        assert_eq!(window.log().len(), before);
        press(&mut window, "No");
        assert!(window.query_by_label("Sure?").is_none());
        assert_eq!(window.get_by_label(declare).rect(), button);
    }
}

#[test]
fn what_ends_the_game_meanwhile_answers_what_was_asked() {
    let mut window = desk(game(&["e4", "e5"]));
    press(&mut window, "Result…");
    press(&mut window, "½–½");
    press(&mut window, "Declare White – Black ½–½");
    window.get_by_label("Sure?");
    window.does(Color::White, PlayerAct::Resign);
    window.run();
    assert!(window.query_by_label("Sure?").is_none());
}

/// Each guarded button of the desk, by the labels that lead to it, its own at the end.
const GUARDED: [&[&str]; 3] = [
    &["Result…", "½–½", "Declare Ana Kovač – Boris Petrović ½–½"],
    &["Result…", "Annul the game"],
    &["Penalty…", "Boris", "Warning", "Impose on Boris: Warning"],
];

#[test]
fn what_confirms_an_act_stands_where_its_button_stood() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        for labels in GUARDED {
            let mut shell = stopped();
            shell.show(Screen::Desk);
            let mut window = window(shell, width, height);
            let (act, ways) = labels.split_last().expect("a button");
            for label in ways {
                press(&mut window, label);
            }
            let before = window.log().len();
            let button = window.get_by_label(act).rect();
            double_click_at(&mut window, button.center());
            let confirms = window.get_by_label(act).rect();
            let keeps = window.get_by_label("No").rect();
            let asks = window.get_by_label("Sure?").rect();
            assert_eq!(confirms.min, button.min, "{act}");
            assert!((confirms.height() - button.height()).abs() < 0.5, "{act}");
            assert!(confirms.contains(button.center()), "{act}");
            assert!(confirms.expand(0.5).contains_rect(asks), "{act}: in sight");
            assert!(keeps.left() > confirms.right() && keeps.width() >= 32.0);
            assert!((keeps.center().y - button.center().y).abs() < 1.0, "{act}");
            assert_eq!(window.log().len(), before, "{act}: twice at once");
            for _ in 0..4 {
                window.step();
            }
            click_at(&mut window, button.center());
            assert!(window.log().len() > before, "{act} is done");
        }
    }
}

#[test]
fn what_cannot_be_taken_back_is_asked_once_more_until_it_is_answered() {
    let mut window = desk(game(&["e4", "e5"]));
    let before = window.log().len();
    press(&mut window, "Result…");
    press(&mut window, "Annul the game");
    window.get_by_label("Sure?");
    press(&mut window, "No");
    assert!(window.query_by_label("Sure?").is_none());
    press(&mut window, "Annul the game");
    window.hover_at(eframe::egui::Pos2::ZERO);
    for _ in 0..120 {
        window.step();
    }
    window.get_by_label("Sure?");
    click_at(&mut window, eframe::egui::pos2(2.0, 300.0));
    assert!(window.query_by_label("Sure?").is_none(), "elsewhere is No");
    assert_eq!(window.log().len(), before, "nothing has happened");
    press(&mut window, "Annul the game");
    press(&mut window, "Annul the game");
    assert_eq!(window.arbiter().table().standing(), Standing::Annulled);
}

/// In the break the desk says that the game is adjourned, and a draw that was agreed there is entered at it.
#[test]
fn an_adjourned_game_is_told_and_can_be_decided_in_the_break() {
    let mut window = desk(super::adjourned_games::adjourned());
    let told = texts(&window);
    assert!(told.iter().any(|(text, _)| text == "The game is adjourned"));
    assert!(!told.iter().any(|(text, _)| text == "Nothing to decide."));
    press(&mut window, "Result…");
    press(&mut window, "½–½");
    let standing = |window: &AppHarness| window.arbiter().table().standing();
    for _ in 0..2 {
        assert_eq!(standing(&window), Standing::Adjourned);
        window.get_by_label_contains("Declare").click_accesskit();
        window.run_steps(4);
    }
    let ended = standing(&window);
    assert!(
        matches!(ended, Standing::Ended(Outcome::DRAW, _)),
        "{ended:?}"
    );
}

/// Who has lost by refusing to comply is offered no point; the opponent may score anything.
#[test]
fn who_has_lost_by_conduct_can_be_given_no_point() {
    let mut shell = game(&["e4", "e5"]);
    let at = shell.now();
    shell.hear(Event::of_arbiter(at, ArbiterAct::FindRefusal(Color::Black)));
    let mut window = desk(shell);
    if window.query_by_label("1–0").is_none() {
        press(&mut window, "Result…");
    }
    let is_offered = |score: &str| !window.get_by_label(score).accesskit_node().is_disabled();
    for score in ["1–0", "½–0", "0–0"] {
        assert!(is_offered(score), "{score}");
    }
    for score in ["½–½", "0–1", "0–½"] {
        assert!(!is_offered(score), "{score}");
    }
}

/// In the break no clock runs, and the desk does not say that a penalty leaves the times as they are.
#[test]
fn the_desk_says_what_is_the_case_in_the_break() {
    let window = desk(super::adjourned_games::adjourned());
    let words = Words::new(Language::English);
    window.get_by_label(&words.tr("desk-what-doors-break"));
    assert!(
        window
            .get_by_label("Clocks…")
            .accesskit_node()
            .is_disabled()
    );
}

/// While the envelope is closed the clock runs of the player who must reply: the desk says so, stops both, and lets it run again.
#[test]
fn a_clock_that_runs_before_the_envelope_is_opened_is_stopped_at_the_desk() {
    let mut shell = super::adjourned_games::adjourned();
    shell.does(Color::Black, PlayerAct::Arrive);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Resume));
    let mut window = desk(shell);
    let words = Words::new(Language::English);
    let running = |window: &AppHarness| {
        let clock = window.arbiter().table().clock().expect("a clock");
        clock.running()
    };
    assert_eq!(running(&window), Some(Color::White));
    assert!(window.query_by_label("The game is adjourned").is_none());
    window.get_by_label(&words.tr("desk-resuming"));
    press(&mut window, "Clocks…");
    let flag = words.tr("desk-flag");
    assert!(
        window.query_by_label(&flag).is_none(),
        "it is ruled on by itself"
    );
    window.key_press(Key::P);
    window.run_steps(2);
    assert_eq!(running(&window), None);
    window.key_press(Key::P);
    window.run_steps(2);
    assert_eq!(running(&window), Some(Color::White));
    assert_eq!(
        last_act(&window),
        Some(ArbiterAct::StartClock(Color::White))
    );
}

/// A call that is judged in the break has the penalty to follow, and nobody is told that play continues.
#[test]
fn a_call_left_open_is_judged_in_the_break() {
    let mut shell = game(&["e4", "e5"]);
    shell.does(Color::Black, PlayerAct::StopClocks);
    shell.hear(Event::of_arbiter(shell.now(), ArbiterAct::Adjourn));
    shell.does(Color::White, PlayerAct::Seal("Nf3".to_owned()));
    shell.does(Color::White, PlayerAct::StopClocks);
    let mut window = desk(shell);
    assert_eq!(window.arbiter().table().standing(), Standing::Adjourned);
    let told = texts(&window);
    assert!(
        !told.iter().any(|(text, _)| text.contains("play continues")),
        "{told:?}"
    );
    press(&mut window, "Rule: No good reason to stop");
    let asked = window.arbiter().table().questions().to_vec();
    assert_eq!(asked, [(Rule::UnjustifiedStop, Question::Penalty)]);
    let told = texts(&window);
    let penalty = "What is the penalty for Black?";
    assert!(told.iter().any(|(text, _)| text == penalty), "{told:?}");
}

/// A result that is declared for a game which a penalty has lost has that penalty for its ground, whatever the opponent scores.
#[test]
fn a_result_declared_after_a_lost_game_has_the_penalty_for_its_ground() {
    for black in [Score::One, Score::Half] {
        let mut shell = game(&["e4", "e5"]);
        let penalised = ArbiterAct::Penalise(Color::White, Penalty::Loss);
        for act in [penalised, ArbiterAct::Declare(Score::Zero, black)] {
            shell.hear(Event::of_arbiter(shell.now(), act));
        }
        let standing = shell.arbiter().table().standing();
        assert!(
            matches!(standing, Standing::Ended(_, Rule::PenaltyList)),
            "{standing:?}"
        );
    }
}
