//! The PIN of the arbiter's desk: what it locks, what a wrong one costs, and that nothing but the PIN opens.

use std::time::Duration;

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{Queryable, by};
use jadoube::app::store::SETTINGS;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::Words;
use jadoube_core::laws::ArbiterAct;
use jadoube_core::record::side_clock::{
    SideClockAct, SideClockEvent, SideClockSetting, StopReason,
};
use jadoube_ui::{AssistLevel, Command, LockCommand, Screen};

use super::scenes::Window;
use super::table::click;
use super::table_scenes::opera;
use crate::support::app_harness::{AppHarness, window};

const PIN: &str = "2718";

/// The same program with a PIN, locked, at that screen.
fn locked(mut shell: AppHarness, screen: Screen) -> AppHarness {
    shell.show(Screen::Preferences);
    shell.ask(Command::Lock(LockCommand::Choose(PIN.into())));
    shell.wait_until_done();
    assert!(shell.state().settings().pin.is_some());
    shell.show(Screen::First);
    shell.show(screen);
    shell.run();
    shell
}

/// The locked desk, for the pictures.
pub fn desk(words: Words) -> Window {
    let mut shell = locked(opera(), Screen::Desk);
    shell.speak(words);
    shell.run();
    shell
}

/// The preferences with a PIN, for the pictures.
pub fn preferences(words: Words) -> Window {
    let mut shell = locked(opera(), Screen::Preferences);
    shell.speak(words);
    shell.run();
    shell
}

fn open(window: &mut Window, pin: &str) {
    let field = by().predicate(|node| node.role() == Part::PasswordInput);
    window.get(field).focus();
    window.run();
    let field = by().predicate(|node| node.role() == Part::PasswordInput && node.is_focused());
    window.get(field).type_text(pin);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    window.wait_until_done();
    window.run();
}

#[test]
fn the_desk_opens_for_the_pin_alone_and_locks_when_it_is_left() {
    let mut window = window(locked(opera(), Screen::Desk), 1280.0, 800.0);
    assert!(
        window.query_by_label("Clocks…").is_none(),
        "nothing of the desk"
    );
    let field = by().predicate(|node| node.role() == Part::PasswordInput);
    assert!(
        window.get(field).is_focused(),
        "the PIN can be typed at once"
    );
    open(&mut window, PIN);
    window.get_by_label("Clocks…");
    window.show(Screen::Laws);
    window.show(Screen::Desk);
    window.run();
    window.get_by_label("Clocks…");
    window.show(Screen::Table);
    window.show(Screen::Desk);
    window.run();
    assert!(window.query_by_label("Clocks…").is_none(), "it was left");
    open(&mut window, PIN);
    click(&mut window, "Lock the desk");
    assert!(window.query_by_label("Clocks…").is_none(), "it was locked");
}

#[test]
fn nothing_begun_behind_a_door_outlives_the_lock() {
    let mut window = window(locked(opera(), Screen::Desk), 1280.0, 800.0);
    open(&mut window, PIN);
    click(&mut window, "Incident…");
    click(&mut window, "Set up wrongly");
    let begun = "Enter: Set up wrongly";
    window.get_by_label(begun);
    click(&mut window, "Lock the desk");
    open(&mut window, PIN);
    assert!(window.query_by_label(begun).is_none());
    click(&mut window, "Incident…");
    assert!(window.query_by_label(begun).is_none());
}

#[test]
fn both_clocks_are_seen_while_the_desk_is_locked() {
    let mut window = window(locked(opera(), Screen::Desk), 1280.0, 800.0);
    for runs in [true, false] {
        let clocks = window.query_all_by_label_contains("The game: ").count();
        assert_eq!(clocks, 1, "{runs}");
        if runs {
            let pause = window.words().tr("clock-pause").into_owned();
            click(&mut window, &pause);
            window.run();
        }
    }
    assert!(window.query_by_label("Clocks…").is_none());
}

#[test]
fn wrong_pins_are_logged_and_the_next_waits() {
    let mut window = window(locked(opera(), Screen::Desk), 1280.0, 800.0);
    let refused = |window: &Window| {
        let all = window.log().iter();
        all.filter(|it| it.event.arbiter_act() == Some(&ArbiterAct::RefuseEntry))
            .count()
    };
    for tries in 1..=3 {
        open(&mut window, "1111");
        assert_eq!(refused(&window), tries);
    }
    window.get_by_label("You can try again in 0:10.");
    open(&mut window, PIN);
    assert!(window.query_by_label("Clocks…").is_none(), "it has to wait");
    let later = window.now() + Duration::from_secs(11);
    window.wait_until(later);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    window.wait_until_done();
    window.run();
    window.get_by_label("Clocks…");
    let told = window.get_all_by_label_contains("A wrong PIN was typed");
    assert!(told.count() >= 1, "the arbiter sees it in the log");
}

#[test]
fn the_pin_stands_nowhere_in_clear_and_outlives_other_settings() {
    let mut window = window(locked(opera(), Screen::Table), 1280.0, 800.0);
    window.ask(Command::Change(Box::default()));
    window.ask(Command::Lock(LockCommand::Remove));
    window.ask(Command::Lock(LockCommand::Choose("9999".into())));
    window.wait_until_done();
    let later = window.now() + Duration::from_secs(2);
    window.wait_until(later);
    window.run();
    let kept = window.files.file(SETTINGS).expect("settings");
    let text = String::from_utf8(kept).expect("text");
    assert!(text.contains("$argon2id$v=19$"), "{text}");
    assert!(!text.contains(PIN) && !format!("{:?}", window.state()).contains("\"2718\""));
    window.show(Screen::Desk);
    window.run();
    open(&mut window, PIN);
    window.get_by_label("Clocks…");
}

#[test]
fn players_cannot_change_who_rules_in_a_tournament() {
    let mut shell = opera();
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let mut window = window(locked(shell, Screen::Table), 1280.0, 800.0);
    window.set(|settings| settings.play.assist = AssistLevel::Friendly);
    window.run();
    let assist = window.state().settings().play.assist;
    assert_eq!(assist, AssistLevel::Tournament);
    window.get_by_label_contains("that needs the arbiter’s PIN");
}

fn setting() -> SideClockSetting {
    SideClockSetting {
        control: "300".parse().expect("a time control"),
        names: ByColor::default(),
        day: String::new(),
        tournament_board: None,
    }
}

#[test]
fn the_side_clock_is_corrected_and_set_anew_with_the_pin_alone() {
    let mut shell = opera();
    shell.clock(SideClockAct::Set(setting()));
    shell.clock(SideClockAct::Begin(Color::White));
    shell.clock(SideClockAct::Stop(StopReason::ByHand));
    let mut window = window(locked(shell, Screen::SideClock), 1280.0, 800.0);
    let correction = window
        .side_clock()
        .as_it_stands(window.state().side_clock_moment());
    for act in [
        SideClockAct::Correct(correction.expect("a clock that is set")),
        SideClockAct::Set(setting()),
    ] {
        let before = window.side_clock().log().len();
        window.clock(act);
        assert_eq!(window.side_clock().log().len(), before);
    }
    window.run();
    click(&mut window, "Correct…");
    assert!(window.query_by_label("Correct").is_none());
    window.get_by_role_and_label(Part::Dialog, "The arbiter’s PIN");
    open(&mut window, "1111");
    let refused = |it: &SideClockEvent| *it == SideClockEvent::Did(SideClockAct::RefuseEntry);
    assert!(window.side_clock().log().iter().any(|it| refused(&it.what)));
    open(&mut window, PIN);
    assert!(window.query_by_label("The arbiter’s PIN").is_none());
    click(&mut window, "Cancel");
    click(&mut window, "Set for a new game…");
    window.get_by_role_and_label(Part::Dialog, "The arbiter’s PIN");
    open(&mut window, PIN);
    assert!(window.query_by_label("The arbiter’s PIN").is_none());
}

#[test]
fn a_pin_set_in_the_preferences_locks_the_desk_and_opens_it() {
    let mut shell = opera();
    shell.show(Screen::Preferences);
    let mut window = window(shell, 1280.0, 800.0);
    for name in ["PIN", "Repeat the PIN"] {
        let field = || {
            by().predicate(move |node| {
                node.role() == Part::PasswordInput && node.label().as_deref() == Some(name)
            })
        };
        window.get(field()).scroll_to_me();
        window.run();
        window.get(field()).click();
        window.run();
        window.get(field()).type_text(PIN);
        window.run();
    }
    window.get_by_label("Set the PIN").click();
    window.run();
    window.wait_until_done();
    window.run();
    window.get_by_label("Change the PIN");
    window.show(Screen::Desk);
    window.run();
    assert!(window.query_by_label("Clocks…").is_none());
    open(&mut window, PIN);
    window.get_by_label("Clocks…");
}

/// A side clock on which both have pressed once, stopped.
fn paused_side_clock() -> AppHarness {
    let mut shell = opera();
    shell.clock(SideClockAct::Set(setting()));
    shell.clock(SideClockAct::Begin(Color::White));
    for color in [Color::White, Color::Black] {
        shell.clock(SideClockAct::Press(color));
    }
    shell.clock(SideClockAct::Stop(StopReason::ByHand));
    shell
}

/// A paused side clock whose corrections need the PIN.
fn locked_side_clock() -> Window {
    let mut window = window(
        locked(paused_side_clock(), Screen::SideClock),
        1280.0,
        800.0,
    );
    window.run();
    window
}

#[test]
fn an_illegal_move_is_noted_at_the_side_clock_with_the_pin_alone() {
    let mut window = locked_side_clock();
    let charged = |window: &Window| window.side_clock().illegal().white;
    click(&mut window, "Illegal move");
    assert!(window.query_by_label_contains("by White on move").is_none());
    window.get_by_role_and_label(Part::Dialog, "The arbiter’s PIN");
    open(&mut window, PIN);
    let noted = window.get_by_label_contains("by White on move 1");
    noted.click();
    window.run();
    assert_eq!(charged(&window), 1);
    // It was opened for this, and locks behind it; so what takes it back asks again.
    let undo = "Take back “First illegal move by White”";
    click(&mut window, undo);
    assert_eq!(charged(&window), 1);
    open(&mut window, PIN);
    assert_eq!(charged(&window), 0);
    click(&mut window, "Illegal move");
    window.get_by_role_and_label(Part::Dialog, "The arbiter’s PIN");
    click(&mut window, "Cancel");
    assert!(window.query_by_label_contains("by White on move").is_none());
}

#[test]
fn another_log_of_the_side_clock_begins_with_the_pin_alone() {
    let mut shell = opera();
    shell.clock(SideClockAct::Set(setting()));
    let mut window = window(locked(shell, Screen::SideClock), 1280.0, 800.0);
    window.ask(Command::NewSideClock);
    window.run();
    assert_eq!(window.side_clock().log().len(), 1);
    click(&mut window, "Log…");
    for _ in ["asks", "confirms"] {
        click(&mut window, "Start a new log");
    }
    window.get_by_role_and_label(Part::Dialog, "The arbiter’s PIN");
    click(&mut window, "Cancel");
    assert_eq!(window.side_clock().log().len(), 1);
}

#[test]
fn what_was_typed_of_the_pin_is_gone_once_its_screen_was_left() {
    let mut window = window(locked(opera(), Screen::Desk), 1280.0, 800.0);
    let typed = |window: &Window| {
        let field = by().predicate(|node| node.role() == Part::PasswordInput);
        let field = window.get(field);
        assert!(field.is_focused(), "the PIN can be typed at once");
        field.value().unwrap_or_default().chars().count()
    };
    let enter_digits = |window: &mut Window| {
        let field = by().predicate(|node| node.role() == Part::PasswordInput);
        window.get(field).type_text("27");
        window.run();
    };
    enter_digits(&mut window);
    assert_eq!(typed(&window), 2);
    window.show(Screen::First);
    window.run();
    window.show(Screen::Desk);
    window.run();
    assert_eq!(typed(&window), 0);
    open(&mut window, "1111");
    window.get_by_label("Wrong PIN. The attempt has been logged.");
    window.show(Screen::First);
    window.run();
    window.show(Screen::Desk);
    window.run();
    let wrong = window.query_by_label("Wrong PIN. The attempt has been logged.");
    assert!(wrong.is_none(), "whoever comes now has tried nothing yet");
}

#[test]
fn the_field_of_the_pin_at_the_side_clock_has_the_keyboard_each_time() {
    let mut window = locked_side_clock();
    for _ in 0..2 {
        click(&mut window, "Correct…");
        let field = by().predicate(|node| node.role() == Part::PasswordInput);
        assert!(window.get(field).is_focused());
        click(&mut window, "Cancel");
    }
}

#[test]
fn whoever_is_told_that_a_pin_is_needed_hears_where_and_no_longer_once_it_was_given() {
    let mut shell = opera();
    shell.set(|settings| settings.play.assist = AssistLevel::Tournament);
    let mut window = window(locked(shell, Screen::Preferences), 1280.0, 800.0);
    window.set(|settings| settings.play.assist = AssistLevel::Friendly);
    window.run();
    let needed = "that needs the arbiter’s PIN. Type it in the preferences";
    window.get_by_label_contains(needed);
    let field = by().predicate(|node| node.role() == Part::PasswordInput);
    window.get(field).scroll_to_me();
    window.run();
    open(&mut window, PIN);
    assert!(window.query_by_label_contains(needed).is_none());
    window.set(|settings| settings.play.assist = AssistLevel::Friendly);
    assert_eq!(window.state().settings().play.assist, AssistLevel::Friendly);
}
