//! What people should be told by the shell: what happened, what was kept, what to do next.

use std::path::PathBuf;
use std::time::Duration;

use crate::i18n::Words;
use crate::ui::Note;

/// Something the shell has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notification {
    /// The journal was damaged from some place on; the whole of it is kept there.
    Damaged(PathBuf),
    /// This program would now rule differently on so many events; what was announced stands.
    RuledDifferently(usize),
    /// What happens cannot be kept on the disk.
    NotKept(String),
    /// Another Jadoube is open, so this one keeps nothing.
    SecondProgram,
    /// The machine slept so long, or its calendar was set; the clocks were stopped.
    Slept(Duration),
    /// A file could not be read.
    Unreadable(PathBuf, String),
    /// A file could not be written.
    Unwritable(PathBuf, String),
    /// A file was written.
    Written(PathBuf),
    /// The settings could not be read and are the usual ones.
    SettingsLost(PathBuf),
}

impl Notification {
    /// The same in words.
    #[must_use]
    pub fn note(&self, words: Words) -> Note {
        let (id, is_trouble) = match self {
            Self::Damaged(_) => ("note-damaged", true),
            Self::RuledDifferently(_) => ("note-ruled-differently", true),
            Self::NotKept(_) => ("note-not-kept", true),
            Self::SecondProgram => ("note-second-program", true),
            Self::Slept(_) => ("note-slept", true),
            Self::Unreadable(..) => ("note-unreadable", true),
            Self::Unwritable(..) => ("note-unwritable", true),
            Self::Written(_) => ("note-written", false),
            Self::SettingsLost(_) => ("note-settings-lost", true),
        };
        let (path, why, count) = match self {
            Self::Damaged(path) | Self::Written(path) | Self::SettingsLost(path) => {
                (Some(path), "", 0)
            }
            Self::Unreadable(path, why) | Self::Unwritable(path, why) => {
                (Some(path), why.as_str(), 0)
            }
            Self::NotKept(why) => (None, why.as_str(), 0),
            Self::RuledDifferently(events) => (None, "", *events as u64),
            Self::Slept(time) => (None, "", time.as_secs().div_ceil(60)),
            Self::SecondProgram => (None, "", 0),
        };
        let path = path
            .map(|path| path.display().to_string())
            .unwrap_or_default();
        let args = [
            ("path", path.as_str().into()),
            ("why", why.into()),
            ("count", count.into()),
        ];
        let say = |part: &str| {
            let said = words.try_tr(&format!("{id}{part}"), &args);
            said.unwrap_or_default().into_owned()
        };
        Note {
            happened: say(""),
            kept: say(".kept"),
            next: say(".next"),
            is_trouble,
        }
    }
}
