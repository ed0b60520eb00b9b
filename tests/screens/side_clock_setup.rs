//! Setting and locking the side clock: what it is there for is large, and what was locked is opened in the same place.

use std::time::Duration;

use eframe::egui::{Key, Rect, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::side_clock::{SideClock, SideClockAct, StopReason};

use super::fits::{cut_texts, texts};
use super::side_clock::{Window, at, begun, on_screen, press, running};
use crate::support::share_of_checks::due_languages;

fn place(window: &Window, words: Words, id: &str) -> Rect {
    window.get_by_label(&words.tr(id)).rect()
}

#[test]
fn setting_the_clock_is_one_look_with_one_large_button() {
    for language in due_languages() {
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (800.0, 1280.0)] {
            let window = on_screen(&SideClock::default(), width, height, |settings| {
                settings.preferences.language = Some(language);
            });
            let words = window.words();
            let set = place(&window, words, "side-set");
            assert!((set.height() - 60.0).abs() < 0.5, "{language:?}: {set:?}");
            let last = place(&window, words, "prefs-countdown");
            assert!(
                last.bottom() <= set.top(),
                "{language:?} {width}: {last:?} above {set:?}"
            );
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
        }
    }
}

#[test]
fn enter_sets_the_clock_and_the_opponent_starts_it() {
    let mut window = on_screen(&SideClock::default(), 1280.0, 800.0, |_| {});
    press(&mut window, Key::Enter);
    assert!(window.side_clock().clock().is_some(), "it is set");
    assert_eq!(running(window.side_clock()), None);
    press(&mut window, Key::ControlRight);
    assert_eq!(running(window.side_clock()), Some(Color::White));
}

#[test]
fn what_is_locked_is_opened_where_it_was_locked_and_says_how() {
    for language in due_languages() {
        let speak =
            |settings: &mut jadoube_ui::Settings| settings.preferences.language = Some(language);
        let mut stopped = begun("300");
        assert!(stopped.hear(SideClockAct::Stop(StopReason::ByHand), at(2)));
        for (width, height) in [(390.0, 844.0), (900.0, 600.0), (1280.0, 800.0)] {
            let window = on_screen(&stopped, width, height, speak);
            let lock = place(&window, window.words(), "side-lock");
            let mut locked = stopped.clone();
            assert!(locked.hear(SideClockAct::Lock(true), at(3)));
            let window = on_screen(&locked, width, height, speak);
            let open = place(&window, window.words(), "side-locked");
            assert_eq!(open.right_bottom(), lock.right_bottom(), "{language:?}");
            assert_eq!(open.y_range(), lock.y_range(), "{language:?} {width}");
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
            assert!(open.left() >= 0.0, "{language:?} {width}: {open:?}");
        }
    }
}

#[test]
fn a_clock_that_is_locked_and_stopped_says_how_it_goes_on() {
    let mut locked = begun("300");
    assert!(locked.hear(SideClockAct::Stop(StopReason::ByHand), at(2)));
    assert!(locked.hear(SideClockAct::Lock(true), at(3)));
    for (width, height) in [(390.0, 844.0), (900.0, 600.0), (1280.0, 800.0)] {
        let window = on_screen(&locked, width, height, |_| {});
        let says = |what: &str| texts(&window).iter().any(|(text, _)| text == what);
        assert!(says("Stopped. Unlock to resume."), "{width}");
        assert!(!says("Locked: only the two halves can be pressed."));
    }
}

#[test]
fn a_locked_clock_whose_flag_fell_does_not_promise_to_go_on() {
    let mut locked = begun("20");
    assert!(locked.hear(SideClockAct::Lock(true), at(3)));
    locked.time_passes(at(60));
    for (width, height) in [(800.0, 1280.0), (900.0, 600.0), (1280.0, 800.0)] {
        for language in due_languages() {
            let speak = |settings: &mut jadoube_ui::Settings| {
                settings.preferences.language = Some(language);
            };
            let mut window = on_screen(&locked, width, height, speak);
            window.wait_until(at(61));
            window.run();
            let words = window.words();
            let says = |id: &str| {
                let what = words.tr(id);
                texts(&window).iter().any(|(text, _)| *text == what)
            };
            assert!(says("side-locked-flag"), "{language:?} {width}");
            assert!(!says("side-locked-stopped") && !says("side-locked-what"));
        }
    }
}

#[test]
fn the_form_says_whose_press_starts_whose_clock() {
    let window = on_screen(&SideClock::default(), 1280.0, 800.0, |_| {});
    window.get_by_label("Black’s press starts White’s clock.");
}

#[test]
fn how_long_the_lock_has_been_held_is_seen_on_its_button() {
    let mut locked = begun("300");
    assert!(locked.hear(SideClockAct::Lock(true), at(2)));
    let mut window = on_screen(&locked, 1280.0, 800.0, |_| {});
    let button = place(&window, Words::new(Language::English), "side-locked");
    let passed = |window: &Window| {
        let shapes = window.output().shapes.iter();
        let bars = shapes.filter_map(|clipped| {
            let Shape::Rect(bar) = &clipped.shape else {
                return None;
            };
            let is_bar = button.contains_rect(bar.rect) && bar.rect.height() < 7.0;
            is_bar.then(|| bar.rect.width() / button.width())
        });
        bars.fold(0.0, f32::max)
    };
    assert!(passed(&window) < 0.01);
    window.drag_at(button.center());
    window.run();
    window.wait_until(Moment::after(Duration::from_secs(5)));
    window.step();
    let begun = passed(&window);
    window.wait_until(Moment::after(Duration::from_millis(5_600)));
    window.step();
    assert!(passed(&window) > begun + 0.3, "{begun} {}", passed(&window));
}
