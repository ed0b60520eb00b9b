//! The tabs of a tournament beside its rounds: standings, crosstable, players, log, and what is saved of it.

use eframe::egui::Key;
use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::Queryable as _;
use jadoube_core::i18n::Words;
use jadoube_ui::{Command, FileTask};

use super::event::{english, enter, half_done, paired, paste, tournament};
use super::scenes::{Window, press, pressed};
use crate::support::app_harness::AppHarness;

const SWISS: &str = include_str!("../tournament/files/held-swiss.trf");
const SMALL: &str = include_str!("../tournament/files/small.trf");

/// A report that was opened.
fn opened(words: Words, report: &str) -> Window {
    let mut shell: AppHarness = super::scenes::game(false);
    shell.files.put("held.trf", report);
    shell.ask(Command::Chosen(FileTask::Open, "held.trf".into()));
    shell.wait_until_done();
    pressed(words, shell, &[])
}

/// Presses what has that message's words, and lets the window come to rest.
pub fn turn_to(window: &mut Window, id: &str) {
    let words = window.words();
    press(window, &words.tr(id));
    window.run_ok();
}

/// The standings after a round of which half is done.
pub fn standings(words: Words) -> Window {
    let mut window = half_done(words);
    turn_to(&mut window, "event-tab-standings");
    window
}

/// The crosstable of a tournament of many rounds.
pub fn crosstable(words: Words) -> Window {
    let mut window = opened(words, SWISS);
    turn_to(&mut window, "event-tab-crosstable");
    window
}

/// The players, none of them chosen.
pub fn players(words: Words) -> Window {
    let mut window = opened(words, SMALL);
    turn_to(&mut window, "event-tab-players");
    window
}

/// A player who is chosen, of whom something is registered.
pub fn player(words: Words) -> Window {
    let mut window = half_done(words);
    turn_to(&mut window, "event-tab-players");
    // Board 6 was forfeited by Black.
    for _ in 0..12 {
        window.key_press(Key::ArrowDown);
        window.run_ok();
    }
    window
}

/// The log, with a correction and a note.
pub fn log(words: Words) -> Window {
    let mut window = half_done(words);
    turn_to(&mut window, "event-undo");
    paste(
        &mut window,
        "Klubski večer\nRound 2\n1 Novak, Ana - Kos, Boris\n",
    );
    turn_to(&mut window, "event-tab-log");
    window
}

/// What is saved of a tournament.
pub fn report(words: Words) -> Window {
    let mut window = opened(words, SMALL);
    turn_to(&mut window, "event-report");
    window
}

/// Writes what is searched for.
pub fn find(window: &mut Window, line: &str, words: &str) {
    window.get_by_role_and_label(Part::TextInput, line).focus();
    window.run_ok();
    window
        .get_by_role_and_label(Part::TextInput, line)
        .type_text(words);
    window.run_ok();
}

fn is_shown(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

#[test]
fn the_standings_show_points_and_tie_breaks_and_lead_to_a_player() {
    let mut window = standings(english());
    assert!(is_shown(&window, "Standings, round 1, 8 of 24 results"));
    assert!(is_shown(&window, "BH/C1  Buchholz cut 1"));
    // Who won is first, with one point; the keys choose a row and open it.
    assert!(is_shown(&window, "1  1  Novak, Ana  2400  1.0"));
    window.key_press(Key::ArrowDown);
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
    assert!(is_shown(&window, "Place 1, points: 1.0"));
    assert!(is_shown(&window, "Duda-Rozman"));
}

#[test]
fn a_round_under_way_is_in_the_standings_only_where_it_is_chosen() {
    let mut window = pressed(english(), paired(2), &[]);
    enter(&mut window, "1 1");
    enter(&mut window, "2 =");
    paste(&mut window, "Round 2\n1 Novak, Ana - Kos, Boris\n");
    let left = "Not paired: Duda-Rozman, Maksimilijan Aleksander; ";
    assert!(is_shown(&window, left), "nobody is forgotten");
    turn_to(&mut window, "event-mode-attendance");
    assert!(is_shown(&window, left), "nor before it is announced");
    turn_to(&mut window, "event-tab-standings");
    assert!(is_shown(&window, "Standings after round 1"));
    turn_to(&mut window, "event-later-round");
    assert!(is_shown(&window, "Standings, round 2, 0 of 1 results"));
    turn_to(&mut window, "event-tab-crosstable");
    assert!(is_shown(&window, "Crosstable, round 2, 0 of 1 results"));
}

#[test]
fn a_result_that_is_entered_changes_the_standings() {
    let mut window = standings(english());
    turn_to(&mut window, "event-tab-rounds");
    enter(&mut window, "3 1");
    turn_to(&mut window, "event-tab-standings");
    assert!(is_shown(&window, "9 of 24"));
}

#[test]
fn the_crosstable_tells_whom_each_player_met() {
    let window = crosstable(english());
    assert!(is_shown(&window, "Crosstable after round"));
    let first = tournament(&window).players.len();
    assert_eq!(first, 16);
    let rows = window.query_all_by_label_contains("w1").count();
    assert!(rows > 3, "{rows}");
}

#[test]
fn a_player_is_found_by_words_and_shows_the_rounds() {
    let mut window = players(english());
    assert!(is_shown(&window, "Choose a player"));
    find(&mut window, "Find a player", "novak jan");
    assert!(!is_shown(&window, "Kralj, "), "only who is searched for");
    window.key_press(Key::ArrowDown);
    window.run_ok();
    assert!(is_shown(&window, "Place "));
    assert!(is_shown(&window, "Nothing is registered."));
}

#[test]
fn a_forfeit_is_registered_with_the_player() {
    let window = player(english());
    assert!(is_shown(&window, "Round 1, board 6: Game forfeited"));
}

#[test]
fn the_log_is_read_newest_first_found_by_words_and_leads_to_the_board() {
    let mut window = log(english());
    let first = window.query_all_by_label_contains("Round 2 paired; boards: 1");
    assert_eq!(first.count(), 1);
    find(&mut window, "Search the log", "corrected taken");
    let line = "Round 1, board 12: ";
    assert_eq!(window.query_all_by_label_contains(line).count(), 1);
    assert!(is_shown(&window, "0–1 corrected to *: Taken back"));
    window.key_press(Key::ArrowDown);
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
    assert!(is_shown(&window, "Round 1 of 2"));
    assert!(is_shown(&window, "Board 12"));
}

#[test]
fn a_heading_names_the_round_that_is_pasted() {
    let mut window = half_done(english());
    paste(&mut window, "2. kolo\n1 Novak, Ana - Kos, Boris\n");
    assert_eq!(tournament(&window).round_count(), 2);
    assert!(!is_shown(&window, "Not taken as it stands"));
    // The same list again, with results, of the round that it names.
    paste(&mut window, "Round 2\n1 Novak, Ana - Kos, Boris 1-0\n");
    paste(&mut window, "Runda 2\n1 Novak, Ana - Kos, Boris 1-0\n");
    let round = tournament(&window).round(2).cloned().expect("a round");
    assert_eq!(round.boards[0].result.to_string(), "1-0");
    // A round that has results is not paired anew.
    paste(&mut window, "Round 1\n1 Novak, Ana - Kos, Boris\n");
    assert!(is_shown(&window, "This round has results"));
}

#[test]
fn the_report_is_saved_in_every_format() {
    let mut window = report(english());
    for (label, name, begins) in [
        ("Save as PDF…", "evening.pdf", "%PDF"),
        ("Save as text…", "evening.txt", "Klubski turnir Črnuče\n"),
        ("Standings as CSV…", "evening.csv", "\u{feff}Rk,"),
        ("Save as TRF26…", "evening.trf", "012 Klubski turnir Črnuče"),
    ] {
        press(&mut window, label);
        window.run_ok();
        let request = window.state().path_request().expect("it is asked where");
        let asked = request.suggestion.clone();
        let ending = name.rsplit('.').next().expect("an ending");
        assert!(asked.ends_with(ending), "{asked}");
        assert!(asked.contains("Klubski turnir Črnuče"), "{asked}");
        let task = request.task.clone();
        window.ask(Command::Chosen(task, name.into()));
        window.run_ok();
        let written = window.files.file(name).expect("it is written");
        let written = String::from_utf8_lossy(&written);
        assert!(written.starts_with(begins), "{name}");
    }
    assert!(is_shown(&window, "TRF16: This format has no record 202"));
}

#[test]
fn of_four_hundred_players_only_those_in_sight_are_drawn() {
    let mut window = pressed(english(), paired(200), &[]);
    for tab in ["standings", "crosstable", "players", "log"] {
        turn_to(&mut window, &format!("event-tab-{tab}"));
        let drawn = window.query_all_by_label_contains(", ").count();
        assert!((5..60).contains(&drawn), "{tab}: {drawn}");
    }
}

/// The report of an open tournament of nine rounds at two hundred boards.
fn large_report() -> String {
    use jadoube_core::chess::Color;
    use jadoube_core::tournament::trf::{TrfLetters, TrfOrder, TrfVersion, write_trf};
    use jadoube_core::tournament::{
        BoardResult, PairedBoard, PairingNumber, Round, Tournament, TournamentPlayer,
    };
    let mut large = Tournament::default();
    "Large open".clone_into(&mut large.details.name);
    large.players = (1..=400)
        .map(|it| TournamentPlayer::new(PairingNumber(it), format!("Surname{it}, Name{it}")))
        .collect();
    let results = [
        BoardResult::win(Color::White),
        BoardResult::DRAW,
        BoardResult::win(Color::Black),
    ];
    for round in 0..9_u16 {
        let boards = (1..=200_u16).map(|number| {
            let black = 201 + (number + 17 * round) % 200;
            let mut board = PairedBoard::new(number, PairingNumber(number), PairingNumber(black));
            board.result = results[usize::from((number + round) % 3)];
            board
        });
        large.rounds.push(Round {
            boards: boards.collect(),
            ..Round::default()
        });
    }
    let order = TrfOrder {
        version: TrfVersion::Trf16,
        letters: TrfLetters::Unchanged,
    };
    write_trf(&large, order).text
}

/// How long a tournament of nine rounds at two hundred boards takes to be opened, each tab at first and in each later frame.
#[test]
#[ignore = "figures to read, with --nocapture"]
#[expect(clippy::disallowed_methods, reason = "how long it takes is measured")]
fn a_large_tournament_is_measured() {
    use std::time::Instant;
    let report = large_report();
    let mut shell: AppHarness = super::scenes::game(false);
    shell.files.put("large.trf", report);
    let begun = Instant::now();
    shell.ask(Command::Chosen(FileTask::Open, "large.trf".into()));
    shell.wait_until_done();
    println!("opened: {:?}", begun.elapsed());
    let mut window = pressed(english(), shell, &[]);
    for tab in ["standings", "crosstable", "players", "log", "rounds"] {
        let words = window.words();
        let begun = Instant::now();
        press(&mut window, &words.tr(&format!("event-tab-{tab}")));
        window.step();
        let first = begun.elapsed();
        window.run_ok();
        let begun = Instant::now();
        for _ in 0..50 {
            window.key_press(Key::ArrowDown);
            window.step();
        }
        let walked = begun.elapsed() / 50;
        let begun = Instant::now();
        for _ in 0..50 {
            window.step();
        }
        let still = begun.elapsed() / 50;
        println!("{tab}: first {first:?}, a row further {walked:?}, the same again {still:?}");
    }
}
