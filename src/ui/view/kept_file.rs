//! A file that the program keeps beside the game on the table: one that gave way to another, or was damaged.

use std::path::PathBuf;
use std::sync::Arc;

use jadoube_core::i18n::DayTime;
use jadoube_core::record::GameSummary;
use jadoube_core::record::script::IncidentHeading;

#[derive(Clone, Debug, PartialEq)]
pub struct KeptFile {
    pub path: PathBuf,
    pub kind: KeptFileKind,
    /// Whether it was kept because it was damaged.
    pub is_damaged: bool,
    /// When it was set aside, as its name says; nothing if it does not.
    pub when: Option<DayTime>,
    /// What is told of what lies in it, once it was read and where it can be.
    pub contents: Option<KeptContents>,
}

/// What lies in such a file.
#[derive(Clone, Debug, PartialEq)]
pub enum KeptContents {
    Game(Arc<GameSummary>),
    /// An incident: where it happened, and who played.
    Incident(Arc<IncidentHeading>),
}

impl KeptFile {
    /// What is told of the game in it.
    pub fn game(&self) -> Option<&GameSummary> {
        match self.contents.as_ref()? {
            KeptContents::Game(game) => Some(game),
            KeptContents::Incident(_) => None,
        }
    }

    /// What is told of the game in it, unless it is damaged.
    pub fn sound_game(&self) -> Option<&GameSummary> {
        self.game().filter(|_| !self.is_damaged)
    }

    /// Where the incident in it happened, and who played.
    pub fn incident(&self) -> Option<&IncidentHeading> {
        match self.contents.as_ref()? {
            KeptContents::Game(_) => None,
            KeptContents::Incident(heading) => Some(heading),
        }
    }
}

/// What such a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum KeptFileKind {
    /// The journal of a game.
    Game,
    /// The journal of the side clock.
    SideClock,
    /// An incident at a board.
    Incident,
    /// The log of a tournament.
    Tournament,
    Settings,
}
