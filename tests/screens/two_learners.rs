//! Two learners before one board: they are called by their names, change seats, and keep what they had right.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_ui::{Command, LearnCommand};

use super::fits::texts;
use super::situation_scenes::{choose, opened};
use super::situations::{FLAG, press, shown_at, watch};

#[test]
fn two_learners_are_called_by_their_names_and_change_seats() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    choose(&mut window, |class| class.has_two_learners = true);
    watch(&mut window);
    window.get_by_label("Left");
    let class = ["Ana", "Ben", "Mira"].map(str::to_owned).to_vec();
    window.ask(Command::Learn(LearnCommand::AddLearners(class)));
    window.run_ok();
    window.get_by_label("Ana");
    window.get_by_label("Ben").click_accesskit();
    window.run_ok();
    window.get_by_label("Mira");
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num7);
    let mut told = texts(&window).into_iter();
    assert!(told.any(|(text, _)| text.starts_with("Ana ") && text.contains("Mira ")));
}

#[test]
fn what_each_of_two_learners_had_right_is_kept_when_others_sit_down() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    choose(&mut window, |class| class.has_two_learners = true);
    let class = ["Ana", "Ben", "Mira"].map(str::to_owned).to_vec();
    window.ask(Command::Learn(LearnCommand::AddLearners(class)));
    let mut answer = |seat: Option<&str>, keys: [usize; 2]| {
        window.ask(Command::Learn(LearnCommand::OpenSituation(FLAG.to_owned())));
        window.run();
        watch(&mut window);
        if let Some(sits) = seat {
            window.get_by_label(sits).click_accesskit();
            window.run_ok();
        }
        let [left, right] = keys.map(|place| shown_at(&window, place));
        press(
            &mut window,
            [Key::Num1, Key::Num2, Key::Num3, Key::Num4][left],
        );
        press(
            &mut window,
            [Key::Num7, Key::Num8, Key::Num9, Key::Num0][right],
        );
        let told = texts(&window).into_iter().map(|(text, _)| text);
        let mut score = told.filter(|text| text.starts_with("Ana ") && text.contains(" · "));
        score.next().expect("the score")
    };
    assert_eq!(answer(None, [0, 0]), "Ana 1 · Ben 1");
    assert_eq!(answer(Some("Ben"), [0, 1]), "Ana 2 · Mira 0");
    assert_eq!(answer(Some("Mira"), [1, 0]), "Ana 2 · Ben 2");
}

/// Each of two learners has what that one answered; nobody else has anything of it.
#[test]
fn what_each_of_two_learners_answered_is_their_own() {
    for holds_back in [false, true] {
        let mut window = opened(FLAG, (1280.0, 800.0));
        choose(&mut window, |class| {
            class.has_two_learners = true;
            class.holds_back = holds_back;
        });
        let class = ["Ana", "Ben", "Mira"].map(str::to_owned).to_vec();
        window.ask(Command::Learn(LearnCommand::AddLearners(class)));
        window.run();
        watch(&mut window);
        let [right, wrong] = [0, 1].map(|place| shown_at(&window, place));
        press(
            &mut window,
            [Key::Num1, Key::Num2, Key::Num3, Key::Num4][wrong],
        );
        press(
            &mut window,
            [Key::Num7, Key::Num8, Key::Num9, Key::Num0][right],
        );
        if holds_back {
            press(&mut window, Key::Space);
        }
        let learners = window.state().learn().learners;
        let known = |name: &str| learners.learners[name].situations.get(FLAG);
        let ana = known("Ana").expect("Ana has answered");
        assert!(ana.right.is_empty() && ana.times == 1, "{ana:?}");
        let ben = known("Ben").expect("Ben has answered");
        assert!(!ben.right.is_empty() && ben.times == 1, "{ben:?}");
        assert_eq!(known("Mira"), None);
    }
}
