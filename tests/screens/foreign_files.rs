//! Files of other programs in the window: code pages, what they draw on the board, names that are searched for.

use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Shape, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::notation::pgn::{MarkColor, TextEncoding};
use jadoube_ui::kit::theme::mark_ink;
use jadoube_ui::{Command, FileTask, OpenedGameList};

use super::fits;
use crate::support::app_harness::{AppHarness, window};

fn opened(bytes: impl Into<Vec<u8>>, words: Words, (width, height): (f32, f32)) -> AppHarness {
    let files = MemoryStore::default();
    files.put("games.pgn", bytes);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.speak(words);
    shell.ask(Command::Chosen(FileTask::Open, "games.pgn".into()));
    shell.wait_until_done();
    let mut window = window(shell, width, height);
    window.wait_until_done();
    window.run();
    window
}

const ENGLISH: Language = Language::English;
const WIDE: (f32, f32) = (1280.0, 800.0);

/// Everything that stands in the window.
fn all_texts(window: &AppHarness) -> String {
    let texts = fits::texts(window).into_iter().map(|it| it.0);
    texts.collect::<Vec<_>>().join("\n")
}

/// Two games as a program of Windows wrote them in Poland.
pub fn central_european() -> Vec<u8> {
    let text = "[White \"Wąsik, Łukasz\"]\n[Black \"Žižek, Špela\"]\n[Result \"*\"]\n\n1. e4 {świetnie} e5 *\n\n\
                [White \"Đorđević, Ćira\"]\n[Black \"Müller, Jörg\"]\n[Result \"1-0\"]\n\n1. d4 1-0\n";
    encoding_rs::WINDOWS_1250.encode(text).0.into_owned()
}

#[test]
fn a_file_in_a_code_page_is_read_right_and_again_in_another() {
    for language in [Language::English, Language::Polish] {
        let mut window = opened(central_european(), Words::new(language), (900.0, 600.0));
        let texts = all_texts(&window);
        for part in ["Wąsik, Łukasz", "Žižek, Špela", "Windows-1250"] {
            assert!(texts.contains(part), "{part}: {texts}");
        }
        window.get_by_label("Windows-1251").click();
        window.run();
        window.wait_until_done();
        window.run();
        let texts = all_texts(&window);
        assert!(
            !texts.contains("Łukasz") && texts.contains("Windows-1251"),
            "{texts}"
        );
        let read = window
            .state()
            .game_file()
            .and_then(OpenedGameList::encoding);
        assert_eq!(read, Some(TextEncoding::Windows1251));
        window.get_by_label("Windows-1250").click();
        window.run();
        window.wait_until_done();
        window.run();
        assert!(all_texts(&window).contains("Wąsik, Łukasz"));
    }
}

#[test]
fn a_byte_that_is_nothing_hides_no_game() {
    let text = "[White \"Ana\"]\n[Site \"a\0b\"]\n\n1. e4 *\n\n[White \"Boris\"]\n\n1. d4 *\n";
    let window = opened(text, Words::new(ENGLISH), WIDE);
    assert!(all_texts(&window).contains("Boris"));
}

#[test]
fn a_name_is_found_in_any_alphabet_and_nothing_is_said_to_be_found() {
    for (typed, found) in [
        ("wasik", &["Wąsik, Łukasz"][..]),
        ("Ђорђевић", &["Đorđević, Ćira"]),
        ("djordjevic", &["Đorđević, Ćira"]),
        ("nobody", &[]),
    ] {
        let words = Words::new(ENGLISH);
        let mut window = opened(central_european(), words, WIDE);
        let search = words.tr("games-search");
        window
            .get_by_role_and_label(Role::TextInput, &search)
            .focus();
        window.run();
        window.event(Event::Text(typed.to_owned()));
        window.run();
        window.wait_until_done();
        window.run();
        let texts = all_texts(&window);
        for name in ["Wąsik, Łukasz", "Đorđević, Ćira"] {
            let is_found = found.contains(&name);
            assert_eq!(texts.contains(name), is_found, "{typed}: {texts}");
        }
        let none = words.tr("games-none-found");
        assert_eq!(texts.contains(&*none), found.is_empty(), "{typed}: {texts}");
    }
}

/// A chapter of a study: arrows, squares, signs.
pub const STUDY: &str = "[White \"Ding\"]\n[Black \"Ana\"]\n[Result \"1-0\"]\n\n\
    { [%cal Ge2e4,Rd2d4][%csl Gd5,Ye5] Start here. }\n\
    1. e4 $14 { [%csl Ge4] Best. } { [%cal Bg1f3] } 1... e5 $10 2. Nf3 $146 Nc6 $16 1-0\n";

/// The colours of the arrows and squares that a file draws on the board, squares first.
fn drawn(window: &AppHarness) -> Vec<MarkColor> {
    let all = [
        MarkColor::Green,
        MarkColor::Red,
        MarkColor::Yellow,
        MarkColor::Blue,
    ];
    let shapes = window.output().shapes.iter();
    let colors = shapes.filter_map(|clipped| {
        let color = if let Shape::Path(path) = &clipped.shape {
            (path.points.len() == 4).then_some(path.fill)?
        } else if let Shape::Rect(rect) = &clipped.shape {
            rect.stroke.color
        } else {
            return None;
        };
        all.into_iter().find(|mark| mark_ink(*mark) == color)
    });
    colors.collect()
}

#[test]
fn what_a_file_draws_is_seen_at_its_move_and_can_be_drawn_on() {
    let mut window = opened(STUDY, Words::new(ENGLISH), WIDE);
    let [green, red, yellow, blue] = [
        MarkColor::Green,
        MarkColor::Red,
        MarkColor::Yellow,
        MarkColor::Blue,
    ];
    assert_eq!(drawn(&window), [green, yellow, green, red]);
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(drawn(&window), [green, blue]);
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(drawn(&window), []);
    for (is_drawn, marked) in [(true, " {[%cal Ge4f6]}"), (false, "")] {
        right_drag(&mut window, (0.55, 0.55), (0.7, 0.3));
        window.run();
        assert_eq!(drawn(&window), vec![green; usize::from(is_drawn)]);
        let history = window.state().session().history();
        let text = history.expect("a game from a file").text();
        assert_eq!(text, STUDY.replace("$10", &format!("$10{marked}")));
    }
    let game = window.files.file("game.journal").expect("a journal");
    assert!(
        String::from_utf8_lossy(&game).contains("[%cal Ge4f6]"),
        "it was kept"
    );
}

/// Drags with the right button between two places of the board, each in parts of its side.
fn right_drag(window: &mut AppHarness, from: (f32, f32), to: (f32, f32)) {
    let board = window.get_by_label("Chess board").rect();
    for ((x, y), pressed) in [(from, true), (to, false)] {
        let pos = board.left_top() + vec2(x, y) * board.width();
        window.event(Event::PointerMoved(pos));
        window.run();
        window.event(Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.run();
    }
}

#[test]
fn signs_stand_for_their_numbers() {
    let window = opened(STUDY, Words::new(ENGLISH), WIDE);
    let texts = all_texts(&window);
    for sign in ["e4 ⩲", "e5 =", "Nf3 N", "Nc6 ±"] {
        let figures = ['♘', '♞'].map(|figure| sign.replacen('N', &figure.to_string(), 1));
        let is_shown = texts.contains(sign) || figures.iter().any(|it| texts.contains(it));
        assert!(is_shown, "{sign}: {texts}");
    }
}
