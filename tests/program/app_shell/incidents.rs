//! The incident that lies open: kept with each thing that is entered, back after a kill, set aside for another.

use std::time::Duration;

use egui_kittest::kittest::Queryable;
use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::clock::Moment;
use jadoube_core::record::incident::{GuidedAct, GuidedKind, Incident};
use jadoube_core::record::script::Times;
use jadoube_core::record::side_clock::{SideClockAct, SideClockSetting, StopReason};
use jadoube_core::tournament::{AttachedIncident, TournamentChange, incident_at};
use jadoube_ui::{
    BoardSeat, Command, FileTask, IncidentCommand, KeptFileKind, Screen, TournamentCommand,
};

use super::Table;
use super::tournament_boards::begin_tournament;

/// An incident of that player, at which a phone rang.
fn phone_rings(table: &mut Table, white: &str) {
    let mut incident = Incident::default();
    incident.change_heading(|heading| white.clone_into(&mut heading.white));
    table.ask(Command::Incident(IncidentCommand::Open(Box::new(incident))));
    let rings = GuidedAct::new(GuidedKind::Device, Color::White);
    table.ask(Command::Incident(IncidentCommand::Enter(rings)));
}

fn written(table: &Table) -> Option<String> {
    let open = table.app().incident()?;
    Some(open.incident.written())
}

#[test]
fn what_was_entered_lies_open_again_after_a_kill() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    phone_rings(&mut table, "Ana");
    let before = written(&table).expect("an incident");
    // The program is not told that it ends.
    std::mem::forget(table);
    let mut table = Table::new(&files);
    assert_eq!(written(&table), Some(before));
    table.window.get_by_label("Incident").click();
    table.window.run();
    assert_eq!(table.app().screen(), Screen::Incident);
    assert!(table.window.get_all_by_label_contains("Ana").count() > 0);
}

#[test]
fn the_next_incident_sets_the_one_before_it_aside() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    phone_rings(&mut table, "Ana");
    let before = written(&table);
    phone_rings(&mut table, "Boris");
    table.ask(Command::Show(Screen::Kept));
    table.window.wait_until_done();
    let kept: Vec<_> = table.app().kept_files().to_vec();
    let incidents = kept.iter().filter(|it| it.kind == KeptFileKind::Incident);
    let incidents: Vec<_> = incidents.collect();
    assert_eq!(incidents.len(), 1, "{kept:?}");
    let heading = incidents[0].incident().expect("who played is told");
    assert_eq!(heading.white, "Ana");
    assert!(table.window.get_all_by_label_contains("Ana").count() > 0);
    let path = incidents[0].path.clone();
    table.ask(Command::Chosen(FileTask::Open, path));
    table.window.wait_until_opened();
    assert_eq!(written(&table), before);
    assert_eq!(table.app().screen(), Screen::Incident);
}

#[test]
fn an_incident_that_was_not_entered_is_told_of_when_another_begins() {
    let told = "The incident at board 2 of round 1 is not entered in the tournament.";
    let mut table = Table::new(&MemoryStore::default());
    begin_tournament(&mut table);
    let at_board = |table: &mut Table, board| {
        let tournament = table.app().tournament().expect("a tournament");
        let incident = incident_at(tournament.log, 1, board).expect("a board");
        table.ask(Command::Incident(IncidentCommand::Prepare(Box::new(
            incident,
        ))));
    };
    at_board(&mut table, 2);
    at_board(&mut table, 1);
    assert_eq!(table.notes(), "", "nothing was entered at it");
    at_board(&mut table, 2);
    let rings = GuidedAct::new(GuidedKind::Device, Color::White);
    table.ask(Command::Incident(IncidentCommand::Enter(rings)));
    let script = written(&table).expect("an incident");
    at_board(&mut table, 1);
    assert!(table.notes().contains(told), "{}", table.notes());

    let attached = AttachedIncident {
        round: 1,
        board: 2,
        script: script.clone(),
        replaces: None,
        game: None,
    };
    let entered = vec![TournamentChange::IncidentAttached(attached)];
    table.ask(Command::Tournament(TournamentCommand::Enter(entered)));
    table.ask(Command::Dismiss(0));
    let incident = Box::new(Incident::read(&script).expect("an incident"));
    table.ask(Command::Incident(IncidentCommand::Open(incident)));
    at_board(&mut table, 1);
    assert_eq!(table.notes(), "", "it is entered");
}

#[test]
fn the_side_clock_of_a_board_is_put_right_by_the_ruling_there() {
    let mut table = Table::new(&MemoryStore::default());
    begin_tournament(&mut table);
    table.ask(Command::Tournament(TournamentCommand::Take {
        seat: BoardSeat::SideClock,
        round: 1,
        board: 2,
    }));
    let tournament = table.app().tournament().expect("a tournament");
    let to_play = tournament.taken.expect("a board").to_play.clone();
    let incident = incident_at(tournament.log, 1, 2).expect("a board");
    for act in [
        SideClockAct::Set(SideClockSetting {
            control: "300".parse().expect("a time"),
            names: to_play.names,
            day: String::new(),
            tournament_board: Some(to_play.board),
        }),
        SideClockAct::Begin(Color::White),
        SideClockAct::Press(Color::White),
        SideClockAct::Stop(StopReason::ByHand),
    ] {
        table.ask(Command::Clock(act));
    }
    let mut incident = Box::new(incident);
    incident.change(|script| script.time = "300".parse().ok().map(Times::same));
    table.ask(Command::Incident(IncidentCommand::Open(incident)));
    let moved = GuidedAct {
        written: "e5".to_owned(),
        is_pressed: true,
        ..GuidedAct::new(GuidedKind::Moved, Color::White)
    };
    table.ask(Command::Incident(IncidentCommand::Enter(moved)));
    table.ask(Command::Show(Screen::Incident));
    for label in ["Incident sheet", "Set the side clock: "] {
        table.window.run_ok();
        table.window.get_by_label_contains(label).click();
        table.window.run_ok();
    }
    let side_clock = table.app().side_clock();
    let stands = side_clock.as_it_stands(Moment::START).expect("it is set");
    assert_eq!(stands.illegal, ByColor { white: 1, black: 0 });
    assert!(stands.times.black > Duration::from_mins(5), "{stands:?}");
    assert_eq!(stands.next, Color::White, "who moves again");
    let again = table.window.query_by_label_contains("Set the side clock: ");
    assert!(again.is_none(), "nothing is left to be put right");
}

#[test]
fn an_incident_that_cannot_be_read_is_kept_aside() {
    let files = MemoryStore::default();
    files.put("incident.ron", "no incident");
    let mut table = Table::new(&files);
    assert_eq!(written(&table), None);
    phone_rings(&mut table, "Ana");
    let kept = files.file("earlier incident.ron").expect("what was there");
    assert_eq!(kept, b"no incident");
}
