//! Whatever one hand clicks and however fast, what the other does counts from the moment at which it arrived.

use std::time::Duration;

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, RawInput};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_ui::Screen;

use super::file_scenes;
use super::table::started;
use crate::support::app_harness::{AppHarness, window};

/// How long a frame takes on a slow machine.
const FRAME: Duration = Duration::from_millis(36);

/// Where nothing is to be clicked on.
const NOTHING: Pos2 = Pos2::new(640.0, 799.0);

/// A game of that time in which White has made a move and not pressed the clock.
fn moved(time: &str) -> AppHarness {
    let mut shell = started(time);
    shell.does(Color::White, PlayerAct::Play("e4".into()));
    window(shell, 1280.0, 800.0)
}

fn button(at: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

fn space(pressed: bool) -> Event {
    Event::Key {
        key: Key::Space,
        physical_key: Some(Key::Space),
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// One slow frame, before which those arrived; gives whether anything was shown in it.
fn frame(window: &mut AppHarness, arrived: Vec<Event>) -> bool {
    let mut input = RawInput {
        events: arrived,
        ..RawInput::default()
    };
    let context = window.ctx.clone();
    eframe::App::raw_input_hook(window.state_mut(), &context, &mut input);
    let is_shown = !input.events.is_empty();
    for event in input.events {
        window.event(event);
    }
    window.step();
    let later = window.now() + FRAME;
    window.wait_until(later);
    is_shown
}

/// So many clicks there in each of the frames of half a second, then the space bar; gives when that arrived.
fn flood(window: &mut AppHarness, at: Pos2, clicks: usize) -> Moment {
    frame(window, vec![Event::PointerMoved(at)]);
    for _ in 0..14 {
        let clicked = (0..clicks).flat_map(|_| [button(at, true), button(at, false)]);
        frame(window, clicked.collect());
    }
    let arrived = window.now();
    frame(window, vec![space(true), space(false)]);
    while frame(window, Vec::new()) {}
    arrived
}

fn pressed(window: &AppHarness) -> Option<Moment> {
    let press = Deed::Player(Color::White, PlayerAct::Press);
    let mut log = window.log().iter();
    log.find(|entry| entry.event.deed == press)
        .map(|entry| entry.event.at)
}

#[test]
fn no_flood_of_clicks_charges_the_other_player_a_millisecond() {
    for clicks in [1, 2, 8] {
        let mut window = moved("300");
        let square = window.get_by_label("a5, empty").rect().center();
        for at in [NOTHING, square] {
            let mut window = moved("300");
            let arrived = flood(&mut window, at, clicks);
            assert_eq!(pressed(&window), Some(arrived), "{clicks} at {at}");
            let clock = window.arbiter().table().clock().expect("a clock");
            assert_eq!(clock.running(), Some(Color::Black));
        }
        window.run();
    }
}

#[test]
fn no_flag_falls_while_a_press_that_came_before_waits_behind_clicks() {
    let mut window = moved("30");
    let square = window.get_by_label("a5, empty").rect().center();
    window.wait_until(Moment::after(Duration::from_secs(29)));
    let arrived = flood(&mut window, square, 4);
    let waited = window.now() - arrived;
    assert!(
        waited > Duration::from_secs(1),
        "the last frame comes later: {waited:?}"
    );
    assert_eq!(pressed(&window), Some(arrived));
    let clock = window.arbiter().table().clock().expect("a clock");
    let left = clock.remaining(Color::White, window.now());
    let begun = window.log()[0].event.at;
    assert_eq!(left + (arrived - begun), Duration::from_secs(30));
    assert_eq!(clock.running(), Some(Color::Black));
}

#[test]
fn a_button_of_the_mouse_clicks_however_long_it_is_held() {
    let first = file_scenes::first_start(Words::new(Language::English));
    let mut window = window(first, 1280.0, 800.0);
    window.run();
    let at = window.get_by_label_contains("Side clock").rect().center();
    window.event(Event::PointerMoved(at));
    window.event(button(at, true));
    // A second and a half, by the steps of the window.
    for _ in 0..6 {
        window.step();
    }
    window.event(button(at, false));
    window.step();
    window.run();
    assert_eq!(window.state().screen(), Screen::SideClock);
}
