//! The side clock: its two levers, the arbiter's corrections, its digits and its log.

use eframe::egui::accesskit::Role as Part;
use std::time::Duration;

use eframe::egui::{Event, Key, Modifiers, Pos2, TouchDeviceId, TouchId, TouchPhase};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::{Clock, Moment};
use jadoube_core::laws::Terms;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, SideClockSetting, StopReason};
use jadoube_ui::{ClockKeys, Command, FileTask, LogExtent, Screen, Settings, SideClockLogOrder};

use crate::support::app_harness::{AppHarness, window};

pub type Window = AppHarness;

pub fn at(seconds: u64) -> Moment {
    Moment::after(Duration::from_secs(seconds))
}

pub fn setting(time: &str) -> SideClockSetting {
    SideClockSetting {
        control: time.parse().expect("a time control"),
        names: ByColor {
            white: "Ana".to_owned(),
            black: String::new(),
        },
        day: "2026-11-21 18:05:09 UTC".to_owned(),
        tournament_board: None,
    }
}

/// A side clock whose clock is set.
pub fn set(time: &str) -> SideClock {
    let mut side_clock = SideClock::default();
    assert!(side_clock.hear(SideClockAct::Set(setting(time)), at(0)));
    side_clock
}

/// A side clock whose clock runs, White's from the first second on.
pub fn begun(time: &str) -> SideClock {
    let mut side_clock = set(time);
    assert!(side_clock.hear(SideClockAct::Begin(Color::White), at(1)));
    side_clock
}

pub fn running(side_clock: &SideClock) -> Option<Color> {
    side_clock.clock().and_then(Clock::running)
}

/// The side clock in a window, five seconds after the session began.
pub fn on_screen(
    side_clock: &SideClock,
    width: f32,
    height: f32,
    change: impl FnOnce(&mut Settings),
) -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::SideClock);
    shell.set(change);
    shell.follow(side_clock);
    shell.wait_until(at(5));
    window(shell, width, height)
}

fn usual(side_clock: &SideClock) -> Window {
    on_screen(side_clock, 1280.0, 800.0, |_| {})
}

pub fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

#[test]
fn the_opponents_press_starts_a_clock_that_was_set() {
    let mut window = usual(&set("300+3"));
    press(&mut window, Key::ControlRight);
    assert_eq!(running(window.side_clock()), Some(Color::White));
    press(&mut window, Key::ControlRight);
    assert_eq!(
        running(window.side_clock()),
        Some(Color::White),
        "not that side's turn"
    );
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(window.side_clock()), Some(Color::Black));
}

#[test]
fn of_both_levers_in_one_frame_only_the_running_sides_counts() {
    let mut window = usual(&begun("300+3"));
    for key in [Key::ControlRight, Key::ControlLeft, Key::ControlRight] {
        window.key_down(key);
    }
    window.step();
    window.run();
    let side_clock = window.side_clock();
    let clock = side_clock.clock().expect("a clock");
    assert_eq!(running(side_clock), Some(Color::Black));
    assert_eq!(
        (clock.moves(Color::White), clock.moves(Color::Black)),
        (1, 0)
    );
}

#[test]
fn a_held_key_presses_once_and_a_key_counts_by_its_place() {
    let mut window = on_screen(&begun("300"), 1280.0, 800.0, |settings| {
        settings.preferences.clock_keys = ClockKeys::Letters;
    });
    // On a Serbian keyboard the key beside the left Shift types another letter.
    let key = |repeat| Event::Key {
        key: Key::Y,
        physical_key: Some(Key::Z),
        pressed: true,
        repeat,
        modifiers: Modifiers::NONE,
    };
    window.event(key(false));
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::Black));
    press(&mut window, Key::P);
    assert_eq!(running(window.side_clock()), Some(Color::White));
    window.event(key(true));
    window.run();
    assert_eq!(
        running(window.side_clock()),
        Some(Color::White),
        "the key is only held"
    );
}

#[test]
fn two_fingers_press_as_two_hands_do() {
    let mut window = usual(&begun("300"));
    let finger = |id, x| Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(id),
        phase: TouchPhase::Start,
        pos: Pos2::new(x, 300.0),
        force: None,
    };
    window.event(finger(1, 900.0));
    window.run();
    assert_eq!(
        running(window.side_clock()),
        Some(Color::White),
        "Black's clock stands"
    );
    window.event(finger(2, 200.0));
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::Black));
    window.event(finger(3, 900.0));
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::White));
}

#[test]
fn the_mouse_presses_when_it_comes_down_and_a_screen_reader_when_it_clicks() {
    let mut window = usual(&begun("300"));
    window.drag_at(Pos2::new(200.0, 300.0));
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::Black));
    press(&mut window, Key::ControlRight);
    window.drop_at(Pos2::new(200.0, 300.0));
    window.run();
    assert_eq!(
        running(window.side_clock()),
        Some(Color::White),
        "letting go is no press"
    );
    window.get_by_label_contains("Ana: ").click_accesskit();
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::Black));
}

#[test]
fn sides_can_be_swapped_and_the_left_key_stays_left() {
    let mut window = on_screen(&begun("300"), 1280.0, 800.0, |settings| {
        settings.side_clock.swapped = true;
    });
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(window.side_clock()), Some(Color::White));
    press(&mut window, Key::ControlRight);
    assert_eq!(running(window.side_clock()), Some(Color::Black));
}

#[test]
fn two_keys_lead_to_the_correction_and_two_more_back_to_the_game() {
    let mut window = usual(&begun("5400+30:1800"));
    press(&mut window, Key::Escape);
    assert_eq!(running(window.side_clock()), None);
    press(&mut window, Key::Enter);
    window.get_by_role_and_label(Part::Dialog, "Correct the clock");
    let added = window.get_all_by_label_contains("+2 min").next();
    added.expect("a button for two minutes").click();
    window.run();
    window
        .get_by_role_and_label(eframe::egui::accesskit::Role::Button, "Correct")
        .click();
    window.run();
    let clock = window.side_clock().clock().expect("a clock").clone();
    let left = clock.main_time(Color::White, at(5));
    assert_eq!(left, Duration::from_secs(5430 - 4 + 120));
    press(&mut window, Key::Enter);
    let added = window.get_all_by_label_contains("+30 s").next();
    added.expect("a button for half a minute");
    // It is offered in the bar below, and, as that cannot be pressed now, on the sheet.
    let taken_back = window.get_all_by_label("Take back the last correction");
    taken_back.last().expect("on the sheet").click();
    window.run();
    let clock = window.side_clock().clock().expect("a clock").clone();
    assert_eq!(
        clock.main_time(Color::White, at(5)),
        Duration::from_secs(5430 - 4)
    );
}

#[test]
fn a_locked_clock_hears_its_levers_alone_until_the_lock_is_held_for_a_second() {
    let mut side_clock = begun("300");
    side_clock.hear(SideClockAct::Lock(true), at(2));
    let mut window = usual(&side_clock);
    press(&mut window, Key::Escape);
    assert_eq!(running(window.side_clock()), Some(Color::White));
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(window.side_clock()), Some(Color::Black));
    window.key_down(Key::F4);
    window.run();
    assert!(window.side_clock().is_locked());
    window.wait_until(at(6));
    window.run();
    assert!(!window.side_clock().is_locked());
}

#[test]
fn a_locked_clock_opens_when_its_button_is_held_for_a_second_and_no_sooner() {
    let mut side_clock = begun("300");
    side_clock.hear(SideClockAct::Lock(true), at(2));
    let mut window = usual(&side_clock);
    let name = window.words().tr("side-locked").into_owned();
    let button = window.get_by_label(&name).rect().center();
    window.drag_at(button);
    for (millis, is_locked) in [(5_100, true), (5_500, true), (5_900, true), (6_300, false)] {
        window.run();
        window.wait_until(Moment::after(Duration::from_millis(millis)));
        window.run();
        assert_eq!(
            window.side_clock().is_locked(),
            is_locked,
            "after {millis} ms"
        );
    }
}

/// What a keyboard sends for a key that comes down, and while it is held.
fn down(key: Key, repeat: bool) -> Event {
    Event::Key {
        key,
        physical_key: Some(key),
        pressed: true,
        repeat,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn a_blank_in_the_name_of_a_file_does_not_set_the_clock_going() {
    let mut side_clock = begun("300");
    side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(2));
    let mut window = usual(&side_clock);
    window.ask(Command::Choose(FileTask::SideClockLog(SideClockLogOrder {
        paper: None,
        extent: LogExtent::Session,
    })));
    window.run();
    assert!(window.state().path_request().is_some());
    press(&mut window, Key::Space);
    assert_eq!(running(window.side_clock()), None);
    window.ask(Command::ChooseNothing);
    window.run();
    press(&mut window, Key::Space);
    assert_eq!(running(window.side_clock()), Some(Color::White));
}

#[test]
fn a_held_space_bar_presses_once() {
    let mut window = usual(&begun("300"));
    for repeat in [false, true, true] {
        window.event(down(Key::Space, repeat));
        window.run();
    }
    let side_clock = window.side_clock();
    let moves = side_clock.clock().map(|clock| clock.moves(Color::White));
    assert_eq!((running(side_clock), moves), (Some(Color::Black), Some(1)));
}

#[test]
fn a_space_bar_that_comes_down_twice_at_once_was_pressed_once() {
    let mut window = usual(&begun("300"));
    for (milliseconds, runs) in [(0, Color::Black), (299, Color::Black), (300, Color::White)] {
        window.wait_until(at(6) + Duration::from_millis(milliseconds));
        press(&mut window, Key::Space);
        assert_eq!(running(window.side_clock()), Some(runs), "{milliseconds}");
    }
}

#[test]
fn the_lock_opens_while_its_key_is_held_and_does_not_close_again_though_the_key_repeats() {
    let mut side_clock = begun("300");
    side_clock.hear(SideClockAct::Lock(true), at(2));
    let mut window = usual(&side_clock);
    window.event(down(Key::F4, false));
    window.run();
    for millis in [5_300, 5_600, 5_900, 6_200, 6_500] {
        window.wait_until(Moment::after(Duration::from_millis(millis)));
        window.event(down(Key::F4, true));
        window.run();
        let is_locked = window.side_clock().is_locked();
        assert_eq!(is_locked, millis < 6_000, "after {millis} ms");
    }
}

#[test]
fn which_flag_fell_first_stays_to_be_seen_and_is_logged_to_the_millisecond() {
    let mut side_clock = begun("3");
    assert!(side_clock.hear(
        SideClockAct::Press(Color::White),
        Moment::after(Duration::from_millis(2_500))
    ));
    side_clock.time_passes(at(20));
    let mut window = usual(&side_clock);
    window.wait_until(at(20));
    window.run();
    let flags = |side_clock: &SideClock| {
        let text = jadoube_ui::side_clock_text(side_clock, window.words(), LogExtent::Session);
        let flags = text.lines().filter(|line| line.contains("flag fell"));
        flags.map(|it| it.trim().to_owned()).collect::<Vec<_>>()
    };
    // While it is the only one nobody says that it was the first.
    let [flag] = &flags(&side_clock)[..] else {
        panic!("one flag");
    };
    assert!(flag.starts_with("0:00:05.500"), "{flag}");
    assert!(flag.ends_with("Black: flag fell"), "{flag}");
    window.get_by_label_contains("Black: 0:00.0, flag fallen");
    let told = |window: &Window| window.query_by_label_contains("flag fell first").is_some();
    assert!(!told(&window));
    assert!(side_clock.hear(SideClockAct::Press(Color::Black), at(21)));
    side_clock.time_passes(at(30));
    let [first, second] = &flags(&side_clock)[..] else {
        panic!("both flags");
    };
    assert!(first.starts_with("0:00:05.500"), "{first}");
    assert!(
        first.ends_with("Black: flag fell, the first of the two"),
        "{first}"
    );
    assert!(
        second.ends_with("Ana: flag fell, the second of the two"),
        "{second}"
    );
}

#[test]
fn what_is_heard_late_is_logged_with_the_readings_of_its_own_moment() {
    let mut side_clock = begun("60:30");
    side_clock.time_passes(at(500));
    let lines: Vec<(Moment, u64, u64)> = side_clock.log()[2..]
        .iter()
        .map(|line| {
            (
                line.at,
                line.shown.white.as_secs(),
                line.shown.black.as_secs(),
            )
        })
        .collect();
    let expected = [
        (at(51), 10, 60),
        (at(61), 30, 90),
        (at(61), 30, 90),
        (at(81) + Duration::from_millis(100), 9, 90),
        (at(91), 0, 90),
    ];
    assert_eq!(
        lines, expected,
        "little time, the next period for one and the other, little time again, the flag"
    );
}

#[test]
fn a_correction_that_changes_one_side_leaves_the_other_as_it_is() {
    let mut side_clock = begun("60");
    side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(100));
    let fallen = |side_clock: &SideClock| side_clock.clock().expect("a clock").fallen();
    assert!(fallen(&side_clock).white.is_some());
    let mut correction = side_clock.as_it_stands(at(100)).expect("a clock");
    correction.times.black = Duration::from_secs(90);
    correction.reason = "Art. 6.10".to_owned();
    assert!(side_clock.hear(SideClockAct::Correct(correction.clone()), at(101)));
    assert!(
        fallen(&side_clock).white.is_some(),
        "White's flag still lies"
    );
    correction.times.white = Duration::from_secs(30);
    assert!(side_clock.hear(SideClockAct::Correct(correction), at(102)));
    assert!(fallen(&side_clock).white.is_none());
    assert!(side_clock.hear(SideClockAct::TakeBack, at(103)));
    assert!(
        fallen(&side_clock).white.is_some(),
        "as before the last correction"
    );
}

#[test]
fn an_illegal_move_is_charged_beside_the_time_and_can_be_taken_back() {
    let mut side_clock = begun("300");
    side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(10));
    let mut window = on_screen(&side_clock, 1280.0, 800.0, |_| {});
    window.get_by_label("Correct…").click();
    window.run();
    window.get_by_label("+1, Illegal moves, Ana").click();
    window.run();
    window.get_by_label("+1 min, Time, Black").click();
    window.run();
    window.get_by_label("Correct").click();
    window.run();
    assert_eq!(window.side_clock().illegal().white, 1);
    let texts = super::fits::texts(&window);
    assert!(
        texts
            .iter()
            .any(|(text, _)| text.contains("1 illegal move")),
        "{texts:?}"
    );
    window.get_by_label("Log…").click();
    window.run();
    window.get_by_label_contains("First illegal move by Ana: Black +");
    window.clock(SideClockAct::TakeBack);
    window.run();
    assert_eq!(window.side_clock().illegal().white, 0);
}

#[test]
fn every_sheet_stands_in_every_size() {
    for (width, height) in [
        (390.0, 844.0),
        (900.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ] {
        let mut window = on_screen(&SideClock::default(), width, height, |_| {});
        window.get_by_label("Set the clock");
        window.follow(&begun("40/60:3:5x30"));
        window.run();
        press(&mut window, Key::Escape);
        press(&mut window, Key::Enter);
        window.get_by_role_and_label(Part::Dialog, "Correct the clock");
        press(&mut window, Key::Escape);
        window.get_by_label("Log…").click();
        window.run();
        window.get_by_role_and_label(Part::Dialog, "Clock log");
        window.get_by_label("Close").click();
        window.run();
        window.get_by_label("Set for a new game…").click();
        window.run();
        window.get_by_label("Other time controls").click();
        window.run();
        window.get_by_label_contains("19 · 1 h").click_accesskit();
        window.run();
        window.get_by_label_contains("the arbiter counts the moves");
    }
}
