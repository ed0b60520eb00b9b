//! Before the first press one thing is to be pressed, it can be read wherever the program is, and nothing says otherwise.

use eframe::egui::vec2;
use egui_kittest::kittest::Queryable;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};
use jadoube_ui::kit::theme::Palette;
use jadoube_ui::{AssistLevel, ColorScheme};

use super::column::{face, painted};
use super::fits::{galleys, texts};
use super::scenes::{Window, pressed};
use super::table_scenes::{blitz_of, of_two, paused};
use crate::support::share_of_checks::due_languages;

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (800.0, 1280.0),
    (640.0, 1000.0),
];

/// A game of that time before its start.
fn just_touched(words: Words, time: &str, (width, height): (f32, f32)) -> Window {
    let mut shell = of_two(blitz_of(time));
    shell.set(|settings| settings.preferences.mode = ColorScheme::Light);
    let mut window = pressed(words, shell, &[]);
    window.set_size(vec2(width, height));
    window.run_ok();
    window
}

#[test]
fn blacks_plunger_says_in_whole_words_that_it_starts_the_game() {
    for language in due_languages() {
        let words = Words::new(language);
        let says = words.tr("press-to-start");
        for time in ["300+3", "40/5400+30:1800+30"] {
            for size in SIZES {
                let window = just_touched(words, time, size);
                let upper = face(&window, "Boris Petrović");
                let name = format!("{language:?} {time} {size:?}");
                let mut said = galleys(&window).into_iter();
                let said = said.find(|(galley, _)| galley.text() == says);
                let (galley, place) = said.unwrap_or_else(|| panic!("{name}: it is said"));
                let letters = galley.job.sections[0].format.font_id.size;
                assert!(letters >= 12.0, "{name}: {letters}");
                let rows: Vec<String> = galley.rows.iter().map(|row| row.text()).collect();
                let rows = rows.join(" ");
                let whole: Vec<&str> = rows.split_whitespace().collect();
                let wanted: Vec<&str> = says.split_whitespace().collect();
                assert_eq!(whole, wanted, "{name}: no word is broken");
                assert!(upper.contains_rect(place), "{name}: {place:?}, {upper:?}");
                let press = Palette::ALL[0].press;
                let on_it = |rect: &eframe::egui::Rect| rect.contains_rect(place);
                assert!(painted(&window, press).iter().any(on_it), "{name}");
            }
        }
    }
}

#[test]
fn nothing_else_starts_the_clock_or_tells_somebody_else_to_begin() {
    for assist in AssistLevel::ALL {
        for size in SIZES {
            let words = Words::new(Language::English);
            let mut window = just_touched(words, "300+3", size);
            window.set(|settings| settings.play.assist = assist);
            window.run_ok();
            let said: Vec<String> = texts(&window).into_iter().map(|it| it.0).collect();
            let name = format!("{assist:?} {size:?}: {said:?}");
            for other in ["Start the clock", "Resume", "Ana has the move."] {
                assert!(!said.contains(&other.to_owned()), "{name}");
            }
            assert!(!said.iter().any(|it| it.starts_with("Ana moves")), "{name}");
            let first = "Boris, press your clock to start Ana’s.";
            assert_eq!(said.iter().filter(|it| *it == first).count(), 1, "{name}");
            window.get_by_label_contains("Boris Petrović: ").click();
            window.run();
            let start = Deed::Arbiter(ArbiterAct::Start);
            assert_eq!(
                window.log().last().map(|it| it.event.deed.clone()),
                Some(start)
            );
        }
    }
}

#[test]
fn the_space_bar_starts_the_game_whatever_was_said_before() {
    let words = Words::new(Language::English);
    let mut window = just_touched(words, "300+3", SIZES[1]);
    window.does(jadoube_core::chess::Color::White, PlayerAct::OfferDraw);
    window.key_press(eframe::egui::Key::Space);
    window.run();
    let start = Deed::Arbiter(ArbiterAct::Start);
    assert_eq!(
        window.log().last().map(|it| it.event.deed.clone()),
        Some(start)
    );
}

#[test]
fn clocks_that_stand_are_let_run_by_one_button() {
    for (width, height) in SIZES {
        let mut window = paused(Words::new(Language::English));
        window.set_size(vec2(width, height));
        window.run_ok();
        window.get_by_label("Resume").click();
        window.run();
        let clock = window.arbiter().table().clock();
        assert!(
            clock
                .and_then(jadoube_core::clock::Clock::running)
                .is_some()
        );
    }
}

#[test]
fn what_comes_first_is_told_over_the_board_until_the_press() {
    let mut window = just_touched(Words::new(Language::English), "300+3", SIZES[1]);
    let first = "Not yet: Boris presses the clock first.";
    let told = |window: &Window| texts(window).iter().filter(|it| it.0 == first).count();
    let square = window.get_by_label_contains("e2").rect().center();
    window.drag_at(square);
    window.run();
    window.drop_at(square);
    window.run();
    assert_eq!(
        told(&window),
        1,
        "once, and the column says it in other words"
    );
    window.get_by_label_contains("Boris Petrović: ").click();
    window.run();
    assert_eq!(told(&window), 0, "the clock keeps running");
}
