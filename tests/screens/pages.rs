//! Every page has one way back, first in its bar and on Esc; and from every page a clock that runs is seen.

use eframe::egui::{
    Event as WindowEvent, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Shape, TouchPhase,
    pos2, vec2,
};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::clock::{AgreedTimeControl, TimeControl};
use jadoube_core::laws::{ArbiterAct, Event, Terms};
use jadoube_core::record::side_clock::{SideClockAct, SideClockSetting};
use jadoube_ui::Screen;

use super::fits;
use crate::support::app_harness::{AppHarness, window, window as window_of};

const PAGES: [Screen; 9] = [
    Screen::NewGame,
    Screen::Kept,
    Screen::Preferences,
    Screen::Print,
    Screen::Report,
    Screen::Details,
    Screen::Keys,
    Screen::About,
    Screen::Laws,
];

fn control() -> ByColor<TimeControl> {
    let control: TimeControl = "300+3".parse().expect("a time control");
    ByColor {
        white: control.clone(),
        black: control,
    }
}

/// A game whose clock runs.
fn playing() -> AppHarness {
    let terms = Terms {
        control: Some(control()),
        ..Terms::default()
    };
    let mut shell = AppHarness::new(terms);
    shell.hear(Event::of_arbiter(Moment::START, ArbiterAct::Start));
    window(shell, 1280.0, 800.0)
}

fn escape(window: &mut AppHarness) {
    window.key_press(Key::Escape);
    window.run();
}

#[test]
fn back_stands_first_on_every_page_and_esc_does_the_same() {
    let mut window = playing();
    for page in PAGES {
        window.show(page);
        window.run();
        let back = window.get_by_label("Back: The game").rect();
        assert!(
            back.left() < 40.0 && back.bottom() <= 48.0,
            "{page:?}: {back}"
        );
        escape(&mut window);
        assert_eq!(window.state().screen(), Screen::Table, "{page:?}");
        window.show(page);
        window.run();
        window.get_by_label("Back: The game").click();
        window.run();
        assert_eq!(window.state().screen(), Screen::Table, "{page:?}");
    }
    assert!(window.log().len() == 1, "nothing was done at the table");
}

#[test]
fn esc_ends_writing_before_it_leaves_the_page() {
    let mut window = playing();
    window.show(Screen::NewGame);
    window.run();
    window.get_by_label("White’s name").focus();
    window.run();
    escape(&mut window);
    assert_eq!(window.state().screen(), Screen::NewGame, "the line is left");
    escape(&mut window);
    assert_eq!(window.state().screen(), Screen::Table);
}

#[test]
fn a_clock_that_runs_is_seen_from_every_page_and_leads_back_to_it() {
    let mut window = playing();
    for page in PAGES {
        window.show(page);
        window.run();
        window
            .get_by_label("The game: White 5:03, Black 5:03")
            .click();
        window.run();
        assert_eq!(window.state().screen(), Screen::Table, "{page:?}");
    }
}

#[test]
fn from_the_side_clock_one_comes_back_to_the_side_clock() {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::SideClock);
    shell.clock(SideClockAct::Set(SideClockSetting {
        control: AgreedTimeControl::Timed(control()),
        names: ByColor::default(),
        day: String::new(),
        tournament_board: None,
    }));
    shell.clock(SideClockAct::Begin(Color::White));
    let mut window = window(shell, 1280.0, 800.0);
    window.show(Screen::Keys);
    window.run();
    window.get_by_label_contains("Side clock: White ");
    escape(&mut window);
    assert_eq!(window.state().screen(), Screen::SideClock);
}

#[test]
fn a_page_for_the_starting_position_leads_back_to_the_form() {
    for (kind, page) in [
        ("Chess960", "Public draw…"),
        ("Chess960", "Arrange by hand…"),
        ("Set up", "Set up on the board…"),
    ] {
        let mut shell = AppHarness::new(Terms::default());
        shell.show(Screen::NewGame);
        let mut window = window(shell, 1280.0, 800.0);
        for name in ["Tournament settings", kind, page] {
            window.get_by_label(name).click_accesskit();
            window.run();
        }
        assert!(window.query_by_label("Start the game").is_none(), "{page}");
        let back = window.get_by_label("Back: New game").rect();
        assert!(
            back.left() < 40.0 && back.bottom() <= 48.0,
            "{page}: {back}"
        );
        escape(&mut window);
        window.get_by_label("Start the game");
        assert_eq!(window.state().screen(), Screen::NewGame, "{page}");
    }
}

#[test]
fn the_titles_of_all_pages_are_equally_large() {
    let size = |window: &AppHarness, title: &str| {
        let shapes = window.output().shapes.iter();
        let mut sizes = shapes.filter_map(|clipped| {
            let Shape::Text(text) = &clipped.shape else {
                return None;
            };
            let size = text.galley.job.sections[0].format.font_id.size;
            (text.galley.text() == title).then_some(size)
        });
        sizes.next().unwrap_or_else(|| panic!("{title}"))
    };
    let mut window = playing();
    for (page, title) in [
        (Screen::NewGame, "New game"),
        (Screen::Kept, "All games and files"),
        (Screen::Preferences, "Preferences"),
        (Screen::Keys, "Keys"),
        (Screen::SideClock, "Side clock"),
    ] {
        window.show(page);
        window.run();
        assert!((size(&window, title) - 28.0).abs() < 0.1, "{title}");
    }
    for (kind, page, title) in [
        ("Chess960", "Public draw…", "Drawing the starting position"),
        ("Chess960", "Arrange by hand…", "Arranging a Chess960 start"),
        ("Set up", "Set up on the board…", "Setting up a position"),
    ] {
        let mut shell = AppHarness::new(Terms::default());
        shell.show(Screen::NewGame);
        let mut window = window_of(shell, 1280.0, 800.0);
        for name in ["Tournament settings", kind, page] {
            window.get_by_label(name).click_accesskit();
            window.run();
        }
        assert!((size(&window, title) - 28.0).abs() < 0.1, "{title}");
    }
}

/// Turns the wheel over the middle of the page.
fn scroll(window: &mut AppHarness) {
    window.hover_at(pos2(300.0, 300.0));
    window.event(WindowEvent::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -120.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    window.run();
}

#[test]
fn each_part_of_what_there_is_to_learn_begins_at_its_top() {
    let mut window = window_of(AppHarness::new(Terms::default()), 900.0, 600.0);
    window.show(Screen::Learn);
    window.run();
    for _ in 0..3 {
        scroll(&mut window);
    }
    window.get_by_label("You are the arbiter").click_accesskit();
    window.run();
    window.get_by_label("Watch the scene, then choose the ruling.");
}

#[test]
fn a_page_that_is_opened_begins_at_its_top() {
    let mut window = window_of(AppHarness::new(Terms::default()), 900.0, 600.0);
    let mut tops = Vec::new();
    for page in [
        Screen::Preferences,
        Screen::NewGame,
        Screen::Preferences,
        Screen::NewGame,
    ] {
        window.show(page);
        window.run();
        if page == Screen::NewGame && tops.len() == 1 {
            window.get_by_label("Tournament settings").click();
            window.run();
        }
        let top = fits::texts(&window);
        scroll(&mut window);
        assert_ne!(top, fits::texts(&window), "{page:?} can be scrolled");
        tops.push(top);
    }
    assert_eq!(tops[0], tops[2]);
    assert_eq!(tops[1], tops[3]);
}
