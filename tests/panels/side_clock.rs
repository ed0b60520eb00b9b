//! The side clock: its two levers, the arbiter's corrections, its log, and what outlives a power cut.

use std::time::Duration;

use eframe::egui::{Event, Key, Modifiers, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use jadoube::app::App;
use jadoube::app::files::Memory;
use jadoube::app::wall_clock::ScriptedTime;
use jadoube::app::world::World;
use jadoube::chess::{ByColor, Color};
use jadoube::clock::{Clock, Moment};
use jadoube::laws::Terms;
use jadoube::record::evening::{self, Correction, Deed, Evening, Halt, Setting, What};
use jadoube::ui::{ClockKeys, Command, Screen, Settings};

use crate::support::shell::{Shell, window};

type Window = Harness<'static, Shell>;

fn at(seconds: u64) -> Moment {
    Moment::after(Duration::from_secs(seconds))
}

fn setting(time: &str) -> Setting {
    Setting {
        control: time.parse().expect("a time control"),
        names: ByColor {
            white: "Ana".to_owned(),
            black: String::new(),
        },
        day: "2026-11-21 18:05:09 UTC".to_owned(),
    }
}

/// An evening whose clock is set.
fn set(time: &str) -> Evening {
    let mut evening = Evening::default();
    assert!(evening.hear(Deed::Set(setting(time)), at(0)));
    evening
}

/// An evening whose clock runs, White's from the first second on.
fn begun(time: &str) -> Evening {
    let mut evening = set(time);
    assert!(evening.hear(Deed::Begin(Color::White), at(1)));
    evening
}

fn running(evening: &Evening) -> Option<Color> {
    evening.clock().and_then(Clock::running)
}

/// The side clock in a window, five seconds after the evening began.
fn on_screen(
    evening: Evening,
    width: f32,
    height: f32,
    change: impl FnOnce(&mut Settings),
) -> Window {
    let mut shell = Shell::new(Terms::default());
    shell.settings.screen = Screen::SideClock;
    change(&mut shell.settings);
    shell.evening = evening;
    shell.now = at(5);
    window(shell, width, height)
}

fn usual(evening: Evening) -> Window {
    on_screen(evening, 1280.0, 800.0, |_| {})
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

#[test]
fn the_opponents_press_starts_a_clock_that_was_set() {
    let mut window = usual(set("300+3"));
    press(&mut window, Key::ControlRight);
    assert_eq!(running(&window.state().evening), Some(Color::White));
    press(&mut window, Key::ControlRight);
    assert_eq!(
        running(&window.state().evening),
        Some(Color::White),
        "not his turn"
    );
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(&window.state().evening), Some(Color::Black));
}

#[test]
fn of_both_levers_in_one_frame_only_the_running_sides_counts() {
    let mut window = usual(begun("300+3"));
    for key in [Key::ControlRight, Key::ControlLeft, Key::ControlRight] {
        window.key_down(key);
    }
    window.step();
    window.run();
    let evening = &window.state().evening;
    let clock = evening.clock().expect("a clock");
    assert_eq!(running(evening), Some(Color::Black));
    assert_eq!(
        (clock.moves(Color::White), clock.moves(Color::Black)),
        (1, 0)
    );
}

#[test]
fn a_held_key_presses_once_and_a_key_counts_by_its_place() {
    let mut window = on_screen(begun("300"), 1280.0, 800.0, |settings| {
        settings.clock_keys = ClockKeys::Letters;
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
    assert_eq!(running(&window.state().evening), Some(Color::Black));
    press(&mut window, Key::P);
    assert_eq!(running(&window.state().evening), Some(Color::White));
    window.event(key(true));
    window.run();
    assert_eq!(
        running(&window.state().evening),
        Some(Color::White),
        "the key is only held"
    );
}

#[test]
fn two_fingers_press_as_two_hands_do() {
    let mut window = usual(begun("300"));
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
        running(&window.state().evening),
        Some(Color::White),
        "Black's clock stands"
    );
    window.event(finger(2, 200.0));
    window.run();
    assert_eq!(running(&window.state().evening), Some(Color::Black));
    window.event(finger(3, 900.0));
    window.run();
    assert_eq!(running(&window.state().evening), Some(Color::White));
}

#[test]
fn the_mouse_presses_when_it_comes_down_and_a_screen_reader_when_it_clicks() {
    let mut window = usual(begun("300"));
    window.drag_at(Pos2::new(200.0, 300.0));
    window.run();
    assert_eq!(running(&window.state().evening), Some(Color::Black));
    press(&mut window, Key::ControlRight);
    window.drop_at(Pos2::new(200.0, 300.0));
    window.run();
    assert_eq!(
        running(&window.state().evening),
        Some(Color::White),
        "letting go is no press"
    );
    window.get_by_label_contains("Ana: ").click_accesskit();
    window.run();
    assert_eq!(running(&window.state().evening), Some(Color::Black));
}

#[test]
fn sides_can_be_swapped_and_the_left_key_stays_left() {
    let mut window = on_screen(begun("300"), 1280.0, 800.0, |settings| {
        settings.side_swapped = true;
    });
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(&window.state().evening), Some(Color::White));
    press(&mut window, Key::ControlRight);
    assert_eq!(running(&window.state().evening), Some(Color::Black));
}

#[test]
fn two_keys_lead_to_the_correction_and_two_more_back_to_the_game() {
    let mut window = usual(begun("5400+30:1800"));
    press(&mut window, Key::Escape);
    assert_eq!(running(&window.state().evening), None);
    press(&mut window, Key::Enter);
    window.get_by_label("Put the clock right");
    let added = window.get_all_by_label_contains("+2 min").next();
    added.expect("a button for two minutes").click();
    window.run();
    window
        .get_by_role_and_label(eframe::egui::accesskit::Role::Button, "Put right")
        .click();
    window.run();
    let clock = window.state().evening.clock().expect("a clock").clone();
    let left = clock.main_time(Color::White, at(5));
    assert_eq!(left, Duration::from_secs(5430 - 4 + 120));
    press(&mut window, Key::Enter);
    window.get_by_label("Take back the last correction").click();
    window.run();
    let clock = window.state().evening.clock().expect("a clock").clone();
    assert_eq!(
        clock.main_time(Color::White, at(5)),
        Duration::from_secs(5430 - 4)
    );
}

#[test]
fn a_locked_clock_hears_its_levers_alone_until_the_lock_is_held_for_a_second() {
    let mut evening = begun("300");
    evening.hear(Deed::Lock(true), at(2));
    let mut window = usual(evening);
    press(&mut window, Key::Escape);
    assert_eq!(running(&window.state().evening), Some(Color::White));
    press(&mut window, Key::ControlLeft);
    assert_eq!(running(&window.state().evening), Some(Color::Black));
    window.key_down(Key::F4);
    window.run();
    assert!(window.state().evening.is_locked());
    window.state_mut().now = at(6);
    window.run();
    assert!(!window.state().evening.is_locked());
}

#[test]
fn which_flag_fell_first_stays_to_be_seen_and_is_logged_to_the_millisecond() {
    let mut evening = begun("3");
    assert!(evening.hear(
        Deed::Press(Color::White),
        Moment::after(Duration::from_millis(2_500))
    ));
    evening.time_passes(at(20));
    let mut window = usual(evening);
    window.state_mut().now = at(20);
    window.run();
    let text = jadoube::ui::evening_text(&window.state().evening, window.state().words);
    let flag = text
        .lines()
        .find(|line| line.contains("flag"))
        .expect("a flag");
    assert!(flag.trim_start().starts_with("0:00:05.500"), "{flag}");
    assert!(
        flag.ends_with("Black: flag fell, the first of the two"),
        "{flag}"
    );
    window.get_by_label_contains("Black: 0:00:00.0, flag fallen");
}

#[test]
fn what_is_heard_late_is_logged_with_the_readings_of_its_own_moment() {
    let mut evening = begun("60:30");
    evening.time_passes(at(500));
    let lines: Vec<(Moment, u64, u64)> = evening.log()[2..]
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
        (at(41), 20, 60),
        (at(61), 30, 90),
        (at(61), 30, 90),
        (at(71), 20, 90),
        (at(91), 0, 90),
    ];
    assert_eq!(
        lines, expected,
        "little time, the next period for one and the other, little time again, the flag"
    );
}

#[test]
fn a_correction_that_changes_one_side_leaves_the_other_as_it_is() {
    let mut evening = begun("60");
    evening.hear(Deed::Stop(Halt::ByHand), at(100));
    let fallen = |evening: &Evening| evening.clock().expect("a clock").fallen();
    assert!(fallen(&evening).white.is_some());
    let mut correction = evening.as_it_stands(at(100)).expect("a clock");
    correction.times.black = Duration::from_secs(90);
    correction.reason = "Art. 6.10".to_owned();
    assert!(evening.hear(Deed::Correct(correction.clone()), at(101)));
    assert!(fallen(&evening).white.is_some(), "his flag still lies");
    correction.times.white = Duration::from_secs(30);
    assert!(evening.hear(Deed::Correct(correction), at(102)));
    assert!(fallen(&evening).white.is_none());
    assert!(evening.hear(Deed::TakeBack, at(103)));
    assert!(
        fallen(&evening).white.is_some(),
        "as before the last correction"
    );
}

#[test]
fn an_evening_is_kept_and_read_back_and_a_torn_line_loses_only_itself() {
    let mut evening = begun("3:2");
    for (deed, second) in [
        (Deed::Press(Color::White), 2),
        (Deed::Press(Color::Black), 4),
        (Deed::Stop(Halt::ByHand), 9),
    ] {
        assert!(evening.hear(deed, at(second)));
    }
    let correction = Correction {
        reason: "Сат је био лоше подешен".to_owned(),
        ..evening.as_it_stands(at(9)).expect("a clock")
    };
    assert!(evening.hear(Deed::Correct(correction), at(10)));
    let (text, pen) = evening::Pen::evening(&evening);
    let read = evening::read(text.as_bytes());
    assert_eq!(read.good, text.len());
    assert_eq!(read.pen, pen);
    assert_eq!(read.evening.log(), evening.log());
    assert_eq!(read.evening.clock(), evening.clock());
    for cut in 0..text.len() {
        let read = evening::read(&text.as_bytes()[..cut]);
        let whole = text[..floor(&text, cut)].matches('\n').count();
        let deeds = read.evening.log().iter();
        let deeds = deeds.filter(|line| matches!(line.what, What::Did(_)));
        assert_eq!(deeds.count(), whole, "cut after {cut} bytes");
    }
}

/// The last place before `at` where a character begins.
fn floor(text: &str, at: usize) -> usize {
    (0..=at)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}

fn program(time: &ScriptedTime, files: &Memory) -> Harness<'static, App> {
    let world = World::scripted(time, files);
    let mut program = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_max_steps(32)
        .build_eframe(move |creation| App::new(world, &creation.egui_ctx));
    program.run();
    program
}

#[test]
fn a_power_cut_stops_the_clock_at_its_last_sign_of_life_and_the_log_goes_on() {
    let (time, files) = (ScriptedTime::default(), Memory::default());
    let mut first = program(&time, &files);
    first
        .state_mut()
        .asked_for(Command::Show(Screen::SideClock));
    first
        .state_mut()
        .asked_for(Command::Clock(Deed::Set(setting("300"))));
    first
        .state_mut()
        .asked_for(Command::Clock(Deed::Begin(Color::White)));
    first.run();
    time.pass(Duration::from_secs(7));
    first.run();
    // The power fails: nothing of the first program runs any more, not even its end.
    std::mem::forget(first);
    time.pass(Duration::from_mins(1));
    let second = program(&time, &files);
    second.get_by_label_contains("Ana: 0:04:53, stopped");
    let journal = String::from_utf8(files.file("evening.journal").expect("a journal"));
    assert!(
        journal
            .expect("text")
            .trim_end()
            .ends_with("deed:Stop(Ended))")
    );
}

#[test]
fn a_machine_that_slept_finds_the_clock_stopped_and_a_note() {
    let (time, files) = (ScriptedTime::default(), Memory::default());
    let mut program = program(&time, &files);
    program
        .state_mut()
        .asked_for(Command::Show(Screen::SideClock));
    program
        .state_mut()
        .asked_for(Command::Clock(Deed::Set(setting("300"))));
    program
        .state_mut()
        .asked_for(Command::Clock(Deed::Begin(Color::White)));
    program.run();
    time.pass(Duration::from_secs(10));
    program.run();
    time.sleep(Duration::from_mins(10));
    program.run();
    program.get_by_label_contains("Ana: 0:04:50, stopped");
    assert_eq!(program.state().notes().len(), 1);
}

#[test]
fn a_running_clock_is_painted_once_a_second_and_ten_times_below_twenty_and_a_stopped_one_never() {
    let (time, files) = (ScriptedTime::default(), Memory::default());
    let mut program = program(&time, &files);
    program
        .state_mut()
        .asked_for(Command::Show(Screen::SideClock));
    program
        .state_mut()
        .asked_for(Command::Clock(Deed::Set(setting("30"))));
    program.run();
    let next = |program: &Harness<'static, App>| {
        let outputs = program.output().viewport_output.values();
        outputs
            .map(|output| output.repaint_delay)
            .min()
            .expect("a window")
    };
    assert_eq!(next(&program), Duration::MAX, "nothing changes by itself");
    program
        .state_mut()
        .asked_for(Command::Clock(Deed::Begin(Color::White)));
    program.run();
    for (passing, wait) in [(0, 1_000), (300, 700), (700, 1_000), (9_000, 100), (40, 60)] {
        time.pass(Duration::from_millis(passing));
        program.run();
        assert_eq!(
            next(&program),
            Duration::from_millis(wait),
            "after {passing} ms more"
        );
    }
}

#[test]
fn every_sheet_stands_in_every_size() {
    for (width, height) in [
        (390.0, 844.0),
        (900.0, 600.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ] {
        let mut window = on_screen(Evening::default(), width, height, |_| {});
        window.get_by_label("Set the clock");
        window.state_mut().evening = begun("40/60:3:5x30");
        window.run();
        press(&mut window, Key::Escape);
        press(&mut window, Key::Enter);
        window.get_by_label("Put the clock right");
        press(&mut window, Key::Escape);
        window.get_by_label("Log…").click();
        window.run();
        window.get_by_label("Log of the clock");
        window.get_by_label("Close").click();
        window.run();
        window.get_by_label("Set anew…").click();
        window.run();
        window.get_by_label("More times").click();
        window.run();
        window.get_by_label_contains("19 · 1 h").click_accesskit();
        window.run();
        window.get_by_label_contains("the arbiter counts the moves");
    }
}
