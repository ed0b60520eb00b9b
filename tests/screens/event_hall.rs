//! A round while its players come, and the round for the hall.

use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use eframe::egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Deed};
use jadoube_core::record::wall_time::WallTime;
use jadoube_core::tournament::{BoardResult, RoundSchedule, TournamentChange};
use jadoube_ui::{Command, Screen, TournamentCommand};

use super::event::{english, enter, paired, tournament};
use super::scenes::{Window, press, pressed};

/// A round of so many boards, an hour after midnight.
fn in_the_hall(words: Words, boards: usize) -> Window {
    let mut shell = paired(boards);
    // No clock runs meanwhile at the table of this machine.
    shell.act(Deed::Arbiter(ArbiterAct::Stop));
    shell.wait_until(shell.now() + Duration::from_hours(1));
    pressed(words, shell, &[])
}

fn now(window: &Window) -> WallTime {
    window.state().tournament().expect("a tournament").now
}

/// Announces when the round starts, seen from now.
pub fn schedule(window: &mut Window, start: impl FnOnce(WallTime) -> WallTime) {
    let schedule = RoundSchedule {
        start: start(now(window)),
        default_minutes: 30,
        announcement: "Remis dopiero po 30. posunięciu".to_owned(),
    };
    let change = TournamentChange::RoundScheduled {
        round: 1,
        schedule: Box::new(schedule),
    };
    let change = TournamentCommand::Enter(vec![change]);
    window.ask(Command::Tournament(change));
    window.run_ok();
}

fn turn_to(window: &mut Window, id: &str) {
    let words = window.words();
    press(window, &words.tr(id));
    window.run_ok();
}

/// Types a line of who has come.
pub fn come(window: &mut Window, typed: &str) {
    let name = window.words().tr("event-attendance-entry");
    let field = window.get_by_role_and_label(Part::TextInput, &name);
    field.type_text(typed);
    window.run_ok();
    window.key_press(Key::Enter);
    window.run_ok();
}

/// Most of a round have come, twenty minutes after its start.
pub fn coming(words: Words) -> Window {
    let mut window = in_the_hall(words, 24);
    schedule(&mut window, |now| now.earlier(Duration::from_mins(20)));
    turn_to(&mut window, "event-mode-attendance");
    for typed in ["1", "2", "3 +-", "4", "5 -+", "7"] {
        come(&mut window, typed);
    }
    window
}

/// The default time is over, and a board is chosen at which somebody is missing.
pub fn too_late(words: Words) -> Window {
    let mut window = coming(words);
    schedule(&mut window, |now| now.earlier(Duration::from_mins(40)));
    for _ in 0..3 {
        window.key_press(Key::ArrowDown);
        window.run_ok();
    }
    window
}

/// The round for the hall, before it starts.
pub fn hall(words: Words) -> Window {
    let mut window = in_the_hall(words, 24);
    schedule(&mut window, |now| now.later(Duration::from_mins(10)));
    window.ask(Command::Show(Screen::Hall));
    window.run_ok();
    window
}

/// The same with more boards than have room.
fn large_hall(words: Words) -> Window {
    let mut window = in_the_hall(words, 200);
    schedule(&mut window, |now| now.earlier(Duration::from_mins(10)));
    window.ask(Command::Show(Screen::Hall));
    window.run_ok();
    window
}

/// Whether something is told in which that stands.
pub fn is_shown(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// The result of a board in the first round.
pub fn result(window: &Window, board: u16) -> String {
    let round = tournament(window).rounds[0].clone();
    round.board(board).expect("a board").result.to_string()
}

#[test]
fn who_has_come_is_typed_and_clicked() {
    let mut window = coming(english());
    assert!(is_shown(&window, "10 of 48 players have come"));
    assert!(is_shown(&window, "Default time: "));
    assert!(is_shown(&window, "Board 7: both have come"));
    // Where a tick stands in the card, a click takes it away again.
    for _ in 0..2 {
        window.key_press(Key::ArrowDown);
        window.run_ok();
    }
    press(&mut window, "Žagar, Črt");
    window.run_ok();
    assert!(is_shown(&window, "9 of 48 players have come"));
    assert!(is_shown(&window, "Board 2: only Black has come"));
    press(&mut window, "Žagar, Črt");
    window.run_ok();
    assert!(is_shown(&window, "10 of 48 players have come"));
    come(&mut window, "9 1");
    assert!(is_shown(&window, "Not understood."));
    press(&mut window, "Only boards where someone is missing (20)");
    window.run_ok();
    assert!(is_shown(&window, "3  + Ристова"));
    assert!(!is_shown(&window, "2  + Žagar"));
}

#[test]
fn all_others_come_without_those_who_were_said_to_be_absent() {
    let mut window = coming(english());
    assert!(is_shown(&window, "3  + Ристова"));
    come(&mut window, "17 +-");
    assert!(is_shown(&window, "Board 17: only White has come"));
    // 24 boards, 11 players have come, Black is missing at boards 3 and 17, White at board 5.
    press(&mut window, "All others have come (34)");
    window.run_ok();
    assert!(is_shown(&window, "45 of 48 players have come"));
    let round = tournament(&window).rounds[0].clone();
    let missing = [3, 5, 17].map(|number| {
        let board = *round.board(number).expect("a board");
        tournament(&window).missing(1, &board)
    });
    assert!(missing.iter().all(Option::is_some), "{missing:?}");
    assert!(!is_shown(&window, "All others have come ("));
    let stale = "Board 17: only White has come";
    assert!(!is_shown(&window, stale), "it is not the last thing");
}

#[test]
fn the_start_is_typed_once_and_proposed_with_its_default_time() {
    let mut window = in_the_hall(english(), 4);
    turn_to(&mut window, "event-mode-attendance");
    let name = window.words().tr("event-start");
    window.get_by_role_and_label(Part::TextInput, &name).focus();
    window.run_ok();
    window.key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::A);
    window.run_ok();
    let field = window.get_by_role_and_label(Part::TextInput, &name);
    field.type_text("soon");
    window.run_ok();
    turn_to(&mut window, "event-announce");
    assert!(is_shown(&window, "The start is a time of day"));
    window.get_by_role_and_label(Part::TextInput, &name).focus();
    window.run_ok();
    window.key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::A);
    window.run_ok();
    let field = window.get_by_role_and_label(Part::TextInput, &name);
    field.type_text("9.30");
    window.run_ok();
    turn_to(&mut window, "event-announce");
    let schedules = tournament(&window).schedules;
    let entered = schedules.get(&1).expect("a start");
    assert_eq!(entered.start.hour_and_minute(), [9, 30]);
    assert_eq!(entered.default_minutes, 30);
}

#[test]
fn who_is_missing_forfeits_by_two_clicks() {
    let mut window = too_late(english());
    assert!(is_shown(&window, "The default time ended at"));
    for is_first in [true, false] {
        press(&mut window, "Forfeit by default time: + –");
        window.run_ok();
        assert_eq!(result(&window, 3) == "*", is_first, "it is asked first");
        for _ in 0..40 {
            window.step();
        }
    }
    press(&mut window, "Forfeit by default time (19)");
    window.run_ok();
    assert_eq!(result(&window, 6), "*", "it is asked first");
    for _ in 0..40 {
        window.step();
    }
    press(&mut window, "Forfeit by default time (19)");
    window.run_ok();
    assert_eq!([5, 6].map(|board| result(&window, board)), ["-+", "--"]);
    assert_eq!(result(&window, 1), "*", "both are there");
    turn_to(&mut window, "event-undo");
    let left = tournament(&window).rounds[0].clone();
    let pending = left.boards.iter().filter(|it| it.result.is_pending());
    assert_eq!(pending.count(), 23, "all of them are taken back together");
}

#[test]
fn results_are_typed_as_fast_as_before() {
    let mut window = coming(english());
    turn_to(&mut window, "event-mode-results");
    enter(&mut window, "2 =");
    assert_eq!(result(&window, 2), BoardResult::DRAW.to_string());
}

#[test]
fn the_hall_sees_the_countdown_the_boards_and_what_is_announced() {
    let window = hall(english());
    for part in [
        "Round 1",
        "The round starts in 10:00",
        "default time 30 min",
        "Whoever arrives after",
        "Remis dopiero po 30. posunięciu",
        "1  Novak, Ana – Duda-Rozman",
    ] {
        assert!(is_shown(&window, part), "{part}");
    }
}

#[test]
fn many_boards_turn_by_themselves_and_by_keys() {
    let mut window = large_hall(english());
    window.set_size(vec2(1280.0, 800.0));
    window.run_ok();
    assert!(is_shown(&window, "1  Novak, Ana"));
    let is_at_first = |window: &Window| {
        let boards = window.query_all_by_label_contains(" – ");
        boards.count() > 5 && is_shown(window, "1  Novak, Ana – Duda")
    };
    assert!(is_at_first(&window));
    window.key_press(Key::PageDown);
    window.run_ok();
    assert!(!is_at_first(&window), "a key turns");
    window.key_press(Key::PageUp);
    window.run_ok();
    assert!(is_at_first(&window), "and back");
    window.key_press(Key::Escape);
    window.run_ok();
    assert_eq!(window.state().screen(), Screen::Event);
}

/// How long a frame of two hundred boards takes in the hall, and while players come.
#[test]
#[ignore = "figures to read, with --nocapture"]
#[expect(clippy::disallowed_methods, reason = "how long it takes is measured")]
fn a_large_round_is_measured() {
    use std::time::Instant;
    let mut window = large_hall(english());
    let measured = |window: &mut Window, what: &str| {
        let begun = Instant::now();
        for _ in 0..50 {
            window.step();
        }
        println!("{what}: {:?}", begun.elapsed() / 50);
    };
    measured(&mut window, "hall");
    window.ask(Command::Show(Screen::Event));
    window.run_ok();
    turn_to(&mut window, "event-mode-attendance");
    measured(&mut window, "who has come");
    turn_to(&mut window, "event-mode-results");
    measured(&mut window, "results");
}
