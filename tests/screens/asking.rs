//! A question about the game is typed where moves are, and its answer is seen and heard.

use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};
use jadoube_ui::AssistLevel;

use super::heard_events::told;
use super::table::timed;
use crate::support::app_harness::{AppHarness, window};

fn begun(assist: AssistLevel) -> AppHarness {
    let mut shell = AppHarness::new(timed("300"));
    shell.set(|settings| settings.play.assist = assist);
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    let color = shell.arbiter().table().game().has_the_move();
    shell.does(color, PlayerAct::Move("e4".to_owned()));
    let mut window = window(shell, 1280.0, 800.0);
    window.run();
    window
}

/// Types that as a keyboard does, and Enter.
fn ask(window: &mut AppHarness, text: &str) {
    for sign in text.chars() {
        let key = Key::from_name(&sign.to_ascii_uppercase().to_string());
        let key = if sign == ' ' { Some(Key::Space) } else { key };
        for (pressed, key) in [(true, key), (false, key)] {
            if let Some(key) = key {
                window.event(Event::Key {
                    key,
                    physical_key: Some(key),
                    pressed,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                });
            }
            if pressed {
                window.event(Event::Text(sign.to_string()));
            }
        }
        window.run_ok();
    }
    window.key_press(Key::Enter);
    window.run_ok();
}

#[test]
fn a_typed_question_is_answered_in_sight_and_aloud_and_nothing_is_done() {
    let mut window = begun(AssistLevel::Friendly);
    let before = window.log().len();
    for (text, said) in [
        (".last", "White: pawn to e4"),
        (".black knights", "Black: knight b8, g8"),
        (".pieces", "queen d1"),
        (".moves g8", "g8, black knight: f6; h6"),
        (".e4", "e4, white pawn"),
        (".clock", "White: 4 minutes"),
        (".perhaps", "is not a question I know"),
    ] {
        ask(&mut window, text);
        let heard = told(&window);
        assert!(heard.contains(said), "{text}: `{heard}`");
        let mut seen = window.query_all_by_label_contains(said);
        assert!(seen.next().is_some(), "{text}");
    }
    ask(&mut window, ".e4");
    ask(&mut window, ".e4");
    assert_eq!(window.log().len(), before, "nothing was pressed or stopped");
}

#[test]
fn in_a_tournament_moves_and_attackers_are_not_told() {
    let mut window = begun(AssistLevel::Tournament);
    let silent = window.words().tr("ask-tournament");
    ask(&mut window, ".moves g8");
    assert_eq!(told(&window), silent);
    ask(&mut window, ".attackers e5");
    assert!(window.query_by_label(&silent).is_some());
    ask(&mut window, ".last");
    assert!(told(&window).contains("pawn to e4"));
}
