//! A screen that is touched: fingers play a game from both sides of a screen that lies flat, a second one is heard beside the
//! first, one that stays does what the right button does, and whatever they press is large enough. What the window library
//! makes of a touch screen is put into the window's events here, as egui-winit makes it.

use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{
    Event, Modifiers, PointerButton, Pos2, Rect, TouchDeviceId, TouchId, TouchPhase, vec2,
};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::clock::Clock;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{PlayerAct, Standing};
use jadoube_ui::Screen;
use jadoube_ui::kit::fingers;

use super::face_to_face::{playing, unstarted};
use super::fits::{SCROLLED, look_at};
use super::scenes::{SCENES, Window};
use super::tab_stops::{called, clickable, heard};
use super::table::acts;
use crate::support::share_of_checks::{is_due, languages_in_turn};

/// Two fingers of one screen.
const FIRST: u64 = 1;
const SECOND: u64 = 2;

fn touch(window: &mut Window, id: u64, phase: TouchPhase, at: Pos2) {
    window.event(Event::Touch {
        device_id: TouchDeviceId(7),
        id: TouchId(id),
        phase,
        pos: at,
        force: None,
    });
}

/// What a finger does, and with it the pointer where that is this finger's.
fn finger(window: &mut Window, id: u64, phase: TouchPhase, at: Pos2) {
    touch(window, id, phase, at);
    if id == FIRST {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        match phase {
            TouchPhase::Start => {
                window.event(Event::PointerMoved(at));
                window.event(button(true));
            }
            TouchPhase::Move => window.event(Event::PointerMoved(at)),
            TouchPhase::End => {
                window.event(button(false));
                window.event(Event::PointerGone);
            }
            TouchPhase::Cancel => window.event(Event::PointerGone),
        }
    }
    // A finger that has just come down has not stayed yet, whatever is told meanwhile.
    if phase == TouchPhase::Start {
        window.step();
    } else {
        window.run();
    }
}

fn taps(window: &mut Window, id: u64, at: Pos2) {
    finger(window, id, TouchPhase::Start, at);
    finger(window, id, TouchPhase::End, at);
}

fn carries(window: &mut Window, from: Pos2, to: Pos2) {
    finger(window, FIRST, TouchPhase::Start, from);
    finger(window, FIRST, TouchPhase::Move, from.lerp(to, 0.5));
    finger(window, FIRST, TouchPhase::Move, to);
    finger(window, FIRST, TouchPhase::End, to);
}

fn square(window: &Window, name: &str) -> Pos2 {
    let name = format!("{name}, ");
    let all = window.query_all_by_label_contains(&name);
    let places = all.map(|node| node.rect());
    let place = places.min_by(|a, b| a.area().total_cmp(&b.area()));
    place.unwrap_or_else(|| panic!("no {name}")).center()
}

fn clock(window: &Window, color: Color) -> Pos2 {
    let name = match color {
        Color::White => "Ana Kovač: ",
        Color::Black => "Boris Petrović: ",
    };
    window.get_by_label_contains(name).rect().center()
}

fn english(scene: fn(Words) -> Window) -> Window {
    let mut window = scene(Words::new(Language::English));
    window.set_size(vec2(1280.0, 800.0));
    window.run_ok();
    window
}

fn running(window: &Window) -> Option<Color> {
    window.arbiter().table().clock().and_then(Clock::running)
}

#[test]
fn a_game_is_played_from_both_sides_by_fingers_alone() {
    let mut window = english(unstarted);
    let black = clock(&window, Color::Black);
    taps(&mut window, FIRST, black);
    assert_eq!(running(&window), Some(Color::White), "started");
    let ways = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")];
    for (count, (from, to)) in ways.into_iter().enumerate() {
        let (from, to) = (square(&window, from), square(&window, to));
        carries(&mut window, from, to);
        let made = window.arbiter().table().game().plies().len();
        assert_eq!(made, count + 1, "{from} to {to}");
        let mover = if count % 2 == 0 {
            Color::White
        } else {
            Color::Black
        };
        if count < 3 {
            let face = clock(&window, mover);
            taps(&mut window, FIRST, face);
            assert_eq!(running(&window), Some(!mover));
        }
    }
    window.wait_until_done();
    let standing = window.arbiter().table().standing();
    assert!(matches!(standing, Standing::Ended(..)), "{standing:?}");
}

/// Black presses while White's finger rests on a piece already.
#[test]
fn a_second_finger_presses_the_clock_while_the_first_holds_a_piece() {
    let mut window = english(unstarted);
    let black = clock(&window, Color::Black);
    taps(&mut window, FIRST, black);
    let (from, to) = (square(&window, "e2"), square(&window, "e4"));
    carries(&mut window, from, to);
    // Black holds the pawn that is to answer while White presses.
    let pawn = square(&window, "e7");
    finger(&mut window, FIRST, TouchPhase::Start, pawn);
    let white = clock(&window, Color::White);
    taps(&mut window, SECOND, white);
    assert_eq!(running(&window), Some(Color::Black));
    let presses = acts(&window, Color::White);
    let presses = presses.iter().filter(|act| **act == PlayerAct::Press);
    assert_eq!(presses.count(), 1);
    finger(&mut window, FIRST, TouchPhase::End, pawn);
}

#[test]
fn the_window_is_drawn_for_fingers_once_they_are_up_and_for_a_mouse_again() {
    let mut window = english(playing);
    let is_larger = |window: &Window| fingers::are_used(&window.ctx);
    assert!(!is_larger(&window));
    let beside = Pos2::new(640.0, 4.0);
    finger(&mut window, FIRST, TouchPhase::Start, beside);
    assert!(!is_larger(&window), "nothing moves from under a finger");
    finger(&mut window, FIRST, TouchPhase::End, beside);
    assert!(is_larger(&window));
    window.hover_at(beside);
    window.run();
    assert!(is_larger(&window), "a mouse that was pushed is not used");
    window.drag_at(beside);
    window.run();
    window.drop_at(beside);
    window.run();
    assert!(!is_larger(&window));
}

#[test]
fn a_finger_that_stays_draws_as_the_right_button_does() {
    let mut window = english(super::review_scenes::played);
    window.show(Screen::Review);
    window.run();
    let drawn = |window: &Window| format!("{:?}", window.output().shapes.len());
    let before = drawn(&window);
    let at = square(&window, "e4");
    finger(&mut window, FIRST, TouchPhase::Start, at);
    let later = window.now() + Duration::from_secs(1);
    window.wait_until(later);
    window.run();
    finger(&mut window, FIRST, TouchPhase::End, at);
    assert_ne!(drawn(&window), before);
}

/// How much of the place around a target is its own: as far as a finger may miss it, and half the way to a neighbour.
fn meant_for(target: Rect, all: &[Rect]) -> Rect {
    let mut meant = target.expand(fingers::REACH);
    for other in all
        .iter()
        .filter(|other| **other != target && !other.intersects(target))
    {
        let is_beside = other.y_range().intersects(target.y_range());
        let is_above = other.x_range().intersects(target.x_range());
        if is_beside && other.left() >= target.right() {
            meant.max.x = meant.max.x.min(target.right().midpoint(other.left()));
        }
        if is_beside && other.right() <= target.left() {
            meant.min.x = meant.min.x.max(target.left().midpoint(other.right()));
        }
        if is_above && other.top() >= target.bottom() {
            meant.max.y = meant.max.y.min(target.bottom().midpoint(other.top()));
        }
        if is_above && other.bottom() <= target.top() {
            meant.min.y = meant.min.y.max(target.top().midpoint(other.bottom()));
        }
    }
    meant
}

/// Where that which is scrolled is cut off, above and below.
fn edges_of_lists(window: &Window) -> Vec<f32> {
    let bars = heard(window).into_iter().filter(|it| {
        let role = called(window, it.id).map(|(role, _)| role);
        role == Some(Part::ScrollBar)
    });
    bars.flat_map(|bar| [bar.rect.top(), bar.rect.bottom()])
        .collect()
}

/// Where moves stand in a line of text, which is as high as its letters (WCAG 2.2 excepts those too).
const IN_TEXT: [&str; 1] = ["review-variation"];

/// Has a screen drawn for fingers, in a window of 1280 by 800; returns how many times as large that is.
fn draw_for_fingers(window: &mut Window) -> f32 {
    let window_size = vec2(1280.0, 800.0);
    let growth = fingers::growth(window_size);
    window.set_size(window_size);
    for phase in [TouchPhase::Start, TouchPhase::End] {
        touch(window, FIRST, phase, Pos2::ZERO);
        window.step();
    }
    window.set_size(window_size / growth);
    window.run_ok();
    window.step();
    window.step();
    assert!(fingers::are_used(&window.ctx));
    growth
}

/// Each screen in a language, another one than its neighbours; each change looks at a third.
#[test]
fn every_screen_fits_where_it_is_drawn_for_fingers() {
    let mut faults = Vec::new();
    for (index, (name, scene)) in SCENES.into_iter().enumerate() {
        if !is_due(index) || SCROLLED.contains(&name) {
            continue;
        }
        for language in languages_in_turn(index) {
            let mut window = scene(Words::new(language));
            draw_for_fingers(&mut window);
            let name = format!("{name}-fingers-{}", language.tag());
            faults.extend(look_at(&mut window, &name));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// In a window of 1280 by 800, as it is drawn for fingers; each change looks at a third.
#[test]
fn whatever_is_pressed_is_large_enough_for_a_finger() {
    let mut faults = Vec::new();
    let due = SCENES
        .into_iter()
        .enumerate()
        .filter(|(index, (name, _))| is_due(*index) && !IN_TEXT.contains(name));
    for (_, (name, scene)) in due {
        let mut window = scene(Words::new(Language::English));
        let growth = draw_for_fingers(&mut window);
        let all: Vec<Rect> = clickable(&window).iter().map(|it| it.rect).collect();
        let edges = edges_of_lists(&window);
        // What is scrolled half out of sight is scrolled into it first.
        let is_cut = |it: &&Rect| edges.iter().any(|y| [it.top(), it.bottom()].contains(y));
        for target in all.iter().filter(|it| !is_cut(it)) {
            let size = meant_for(*target, &all).size() * growth;
            if size.min_elem() < fingers::TARGET - 0.5 {
                faults.push(format!("{name}: {size} at {target}"));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
