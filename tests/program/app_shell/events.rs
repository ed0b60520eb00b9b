//! The tournament that lies open: kept with each thing that is entered, back after a kill, set aside for another.

use jadoube::app::store::MemoryStore;
use jadoube_core::tournament::{
    BoardResult, PairingNumber, RoundSchedule, TournamentChange, TournamentDetails, TournamentLog,
};
use jadoube_ui::{Command, FileTask, KeptFileKind, Screen, TournamentCommand};

use super::Table;

/// A tournament of that name, of which one board has its result.
fn begin(table: &mut Table, name: &str) {
    let details = TournamentDetails {
        name: name.to_owned(),
        ..TournamentDetails::default()
    };
    let list = "1 Ana - Boris\n2 Eva - Jan\n".to_owned();
    for command in [
        TournamentCommand::Begin(Box::new(details), list),
        TournamentCommand::Enter(vec![TournamentChange::ResultEntered {
            round: 1,
            board: 2,
            result: BoardResult::DRAW,
        }]),
        TournamentCommand::Enter(vec![
            TournamentChange::RoundScheduled {
                round: 1,
                schedule: Box::new(RoundSchedule {
                    start: "2026-11-30 18:00:00.000".parse().expect("a time"),
                    default_minutes: 30,
                    announcement: String::new(),
                }),
            },
            TournamentChange::AttendanceEntered {
                round: 1,
                players: vec![PairingNumber(1)],
                is_present: true,
                is_late: false,
                came_in_time: false,
            },
        ]),
    ] {
        table.ask(Command::Tournament(command));
    }
}

fn log(table: &Table) -> Option<TournamentLog> {
    Some(table.app().tournament()?.log.clone())
}

#[test]
fn a_tournament_lies_open_again_after_a_kill() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    begin(&mut table, "Club evening");
    let before = log(&table).expect("a tournament");
    // The program is not told that it ends.
    std::mem::forget(table);
    let table = Table::new(&files);
    assert_eq!(log(&table), Some(before));
}

#[test]
fn forfeits_by_default_time_are_taken_back_together_and_their_entries_stay() {
    let mut table = Table::new(&MemoryStore::default());
    begin(&mut table, "Club evening");
    let forfeits = |table: &Table| {
        let log = log(table).expect("a tournament");
        log.tournament().forfeits_by_default_time(1)
    };
    let changes = forfeits(&table);
    assert_eq!(changes.len(), 1, "the other board has its result");
    table.ask(Command::Tournament(TournamentCommand::Enter(changes)));
    assert!(forfeits(&table).is_empty());
    table.ask(Command::Tournament(TournamentCommand::Undo));
    assert_eq!(forfeits(&table).len(), 1);
    let log = log(&table).expect("a tournament");
    assert_eq!(log.tournament().corrections.len(), 1);
}

#[test]
fn a_line_that_was_torn_loses_itself_alone() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    begin(&mut table, "Club evening");
    let before = log(&table).expect("a tournament");
    std::mem::forget(table);
    let mut journal = files.file("tournament.journal").expect("a journal");
    journal.truncate(journal.len() - 9);
    files.put("tournament.journal", journal);
    let table = Table::new(&files);
    let after = log(&table).expect("a tournament");
    assert_eq!(after.lines(), &before.lines()[..before.lines().len() - 1]);
}

#[test]
fn the_next_tournament_sets_the_one_before_it_aside() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    begin(&mut table, "Club evening");
    let before = log(&table);
    begin(&mut table, "Another evening");
    table.ask(Command::Show(Screen::Kept));
    table.window.wait_until_opened();
    let kept: Vec<_> = table.app().kept_files().to_vec();
    let aside = kept.iter().find(|it| it.kind == KeptFileKind::Tournament);
    let path = aside.expect("the one before it").path.clone();
    table.ask(Command::Chosen(FileTask::Open, path));
    table.window.wait_until_opened();
    assert_eq!(log(&table), before);
    assert_eq!(table.app().screen(), Screen::Event);
}
