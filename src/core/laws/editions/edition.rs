//! Which editions of the Laws there are, and the names by which scripts and files call them.
//!
//! What each lays down, and what it changed, is told in [`amendments`](super::amendments).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::serde_support::carried_fault::custom_error;

/// An edition of the FIDE Laws of Chess, by the date it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Edition {
    /// In force from 1 July 2005.
    E2005,
    /// In force from 1 July 2009.
    E2009,
    /// In force from 1 July 2014.
    E2014,
    /// In force from 1 July 2017.
    E2017,
    /// In force from 1 January 2018.
    E2018,
    /// In force from 1 January 2023.
    #[default]
    E2023,
}

impl Edition {
    /// How many editions there are.
    pub const COUNT: usize = 6;

    /// Every edition, oldest first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::E2005,
        Self::E2009,
        Self::E2014,
        Self::E2017,
        Self::E2018,
        Self::E2023,
    ];

    /// The year, as scripts and files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::E2005 => "2005",
            Self::E2009 => "2009",
            Self::E2014 => "2014",
            Self::E2017 => "2017",
            Self::E2018 => "2018",
            Self::E2023 => "2023",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("`{0}` is no edition; there are 2005, 2009, 2014, 2017, 2018 and 2023")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// Reads `2023`; `2017-07`, `2018-01` and `2023-01` are understood too.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let year = text.split('-').next().unwrap_or(text);
        Self::ALL
            .into_iter()
            .find(|edition| edition.name() == year)
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(|unknown: UnknownEdition| custom_error("Edition", &unknown))
    }
}
