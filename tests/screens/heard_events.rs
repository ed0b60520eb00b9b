//! What is heard of what happens beside the moves: rulings, little time, clocks that stop, the side clock.

use std::time::Duration;

use eframe::egui::Key;
use eframe::egui::accesskit::{Live, Role as Part};
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::record::side_clock::SideClockAct;
use jadoube_ui::{AssistLevel, Screen};

use super::scenes::SCENES;
use super::side_clock::set;
use super::table::timed;
use crate::support::app_harness::{AppHarness, window};

/// What was told last.
pub fn told(window: &AppHarness) -> String {
    let status = by().predicate(|node| node.role() == Part::Status);
    let node = window.get(status);
    node.accesskit_node().value().unwrap_or_default()
}

/// How urgently the news with these words is told next; that its words go again is no news.
fn urgency_of_news(window: &mut AppHarness, words: &str) -> Live {
    let named = |window: &AppHarness| {
        let status = by().predicate(|node| node.role() == Part::Status);
        let node = window.get(status);
        let node = node.accesskit_node();
        (node.label().unwrap_or_default(), node.live())
    };
    for _ in 0..8 {
        let (told, live) = named(window);
        if told.contains(words) {
            window.run();
            assert_eq!(named(window), (String::new(), Live::Off));
            return live;
        }
        window.step();
    }
    panic!("`{words}` is not told");
}

fn game(time: &str, assist: AssistLevel) -> AppHarness {
    let mut shell = AppHarness::new(timed(time));
    shell.set(|settings| settings.play.assist = assist);
    shell.act(Deed::Arbiter(ArbiterAct::Start));
    shell
}

#[test]
fn a_ruling_is_one_announcement_with_what_follows_and_its_articles() {
    for assist in [AssistLevel::Tournament, AssistLevel::Friendly] {
        let mut window = window(game("300", assist), 1280.0, 800.0);
        window.run();
        window.presses_an_illegal_move();
        let live = urgency_of_news(&mut window, "first illegal move");
        let text = told(&window);
        for part in ["first illegal move", "Black +", "Article ", "7.5.1"] {
            assert!(text.contains(part), "{assist:?}: `{text}` lacks `{part}`");
        }
        assert_eq!(live, Live::Assertive);
    }
}

#[test]
fn where_one_has_come_to_is_told() {
    let mut window = window(game("300", AssistLevel::Tournament), 1280.0, 800.0);
    window.run();
    for (screen, name) in [
        (Screen::Desk, "desk-title"),
        (Screen::Learn, "learn-title"),
        (Screen::Table, "place-table"),
    ] {
        window.show(screen);
        let mut heard = String::new();
        for _ in 0..4 {
            heard.push_str(&told(&window));
            window.step();
        }
        let name = window.words().tr(name);
        assert!(heard.contains(&*name), "`{heard}` lacks `{name}`");
    }
}

#[test]
fn little_time_is_told_at_its_marks_and_once() {
    let mut window = window(game("90", AssistLevel::Tournament), 1280.0, 800.0);
    window.run();
    let before = told(&window);
    let start = window.now();
    pass(&mut window, start + Duration::from_secs(20));
    assert_eq!(told(&window), before);
    for (passed, left) in [(30, "1:00"), (45, "1:00"), (60, "0:30"), (80, "10")] {
        pass(&mut window, start + Duration::from_secs(passed));
        let text = told(&window);
        assert!(text.starts_with("White") && text.contains(left), "{text}");
    }
}

/// Lets time pass until then, frame by frame, so that nobody is told that the program was held up.
fn pass(window: &mut AppHarness, until: Moment) {
    while window.now() < until {
        let next = window.now() + Duration::from_millis(480);
        window.wait_until(next.min(until));
        window.step();
    }
    window.run();
}

#[test]
fn clocks_that_stop_and_run_again_are_told() {
    let mut window = window(game("300", AssistLevel::Friendly), 1280.0, 800.0);
    window.run();
    for said in ["Both clocks are stopped.", "White’s clock runs."] {
        window.key_press(Key::P);
        window.run();
        let text = told(&window);
        assert!(text.starts_with(said), "{text}");
    }
}

#[test]
fn the_side_clock_tells_whose_side_runs_that_it_stands_and_its_flag() {
    let mut shell = AppHarness::new(timed("300"));
    shell.show(Screen::SideClock);
    shell.follow(&set("20"));
    let mut window = window(shell, 1280.0, 800.0);
    window.clock(SideClockAct::Begin(Color::White));
    window.run();
    assert!(told(&window).starts_with("Ana: "), "{:?}", told(&window));
    let later = window.now() + Duration::from_secs(2);
    window.wait_until(later);
    window.clock(SideClockAct::Press(Color::White));
    window.run();
    assert!(told(&window).starts_with("Black: "), "{:?}", told(&window));
    let now = window.now();
    window.wait_until(now + Duration::from_secs(25));
    let live = urgency_of_news(&mut window, "flag");
    let text = told(&window);
    assert!(
        text.starts_with("Black: ") && text.contains("flag"),
        "{text}"
    );
    assert_eq!(live, Live::Assertive);
}

#[test]
fn the_boards_of_review_and_desk_are_read_square_by_square() {
    for name in ["review", "desk"] {
        let (_, come_to) = SCENES.iter().find(|(it, _)| *it == name).expect("a scene");
        let mut window = window(come_to(Words::new(Language::English)), 1280.0, 800.0);
        window.run();
        let is_cell = by().predicate(|node| node.role() == Part::Cell);
        assert_eq!(window.query_all(is_cell).count(), 64, "{name}");
    }
}

#[test]
fn what_each_player_says_is_a_group_with_the_players_name() {
    let mut window = window(game("300", AssistLevel::Friendly), 1280.0, 800.0);
    window.run();
    for player in ["White", "Black"] {
        let is_row = |node: &AccessKitNode<'_>| node.role() == Part::Group;
        let name = format!("{}: {player}", window.words().tr("keys-said"));
        let row = by().predicate(is_row).label(&name);
        assert!(window.query(row).is_some(), "{player}");
    }
}
