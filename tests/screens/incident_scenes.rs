//! An incident as an arbiter comes to it: where it happened, a claim to be decided, what is being entered, and the sheet.

use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::Queryable as _;
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::Words;
use jadoube_core::laws::{Outcome, Standing};
use jadoube_core::notation::Letters;
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident, read_position};
use jadoube_core::record::script::{Readings, Times};
use jadoube_core::record::{Script, judge};
use jadoube_ui::{Command, FileTask, IncidentCommand, Screen};

use super::scenes::{Window, press, pressed};
use crate::support::app_harness::{AppHarness, window};

/// A game of the club's championship at which the arbiter has just come.
fn at_board_seven() -> Incident {
    let mut incident = Incident::default();
    let moves = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7";
    let (place, after, _) = read_position(moves, Letters::English).expect("moves");
    incident.change_heading(|heading| {
        "Club championship".clone_into(&mut heading.event);
        "4".clone_into(&mut heading.round);
        "7".clone_into(&mut heading.board);
        "2026.11.28".clone_into(&mut heading.date);
        "18:37 UTC+01".clone_into(&mut heading.time);
        "Eva Zupan".clone_into(&mut heading.arbiter);
        "Ana Kova\u{10d}".clone_into(&mut heading.white);
        "Boris Petrovi\u{107}".clone_into(&mut heading.black);
        "I only brushed the bishop.".clone_into(&mut heading.white_says);
        heading.found = Some(Readings {
            white: Duration::from_mins(50),
            black: Duration::from_secs(2900),
        });
    });
    incident.change(|script| {
        script.time = "5400+30".parse().ok().map(Times::same);
        script.position = place;
        script.after = after;
    });
    incident
}

fn open(incident: Incident) -> AppHarness {
    let mut shell = super::scenes::game(false);
    let command = IncidentCommand::Open(Box::new(incident));
    shell.ask(Command::Incident(command));
    shell.show(Screen::Incident);
    shell
}

fn enter(shell: &mut AppHarness, act: GuidedAct) {
    shell.ask(Command::Incident(IncidentCommand::Enter(act)));
}

fn made(kind: GuidedKind, square: Option<Square>, mv: &str) -> GuidedAct {
    GuidedAct {
        square,
        written: mv.to_owned(),
        ..GuidedAct::new(kind, Color::White)
    }
}

/// Where it happened is still to be said.
pub fn beginning(words: Words) -> Window {
    let mut shell = super::scenes::game(false);
    shell.show(Screen::Incident);
    pressed(words, shell, &[])
}

/// Nothing was entered yet.
pub fn nothing_entered(words: Words) -> Window {
    pressed(words, open(at_board_seven()), &[])
}

/// A touch that was disputed waits to be decided.
pub fn disputed(words: Words) -> Window {
    let mut shell = open(at_board_seven());
    let touch = made(GuidedKind::TouchDisputed, Some(Square::A4), "d4");
    enter(&mut shell, touch);
    let claim = GuidedAct::new(GuidedKind::ClaimsTouch, Color::Black);
    enter(&mut shell, claim);
    pressed(words, shell, &[])
}

/// An illegal move was ruled on.
pub fn ruled(words: Words) -> Window {
    let mut shell = open(at_board_seven());
    enter(&mut shell, made(GuidedKind::Moved, None, "Ba4-e6"));
    pressed(words, shell, &[])
}

/// The sheet of that.
pub fn sheet(words: Words) -> Window {
    let mut window = ruled(words);
    press(&mut window, &words.tr("incident-sheet"));
    window
}

#[test]
fn an_incident_is_entered_by_keys_and_judge_says_the_same() {
    let words = Words::new(jadoube_core::i18n::Language::English);
    let mut shell = window(beginning(words), 1366.0, 768.0);
    let position = words.tr("incident-position");
    let field = shell.get_by_role_and_label(Part::TextInput, &position);
    field.focus();
    field.type_text("1. e4 e5 2. Nf3 Nc6");
    shell.run();
    press(&mut shell, &words.tr("incident-begin"));
    shell.run();
    // The phone rings: group, number, whose it is, entered.
    press(&mut shell, &words.tr("incident-group-conduct"));
    shell.key_press(eframe::egui::Key::Num1);
    shell.run();
    press(&mut shell, &words.tr("incident-enter"));
    shell.run();
    let open = shell.state().incident().expect("an incident lies open");
    let text = open.incident.written();
    let script = Script::read(&text).expect("a script");
    let judged = judge(&script, script.edition).expect("its acts can begin");
    assert_eq!(
        judged.end.result,
        Some(Outcome::win(Color::Black)),
        "{text}"
    );
    let standing = open.incident.heard().expect("it is heard");
    let standing = standing.arbiter().table().standing();
    assert!(matches!(standing, Standing::Ended(..)));
}

#[test]
fn what_was_entered_is_taken_back_and_the_file_opens_again() {
    let words = Words::new(jadoube_core::i18n::Language::English);
    let mut shell = ruled(words);
    let before = shell.state().incident().expect("open").incident.clone();
    let task = FileTask::Incident(before.written().into());
    assert_eq!(task.to_string(), "incident");
    press(&mut shell, &words.tr("incident-undo"));
    shell.run();
    let now = shell.state().incident().expect("open").incident.clone();
    assert_eq!(now, at_board_seven());
    assert_eq!(Incident::read(&before.written()), Ok(before));
}
