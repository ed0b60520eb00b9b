//! What a class sees before a projector: no letter is lower than a thirtieth of the window, so that the last row can read.

use std::collections::BTreeSet;

use eframe::egui::vec2;
use jadoube_core::i18n::{Language, Words};

use super::fits::{faults, galleys};
use super::lesson_end::ended;
use super::lessons::{learn, opened, watch};
use super::scenes::Window;
use super::situation_scenes::{choose, opened as opened_situation, rule, see_all};
use crate::support::app_harness::AppHarness;
use jadoube_core::laws::{Edition, Terms};
use jadoube_core::learn::PracticeTerms;
use jadoube_ui::{Command, LearnCommand, PracticeAct, Screen};

/// What part of the window's height a line has at least.
const LINES: f32 = 30.0;

const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (1920.0, 1080.0)];

type Scene = fn(f32, f32) -> Window;

const PROJECTED: [(&str, Scene); 14] = [
    ("a step to watch", |w, h| at("the-jumper", 0, (w, h))),
    ("a step to do", |w, h| at("the-jumper", 1, (w, h))),
    ("stars", |w, h| at("the-jumper", 7, (w, h))),
    ("a ruling", |w, h| at("straight-and-slanting", 4, (w, h))),
    ("a question", |w, h| at("the-kings-house", 3, (w, h))),
    ("a situation", |w, h| situation((w, h), false)),
    ("a ruled situation", |w, h| situation((w, h), true)),
    ("a watched case", |w, h| case((w, h))),
    ("a partner", |w, h| partner((w, h))),
    ("something that is played", |w, h| playing((w, h))),
    ("a scoresheet", |w, h| at("streets-and-floors", 4, (w, h))),
    ("words at the board", |w, h| at("i-adjust", 0, (w, h))),
    ("a wrong answer", |w, h| answered((w, h))),
    ("the end of a lesson", |w, h| seen(ended, (w, h))),
];

/// A lesson at that step before a class.
fn at(name: &str, step: usize, size: (f32, f32)) -> Window {
    let mut window = opened(name);
    window.set_size(vec2(size.0, size.1));
    window.set(|settings| settings.preferences.animation = false);
    learn(&mut window, LearnCommand::GoToStep(step));
    watch(&mut window);
    choose(&mut window, |class| class.is_projected = true);
    window
}

fn situation(size: (f32, f32), is_ruled: bool) -> Window {
    let mut window = opened_situation("a-spectator-calls-the-flag", size);
    choose(&mut window, |class| class.is_projected = true);
    see_all(&mut window);
    if is_ruled {
        rule(&mut window, 2);
    }
    window
}

/// A case of the library that was watched.
fn case(size: (f32, f32)) -> Window {
    let mut window = before_a_class(AppHarness::new(Terms::default()), size);
    let name = "art07_irregularities/7.5.5-illegal-moves-of-both".to_owned();
    window.ask(Command::WatchCase(name, Edition::E2023));
    assert_eq!(window.state().screen(), Screen::Scene);
    see_all(&mut window);
    window
}

/// A step that is being played.
fn playing(size: (f32, f32)) -> Window {
    let mut window = at("the-jumper", 0, size);
    learn(&mut window, LearnCommand::StepAgain);
    learn(&mut window, LearnCommand::TogglePlayback);
    window.run_ok();
    window
}

/// A question that was answered wrongly.
fn answered(size: (f32, f32)) -> Window {
    let mut window = at("the-kings-house", 7, size);
    learn(&mut window, LearnCommand::AnswerStep(0));
    window.run_ok();
    window
}

/// A scene of another file, before a class.
fn seen(scene: fn(Words) -> Window, size: (f32, f32)) -> Window {
    let mut window = before_a_class(scene(Words::new(Language::English)), size);
    window.run_ok();
    window
}

/// A game against a partner who slips, as the opponent.
fn partner(size: (f32, f32)) -> Window {
    let mut window = before_a_class(AppHarness::new(Terms::default()), size);
    let terms = Box::new(PracticeTerms::default());
    let start = LearnCommand::Practice(PracticeAct::Start(terms));
    window.show(Screen::Practice);
    learn(&mut window, start);
    window.run_ok();
    window
}

fn before_a_class(mut window: Window, size: (f32, f32)) -> Window {
    window.set_size(vec2(size.0, size.1));
    choose(&mut window, |class| class.is_projected = true);
    window
}

/// A lesson with a step to do, before a class.
pub fn lesson(words: Words) -> Window {
    in_words(at("the-jumper", 1, (900.0, 600.0)), words)
}

/// A situation that was ruled on, before a class.
pub fn ruled(words: Words) -> Window {
    in_words(situation((900.0, 600.0), true), words)
}

fn in_words(mut window: Window, words: Words) -> Window {
    window.speak(words);
    window.run_ok();
    window
}

/// The texts whose lines are lower than they may be.
fn small(window: &Window) -> BTreeSet<String> {
    let least = window.ctx.content_rect().height() / LINES;
    let galleys = galleys(window).into_iter();
    let texts = galleys.filter(|(galley, _)| !galley.text().trim().is_empty());
    let small = texts.filter_map(|(galley, _)| {
        let rows = galley.rows.iter().map(|row| row.height());
        let lowest = rows.fold(f32::INFINITY, f32::min);
        (lowest < least - 0.1).then(|| format!("{lowest:.1} of {least:.1}: {}", galley.text()))
    });
    small.collect()
}

#[test]
fn no_line_is_lower_than_a_thirtieth_of_the_window() {
    let mut all = Vec::new();
    for language in [Language::English, Language::Polish] {
        for size in SIZES {
            for (name, scene) in PROJECTED {
                let window = in_words(scene(size.0, size.1), Words::new(language));
                for text in small(&window) {
                    all.push(format!("{language:?} {size:?} {name}: {text}"));
                }
            }
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}

#[test]
fn before_a_projector_nothing_lies_over_anything() {
    let mut all = Vec::new();
    for language in [Language::English, Language::Polish] {
        for size in SIZES {
            for (name, scene) in PROJECTED {
                let window = in_words(scene(size.0, size.1), Words::new(language));
                for fault in faults(&window) {
                    all.push(format!("{language:?} {size:?} {name}: {fault}"));
                }
            }
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}
