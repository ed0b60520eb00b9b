//! All of the world that the program touches, gathered so that a test can give it another one.

use super::battery;
use super::file_dialog::{FileChooser, Native, Scripted};
use super::notifications::Tidings;
use super::screen_inhibitor::{self, NoScreen, Wakefulness};
use super::sound::Sounds;
use super::store::{Disk, Memory, NoHome, Store};
use super::wall_clock::{MachineTime, ScriptedTime, Time};
use crate::app::sound::cues::{Audio, Silence};
use crate::record::envelope::Randomness;
use crate::ui::Battery;

/// What the program touches.
#[derive(Debug)]
pub struct World {
    /// Where the time is looked up.
    pub time: Box<dyn Time>,
    /// Where files are kept.
    pub store: Box<dyn Store>,
    /// How files are chosen.
    pub chooser: Box<dyn FileChooser>,
    /// What makes the sounds.
    pub audio: Box<dyn Audio>,
    /// Random bytes for an envelope, as good as the system has them; none if it has none.
    pub randomness: fn() -> Option<Randomness>,
    /// What keeps the screen awake while a clock runs.
    pub wakefulness: Box<dyn Wakefulness>,
    /// How full the battery is.
    pub battery: fn() -> Option<Battery>,
    /// Random numbers; none where the system has none to give.
    pub luck: fn() -> Option<u64>,
    /// The locale of the system.
    pub locale: Option<String>,
    /// What was noticed about the world itself, to be told.
    pub tidings: Vec<Tidings>,
}

impl World {
    /// The machine on which the program runs.
    #[must_use]
    pub fn real() -> Self {
        let mut tidings = Vec::new();
        let store: Box<dyn Store> = match Disk::open(Disk::usual_home()) {
            Ok(disk) => Box::new(disk),
            Err(NoHome::Taken) => {
                tidings.push(Tidings::SecondProgram);
                Box::<Memory>::default()
            }
            Err(NoHome::Unusable(error)) => {
                tidings.push(Tidings::NotKept(error.to_string()));
                Box::<Memory>::default()
            }
        };
        Self {
            time: Box::new(MachineTime::new()),
            store,
            chooser: Box::<Native>::default(),
            audio: Box::<Sounds>::default(),
            wakefulness: screen_inhibitor::of_this_machine(),
            battery: battery::look,
            randomness,
            luck: || getrandom::u64().ok(),
            locale: sys_locale::get_locale(),
            tidings,
        }
    }

    /// A world of its own, in which time passes as it is told, files are in memory, and nothing sounds.
    #[must_use]
    pub fn scripted(time: &ScriptedTime, files: &Memory) -> Self {
        Self {
            time: Box::new(time.clone()),
            store: Box::new(files.clone()),
            chooser: Box::<Scripted>::default(),
            audio: Box::new(Silence),
            wakefulness: Box::new(NoScreen),
            battery: || None,
            randomness,
            luck: || Some(0x9E37_79B9_7F4A_7C15),
            locale: Some("en".to_owned()),
            tidings: Vec::new(),
        }
    }
}

/// Bytes that nobody can foresee.
fn randomness() -> Option<Randomness> {
    let mut bytes = [0; Randomness::BYTES];
    getrandom::fill(&mut bytes).ok()?;
    Some(Randomness::new(bytes))
}
