//! In a real window: what of the time that is charged to an engine at the table is neither its thinking nor its hand.

use std::fs;
use std::path::Path;
use std::time::Duration;

use jadoube::app::platform::Platform;
use jadoube::app::store::{JOURNAL, MemoryStore};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::Color;
use jadoube_core::clock::Moment;
use jadoube_core::laws::{Deed, PlayerAct, Terms};
use jadoube_core::record::log::journal;
use jadoube_core::record::script::Times;
use jadoube_core::record::{ChessEngine, ComputerPlayer, MoveSource, SlipRate};
use jadoube_ui::{Command, NewGame};

use crate::support::app_window::AppWindow;
use crate::support::window::desktop::Desktop;
use crate::support::window::program_process::Program;
use crate::support::window::side_clock_presses::RIGHT;
use crate::support::window::wait_for;

/// How long the engine thinks, in seconds: longer than a person at least would in that time.
const THINKS: &str = "4";

/// How long its hand takes from one square to the other, and from there to the clock.
const CARRIES: Duration = Duration::from_millis(450);
const BEFORE_PRESS: Duration = Duration::from_millis(600);

/// What may be charged beside thinking and hand.
const MOST: Duration = Duration::from_millis(20);

const MOVES: [&str; 6] = ["e2e4", "g1f3", "f1c4", "d2d3", "b1c3", "c1e3"];
const REPLIES: [&str; 6] = ["e5", "Nc6", "Nf6", "Bc5", "d6", "a6"];

/// Puts a game into that folder in which the engine has the white pieces and nothing has happened.
fn lay_out(home: &Path, engine: ChessEngine) {
    let (time, files) = (ScriptedTime::default(), MemoryStore::default());
    let mut window = AppWindow::open(Platform::scripted(&time, &files), 1280.0, 800.0);
    let control = Times::same("90".parse().expect("a time control"));
    let game = NewGame {
        terms: Terms {
            control: Some(control.0),
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
    window.ask(Command::Start(Box::new(game)));
    let journal = files.file(JOURNAL).expect("a game is kept");
    fs::write(home.join(JOURNAL), journal).expect("a folder of ours");
}

/// What happened in the game in that folder.
fn kept(home: &Path) -> Vec<(Moment, Deed)> {
    let text = fs::read(home.join(JOURNAL)).unwrap_or_default();
    let kept = journal::read(&text).contents.expect("a game");
    let records = kept.records.into_iter();
    records.map(|it| (it.event.at, it.event.deed)).collect()
}

/// When White pressed the clock.
fn presses(home: &Path) -> Vec<Moment> {
    let is_press = |deed: &Deed| *deed == Deed::Player(Color::White, PlayerAct::Press);
    let kept = kept(home).into_iter();
    kept.filter(|(_, deed)| is_press(deed))
        .map(|(at, _)| at)
        .collect()
}

/// Two moves; six with `JADOUBE_LONG`, whose figures `--nocapture` shows.
#[test]
fn no_clock_is_charged_for_what_is_between_an_engine_and_the_board() {
    let moves = if std::env::var_os("JADOUBE_LONG").is_some() {
        MOVES.len()
    } else {
        2
    };
    let desktop = Desktop::start();
    let home = tempfile::tempdir().expect("a folder for the program");
    let notes = home.path().join("notes");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/engines/");
    let mut arguments = vec![
        notes.to_str().expect("letters").to_owned(),
        THINKS.to_owned(),
    ];
    arguments.extend(MOVES.map(str::to_owned));
    let engine = ChessEngine {
        path: format!("{folder}thinks_long.sh"),
        arguments,
        rating: None,
    };
    lay_out(home.path(), engine);
    let program = Program::open(&desktop, home.path());
    // It is ready once it was asked for its first move; what it takes to start is charged to nobody but it.
    desktop.key("space");
    for (at, reply) in REPLIES.into_iter().take(moves).enumerate() {
        wait_for("the press of the engine", || {
            (presses(home.path()).len() > at).then_some(())
        });
        desktop.write(reply);
        desktop.keys(&["Return", RIGHT]);
    }
    wait_for("the last press", || {
        (presses(home.path()).len() > moves).then_some(())
    });
    drop(program);
    let notes = fs::read_to_string(&notes).expect("the engine noted it");
    let happened = kept(home.path());
    let when = |color: Color, is_wanted: fn(&PlayerAct) -> bool| -> Vec<Moment> {
        let all = happened.iter();
        let of = all.filter(|(_, deed)| match deed {
            Deed::Player(by, act) => *by == color && is_wanted(act),
            Deed::Arbiter(_) | Deed::Common(..) | Deed::Flag(_) => false,
        });
        of.map(|(at, _)| *at).collect()
    };
    let is_press = |act: &PlayerAct| *act == PlayerAct::Press;
    let replied = when(Color::Black, is_press);
    let released = when(Color::White, |act| matches!(act, PlayerAct::Release(_)));
    let pressed = when(Color::White, is_press);
    let (mut beside, mut late) = (Vec::new(), Vec::new());
    for (at, note) in notes.lines().enumerate().skip(1).take(moves) {
        let thought = note.split(' ').next().and_then(|it| it.parse().ok());
        let thought = Duration::from_nanos(thought.expect("nanoseconds"));
        let until_made = (released[at] - replied[at - 1]).saturating_sub(thought + CARRIES);
        let until_pressed = (pressed[at] - released[at]).saturating_sub(BEFORE_PRESS);
        println!(
            "thought {thought:?}; beside it {until_made:?}, its press late by {until_pressed:?}"
        );
        beside.push(until_made);
        late.push(until_pressed);
    }
    // How late anything is seen depends on what else the machine does: what the program itself adds, it adds to each move.
    for all in [beside, late] {
        let least = all.iter().min();
        assert!(least.is_some_and(|least| *least <= MOST), "{all:?}");
    }
}
