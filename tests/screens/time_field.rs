//! Choosing a time: free text answered in words, lists, times of one's own.

use eframe::egui::{Key, Modifiers, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::clock::TimeControl;
use jadoube_core::clock::typed_control::read_typed;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::Terms;
use jadoube_ui::Screen;

use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

type Window = AppHarness;

/// The form in which the side clock is set.
fn form() -> Window {
    let mut shell = AppHarness::new(Terms::default());
    shell.show(Screen::SideClock);
    window(shell, 1280.0, 800.0)
}

/// Writes a time control into the form in which the clock is set.
fn write_time(window: &mut Window, text: &str) {
    write_in(window, "Custom time", text);
}

/// Writes into a line in place of what stands there.
pub fn write_in(window: &mut Window, name: &str, text: &str) {
    window.get_by_label(name).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window.get_by_label(name).type_text(text);
    window.run();
}

#[test]
fn a_time_is_answered_in_words_and_a_fault_in_it_with_its_place() {
    let mut window = form();
    write_time(&mut window, "40/60O0");
    window.get_by_label("I do not understand “O0”");
    write_time(&mut window, "W300-B240");
    window.get_by_label("White: 5 minutes · Black: 4 minutes");
    write_time(&mut window, "90+30");
    window.get_by_label("90 minutes each, plus 30 seconds per move");
    window
        .get_by_label("Add the increment before move 1")
        .click();
    window.run();
    window.get_by_label(
        "1 h 30 min for the whole game; plus 30 s per move from move 1 on; \
         the first increment comes after the first move",
    );
    window.get_by_label("Set the clock").click();
    window.run();
    let control = window
        .side_clock()
        .control()
        .expect("a control")
        .to_string();
    assert_eq!(control, "5400+30;late");
}

#[test]
fn five_plus_three_is_minutes_and_seconds_and_the_other_reading_a_click_away() {
    let mut window = form();
    write_time(&mut window, "5+3");
    window.get_by_label("5 minutes each, plus 3 seconds per move");
    window
        .get_by_label("or 5 seconds each, plus 3 seconds per move?")
        .click();
    window.run();
    window.get_by_label("5 seconds each, plus 3 seconds per move");
    assert!(
        window.query_by_label_contains("or 5").is_none(),
        "it is said"
    );
    write_time(&mut window, "300+3");
    window.get_by_label("5 minutes each, plus 3 seconds per move");
    window.get_by_label("Set the clock").click();
    window.run();
    let set = window.side_clock().control().expect("a control");
    assert_eq!(set.to_string(), "300+3");
}

#[test]
fn a_fault_is_told_in_every_language_and_underlined_at_its_character() {
    for language in due_languages() {
        let mut shell = AppHarness::new(Terms::default());
        shell.speak(Words::new(language));
        shell.show(Screen::SideClock);
        let words = shell.words();
        let mut window = window(shell, 1280.0, 800.0);
        let field = words.tr("time-own");
        let mut last = f32::MIN;
        for (text, at) in [("x300", 0), ("40/", 3), ("40/60O0", 5)] {
            write_in(&mut window, &field, text);
            let unclear = read_typed(text).expect_err(text);
            assert_eq!(unclear.at, at, "{text}");
            let said = words.unclear_time(text, unclear);
            let part = text.chars().skip(at).collect::<String>();
            let part = if part.is_empty() { "40/…" } else { &*part };
            assert!(said.contains(part), "{said}");
            window.get_by_label(&said);
            let mark = underline(&window);
            assert!(mark > last, "{text}: the mark stands further to the right");
            last = mark;
        }
        write_in(&mut window, &field, "3600:5x30");
        let control: TimeControl = "3600:5x30".parse().expect("a control");
        window.get_by_label(&words.side_time_said(&control));
    }
}

/// Where the line under what cannot be read begins.
fn underline(window: &Window) -> f32 {
    let warning = jadoube_ui::kit::theme::Palette::ALL[0].warning;
    let line = window.output().shapes.iter().find_map(|shape| {
        if let Shape::LineSegment { points, stroke } = shape.shape {
            (stroke.color == warning).then_some(points[0].x)
        } else {
            None
        }
    });
    line.expect("a line under a character")
}

/// Chooses from the times that are not shown at once.
fn choose(window: &mut Window, name: &str) {
    window.get_by_label("Other time controls").click();
    window.run();
    window.get_by_label(name).click_accesskit();
    window.run();
}

#[test]
fn the_usual_times_stand_there_and_all_others_behind_them_in_words_and_by_number() {
    let mut window = form();
    window.get_by_label("15 + 10").click();
    window.run();
    window.get_by_label("15 minutes each, plus 10 seconds per move");
    let option: TimeControl = "3600:c300".parse().expect("a control");
    let option = Words::new(Language::English).side_time_said(&option);
    choose(&mut window, &format!("19 · {option}"));
    window.get_by_label(&option);
    choose(&mut window, "5 + 0 – 4 + 0");
    window.get_by_label("4 minutes");
}

#[test]
fn a_time_of_ones_own_is_kept_in_front_and_forgotten() {
    let mut window = form();
    write_time(&mut window, "45d5");
    window.get_by_label("Save 45d5 as a preset").click();
    window.run();
    assert_eq!(window.state().settings().recent.own_times, ["2700d5"]);
    let [own, first] = ["45d5", "1 + 0"].map(|name| window.get_by_label(name).rect());
    assert!(own.right() < first.left() && (own.top() - first.top()).abs() < 1.0);
    window.get_by_label("5 + 0").click();
    window.run();
    window.get_by_label("45d5").click();
    window.run();
    window.get_by_label_contains("45 min for the whole game");
    window.get_by_label("Delete 45d5").click();
    window.run();
    assert!(window.state().settings().recent.own_times.is_empty());
}

/// Each number of what was understood is as heavy as the first one, however the language keeps its words together.
#[test]
fn every_number_of_a_time_that_was_understood_stands_out() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut shell = AppHarness::new(Terms::default());
        shell.speak(words);
        shell.show(Screen::SideClock);
        let mut window = window(shell, 1280.0, 800.0);
        write_in(&mut window, &words.tr("time-own"), "330s+3");
        let control: TimeControl = "330+3".parse().expect("a control");
        let said = words.side_time_said(&control);
        let first = said.split_whitespace().next().expect("a number");
        let galleys = super::fits::galleys(&window);
        let told = galleys.iter().map(|(galley, _)| galley);
        let told = told
            .into_iter()
            .find(|it| it.text().starts_with(first) && it.text().contains("30"));
        let job = &told.unwrap_or_else(|| panic!("{language:?}: {said}")).job;
        let fonts: Vec<_> = job
            .sections
            .iter()
            .filter(|it| {
                job.text[it.byte_range.start.0..].starts_with(|sign: char| sign.is_ascii_digit())
            })
            .map(|it| it.format.font_id.clone())
            .collect();
        assert!(fonts.len() >= 3, "{language:?}: {}", job.text);
        assert!(fonts.iter().all(|it| *it == fonts[0]), "{language:?}");
    }
}

/// A word that is not understood is named whole, though its first letter could be a sign.
#[test]
fn a_word_that_is_not_understood_is_named_whole() {
    let mut window = form();
    write_time(&mut window, "5 min delay 3");
    window.get_by_label("I do not understand “delay”");
}
