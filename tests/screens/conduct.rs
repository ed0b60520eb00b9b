//! How a game was played beside its moves: the page, the ways to it and from it to the lessons.

use std::sync::Arc;
use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::Moment;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{ArbiterAct, Event, PlayerAct};
use jadoube_core::record::log::journal::Heading;
use jadoube_core::record::script::{Script, Times};
use jadoube_core::record::{ComputerPlayer, Entry, MoveSource, ReviewedGame, SlipRate};
use jadoube_core::report::conduct_lines::conduct_text;
use jadoube_ui::{Command, Screen};

use super::scenes::{Window, press, pressed};
use crate::support::app_harness::AppHarness;

/// A learner who has played three games.
const PLAYED: &str = r#"(version: 1, learners: (current: "Ana", learners: {"Ana": (games: [
    (day: 1, ended: 1, moves: 20, lapses: {Touch: 3, LatePress: 2}, given_away: 40),
    (day: 2, ended: 2, moves: 3, lapses: {Touch: 1, OfferTime: 1}),
    (day: 3, ended: 3, moves: 44, lapses: {Touch: 1}),
])}))"#;

/// A game against the program in which White's hands and clock went wrong.
fn against_the_program() -> ReviewedGame {
    let heading = Heading {
        white: "Ana Kovač".to_owned(),
        black: "Computer, level 3".to_owned(),
        computer: Some(ComputerPlayer {
            color: Color::Black,
            plays: MoveSource::Level(3),
            slips: SlipRate::Never,
            plays_on: false,
        }),
        terms: Script {
            time: Some(Times::same("600+5".parse().expect("a time control"))),
            ..Script::default()
        },
        ..Heading::default()
    };
    let mut arbiter = heading.arbiter();
    let start = Event::of_arbiter(Moment::START, ArbiterAct::Start);
    let plays = |text: &str| PlayerAct::Play(text.to_owned());
    let moves = |text: &str| PlayerAct::Move(text.to_owned());
    let acts = [
        (4, Color::White, plays("e4")),
        (9, Color::White, PlayerAct::Press),
        (15, Color::Black, moves("e5")),
        (20, Color::White, PlayerAct::Touch(Square::A1)),
        (21, Color::White, PlayerAct::LetGo),
        (25, Color::White, PlayerAct::OfferDraw),
        (29, Color::White, plays("Nf3")),
        (60, Color::White, PlayerAct::Press),
        (70, Color::Black, PlayerAct::Lift(Square::B8)),
        (71, Color::Black, PlayerAct::PutBack),
        (75, Color::Black, moves("Nc6")),
        (80, Color::White, PlayerAct::Lift(Square::F1)),
        (81, Color::White, PlayerAct::Release(Square::B6)),
        (83, Color::White, PlayerAct::Press),
        (90, Color::White, moves("Bc4")),
        (99, Color::Black, PlayerAct::Resign),
    ];
    let acts = acts.into_iter().map(|(second, color, act)| {
        let at = Moment::after(Duration::from_secs(second));
        Event::of(color, at, act)
    });
    let mut log = Vec::new();
    for event in std::iter::once(start).chain(acts) {
        for event in arbiter.taken_apart(&event) {
            let rulings = arbiter.hear(&event);
            log.push(Entry { event, rulings });
        }
    }
    ReviewedGame::played(&heading, &log)
}

/// The page of that game, in these words.
pub fn page(words: Words) -> Window {
    let files = MemoryStore::default();
    files.put("learners.ron", PLAYED);
    let mut shell = AppHarness::on(files, Vec::new());
    shell.ask(Command::Review(Arc::new(against_the_program())));
    pressed(words, shell, &["conduct-title"])
}

#[test]
fn it_tells_what_went_wrong_and_leads_to_the_lessons_and_back() {
    let mut window = page(Words::new(Language::English));
    assert_eq!(window.state().screen(), Screen::Conduct);
    for told in [
        "Touched and not moved or captured",
        "Clock pressed late",
        "Draws offered at the wrong moment",
        "Press forgotten",
    ] {
        let count = window.query_all_by_label(told).count();
        assert!(count > 0, "{told}");
    }
    window.get_by_label("Touched and not moved or captured: 3, 1, 1");
    window.get_by_label("Moves made: 20, 3, 44");
    press(&mut window, "25 Press!");
    assert_eq!(window.state().screen(), Screen::Lesson);
    press(&mut window, "Back: How you played it");
    assert_eq!(window.state().screen(), Screen::Conduct);
    press(&mut window, "Back: Review");
    assert_eq!(window.state().screen(), Screen::Review);
}

#[test]
fn copied_it_says_what_the_times_are_and_calls_a_nameless_player_by_the_colour_once() {
    let game = against_the_program();
    let conduct = game.conduct().expect("a game that was played");
    let names = ByColor::default();
    let text = conduct_text(conduct, &names, Words::new(Language::English));
    assert!(text.contains("\nWhite – Black\n"), "{text}");
    assert!(text.contains("\nTime used: opening "), "{text}");
    assert!(text.contains("\nIllegal moves: 1 (move 3)\n"), "{text}");
}

#[test]
fn of_a_game_from_a_file_there_is_no_such_page() {
    let window = super::review_scenes::annotated(Words::new(Language::English));
    assert!(window.query_by_label("How you played it").is_none());
}
