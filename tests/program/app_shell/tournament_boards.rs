//! A game that is played for a board of the tournament: whenever the program is killed, what comes of it is entered, once.

use std::time::Duration;

use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube_core::chess::{Color, Square};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Score, Terms};
use jadoube_core::record::script::Times;
use jadoube_core::tournament::register::{OffenceKind, register};
use jadoube_core::tournament::{BoardResult, TournamentDetails};
use jadoube_ui::{AssistLevel, BoardSeat, Command, NewGame, Players, Screen, TournamentCommand};

use super::Table;

/// Where the log of the tournament lies.
const TOURNAMENT: &str = "tournament.journal";

pub fn begin_tournament(table: &mut Table) {
    let details = TournamentDetails {
        name: "Club evening".to_owned(),
        ..TournamentDetails::default()
    };
    let pairings = "1 Ana - Boris\n2 Cene - Dunja\n".to_owned();
    let begin = TournamentCommand::Begin(Box::new(details), pairings);
    table.ask(Command::Tournament(begin));
}

/// A game for the second board of a tournament has begun.
fn begun(files: &MemoryStore) -> Table {
    let mut table = Table::new(files);
    begin_tournament(&mut table);
    table.ask(Command::Tournament(TournamentCommand::Take {
        seat: BoardSeat::Table,
        round: 1,
        board: 2,
    }));
    let taken = table.app().tournament().expect("a tournament").taken;
    let to_play = taken.expect("a board").to_play.clone();
    table.ask(Command::Start(Box::new(NewGame {
        players: Players {
            names: to_play.names,
            details: to_play.details,
            ..Players::default()
        },
        terms: Terms {
            control: Some(Times::same("300".parse().expect("a time")).0),
            ..Terms::default()
        },
        board: Some(to_play.board),
        ..NewGame::default()
    })));
    table.act(Deed::Arbiter(ArbiterAct::Start));
    table
}

fn assist(table: &Table) -> AssistLevel {
    table.app().settings().play.assist
}

fn choose_assist(table: &mut Table, level: AssistLevel) {
    let mut settings = table.app().settings().clone();
    settings.play.assist = level;
    table.ask(Command::Change(Box::new(settings)));
}

/// White completes an illegal move, and the arbiter declares that Black has won.
fn ended(table: &mut Table) {
    for act in [
        PlayerAct::Lift(Square::E2),
        PlayerAct::Release(Square::E5),
        PlayerAct::Press,
    ] {
        table.time.pass(Duration::from_secs(1));
        table.act(Deed::Player(Color::White, act));
    }
    table.act(Deed::Arbiter(ArbiterAct::Declare(Score::Zero, Score::One)));
    table.pass(1);
}

/// The result of the second board, how many illegal moves are registered, and how many games are kept.
fn told(table: &Table) -> (BoardResult, usize, usize) {
    let log = table.app().tournament().expect("a tournament").log;
    let board = log.tournament().round(1).and_then(|it| it.board(2));
    let charged = register(log).into_iter();
    let charged = charged.map(|it| it.count(OffenceKind::IllegalMove)).sum();
    (board.expect("a board").result, charged, log.games().len())
}

/// The beginning of a file: so many of its lines.
fn cut(bytes: &[u8], lines: usize) -> Vec<u8> {
    let all = bytes.split_inclusive(|byte| *byte == b'\n');
    all.take(lines).flatten().copied().collect()
}

fn line_count(files: &MemoryStore, name: &str) -> usize {
    let bytes = files.file(name).expect("a log");
    bytes.split_inclusive(|byte| *byte == b'\n').count()
}

#[test]
fn whenever_the_program_is_killed_the_end_of_a_game_is_entered_once() {
    let files = MemoryStore::default();
    let mut table = begun(&files);
    let (before, moves) = (line_count(&files, TOURNAMENT), line_count(&files, JOURNAL));
    ended(&mut table);
    let end = (BoardResult::win(Color::Black), 1, 1);
    assert_eq!(told(&table), end);
    std::mem::forget(table);
    let logs = [TOURNAMENT, JOURNAL].map(|name| files.file(name).expect("a log"));
    let (all, all_moves) = (line_count(&files, TOURNAMENT), line_count(&files, JOURNAL));
    assert!(all >= before + 3, "an incident, a result and a game");
    for lines in before..=all {
        files.put(TOURNAMENT, cut(&logs[0], lines));
        files.put(JOURNAL, logs[1].clone());
        let mut table = Table::new(&files);
        table.pass(1);
        assert_eq!(told(&table), end, "cut behind {lines} lines");
        std::mem::forget(table);
        let mut again = Table::new(&files);
        again.pass(1);
        assert_eq!(told(&again), end, "and once more");
        std::mem::forget(again);
    }
    // A game that was cut off before its end goes on for its board.
    for lines in moves..all_moves {
        files.put(TOURNAMENT, cut(&logs[0], before));
        files.put(JOURNAL, cut(&logs[1], lines));
        let mut table = Table::new(&files);
        table.pass(1);
        let heading = table.app().session().heading();
        assert!(
            heading.tournament_board.is_some(),
            "cut behind {lines} lines"
        );
        table.act(Deed::Arbiter(ArbiterAct::Declare(Score::Zero, Score::One)));
        table.pass(1);
        let (result, _, games) = told(&table);
        assert_eq!((result, games), (BoardResult::win(Color::Black), 1));
        std::mem::forget(table);
    }
}

#[test]
fn a_game_of_another_tournament_tells_this_one_nothing() {
    let files = MemoryStore::default();
    let mut table = begun(&files);
    table.pass(1);
    begin_tournament(&mut table);
    ended(&mut table);
    assert_eq!(told(&table), (BoardResult::Pending, 0, 0));
}

#[test]
fn after_a_board_of_a_tournament_the_next_game_has_the_help_that_was_chosen_before() {
    let files = MemoryStore::default();
    let mut table = Table::new(&files);
    table.ask(Command::Show(Screen::NewGame));
    choose_assist(&mut table, AssistLevel::Teaching);
    table.pass(1);
    std::mem::forget(table);
    let mut table = begun(&files);
    assert_eq!(assist(&table), AssistLevel::Tournament);
    // Whoever looks at the form and goes back plays on in the tournament.
    table.ask(Command::Show(Screen::NewGame));
    assert_eq!(assist(&table), AssistLevel::Teaching);
    table.ask(Command::Show(Screen::Table));
    table.pass(1);
    assert_eq!(assist(&table), AssistLevel::Tournament);
    ended(&mut table);
    table.pass(1);
    std::mem::forget(table);
    let mut table = Table::new(&files);
    table.ask(Command::Show(Screen::NewGame));
    assert_eq!(assist(&table), AssistLevel::Teaching);
    choose_assist(&mut table, AssistLevel::Friendly);
    table.ask(Command::Show(Screen::Table));
    table.pass(1);
    table.ask(Command::Start(Box::default()));
    assert_eq!(assist(&table), AssistLevel::Friendly);
    // From then on nothing of the tournament is remembered.
    table.ask(Command::Show(Screen::NewGame));
    choose_assist(&mut table, AssistLevel::Teaching);
    table.ask(Command::Start(Box::default()));
    assert_eq!(assist(&table), AssistLevel::Teaching);
}
