//! A game against an engine at the table: played, killed, and gone on with whatever the engine does.

use std::time::Duration;

use jadoube::app::store::MemoryStore;
use jadoube_core::chess::{CastlingMode, Chess, Color, Position as _};
use jadoube_core::clock::Clock;
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct, Terms};
use jadoube_core::notation::algebraic;
use jadoube_core::record::script::Times;
use jadoube_core::record::{ChessEngine, ComputerPlayer, Entry, MoveSource, SlipRate};
use jadoube_core::uci::engine_at;
use jadoube_ui::{Command, NewGame, Notification, Players, SeatChange};

use super::Table;
use jadoube_core::chess::chess960_fen;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// An engine that is a script of the tests.
fn engine(script: &str, moves: &[&str]) -> ChessEngine {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/engines/");
    ChessEngine {
        path: format!("{folder}{script}"),
        arguments: moves.iter().map(|it| (*it).to_owned()).collect(),
        rating: Some(1500),
    }
}

/// A game of five minutes in which an engine has the white pieces, its clock running.
fn begun(files: &MemoryStore, start: &str, engine: ChessEngine) -> Table {
    let mut table = Table::new(files);
    let control = Times::same("300+2".parse().expect("a time control"));
    let (start, castling) = chess960_fen::read(start).expect("a FEN");
    let mut players = Players::default();
    "Engine".clone_into(&mut players.names.white);
    let game = NewGame {
        players,
        terms: Terms {
            control: Some(control.0),
            start,
            castling,
            ..Terms::default()
        },
        computer: Some(ComputerPlayer {
            color: Color::White,
            plays: MoveSource::Engine(engine),
            slips: SlipRate::Never,
            plays_on: false,
        }),
        ..NewGame::default()
    };
    table.ask(Command::Start(Box::new(game)));
    table.act(Deed::Arbiter(ArbiterAct::Start));
    table
}

fn log(table: &Table) -> &[Entry] {
    table.app().session().log()
}

fn position(table: &Table) -> &Chess {
    table.app().session().arbiter().table().game().position()
}

/// Lets time pass, little of it in the game, until that holds; its thoughts are those of a process.
fn until(table: &mut Table, holds: impl Fn(&Table) -> bool) {
    for _ in 0..4000 {
        if holds(table) {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
        table.time.pass(Duration::from_millis(20));
        table.window.step();
    }
    panic!("it does not come about: {}", table.notes());
}

/// Whether White has made so many moves and pressed the clock.
fn has_moved(table: &Table, moves: usize) -> bool {
    let table = table.app().session().arbiter().table();
    table.game().completed_here(Color::White) == moves && table.whose_clock_runs() == Color::Black
}

fn reply(table: &mut Table, san: &str) {
    table.act(Deed::Player(Color::Black, PlayerAct::Move(san.to_owned())));
}

fn moves(table: &Table) -> Vec<String> {
    let game = table.app().session().arbiter().table().game();
    let plies = game.plies().iter().enumerate();
    let written = plies.map(|(at, ply)| {
        let before = game.position_after(at).expect("a position");
        algebraic::write(before, ply.mv, algebraic::Style::default())
    });
    written.collect()
}

fn has_left(table: &Table) -> bool {
    let told = table.app().notifications();
    told.iter()
        .any(|it| matches!(it, Notification::EngineLeft(..)))
}

#[test]
fn a_game_is_played_against_an_engine_that_behaves() {
    let files = MemoryStore::default();
    let white = ["e2e4", "g1f3", "f1c4", "e1g1/e1h1", "d2d3"];
    let mut table = begun(&files, START, engine("well_behaved.py", &white));
    for (at, black) in ["e5", "Nc6", "Nf6", "Bc5"].into_iter().enumerate() {
        until(&mut table, |it| has_moved(it, at + 1));
        reply(&mut table, black);
    }
    until(&mut table, |it| has_moved(it, 5));
    let played = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "0-0", "Bc5", "d3"];
    assert_eq!(moves(&table), played);
    assert_eq!(table.notes(), "");
    assert!(!log(&table).iter().any(Entry::is_trouble));
}

#[test]
fn in_chess960_it_castles_as_that_is_written_there() {
    let files = MemoryStore::default();
    // The king stands on b1, its rooks on a1 and c1.
    let start = "2k5/8/8/8/8/8/PPP5/RKR5 w K - 0 1";
    let white = engine("well_behaved.py", &["illegal/b1c1"]);
    let mut table = begun(&files, start, white);
    until(&mut table, |it| has_moved(it, 1));
    assert_eq!(moves(&table), ["0-0"]);
    assert_eq!(table.notes(), "");
    assert!(!log(&table).iter().any(Entry::is_trouble));
}

#[test]
fn killed_at_any_moment_the_game_comes_back_and_its_engine_with_it() {
    let files = MemoryStore::default();
    let white = ["e2e4", "g1f3", "f1c4"];
    let mut table = begun(&files, START, engine("well_behaved.py", &white));
    for (at, black) in ["e5", "Nc6"].into_iter().enumerate() {
        while !has_moved(&table, at + 1) {
            let before = log(&table).len();
            until(&mut table, |it| log(it).len() > before);
            drop(table);
            table = Table::new(&files);
            let computer = table.app().session().computer().cloned();
            let seated = computer.expect("somebody sits there").plays;
            assert_eq!(
                seated,
                MoveSource::Engine(engine("well_behaved.py", &white))
            );
            table.act(Deed::Arbiter(ArbiterAct::Resume));
        }
        reply(&mut table, black);
    }
    until(&mut table, |it| has_moved(it, 3));
    assert_eq!(moves(&table), ["e4", "e5", "Nf3", "Nc6", "Bc4"]);
    assert_eq!(log(&table).iter().filter(|it| it.is_trouble()).count(), 0);
}

/// Whatever an engine does, nothing on the board moves, its clock runs on, it is told in a sentence, and the program can play on.
#[test]
fn an_engine_that_misbehaves_is_told_and_the_game_goes_on() {
    for (script, told) in [
        ("nowhere.sh", "nowhere.sh is not at "),
        ("not_executable.sh", "not_executable.sh cannot be started: "),
        (
            "hangs_at_greeting.sh",
            "does not answer as a UCI engine does.",
        ),
        ("never_ready.sh", "never said that it was ready."),
        ("dies_at_greeting.sh", "dies_at_greeting.sh has quit."),
        ("dies_in_search.sh", "dies_in_search.sh has quit."),
        ("floods.sh", "said more than anyone can take in"),
        ("floods_one_line.sh", "said more than anyone can take in"),
        ("illegal_move.sh", "wanted to play an illegal move"),
        ("garbage.sh", "wanted to play an illegal move"),
        ("says_none.sh", "gave no move, though there is one."),
        ("says_null.sh", "gave no move, though there is one."),
    ] {
        let files = MemoryStore::default();
        let mut table = begun(&files, START, engine(script, &[]));
        until(&mut table, has_left);
        assert!(table.notes().contains(told), "{script}: {}", table.notes());
        assert_eq!(table.position(), START, "{script}");
        let clock = table.app().session().arbiter().table().clock();
        assert_eq!(clock.and_then(Clock::running), Some(Color::White));
        // It is told once, and again where it was asked again.
        table.ask(Command::Dismiss(0));
        table.pass(2);
        assert_eq!(table.notes(), "", "{script}");
        table.ask(Command::Reseat(SeatChange::BuiltIn));
        until(&mut table, |it| has_moved(it, 1));
        assert!(!log(&table).iter().any(Entry::is_trouble), "{script}");
        drop(table);
        let mut table = Table::new(&files);
        let session = table.app().session();
        assert_eq!(
            session.computer().map(|it| &it.plays),
            Some(&MoveSource::Level(5))
        );
        let name = &session.heading().white;
        assert_eq!(name, "Computer, level 5 (before: Engine)");
        table.ask(Command::Rematch);
        let players = table.app().session().players();
        assert_eq!(players.names.black, "Computer, level 5", "{script}");
    }
}

#[test]
fn one_that_does_not_know_chess960_does_not_play_it() {
    let files = MemoryStore::default();
    let start = "rkrbbnqn/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNQN w KQkq - 0 1";
    let mut table = begun(&files, start, engine("answers_twice.sh", &[]));
    until(&mut table, has_left);
    assert!(table.notes().contains("does not play Chess960"));
}

#[test]
fn one_that_is_gone_when_the_game_comes_back_is_told_and_can_be_started_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("engine.py");
    let script = engine("well_behaved.py", &[]).path;
    std::fs::copy(&script, &place).expect("a script");
    let files = MemoryStore::default();
    let white = engine("well_behaved.py", &["e2e4", "g1f3"]);
    let here = ChessEngine {
        path: place.to_str().expect("a path").to_owned(),
        ..white
    };
    let mut table = begun(&files, START, here);
    until(&mut table, |it| has_moved(it, 1));
    drop(table);
    std::fs::remove_file(&place).expect("it was there");
    let mut table = Table::new(&files);
    table.act(Deed::Arbiter(ArbiterAct::Resume));
    reply(&mut table, "e5");
    until(&mut table, has_left);
    assert!(table.notes().contains("engine.py is not at "));
    std::fs::copy(&script, &place).expect("a script");
    table.ask(Command::Reseat(SeatChange::SameAgain));
    assert_eq!(table.notes(), "");
    until(&mut table, |it| has_moved(it, 2));
    assert_eq!(moves(&table), ["e4", "e5", "Nf3"]);
}

/// An engine that is on this machine plays against random legal moves: Stockfish, or the one that `JADOUBE_ENGINE` names.
#[test]
#[ignore = "needs an engine on the machine"]
fn an_engine_of_this_machine_plays() {
    for (start, castling) in [
        (START, CastlingMode::Standard),
        (
            "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1",
            CastlingMode::Chess960,
        ),
    ] {
        let named = std::env::var("JADOUBE_ENGINE");
        let path = named.unwrap_or_else(|_| "/usr/games/stockfish".to_owned());
        let machine = ChessEngine {
            rating: Some(1400),
            ..engine_at(path)
        };
        let files = MemoryStore::default();
        let mut table = begun(&files, start, machine);
        let game = |table: &Table| table.app().session().arbiter().table().game().clone();
        assert_eq!(game(&table).castling(), castling);
        for at in 0..20 {
            let is_over = |it: &Table| !it.app().session().is_unfinished();
            until(&mut table, |it| has_moved(it, at + 1) || is_over(it));
            if is_over(&table) {
                break;
            }
            let legal = position(&table).legal_moves();
            let mv = legal[at * 7 % legal.len()];
            let san = algebraic::write(position(&table), mv, algebraic::Style::default());
            reply(&mut table, &san);
        }
        println!("{}", moves(&table).join(" "));
        assert_eq!(table.notes(), "");
        assert!(!log(&table).iter().any(Entry::is_trouble));
    }
}
