//! The page of all situations: by level, by topic, what went wrong, and what is practised from there.

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::editions::contents::BookletPart;
use jadoube_core::learn::next_situation::Practised;
use jadoube_ui::Screen;

use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};

/// A learner who answered two situations wrongly.
const MISSED: &str = r#"(version: 1, learners: (current: "Ana", learners: {"Ana": (situations: {
    "which-rook": (compartment: 0, due: 0, times: 1, asked: 1),
    "the-fire-bell": (compartment: 0, due: 0, times: 1, asked: 2),
    "no-thank-you": (compartment: 1, due: 0, times: 1, asked: 3, right: ["2023"]),
})}))"#;

/// The page in these words, in a window of that size, of whoever has learnt that.
fn page(words: Words, learners: &str, (width, height): (f32, f32)) -> Window {
    let files = MemoryStore::default();
    files.put("learners.ron", learners);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.speak(words);
    shell.show(Screen::Learn);
    let mut window = window(shell, width, height);
    click(&mut window, &words.tr("learn-situations"));
    window
}

/// By topic, in these words.
pub fn by_topic(words: Words) -> Window {
    let mut window = page(words, MISSED, (900.0, 600.0));
    click(&mut window, &words.tr("situations-by-topic"));
    window
}

/// What went wrong, in these words.
pub fn missed(words: Words) -> Window {
    let mut window = page(words, MISSED, (900.0, 600.0));
    click(&mut window, &words.tr("situations-by-missed"));
    window
}

fn click(window: &mut Window, name: &str) {
    window.get_by_label(name).click_accesskit();
    window.run_ok();
}

fn practised(window: &Window) -> Practised {
    window.state().learn().class.practised
}

#[test]
fn what_went_wrong_stands_by_itself_and_is_practised() {
    let mut window = missed(Words::new(Language::English));
    window.get_by_label_contains("Which rook?");
    window.get_by_label_contains("The fire bell");
    assert!(window.query_by_label_contains("No, thank you").is_none());
    click(&mut window, "Start");
    assert_eq!(window.state().screen(), Screen::Situation);
    assert_eq!(practised(&window), Practised::Missed);
}

#[test]
fn a_topic_is_practised_from_the_situation_that_was_opened() {
    let mut window = by_topic(Words::new(Language::English));
    window.get_by_label("The chess clock");
    window
        .get_by_label_contains("Two fingers over the button")
        .click_accesskit();
    window.run_ok();
    assert_eq!(practised(&window), Practised::Part(BookletPart::ChessClock));
}

#[test]
fn who_missed_nothing_is_told_so() {
    let learners = "(version: 1, learners: (current: \"Ana\", learners: {\"Ana\": ()}))";
    let mut window = page(Words::new(Language::English), learners, (900.0, 600.0));
    click(&mut window, "What went wrong");
    window.get_by_label_contains("Nothing has gone wrong");
}
