//! What the arbiter's desk asks once more: where it is asked, that it stays until it is answered, and that a double-click
//! answers nothing.

use eframe::egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Event, Outcome, PlayerAct, Standing};
use jadoube_ui::Screen;

use super::arbiter_desk::{click_at, desk, double_click_at, game, press};
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
