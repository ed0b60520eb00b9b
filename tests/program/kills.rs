//! The program killed at random moments, a thousand times: while it starts, plays, saves, takes over games, seals.
//!
//! A child process plays at the table and at the side clock, on a real disk, and says what it is about to do and what was
//! done; then it is killed without warning. The next child says what it found. Whatever was said to be done must be
//! there; beside it only what was begun, and that play was interrupted and the clocks were stopped, not later than the last sign
//! of life.
//!
//! Twenty kills; `JADOUBE_LONG=1 cargo test --test program kills:: -- --nocapture` makes it a thousand.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use jadoube_core::record::SavedGame;

mod killed_program;

use killed_program::{HOME, SAVED};

/// The test that is the child process.
const CHILD: &str = "kills::killed_program::plays_until_it_is_killed";

/// What was last known of a log, and what was begun after it.
#[derive(Debug, Default)]
struct KnownLog {
    /// What was said to be done: its moment in nanoseconds, and the act.
    done: Vec<(u128, String)>,
    /// What was about to be done when the program was killed.
    begun: Option<String>,
    /// The last moment at which a sign of life may have been given.
    alive: u128,
}

impl KnownLog {
    /// Compares with what was found, and goes on from there.
    fn find(&mut self, found: Vec<(u128, String)>, what: &str) {
        let done = self.done.len();
        assert!(
            found.starts_with(&self.done),
            "{what}: an acknowledged act is missing or altered\nacknowledged: {:#?}\nfound: {found:#?}",
            self.done
        );
        let begun = self.begun.take();
        let mut more = found[done..].iter().peekable();
        let mut last = self.done.last().map_or(0, |(at, _)| *at);
        while let Some((at, act)) = more.next() {
            let is_why = act.contains("Note(Standard(Interrupted))");
            let is_stop = is_why || act.contains("Stop") && more.peek().is_none();
            // The program itself writes into a setting on which day that is.
            let without_day = |act: &str| act.split(", day:").next().map(str::to_owned);
            let is_begun = begun.as_ref().is_some_and(|begun| {
                without_day(begun) == without_day(act)
                    || begun == "Seal"
                    || act.contains("FlagFalls")
            });
            assert!(
                is_begun || is_stop,
                "{what}: invented: {act} after {begun:?}"
            );
            let latest = self.alive.max(last);
            assert!(
                is_begun || *at <= latest,
                "{what}: stopped at {at} ns, after the last sign of life at {latest} ns"
            );
            last = *at;
        }
        self.done = found;
    }

    /// Takes a line of the child's: `about` what, `done` when what, `alive` when, `new`.
    fn take(&mut self, word: &str, rest: &str) {
        match word {
            "about" => self.begun = Some(rest.to_owned()),
            "done" => self.done.push(entry(rest)),
            "over" => self.begun = None,
            "alive" => self.alive = rest.parse().expect("nanoseconds"),
            _ => panic!("nobody says {word}"),
        }
    }
}

fn entry(text: &str) -> (u128, String) {
    let (at, act) = text.split_once(' ').expect("a moment and an act");
    (at.parse().expect("nanoseconds"), act.to_owned())
}

/// Everything that is known of the program between two of its lives.
#[derive(Debug, Default)]
struct Known {
    game: KnownLog,
    clock: KnownLog,
    /// The names of the game on the table and of one that was about to be begun.
    name: String,
    begun: Option<String>,
    /// The games before, with what was done in them.
    before: Vec<(String, Vec<(u128, String)>)>,
    /// How many acts were acknowledged, and how often the program was killed before it had started.
    acknowledged: usize,
    killed_in_start: usize,
}

impl Known {
    /// Takes what a child has said until it was killed.
    fn take(&mut self, lines: &[String]) {
        let (mut game, mut clock, mut name) = (Vec::new(), Vec::new(), String::new());
        let mut is_up = false;
        for line in lines {
            let Some((word, rest)) = line.strip_prefix('@').and_then(|it| it.split_once(' '))
            else {
                continue;
            };
            match word {
                "found-game" => game.push(entry(rest)),
                "found-clock" => clock.push(entry(rest)),
                "found-name" => rest.clone_into(&mut name),
                "up" => {
                    assert_eq!(rest, "standing", "no clock runs after a start");
                    self.start(std::mem::take(&mut game), &name);
                    self.clock.find(std::mem::take(&mut clock), "side clock");
                    is_up = true;
                }
                "begins" => self.begun = Some(rest.to_owned()),
                "began" => self.change_game(),
                _ => {
                    let (whose, word) = word.split_once('-').expect("whose log");
                    self.acknowledged += usize::from(word == "done");
                    let log = if whose == "game" {
                        &mut self.game
                    } else {
                        &mut self.clock
                    };
                    log.take(word, rest);
                }
            }
        }
        self.killed_in_start += usize::from(!is_up);
    }

    fn start(&mut self, found: Vec<(u128, String)>, name: &str) {
        if name != self.name {
            assert!(
                self.begun
                    .as_deref()
                    .is_some_and(|begun| begun == name || name.is_empty()),
                "the game of {} is gone, and {name} is there; begun: {:?}",
                self.name,
                self.begun
            );
            self.change_game();
            name.clone_into(&mut self.name);
        }
        self.begun = None;
        self.game.find(found, "game");
    }

    fn change_game(&mut self) {
        let name = std::mem::replace(&mut self.name, self.begun.take().unwrap_or_default());
        let KnownLog { done, .. } = std::mem::take(&mut self.game);
        if !name.is_empty() {
            self.before.push((name, done));
        }
    }
}

/// A child that plays in that folder until it is killed after so long; what it has said.
fn killed_after(home: &Path, life: Duration) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", CHILD, "--ignored", "--nocapture"])
        .env(HOME, home)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this test once more");
    let said = BufReader::new(child.stdout.take().expect("a pipe"));
    let listener = thread::spawn(move || said.lines().map_while(Result::ok).collect::<Vec<_>>());
    thread::sleep(life);
    must_run(&mut child);
    child.kill().expect("a child that runs");
    child.wait().expect("a child that ended");
    let mut lines = listener.join().expect("lines");
    // The last line may be torn.
    if lines.last().is_some_and(|line| !line.ends_with(" .")) {
        lines.pop();
    }
    lines
        .iter()
        .map(|line| line.trim_end_matches(" .").to_owned())
        .collect()
}

fn must_run(child: &mut Child) {
    if let Some(status) = child.try_wait().expect("a child of ours") {
        let mut said = String::new();
        child
            .stderr
            .take()
            .expect("a pipe")
            .read_to_string(&mut said)
            .ok();
        panic!("the program ended by itself: {status}\n{said}");
    }
}

#[test]
fn whatever_was_acknowledged_outlives_every_kill() {
    let kills = if std::env::var_os("JADOUBE_LONG").is_some() {
        1_000
    } else {
        20
    };
    let home = tempfile::tempdir().expect("a folder for the program");
    let mut known = Known::default();
    for number in 0..kills {
        // A third of them while the program starts, some of these again and again.
        let most = if number % 3 == 0 { 60 } else { 400 };
        let random = getrandom::u64().expect("random numbers");
        let life = Duration::from_micros(random % (most * 1_000));
        known.take(&killed_after(home.path(), life));
        if let Ok(saved) = std::fs::read(home.path().join(SAVED)) {
            SavedGame::read(&saved).expect("the old or the new game, as a whole");
        }
    }
    killed_program::compare_earlier(home.path(), &known.before);
    let was_saved = home.path().join(SAVED).exists();
    assert!(was_saved || kills < 1_000, "a game is saved now and then");
    println!(
        "{kills} kills, {} of them while it started: {} acknowledged acts, {} games, none lost",
        known.killed_in_start,
        known.acknowledged,
        known.before.len() + 1
    );
    assert!(known.acknowledged >= kills, "{known:?}");
}

#[test]
fn what_is_missing_invented_or_too_late_would_be_seen() {
    let touch = |at: u128| (at, "Player(White, Touch(E2))".to_owned());
    let stop = |at: u128| (at, "Arbiter(Stop)".to_owned());
    let finds = |found: Vec<(u128, String)>, begun: Option<&str>| {
        let mut known = KnownLog {
            done: vec![touch(1), touch(2)],
            begun: begun.map(str::to_owned),
            alive: 10,
        };
        std::panic::catch_unwind(move || known.find(found, "game")).is_ok()
    };
    assert!(finds(vec![touch(1), touch(2)], None));
    assert!(finds(vec![touch(1), touch(2), stop(10)], None));
    assert!(finds(
        vec![touch(1), touch(2), touch(3), stop(10)],
        Some(&touch(3).1)
    ));
    assert!(!finds(vec![touch(1)], None), "missing");
    assert!(!finds(vec![touch(1), touch(3)], None), "altered");
    assert!(!finds(vec![touch(1), touch(2), touch(3)], None), "invented");
    assert!(!finds(vec![touch(1), touch(2), stop(11)], None), "too late");
}
