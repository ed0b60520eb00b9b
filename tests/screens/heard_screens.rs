//! What is heard on the screens beside the table: situations, lessons, a game looked through, an adjournment; and how their
//! boards are walked over.

use std::collections::BTreeSet;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, Memory};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_ui::LearnCommand;

use super::adjourned_games::{adjourned, asked_to_seal, resumed};
use super::heard_events::told;
use super::lessons::{learn, opened as lesson, run, watch};
use super::looking_through::annotated;
use super::scenes::{SCENES, Window};
use super::situation_scenes::opened;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::is_due;

const FLAG: &str = "a-spectator-calls-the-flag";

/// What was told last.
fn heard(window: &AppHarness) -> String {
    told(window)
}

fn press(window: &mut AppHarness, key: Key) {
    window.key_press(key);
    window.run_ok();
}

fn assert_heard(window: &AppHarness, parts: &[&str]) {
    let text = heard(window);
    for part in parts {
        assert!(text.contains(part), "`{text}` lacks `{part}`");
    }
}

#[test]
fn a_situation_tells_its_scene_its_question_and_why_an_answer_is_right_or_wrong() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    let words = window.words();
    let (mut acts, mut all) = (BTreeSet::new(), heard(&window));
    for _ in 0..80 {
        press(&mut window, Key::ArrowRight);
        acts.insert(heard(&window));
        all = format!("{all} {}", heard(&window));
    }
    assert!(acts.len() > 2, "each act is told: {acts:?}");
    assert!(
        all.contains("A spectator: Flag!"),
        "who speaks is told: {all}"
    );
    let asked = words.tr("situation-what-do-you-rule");
    assert_heard(&window, &[&asked, "A: ", "B: "]);
    let (_, open) = window.state().learn().situation.expect("it is open");
    let wrong = (0..open.order().len()).find(|it| Some(*it) != open.right());
    let right = open.right();
    window.ask(jadoube_ui::Command::Learn(LearnCommand::Rule(
        wrong.expect("a wrong answer"),
    )));
    window.run_ok();
    let (no, yes) = (words.tr("lesson-wrong"), words.tr("lesson-right"));
    let (ruling, article) = (words.tr("situation-the-ruling"), "Article ");
    assert_heard(
        &window,
        &[&no, "Your answer, not the ruling", &ruling, article],
    );
    let mut window = opened(FLAG, (1280.0, 800.0));
    window.ask(jadoube_ui::Command::Learn(LearnCommand::Rule(
        right.expect("a right answer"),
    )));
    window.run_ok();
    assert_heard(&window, &[&yes, &ruling, article]);
}

#[test]
fn a_lesson_tells_its_step_what_is_played_and_what_is_answered() {
    let mut window = window(lesson("straight-and-slanting"), 1280.0, 800.0);
    let mut all = heard(&window);
    for step in 0..run(&window).lesson().steps.len() {
        learn(&mut window, LearnCommand::GoToStep(step));
        window.run_ok();
        let text = heard(&window);
        assert!(!text.is_empty(), "step {step}");
        all = format!("{all} {text}");
        watch(&mut window);
        window.run_ok();
        all = format!("{all} {}", heard(&window));
    }
    let steps = ["Rook", "rook"];
    assert!(steps.iter().any(|it| all.contains(it)), "{all}");
    learn(&mut window, LearnCommand::GoToStep(7));
    watch(&mut window);
    let learner = run(&window).learner();
    for act in [PlayerAct::Play("Ra5".to_owned()), PlayerAct::Press] {
        window.act(jadoube_core::laws::Deed::Player(learner, act));
        window.run_ok();
    }
    let text = heard(&window);
    assert!(text.contains("completed"), "{text}");
}

#[test]
fn looking_through_a_game_tells_which_move_one_is_at() {
    let mut window = annotated(1280.0, 800.0);
    press(&mut window, Key::Home);
    assert_heard(&window, &["Starting position"]);
    for (key, said) in [
        (Key::ArrowRight, "1. Anna: pawn to e4"),
        (Key::ArrowRight, "1… Boris: pawn to e5"),
        (Key::ArrowRight, "2. Anna: knight to f3"),
        (Key::ArrowLeft, "1… Boris: pawn to e5"),
    ] {
        press(&mut window, key);
        assert_heard(&window, &[said]);
    }
    super::looking_through::click(&mut window, "exf4");
    assert_heard(&window, &["Variation", "2… Boris: pawn takes f4"]);
}

#[test]
fn an_adjournment_tells_that_a_move_is_asked_for_sealed_and_taken_up_again() {
    let words = Words::new(Language::English);
    let mut asking = scene("adjourning");
    asking.run_ok();
    assert_heard(&asking, &[&words.tr("adjourn-title")]);
    let asked = window(asked_to_seal(), 1280.0, 800.0);
    assert_heard(&asked, &["Black", "seal", "Article "]);
    let mut closed = window(adjourned(), 1280.0, 800.0);
    closed.run_ok();
    let fingerprint = words.tr("envelope-fingerprint");
    assert_heard(&closed, &[&words.tr("adjourned-title"), &fingerprint]);
    let mut again = window(resumed(&[Color::Black]), 1280.0, 800.0);
    again.run_ok();
    assert_heard(&again, &[&words.tr("resume-title")]);
    again.hear(Event::of_arbiter(
        again.now(),
        ArbiterAct::SeePresent(Color::White),
    ));
    again.run_ok();
}

fn scene(name: &str) -> Window {
    let (_, come_to) = SCENES.iter().find(|(it, _)| *it == name).expect(name);
    let mut window = window(come_to(Words::new(Language::English)), 1280.0, 800.0);
    window.run_ok();
    window
}

/// What the keyboard is at, by name.
fn at(window: &Window) -> String {
    let all = window.query_all(by().predicate(|_| true));
    let focused = all.filter(|node| node.accesskit_node().is_focused());
    let mut names = focused.map(|node| node.accesskit_node().label().unwrap_or_default());
    names.next_back().unwrap_or_default()
}

#[test]
fn the_boards_of_every_screen_are_walked_over_by_arrows() {
    for name in [
        "review",
        "desk",
        "situation-asked",
        "situation-begun",
        "lesson-begun",
        "table",
    ] {
        let mut window = scene(name);
        window
            .get(by().predicate(|node| node.role() == Part::Grid))
            .focus();
        window.run_ok();
        let before = at(&window);
        press(&mut window, Key::ArrowUp);
        press(&mut window, Key::ArrowLeft);
        let after = at(&window);
        assert!(
            before.contains(", ") && after.contains(", "),
            "{name}: {before}, {after}"
        );
        let file = |name: &str| name.chars().next().unwrap_or_default() as u32;
        assert_eq!(file(&before), file(&after) + 1, "{name}: {before}, {after}");
        assert!(window.ctx.memory(Memory::focused).is_some());
    }
}

/// What is nameless on a screen, and what is read there though it only decorates.
fn faults(name: &str, window: &Window) -> Vec<String> {
    let mut faults = Vec::new();
    for node in window.query_all(by().predicate(|_| true)) {
        let node = node.accesskit_node();
        let said = node.label().or_else(|| node.value()).unwrap_or_default();
        let says = said.chars().any(char::is_alphanumeric);
        let is_named = [
            Part::Dialog,
            Part::RadioGroup,
            Part::Group,
            Part::Image,
            Part::Window,
        ];
        let is_sign = node.role() == Part::Label && !said.is_empty();
        let is_faulty = !says && (is_sign || is_named.contains(&node.role()));
        // A figurine is read out as the name of its sign, or not at all. What is typed stays as it was typed.
        let is_typed = matches!(node.role(), Part::TextInput | Part::TextRun);
        let value = node.value().filter(|_| !is_typed);
        let mut told = [node.label(), value, node.description()]
            .into_iter()
            .flatten();
        let has_figurine = told.any(|it| it.contains(|sign| ('♔'..='♟').contains(&sign)));
        if is_faulty || has_figurine {
            faults.push(format!("{name}: {:?} `{said}`", node.role()));
        }
    }
    faults
}

#[test]
fn all_is_named_and_nothing_decorates() {
    let mut found = BTreeSet::new();
    for (number, (name, come_to)) in SCENES.iter().enumerate() {
        if is_due(number) {
            let mut window = window(come_to(Words::new(Language::English)), 1280.0, 800.0);
            window.run();
            found.extend(faults(name, &window));
        }
    }
    assert!(found.is_empty(), "{} faults: {found:#?}", found.len());
}
