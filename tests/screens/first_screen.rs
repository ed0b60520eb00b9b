//! The first screen: its cards are whole, corners and words.

use std::time::Duration;

use eframe::egui::{Rect, vec2};
use egui_kittest::kittest::Queryable;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Event, Standing};
use jadoube_ui::{ColorScheme, Command, Screen};

use super::file_scenes;
use super::fits::{self, cut_texts, galleys};
use super::scenes::{self, Window};
use crate::support::app_harness::window;
use crate::support::kept_game::KeptGame;
use crate::support::share_of_checks::due_languages;

#[test]
fn the_pictures_on_the_cards_have_the_cards_round_corners() {
    for (mode, ground) in [
        (ColorScheme::Light, [0xF4, 0xF0, 0xE7]),
        (ColorScheme::Dark, [0x16, 0x18, 0x17]),
        (ColorScheme::Contrast, [0xFF; 3]),
        (ColorScheme::ContrastDark, [0; 3]),
    ] {
        let mut shell = file_scenes::first_start(Words::new(Language::English));
        shell.set(|settings| settings.preferences.mode = mode);
        let mut window = window(shell, 1280.0, 800.0);
        let picture = window.render().expect("a picture");
        for card in ["Play", "Side clock", "Open a game"] {
            let rect = window.get_by_label(card).rect();
            for corner in [rect.left_top(), rect.right_top()] {
                let inside = corner + (rect.center() - corner).normalized() * 2.0;
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a pixel of the window"
                )]
                let pixel = picture.get_pixel(inside.x as u32, inside.y as u32).0;
                let is_ground = pixel
                    .iter()
                    .zip(ground)
                    .all(|(is, ground)| is.abs_diff(ground) < 24);
                assert!(is_ground, "{card} at {inside}, {mode:?}: {pixel:?}");
            }
        }
    }
}

const SIZES: [(f32, f32); 4] = [
    (900.0, 600.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (800.0, 1280.0),
];

/// Where the words of that message stand.
fn places(window: &Window, words: Words, id: &str) -> Vec<Rect> {
    let text = words.tr(id);
    let found = galleys(window).into_iter();
    let found = found.filter(|(galley, _)| galley.text() == text && galley.rows.len() == 1);
    found.map(|(_, place)| place).collect()
}

#[test]
fn all_cards_have_pictures_of_one_height_and_titles_on_one_line() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = file_scenes::played(words, Screen::First);
        for (width, height) in SIZES {
            window.set_size(vec2(width, height));
            window.run_ok();
            let titles = ["card-play", "card-side", "card-open"].map(|id| {
                let places = places(&window, words, id);
                assert_eq!(places.len(), 1, "{language:?} {width}: {id} on one line");
                places[0].center().y
            });
            let row = if width > height {
                &titles[..]
            } else {
                &titles[..2]
            };
            for middle in row {
                let is_even = (middle - row[0]).abs() < 5.0;
                assert!(is_even, "{language:?} {width}: {titles:?}");
            }
        }
    }
}

#[test]
fn the_headings_below_the_cards_stand_apart_from_them() {
    let words = Words::new(Language::English);
    let mut window = file_scenes::played(words, Screen::First);
    window.set_size(vec2(1280.0, 800.0));
    window.run_ok();
    let card = window.get_by_label("Play").rect();
    let heading = places(&window, words, "in-play")[0];
    let apart = heading.top() - card.bottom();
    assert!((27.0..=32.0).contains(&apart), "{apart}");
}

#[test]
fn what_people_are_told_leaves_room_for_the_whole_first_screen() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = file_scenes::played(words, Screen::First);
        for (width, height) in &SIZES {
            window.set_size(vec2(*width, *height));
            window.run_ok();
            let told = window.get_by_label(&words.tr("notes-name")).rect();
            let last = window.get_by_label(language.own_name()).rect();
            assert!(
                last.bottom() <= told.top(),
                "{language:?} {width}: {last:?} above {told:?}"
            );
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
        }
    }
}

#[test]
fn every_unfinished_game_is_reached_from_the_first_screen() {
    let mut window = file_scenes::played(Words::new(Language::English), Screen::First);
    for (width, height) in SIZES {
        window.set_size(vec2(width, height));
        window.run_ok();
        window.get_by_label("2 more unfinished →");
    }
    window.set_size(vec2(1280.0, 800.0));
    window.run_ok();
    window.get_by_label("2 more unfinished →").click();
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::Kept);
    let texts: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
    for how in [
        ["in play", "move 6"],
        ["unfinished", "move 5"],
        ["unfinished", "move 6"],
    ] {
        let is_told = texts.windows(2).any(|told| told == how);
        assert!(is_told, "{how:?}: {texts:?}");
    }
}

/// How many rows of the list say that their game is not over.
fn unfinished_rows(window: &Window) -> usize {
    let texts = fits::texts(window).into_iter();
    texts.filter(|(text, _)| text == "unfinished").count()
}

#[test]
fn as_many_games_are_told_unfinished_as_the_list_shows() {
    let mut shell = file_scenes::played(Words::new(Language::English), Screen::First);
    // Begun, and set aside before a move was made.
    for name in ["until 2026-11-20 18-00-00", "until 2026-11-19 18-00-00"] {
        let journal = KeptGame {
            players: ["Jan Nowak", "Piotr Lis"],
            date: "2026.11.20",
            event: name,
            moves: &[],
            each: Duration::ZERO,
            end: Vec::new(),
        };
        let name = format!("earlier/{name}.journal");
        shell.files.put(&name, journal.journal());
    }
    shell.ask(Command::Show(Screen::Table));
    shell.ask(Command::Show(Screen::First));
    shell.wait_until_done();
    let mut window = window(shell, 1280.0, 1000.0);
    window.get_by_label("4 more unfinished →").click();
    window.run_ok();
    assert_eq!(unfinished_rows(&window), 4, "beside the one in play");
}

#[test]
fn how_games_stand_is_read_whole_in_the_list_of_all() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = file_scenes::played(words, Screen::Kept);
        for (width, height) in SIZES {
            // So high that the fifth row is seen.
            window.set_size(vec2(width, height.max(800.0)));
            window.run_ok();
            for id in ["summary-in-play", "summary-unfinished"] {
                let how = words.tr(id);
                let all = galleys(&window).into_iter();
                let mut told = all.filter(|(galley, _)| galley.text().starts_with(&*how));
                let (told, _) = told.next().unwrap_or_else(|| panic!("{language:?} {id}"));
                assert!(!told.elided, "{language:?} {width}: {}", told.text());
            }
            let names = galleys(&window).into_iter();
            let mut long = names.filter(|(galley, _)| galley.text() == "Jan Nowak-Wiśniewski");
            let is_whole = long.any(|(galley, _)| !galley.elided);
            assert!(is_whole, "{language:?} {width}: a name is cut off");
        }
    }
}

#[test]
fn a_clock_that_runs_is_seen_on_the_first_screen_and_can_be_paused_there() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut shell = scenes::game(false);
        shell.show(Screen::First);
        let mut window = window(shell, width, height);
        window.get_by_label_contains("The game: White 1:3");
        window.get_by_label("Stop both clocks").click();
        window.run_ok();
        assert!(
            window
                .arbiter()
                .table()
                .clock()
                .is_some_and(|clock| clock.running().is_none())
        );
        assert!(window.query_by_label_contains("The game: White").is_none());
    }
}

/// Where the four cards stand.
fn cards(window: &Window) -> [Rect; 4] {
    let names = ["Play", "Side clock", "Open a game", "Arbiter’s desk"];
    names.map(|card| window.get_by_label(card).rect())
}

#[test]
fn the_cards_keep_their_places_from_the_first_start_on() {
    let words = Words::new(Language::English);
    for (width, height) in SIZES {
        let places = |shell: Window| {
            let mut window = window(shell, width, height);
            window.run_ok();
            cards(&window)
        };
        let before = places(file_scenes::first_start(words));
        let after = places(file_scenes::played(words, Screen::First));
        for (before, after) in before.into_iter().zip(after) {
            assert!((before.left() - after.left()).abs() < 1.0, "{width}");
            assert!((before.width() - after.width()).abs() < 1.0, "{width}");
        }
    }
}

#[test]
fn at_a_first_start_the_cards_have_most_of_the_room() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = file_scenes::first_start(words);
        for (width, height) in SIZES {
            window.set_size(vec2(width, height));
            window.run_ok();
            let cards = ["card-play", "card-side", "card-open", "card-desk"];
            let cards = cards.map(|id| window.get_by_label(&words.tr(id)).rect());
            let all = cards.into_iter().fold(cards[0], Rect::union);
            let foot = window.get_by_label(language.own_name()).rect();
            let title = places(&window, words, "app-name")[0];
            let share = all.height() / (foot.top() - title.bottom());
            assert!(share > 0.7, "{language:?} {width}: {share}");
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}: {cut:?}");
        }
    }
}

#[test]
fn before_there_is_a_game_the_desk_s_card_says_where_it_opens_and_begins_one() {
    let words = Words::new(Language::English);
    let mut window = window(file_scenes::first_start(words), 900.0, 600.0);
    window.run_ok();
    let told = words.tr("card-desk-begin");
    let mut all = fits::texts(&window).into_iter();
    assert!(all.any(|(text, _)| text.starts_with(&*told)), "it is told");
    window.get_by_label("Arbiter’s desk").click();
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::NewGame);
}

#[test]
fn the_form_to_which_the_desk_s_card_leads_says_where_the_desk_is() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = window(file_scenes::first_start(words), 900.0, 600.0);
        window.run_ok();
        window.get_by_label(&words.tr("card-desk")).click();
        window.run_ok();
        for (width, height) in SIZES {
            window.set_size(vec2(width, height));
            window.run_ok();
            let told: Vec<String> = fits::texts(&window).into_iter().map(|it| it.0).collect();
            let wanted = words.tr("new-game-desk").replace('\u{a0}', " ");
            let says = told.iter().any(|it| it.contains(&wanted));
            assert!(says, "{language:?} {width}×{height}: {told:?}");
            let cut = cut_texts(&window);
            assert!(cut.is_empty(), "{language:?} {width}×{height}: {cut:?}");
        }
    }
}

#[test]
fn a_draw_that_was_recorded_is_told_whole_beneath_its_board() {
    for (width, height) in SIZES {
        let mut window = file_scenes::played(Words::new(Language::English), Screen::First);
        window.set_size(vec2(width, height));
        window.run_ok();
        let texts = fits::texts(&window).into_iter();
        let told = texts.filter(|(text, _)| text == "Draw by agreement");
        assert_eq!(told.count(), 2, "{width}: agreed, and recorded");
        window.get_by_label_contains("Draw by agreement (recorded by the arbiter)");
    }
}

#[test]
fn a_game_in_hand_is_in_play_while_its_clock_runs_and_resumed_when_that_stands() {
    let words = Words::new(Language::English);
    let mut window = file_scenes::played(words, Screen::First);
    window.set_size(vec2(1280.0, 800.0));
    for (act, heading, button, other) in [
        (ArbiterAct::Start, "in-play", "Back to the game", "Resume"),
        (ArbiterAct::Stop, "in-play", "Resume", "Back to the game"),
    ] {
        let now = window.now();
        window.hear(Event::of_arbiter(now, act));
        window.run_ok();
        assert_eq!(places(&window, words, heading).len(), 1, "{heading}");
        assert!(window.query_by_label(other).is_none(), "{other}");
        window.get_by_label(button);
    }
    window.get_by_label("Resume").click();
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::Table);
}

/// How a game ended is read whole on its tile, in every language and in the smallest window.
#[test]
fn how_a_game_ended_is_whole_on_its_tile() {
    for language in Language::ALL {
        let mut shell = super::arbiter_desk::game(&[]);
        shell.speak(Words::new(language));
        for _ in 0..2 {
            shell.presses_an_illegal_move();
        }
        shell.wait_until_done();
        let standing = shell.arbiter().table().standing();
        assert!(matches!(standing, Standing::Ended(..)), "{standing:?}");
        shell.show(Screen::First);
        shell.wait_until_done();
        let mut window = window(shell, 900.0, 600.0);
        window.run_ok();
        let count = [("count", 2_u32.into())];
        let how = window.words().tr_args("ending-illegal", &count);
        let told = fits::texts(&window).into_iter();
        assert!(
            told.into_iter().any(|(text, _)| text.contains(&*how)),
            "{how}"
        );
        let cut = cut_texts(&window);
        assert!(!cut.iter().any(|(text, _)| text.contains(&*how)), "{how}");
    }
}
