//! The menu of the table and the sign beside it: whoever looks there finds every way of playing and every game.

use eframe::egui::{Pos2, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::PlayerAct;
use jadoube_ui::{AssistLevel, Screen};

use super::arbiter_desk::click_at;
use super::fits;
use super::table::{Window, click, started};
use crate::support::app_harness::window;

const LIES_FLAT: &str = "Face to face (screen lying flat)";
const TURN: &str = "Turn the board";

/// A game in which the menu offers everything.
fn at(width: f32, height: f32) -> Window {
    let mut shell = started("300");
    shell.set(|settings| settings.play.assist = AssistLevel::Friendly);
    shell.does(Color::White, PlayerAct::Move("e4".into()));
    shell.does(Color::Black, PlayerAct::Move("e5".into()));
    window(shell, width, height)
}

#[test]
fn face_to_face_is_found_in_the_menu() {
    let mut window = at(1280.0, 800.0);
    click(&mut window, "Menu");
    click(&mut window, LIES_FLAT);
    assert!(window.state().settings().views.face_to_face);
}

#[test]
fn the_sign_in_the_bar_turns_the_board_at_once() {
    for (width, height) in [(900.0, 600.0), (640.0, 1000.0), (1280.0, 800.0)] {
        let mut window = at(width, height);
        for turned in [true, false] {
            click(&mut window, TURN);
            assert_eq!(window.state().settings().views.turned, turned, "{width}");
        }
    }
}

#[test]
fn the_whole_menu_has_room_and_leads_to_all_games_and_files() {
    for (width, height) in [(900.0, 600.0), (640.0, 1000.0), (1280.0, 800.0)] {
        let mut window = at(width, height);
        click(&mut window, "Menu");
        let last = window.get_by_label_contains("Quit").rect();
        assert!(last.bottom() <= height, "{width}×{height}: {last:?}");
        window.get_by_label("All games and files").click();
        window.run();
        assert_eq!(window.state().screen(), Screen::Kept);
    }
}

#[test]
fn the_menu_leaves_air_below_it_in_every_language() {
    let sizes = [(900.0, 600.0), (1280.0, 800.0)];
    let all = sizes.map(|size| Language::ALL.map(|language| (language, size)));
    for (language, (width, height)) in all.into_iter().flatten() {
        let words = Words::new(language);
        let mut window = at(width, height);
        window.speak(words);
        window.run();
        let before = super::fits::texts(&window).len();
        click(&mut window, &words.tr("menu"));
        let texts = super::fits::texts(&window);
        assert!(texts.len() > before, "the menu is open");
        let quit = words.tr("menu-quit");
        let last = texts.iter().find(|(text, _)| *text == quit).expect("quit");
        assert!(last.1.bottom() <= height - 100.0, "{language:?}: {last:?}");
        let cut = super::fits::faults(&window);
        assert!(cut.is_empty(), "{language:?}: {cut:?}");
        let widest = texts.iter().map(|(_, place)| place.right());
        assert!(widest.fold(0.0, f32::max) <= width, "{language:?}");
    }
}

#[test]
fn a_position_on_the_table_is_kept_for_another_game() {
    let mut window = at(1280.0, 800.0);
    click(&mut window, "Menu");
    click(&mut window, "Save this position");
    let kept = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(window.state().settings().recent.positions, [kept]);
    window.get_by_label_contains("Position saved");
    click(&mut window, "Menu");
    window.get_by_label("Delete this position");
}

#[test]
fn a_click_on_what_a_level_does_chooses_it() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut window = at(width, height);
        let place = |window: &Window, words: &str| {
            let mut told = fits::texts(window).into_iter();
            let found = told.find(|(text, _)| text.contains(words));
            found.expect("these words").1
        };
        let item = place(&window, "Friendly arbiter").center();
        let clicks = |window: &mut Window, at: Pos2| {
            window.hover_at(at);
            window.run();
            window.drag_at(at);
            window.drop_at(at);
            window.run();
        };
        clicks(&mut window, item);
        let what = place(&window, "Rules only where the Laws ask");
        clicks(&mut window, what.left_bottom() + vec2(20.0, -6.0));
        let assist = window.state().settings().play.assist;
        assert_eq!(assist, AssistLevel::Tournament, "{width}×{height}");
    }
}

/// A click beside a menu closes it; only the next one, by a hand that has seen that, is a press of the clock.
#[test]
fn a_click_beside_an_open_menu_closes_it_and_presses_no_clock() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut window = at(width, height);
        let before = window.log().len();
        let clock = window.get_by_label_contains(", running").rect().center();
        click(&mut window, "Menu");
        let is_open = |window: &Window| eframe::egui::Popup::is_any_open(&window.ctx);
        assert!(is_open(&window));
        click_at(&mut window, clock);
        assert!(!is_open(&window));
        assert_eq!(window.log().len(), before);
        window.run_steps(4);
        click_at(&mut window, clock);
        assert!(window.log().len() > before);
    }
}

#[test]
fn where_the_pointer_rests_one_thing_is_told_with_its_key() {
    let mut window = window(started("300"), 1280.0, 800.0);
    for (name, told) in [
        ("Menu", "Menu (F10)"),
        ("Turn the board", "Turn the board (Shift+F)"),
        ("Arbiter’s desk", "Arbiter’s desk (F9)"),
    ] {
        let at = window.get_by_label(name).rect().center();
        window.hover_at(at);
        window.run_steps(8);
        let key = told.rsplit_once('(').expect("a key").1;
        let texts = fits::texts(&window);
        let shown: Vec<&str> = texts
            .iter()
            .map(|(text, _)| text.as_str())
            .filter(|text| text.ends_with(key) || *text == key.trim_end_matches(')'))
            .collect();
        assert_eq!(shown, [told]);
    }
}
