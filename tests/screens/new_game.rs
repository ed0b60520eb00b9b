//! A new game: what stands there at once, what is behind the line that says what holds, and how it starts.

use std::time::Duration;

use eframe::egui::{Key, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::CastlingMode;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Edition, Pace, Presence, Supervision, Terms};
use jadoube_ui::{AssistLevel, Command, Hands, Screen};

use super::arbiter_desk::{click_at, double_click_at};
use super::fits::galleys;
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::due_languages;

fn form(width: f32, height: f32) -> AppHarness {
    form_in(Words::new(Language::English), width, height)
}

fn form_in(words: Words, width: f32, height: f32) -> AppHarness {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.speak(words);
    shell.show(Screen::NewGame);
    window(shell, width, height)
}

/// As a screen reader presses, also what lies below the edge of the window.
fn press(window: &mut AppHarness, label: &str) {
    window.get_by_label(label).click_accesskit();
    window.run();
}

fn write(window: &mut AppHarness, label: &str, text: &str) {
    window.get_by_label(label).focus();
    window.run();
    window.get_by_label(label).type_text(text);
    window.run();
}

/// What the game that was begun is played under.
fn begun(window: &AppHarness) -> &Terms {
    assert!(window.state().session().has_game(), "a game was begun");
    window.arbiter().terms()
}

#[test]
fn a_small_window_shows_every_choice_above_the_button_in_every_language() {
    for language in due_languages() {
        let window = form_in(Words::new(language), 900.0, 600.0);
        let words = window.words();
        let start = window.get_by_label(&words.tr("new-game-start")).rect();
        for id in ["hands-full", "assist-teaching", "tournament-settings"] {
            let place = window.get_by_label(&words.tr(id)).rect();
            assert!(
                place.bottom() <= start.top(),
                "{id} in {language:?}: {place} {start}"
            );
        }
    }
}

#[test]
fn what_friends_choose_stands_there_at_once() {
    let window = form(1280.0, 800.0);
    let foot = window.get_by_label("Tournament settings").rect().bottom();
    assert!(foot <= 800.0, "everything is seen at once");
    let times = [
        "1 + 0", "3 + 2", "5 + 0", "5 + 3", "10 + 5", "15 + 10", "30 + 0", "60 + 30", "90 + 30",
        "No clock",
    ];
    let places = times.map(|name| window.get_by_label(name).rect().min);
    let order = |at: &eframe::egui::Pos2| (at.y, at.x);
    assert!(
        places.is_sorted_by(|a, b| order(a) < order(b)),
        "{places:?}"
    );
    for name in [
        "White’s name",
        "Black’s name",
        "Tournament",
        "Friendly",
        "Teaching",
        "Quick moves",
        "Full moves by hand",
        "Start the game",
    ] {
        assert!(window.get_by_label(name).rect().bottom() <= 800.0, "{name}");
    }
    window.get_by_label("5 minutes each, plus 3 seconds per move");
}

#[test]
fn nothing_need_be_said_for_a_game_of_five_minutes() {
    let mut window = form(1280.0, 800.0);
    window.key_press(Key::Enter);
    window.run();
    let terms = begun(&window);
    let control = terms.control.as_ref().expect("a clock");
    assert!(control.iter().all(|side| side.to_string() == "300+3"));
    assert_eq!(terms.play, Pace::Blitz);
    assert_eq!(terms.arbiter, Presence::Present);
}

#[test]
fn an_arbiter_who_has_not_seen_the_game_can_be_asked_for_it() {
    let mut window = form(1280.0, 800.0);
    press(&mut window, "Tournament settings");
    press(&mut window, "An arbiter who was not watching");
    press(&mut window, "Start the game");
    let terms = begun(&window);
    assert_eq!(terms.arbiter, Presence::Elsewhere);
    assert_eq!(terms.supervision, Supervision::Full);
    // It is kept for the next game, as the edition and the time are.
    window.ask(Command::Show(Screen::NewGame));
    window.run();
    press(&mut window, "Start the game");
    let terms = begun(&window);
    assert_eq!(terms.arbiter, Presence::Elsewhere);
    assert_eq!(terms.supervision, Supervision::Full);
}

#[test]
fn fines_are_announced_where_the_laws_know_them() {
    let fines = "Fines are among the penalties";
    let mut window = form(1280.0, 800.0);
    press(&mut window, "Tournament settings");
    press(&mut window, "2009");
    assert!(window.query_by_label(fines).is_none());
    press(&mut window, "2023");
    press(&mut window, fines);
    press(&mut window, "Start the game");
    assert!(begun(&window).regulations.fines);
}

#[test]
fn start_lies_at_the_foot_where_the_window_is_narrow() {
    for (width, height) in [(900.0, 600.0), (640.0, 1000.0), (1099.0, 640.0)] {
        let mut window = form(width, height);
        let start = window.get_by_label("Start the game").rect();
        assert!(
            start.bottom() <= height && start.top() > height - 90.0,
            "{start}"
        );
        assert!(window.query_by_label("board").is_none(), "no preview");
        window.get_by_label("Start the game").click();
        window.run();
        begun(&window);
    }
}

#[test]
fn who_helps_and_how_hands_play_are_chosen_where_a_game_is() {
    let mut window = form(1280.0, 800.0);
    press(&mut window, "Teaching");
    press(&mut window, "Full moves by hand");
    let settings = window.state().settings();
    assert_eq!(settings.play.assist, AssistLevel::Teaching);
    assert_eq!(settings.play.hands, Hands::Full);
}

#[test]
fn the_kind_of_play_follows_the_time_and_one_line_says_what_holds() {
    let mut window = form(1280.0, 800.0);
    for (time, play) in [
        ("10 + 5", Pace::Rapid),
        ("60 + 30", Pace::Standard),
        ("3 + 2", Pace::Blitz),
    ] {
        press(&mut window, time);
        let word = match play {
            Pace::Blitz => "blitz",
            Pace::Rapid => "rapid",
            Pace::Standard => "standard",
        };
        window.get_by_label_contains(&format!("Laws of 2023 · {word}, one arbiter"));
    }
    press(&mut window, "Tournament settings");
    window.get_by_label("Automatic (blitz)");
    press(&mut window, "Article B.1");
    window.get_by_label("Close").click();
    window.run();
    press(&mut window, "Rapid");
    press(&mut window, "2009");
    press(&mut window, "An arbiter for several games");
    for name in [
        "Default time",
        "No draw offers before a certain move",
        "Players keep their own scoresheets",
        "No draws by agreement",
        "Remove the increment after an illegal move",
    ] {
        press(&mut window, name);
    }
    // In 2009 Article 10 held without being announced.
    let quickplay = "Claims in a quickplay finish";
    assert!(window.query_by_label(quickplay).is_none());
    press(&mut window, "Start the game");
    let terms = begun(&window);
    assert_eq!(terms.edition, Edition::E2009);
    assert_eq!(terms.play, Pace::Rapid);
    assert_eq!(terms.supervision, Supervision::Light);
    let announced = &terms.regulations;
    assert_eq!(announced.default_time, Some(Duration::ZERO));
    assert_eq!(announced.no_draw_before_move, 30);
    assert!(announced.own_score && announced.no_agreed_draws && !announced.quickplay);
    assert!(!announced.take_back_increment);
}

#[test]
fn quickplay_claims_are_offered_where_no_move_gains_time_and_end_with_the_game() {
    let quickplay = "Claims in a quickplay finish";
    let mut window = form(1280.0, 800.0);
    press(&mut window, "Tournament settings");
    press(&mut window, "Time");
    for (time, is_offered) in [("10 + 5", false), ("5 + 0", false), ("30 + 0", true)] {
        press(&mut window, time);
        let offered = window.query_by_label(quickplay).is_some();
        assert_eq!(offered, is_offered, "{time}");
    }
    press(&mut window, quickplay);
    press(&mut window, "Blitz");
    assert!(window.query_by_label(quickplay).is_none());
    press(&mut window, "Rapid");
    press(&mut window, "Chess960");
    press(&mut window, "Start the game");
    assert!(begun(&window).regulations.quickplay);
    window.ask(Command::Show(Screen::NewGame));
    window.run();
    // The next game begins as usual, its groups open.
    window.get_by_label("White’s name");
    window.get_by_label("Friendly");
    press(&mut window, "5 + 0");
    press(&mut window, "Start the game");
    let terms = begun(&window);
    assert_eq!(
        (terms.play, terms.castling),
        (Pace::Blitz, CastlingMode::Standard)
    );
    assert!(!terms.regulations.quickplay);
}

#[test]
fn two_sides_may_have_different_times() {
    let mut window = form(1280.0, 800.0);
    press(&mut window, "Tournament settings");
    press(&mut window, "Different times");
    write(&mut window, "Black’s custom time", "4");
    press(&mut window, "Start the game");
    let control = begun(&window).control.as_ref().expect("a clock");
    let both = (control.white.to_string(), control.black.to_string());
    assert_eq!(both, ("300+3".to_owned(), "240".to_owned()));
}

#[test]
fn what_is_folded_opens_again_by_a_click() {
    let mut window = form(1280.0, 800.0);
    write(&mut window, "White’s name", "Ana");
    press(&mut window, "Tournament settings");
    assert!(window.query_by_label("White’s name").is_none(), "folded");
    press(&mut window, "Players");
    window.get_by_label("White’s name");
    press(&mut window, "Time");
    press(&mut window, "No clock");
    press(&mut window, "Tournament settings");
    press(&mut window, "Start the game");
    assert_eq!(begun(&window).control, None);
    assert_eq!(window.state().session().players().names.white, "Ana");
}

#[test]
fn a_key_that_is_typed_into_a_name_does_nothing_else() {
    let mut window = form(1280.0, 800.0);
    window.get_by_label("White’s name").focus();
    window.run();
    for key in [Key::Space, Key::F, Key::Enter] {
        window.key_press(key);
        window.run();
    }
    assert!(!window.state().session().has_game());
    assert_eq!(window.state().screen(), Screen::NewGame);
}

#[test]
fn nothing_ends_in_dots_or_breaks_a_button_in_every_language() {
    for language in due_languages() {
        for (width, height) in [(900.0, 600.0), (800.0, 1280.0)] {
            let mut window = form_in(Words::new(language), width, height);
            let words = window.words();
            for _ in ["folded", "opened"] {
                let start = words.tr("new-game-start");
                for (galley, _) in galleys(&window) {
                    let text = galley.text();
                    assert!(!galley.elided, "{language:?} {width}: {text}");
                    let is_whole = text != start || galley.rows.len() == 1;
                    assert!(is_whole, "{language:?} {width}: {text}");
                }
                press(&mut window, &words.tr("tournament-settings"));
            }
        }
    }
}

#[test]
fn a_teacher_chosen_moves_nothing_and_needs_no_scrolling_in_any_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = form_in(words, 1280.0, 800.0);
        let settings = |window: &AppHarness| {
            let name = words.tr("tournament-settings");
            window.get_by_label(&name).rect()
        };
        let before = settings(&window);
        press(&mut window, &words.tr("assist-teaching"));
        window.get_by_label(&words.tr("lesson-mistakes"));
        assert_eq!(settings(&window), before, "{language:?}");
        assert!(before.bottom() <= 768.0, "{language:?}: {before}");
    }
}

#[test]
fn all_tournament_settings_are_seen_at_once_in_every_language() {
    for language in due_languages() {
        let words = Words::new(language);
        let mut window = form_in(words, 1280.0, 800.0);
        press(&mut window, &words.tr("tournament-settings"));
        for id in ["time-freeze", "take-back-increment"] {
            let last = window.get_by_label(&words.tr(id)).rect();
            assert!(last.bottom() <= 756.0, "{language:?} {id}: {last}");
        }
        for (galley, _) in galleys(&window) {
            assert!(!galley.elided, "{language:?}: {}", galley.text());
        }
    }
}

#[test]
fn who_helps_is_asked_under_one_word() {
    for language in due_languages() {
        let words = Words::new(language);
        let help = words.tr("prefs-assist");
        let told = words.tr_args("assist-now", &[("level", "…".into())]);
        assert_eq!(told, format!("{help}: …"), "{language:?}");
        for screen in [Screen::NewGame, Screen::Preferences] {
            let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
            shell.speak(words);
            shell.show(screen);
            let window = window(shell, 1280.0, 800.0);
            assert!(
                window.query_all_by_label(&help).next().is_some(),
                "{language:?} {screen:?}"
            );
        }
    }
}

#[test]
fn whether_mistakes_happen_is_chosen_where_a_teacher_helps_and_nowhere_else() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut shell = AppHarness::new(Terms::default());
        shell.show(Screen::NewGame);
        let mut window = window(shell, width, height);
        assert!(window.query_by_label("Allow mistakes").is_none());
        press(&mut window, "Teaching");
        press(&mut window, "Allow mistakes");
        press(&mut window, "Start the game");
        let mode = window.state().session().mode().expect("a game");
        assert!(mode.mistakes, "in this lesson");
        window.ask(Command::Show(Screen::NewGame));
        window.run_ok();
        assert!(
            !window.state().settings().play.mistakes,
            "of the next nothing was said"
        );
    }
}

#[test]
fn a_double_click_on_the_tournament_settings_opens_them_and_changes_none() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let line = form(width, height)
            .get_by_label("Tournament settings")
            .rect();
        // Every box that may come to lie under the pointer.
        for x in [28.0, 120.0, 300.0] {
            let mut window = form(width, height);
            double_click_at(&mut window, line.left_center() + vec2(x, 0.0));
            window.get_by_label("Stop the clock when a flag falls");
            press(&mut window, "Start the game");
            assert_eq!(
                format!("{:?}", begun(&window)),
                started_at_once(width, height),
                "{x}"
            );
        }
    }
}

/// The terms of a game that is started as the form stands.
fn started_at_once(width: f32, height: f32) -> String {
    let mut window = form(width, height);
    press(&mut window, "Start the game");
    format!("{:?}", begun(&window))
}

#[test]
fn what_is_ticked_and_unticked_again_leaves_the_line_for_ones_own_time_empty() {
    let mut window = form(1280.0, 800.0);
    let before = started_at_once(1280.0, 800.0);
    press(&mut window, "Tournament settings");
    press(&mut window, "Stop the clock when a flag falls");
    press(&mut window, "Stop the clock when a flag falls");
    press(&mut window, "Tournament settings");
    assert_eq!(
        window.get_by_label("Custom time").value().as_deref(),
        Some("")
    );
    press(&mut window, "Start the game");
    assert_eq!(format!("{:?}", begun(&window)), before);
}

#[test]
fn a_name_that_is_clicked_gives_way_to_the_one_that_is_typed() {
    let mut window = form(1280.0, 800.0);
    write(&mut window, "White’s name", "Mira");
    window.get_by_label("Black’s name").focus();
    window.run();
    let field = window.get_by_label("White’s name").rect();
    let end = pos2(field.right() - 4.0, field.center().y);
    click_at(&mut window, end);
    window.get_by_label("White’s name").type_text("Eva");
    window.run();
    let name = window.get_by_label("White’s name").accesskit_node().value();
    assert_eq!(name.as_deref(), Some("Eva"));
    click_at(&mut window, end);
    window.get_by_label("White’s name").type_text("lina");
    window.run();
    let name = window.get_by_label("White’s name").accesskit_node().value();
    assert_eq!(name.as_deref(), Some("Evalina"), "a second click goes on");
}

#[test]
fn scoresheets_that_the_players_keep_are_told_with_what_else_holds() {
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0)] {
        let mut window = form(width, height);
        press(&mut window, "Tournament settings");
        press(&mut window, "Players keep their own scoresheets");
        press(&mut window, "Tournament settings");
        let told = galleys(&window).into_iter();
        let mut told = told.map(|(galley, _)| galley.text().to_owned());
        let says = told.any(|it| it.contains("one arbiter, own scoresheets"));
        assert!(says, "{width}");
    }
}

#[test]
fn tab_leads_from_one_name_to_the_other() {
    let mut window = form(900.0, 600.0);
    let words = Words::new(Language::English);
    window.get_by_label(&words.tr("name-white")).focus();
    window.run();
    window.key_press(Key::Tab);
    window.run();
    let black = words.tr("name-black");
    assert!(window.get_by_label(&black).accesskit_node().is_focused());
}

#[test]
fn a_game_from_a_bare_position_is_played_by_those_who_played_last() {
    let mut shell = AppHarness::on(MemoryStore::default(), Vec::new());
    shell.set(|settings| {
        settings.recent.names.white = "Ana".to_owned();
        settings.recent.event = "Club evening".to_owned();
    });
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned();
    shell.ask(Command::Paste(fen));
    let window = window(shell, 1280.0, 800.0);
    assert_eq!(window.state().screen(), Screen::NewGame);
    assert!(window.query_all_by_value("Ana").next().is_some());
}
