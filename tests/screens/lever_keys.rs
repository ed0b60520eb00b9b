//! A key that is a lever and the first half of a shortcut: which it is, and from when on a press counts.

use std::time::Duration;

use eframe::egui::{Event, Key, Modifiers, RawInput};
use egui_kittest::kittest::Queryable as _;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::FileTask;

use super::table::started;
use crate::support::app_harness::{AppHarness, latch_keys, window};

/// A game of that time in which White has made a move and not pressed the clock.
fn moved(time: &str) -> AppHarness {
    let mut shell = started(time);
    shell.does(Color::White, PlayerAct::Play("e4".into()));
    window(shell, 1280.0, 800.0)
}

fn stroke(place: Key, pressed: bool) -> Event {
    let is_control = [Key::ControlLeft, Key::ControlRight].contains(&place);
    Event::Key {
        key: place,
        physical_key: Some(place),
        pressed,
        repeat: false,
        modifiers: if is_control {
            Modifiers::NONE
        } else {
            Modifiers::COMMAND | Modifiers::CTRL
        },
    }
}

/// Lets that arrive from the window system, as the real window hands it to the program.
pub fn arrive(window: &mut AppHarness, key: Key, pressed: bool) {
    let mut arrived = vec![stroke(key, pressed)];
    loop {
        let mut input = RawInput {
            events: std::mem::take(&mut arrived),
            ..RawInput::default()
        };
        let context = window.ctx.clone();
        eframe::App::raw_input_hook(window.state_mut(), &context, &mut input);
        let is_over = input.events.is_empty();
        for event in input.events {
            window.event(event);
        }
        window.run();
        if is_over {
            return;
        }
    }
}

fn is_pressed(window: &AppHarness) -> bool {
    let last = window.log().last().map(|entry| &entry.event.deed);
    last == Some(&Deed::Player(Color::White, PlayerAct::Press))
}

#[test]
fn a_lever_s_key_with_a_letter_is_a_shortcut_and_no_press() {
    let mut window = moved("300");
    let before = window.log().len();
    for (key, pressed) in [
        (Key::ControlLeft, true),
        (Key::S, true),
        (Key::S, false),
        (Key::ControlLeft, false),
    ] {
        arrive(&mut window, key, pressed);
    }
    assert_eq!(window.log().len(), before, "nothing happened at the board");
    let asked = window.state().path_request();
    assert!(asked.is_some_and(|asked| asked.task == FileTask::Save));
}

#[test]
fn a_press_counts_from_when_the_key_went_down_even_if_the_flag_was_due_meanwhile() {
    let mut window = moved("30");
    window.wait_until(Moment::after(Duration::from_secs(29)));
    arrive(&mut window, Key::ControlLeft, true);
    window.wait_until(Moment::after(Duration::from_secs(32)));
    window.run();
    assert!(!is_pressed(&window), "it might be a shortcut");
    arrive(&mut window, Key::ControlLeft, false);
    assert!(is_pressed(&window));
    let clock = window.arbiter().table().clock().expect("a clock");
    assert_eq!(clock.running(), Some(Color::Black));
    let left = clock.remaining(Color::White, window.now());
    assert_eq!(left.abs_diff(Duration::from_secs(1)), Duration::ZERO);
}

#[test]
fn a_flag_that_was_due_falls_at_its_moment_if_the_key_was_for_a_shortcut() {
    let mut window = moved("30");
    window.wait_until(Moment::after(Duration::from_secs(29)));
    arrive(&mut window, Key::ControlLeft, true);
    window.wait_until(Moment::after(Duration::from_secs(32)));
    arrive(&mut window, Key::S, true);
    assert!(!is_pressed(&window));
    let fell = Moment::after(Duration::from_secs(30));
    assert!(window.log().iter().any(|entry| entry.event.at == fell));
}

#[test]
fn a_lone_lever_presses_nothing_where_the_system_latches_keys_unless_a_move_waits_for_it() {
    latch_keys();
    let mut window = moved("300");
    let tap = |window: &mut AppHarness, key| {
        arrive(window, key, true);
        arrive(window, key, false);
    };
    tap(&mut window, Key::ControlLeft);
    assert!(is_pressed(&window), "a move waited for it");
    let before = window.log().len();
    tap(&mut window, Key::ControlRight);
    assert_eq!(window.log().len(), before, "it may be half a shortcut");
    window.get_by_label_contains("Sticky Keys");
}
