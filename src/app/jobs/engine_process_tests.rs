//! Engines that behave badly, each a script that is run: every one is survived, and what it did is known.

use std::path::PathBuf;
use std::time::Duration;

use super::*;
use jadoube_core::chess::{CastlingMode, Position as _};
use jadoube_core::clock::Moment;
use jadoube_core::engine::{MoveQuestion, PlayingStrength};
use jadoube_core::laws::{Arbiter, Terms};

/// How long these engines may take for a word.
const PATIENCE: Duration = Duration::from_secs(2);

fn script(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/support/engines");
    folder.join(name)
}

fn started(path: &Path) -> EngineProcess {
    let start = EngineStart {
        engine: ChessEngine {
            path: path.to_str().expect("a path of letters").to_owned(),
            ..ChessEngine::default()
        },
        is_chess960: false,
        patience: PATIENCE,
    };
    EngineProcess::start(start, &Context::default()).expect("a thread")
}

/// A question about the first move of a game.
fn order() -> SearchOrder {
    let arbiter = Arbiter::new(Terms::default());
    let table = arbiter.table();
    let position = table.game().position().clone();
    let question = MoveQuestion {
        allowed: position.legal_moves().into_iter().collect(),
        position,
        earlier: Vec::new(),
        strength: PlayingStrength::ALL[0],
        seed: 1,
    };
    SearchOrder::of(table, &question, Moment::START)
}

/// Waits for something that comes within half a minute.
fn wait<T>(what: impl Fn() -> Option<T>) -> T {
    for _ in 0..6000 {
        if let Some(found) = what() {
            return found;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("it does not come");
}

fn answer(process: &EngineProcess) -> Result<String, EngineFault> {
    let answer = wait(|| process.answer());
    answer.map(|(choice, _)| choice.mv.to_uci(CastlingMode::Standard).to_string())
}

/// What comes of an engine that is asked one question.
fn asked(name: &str) -> Result<String, EngineFault> {
    let mut process = started(&script(name));
    process.ask(order());
    answer(&process)
}

/// Whether a process of that number is there, be it as a zombie.
fn is_there(pid: u32) -> bool {
    Path::new("/proc").join(pid.to_string()).exists()
}

#[test]
fn one_that_hangs_at_the_greeting_is_given_up() {
    assert_eq!(asked("hangs_at_greeting.sh"), Err(EngineFault::NoUci));
}

#[test]
fn one_that_is_never_ready_is_given_up() {
    assert_eq!(asked("never_ready.sh"), Err(EngineFault::NotReady));
}

#[test]
fn one_that_dies_has_ended() {
    assert_eq!(asked("dies_at_greeting.sh"), Err(EngineFault::Ended));
    assert_eq!(asked("dies_in_search.sh"), Err(EngineFault::Ended));
}

#[test]
fn one_that_is_silent_in_its_search_is_told_to_play_and_given_up() {
    assert_eq!(asked("silent_in_search.sh"), Err(EngineFault::Silent));
}

#[test]
fn one_that_floods_is_ended() {
    assert_eq!(asked("floods.sh"), Err(EngineFault::Flooded));
    assert_eq!(asked("floods_one_line.sh"), Err(EngineFault::Flooded));
}

#[test]
fn one_that_plays_no_legal_move_plays_nothing() {
    assert_eq!(asked("illegal_move.sh"), Err(EngineFault::IllegalMove));
    assert_eq!(asked("garbage.sh"), Err(EngineFault::IllegalMove));
    assert_eq!(asked("says_none.sh"), Err(EngineFault::NoMove));
    assert_eq!(asked("says_null.sh"), Err(EngineFault::NoMove));
}

#[test]
fn one_that_is_not_there_or_may_not_be_run_is_not_started() {
    assert_eq!(asked("nowhere.sh"), Err(EngineFault::Missing));
    assert_eq!(asked("not_executable.sh"), Err(EngineFault::NotStarted));
    // A folder is no program, and a bare name is looked for nowhere.
    assert_eq!(asked("."), Err(EngineFault::NotStarted));
    let mut bare = started(Path::new("Cargo.toml"));
    bare.ask(order());
    assert_eq!(answer(&bare), Err(EngineFault::NotStarted));
}

#[test]
fn one_that_answers_twice_is_heard_once() {
    let mut process = started(&script("answers_twice.sh"));
    for _ in 0..3 {
        process.ask(order());
        assert_eq!(answer(&process).as_deref(), Ok("e2e4"));
    }
}

#[test]
fn one_that_answers_late_is_heard_about_what_it_was_asked_last() {
    let mut process = started(&script("answers_late.sh"));
    process.ask(order());
    // It has begun to search.
    thread::sleep(Duration::from_millis(500));
    process.ask(order());
    assert_eq!(answer(&process).as_deref(), Ok("e2e4"));
}

/// One that is ended leaves no process, not even a dead one, nor what it has started.
#[test]
fn nothing_is_left_of_one_that_is_not_needed_any_more() {
    for name in ["hangs_at_greeting.sh", "answers_twice.sh", "floods.sh"] {
        let mut process = started(&script(name));
        process.ask(order());
        let child = || lock(&process.shared).child.as_ref().map(Child::id);
        let pid = wait(child);
        drop(process);
        wait(|| (!is_there(pid)).then_some(()));
    }
    let mut process = started(&script("illegal_move.sh"));
    let child = || lock(&process.shared).child.as_ref().map(Child::id);
    let pid = wait(child);
    process.ask(order());
    assert_eq!(answer(&process), Err(EngineFault::IllegalMove));
    assert!(
        !is_there(pid),
        "it was waited for before anybody heard of it"
    );
}
