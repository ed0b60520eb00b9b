//! The files of a running program that something else takes away, replaces or changes: it is noticed and told, nothing of
//! whoever put something there is lost, and whenever the program is killed the next start has everything.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube::app::platform::Platform;
use jadoube::app::store::{DiskStore, JOURNAL, LAST_SIGN, MemoryStore};
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::chess::{ByColor, Color};
use jadoube_core::laws::{ArbiterAct, Deed, PlayerAct};
use jadoube_core::record::FileProblem;
use jadoube_core::record::side_clock::{SideClockAct, SideClockSetting};
use jadoube_ui::{Command, KeptLog, Notification};
use rustix::fs::{CWD, FileType, Mode, mknodat};
use tempfile::TempDir;

use crate::support::headless_program::HeadlessProgram;

/// The log of the side clock.
const SIDE_CLOCK: &str = "evening.journal";

/// What somebody else wrote.
const THEIRS: &str = "Dear diary,\nit was none of Jadoube's.\n";

/// The program on a real disk, its time ours.
struct Running {
    folder: TempDir,
    time: ScriptedTime,
    program: HeadlessProgram,
}

/// What is done to a home while the program runs.
type Displacing = fn(&Path, &str);

const WAYS: [(&str, Displacing); 10] = [
    ("removed", |home, name| {
        fs::remove_file(home.join(name)).expect("removed");
    }),
    ("renamed", |home, name| {
        fs::rename(home.join(name), home.join("other")).expect("renamed");
    }),
    ("replaced by a copy", |home, name| {
        fs::copy(home.join(name), home.join("copy")).expect("copied");
        fs::rename(home.join("copy"), home.join(name)).expect("renamed");
    }),
    ("replaced by what is not ours", |home, name| {
        fs::write(home.join("theirs"), THEIRS).expect("written");
        fs::rename(home.join("theirs"), home.join(name)).expect("renamed");
    }),
    ("cut to nothing", |home, name| cut(&home.join(name), 0)),
    ("cut in a line", |home, name| cut(&home.join(name), 100)),
    ("a pipe", |home, name| {
        fs::remove_file(home.join(name)).expect("removed");
        mknodat(CWD, home.join(name), FileType::Fifo, Mode::RWXU, 0).expect("a pipe");
    }),
    ("a folder", |home, name| {
        fs::remove_file(home.join(name)).expect("removed");
        fs::create_dir(home.join(name)).expect("a folder");
    }),
    ("gone with its folder", |home, _| {
        fs::remove_dir_all(home).expect("removed");
    }),
    ("away with its folder", |home, _| {
        let elsewhere = home.with_file_name("elsewhere");
        fs::remove_dir_all(&elsewhere).ok();
        fs::rename(home, elsewhere).expect("renamed");
    }),
];

fn cut(path: &Path, length: u64) {
    let file = fs::OpenOptions::new().write(true).open(path);
    file.expect("a file").set_len(length).expect("cut");
}

impl Running {
    /// A game in which White has made a move, and a side clock that runs.
    fn playing() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let time = ScriptedTime::default();
        time.pass(Duration::from_secs(1_000_000));
        let mut platform = Platform::scripted(&time, &MemoryStore::default());
        let store = DiskStore::open(folder.path().join("home")).expect("nobody else is there");
        platform.store = Box::new(store);
        let program = HeadlessProgram::start(platform);
        let mut running = Self {
            folder,
            time,
            program,
        };
        running.program.begin("Ана", "300");
        running.acts(Deed::Arbiter(ArbiterAct::Start));
        running.moves(Color::White, "e4");
        let setting = SideClockSetting {
            control: "300".parse().expect("a time control"),
            names: ByColor::default(),
            day: String::new(),
            tournament_board: None,
        };
        running.does(Command::Clock(SideClockAct::Set(setting)));
        running.does(Command::Clock(SideClockAct::Begin(Color::White)));
        running
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn does(&mut self, command: Command) {
        self.time.pass(Duration::from_secs(1));
        self.program.ask(command);
    }

    fn acts(&mut self, deed: Deed) {
        self.time.pass(Duration::from_secs(1));
        self.program.act(deed);
    }

    fn moves(&mut self, color: Color, text: &str) {
        let act = PlayerAct::Move(text.to_owned());
        self.acts(Deed::Player(color, act));
    }

    /// The next acts, of both.
    fn goes_on(&mut self) {
        self.moves(Color::Black, "e5");
        self.does(Command::Clock(SideClockAct::Press(Color::White)));
        self.moves(Color::White, "Nf3");
    }

    fn time_passes(&mut self) {
        self.time.pass(Duration::from_secs(1));
        self.program.let_time_pass();
    }

    /// What was told of displaced logs, and where what lay there is.
    fn displaced(&self) -> Vec<(KeptLog, Option<PathBuf>)> {
        let told = self.program.notifications().iter();
        let displaced = |told: &Notification| {
            let Notification::Displaced(log, kept) = told else {
                return None;
            };
            Some((*log, kept.clone()))
        };
        told.filter_map(displaced).collect()
    }

    /// What the next start finds if the program is killed now.
    fn killed(&self) -> HeadlessProgram {
        let copy = self.folder.path().join("copy of home");
        fs::remove_dir_all(&copy).ok();
        fs::create_dir(&copy).expect("a folder");
        for entry in fs::read_dir(self.home()).expect("a folder") {
            let entry = entry.expect("an entry");
            if entry.file_type().expect("a type").is_file() {
                fs::copy(entry.path(), copy.join(entry.file_name())).expect("copied");
            }
        }
        let mut platform = Platform::scripted(&self.time, &MemoryStore::default());
        platform.store = Box::new(DiskStore::open(copy).expect("nobody else is there"));
        HeadlessProgram::start(platform)
    }

    /// Whether the next start has all that was acknowledged, of the game and of the side clock.
    fn is_whole(&self) -> bool {
        let again = self.killed();
        let events = |program: &HeadlessProgram| -> Vec<_> {
            let log = program.session().log().iter();
            log.map(|entry| entry.event.clone()).collect()
        };
        let (now, then) = (events(&self.program), events(&again));
        let (clock, clock_then) = (self.program.side_clock().log(), again.side_clock().log());
        then.starts_with(&now) && clock_then.starts_with(clock)
    }
}

#[test]
fn a_log_that_is_taken_away_or_changed_is_noticed_with_the_next_act_and_written_anew() {
    for (how, displace) in WAYS {
        for (name, log) in [(JOURNAL, KeptLog::Game), (SIDE_CLOCK, KeptLog::SideClock)] {
            let mut running = Running::playing();
            displace(&running.home(), name);
            running.goes_on();
            if how.ends_with("folder") {
                running.time_passes();
            }
            assert!(running.is_whole(), "{name} {how}");
            running.time_passes();
            let told = running.displaced();
            let told = told.iter().find(|(told, _)| *told == log);
            let (_, kept) = told.unwrap_or_else(|| panic!("{name} {how}: nothing is told"));
            if how.contains("not ours") {
                let kept = kept.as_ref().expect("it is kept");
                assert_eq!(fs::read_to_string(kept).expect("a file"), THEIRS);
            }
            running.goes_on();
            running.time_passes();
            assert!(running.is_whole(), "{name} {how}, and it goes on");
        }
    }
}

#[test]
fn it_is_noticed_with_the_next_sign_of_life_too_and_at_the_end() {
    for (how, displace) in WAYS {
        let mut running = Running::playing();
        displace(&running.home(), JOURNAL);
        running.time_passes();
        assert!(running.is_whole(), "{how}");
        assert!(!running.displaced().is_empty(), "{how}");
        running.acts(Deed::Arbiter(ArbiterAct::Stop));
        running.does(Command::Clock(SideClockAct::Stop(
            jadoube_core::record::side_clock::StopReason::Ended,
        )));
        displace(&running.home(), JOURNAL);
        running.program.finish();
        assert!(running.is_whole(), "{how}, with both clocks stopped");
    }
}

#[test]
fn a_home_in_which_another_program_keeps_its_game_by_now_is_left_to_it() {
    let mut running = Running::playing();
    let home = running.home();
    fs::rename(&home, home.with_file_name("elsewhere")).expect("renamed");
    let other = DiskStore::open(home.clone()).expect("a new folder");
    running.goes_on();
    let told = [Notification::NotKept(FileProblem::Held)];
    let is_told = |running: &Running| running.program.notifications().starts_with(&told);
    assert!(is_told(&running), "{:?}", running.program.notifications());
    assert!(!home.join(JOURNAL).exists());
    drop(other);
    for _ in 0..4 {
        running.time_passes();
    }
    assert!(running.is_whole(), "now that the folder is free");
}

#[test]
fn a_last_sign_that_is_no_file_keeps_nobody_waiting() {
    for (how, displace) in WAYS {
        let mut running = Running::playing();
        displace(&running.home(), LAST_SIGN);
        running.time_passes();
        running.goes_on();
        assert!(running.is_whole(), "{how}");
        let told = running.program.notifications();
        let problem = match how {
            "a pipe" => Some(FileProblem::Endless),
            "a folder" => Some(FileProblem::Folder),
            _ => None,
        };
        let is_told = problem.is_none_or(|it| told.contains(&Notification::NotKept(it)));
        assert!(is_told, "{how}: {told:?}");
    }
}
