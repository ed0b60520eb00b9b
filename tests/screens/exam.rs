//! An exam: its level is chosen, questions are answered, it is handed in, and the result is told and printed.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event as Input, Key};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::i18n::{Language, SituationWords, Words};
use jadoube_core::learn::{Curriculum, Level};
use jadoube_ui::{Command, FileTask, Screen};

use super::fits::texts;
use super::scenes::Window;
use crate::support::app_harness::{AppHarness, window};
use crate::support::poppler;
use crate::support::share_of_checks::due_languages;

/// An exam for players that has just begun, in these words, in a window of that size.
pub fn begun(words: Words, width: f32, height: f32) -> Window {
    begun_at("level-player", words, width, height)
}

/// The same at that level.
fn begun_at(level: &str, words: Words, width: f32, height: f32) -> Window {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.speak(words);
    shell.show(Screen::Learn);
    let mut window = window(shell, width, height);
    click(&mut window, &words.tr("learn-exam"));
    click(&mut window, &words.tr(level));
    window
}

pub fn question(words: Words) -> Window {
    begun(words, 900.0, 600.0)
}

/// An exam of which nothing was answered.
pub fn handed_in(words: Words) -> Window {
    let mut window = question(words);
    hand_in(&mut window);
    window
}

/// An exam for national arbiters of which one answer was written, before that is marked.
pub fn marking(words: Words) -> Window {
    let mut window = begun_at("level-national", words, 900.0, 600.0);
    let args = [("number", 20_u32.into()), ("all", 20_u32.into())];
    click(&mut window, &words.tr_args("exam-question", &args));
    let field = words.tr("exam-your-answer");
    window
        .get_by_role_and_label(Part::MultilineTextInput, &field)
        .focus();
    window.run_ok();
    window.event(Input::Text("7.5.5, +2:00".to_owned()));
    window.run_ok();
    hand_in(&mut window);
    window
}

/// The question of that number in an exam for national arbiters: 14 and 15 are about scoresheets.
fn sheet_question(words: Words, number: u32) -> Window {
    let mut window = begun_at("level-national", words, 900.0, 600.0);
    let args = [("number", number.into()), ("all", 20_u32.into())];
    click(&mut window, &words.tr_args("exam-question", &args));
    window
}

/// An exam at a scoresheet with an illegal move.
pub fn illegal_on_sheet(words: Words) -> Window {
    sheet_question(words, 14)
}

/// An exam at a scoresheet on which a move is missing.
pub fn missing_on_sheet(words: Words) -> Window {
    sheet_question(words, 15)
}

fn click(window: &mut Window, name: &str) {
    window.get_by_label(name).click_accesskit();
    window.run_ok();
}

/// Hands in an exam with open questions, and says so once more.
fn hand_in(window: &mut Window) {
    let name = window.words().tr("exam-hand-in").into_owned();
    click(window, &name);
    click(window, &name);
}

#[test]
fn an_exam_with_open_questions_is_handed_in_only_by_a_second_click() {
    let mut window = begun(Words::new(Language::English), 900.0, 600.0);
    click(&mut window, "Hand in");
    assert!(window.query_by_label_contains(" of 20 correct").is_none());
    window.get_by_label("Sure?");
    let place = |window: &Window, label: &str| window.get_by_label(label).rect();
    let open = place(&window, "Not answered yet: 20");
    for label in ["Sure?", "Hand in", "No"] {
        let rect = place(&window, label);
        assert!(!open.intersects(rect), "{label}: {rect:?} on {open:?}");
    }
    click(&mut window, "No");
    window.get_by_label("Not answered yet: 20");
    hand_in(&mut window);
    window.get_by_label_contains(" of 20 correct");
}

/// The answers of the open question, from above.
fn answers(window: &Window) -> Vec<String> {
    let begins = |text: &&String| {
        let mut letters = text.chars();
        let first = letters.next();
        first.is_some_and(|it| ('A'..='E').contains(&it)) && letters.as_str().starts_with("   ")
    };
    let all = texts(window).into_iter().map(|it| it.0);
    let all: Vec<String> = all.collect();
    all.iter().filter(begins).cloned().collect()
}

#[test]
fn an_exam_is_taken_handed_in_and_printed() {
    let mut window = begun(Words::new(Language::English), 1280.0, 800.0);
    let named = window.query_all_by_label("Question 1 of 20");
    assert_eq!(named.count(), 2, "its heading, and its number among all");
    window.get_by_label("Not answered yet: 20");
    assert!(
        (3..=5).contains(&answers(&window).len()),
        "{:?}",
        answers(&window)
    );
    for number in 1..=20 {
        let mut all = window.query_all_by_label_contains("A   ");
        all.next().expect("an answer").click_accesskit();
        drop(all);
        window.run_ok();
        if number < 20 {
            click(&mut window, "Next question");
        }
    }
    assert!(window.query_by_label_contains("Not answered yet").is_none());
    click(&mut window, "Hand in");
    window.get_by_label_contains(" of 20 correct");
    let learners = window.state().learn().learners;
    let exams = &learners.progress().expect("something was done").exams;
    let taken = exams.get(&Level::Player).expect("it was noted");
    assert_eq!(taken.asked, 20);
    window.get_by_label_contains(&format!("{} of 20 correct", taken.right));
    window.get_by_label("To read again, by Article");
    click(&mut window, "Print…");
    let request = window.state().path_request().expect("it is asked where");
    let task = request.task.clone();
    assert!(matches!(task, FileTask::Certificate(_)));
    window.ask(Command::Chosen(task, "exam".into()));
    window.run_ok();
    let pdf = window.files.file("exam.pdf").expect("it is written");
    assert!(poppler::text(&pdf).contains("Exam result"));
    click(&mut window, "Another exam");
    window.get_by_label("Player");
}

#[test]
fn an_answer_is_chosen_and_another_question_opened_by_key() {
    let mut window = begun(Words::new(Language::English), 1280.0, 800.0);
    for key in [Key::B, Key::ArrowRight, Key::Num1] {
        window.key_press(key);
        window.run_ok();
    }
    assert_eq!(window.query_all_by_label("Question 2 of 20").count(), 2);
    window.get_by_label("Not answered yet: 18");
    window.key_press(Key::ArrowLeft);
    window.run_ok();
    assert_eq!(window.query_all_by_label("Question 1 of 20").count(), 2);
}

#[test]
fn a_written_answer_is_compared_with_the_model_and_marked() {
    let mut window = marking(Words::new(Language::English));
    window.get_by_label("Compare your answer with the model");
    window.get_by_label("7.5.5, +2:00");
    assert!(window.query_by_label_contains("of 20 correct").is_none());
    let noted = |window: &Window| {
        let progress = window.state().learn().learners.progress();
        let taken = progress.and_then(|it| it.exams.get(&Level::National));
        taken.map(|it| it.right)
    };
    assert_eq!(noted(&window), None, "it is not marked yet");
    click(&mut window, "Mine was right");
    window.get_by_label_contains("1 of 20 correct");
    assert_eq!(noted(&window), Some(1));
}

#[test]
fn a_cell_of_a_scoresheet_is_chosen_and_a_missing_move_is_written() {
    let mut window = illegal_on_sheet(Words::new(Language::English));
    window.get_by_label_contains("One move on this scoresheet was illegal");
    window.get_by_label("Not answered yet: 20");
    let mut cells = window.query_all_by_label_contains(" (Black)");
    cells.next().expect("a cell").click_accesskit();
    drop(cells);
    window.run_ok();
    window.get_by_label("Not answered yet: 19");
    click(&mut window, "Next question");
    let field = window.get_by_role_and_label(Part::TextInput, "The missing move");
    field.focus();
    window.run_ok();
    window.event(Input::Text("a6".to_owned()));
    window.run_ok();
    window.get_by_label("Not answered yet: 18");
    hand_in(&mut window);
    window.get_by_label_contains(" of 20 correct");
    assert!(window.query_all_by_label_contains("Model answer: ").count() >= 1);
}

/// What is asked before an exam with open questions is handed in stands in one row, its words whole.
#[test]
fn the_question_before_handing_in_finds_room_in_the_smallest_window() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = begun(words, 900.0, 600.0);
        click(&mut window, &words.tr("exam-hand-in"));
        let open = words.tr_args("exam-open", &[("count", 20_u32.into())]);
        let time = words.tr("situation-time-left");
        let all = [
            &*open,
            &words.tr("sure"),
            &words.tr("exam-hand-in"),
            &words.tr("sure-no"),
            &time,
        ];
        let shown = texts(&window);
        let mut right_of = 900.0;
        for text in all.iter().rev().skip(1).chain([&all[4]]) {
            let found = shown.iter().rfind(|(it, _)| it == text);
            let (_, at) = found.unwrap_or_else(|| panic!("{language:?}: {text}"));
            assert!(
                at.right() <= right_of && at.height() < 40.0,
                "{language:?}: {text} {at:?}"
            );
            right_of = at.left();
        }
    }
}

#[test]
fn every_question_finds_room_in_the_smallest_window() {
    for language in due_languages() {
        let words = Words::new(language);
        let window = begun(words, 900.0, 600.0);
        let last = answers(&window).pop().expect("an answer");
        let mut all = texts(&window).into_iter();
        let (_, at) = all.find(|(text, _)| *text == last).expect("it is there");
        assert!(
            at.right() <= 900.0 && at.left() >= 300.0,
            "{language:?}: {at:?}"
        );
    }
}

/// What is said in a scene is part of the question: nobody sees its bubbles here.
#[test]
fn a_question_tells_what_is_said_in_its_scene() {
    let words = Words::new(Language::English);
    let mut asked = 0;
    for level in ["level-player", "level-club", "level-national"] {
        let mut window = begun_at(level, words, 1280.0, 800.0);
        for _ in 0..20 {
            let told: Vec<String> = texts(&window).into_iter().map(|(text, _)| text).collect();
            for situation in &Curriculum::own().situations {
                let own = SituationWords::new(words, &situation.name, &situation.content);
                let scene = own.get("scene").unwrap_or_default();
                let acts = situation.content.scene.acts.len();
                let said = (1..).zip(&situation.content.said);
                for (number, said) in said.filter(|(_, it)| it.after == acts) {
                    let said_so = own.get(&format!("said-{number}")).unwrap_or_default();
                    if told.contains(&scene) {
                        let is_told = told.iter().any(|it| it.contains(&said_so));
                        assert!(is_told, "{:?}: {said_so}: {told:?}", said.by);
                        asked += 1;
                    }
                }
            }
            window.key_press(Key::ArrowRight);
            window.run_ok();
        }
    }
    assert!(asked > 3, "{asked}");
}
