//! All of the world that the program touches, gathered so that a test can give it another one.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use jiff::tz::TimeZone;

use super::battery;
use super::chosen_file::ChosenFiles;
use super::crash_report;
use super::file_dialog::{FileDialog, NativeFileDialog, ScriptedFileDialog};
use super::local_time::LocalTime;
use super::machine_files::MachineFiles;
use super::outside_programs::{MachinePrograms, NotedPrograms, OutsidePrograms};
use super::places::Places;
use super::screen_inhibitor::{self, NoInhibitor, ScreenInhibitor};
use super::single_instance::{InstanceRequests, ScriptedRequests};
use super::sound::{Audio, Silence, Sound, Sounds};
use super::sticky_keys;
use super::store::{DiskStore, Durability, HOLDER, MemoryStore, NoHome, Store};
use super::system_wishes::SystemWishes;
use super::time_source::{MachineTime, ScriptedTime, Time};
use super::voice::{MachineVoice, Mute, Voice, VoicePlaces};
use jadoube_cli::system::file_problem::problem_of;
use jadoube_cli::system::system_language::system_language;
use jadoube_core::i18n::{Language, Words};
use jadoube_core::record::desk_pin::DeskPin;
use jadoube_core::record::envelope::Randomness;
use jadoube_core::uci::UciDialogue;
use jadoube_ui::{Battery, Notification};

#[derive(Debug)]
pub struct Platform {
    /// Where the time is looked up.
    pub time: Box<dyn Time>,
    /// Where the machine is, for dates and times of day.
    pub time_zone: TimeZone,
    /// Where the program's own files are kept.
    pub store: Box<dyn Store>,
    /// Where the files lie that people choose.
    pub chosen_files: Box<dyn ChosenFiles>,
    /// Where people keep their documents, which is where a file is looked for first; nothing if the system does not say.
    pub documents: Option<PathBuf>,
    pub file_dialog: Box<dyn FileDialog>,
    /// The folder of what is only written to be printed.
    pub cache: PathBuf,
    /// Other programs that show what was written.
    pub outside_programs: Box<dyn OutsidePrograms>,
    /// What programs that were started later ask of this one.
    pub instance_requests: Box<dyn InstanceRequests>,
    pub audio: Box<dyn Audio>,
    /// What sounded and was not shown yet, for those who read it.
    pub heard: RefCell<Vec<Sound>>,
    pub voice: Box<dyn Voice>,
    /// Random bytes for an envelope, as good as the system has them; none if it has none.
    pub randomness: fn() -> Option<Randomness>,
    /// What keeps the screen awake while a clock runs.
    pub screen_inhibitor: Box<dyn ScreenInhibitor>,
    /// How full the battery is.
    pub battery: fn() -> Option<Battery>,
    /// Whether the system latches keys that are held with others.
    pub has_sticky_keys: fn() -> bool,
    /// Random bytes to salt a PIN with; none if the system has none.
    pub salt: fn() -> Option<[u8; DeskPin::SALT]>,
    /// Random numbers; none where the system has none to give.
    pub random: fn() -> Option<u64>,
    /// How long an engine may take for a word.
    pub engine_patience: Duration,
    /// The folders in which the system looks for programs.
    pub program_folders: Vec<PathBuf>,
    /// The language that the system asks for, if the program speaks it.
    pub language: Option<Language>,
    /// The words of a language.
    pub words: fn(Language) -> Words,
    /// Where the desktop's answer arrives, when it was asked how its person likes to see things.
    pub system_wishes: Receiver<SystemWishes>,
    /// What was noticed about the world itself, to be told.
    pub notifications: Vec<Notification>,
}

impl Platform {
    /// Lets that sound be heard, and read by those who cannot hear it.
    pub fn play(&self, sound: Sound) {
        self.audio.play(sound);
        self.heard.borrow_mut().push(sound);
    }

    /// The machine on which the program runs.
    pub fn real() -> Self {
        let places = Places::usual();
        let state = places.state.clone();
        let mut platform = Self::keeping_in(places);
        platform
            .notifications
            .extend(crash_report::notification(&state));
        platform
    }

    /// The same, the program's own files lying in those places. Where they cannot, they are kept in memory; what people save
    /// themselves is on the disk all the same.
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the one place that asks for the machine's time zone"
    )]
    pub fn keeping_in(places: impl Into<Places>) -> Self {
        let places = places.into();
        let cache = places.cache.clone();
        let mut notifications = Vec::new();
        let (time, time_zone) = (MachineTime::new(), TimeZone::system());
        let mut in_memory = None;
        let store: Box<dyn Store> = match DiskStore::open(places) {
            Ok(mut disk) => {
                let now = LocalTime::new(time.look(), &time_zone);
                // Where nobody can be told who is here, nobody is.
                let _ = disk.overwrite_in_place(HOLDER, &holder(&now), Durability::Soon);
                Box::new(disk)
            }
            Err(no_home) => {
                notifications.push(match no_home {
                    NoHome::Taken(other) => Notification::SecondProgram(other),
                    NoHome::Unusable(error) => Notification::NotKept(problem_of(&error)),
                });
                Box::new(in_memory.insert(MemoryStore::default()).clone())
            }
        };
        Self {
            time: Box::new(time),
            time_zone,
            store,
            chosen_files: Box::new(MachineFiles { in_memory }),
            documents: documents(),
            file_dialog: Box::<NativeFileDialog>::default(),
            cache,
            outside_programs: Box::<MachinePrograms>::default(),
            instance_requests: Box::<ScriptedRequests>::default(),
            audio: Box::<Sounds>::default(),
            heard: RefCell::default(),
            voice: Box::new(MachineVoice::new(VoicePlaces::of_this_machine(
                program_folders(),
            ))),
            screen_inhibitor: screen_inhibitor::of_this_machine(),
            battery: battery::look,
            has_sticky_keys: sticky_keys::are_on,
            randomness,
            salt,
            random: || getrandom::u64().ok(),
            engine_patience: UciDialogue::PATIENCE,
            program_folders: program_folders(),
            language: system_language(),
            words: Words::new,
            system_wishes: mpsc::channel().1,
            notifications,
        }
    }

    /// One of its own, in the time zone of UTC, on which time passes as it is told, files are in memory, and nothing sounds.
    pub fn scripted(time: &ScriptedTime, files: &MemoryStore) -> Self {
        Self {
            time: Box::new(time.clone()),
            time_zone: TimeZone::UTC,
            store: Box::new(files.clone()),
            chosen_files: Box::new(files.clone()),
            documents: None,
            file_dialog: Box::<ScriptedFileDialog>::default(),
            cache: PathBuf::from("cache"),
            outside_programs: Box::<NotedPrograms>::default(),
            instance_requests: Box::<ScriptedRequests>::default(),
            audio: Box::new(Silence),
            heard: RefCell::default(),
            voice: Box::new(Mute),
            screen_inhibitor: Box::new(NoInhibitor),
            battery: || None,
            has_sticky_keys: || false,
            randomness,
            salt,
            random: || Some(0x9E37_79B9_7F4A_7C15),
            engine_patience: Duration::from_secs(3),
            program_folders: Vec::new(),
            language: Some(Language::English),
            words: Words::new,
            system_wishes: mpsc::channel().1,
            notifications: Vec::new(),
        }
    }
}

/// What this program says of itself to one that is started later: since when it is open, on which machine, its process.
fn holder(now: &LocalTime) -> String {
    #[cfg(unix)]
    let machine = rustix::system::uname();
    #[cfg(unix)]
    let machine = machine.nodename().to_string_lossy().into_owned();
    #[cfg(not(unix))]
    let machine = std::env::var("COMPUTERNAME").unwrap_or_default();
    let process = std::process::id();
    format!("{}, {machine}, PID {process}\n", now.day_and_time())
}

/// The system's folder for documents, else the person's own folder.
fn documents() -> Option<PathBuf> {
    let folders = directories::UserDirs::new()?;
    let documents = folders.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| folders.home_dir()).to_owned())
}

/// The folders in which the system looks for programs, and the one in which Debian keeps games, which not everybody looks into.
fn program_folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let games = cfg!(unix).then(|| PathBuf::from("/usr/games"));
    let mut folders: Vec<PathBuf> = Vec::new();
    for folder in std::env::split_paths(&path).chain(games) {
        if folder.is_absolute() && !folders.contains(&folder) {
            folders.push(folder);
        }
    }
    folders
}

fn salt() -> Option<[u8; DeskPin::SALT]> {
    let mut bytes = [0; DeskPin::SALT];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// Bytes that nobody can foresee.
fn randomness() -> Option<Randomness> {
    let mut bytes = [0; Randomness::BYTES];
    getrandom::fill(&mut bytes).ok()?;
    Some(Randomness::new(bytes))
}
