//! A tournament in its window: its beginning, results typed and clicked, corrections, what was pasted.

use std::fmt::Write as _;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Event, Key};
use egui_kittest::kittest::Queryable as _;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::tournament::{BoardResult, Tournament};
use jadoube_ui::{Command, FileTask, Screen, TournamentCommand};

use super::scenes::{Window, press, pressed};
use crate::support::app_harness::AppHarness;

/// Names of several lengths and letters.
const NAMES: [&str; 8] = [
    "Novak, Ana",
    "Duda-Rozman, Maksimilijan Aleksander",
    "Žagar, Črt",
    "Wojciechowska, Małgorzata",
    "Ристова, Елена",
    "Kos, Boris",
    "Lis, Piotr",
    "Zupan, Mira",
];

/// A pairing list of so many boards.
fn pairings(boards: usize) -> String {
    let mut list = String::new();
    for board in 1..=boards {
        let [white, black] = [2 * board - 2, 2 * board - 1].map(|place| {
            let (name, rating) = (NAMES[place % NAMES.len()], 2400 - 3 * place);
            let number = place / NAMES.len();
            let (surname, first) = name.split_once(", ").expect("two names");
            let more = "abcdefghij".repeat(number / 10 + 1);
            let more = &more[..number];
            format!("{surname}{more}, {first} {rating}")
        });
        writeln!(list, "{board}\t{white}\t-\t{black}").expect("a text");
    }
    list
}

/// A tournament whose first round has so many boards.
pub fn paired(boards: usize) -> AppHarness {
    let mut shell = super::scenes::game(false);
    let details = jadoube_core::tournament::TournamentDetails {
        name: "Klubski turnir Črnuče".to_owned(),
        ..Default::default()
    };
    let begin = TournamentCommand::Begin(Box::new(details), pairings(boards));
    shell.ask(Command::Tournament(begin));
    shell.show(Screen::Event);
    shell
}

/// Types a line into the field and ends it.
pub fn enter(window: &mut Window, typed: &str) {
    let words = window.words();
    let name = words.tr("event-entry");
    let field = window.get_by_role_and_label(Part::TextInput, &name);
    field.type_text(typed);
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
}

pub fn tournament(window: &Window) -> Tournament {
    let open = window.state().tournament().expect("a tournament lies open");
    open.log.tournament().clone()
}

fn result(window: &Window, board: u16) -> BoardResult {
    let tournament = tournament(window);
    let round = tournament.round(1).expect("a round");
    round.board(board).expect("a board").result
}

/// Nothing was entered yet.
pub fn empty(words: Words) -> Window {
    let mut shell = super::scenes::game(false);
    shell.show(Screen::Event);
    pressed(words, shell, &[])
}

/// A round of which half is done.
pub fn half_done(words: Words) -> Window {
    let mut window = pressed(words, paired(24), &[]);
    let typed = ["1 1", "2 =", "4 0", "6 +-", "7 --", "8 1", "11 =", "12 0"];
    for line in typed {
        enter(&mut window, line);
    }
    window
}

/// A board that has its result is chosen to be corrected.
pub fn corrected(words: Words) -> Window {
    let mut window = half_done(words);
    enter(&mut window, "2 1");
    window
}

/// A board is chosen, whose results are offered.
pub fn chosen(words: Words) -> Window {
    let mut window = half_done(words);
    window.key_press(Key::ArrowDown);
    window.key_press(Key::ArrowDown);
    window.key_press(Key::ArrowDown);
    window.run_ok();
    window
}

/// A list was pasted of which not all was taken.
pub fn remarked(words: Words) -> Window {
    let mut window = half_done(words);
    paste(
        &mut window,
        "Club evening\n1 Novak, Ana - Kos, Boris\n2 nobody knows\n3 900 - 901\n",
    );
    window
}

pub fn paste(window: &mut Window, text: &str) {
    window.event(Event::Paste(text.to_owned()));
    window.run_ok();
}

pub fn english() -> Words {
    Words::new(Language::English)
}

#[test]
fn results_are_typed_by_keys_alone() {
    let mut window = pressed(english(), paired(12), &[]);
    enter(&mut window, "12 1");
    enter(&mut window, "3 =");
    enter(&mut window, "7 +-");
    let told = [12, 3, 7].map(|board| result(&window, board).to_string());
    assert_eq!(told, ["1-0", "1/2-1/2", "+-"]);
    enter(&mut window, "99 1");
    let fault = "This round has no board 99.";
    assert!(window.query_by_label(fault).is_some(), "{fault}");
}

#[test]
fn a_board_is_chosen_by_the_arrows_and_its_line_begun() {
    let mut window = pressed(english(), paired(12), &[]);
    for key in [Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        window.key_press(key);
        window.run_ok();
    }
    enter(&mut window, "0");
    assert_eq!(result(&window, 2).to_string(), "0-1");
}

#[test]
fn a_result_is_corrected_only_with_a_reason() {
    let mut window = pressed(english(), paired(12), &[]);
    enter(&mut window, "5 1");
    enter(&mut window, "5 0");
    assert_eq!(result(&window, 5).to_string(), "1-0");
    // The keyboard is at the reason now.
    window.key_press(Key::Enter);
    window.run_ok();
    assert_eq!(result(&window, 5).to_string(), "1-0", "no reason");
    let reason = window.words().tr("event-reason");
    let field = window.get_by_role_and_label(Part::TextInput, &reason);
    field.type_text("The slip was read wrongly");
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
    assert_eq!(result(&window, 5).to_string(), "0-1");
    let corrections = tournament(&window).corrections;
    let told: Vec<_> = corrections.iter().map(|it| it.reason.as_str()).collect();
    assert_eq!(told, ["The slip was read wrongly"]);
}

#[test]
fn a_result_is_clicked_and_taken_back_by_an_entry_of_its_own() {
    let words = english();
    let mut window = chosen(words);
    press(
        &mut window,
        &format!("+ –, {}", words.tr("event-result-forfeit-black")),
    );
    window.run_ok();
    assert_eq!(result(&window, 3).to_string(), "+-");
    let lines = |window: &Window| {
        let open = window.state().tournament().expect("a tournament");
        open.log.lines().len()
    };
    let before = lines(&window);
    press(&mut window, &words.tr("event-undo"));
    window.run_ok();
    assert_eq!(result(&window, 3), BoardResult::Pending);
    assert_eq!(lines(&window), before + 1, "what was entered stays");
}

#[test]
fn only_boards_that_are_still_played_are_shown() {
    let words = english();
    let mut window = half_done(words);
    let is_shown = |window: &Window| window.query_by_label_contains("1  Novak, Ana").is_some();
    assert!(is_shown(&window));
    press(
        &mut window,
        &words.tr_args("event-only-playing", &[("count", 16_u32.into())]),
    );
    window.run_ok();
    assert!(!is_shown(&window));
}

#[test]
fn a_pasted_list_is_the_next_round_and_what_was_not_taken_is_told() {
    let window = remarked(english());
    let tournament = tournament(&window);
    assert_eq!(tournament.round_count(), 2);
    assert_eq!(tournament.round(2).map(|it| it.boards.len()), Some(1));
    for line in ["Line 1", "Line 3", "Line 4"] {
        let told = window.query_by_label_contains(line);
        assert!(told.is_some(), "{line}");
    }
    let open = window.state().tournament().expect("a tournament");
    let note = open.log.notes().first().expect("a note");
    assert!(note.text.contains("nobody knows"), "{note:?}");
}

#[test]
fn a_report_that_is_opened_is_a_tournament() {
    const REPORT: &str = include_str!("../tournament/files/small.trf");
    let mut shell = super::scenes::game(false);
    shell.files.put("small.trf", REPORT);
    shell.ask(Command::Chosen(FileTask::Open, "small.trf".into()));
    shell.wait_until_done();
    let window = pressed(english(), shell, &[]);
    assert_eq!(window.state().screen(), Screen::Event);
    let tournament = tournament(&window);
    assert_eq!(tournament.details.name, "Klubski turnir Črnuče");
    assert_eq!(tournament.players.len(), 6);
    let told = window.query_by_label_contains("ABC what nobody knows");
    assert!(told.is_some(), "what was not understood is told");
}

#[test]
fn of_two_hundred_boards_only_those_in_sight_are_drawn() {
    let mut window = pressed(english(), paired(200), &[]);
    let drawn = |window: &Window| window.query_all_by_label_contains(" – ").count();
    assert!((5..30).contains(&drawn(&window)), "{}", drawn(&window));
    for _ in 0..150 {
        window.key_press(Key::ArrowDown);
        window.step();
    }
    window.run_ok();
    let is_far = window.query_by_label_contains("150  ").is_some();
    assert!(is_far, "the list follows the arrows");
    assert!((5..30).contains(&drawn(&window)), "{}", drawn(&window));
}
