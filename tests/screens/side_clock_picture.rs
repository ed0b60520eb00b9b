//! What the side clock shows: who runs, who runs next, little time, a flag; and a bar that stays one row in every language.

use std::time::Duration;

use eframe::egui::epaint::{ClippedShape, RectShape};
use eframe::egui::{Color32, Key, Pos2, Rect, Shape, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::Words;
use jadoube_core::record::side_clock::{SideClock, SideClockAct, StopReason};
use jadoube_ui::ClockKeys;
use jadoube_ui::kit::theme::Palette;

use super::side_clock::{Window, at, begun, on_screen, press, running, set};
use crate::support::share_of_checks::due_languages;

fn usual(side_clock: &SideClock) -> Window {
    on_screen(side_clock, 1280.0, 800.0, |_| {})
}

/// A side clock on which both have eight seconds of two minutes left at second 225, White's running.
fn low() -> SideClock {
    let mut side_clock = begun("120");
    for press in 1..=56 {
        let color = side_clock.next().expect("one runs");
        assert!(side_clock.hear(SideClockAct::Press(color), at(1 + 4 * press)));
    }
    side_clock
}

/// Every rectangle that is painted.
fn rectangles(window: &Window) -> Vec<RectShape> {
    let shapes = &window.output().shapes;
    let rectangles = shapes.iter().filter_map(|shape| {
        if let Shape::Rect(rect) = &shape.shape {
            Some(rect.clone())
        } else {
            None
        }
    });
    rectangles.collect()
}

/// What the half of a colour is filled with; nothing where it stands on the window's ground.
fn fill(window: &Window, color: Color) -> Option<Color32> {
    let left = color.fold_wb(0.0, 640.0);
    let whole = Rect::from_min_size(pos2(left, 0.0), vec2(640.0, 736.0));
    let fills = |shape: &ClippedShape| {
        let is_whole = shape.shape.visual_bounding_rect() == whole;
        if let Shape::Mesh(mesh) = &shape.shape
            && is_whole
        {
            Some(mesh.vertices[0].color)
        } else {
            None
        }
    };
    window.output().shapes.iter().find_map(fills)
}

/// Between which parts of the height of a half the middle of a digit is; below, signs are pictures too.
const DIGITS: std::ops::Range<f32> = 0.3..0.75;

/// The digits that are shown, with their places, the left ones first.
fn digits(window: &Window) -> Vec<(String, Rect)> {
    let pictures = window.output().shapes.iter().filter_map(|shape| {
        let is_picture = matches!(shape.shape, Shape::Mesh(_));
        is_picture.then(|| shape.shape.visual_bounding_rect())
    });
    let pictures: Vec<Rect> = pictures.collect();
    let faces = window.get_all_by(|node| {
        let label = node.label().unwrap_or_default();
        label.contains(':') && label.contains(',')
    });
    let is_digit = |half: Rect, it: &Rect| {
        it.top() > half.height() * DIGITS.start && DIGITS.contains(&(it.center().y / half.height()))
    };
    let mut digits: Vec<(String, Rect)> = faces
        .map(|face| {
            let half = face.rect();
            let place = pictures
                .iter()
                .filter(|it| half.contains(it.center()) && is_digit(half, it))
                .fold(Rect::NOTHING, |all, it| all.union(*it));
            let label = face.accesskit_node().label().unwrap_or_default();
            let (_, time) = label.split_once(": ").expect("a player and a time");
            let (time, _) = time.split_once(',').expect("a time and a state");
            (time.to_owned(), place)
        })
        .collect();
    digits.sort_by(|(_, one), (_, other)| one.left().total_cmp(&other.left()));
    digits
}

#[test]
fn before_the_start_the_raised_plunger_is_the_one_that_starts_the_clock() {
    let window = usual(&set("180+2"));
    let raised = |rect: &RectShape| (60.0..120.0).contains(&rect.rect.bottom());
    let plungers: Vec<Rect> = rectangles(&window)
        .iter()
        .filter(|rect| raised(rect) && rect.rect.width() > 300.0)
        .map(|rect| rect.rect)
        .collect();
    assert!(!plungers.is_empty(), "one plunger is up");
    let black = |plunger: &Rect| plunger.left() > 640.0;
    assert!(plungers.iter().all(black), "Black's is: {plungers:?}");
}

#[test]
fn digits_stand_in_the_middle_of_their_half_and_are_as_wide_at_every_time() {
    let mut side_clock = begun("599");
    assert!(side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(1)));
    let mut window = usual(&side_clock);
    let mut first: Option<Rect> = None;
    for seconds in [599, 311, 208, 140, 71, 20, 11] {
        let mut correction = window.side_clock().as_it_stands(at(2)).expect("a clock");
        correction.times.white = Duration::from_secs(seconds);
        window.clock(SideClockAct::Correct(correction));
        window.run();
        let shown = digits(&window);
        let [(text, place), (_, black)] = shown.as_slice() else {
            panic!("two times, not {shown:?}");
        };
        assert_eq!(*text, format!("{}:{:02}", seconds / 60, seconds % 60));
        // A digit leaves some of its own width free, as a 1 does.
        assert!((place.center().x - 320.0).abs() < 12.0, "{text}: {place}");
        assert!((black.center().x - 960.0).abs() < 12.0, "{black}");
        let before = first.get_or_insert(*place);
        assert!((before.height() - place.height()).abs() < 8.0, "{text}");
        assert!(place.width() > 450.0, "{text}: {place}");
    }
}

#[test]
fn digits_stay_clear_of_the_frame_of_the_half_that_runs_next() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut side_clock = begun("5400");
        assert!(side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(2)));
        let window = on_screen(&side_clock, width, height, |_| {});
        for (text, place) in digits(&window) {
            let left = if place.center().x < width / 2.0 {
                0.0
            } else {
                width / 2.0
            };
            // The frame ends 20 points from the edge of the half.
            let clear = left + 32.0..=left + width / 2.0 - 32.0;
            assert!(
                clear.contains(&place.left()) && clear.contains(&place.right()),
                "{text} at {place}, {width}"
            );
        }
    }
}

#[test]
fn hours_and_tenths_have_room_in_a_half() {
    for (width, height) in [(390.0, 844.0), (900.0, 600.0), (1280.0, 800.0)] {
        for side_clock in [begun("35999"), low()] {
            let mut window = on_screen(&side_clock, width, height, |_| {});
            window.wait_until(at(226));
            window.run();
            for (text, place) in digits(&window) {
                let half = if place.center().x < width / 2.0 {
                    0.0..=width / 2.0
                } else {
                    width / 2.0..=width
                };
                assert!(
                    half.contains(&place.left()) && half.contains(&place.right()),
                    "{text} at {place}"
                );
            }
        }
    }
}

#[test]
fn the_side_that_runs_out_of_time_warns_and_the_one_that_rests_stays_quiet() {
    let colors = Palette::ALL[0];
    let window = usual(&begun("300"));
    assert_eq!(fill(&window, Color::White), Some(colors.run));
    assert_eq!(fill(&window, Color::Black), None);
    let mut window = usual(&low());
    window.wait_until(at(226));
    window.run();
    assert_eq!(fill(&window, Color::White), Some(colors.warning));
    assert_eq!(fill(&window, Color::Black), None);
    let said = |ink| {
        window.output().shapes.iter().any(|shape| {
            matches!(&shape.shape, Shape::Text(text)
                if text.galley.text() == "low on time" && text.fallback_color == ink)
        })
    };
    assert!(said(colors.on_warning), "the one that runs says so");
    assert!(said(colors.warning), "the one that rests says so");
}

#[test]
fn a_paused_clock_shows_whose_will_run_and_its_button_says_so() {
    let colors = Palette::ALL[0];
    let mut side_clock = begun("300");
    assert!(side_clock.hear(SideClockAct::Press(Color::White), at(3)));
    assert!(side_clock.hear(SideClockAct::Stop(StopReason::ByHand), at(4)));
    let mut window = usual(&side_clock);
    for color in Color::ALL {
        assert_eq!(fill(&window, color), None);
    }
    let frames: Vec<Rect> = rectangles(&window)
        .into_iter()
        .filter(|rect| rect.stroke.color == colors.run && rect.stroke.width > 7.0)
        .map(|rect| rect.rect)
        .collect();
    let [frame] = frames.as_slice() else {
        panic!("one frame, not {frames:?}");
    };
    assert!(frame.left() >= 640.0 && frame.width() > 600.0, "{frame}");
    window.get_by_label("Resume Black’s clock").click();
    window.run();
    assert_eq!(running(window.side_clock()), Some(Color::Black));
}

#[test]
fn p_pauses_and_resumes_unless_it_is_a_key_of_the_clock() {
    let mut window = usual(&begun("300"));
    press(&mut window, Key::P);
    assert_eq!(running(window.side_clock()), None);
    press(&mut window, Key::P);
    assert_eq!(running(window.side_clock()), Some(Color::White));
    let mut window = on_screen(&begun("300"), 1280.0, 800.0, |settings| {
        settings.preferences.clock_keys = ClockKeys::Letters;
    });
    press(&mut window, Key::P);
    assert_eq!(
        running(window.side_clock()),
        Some(Color::White),
        "Black's own half"
    );
}

#[test]
fn after_a_flag_that_stops_the_clock_the_bar_offers_no_pause_and_the_half_tells_the_time_on_the_wall()
 {
    for time in ["20;freeze", "20+5"] {
        let mut window = usual(&begun(time));
        window.wait_until(at(40));
        window.run();
        assert!(window.query_by_label("Pause").is_none(), "{time}");
        let texts: Vec<String> = window
            .output()
            .shapes
            .iter()
            .filter_map(|shape| {
                if let Shape::Text(text) = &shape.shape {
                    Some(text.galley.text().to_owned())
                } else {
                    None
                }
            })
            .collect();
        assert!(
            texts.iter().any(|text| text.starts_with("at 00:00:2")),
            "{texts:?}"
        );
        window.get_by_label("Set for a new game…").click();
        window.run();
        window.get_by_label("Set the clock");
    }
}

#[test]
fn the_bar_stays_one_row_in_the_smallest_window_in_every_language() {
    let mut stopped = begun("40/5400+30:1800+30");
    assert!(stopped.hear(SideClockAct::Stop(StopReason::ByHand), at(4)));
    for language in due_languages() {
        let words = Words::new(language);
        for (name, side_clock) in [
            ("set", set("5400+30")),
            ("running", begun("5400+30")),
            ("stopped", stopped.clone()),
        ] {
            let mut window = on_screen(&side_clock, 900.0, 600.0, |_| {});
            window.speak(words);
            window.run();
            let mut row = None;
            for id in ["menu", "side-correct", "side-log", "side-lock"] {
                let place = window.get_by_label(&words.tr(id)).rect();
                let row = row.get_or_insert(place.center().y);
                assert!(
                    (place.center().y - *row).abs() < 1.0,
                    "{name} in {language:?}: {id} at {place}"
                );
                let whole = Rect::from_min_size(Pos2::ZERO, vec2(900.0, 600.0));
                assert!(whole.contains_rect(place), "{id} at {place}");
            }
        }
    }
}

#[test]
fn escape_stops_a_running_clock_and_leaves_a_stopped_one() {
    let mut window = usual(&begun("300"));
    press(&mut window, Key::Escape);
    assert_eq!(running(window.side_clock()), None);
    window.get_by_label("Menu");
    window.wait_until(at(8));
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("Correct…").is_none());
    let moment = Moment::START;
    assert!(
        window.side_clock().last_moment() > moment,
        "nothing is lost"
    );
}
