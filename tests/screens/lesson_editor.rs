//! A lesson that is made by showing: acts are recorded on the board, sentences typed, a goal chosen, and all of it kept.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event as Input, Key};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct};
use jadoube_core::learn::{Lesson, StepKind};
use jadoube_ui::{Command, LearnCommand, Screen};

use super::fits::texts;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};

/// The editor with a move that is shown and one that is asked for, in these words.
pub fn two_steps(words: Words) -> Window {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.speak(words);
    shell.show(Screen::Learn);
    let mut window = window(shell, 900.0, 600.0);
    click(&mut window, &words.tr("editor-title"));
    play(&mut window, Color::White, "e4");
    write(&mut window, &words.tr("editor-name"), "1. e4 e5");
    click(&mut window, &words.tr("editor-next"));
    play(&mut window, Color::Black, "e5");
    click(&mut window, &words.tr("editor-goal-this-move"));
    window
}

fn click(window: &mut Window, name: &str) {
    let mut all = window.query_all_by_label(name).collect::<Vec<_>>();
    all.pop().expect(name).click_accesskit();
    window.run_ok();
}

fn play(window: &mut Window, color: Color, text: &str) {
    window.act(Deed::Player(color, PlayerAct::Move(text.to_owned())));
    window.run_ok();
}

fn write(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Part::TextInput, field).focus();
    window.run_ok();
    window.event(Input::Text(text.to_owned()));
    window.run_ok();
}

fn draft(window: &Window) -> Lesson {
    let draft = window.state().learn().draft.expect("a lesson is made");
    draft.lesson()
}

#[test]
fn what_is_shown_on_the_board_becomes_a_lesson() {
    let words = Words::new(Language::English);
    let mut window = two_steps(words);
    write(
        &mut window,
        "Sentence of step 2",
        "Answer with the same move.",
    );
    let lesson = draft(&window);
    let kinds: Vec<StepKind> = lesson.steps.iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [StepKind::Watch, StepKind::Do]);
    assert_eq!(lesson.words["title"], "1. e4 e5");
    assert_eq!(lesson.words["s2"], "Answer with the same move.");
    assert_eq!(lesson.faults(), []);
    click(&mut window, "Take back");
    assert_eq!(draft(&window).steps.len(), 1);
}

#[test]
fn where_nothing_is_kept_on_the_disk_the_lesson_stays_open() {
    let mut window = two_steps(Words::new(Language::English));
    for step in ["Sentence of step 1", "Sentence of step 2"] {
        write(&mut window, step, "Look.");
    }
    click(&mut window, "Save the lesson");
    assert!(!window.state().notifications().is_empty());
    assert_eq!(window.state().screen(), Screen::LessonEditor);
    assert_eq!(draft(&window).steps.len(), 2);
}

/// What is missing is asked for, and the cursor stands where it is to be written.
#[test]
fn a_lesson_without_words_is_not_saved_but_asked_for_them() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.show(Screen::Learn);
    let mut window = window(shell, 900.0, 600.0);
    click(&mut window, "Make a lesson");
    let saves = |window: &mut Window, told: &str, text: &str| {
        click(window, "Save the lesson");
        let all = texts(window);
        assert!(all.iter().any(|(it, _)| it == told), "{told}: {all:#?}");
        assert!(window.state().notifications().is_empty());
        window.event(Input::Text(text.to_owned()));
        window.run_ok();
    };
    let how = "Play on the board what the class is to see, then write a sentence for it.";
    saves(&mut window, how, "");
    play(&mut window, Color::White, "e4");
    saves(&mut window, "First give the lesson a title.", "One move");
    saves(&mut window, "First write the sentence of step 1.", "Watch.");
    let lesson = draft(&window);
    assert_eq!(
        (lesson.words["title"].as_str(), lesson.words["s1"].as_str()),
        ("One move", "Watch.")
    );
    click(&mut window, "Save the lesson");
    assert!(!window.state().notifications().is_empty(), "it is tried");
}

#[test]
fn a_lesson_of_a_game_opens_in_the_editor() {
    let mut shell = super::table::started("300");
    for (color, text) in [(Color::White, "e4"), (Color::Black, "e5")] {
        shell.act(Deed::Player(color, PlayerAct::Move(text.to_owned())));
    }
    shell.ask(Command::Learn(LearnCommand::MakeLesson));
    assert_eq!(shell.state().screen(), Screen::LessonEditor);
    let lesson = draft(&shell);
    assert_eq!((lesson.steps.len(), lesson.faults()), (1, Vec::new()));
}

fn says(window: &Window, what: &str) -> bool {
    texts(window).iter().any(|(text, _)| text.contains(what))
}

#[test]
fn what_is_not_saved_is_left_only_after_a_question() {
    let mut window = two_steps(Words::new(Language::English));
    let leave = "Leave without saving";
    click(&mut window, "Back: Learn the Laws");
    assert_eq!(window.state().screen(), Screen::LessonEditor);
    window.get_by_label(leave);
    window.key_press(Key::Escape);
    window.run_ok();
    assert!(
        window.query_by_label(leave).is_none(),
        "it is answered with No"
    );
    window.key_press(Key::Escape);
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::LessonEditor);
    click(&mut window, leave);
    assert_eq!(window.state().screen(), Screen::Learn);
    click(&mut window, "Make a lesson");
    click(&mut window, "Back: Learn the Laws");
    assert_eq!(window.state().screen(), Screen::Learn, "nothing is lost");
}

#[test]
fn words_whose_acts_were_taken_back_are_not_dropped() {
    let mut window = two_steps(Words::new(Language::English));
    for step in ["Sentence of step 1", "Sentence of step 2"] {
        write(&mut window, step, "Look.");
    }
    click(&mut window, "Take back");
    click(&mut window, "Save the lesson");
    assert!(
        says(&window, "Step 2 has only words."),
        "{:#?}",
        texts(&window)
    );
    assert!(
        window.state().notifications().is_empty(),
        "nothing is saved"
    );
}
