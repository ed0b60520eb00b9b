//! An incident at a board of a tournament: begun there, entered in the tournament, seen with its player and in the log.

use eframe::egui::Key;
use egui_kittest::kittest::Queryable as _;
use jadoube_core::chess::Color;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{ArbiterAct, Deed, Score};
use jadoube_core::record::incident::{GuidedAct, GuidedKind};
use jadoube_core::tournament::BoardResult;
use jadoube_core::tournament::register::{OffenceKind, register};
use jadoube_ui::{Command, IncidentCommand, Screen};

use super::event::{chosen, english, enter, half_done, tournament};
use super::scenes::{Window, press};

/// Presses what has that message's words, and lets the window come to rest.
fn turn_to(window: &mut Window, id: &str) {
    let words = window.words();
    press(window, &words.tr(id));
    window.run_ok();
}

/// The form of an incident that was begun at the third board.
fn begun(words: Words) -> Window {
    let mut window = chosen(words);
    turn_to(&mut window, "event-incident-here");
    window
}

/// The sheet of an incident at a board of the tournament, in which it can be entered.
pub fn sheet(words: Words) -> Window {
    let mut window = begun(words);
    turn_to(&mut window, "incident-begin");
    illegal_move(&mut window);
    turn_to(&mut window, "incident-sheet");
    window
}

/// White completes an illegal move.
fn illegal_move(window: &mut Window) {
    let act = GuidedAct {
        written: "e5".to_owned(),
        is_pressed: true,
        ..GuidedAct::new(GuidedKind::Moved, Color::White)
    };
    window.ask(Command::Incident(IncidentCommand::Enter(act)));
    window.run_ok();
}

fn is_shown(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

fn illegal_moves(window: &Window) -> usize {
    let open = window.state().tournament().expect("a tournament");
    let all = register(open.log).into_iter();
    all.map(|it| it.count(OffenceKind::IllegalMove)).sum()
}

#[test]
fn an_incident_begins_at_its_board_with_the_form_and_both_names() {
    let window = begun(english());
    assert_eq!(window.state().screen(), Screen::Incident);
    let begins = window.words().tr("incident-begin");
    assert!(is_shown(&window, &begins), "the form is shown");
    let open = window.state().incident().expect("an incident");
    let heading = open.incident.heading();
    assert_eq!((&*heading.round, &*heading.board), ("1", "3"));
    assert!(heading.white.starts_with("Ристова"), "{heading:?}");
    assert_eq!(heading.event, "Klubski turnir Črnuče");
}

#[test]
fn an_incident_is_entered_once_and_registered_with_its_player() {
    let mut window = sheet(english());
    assert_eq!(illegal_moves(&window), 0);
    press(&mut window, "Enter in the tournament: round 1, board 3");
    window.run_ok();
    assert!(is_shown(&window, "Entered in the tournament"));
    assert_eq!(illegal_moves(&window), 1);
    // What is entered anew takes the place of what was there.
    turn_to(&mut window, "incident-decision");
    illegal_move(&mut window);
    turn_to(&mut window, "incident-sheet");
    press(
        &mut window,
        "Put in place of the one entered: round 1, board 3",
    );
    window.run_ok();
    let open = window.state().tournament().expect("a tournament");
    assert_eq!(open.log.incidents().len(), 1);
    window.ask(Command::Show(Screen::Event));
    window.run_ok();
    turn_to(&mut window, "event-tab-log");
    assert!(is_shown(&window, "incident (Ристова"));
    assert!(is_shown(&window, "incident, entered anew (Ристова"));
    turn_to(&mut window, "event-tab-players");
    for _ in 0..5 {
        window.key_press(Key::ArrowDown);
        window.run_ok();
    }
    assert!(is_shown(&window, "Round 1, board 3: Illegal move"));
}

/// Enters an incident in which White's device rang at the third board.
fn device_entered(window: &mut Window) {
    turn_to(window, "incident-begin");
    window.ask(Command::Incident(IncidentCommand::Enter(GuidedAct::new(
        GuidedKind::Device,
        Color::White,
    ))));
    window.run_ok();
    turn_to(window, "incident-sheet");
    press(window, "Enter in the tournament: round 1, board 3");
    window.run_ok();
}

fn result(window: &Window) -> BoardResult {
    let round = tournament(window).rounds[0].clone();
    round.board(3).expect("a board").result
}

/// The sheet of an incident whose ruling gives its board another result than it has.
pub fn differing(words: Words) -> Window {
    let mut window = half_done(words);
    enter(&mut window, "3 1");
    for _ in 0..3 {
        window.key_press(Key::ArrowDown);
        window.run_ok();
    }
    turn_to(&mut window, "event-incident-here");
    turn_to(&mut window, "incident-begin");
    window.ask(Command::Incident(IncidentCommand::Enter(GuidedAct::new(
        GuidedKind::Device,
        Color::White,
    ))));
    window.run_ok();
    turn_to(&mut window, "incident-sheet");
    let args = [("round", 1_u32.into()), ("board", 3_u32.into())];
    press(&mut window, &words.tr_args("event-attach", &args));
    window.run_ok();
    window
}

#[test]
fn a_ruling_that_ends_the_game_sets_the_result_and_is_taken_back() {
    let mut window = begun(english());
    device_entered(&mut window);
    assert_eq!(result(&window), BoardResult::win(Color::Black));
    window.ask(Command::Show(Screen::Event));
    window.run_ok();
    turn_to(&mut window, "event-undo");
    assert_eq!(result(&window), BoardResult::Pending);
    // The sheet offers it again.
    window.ask(Command::Show(Screen::Incident));
    window.run_ok();
    assert!(is_shown(&window, "By the ruling the result is 0–1."));
    press(&mut window, "Enter 0–1");
    window.run_ok();
    assert_eq!(result(&window), BoardResult::win(Color::Black));
}

#[test]
fn what_is_said_later_goes_in_the_place_of_the_incident_and_a_new_one_beside_it() {
    let mut window = begun(english());
    device_entered(&mut window);
    let open = window.state().incident().expect("an incident");
    let mut heading = open.incident.heading();
    "The phone rang in the jacket".clone_into(&mut heading.grounds);
    let said = IncidentCommand::Head(Box::new(heading));
    window.ask(Command::Incident(said));
    window.run_ok();
    assert!(!is_shown(&window, "Enter as another incident"));
    press(
        &mut window,
        "Put in place of the one entered: round 1, board 3",
    );
    window.run_ok();
    let incidents = |window: &Window| {
        let open = window.state().tournament().expect("a tournament");
        open.log.incidents().len()
    };
    assert_eq!(incidents(&window), 1);
    window.ask(Command::Incident(IncidentCommand::Undo));
    window.run_ok();
    illegal_move(&mut window);
    press(&mut window, "Enter as another incident");
    window.run_ok();
    assert_eq!(incidents(&window), 2);
}

#[test]
fn another_result_than_the_board_has_is_asked_for_with_its_reason() {
    let mut window = differing(english());
    assert_eq!(result(&window), BoardResult::win(Color::White));
    assert!(is_shown(&window, "By the ruling the result is 0–1"));
    press(&mut window, "Correct to 0–1");
    window.run_ok();
    assert_eq!(result(&window), BoardResult::win(Color::Black));
    let corrections = tournament(&window).corrections;
    let told: Vec<_> = corrections.iter().map(|it| it.reason.as_str()).collect();
    assert_eq!(told, ["Ruling on the incident (11.3.2.2)"]);
}

#[test]
fn why_a_result_was_declared_is_proposed_before_the_grounds_of_what_it_overturns() {
    let mut window = begun(english());
    device_entered(&mut window);
    let open = window.state().incident().expect("an incident");
    let mut heading = open.incident.heading();
    "The phone rang".clone_into(&mut heading.grounds);
    window.ask(Command::Incident(IncidentCommand::Head(Box::new(heading))));
    for act in [
        ArbiterAct::Note("The appeals committee decided".into()),
        ArbiterAct::Declare(Score::Half, Score::Half),
    ] {
        let act = window.state().board_act(Deed::Arbiter(act));
        window.ask(Command::Act(act));
    }
    window.run_ok();
    press(
        &mut window,
        "Put in place of the one entered: round 1, board 3",
    );
    window.run_ok();
    press(&mut window, "Correct to ½–½");
    window.run_ok();
    let corrections = tournament(&window).corrections;
    let told: Vec<_> = corrections.iter().map(|it| it.reason.as_str()).collect();
    assert_eq!(told, ["The appeals committee decided"]);
}

#[test]
fn what_was_filled_in_for_a_board_is_there_again_when_one_comes_back() {
    let words = english();
    let mut window = begun(words);
    let back = words.tr("incident-back");
    assert!(!is_shown(&window, &back), "there is nothing to go back to");
    let clocks = words.tr("incident-clocks-read");
    for color in ["color-white", "color-black"] {
        let line = format!("{clocks}: {}", words.tr(color));
        window.get_by_label(&line).focus();
        window.run_ok();
        window.get_by_label(&line).type_text("1:10");
        window.run_ok();
    }
    assert!(is_shown(&window, "0:01:10"), "it is said what is read");
    // Left in the middle of it, and begun but with nothing entered yet.
    for begins in [false, true] {
        if begins {
            turn_to(&mut window, "incident-begin");
        }
        window.ask(Command::Show(Screen::Event));
        window.run_ok();
        turn_to(&mut window, "event-incident-here");
        assert_eq!(window.state().screen(), Screen::Incident);
    }
    let open = window.state().incident().expect("an incident").incident;
    let found = open.heading().found.expect("the clocks were read");
    assert_eq!(found.white.as_secs(), 70);
    assert!(!open.heading().date.is_empty(), "{:?}", open.heading());
}
