//! A round under way: what is asked before it is entered, the way back from a board, and what is said for how long.

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::Queryable as _;
use jadoube_core::i18n::Words;
use jadoube_core::report::tournament::tournament_log_lines;
use jadoube_core::tournament::{BoardResult, PairingNumber, TournamentChange};
use jadoube_ui::{Command, Screen};

use super::event::{chosen, corrected, english, enter, half_done, paired, tournament};
use super::event_board::clock_live;
use super::event_hall::{come, coming, is_shown, result, too_late};
use super::event_tabs::{find, log};
use super::scenes::{Window, press, pressed};

/// Somebody comes after the default time, and the arbiter is asked.
pub fn late(words: Words) -> Window {
    let mut window = too_late(words);
    come(&mut window, "17");
    window
}

/// A result of a board that is live on the side clock was pressed.
pub fn live_asked(words: Words) -> Window {
    let mut window = clock_live(words);
    let name = words.tr("event-result-half-zero");
    press(&mut window, &format!("½–0, {name}"));
    window.run_ok();
    window
}

/// Presses what has that name, once it hears presses.
fn press_later(window: &mut Window, name: &str) {
    for _ in 0..40 {
        window.step();
    }
    press(window, name);
    window.run_ok();
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_ok();
}

fn last_is_late(window: &Window) -> Option<bool> {
    let open = window.state().tournament().expect("a tournament");
    if let TournamentChange::AttendanceEntered { is_late, .. } = open.log.lines().last()?.change {
        Some(is_late)
    } else {
        None
    }
}

#[test]
fn who_comes_after_the_default_time_is_asked_about() {
    let mut window = too_late(english());
    let asked = "Whoever comes later loses (6.7.1) unless you decide otherwise.";
    come(&mut window, "17");
    assert!(is_shown(&window, asked));
    assert!(is_shown(&window, "Board 17: both have come. The default"));
    let white = PairingNumber(33);
    assert!(
        !tournament(&window).is_present(1, white),
        "it is only asked"
    );
    press_later(&mut window, "Let play all the same");
    assert!(tournament(&window).is_present(1, white));
    assert!(is_shown(&window, "Board 17: both have come"));
    assert_eq!(last_is_late(&window), Some(true));
    assert!(!is_shown(&window, asked));
    come(&mut window, "18");
    press_later(&mut window, "Came in time");
    assert_eq!(last_is_late(&window), Some(false));
    let open = window.state().tournament().expect("a tournament");
    let told = tournament_log_lines(open.log, english());
    let told = &told.last().expect("a line").said;
    assert!(told.contains("came in time, noted at "), "{told}");
    come(&mut window, "19");
    press_later(&mut window, "Forfeit by default time: – –");
    assert_eq!(result(&window, 19), "--");
    come(&mut window, "20");
    key(&mut window, Key::Escape);
    assert!(!is_shown(&window, asked), "Esc answers No");
    assert_eq!(result(&window, 20), "*");
    press(&mut window, "All others have come (30)");
    window.run_ok();
    assert!(is_shown(&window, asked), "of all at once as well");
}

#[test]
fn what_is_entered_before_the_default_time_ends_is_not_asked_about() {
    let mut window = coming(english());
    come(&mut window, "17");
    assert_eq!(last_is_late(&window), Some(false));
}

#[test]
fn the_result_of_a_live_board_is_asked_about() {
    let mut window = clock_live(english());
    assert!(is_shown(&window, "Live: on the side clock"));
    for name in ["1–0, White wins", "½–0, half a point for White only"] {
        press(&mut window, name);
        window.run_ok();
        assert_eq!(result(&window, 3), "*", "{name} is asked about");
        key(&mut window, Key::Escape);
        assert_eq!(result(&window, 3), "*");
    }
    let line = window.words().tr("event-entry");
    window.get_by_role_and_label(Part::TextInput, &line).focus();
    window.run_ok();
    enter(&mut window, "3 0");
    assert_eq!(result(&window, 3), "*", "typed as well");
    let why = "The game at this board is live on this computer.";
    assert!(is_shown(&window, why), "it is said why it is asked");
    press_later(&mut window, "Board 3: 0–1");
    assert_eq!(result(&window, 3), "0-1");
}

#[test]
fn an_unusual_result_is_asked_about_anywhere() {
    let mut window = chosen(english());
    press(&mut window, "½–0, half a point for White only");
    window.run_ok();
    assert_eq!(result(&window, 3), "*");
    press_later(&mut window, "½–0");
    assert_eq!(result(&window, 3), "1/2-0");
    enter(&mut window, "5 00");
    assert_eq!(result(&window, 5), "*");
    assert!(is_shown(&window, "An unusual result."));
    press_later(&mut window, "Board 5: 0–0");
    assert_eq!(result(&window, 5), "0-0");
    enter(&mut window, "9 1");
    assert_eq!(result(&window, 9), "1-0", "a usual one is entered at once");
}

#[test]
fn a_board_that_is_chosen_is_left_again() {
    let words = english();
    let mut window = pressed(words, paired(2), &[]);
    enter(&mut window, "1 1");
    enter(&mut window, "2 =");
    assert!(is_shown(&window, "Next round…"));
    key(&mut window, Key::ArrowDown);
    assert!(is_shown(&window, "Result: 1–0"));
    assert!(is_shown(&window, "Next round…"), "all results are in");
    key(&mut window, Key::Escape);
    assert_eq!(window.state().screen(), Screen::Event);
    assert!(is_shown(&window, "2 of 2 results are in"));
    let row = "1  Novak, Ana – Duda-Rozman, Maksimilijan Aleksander  1–0";
    press(&mut window, row);
    window.run_ok();
    assert!(is_shown(&window, "Result: 1–0"));
    for _ in 0..60 {
        window.step();
    }
    press(&mut window, row);
    window.run_ok();
    assert!(is_shown(&window, "2 of 2 results are in"));
}

#[test]
fn esc_leaves_a_correction_before_its_board() {
    let mut window = corrected(english());
    assert!(is_shown(&window, "Correct to 1–0"));
    key(&mut window, Key::Escape);
    assert!(!is_shown(&window, "Correct to 1–0"));
    assert!(is_shown(&window, "Result: ½–½"));
    key(&mut window, Key::Escape);
    assert!(is_shown(&window, "8 of 24 results are in"));
}

#[test]
fn what_is_said_beside_the_line_is_of_what_happened_last() {
    let words = english();
    let mut window = half_done(words);
    enter(&mut window, "1 0");
    let fault = "Board 1 already has";
    assert!(is_shown(&window, fault));
    key(&mut window, Key::Escape);
    key(&mut window, Key::Escape);
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::ArrowDown);
    assert!(!is_shown(&window, fault), "another board is chosen");
    enter(&mut window, "3 =");
    let told = "Board 3: Ристова";
    assert!(is_shown(&window, told));
    press(&mut window, &words.tr("event-undo"));
    window.run_ok();
    assert_eq!(result(&window, 3), BoardResult::Pending.to_string());
    assert!(!is_shown(&window, told), "it was taken back");
}

#[test]
fn a_board_says_what_was_corrected_there() {
    let mut window = corrected(english());
    let reason = window.words().tr("event-reason");
    let field = window.get_by_role_and_label(Part::TextInput, &reason);
    field.type_text("the slip was read wrongly");
    window.run_ok();
    key(&mut window, Key::Enter);
    assert_eq!(result(&window, 2), "1-0");
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::ArrowDown);
    assert!(is_shown(
        &window,
        "½–½ corrected to 1–0: the slip was read wrongly"
    ));
}

#[test]
fn a_number_in_the_log_is_found_as_a_whole_one() {
    let mut window = log(english());
    find(&mut window, "Search the log", "board 1");
    assert!(is_shown(&window, "Round 1, board 1: "));
    assert!(!is_shown(&window, "Round 1, board 12: "));
    assert!(!is_shown(&window, "Round 1, board 11: "));
    find(&mut window, "Search the log", " novak");
    assert!(
        is_shown(&window, "Round 1, board 1: "),
        "words in any order"
    );
}

#[test]
fn who_comes_back_from_another_page_goes_on_typing() {
    let mut window = pressed(english(), paired(12), &[]);
    window.ask(Command::Show(Screen::Laws));
    for _ in 0..5 {
        window.run_ok();
    }
    window.ask(Command::Show(Screen::Event));
    for _ in 0..5 {
        window.run_ok();
    }
    window.event(eframe::egui::Event::Text("7 1".to_owned()));
    window.run_ok();
    key(&mut window, Key::Enter);
    assert_eq!(result(&window, 7), "1-0");
}
