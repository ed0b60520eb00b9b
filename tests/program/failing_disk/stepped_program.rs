//! A program on a failing disk, driven step by step, and what it holds after each.

use std::path::PathBuf;
use std::time::Duration;

use jadoube::app::platform::Platform;
use jadoube::app::store::MemoryStore;
use jadoube::app::time_source::ScriptedTime;
use jadoube_core::i18n::Language;
use jadoube_core::laws::{Deed, Event};
use jadoube_core::record::log::journal;
use jadoube_core::record::side_clock::{SideClockAct, SideClockEntry};
use jadoube_core::record::{Entry, SavedGame};
use jadoube_ui::{Command, Notification, Settings};

use crate::support::failing_store::FailingStore;
use crate::support::headless_program::{HeadlessProgram, players};

/// The path of the game that is saved.
const SAVED: &str = "kept.jadoube";

/// Something that is done.
pub enum Step {
    Begin(&'static str),
    Do(Deed),
    Name(&'static str),
    Seal,
    Save,
    Clock(SideClockAct),
    NewSideClock,
    Change(Language),
}

/// A program on a disk that may fail, and in time that passes as the test wants it to.
pub struct SteppedProgram {
    store: FailingStore,
    time: ScriptedTime,
    pub program: HeadlessProgram,
}

/// What the program holds, to be compared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Held {
    pub white: String,
    pub log: Vec<Entry>,
    pub envelopes: Vec<String>,
    pub side_clock: Vec<SideClockEntry>,
    pub saved: Option<SavedGame>,
    pub language: Option<Language>,
    /// What happened in the game that was set aside for this one.
    pub before: Option<Vec<Event>>,
}

impl SteppedProgram {
    pub fn start(store: &FailingStore, time: &ScriptedTime) -> Self {
        let mut platform = Platform::scripted(time, &MemoryStore::default());
        platform.store = Box::new(store.clone());
        platform.chosen_files = Box::new(store.clone());
        Self {
            store: store.clone(),
            time: time.clone(),
            program: HeadlessProgram::start(platform),
        }
    }

    pub fn do_step(&mut self, step: &Step) {
        let program = &mut self.program;
        match step {
            Step::Begin(white) => program.begin(white, "300+2"),
            Step::Do(deed) => program.act(deed.clone()),
            Step::Name(white) => program.ask(Command::Name(Box::new(players(white)))),
            Step::Seal => program.ask(Command::Seal(Box::default())),
            Step::Save => program.save(SAVED),
            Step::Clock(act) => program.ask(Command::Clock(act.clone())),
            Step::NewSideClock => program.ask(Command::NewSideClock),
            Step::Change(language) => {
                let mut settings = Settings::default();
                settings.preferences.language = Some(*language);
                program.ask(Command::Change(Box::new(settings)));
            }
        }
        self.pass(700);
    }

    pub fn pass(&mut self, milliseconds: u64) {
        self.time.pass(Duration::from_millis(milliseconds));
        self.program.let_time_pass();
    }

    pub fn held(&self) -> Held {
        let session = self.program.session();
        let saved = self.store.file(SAVED);
        Held {
            white: session.heading().white.clone(),
            log: session.log().to_vec(),
            envelopes: session.envelopes().to_vec(),
            side_clock: self.program.side_clock().log().to_vec(),
            saved: saved.map(|bytes| SavedGame::read(&bytes).expect("a whole game")),
            language: self.program.settings().preferences.language,
            before: self.set_aside(),
        }
    }

    fn set_aside(&self) -> Option<Vec<Event>> {
        let names = self.store.in_memory().names();
        let aside = |name: &&PathBuf| name.to_string_lossy().starts_with("earlier/until");
        let bytes = self.store.file(names.iter().find(aside)?)?;
        let journal = journal::read(&bytes).contents.expect("a journal");
        let events = journal.records.into_iter().map(|record| record.event);
        Some(events.collect())
    }

    /// Whether people were told that something could not be kept, or could not be read.
    pub fn told(&self) -> bool {
        let told = self.program.notifications();
        told.iter().any(Notification::is_trouble)
    }
}
