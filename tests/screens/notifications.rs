//! What people are told has a place of its own: it covers nothing, nothing moves under a hand, and good news leaves.

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{self, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::app::outside_programs::{NotedPrograms, Refusal};
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Deed, PlayerAct, Terms};
use jadoube_core::record::FileProblem;
use jadoube_ui::{Command, FileTask, KeptLog, Notification, OtherProgram, Screen};

use super::fits;
use super::scenes::{SCENES, Window};
use crate::support::app_harness::{AppHarness, window};
use crate::support::share_of_checks::{due_languages, is_due};

/// People are told that a file cannot be read, whose name is long.
fn tell(window: &mut Window, number: u8) {
    let folders = "Turniej o Puchar Burmistrza/".repeat(4);
    let path = format!("{folders}{number}.jadoube");
    window.ask(Command::Chosen(FileTask::Open, path.into()));
    window.wait_until_done();
    window.run();
}

/// Where people are told, above the words for closing it.
fn strip(window: &Window, words: Words) -> Rect {
    window.get_by_label(&words.tr("notes-name")).rect()
}

/// Where a question and all its answers leave no room for three notifications in the smallest window, or where a menu lies over
/// them while it is open.
const CRAMPED: [&str; 7] = [
    "menu",
    "table-half-decided",
    "table-pressed-board",
    "quickplay-asked",
    "quickplay-differing",
    "quickplay-ending",
    "resuming",
];

#[test]
fn three_long_notifications_cover_nothing_on_any_screen() {
    let words = Words::new(Language::Polish);
    let mut faults = Vec::new();
    let due = SCENES
        .into_iter()
        .enumerate()
        .filter(|(index, (name, _))| is_due(*index) && !CRAMPED.contains(name));
    for (_, (name, scene)) in due {
        let mut window = scene(words);
        for number in 1..=3 {
            tell(&mut window, number);
        }
        let told = window.state().notifications().iter();
        assert!(told.filter(|it| it.is_trouble()).count() >= 3, "{name}");
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0)] {
            window.set_size(vec2(width, height));
            window.run_ok();
            let name = format!("{name}-told-{width}");
            let strip = strip(&window, words);
            // In a narrow column it is read whole all the same.
            let most = if strip.width() < 400.0 { 175.0 } else { 100.0 };
            assert!(strip.height() < most, "{name}: {strip:?}");
            for (text, rect) in fits::texts(&window) {
                if rect.intersect(strip).shrink(0.8).is_positive() && !strip.contains_rect(rect) {
                    faults.push(format!("{name}: `{text}` and a notification"));
                }
            }
            faults.extend(fits::look_at(&mut window, &name));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn the_notifications_are_read_one_after_the_other() {
    let words = Words::new(Language::English);
    let mut window = window(AppHarness::new(Terms::default()), 900.0, 600.0);
    tell(&mut window, 1);
    assert!(window.query_by_label_contains("more").is_none());
    tell(&mut window, 2);
    tell(&mut window, 3);
    window.get_by_label_contains("3.jadoube cannot be read");
    window.get_by_label("2 more").click();
    window.run();
    window.get_by_label_contains("2.jadoube cannot be read");
    for left in ["3.jadoube", "1.jadoube"] {
        window.get_by_label(&words.tr("close")).click();
        window.run();
        window.get_by_label_contains(left);
    }
    window.get_by_label(&words.tr("close")).click();
    window.run();
    assert!(window.query_by_label(&words.tr("notes-name")).is_none());
}

#[test]
fn a_saved_file_moves_nothing_on_the_card_of_the_result_and_is_told_on_that_screen_only() {
    for size in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let label = "Home";
        let mut shell = super::face_to_face::ended(Words::new(Language::English));
        shell.set(|settings| settings.views.face_to_face = false);
        let mut window = window(shell, size.0, size.1);
        window.run_ok();
        let place = |window: &Window| {
            let all = window.query_all_by_label_contains(label);
            all.map(|node| node.rect()).collect::<Vec<_>>()
        };
        let before = place(&window);
        assert!(!before.is_empty(), "{label}");
        window.ask(Command::Chosen(FileTask::Save, "game.jadoube".into()));
        window.wait_until_done();
        window.run_ok();
        assert!(window.query_by_label_contains("game.jadoube").is_some());
        assert_eq!(place(&window), before);
        window.show(Screen::Keys);
        window.run_ok();
        assert!(window.query_by_label_contains("game.jadoube").is_none());
    }
}

#[test]
fn a_drag_from_a1_is_heard_and_what_is_told_meanwhile_moves_no_square() {
    let mut window = window(AppHarness::new(Terms::default()), 900.0, 600.0);
    for number in 1..=3 {
        tell(&mut window, number);
    }
    let center = |window: &Window, square: &str| -> Pos2 {
        window
            .get_by_label_contains(&format!("{square}, "))
            .rect()
            .center()
    };
    let [from, to] = ["a1", "a3"].map(|square| center(&window, square));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.ask(Command::Dismiss(0));
    window.ask(Command::Dismiss(0));
    window.ask(Command::Dismiss(0));
    window.run();
    assert_eq!(center(&window, "a3"), to, "not under a hand");
    window.drop_at(to);
    window.run();
    let acts: Vec<&Deed> = window.log().iter().map(|entry| &entry.event.deed).collect();
    let does = |act| Deed::Player(Color::White, act);
    let wanted = [
        does(PlayerAct::Touch(Square::A1)),
        does(PlayerAct::Lift(Square::A1)),
        does(PlayerAct::Release(Square::A3)),
    ];
    assert!(acts.into_iter().eq(&wanted));
    assert_eq!(center(&window, "a3"), to, "the board never moves");
}

/// People are told that a file was written.
fn told_good_news() -> Window {
    let mut window = window(AppHarness::new(Terms::default()), 1280.0, 800.0);
    tell_good_news(&mut window);
    window
}

/// A file was saved.
fn tell_good_news(window: &mut Window) {
    window.ask(Command::Chosen(FileTask::Save, "evening.jadoube".into()));
    window.wait_until_done();
    window.step();
}

fn is_told(window: &Window) -> bool {
    window.query_by_label_contains("evening.jadoube").is_some()
}

/// Lets so many seconds pass in the window, a quarter of a second each step.
fn pass(window: &mut Window, seconds: usize) {
    window.run_steps(seconds * 4);
}

#[test]
fn good_news_leaves_after_five_seconds_and_trouble_stays() {
    let mut window = told_good_news();
    assert!(is_told(&window));
    pass(&mut window, 3);
    assert!(is_told(&window));
    pass(&mut window, 3);
    assert!(!is_told(&window), "five seconds are over");
    tell(&mut window, 1);
    pass(&mut window, 10);
    window.get_by_label_contains("1.jadoube cannot be read");
}

#[test]
fn good_news_floats_over_a_page_that_stays_as_it_is() {
    let mut window = window(AppHarness::new(Terms::default()), 900.0, 600.0);
    window.show(Screen::Keys);
    tell_good_news(&mut window);
    let (heading, size) = (window.words().tr("menu-keys").into_owned(), 6);
    let place = |window: &Window| {
        let mut named = window.get_all_by_label(&heading);
        named.next().expect("the heading").rect()
    };
    assert!(is_told(&window));
    let before = place(&window);
    pass(&mut window, size);
    assert!(!is_told(&window));
    assert_eq!(place(&window), before);
}

#[test]
fn good_news_stays_under_the_pointer() {
    let mut window = told_good_news();
    let at = window
        .get_by_label_contains("evening.jadoube")
        .rect()
        .center();
    window.hover_at(at);
    pass(&mut window, 10);
    assert!(is_told(&window), "it is being read");
    window.hover_at(Pos2::new(100.0, 100.0));
    pass(&mut window, 6);
    assert!(!is_told(&window));
}

#[test]
fn a_file_saved_at_the_table_is_told_beside_the_board_between_the_clocks_with_the_ways_to_it() {
    for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (800.0, 1280.0)] {
        let mut window = told_good_news();
        window.set_size(vec2(width, height));
        window.run_ok();
        let told = strip(&window, Words::new(Language::English));
        assert!(told.height() < 90.0, "{told:?}");
        // A window that is higher than wide leaves no room for them.
        let ways = ["Open", "Show in folder"];
        for way in ways.into_iter().filter(|_| width > height) {
            let button = window.get_by_label(way).rect();
            assert!(told.contains_rect(button), "{way} {button:?} {told:?}");
        }
        let board = window.get_by_label("Chess board").rect();
        assert!(
            !told.intersect(board).is_positive(),
            "{told:?} over {board:?}"
        );
        for name in ["White", "Black"] {
            for face in window.query_all_by_label(name) {
                assert!(
                    !told.intersect(face.rect()).is_positive(),
                    "{name} is covered"
                );
            }
        }
    }
}

#[test]
fn trouble_is_read_whole_beside_the_board_and_at_the_foot_in_every_language() {
    let path = || PathBuf::from("Documents/Tournaments/Jadoube/evening.damaged");
    let why = || FileProblem::Refused(Some(95));
    let told = [
        Notification::Damaged(KeptLog::Game, Some(path())),
        Notification::Lost(KeptLog::SideClock, Some(path())),
        Notification::Foreign(KeptLog::Game, Some(path())),
        Notification::Newer(KeptLog::SideClock),
        Notification::SignLost(KeptLog::SideClock),
        Notification::Unwatched(KeptLog::SideClock, Duration::from_secs(7_384)),
        Notification::Displaced(KeptLog::SideClock, Some(path())),
        Notification::Displaced(KeptLog::Game, None),
        Notification::StartFailed(path()),
        Notification::RuledDifferently(3),
        Notification::NotKept(why()),
        Notification::SecondProgram(None),
        Notification::SecondProgram(Some(OtherProgram {
            who: "2026-11-28 10:32:11 CET, hall, PID 1234".to_owned(),
            journal: Some(path()),
        })),
        Notification::Crashed(path()),
        Notification::SleptOrSet(Duration::from_mins(12)),
        Notification::HeldUp(Duration::from_secs(12)),
        Notification::OpenedInPart(path()),
        Notification::SettingsLost(path()),
        Notification::SettingsUnread(why()),
        Notification::LearnersLost(path()),
        Notification::LearnersNewer(path()),
        Notification::LearnersUnread(why()),
    ];
    for language in due_languages() {
        let mut shell = AppHarness::told(Terms::default(), told.to_vec());
        shell.speak(Words::new(language));
        let mut window = window(shell, 900.0, 600.0);
        while let Some(last) = window.state().notifications().len().checked_sub(1) {
            for screen in [Screen::Table, Screen::First] {
                window.show(screen);
                window.run();
                let told = window.state().notifications().last();
                let cut = fits::cut_texts(&window);
                assert!(cut.is_empty(), "{language:?} {screen:?} {told:?}: {cut:?}");
            }
            window.ask(Command::Dismiss(last));
            window.run();
        }
    }
}

#[test]
fn what_is_told_at_the_foot_stands_in_the_middle_of_it() {
    let mut window = window(AppHarness::new(Terms::default()), 1280.0, 800.0);
    window.show(Screen::Preferences);
    tell_good_news(&mut window);
    let strip = strip(&window, Words::new(Language::English));
    let close = window.get_by_label("Close").rect();
    let texts = fits::texts(&window);
    let told = texts.iter().find(|it| it.0.contains("evening.jadoube"));
    let told = told.expect("it is told").1;
    for (what, place) in [("the words", told), ("the sign", close)] {
        let apart = (place.center().y - strip.center().y).abs();
        assert!(apart <= 2.0, "{what}: {place:?} in {strip:?}");
    }
}

#[test]
fn that_no_program_opens_a_file_or_shows_it_in_its_folder_is_told_of_that_file() {
    let path = || PathBuf::from("Games/evening.pgn");
    let refusals = [
        (
            Refusal::Open(path()),
            "No program could open Games/evening.pgn",
        ),
        (
            Refusal::Show(path()),
            "No file manager could show Games/evening.pgn",
        ),
    ];
    for (refusal, told) in refusals {
        let mut programs = NotedPrograms::default();
        programs.failed.push_back(refusal);
        let files = MemoryStore::default();
        let shell = AppHarness::beside(files, |platform| {
            platform.outside_programs = Box::new(programs);
        });
        let window = window(shell, 900.0, 600.0);
        window.get_by_label(told);
    }
}

#[test]
fn good_news_lies_over_none_of_the_ways_through_a_game() {
    let words = Words::new(Language::English);
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = super::looking_through::annotated(width, height);
        tell_good_news(&mut window);
        window.run_steps(3);
        let told = strip(&window, words);
        for id in ["games-first", "games-back", "games-forward", "games-last"] {
            let way = window.get_by_label(&words.tr(id)).rect();
            assert!(!way.intersects(told), "{width}: {id} {way} under {told}");
        }
    }
}

/// A game that is looked through keeps its board, its moves and its buttons where they are; the news lies over the board.
#[test]
fn good_news_moves_nothing_where_a_game_is_looked_through() {
    let words = Words::new(Language::English);
    for (width, height) in [(900.0, 600.0), (1280.0, 800.0), (800.0, 1280.0)] {
        let mut window = super::looking_through::annotated(width, height);
        window.run_ok();
        let places = |window: &Window| -> Vec<Rect> {
            let buttons = window.query_all_by_role(Part::Button);
            let own = ["note-open", "note-show-in-folder", "close"].map(|id| words.tr(id));
            let is_own = |label: &str| own.iter().any(|own| *own == label);
            let page =
                buttons.filter(|it| !it.accesskit_node().label().is_some_and(|it| is_own(&it)));
            page.map(|it| it.rect()).collect()
        };
        let before = places(&window);
        assert!(before.len() > 5, "{before:?}");
        tell_good_news(&mut window);
        window.run_steps(3);
        assert!(is_told(&window));
        assert_eq!(places(&window), before, "{width}");
        let told = strip(&window, words);
        assert!(window.ctx.content_rect().contains_rect(told), "{told}");
        for button in before {
            assert!(
                !button.shrink(0.5).intersects(told),
                "{width}: {button} under {told}"
            );
        }
    }
}

/// The middle of a button beneath the news at the foot of that screen, if one lies there.
fn beneath_the_news(window: &mut Window, screen: Screen) -> Option<Pos2> {
    window.show(screen);
    tell_good_news(window);
    window.step();
    let told = strip(window, Words::new(Language::English));
    while is_told(window) {
        window.step();
    }
    let buttons = window.query_all_by_role(Part::Button);
    let mut middles = buttons.map(|it| it.rect().center());
    middles.find(|it| told.contains(*it))
}

/// Whoever aims at the news just as it goes by itself meets nothing of what lay beneath it; a little later they do.
#[test]
fn who_aims_at_good_news_as_it_goes_meets_nothing_beneath_it() {
    let screens = [
        Screen::NewGame,
        Screen::SideClock,
        Screen::Laws,
        Screen::First,
        Screen::Practice,
        Screen::Print,
    ];
    for (later, is_heard) in [(0.05, false), (0.6, true)] {
        let mut is_found = false;
        for screen in screens {
            let mut window = window(AppHarness::new(Terms::default()), 900.0, 600.0);
            let Some(beneath) = beneath_the_news(&mut window, screen) else {
                continue;
            };
            is_found = true;
            let before = fits::texts(&window);
            press_later(&mut window, beneath, later);
            let is_changed = fits::texts(&window) != before;
            assert_eq!(is_changed, is_heard, "{screen:?}, {later}");
            break;
        }
        assert!(is_found, "a button beneath it");
    }
}

/// A click there so many seconds later.
fn press_later(window: &mut Window, at: Pos2, later: f64) {
    let now = window.ctx.input(|input| input.time);
    for (after, pressed) in [(0.0, true), (0.02, false), (0.04, false)] {
        let button = egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        let input = window.input_mut();
        input.time = Some(now + later + after);
        input.events.extend([egui::Event::PointerMoved(at), button]);
        window.step();
    }
}
