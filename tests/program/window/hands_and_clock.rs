//! In a real window: each way of moving with each way of pressing, and presses that mean nothing.

use std::time::Duration;

use eframe::egui::Key;
use jadoube_core::chess::Color;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};

use crate::support::window::desktop::Desktop;
use crate::support::window::now;
use crate::support::window::window_driver::WindowDriver;

/// A game in which each way of moving meets each way of pressing: from, to, and how it is typed.
const GAME: [(&str, &str, &str); 12] = [
    ("e2", "e4", "e4"),
    ("e7", "e5", "e5"),
    ("g1", "f3", "Nf3"),
    ("b8", "c6", "Nc6"),
    ("f1", "b5", "Bb5"),
    ("a7", "a6", "a6"),
    ("b5", "a4", "Ba4"),
    ("g8", "f6", "Nf6"),
    ("d2", "d3", "d3"),
    ("d7", "d6", "d6"),
    ("c2", "c3", "c3"),
    ("f8", "e7", "Be7"),
];

/// The shortest mate there is.
const MATE: [(&str, &str, &str); 4] = [
    ("f2", "f3", "f3"),
    ("e7", "e5", "e5"),
    ("g2", "g4", "g4"),
    ("d8", "h4", "Qh4"),
];

/// How long such a game may take whoever knows what to do.
const TEN_SECONDS: Duration = Duration::from_secs(10);

#[derive(Clone, Copy)]
enum Moving {
    Drag,
    TwoClicks,
    Keyboard,
    Typing,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Pressing {
    Face,
    Lever,
    Space,
}

fn moves(seat: &mut WindowDriver<'_>, (from, to, typed): (&str, &str, &str), how: Moving) {
    match how {
        Moving::Drag => seat.drag(from, to),
        Moving::TwoClicks => {
            seat.click_square(from);
            seat.click_square(to);
        }
        Moving::Keyboard => {
            for square in [from, to] {
                seat.walk_to(square);
                seat.key(Key::Enter, "Return");
            }
        }
        Moving::Typing => seat.type_move(typed),
    }
}

fn presses(seat: &mut WindowDriver<'_>, color: Color, how: Pressing) {
    match how {
        Pressing::Face => seat.press_face(color),
        Pressing::Lever => seat.press_lever(color, 1),
        Pressing::Space => seat.space(),
    }
}

fn deeds(seat: &WindowDriver<'_>) -> Vec<Deed> {
    let records = seat.kept_game().records;
    records
        .into_iter()
        .map(|record| record.event.deed)
        .collect()
}

fn pressed(deeds: &[Deed]) -> Vec<Color> {
    let press = |deed: &Deed| {
        if let Deed::Player(color, PlayerAct::Press) = *deed {
            Some(color)
        } else {
            None
        }
    };
    deeds.iter().filter_map(press).collect()
}

#[test]
fn every_way_of_moving_is_completed_by_every_way_of_pressing() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::playing(&desktop, home.path());
    let ways = [Pressing::Face, Pressing::Lever, Pressing::Space].map(|pressing| {
        let moving = [
            Moving::Drag,
            Moving::TwoClicks,
            Moving::Keyboard,
            Moving::Typing,
        ];
        moving.map(|moving| (moving, pressing))
    });
    let players = Color::ALL.into_iter().cycle();
    let mut completed = Vec::new();
    for ((mv, (moving, pressing)), color) in GAME.into_iter().zip(ways.concat()).zip(players) {
        moves(&mut seat, mv, moving);
        presses(&mut seat, color, pressing);
        completed.push(color);
        assert_eq!(pressed(&deeds(&seat)), completed, "{mv:?} and {pressing:?}");
    }
    assert!(!seat.journal().contains("illegal"), "{}", seat.journal());
}

#[test]
fn a_game_by_two_clicks_and_the_space_bar_takes_less_than_ten_seconds() {
    plays_to_mate(Moving::TwoClicks);
}

#[test]
fn a_game_by_the_keyboard_alone_takes_less_than_ten_seconds() {
    plays_to_mate(Moving::Typing);
}

fn plays_to_mate(how: Moving) {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::at_the_table(&desktop, home.path());
    let began = now();
    seat.space();
    for mv in MATE {
        moves(&mut seat, mv, how);
        seat.space();
    }
    let took = now() - began;
    assert!(seat.journal().contains("over 0-1"), "{}", seat.journal());
    assert!(took < TEN_SECONDS, "{took:?}");
}

#[test]
fn a_press_before_the_start_starts_the_opponents_clock_and_ones_own_does_nothing() {
    for by_key in [true, false] {
        let desktop = Desktop::start();
        let home = tempfile::tempdir().expect("a folder for the program");
        let mut seat = WindowDriver::at_the_table(&desktop, home.path());
        let how = if by_key {
            Pressing::Lever
        } else {
            Pressing::Face
        };
        presses(&mut seat, Color::White, how);
        seat.drag("e2", "e4");
        seat.click_square("e2");
        assert_eq!(deeds(&seat), []);
        presses(&mut seat, Color::Black, how);
        assert_eq!(deeds(&seat), [Deed::Arbiter(ArbiterAct::Start)]);
    }
}

#[test]
fn a_double_press_is_one_press() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::playing(&desktop, home.path());
    seat.drag("e2", "e5");
    seat.press_lever(Color::White, 2);
    seat.drag("e2", "e4");
    seat.space();
    seat.space();
    let kept = seat.journal();
    assert!(kept.contains("illegal white 1"), "{kept}");
    assert!(!kept.contains("illegal white 2"), "{kept}");
    assert_eq!(pressed(&deeds(&seat)), [Color::White; 2]);
}

#[test]
fn keys_beneath_a_sheet_press_no_clock() {
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut seat = WindowDriver::playing(&desktop, home.path());
    seat.click_square("e2");
    seat.click_square("e4");
    seat.click_of(Color::White, "Claim");
    seat.settle();
    let before = seat.journal();
    seat.press_lever(Color::White, 1);
    seat.space();
    seat.key(Key::Escape, "Escape");
    seat.settle();
    assert_eq!(seat.journal(), before);
    seat.space();
    assert_eq!(pressed(&deeds(&seat)), [Color::White]);
}
