//! A player of a tournament: what the player section of a report tells.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::points::Points;

/// The number by which a tournament knows a player: the starting-rank number of a TRF, from 1 to 9999.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct PairingNumber(pub u16);

impl PairingNumber {
    /// The highest that four columns hold.
    pub const LAST: Self = Self(9999);
}

impl fmt::Display for PairingNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Whether a player is listed as a man or as a woman (TRF: `m`, `w`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sex {
    /// A man.
    Male,
    /// A woman.
    Female,
}

impl Sex {
    /// Returns the letter of a TRF.
    pub const fn letter(self) -> char {
        match self {
            Self::Male => 'm',
            Self::Female => 'w',
        }
    }

    /// Reads the letter of a TRF, and the `f` that some programs write.
    pub const fn of_letter(letter: char) -> Option<Self> {
        match letter {
            'm' | 'M' => Some(Self::Male),
            'w' | 'W' | 'f' | 'F' => Some(Self::Female),
            _ => None,
        }
    }
}

/// What the file that was read says a player has scored, and which place that is; another program worked them out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ListedScore {
    /// The points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// The rank, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u16>,
}

/// A player of a tournament; what is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TournamentPlayer {
    /// The pairing number.
    pub number: PairingNumber,
    /// The name as lists write it: `Novak, Ana`.
    pub name: String,
    /// Man or woman, where it is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The title: `GM`, `WFM`; older files have one letter.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The Elo rating; none for a player without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation, by FIDE's three letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The number by which FIDE knows the player.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fide_id: String,
    /// The day of birth, as the file has it: `1990/01/31`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub birth: String,
    /// The score and the rank that another program worked out.
    #[serde(skip_serializing_if = "is_unlisted")]
    pub listed: ListedScore,
}

fn is_unlisted(listed: &ListedScore) -> bool {
    *listed == ListedScore::default()
}

impl TournamentPlayer {
    /// Returns a player of whom only number and name are known.
    pub fn new(number: PairingNumber, name: impl Into<String>) -> Self {
        Self {
            number,
            name: name.into(),
            ..Self::default()
        }
    }
}
