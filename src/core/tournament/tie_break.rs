//! The tie-breaks that are worked out, with the codes by which a report names them.

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::tournament::PairingSystem;

/// A tie-break of C.07.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::Display, strum::EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum TieBreak {
    /// The scores of a player's opponents, added up (Art. 8.1).
    Buchholz,
    /// Buchholz without the lowest of these scores (14.1).
    BuchholzCut1,
    /// Buchholz without the lowest and the highest (14.3).
    BuchholzMedian1,
    /// Each opponent's score times what was scored against that opponent, added up (9.1).
    SonnebornBerger,
    /// What those who are tied scored against one another (6).
    DirectEncounter,
    /// Rounds that brought as much as a win, played or not (7.1).
    Wins,
    /// Games that were won over the board (7.2).
    GamesWon,
    /// The scores after each round, added up (7.5).
    Progressive,
}

impl TieBreak {
    /// Returns the code by which records 202 and 212 of a TRF name it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Buchholz => "BH",
            Self::BuchholzCut1 => "BH/C1",
            Self::BuchholzMedian1 => "BH/M1",
            Self::SonnebornBerger => "SB",
            Self::DirectEncounter => "DE",
            Self::Wins => "WIN",
            Self::GamesWon => "WON",
            Self::Progressive => "PS",
        }
    }

    /// Reads a code, in large or small letters, with the slash of a TRF or the hyphen of the Handbook.
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.trim().replace('-', "/");
        Self::iter().find(|it| it.code().eq_ignore_ascii_case(&code))
    }

    /// Returns those that are taken where nobody announced any, by how the tournament is paired. The regulations lay none
    /// down (C.07, 4.1): Buchholz, which tells nothing in a round robin (note to 8), is for a Swiss system.
    pub const fn usual(system: PairingSystem) -> &'static [Self] {
        match system {
            PairingSystem::Swiss => &[
                Self::BuchholzCut1,
                Self::Buchholz,
                Self::SonnebornBerger,
                Self::DirectEncounter,
                Self::Wins,
            ],
            PairingSystem::RoundRobin => {
                &[Self::DirectEncounter, Self::Wins, Self::SonnebornBerger]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tie_break_is_read_by_its_code() {
        for tie_break in TieBreak::iter() {
            assert_eq!(TieBreak::of_code(tie_break.code()), Some(tie_break));
        }
        assert_eq!(TieBreak::of_code(" bh-c1 "), Some(TieBreak::BuchholzCut1));
        for unknown in ["", "BH/C2", "SB/P", "EDET", "PTS"] {
            assert_eq!(TieBreak::of_code(unknown), None, "{unknown}");
        }
    }
}
