//! Who stands behind an act in a file, who can do it, and an act that was said of somebody who cannot.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::event::Person;
use crate::chess::Color;

/// Who did it, as a file says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter, or an assistant.
    Arbiter,
    /// Nobody: the clock by itself.
    Clock,
}

impl By {
    /// Who that is, if it is somebody.
    pub(super) const fn person(self) -> Option<Person> {
        match self {
            Self::White => Some(Person::Player(Color::White)),
            Self::Black => Some(Person::Player(Color::Black)),
            Self::Arbiter => Some(Person::Arbiter),
            Self::Clock => None,
        }
    }
}

impl From<Person> for By {
    fn from(person: Person) -> Self {
        match person {
            Person::Player(Color::White) => Self::White,
            Person::Player(Color::Black) => Self::Black,
            Person::Arbiter => Self::Arbiter,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
            Self::Arbiter => "the arbiter",
            Self::Clock => "the clock",
        })
    }
}

/// Who can do an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doers {
    /// Either player.
    Player,
    /// The arbiter.
    Arbiter,
    /// A player or the arbiter.
    Either,
    /// The clock.
    Clock,
}

impl fmt::Display for Doers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Player => "a player",
            Self::Arbiter => "the arbiter",
            Self::Either => "a player or the arbiter",
            Self::Clock => "the clock",
        })
    }
}

/// An act that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum ImpossibleAct {
    /// Nobody can do anything of that name.
    #[error("nobody can do `{0}`")]
    Nobody(String),
    /// It is said of somebody who cannot do it.
    #[error("{by} cannot do `{act}`, only {doers} can")]
    Other {
        /// Of whom it is said.
        by: By,
        /// The name of the act.
        act: String,
        /// Who can do it.
        doers: Doers,
    },
}
