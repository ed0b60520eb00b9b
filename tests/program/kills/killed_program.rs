//! The child process that is killed: the program without its window on a real disk and real time, doing something at random.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jadoube::app::machine_files::MachineFiles;
use jadoube::app::platform::Platform;
use jadoube::app::store::{DiskStore, EARLIER, MemoryStore};
use jadoube::app::time_source::{MachineTime, ScriptedTime};
use jadoube_core::chess::{ByColor, Color, Square};
use jadoube_core::clock::Clock;
use jadoube_core::laws::{ArbiterAct, Deed, Event, PlayerAct};
use jadoube_core::record::ImportedGame;
use jadoube_core::record::envelope::LockOwner;
use jadoube_core::record::log::journal;
use jadoube_core::record::side_clock::{SideClockAct, SideClockLine, SideClockSetting, StopReason};
use jadoube_ui::{Command, EnvelopeWork, Sealing};

use crate::support::headless_program::HeadlessProgram;

/// The variable that names the folder in which the program keeps its things.
pub const HOME: &str = "JADOUBE_KILLED_HOME";

/// The name under which games are saved there.
pub const SAVED: &str = "kept.jadoube";

/// A game from a file.
const IMPORTED: &str = "[White \"Imported\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";

/// Says a line; one that was not said to its end lacks the point.
fn say(word: &str, what: impl Display) {
    println!("@{word} {what} .");
}

/// An act as both processes compare it.
fn said(at: jadoube_core::clock::Moment, act: &impl std::fmt::Debug) -> String {
    format!("{} {act:?}", at.since_start().as_nanos())
}

fn said_event(event: &Event) -> String {
    said(event.at, &event.deed)
}

struct KilledProgram {
    program: HeadlessProgram,
    saved: String,
}

impl KilledProgram {
    fn start(home: PathBuf) -> Self {
        let mut platform = Platform::scripted(&ScriptedTime::default(), &MemoryStore::default());
        platform.time = Box::new(MachineTime::new());
        let saved = home.join(SAVED).to_string_lossy().into_owned();
        platform.chosen_files = Box::<MachineFiles>::default();
        platform.store = Box::new(DiskStore::open(home).expect("nobody else is there"));
        Self {
            program: HeadlessProgram::start(platform),
            saved,
        }
    }

    /// Says everything that was found.
    fn tell(&self) {
        let session = self.program.session();
        for entry in session.log() {
            say("found-game", said_event(&entry.event));
        }
        say("found-name", &session.heading().white);
        for SideClockLine { at, act, .. } in SideClockLine::all(self.program.side_clock()) {
            say("found-clock", said(at, &act));
        }
        let runs = session.running().is_some()
            || self
                .program
                .side_clock()
                .clock()
                .and_then(Clock::running)
                .is_some();
        say("up", if runs { "running" } else { "standing" });
        assert_eq!(
            self.program.notifications(),
            [],
            "nothing is damaged by a kill"
        );
    }

    /// Does something at the board, says before what it is and then what was done.
    fn at_the_board(&mut self, about: &str, act: impl FnOnce(&mut Self)) {
        let before = self.program.session().log().len();
        say("game-about", about);
        act(self);
        for entry in &self.program.session().log()[before..] {
            say("game-done", said_event(&entry.event));
        }
        say("game-over", "");
    }

    fn deed(&mut self, deed: Deed) {
        self.at_the_board(&format!("{deed:?}"), |program| {
            program.program.act(deed);
        });
    }

    fn clock(&mut self, act: &SideClockAct) {
        let before = SideClockLine::all(self.program.side_clock()).len();
        say("clock-about", format!("{act:?}"));
        self.program.ask(Command::Clock(act.clone()));
        for SideClockLine { at, act, .. } in
            &SideClockLine::all(self.program.side_clock())[before..]
        {
            say("clock-done", said(*at, act));
        }
        say("clock-over", "");
    }

    fn time_passes(&mut self) {
        // The sign is given a moment later than this is said.
        let late = std::time::Duration::from_millis(500);
        let alive = |moment: jadoube_core::clock::Moment| (moment + late).since_start().as_nanos();
        say("game-alive", alive(self.program.game_moment()));
        say("clock-alive", alive(self.program.side_clock_moment()));
        self.at_the_board("", |program| {
            program.program.let_time_pass();
        });
    }

    fn begin(&mut self, name: &str) {
        say("begins", name);
        self.program.begin(name, "5400+30");
        say("began", "");
        self.deed(Deed::Arbiter(ArbiterAct::Start));
    }

    fn import(&mut self) {
        say("begins", "Imported");
        let history = Arc::new(ImportedGame::read(IMPORTED));
        self.program.ask(Command::PutOnTable(history));
        say("began", "");
    }

    fn seal(&mut self) {
        self.deed(Deed::Arbiter(ArbiterAct::Adjourn));
        let locks = vec![(LockOwner::Arbiter, "three knights".into())];
        let sealing = Sealing {
            content: Some(("e4".into(), locks)),
            ..Sealing::default()
        };
        self.at_the_board("Seal", |program| {
            program.program.ask(Command::Seal(Box::new(sealing)));
            while program.program.envelope_work() == EnvelopeWork::Closing {
                program.program.let_time_pass();
            }
        });
    }

    fn save(&mut self) {
        self.program.save(&self.saved);
    }

    fn at_random(&mut self) {
        let random = getrandom::u64().expect("random numbers");
        let session = self.program.session();
        let is_old = session.log().len() > 60 || session.history().is_some();
        if !session.has_game() || is_old {
            return self.begin(&format!("Anna {random}"));
        }
        let color = Color::from_white(random.is_multiple_of(2));
        let square = Square::new(u32::try_from(random / 1_000 % 64).expect("a square"));
        let has_clock = self.program.side_clock().clock().is_some();
        match random / 2 % 100 {
            0..30 => self.deed(Deed::Player(color, PlayerAct::Touch(square))),
            30..45 => self.deed(Deed::Player(color, PlayerAct::Move("e4".into()))),
            45..55 => self.deed(Deed::Arbiter(if session.running().is_some() {
                ArbiterAct::Stop
            } else {
                ArbiterAct::Resume
            })),
            55..85 if !has_clock => self.clock(&SideClockAct::Set(SideClockSetting {
                control: "5400+30".parse().expect("a time control"),
                names: ByColor::default(),
                day: String::new(),
                tournament_board: None,
            })),
            55..60 => self.clock(&SideClockAct::Stop(StopReason::ByHand)),
            60..70 => self.clock(&SideClockAct::Resume(color)),
            70..75 => self.clock(&SideClockAct::Begin(color)),
            75..85 => self.clock(&SideClockAct::Press(color)),
            85..94 => self.save(),
            94..96 => self.import(),
            96..98 => self.begin(&format!("Anna {random}")),
            _ => self.seal(),
        }
    }
}

#[test]
#[ignore = "the child process of the test of kills, which starts it"]
fn plays_until_it_is_killed() {
    let home = std::env::var_os(HOME).expect("a folder that the parent names");
    // What the tests' own runner has said so far stands on a line of its own.
    println!();
    let mut program = KilledProgram::start(home.into());
    program.tell();
    loop {
        program.at_random();
        program.time_passes();
    }
}

/// Every game that was set aside for another is kept, with all that was done in it.
pub fn compare_earlier(home: &Path, before: &[(String, Vec<(u128, String)>)]) {
    let mut kept = Vec::new();
    for file in fs::read_dir(home.join(EARLIER))
        .into_iter()
        .flatten()
        .flatten()
    {
        let bytes = fs::read(file.path()).expect("a journal");
        let Some(journal) = journal::read(&bytes).contents else {
            continue;
        };
        let events = journal
            .records
            .iter()
            .map(|it| said_event(&it.event))
            .collect::<Vec<_>>();
        kept.push((journal.heading.white, events));
    }
    for (name, done) in before {
        let done = done
            .iter()
            .map(|(at, act)| format!("{at} {act}"))
            .collect::<Vec<_>>();
        assert!(
            kept.iter()
                .any(|(white, events)| white == name && events.starts_with(&done)),
            "the game of {name} is not kept"
        );
    }
}
