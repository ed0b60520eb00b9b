//! The program without its window: its parts as they stand behind one, driven step by step on a disk of the test.

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::Context;
use jadoube::app::file_controller::FileController;
use jadoube::app::frame_context::FrameContext;
use jadoube::app::game_controller::GameController;
use jadoube::app::notifications::Notifications;
use jadoube::app::platform::Platform;
use jadoube::app::settings_controller::SettingsController;
use jadoube::app::side_clock_controller::SideClockController;
use jadoube::app::store::{MemoryStore, Overwrite};
use jadoube::app::time_source::{ScriptedTime, Time as _};
use jadoube::app::window_controller::WindowController;
use jadoube::chess::ByColor;
use jadoube::i18n::{Language, Words};
use jadoube::laws::{Deed, Event, Terms};
use jadoube::record::log::journal;
use jadoube::record::script::Times;
use jadoube::record::side_clock::{SideClockAct, SideClockEntry};
use jadoube::record::{Entry, SavedGame};
use jadoube::ui::{FileTask, NewGame, Notification, Players, Sealing, Settings};

use crate::support::failing_store::FailingStore;

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

/// The program without its window.
pub struct Program {
    store: FailingStore,
    time: ScriptedTime,
    platform: Platform,
    pub notifications: Notifications,
    window: WindowController,
    context: Context,
    pub game: GameController,
    pub side_clock: SideClockController,
    files: FileController,
    settings: SettingsController,
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

/// What is done with a program for as long as a test needs its parts and services at once.
macro_rules! with {
    ($program:expr, $part:ident, |$it:ident, $services:ident| $body:expr) => {{
        let timestamp = $program.time.look();
        let mut services = FrameContext {
            platform: &mut $program.platform,
            notifications: &mut $program.notifications,
            window: &mut $program.window,
            timestamp,
            known_until: timestamp,
            words: Words::new(Language::English),
            context: &$program.context,
        };
        let ($it, $services) = (&mut $program.$part, &mut services);
        $body
    }};
}

impl Program {
    pub fn start(store: &FailingStore, time: &ScriptedTime) -> Self {
        let mut platform = Platform::scripted(time, &MemoryStore::default());
        platform.store = Box::new(store.clone());
        let timestamp = time.look();
        let (settings, told) = SettingsController::read(&mut platform, timestamp);
        let mut program = Self {
            store: store.clone(),
            time: time.clone(),
            notifications: Notifications::new(told.into_iter().collect()),
            platform,
            window: WindowController::default(),
            context: Context::default(),
            game: GameController::new(timestamp),
            side_clock: SideClockController::new(timestamp),
            files: FileController::default(),
            settings,
        };
        with!(program, game, |game, services| game.take_up(services));
        with!(program, side_clock, |clock, services| clock
            .take_up(services));
        program
    }

    pub fn do_step(&mut self, step: &Step) {
        match step {
            Step::Begin(white) => {
                let control = Times::same("300+2".parse().expect("a time control")).0;
                let game = NewGame {
                    players: players(white),
                    terms: Terms {
                        control: Some(control),
                        ..Terms::default()
                    },
                    continues: None,
                };
                with!(self, game, |it, services| it.begin(game, services));
            }
            Step::Do(deed) => {
                with!(self, game, |it, services| it.act(deed.clone(), services));
            }
            Step::Name(white) => {
                with!(self, game, |it, services| it
                    .rename(players(white), services));
            }
            Step::Seal => {
                with!(self, game, |it, services| it
                    .seal(Sealing::default(), services));
            }
            Step::Save => {
                let (game, clock) = (&mut self.game, self.side_clock.side_clock());
                with!(self, files, |it, services| it.chosen(
                    FileTask::Save,
                    SAVED.into(),
                    Overwrite::Allowed,
                    game,
                    clock,
                    services
                ));
            }
            Step::Clock(act) => {
                let settings = Settings::default();
                with!(self, side_clock, |it, services| it.act(
                    act.clone(),
                    &settings,
                    services
                ));
            }
            Step::NewSideClock => {
                with!(self, side_clock, |it, services| it.begin_anew(services));
            }
            Step::Change(language) => {
                let settings = Settings {
                    language: Some(*language),
                    ..Settings::default()
                };
                with!(self, settings, |it, services| it.change(settings, services));
            }
        }
        self.pass(700);
    }

    pub fn pass(&mut self, milliseconds: u64) {
        self.time.pass(Duration::from_millis(milliseconds));
        let settings = self.settings.settings().clone();
        with!(self, game, |it, services| it.time_passes(services));
        with!(self, side_clock, |it, services| it
            .time_passes(&settings, services));
        with!(self, settings, |it, services| it.time_passes(services));
    }

    pub fn held(&self) -> Held {
        let session = self.game.session();
        Held {
            white: session.heading().white.clone(),
            log: session.log().to_vec(),
            envelopes: session.envelopes().to_vec(),
            side_clock: self.side_clock.side_clock().log().to_vec(),
            saved: self
                .store
                .file(SAVED)
                .map(|bytes| SavedGame::read(&bytes).expect("a whole game")),
            language: self.settings.settings().language,
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
        self.notifications
            .all()
            .iter()
            .any(Notification::is_trouble)
    }
}

fn players(white: &str) -> Players {
    Players {
        names: ByColor {
            white: white.to_owned(),
            black: "Борис".to_owned(),
        },
        ..Players::default()
    }
}
