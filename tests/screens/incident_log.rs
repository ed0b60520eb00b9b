//! The desk of an incident: what was entered is told as entered, and nothing that nobody entered stands in its log.

use std::time::Duration;

use eframe::egui::accesskit::Role as Part;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jadoube_core::chess::{Color, Square};
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::record::script::{Readings, Times};
use jadoube_ui::{Command, IncidentCommand, Screen};

use super::scenes::{Window, pressed};

/// The desk of an incident that begins with the game, at which that was entered.
fn desk(found: Option<u64>, acts: impl IntoIterator<Item = GuidedAct>) -> Window {
    let mut incident = Incident::default();
    incident.change_heading(|heading| {
        heading.found = found.map(|seconds| Readings {
            white: Duration::from_secs(seconds),
            black: Duration::from_secs(seconds),
        });
    });
    incident.change(|script| script.time = "1800".parse().ok().map(Times::same));
    let mut shell = super::scenes::game(false);
    shell.ask(Command::Incident(IncidentCommand::Open(Box::new(incident))));
    for act in acts {
        shell.ask(Command::Incident(IncidentCommand::Enter(act)));
    }
    shell.show(Screen::Incident);
    pressed(Words::new(Language::English), shell, &[])
}

fn is_shown(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

#[test]
fn of_two_flags_whose_order_is_not_known_the_log_tells_none() {
    let unclear = GuidedAct::new(GuidedKind::FlagsUnclear, Color::White);
    let window = desk(Some(0), [unclear]);
    assert!(is_shown(&window, "Both flags"), "it was entered");
    for invented in ["flag fell", "clock runs"] {
        assert!(!is_shown(&window, invented), "{invented}");
    }
}

#[test]
fn what_was_entered_of_a_touch_was_not_recorded_by_the_board() {
    let touched = GuidedAct {
        square: Some(Square::E2),
        written: "d4".to_owned(),
        ..GuidedAct::new(GuidedKind::TouchDisputed, Color::White)
    };
    let claims = GuidedAct::new(GuidedKind::ClaimsTouch, Color::Black);
    let window = desk(Some(900), [touched, claims]);
    assert!(is_shown(&window, "e2"), "the touch is a fact of the matter");
    assert!(!is_shown(&window, "What the board recorded"));
}

#[test]
fn a_press_can_be_ticked_once_there_is_a_move_before_it() {
    let mut window = desk(None, []);
    window.get_by_label_contains("Knocked pieces over").click();
    window.run_ok();
    let is_off = |window: &Window| {
        let tick = window.get_by_label("and pressed the clock");
        tick.accesskit_node().is_disabled()
    };
    assert!(is_off(&window), "no move was written");
    let line = "A move with it? Nf3; none: leave it empty";
    let field = window.get_by_role_and_label(Part::TextInput, line);
    field.focus();
    field.type_text("e4");
    window.run_ok();
    assert!(!is_off(&window));
}
