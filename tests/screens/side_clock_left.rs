//! A side clock that was begun is not lost: it is not left unawares, and the first screen tells of it.

use std::time::Duration;

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting};
use jadoube_ui::{Command, Screen};

use super::fits::{self, cut_texts};
use super::scenes::game;
use super::side_clock::{Window, at, begun, on_screen, press, running, set, setting};
use crate::support::app_harness::window;
use crate::support::share_of_checks::due_languages;

#[test]
fn a_second_escape_at_once_does_not_leave_the_clock_that_the_first_stopped() {
    let mut window = on_screen(&begun("5400+30"), 1280.0, 800.0, |_| {});
    for (milliseconds, screen) in [
        (0, Screen::SideClock),
        (1_900, Screen::SideClock),
        (2_000, Screen::First),
    ] {
        window.wait_until(at(6) + Duration::from_millis(milliseconds));
        press(&mut window, Key::Escape);
        assert_eq!(window.state().screen(), screen, "after {milliseconds} ms");
        assert_eq!(running(window.side_clock()), None);
    }
}

#[test]
fn the_first_screen_says_that_a_side_clock_goes_on_and_leads_back_to_it() {
    let mut window = on_screen(&begun("5400+30"), 1280.0, 800.0, |_| {});
    press(&mut window, Key::Escape);
    window.ask(Command::Show(Screen::First));
    window.run();
    let card = "Side clock in progress: Ana 1:30:26 – Black 1:30:30";
    window.get_by_label(card).click();
    window.run();
    assert_eq!(window.state().screen(), Screen::SideClock);
    window.get_by_label_contains("Ana: ");
}

#[test]
fn a_clock_that_was_only_set_is_not_in_progress() {
    let mut window = on_screen(&set("300"), 1280.0, 800.0, |_| {});
    window.ask(Command::Show(Screen::First));
    window.run();
    window.get_by_label("Side clock");
}

#[test]
fn a_side_clock_of_another_day_is_told_as_left_then() {
    let mut window = on_screen(&begun("5400+30"), 1280.0, 800.0, |_| {});
    press(&mut window, Key::Escape);
    window.ask(Command::Show(Screen::First));
    for (hours, day) in [(25, "yesterday"), (49, "1 January 1970")] {
        window.wait_until(Moment::after(Duration::from_hours(hours)));
        window.run();
        let card = format!("Side clock left unfinished, {day}: Ana 1:30:26 – Black 1:30:30");
        window.get_by_label(&card);
    }
    let words = "Side clock in progress";
    assert!(window.query_by_label_contains(words).is_none());
}

#[test]
fn the_card_of_a_clock_in_progress_is_whole_in_every_language() {
    for language in due_languages() {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
            let mut window = on_screen(&begun("5400+30"), width, height, |settings| {
                settings.preferences.language = Some(language);
            });
            press(&mut window, Key::Escape);
            window.ask(Command::Show(Screen::First));
            window.run();
            for hours in [0, 49] {
                window.wait_until(at(6) + Duration::from_hours(hours));
                window.run();
                let cut = cut_texts(&window);
                assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
            }
        }
    }
}

#[test]
fn on_the_card_of_a_clock_in_progress_a_name_and_its_time_stay_on_one_line() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut side_clock = SideClock::default();
        let setting = SideClockSetting {
            names: ByColor {
                white: "Ana Marija Kovač".to_owned(),
                black: "Boris Petrović".to_owned(),
            },
            ..setting("5400+30")
        };
        for act in [
            SideClockAct::Set(setting),
            SideClockAct::Begin(Color::White),
        ] {
            assert!(side_clock.hear(act, at(1)));
        }
        let mut window = on_screen(&side_clock, width, height, |_| {});
        press(&mut window, Key::Escape);
        window.ask(Command::Show(Screen::First));
        window.run();
        let all = fits::galleys(&window).into_iter();
        let told = all
            .map(|(galley, _)| galley)
            .find(|galley| galley.text().starts_with("Side clock in"));
        let told = told.expect("it is told");
        let rows: Vec<String> = told.rows.iter().map(|row| row.text()).collect();
        for whole in ["Ana Marija Kovač 1:30:26", "Boris Petrović 1:30:30"] {
            let is_whole = rows
                .iter()
                .any(|row| row.replace('\u{A0}', " ").contains(whole));
            assert!(is_whole, "{width}: {rows:?}");
        }
    }
}

/// The side clock runs, and its menu hangs open.
fn with_menu() -> super::side_clock::Window {
    let mut window = on_screen(&begun("5400+30"), 1280.0, 800.0, |_| {});
    window.get_by_label("Menu").click();
    window.run();
    window.get_by_label(WHY_NOT);
    window
}

/// What the menu says while a side runs.
const WHY_NOT: &str = "Stop the clock first.";

#[test]
fn escape_p_and_the_space_bar_are_an_open_menu_s_before_they_are_the_clock_s() {
    let mut window = with_menu();
    for key in [Key::P, Key::Space] {
        press(&mut window, key);
        assert_eq!(running(window.side_clock()), Some(Color::White), "{key:?}");
        window.get_by_label(WHY_NOT);
    }
    press(&mut window, Key::Escape);
    assert!(
        window.query_by_label(WHY_NOT).is_none(),
        "the menu is closed"
    );
    assert_eq!(running(window.side_clock()), Some(Color::White));
    press(&mut window, Key::Escape);
    assert_eq!(running(window.side_clock()), None);
    assert_eq!(window.state().screen(), Screen::SideClock);
}

#[test]
fn the_levers_and_pause_are_heard_while_a_menu_is_open() {
    let mut window = with_menu();
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(window.side_clock()), Some(Color::Black));
    window.get_by_label(WHY_NOT);
    let pause = window.get_by_label("Pause").rect().center();
    super::arbiter_desk::click_at(&mut window, pause);
    assert_eq!(running(window.side_clock()), None, "at that click");
    assert!(window.query_by_label(WHY_NOT).is_none());
}

#[test]
fn a_menu_says_why_it_does_little_while_a_side_runs() {
    for language in due_languages() {
        for width in [390.0, 1280.0] {
            let mut window = on_screen(&begun("5400+30"), width, 800.0, |settings| {
                settings.preferences.language = Some(language);
            });
            let words = window.words();
            window.get_by_label(&words.tr("menu")).click();
            window.run();
            let why = words.tr("side-stop-first");
            window.get_by_label(&why);
            let cut = cut_texts(&window);
            let is_cut = cut.iter().any(|(text, _)| *text == *why);
            assert!(!is_cut, "{language:?} {width}");
            press(&mut window, Key::Escape);
            press(&mut window, Key::Escape);
            window.get_by_label(&words.tr("menu")).click();
            window.run();
            let is_told = window.query_by_label(&why).is_some();
            assert!(!is_told, "{language:?}: both sides stand");
        }
    }
}

#[test]
fn the_clock_of_a_game_that_runs_is_told_above_the_side_clock_and_can_be_stopped_there() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (390.0, 844.0)] {
        let mut shell = game(false);
        shell.follow(&begun("5400+30"));
        shell.ask(Command::Show(Screen::SideClock));
        let mut window = window(shell, width, height);
        window.get_by_label_contains("The game: White 1:3");
        let cut = cut_texts(&window);
        assert!(cut.is_empty(), "{width}: {cut:?}");
        // P is the side clock's.
        press(&mut window, Key::P);
        assert_eq!(running(window.side_clock()), None, "{width}");
        let is_running = |window: &Window| {
            let clock = window.arbiter().table().clock().expect("a clock");
            clock.running().is_some()
        };
        assert!(is_running(&window), "{width}");
        if width < 440.0 {
            window.get_by_label_contains("The game: White").click();
            window.run();
            assert_eq!(window.state().screen(), Screen::Table, "{width}");
            continue;
        }
        window.get_by_label("Stop both clocks").click();
        window.run();
        assert!(!is_running(&window), "{width}");
        let told = window.query_by_label_contains("The game: White");
        assert!(told.is_none(), "{width}: nothing runs any more");
    }
}

#[test]
fn a_locked_side_clock_tells_of_the_game_and_leads_nowhere() {
    let mut side_clock = begun("5400+30");
    side_clock.hear(SideClockAct::Lock(true), at(2));
    let mut shell = game(false);
    shell.follow(&side_clock);
    shell.ask(Command::Show(Screen::SideClock));
    let mut window = window(shell, 1280.0, 800.0);
    window.get_by_label_contains("The game: White 1:3").click();
    window.run();
    assert_eq!(window.state().screen(), Screen::SideClock);
}
