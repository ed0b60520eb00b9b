//! How the result is signed: by a press where the name is known, by hand where it is not; and that the way to look through
//! the game stays in sight.

use eframe::egui::{Event, Key, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_core::chess::ByColor;
use jadoube_core::i18n::{Language, Words};

use super::blitz_scenes;
use super::fits;
use super::scenes::{SCENES, Window};
use super::table_scenes::of_ana_and_boris;
use crate::support::share_of_checks::due_languages;

fn english() -> Words {
    Words::new(Language::English)
}

fn signatures(window: &Window) -> ByColor<String> {
    window.state().session().players().signatures.clone()
}

fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

#[test]
fn a_line_is_empty_until_one_press_signs_with_the_known_name() {
    let mut window = blitz_scenes::mate(english());
    let names = window.state().session().players().names.clone();
    assert!(!names.white.is_empty() && !names.black.is_empty());
    let written = |window: &Window, name: &str| {
        let all = fits::texts(window).into_iter();
        all.filter(|it| it.0 == name).count()
    };
    // Beside the clock, and nowhere else.
    assert_eq!(written(&window, &names.white), 1);
    assert_eq!(signatures(&window), ByColor::default(), "nobody has signed");
    click(&mut window, "Sign as Ana");
    assert_eq!(signatures(&window).white, names.white);
    assert_eq!(written(&window, &names.white), 2, "it stands on the line");
    assert_eq!(signatures(&window).black, "", "the other has not");
    assert!(window.query_by_label("Sign as Ana").is_none());
    click(&mut window, "Sign as Boris");
    assert_eq!(signatures(&window), names);
}

#[test]
fn whoever_only_looks_at_the_line_has_not_signed() {
    let mut window = blitz_scenes::mate(english());
    let names = window.state().session().players().names.clone();
    click(&mut window, &format!("Signed by {}", names.white));
    window.get_by_label("Chess board").click();
    window.run();
    assert_eq!(signatures(&window), ByColor::default());
}

#[test]
fn the_button_says_who_signs_with_it_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = blitz_scenes::mate(words);
        for size in [(900.0, 600.0), (1280.0, 800.0)] {
            window.set_size(eframe::egui::Vec2::from(size));
            window.run_ok();
            for player in ["white", "black"] {
                let args = [("player", player.into())];
                let name = of_ana_and_boris(words).tr_args("sign-result-as", &args);
                let button = window.get_by_label(&name).rect();
                let galleys = fits::galleys(&window);
                let words = galleys.iter().find(|it| it.0.text() == name);
                let (galley, place) = words.expect("the words of the button");
                let size = galley.job.sections[0].format.font_id.size;
                assert!(size >= 12.0, "{language:?}: {name} {size}");
                assert!(button.contains_rect(*place), "{language:?}: {name}");
            }
        }
    }
}

#[test]
fn whoever_signs_otherwise_writes_it_there() {
    let mut window = blitz_scenes::mate(english());
    let name = window.state().session().players().names.white.clone();
    click(&mut window, &format!("Signed by {name}"));
    window.key_press(Key::End);
    window.run();
    window.event(Event::Text(" jr.".to_owned()));
    window.run();
    window.key_press(Key::Enter);
    window.run();
    let white = signatures(&window).white;
    assert_eq!(white, format!("{name} jr."));
    assert_eq!(signatures(&window).black, "");
}

#[test]
fn a_line_that_was_only_looked_at_is_not_signed() {
    let mut window = blitz_scenes::mate(english());
    let name = window.state().session().players().names.white.clone();
    click(&mut window, &format!("Signed by {name}"));
    click(&mut window, "Chess board");
    assert_eq!(signatures(&window), ByColor::default());
}

#[test]
fn the_way_to_look_through_stays_in_sight_beside_the_own_scoresheets() {
    let (_, own_result) = SCENES
        .into_iter()
        .find(|(name, _)| *name == "own-result")
        .expect("a scene");
    for language in due_languages() {
        let words = Words::new(language);
        let window = own_result(words);
        let says = words.tr("review-look-through");
        let button = window.get_by_label(&says).rect();
        assert!(button.height() >= 44.0, "{language:?}: {button}");
        let mut shapes = window.output().shapes.iter();
        let is_whole = shapes.any(|clipped| {
            matches!(&clipped.shape, Shape::Rect(shape) if shape.rect == button)
                && clipped.clip_rect.contains_rect(button)
        });
        assert!(is_whole, "{language:?}: {button} is cut off");
    }
}

#[test]
fn in_a_small_window_all_that_can_be_done_at_the_end_is_seen_whole() {
    for language in due_languages() {
        let words = Words::new(language);
        for (name, scene) in SCENES {
            if !["mate", "result", "lost-by-illegal-move"].contains(&name) {
                continue;
            }
            let mut window = scene(words);
            window.set_size(eframe::egui::vec2(900.0, 600.0));
            window.run_ok();
            let texts = fits::texts(&window);
            let cut = fits::cut_texts(&window);
            for id in ["paper-print", "paper-pgn", "menu-new", "menu-first"] {
                let text = words.tr(id);
                assert!(
                    texts.iter().any(|it| it.0 == text),
                    "{language:?} {name}: {id}"
                );
                assert!(
                    !cut.iter().any(|it| it.0 == text),
                    "{language:?} {name}: {id}"
                );
            }
        }
    }
}

#[test]
fn the_end_says_who_resigned_and_how_long_it_was_played() {
    let mut shell = blitz_scenes::blitz(&["e4", "e5"]);
    shell.does(
        jadoube_core::chess::Color::Black,
        jadoube_core::laws::PlayerAct::Resign,
    );
    shell.wait_until_done();
    let mut window = crate::support::app_harness::window(shell, 1280.0, 800.0);
    window.run();
    let texts = fits::texts(&window);
    let says = |wanted: &str| texts.iter().any(|it| it.0.contains(wanted));
    assert!(says("Boris resigned"), "{texts:?}");
    assert!(says("1 move · "), "{texts:?}");
}
