//! The form in which the side clock is set for the next game: who plays, for how long, with which keys; and the log of one
//! game among others.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::print::pdf::Paper;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting, StopReason};
use jadoube_ui::{
    ClockKeys, Command, FileTask, LogExtent, SideClockLogOrder, side_clock_pages, side_clock_text,
};

use super::side_clock::{at, on_screen, press, running, set};
use super::side_clock_games::two_games;
use super::time_field::write_in;

#[test]
fn the_next_game_begins_with_the_names_and_the_time_of_the_last_even_after_a_restart() {
    // As it stands when the program takes up what it kept.
    let mut kept = SideClock::default();
    let names = ByColor {
        white: "Kowalski, Jan".to_owned(),
        black: "Petrović".to_owned(),
    };
    assert!(kept.hear(
        SideClockAct::Set(SideClockSetting {
            control: "40/5400+30:1800+30".parse().expect("a time control"),
            names: names.clone(),
            day: String::new(),
            tournament_board: None,
        }),
        at(0)
    ));
    let mut window = on_screen(&kept, 1280.0, 800.0, |_| {});
    window.get_by_label("Menu").click();
    window.run();
    window.get_by_label_contains("Set for a new game…").click();
    window.run();
    window.get_by_label("Set the clock").click();
    window.run();
    let side_clock = window.side_clock();
    let control = side_clock.control().map(ToString::to_string);
    assert_eq!(control.as_deref(), Some("40/5400+30:1800+30"));
    assert_eq!(side_clock.names(), Some(&names));
    assert_eq!(side_clock.log().len(), 2, "it was set once more");
}

#[test]
fn enter_after_a_typed_time_sets_the_clock_at_once_and_a_refused_one_does_not() {
    let mut window = on_screen(&SideClock::default(), 1280.0, 800.0, |_| {});
    write_in(&mut window, "Custom time", "25 onds");
    press(&mut window, Key::Enter);
    assert!(window.side_clock().clock().is_none());
    write_in(&mut window, "Custom time", "25+10");
    press(&mut window, Key::Enter);
    let control = window.side_clock().control().map(ToString::to_string);
    assert_eq!(control.as_deref(), Some("1500+10"));
}

#[test]
fn keys_chosen_for_the_side_clock_leave_those_of_the_table() {
    let mut window = on_screen(&SideClock::default(), 1280.0, 800.0, |_| {});
    window.get_by_label_contains("Shift").click();
    window.run();
    let settings = window.state().settings();
    assert_eq!(settings.preferences.clock_keys, ClockKeys::Control);
    assert_eq!(settings.side_clock_keys(), ClockKeys::Shift);
    window.follow(&set("300"));
    window.run();
    press(&mut window, Key::ShiftRight);
    assert_eq!(running(window.side_clock()), Some(Color::White));
}

#[test]
fn what_is_saved_is_the_game_on_the_clock_and_on_request_the_whole_log() {
    let (mut side_clock, words) = (two_games(), Words::new(Language::English));
    let pages = |extent| side_clock_pages(&two_games(), words, Paper::A4, extent);
    assert_eq!(pages(LogExtent::Game).pages.len(), 1);
    assert_eq!(pages(LogExtent::Session).pages.len(), 2);
    let text = side_clock_text(&side_clock, words, LogExtent::Game);
    assert!(text.contains("Eva") && !text.contains("Ana"), "{text}");
    side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(30));
    let mut window = on_screen(&side_clock, 1280.0, 800.0, |_| {});
    window.get_by_label("Log…").click();
    window.run();
    for (ticks, extent) in [(false, LogExtent::Game), (true, LogExtent::Session)] {
        if ticks {
            window.get_by_label("Save all 2 games of this log").click();
            window.run();
        }
        window.get_by_label("Save as PDF…").click();
        window.run();
        let asked = window.state().path_request().map(|asked| &asked.task);
        let order = SideClockLogOrder {
            paper: Some(Paper::A4),
            extent,
        };
        assert_eq!(asked, Some(&FileTask::SideClockLog(order)));
        window.ask(Command::ChooseNothing);
        window.run();
    }
}

#[test]
fn a_name_with_a_comma_stays_on_one_line() {
    let mut side_clock = SideClock::default();
    let setting = SideClockSetting {
        control: "300".parse().expect("a time control"),
        names: ByColor {
            white: "Kowalski, Jan".to_owned(),
            black: String::new(),
        },
        day: String::new(),
        tournament_board: None,
    };
    side_clock.hear(SideClockAct::Set(setting), at(0));
    side_clock.hear(SideClockAct::Begin(Color::White), at(1));
    let text = side_clock_text(&side_clock, Words::new(Language::English), LogExtent::Game);
    assert!(
        text.contains("Kowalski,\u{a0}Jan’s clock started"),
        "{text}"
    );
}

#[test]
fn another_log_begins_for_the_same_players_once_it_is_confirmed_and_no_game_is_under_way() {
    let mut window = on_screen(&set("300"), 1280.0, 800.0, |_| {});
    let anew = window.words().tr("log-new");
    window.get_by_label("Log…").click();
    window.run();
    window.get_by_label(&anew).click();
    window.run();
    window.get_by_label("Sure?");
    assert_eq!(
        window.side_clock().log()[0].at,
        at(0),
        "nothing is done yet"
    );
    let before = window.side_clock().setting().cloned().expect("a clock");
    window.wait_until(at(7));
    window.run();
    window.get_by_label(&anew).click();
    window.run();
    let after = window
        .side_clock()
        .setting()
        .cloned()
        .expect("the clock stays set");
    assert_eq!((after.control, after.names), (before.control, before.names));
    assert_eq!(window.side_clock().log().len(), 1);
    for act in [
        SideClockAct::Begin(Color::White),
        SideClockAct::Stop(StopReason::ByHand),
    ] {
        window.clock(act);
    }
    window.run();
    window.get_by_label("Log…").click();
    window.run();
    assert!(
        window.query_by_label(&anew).is_none(),
        "of a game that is played the log goes on"
    );
}
