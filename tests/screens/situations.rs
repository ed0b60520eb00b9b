//! You are the arbiter: a scene is watched to its end, a ruling chosen by key or click, and then seen with its reasons.

use std::time::Duration;

use eframe::egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::Color;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Edition, Standing};
use jadoube_core::learn::situation_run::Scene;
use jadoube_core::learn::{Curriculum, Learners};
use jadoube_ui::kit::fonts::{self, LetterBe};
use jadoube_ui::{
    ClassChoices, Command, LearnCommand, LearnView, OwnLessons, Players, Screen, Screens, Settings,
    View,
};

use super::fits::{faults, texts};
use super::situation_scenes::{choose, opened, rule, see_all};
use super::table::Window;
use crate::support::software_renderer::Raster;

/// A situation whose right answer is known: a spectator calls the flag, and in 2023 the arbiter sees it too.
pub const FLAG: &str = "a-spectator-calls-the-flag";

/// Lets so many tenths of a second pass.
fn wait(window: &mut Window, tenths: u32) {
    for _ in 0..tenths.div_ceil(4) {
        let then = window.now() + Duration::from_millis(400);
        window.wait_until(then);
        window.step();
    }
}

/// Goes to the end of the scene, one act after another.
pub fn watch(window: &mut Window) {
    for _ in 0..80 {
        window.key_press(Key::ArrowRight);
        window.step();
    }
    window.run();
}

pub fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
    window.run();
}

/// The place at which the answer of that place is shown.
pub fn shown_at(window: &Window, place: usize) -> usize {
    let (_, run) = window.state().learn().situation.expect("it is open");
    run.shown_at(place)
}

/// The letter key of the answer of that place.
fn letter(window: &Window, place: usize) -> Key {
    [Key::A, Key::B, Key::C, Key::D][shown_at(window, place)]
}

fn is_told(window: &Window, text: &str) -> bool {
    texts(window).iter().any(|(told, _)| told.contains(text))
}

fn answered(window: &Window) -> bool {
    is_told(window, "The same act in six editions")
}

#[test]
fn a_scene_that_is_played_to_its_end_is_ruled_on_by_a_key() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    assert!(is_told(&window, "Watch to the end first."));
    press(&mut window, Key::A);
    assert!(!answered(&window), "not before the end");
    wait(&mut window, 120);
    window.run();
    assert!(!is_told(&window, "Watch to the end first."));
    let right = letter(&window, 0);
    press(&mut window, right);
    assert!(answered(&window));
    assert!(is_told(&window, "the ruling"));
    assert!(!is_told(&window, "Your answer"), "it was the right one");
    assert!(is_told(&window, "This question comes back tomorrow."));
}

#[test]
fn an_answer_is_chosen_with_the_mouse_and_stands_beside_the_right_one() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    watch(&mut window);
    let name = letter(&window, 2).name();
    let card = texts(&window)
        .into_iter()
        .find(|(told, _)| told == name)
        .map(|(_, rect)| rect.center());
    let card = card.expect("its card");
    window.hover_at(card);
    window.run();
    window.drag_at(card);
    window.drop_at(card);
    window.run();
    window.run();
    assert!(answered(&window));
    assert!(is_told(&window, "Your answer, not the ruling:"));
    assert!(is_told(&window, "This question comes back today."));
}

#[test]
fn answers_stand_in_another_order_when_they_are_asked_again() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    let order = |window: &Window| {
        let (_, run) = window.state().learn().situation.expect("it is open");
        run.order().to_vec()
    };
    let mut orders = Vec::new();
    for _ in 0..4 {
        see_all(&mut window);
        orders.push(order(&window));
        let shown = texts(&window).into_iter();
        let headline = |text: &String| text == "Black wins" || text == "The arbiter asks Black";
        let cards: Vec<String> = shown.map(|it| it.0).filter(headline).collect();
        let is_first_above = shown_at(&window, 0) < shown_at(&window, 3);
        assert_eq!(cards[0] == "Black wins", is_first_above, "{cards:?}");
        rule(&mut window, 1);
        window.ask(Command::Learn(LearnCommand::OpenSituation(FLAG.to_owned())));
        window.run();
    }
    orders.dedup();
    assert!(orders.len() >= 2, "{orders:?}");
}

#[test]
fn nothing_of_the_ruling_is_seen_before_the_answer() {
    let mut window = opened("the-claim-before-the-press", (1280.0, 800.0));
    watch(&mut window);
    let labels = |window: &Window| {
        let all = texts(window).into_iter();
        all.map(|(text, _)| text).collect::<Vec<_>>().join("\n")
    };
    let before = labels(&window);
    for hidden in ["9.2", "edition"] {
        assert!(!before.contains(hidden), "{hidden} in {before}");
    }
    assert!(texts(&window).iter().all(|(told, _)| told != "the ruling"));
    press(&mut window, Key::C);
    assert!(labels(&window).contains("9.2"));
}

#[test]
fn where_a_press_is_undone_it_is_told_that_what_it_added_goes_too() {
    let mut window = opened("the-opponents-pawn", (1280.0, 800.0));
    watch(&mut window);
    press(&mut window, Key::A);
    let undone = "White: the press is undone, with the 0:30 it added.";
    assert!(is_told(&window, undone));
}

#[test]
fn a_second_right_answer_is_marked_as_one() {
    let mut window = opened("a-second-and-a-half", (1280.0, 800.0));
    watch(&mut window);
    let second = letter(&window, 1);
    press(&mut window, second);
    assert!(is_told(&window, "The knight’s move stands (also right)"));
}

#[test]
fn a_ruling_that_is_held_back_is_shown_by_the_space_bar() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    choose(&mut window, |class| class.holds_back = true);
    watch(&mut window);
    let wrong = letter(&window, 1);
    press(&mut window, wrong);
    assert!(is_told(&window, "The ruling is hidden."));
    assert!(!answered(&window));
    for headline in ["Black wins", "The arbiter asks Black"] {
        assert!(
            is_told(&window, headline),
            "a class talks about the answers"
        );
    }
    press(&mut window, Key::A);
    assert!(!answered(&window), "it is chosen once");
    press(&mut window, Key::Space);
    assert!(answered(&window));
    assert!(is_told(&window, "Your answer, not the ruling:"));
}

#[test]
fn of_two_learners_neither_sees_what_the_other_chose_until_both_have() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    choose(&mut window, |class| class.has_two_learners = true);
    watch(&mut window);
    for cap in ["1", "7", "4", "0"] {
        assert!(texts(&window).iter().any(|(told, _)| told == cap), "{cap}");
    }
    let [wrong, other, right] = [1, 2, 0].map(|place| shown_at(&window, place));
    let left = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    press(&mut window, left[wrong]);
    assert!(!answered(&window));
    press(&mut window, left[other]);
    assert!(!answered(&window), "the left one has chosen");
    press(
        &mut window,
        [Key::Num7, Key::Num8, Key::Num9, Key::Num0][right],
    );
    assert!(answered(&window));
    let told = texts(&window);
    let row = |text: &str| told.iter().find(|(it, _)| it == text).map(|it| it.1);
    let (left, right) = (row("Left").expect("Left"), row("Right").expect("Right"));
    assert!(
        left.bottom() < right.top(),
        "the right one chose the ruling"
    );
    let score = told
        .iter()
        .find(|(it, _)| it.starts_with("Left ") && it.contains(" · Right "));
    let score = score.map(|(it, _)| it.as_str());
    assert!(
        matches!(score, Some("Left 1 · Right 0" | "Left 0 · Right 1")),
        "{score:?}"
    );
    assert!(!told.iter().any(|(it, _)| it.contains("comes back")));
}

#[test]
fn what_two_without_names_answer_is_nobodys_progress() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    choose(&mut window, |class| class.has_two_learners = true);
    watch(&mut window);
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num7);
    assert!(answered(&window));
    let learn = window.state().learn();
    let progress = learn.learners.progress();
    let returns = progress.and_then(|it| it.returns_after(FLAG, learn.today));
    assert_eq!(returns, None);
}

/// How high the first line of what happened is, and how wide the board, in pixels.
fn seen(window: &Window) -> (f32, f32) {
    let pixels = window.ctx.pixels_per_point();
    let galleys = super::fits::galleys(window).into_iter();
    let mut told = galleys.filter(|(galley, _)| galley.text().starts_with("Blitz"));
    let line = told.next().expect("what happened").0.rows[0].height();
    let corner = |name: &str| window.get_by_label_contains(name).rect();
    let board = corner("h1, ").right() - corner("a1, ").left();
    (line * pixels, board * pixels)
}

#[test]
fn before_a_class_the_letters_are_larger_and_the_board_hardly_smaller() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    let before = seen(&window);
    choose(&mut window, |class| class.is_projected = true);
    let after = seen(&window);
    assert!(
        after.0 >= 28.0 && after.0 > before.0 * 1.3,
        "{before:?} {after:?}"
    );
    assert!(after.1 >= before.1 * 0.9, "{before:?} {after:?}");
}

#[test]
fn once_the_time_is_over_one_may_still_answer() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    choose(&mut window, |class| class.is_against_clock = true);
    watch(&mut window);
    wait(&mut window, 40);
    assert!(is_told(&window, "0:26") || is_told(&window, "0:27"));
    wait(&mut window, 300);
    assert!(is_told(&window, "Time is up."));
    press(&mut window, Key::A);
    assert!(answered(&window));
}

#[test]
fn the_next_situation_and_another_language_are_one_press_away() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    watch(&mut window);
    press(&mut window, Key::Num1);
    window.get_by_label("Next situation").click();
    window.run();
    assert!(!answered(&window));
    assert!(is_told(&window, "Watch to the end first."));
    let settings = window.state().settings().clone();
    window.ask(Command::Learn(LearnCommand::Speak(Language::Polish)));
    window.run();
    let after = window.state().settings().clone();
    assert_eq!(after.preferences.language, Some(Language::Polish));
    assert_eq!(after.play.assist, settings.play.assist);
    assert_eq!(after.views.turned, settings.views.turned);
}

#[test]
fn a_bead_shows_the_scene_as_it_stood_then() {
    let mut window = opened(FLAG, (1280.0, 800.0));
    watch(&mut window);
    window.get_by_label("g6").click();
    window.run();
    assert!(window.query_by_label("g3, white pawn").is_none());
    assert!(window.query_by_label("g6, black pawn").is_some());
    window.get_by_label("your ruling").click();
    window.run();
    assert!(window.query_by_label("g3, white pawn").is_some());
}

/// Every answer of every situation, in the words and the size that ask for the most room.
#[test]
fn every_answer_of_every_situation_fits_in_the_smallest_window() {
    let mut found = Vec::new();
    let mut window = opened(FLAG, (900.0, 600.0));
    for situation in &Curriculum::own().situations {
        let name = &situation.name;
        for place in 0..situation.content.answers.len() {
            let mut look = |window: &Window, when: &str| {
                let told = faults(window).into_iter();
                found.extend(told.map(|fault| format!("{name} {when}: {fault}")));
            };
            window.ask(Command::Learn(LearnCommand::OpenSituation(name.clone())));
            see_all(&mut window);
            look(&window, "asked");
            rule(&mut window, place);
            look(&window, "answered");
            assert!(is_told(&window, "the ruling"), "{name} {place}");
        }
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// The case of the Laws that is watched, drawn alone.
fn watched(acts: usize, (width, height): (f32, f32)) -> Harness<'static> {
    let situation = Curriculum::own().situation("the-list-on-the-screen");
    let script = situation.expect("a situation").content.scene.clone();
    let mut scene = Scene::new(&script, Edition::E2023).expect("it begins");
    scene.go_to_act(acts);
    let (learners, class) = (Learners::default(), ClassChoices::default());
    let (players, settings) = (Players::default(), Settings::default());
    let own = OwnLessons::default();
    let mut screens = Screens::default();
    let mut harness = Harness::builder()
        .with_size(vec2(width, height))
        .with_max_steps(16)
        .with_context_setup(|context| fonts::install(context, LetterBe::Common))
        .renderer(Raster::default())
        .build_ui(move |ui| {
            let words = Words::new(Language::English);
            let game = scene.game();
            let mut view = View::new(game.arbiter(), game.now(), &players, &settings, words);
            view.log = game.log();
            view.window.screen = Screen::Scene;
            view.learn = Some(LearnView {
                scene: Some(("claim without three times", &scene)),
                ..LearnView::new(&learners, &class, &own)
            });
            screens.ui(ui, &view);
        });
    harness.run();
    harness
}

#[test]
fn a_watched_case_tells_what_was_ruled_so_far() {
    let window = watched(1, (1280.0, 800.0));
    assert!(window.query_by_label("Nothing yet.").is_some());
    let window = watched(2, (1280.0, 800.0));
    assert!(window.query_by_label("Nothing yet.").is_none());
    assert!(window.query_by_label_contains("+2:00").is_some());
    assert!(window.query_by_label("Try it yourself").is_some());
}

#[test]
fn clocks_that_a_hand_has_stopped_rest_before_anything_is_ruled() {
    let mut window = opened("a-handshake-and-two-results", (1280.0, 800.0));
    see_all(&mut window);
    let learn = window.state().learn();
    let (_, run) = learn.situation.expect("a situation is open");
    assert_eq!(run.choice(), None);
    let clock = run.visible_arbiter().table().clock().expect("a clock");
    assert_eq!(clock.running(), None);
}

/// What says that White's flag is down, or both are, in the words of a situation.
const DOWN: [&str; 6] = [
    "Flag!",
    "flag falls",
    "flag is down",
    "flags are down",
    "time is over",
    "time is up",
];

#[test]
fn a_clock_whose_flag_is_called_or_told_down_shows_nothing_left() {
    let words = Words::new(Language::English);
    let mut told_of = 0;
    for found in &Curriculum::own().situations {
        let situation = &found.content;
        let said = (1..=situation.said.len()).map(|line| format!(".said-{line}"));
        let parts = std::iter::once(".scene".to_owned()).chain(said);
        let parts = parts.map(|part| words.tr(&format!("situation-{}{part}", found.name)));
        let told = parts.collect::<Vec<_>>().join(" ");
        if !DOWN.iter().any(|down| told.contains(down)) {
            continue;
        }
        told_of += 1;
        for edition in Edition::ALL {
            if !situation.editions.contains(edition) {
                continue;
            }
            let mut scene = Scene::new(&situation.scene, edition).expect("a scene");
            scene.finish();
            let table = scene.visible_arbiter(false).table();
            let name = format!("{} {edition:?}", found.name);
            // The clocks of a game that is over stand as they stood then, and that is told.
            if table.standing() != Standing::Playing {
                assert!(told.contains("as they stood then"), "{name}");
                continue;
            }
            let face = |color| {
                let clock = table.clock().expect("a clock");
                clock.face(color, scene.game().now()).shown
            };
            assert_eq!(face(Color::White), Duration::ZERO, "{name}");
            if told.contains("flags") {
                assert_eq!(face(Color::Black), Duration::ZERO, "{name}");
            }
        }
    }
    assert!(told_of >= 6, "{told_of}");
}

#[test]
fn behind_the_ruling_f1_opens_the_laws_and_enter_the_next_situation() {
    let ruled = || {
        let mut window = opened(FLAG, (1280.0, 800.0));
        see_all(&mut window);
        rule(&mut window, 0);
        window
    };
    let mut window = ruled();
    window.key_press(Key::F1);
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::Laws);
    let mut window = ruled();
    window.key_press(Key::Enter);
    window.run_ok();
    let open = window.state().learn().situation.map(|(name, _)| name);
    assert!(open.is_some_and(|name| name != FLAG), "{open:?}");
}
