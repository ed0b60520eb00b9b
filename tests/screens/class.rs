//! What a class needs on the page where one learns: learners, the table, switches, certificates, the Laws for the wall.

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event as Input, Key};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, Edition, PlayerAct};
use jadoube_core::learn::Certificate;
use jadoube_ui::{ColorScheme, Command, FileTask, LearnCommand, Notification, Screen};

use super::fits;
use super::lessons::learn;
use crate::support::app_harness::{AppHarness, window};
use crate::support::poppler;
use crate::support::share_of_checks::due_languages;

/// What two learners have done, as the file has it.
const TWO: &str = r#"(version: 1, learners: (current: "Ana", learners: {
    "Ana": (
        lessons: {
            "good-clock-hands": (stars: 3, first: 1),
            "press-the-clock": (stars: 2, first: 1),
            "your-turn-my-turn": (stars: 1, first: 1),
        },
        situations: {
            "a-silent-nudge": (compartment: 1, due: 0, right: ["2023", "2005"]),
            "too-late-to-press": (compartment: 2, due: 99999999, right: ["2023"]),
            "a-second-king": (compartment: 0, due: 0, right: []),
        },
        exams: {
            Player: (day: 20700, right: 12, asked: 20),
            Club: (day: 20787, right: 17, asked: 20),
        },
    ),
    "Борис Ђокић": (lessons: {}, situations: {}),
}))"#;

/// The page in these words, on which those have learnt before, in a window of that size.
fn opened(words: Words, learners: Option<&str>, width: f32, height: f32) -> AppHarness {
    let files = MemoryStore::default();
    if let Some(learners) = learners {
        files.put("learners.ron", learners);
    }
    let mut shell = AppHarness::on(files, Vec::new());
    shell.speak(words);
    shell.show(Screen::Learn);
    let mut window = window(shell, width, height);
    click(&mut window, &words.tr("learn-class"));
    window
}

/// The page of two learners in these words.
pub fn page(words: Words) -> AppHarness {
    opened(words, Some(TWO), 900.0, 600.0)
}

fn english(learners: Option<&str>) -> AppHarness {
    opened(Words::new(Language::English), learners, 1280.0, 800.0)
}

fn click(window: &mut AppHarness, name: &str) {
    window.get_by_label(name).click_accesskit();
    window.run_ok();
}

/// Adds a learner by the menu.
fn add(window: &mut AppHarness, name: &str) {
    let current = window.state().learn().learners.current.clone();
    let button = if current.is_empty() {
        "Choose a learner".to_owned()
    } else {
        format!("Learner: {current}")
    };
    click(window, &button);
    window
        .get_by_role_and_label(Part::TextInput, "New learner")
        .focus();
    window.run_ok();
    window.event(Input::Text(name.to_owned()));
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
}

fn learners(window: &AppHarness) -> Vec<String> {
    let learners = window.state().learn().learners.named();
    learners.map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn a_learner_is_added_with_enter_and_learns_from_then_on() {
    let mut window = english(None);
    window.get_by_label_contains("No learners yet");
    add(&mut window, "  Ana ");
    add(&mut window, "Ben");
    assert_eq!(learners(&window), ["Ana", "Ben"]);
    window.get_by_label("Learner: Ben");
    window.get_by_label_contains("Ana, Lessons done: 0 / ");
    // The file is there when the program is opened again.
    let kept = window.files.file("learners.ron").expect("it is written");
    let kept = String::from_utf8(kept).expect("text");
    let mut again = english(Some(&kept));
    again.get_by_label("Learner: Ben");
    click(&mut again, "Learner: Ben");
    click(&mut again, "Ana");
    again.get_by_label("Learner: Ana");
}

#[test]
fn a_learner_is_forgotten_once_that_was_asked() {
    let mut window = english(Some(TWO));
    click(&mut window, "Learner: Ana");
    click(&mut window, "Delete Ana");
    assert_eq!(learners(&window).len(), 2, "it is asked first");
    wait(&mut window);
    click(&mut window, "Delete Ana");
    assert_eq!(learners(&window), ["Борис Ђокић"]);
    window.get_by_label("Choose a learner");
    // In the table too.
    window.key_press(Key::Escape);
    window.run_ok();
    assert_eq!(window.query_all_by_label("Delete").count(), 1);
    click(&mut window, "Delete");
    wait(&mut window);
    click(&mut window, "No");
    assert_eq!(learners(&window).len(), 1);
    click(&mut window, "Delete");
    wait(&mut window);
    click(&mut window, "Delete");
    assert!(learners(&window).is_empty());
}

/// Lets so much time pass that a press is no longer meant for what stood there before.
fn wait(window: &mut AppHarness) {
    for _ in 0..30 {
        window.step();
    }
}

#[test]
fn the_table_tells_what_each_has_done_and_a_press_chooses() {
    let mut window = english(Some(TWO));
    let row = window.get_by_label_contains("Ana, Lessons done: 3 / ");
    let told = format!("{row:?}");
    for what in [
        "Stars: 6",
        "Correct answers: 2 / ",
        "Exam: Player: 12 of 20 correct. Not passed yet. Club arbiter: 17 of 20 correct. Passed.",
        "Due today: 2",
    ] {
        assert!(told.contains(what), "{what} in {told}");
    }
    window
        .get_by_label_contains("Борис Ђокић, Lessons done: 0 / ")
        .click_accesskit();
    window.run_ok();
    let told: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
    let shown = |text: &str| told.iter().any(|it| it == text);
    assert!(shown("Club arbiter") && shown("17 / 20"), "{told:?}");
    window.get_by_label("Learner: Борис Ђокић");
}

#[test]
fn a_teacher_switches_what_holds_for_the_class() {
    let mut window = english(None);
    for switch in [
        "Hide the ruling",
        "Projector",
        "Against the clock",
        "Two learners",
    ] {
        click(&mut window, switch);
    }
    click(&mut window, "2009");
    let class = window.state().learn().class;
    assert!(class.holds_back && class.is_projected);
    assert!(class.is_against_clock && class.has_two_learners);
    assert_eq!(class.edition, Some(Edition::E2009));
    click(&mut window, "Newest");
    click(&mut window, "Projector");
    let class = window.state().learn().class;
    assert!(class.edition.is_none() && !class.is_projected);
}

/// Two learners of one name would be one: whoever types it is asked for something that tells them apart.
#[test]
fn a_name_that_somebody_bears_already_is_told() {
    let told = |names: &str| {
        format!(
            "More than one learner has this name: {names}. Add something that tells them apart."
        )
    };
    let mut window = english(Some(TWO));
    window
        .get_by_role_and_label(Part::MultilineTextInput, "Names of a class")
        .focus();
    window.run_ok();
    let list = "Mira\nAna\nMira\n".to_owned();
    window.event(Input::Paste(list));
    window.run_ok();
    window.get_by_label(&told("Ana, Mira"));
    click(&mut window, "Add these names");
    assert_eq!(learners(&window), ["Ana", "Mira", "Борис Ђокић"]);
    window.get_by_label(&told("Ana, Mira"));
    assert!(window.query_by_label("Add these names").is_none());
    let mut window = english(Some(TWO));
    add(&mut window, "Борис Ђокић");
    window.get_by_label(&told("Борис Ђокић"));
    window.get_by_label_contains("Learner: Ana");
}

#[test]
fn a_list_of_names_is_pasted_and_the_results_are_a_table() {
    let mut window = english(Some(TWO));
    window
        .get_by_role_and_label(Part::MultilineTextInput, "Names of a class")
        .focus();
    window.run_ok();
    window.event(Input::Paste(
        "1. Mira Novak\n2. Ben, jr.\n\n3. Ana\n".to_owned(),
    ));
    window.run_ok();
    click(&mut window, "Add these names");
    assert_eq!(
        learners(&window),
        ["Ana", "Ben, jr.", "Mira Novak", "Борис Ђокић"]
    );
    window.get_by_label("Learner: Ana");
    click(&mut window, "Results as a table (CSV)…");
    let request = window.state().path_request().expect("it is asked where");
    let task = request.task.clone();
    window.ask(Command::Chosen(task, "class".into()));
    window.run_ok();
    let table = window.files.file("class.csv").expect("it is written");
    let table = String::from_utf8(table).expect("text");
    let lines: Vec<&str> = table.lines().collect();
    let heads = "Name,Lessons done,Stars,Correct answers,Due today,Stuck at,\
        Exam (Player): correct answers,Exam (Player): questions,Exam (Player): passed,Exam (Player): date,";
    assert!(lines[0].contains(heads), "{}", lines[0]);
    assert!(
        lines[0].contains("Exam (National arbiter): date,1,2,"),
        "{}",
        lines[0]
    );
    let exams = "12,20,Not passed yet,2026-09-04,17,20,Passed,2026-11-30,,,,";
    let ana = format!("Ana,3,6,2,2,–,{exams},1,0,");
    assert!(lines[1].starts_with(&ana), "{}", lines[1]);
    assert!(
        lines[2].starts_with("\"Ben, jr.\",0,0,0,0,–,,,,,,,,,,,,,0,"),
        "{}",
        lines[2]
    );
}

#[test]
fn a_teacher_sees_who_is_stuck_where() {
    let mut window = english(Some(TWO));
    learn(
        &mut window,
        LearnCommand::OpenLesson("straight-and-slanting".into()),
    );
    learn(&mut window, LearnCommand::GoToStep(1));
    for _ in 0..2 {
        for act in [
            PlayerAct::Lift(Square::A1),
            PlayerAct::Release(Square::A3),
            PlayerAct::Press,
        ] {
            window.act(Deed::Player(Color::White, act));
        }
        learn(&mut window, LearnCommand::StepAgain);
    }
    window.show(Screen::Learn);
    window.run_ok();
    let row = window.get_by_label_contains("Ana, Lessons done: 3 / ");
    assert!(
        format!("{row:?}").contains("Stuck at: Lesson 4, step 2"),
        "{row:?}"
    );
}

#[test]
fn a_certificate_is_printed_with_the_name_that_was_typed_whatever_is_open() {
    let mut window = english(Some(TWO));
    window.get_by_label("Still to do: lessons 12–21, 24, 27–29, 31–33, 36");
    window.get_by_label("Still to do: 28 situations");
    window.get_by_label("Still to do: 60 situations");
    click(&mut window, "Print… Hands and clock");
    let request = window.state().path_request().expect("it is asked where");
    let FileTask::Certificate(order) = &request.task else {
        panic!("{request:?}");
    };
    assert_eq!(
        (order.certificate, &*order.name),
        (Certificate::HandsAndClock, "Ana")
    );
    assert!(
        request.suggestion.contains("Hands and clock Ana"),
        "{request:?}"
    );
    let task = request.task.clone();
    window.ask(Command::Chosen(task, "ana".into()));
    window.run_ok();
    let pdf = window.files.file("ana.pdf").expect("it is written");
    let text = poppler::text(&pdf);
    for what in ["Ana", "Hands and clock", "Laws of 2023", "Teacher"] {
        assert!(text.contains(what), "{what} in {text}");
    }
}

#[test]
fn the_summary_of_a_part_is_printed_in_the_edition_of_the_class() {
    let mut window = english(None);
    click(&mut window, "2014");
    click(&mut window, "Appendix F: Chess960");
    let request = window.state().path_request().expect("it is asked where");
    assert!(
        request.suggestion.contains("Appendix F Chess960 2014"),
        "{request:?}"
    );
    let task = request.task.clone();
    window.ask(Command::Chosen(task, "chess960".into()));
    window.run_ok();
    let pdf = window.files.file("chess960.pdf").expect("it is written");
    assert!(poppler::text(&pdf).contains("Laws of 2014"));
}

#[test]
fn a_damaged_file_of_learners_is_told() {
    let window = english(Some("(version: 1, learners"));
    let told = window.state().notifications();
    assert!(matches!(told, [Notification::LearnersLost(_)]), "{told:?}");
    window.get_by_label_contains("The learners’ progress cannot be read.");
}

#[test]
fn the_page_fits_in_every_language_and_size() {
    for language in due_languages() {
        // So high that nothing of the page is scrolled away.
        for (width, height) in [(900.0, 2600.0), (1279.0, 3000.0), (800.0, 2800.0)] {
            let mut window = opened(Words::new(language), Some(TWO), width, height);
            let cut = fits::cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
            let who = Words::new(language);
            let args = [("name", "Ana".into())];
            click(&mut window, &who.tr_args("learner-who", &args));
            let cut = fits::cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}, the menu: {cut:?}");
        }
    }
}

#[test]
#[ignore = "pictures to look at, in the folder that JADOUBE_PICTURES names"]
fn pictures_of_the_page() {
    let folder = std::env::var("JADOUBE_PICTURES").expect("a folder");
    for (language, tag) in [(Language::English, "en"), (Language::SerbianCyrillic, "sr")] {
        for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (1280.0, 1900.0)] {
            for (scheme, light) in [(ColorScheme::Light, "light"), (ColorScheme::Dark, "dark")] {
                let words = Words::new(language);
                let mut window = opened(words, Some(TWO), width, height);
                window.set(|settings| settings.preferences.mode = scheme);
                window.run_ok();
                let mut save = |part: &str| {
                    let path = format!("{folder}/class-{tag}-{width}x{height}-{light}{part}.png");
                    window
                        .render()
                        .expect("a picture")
                        .save(path)
                        .expect("room");
                };
                save("");
                if height < 1000.0 {
                    let args = [("name", "Ana".into())];
                    let who = words.tr_args("learner-who", &args).into_owned();
                    click(&mut window, &who);
                    let path = format!("{folder}/class-{tag}-{width}x{height}-{light}-menu.png");
                    window
                        .render()
                        .expect("a picture")
                        .save(path)
                        .expect("room");
                }
            }
        }
    }
}

#[test]
fn what_was_learnt_without_a_name_is_in_the_table_too() {
    let mut window = english(None);
    learn(&mut window, LearnCommand::ChooseLearner("Ana".into()));
    learn(&mut window, LearnCommand::ForgetLearner("Ana".into()));
    window.run_ok();
    window.get_by_label_contains("No learners yet");
}
