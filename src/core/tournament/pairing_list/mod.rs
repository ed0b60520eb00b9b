//! Pairing lists, pasted from a pairing program or typed by hand: who plays whom at which board.
//!
//! First the lines are read by their signs alone, then the names are looked up among the players of the tournament. Nobody is
//! paired here, and a line that is not understood stops nothing: it is told.

mod line_words;
mod listed_line;
mod name_key;
mod placed;
mod round_heading;

pub use listed_line::{ListedBye, ListedPairing, ListedPlayer, PairingLine, read_pairing_line};
pub use placed::{PlacedPairings, place_pairings};

/// Why a line of a pairing list was not taken, or was taken otherwise than it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum PairingListFaultKind {
    /// Two players cannot be made out.
    NoPairing,
    /// There is no such pairing number.
    UnknownNumber,
    /// The name fits several players.
    AmbiguousName,
    /// The name is not written as the tournament has it; the only player whom it can mean is taken.
    NameGuessed,
    /// One of the players sits at another board already, or has a bye.
    PairedTwice,
    /// Another pairing has that board; the next free number is taken.
    BoardTaken,
}

impl PairingListFaultKind {
    /// Returns whether nothing of the line was taken.
    pub const fn loses_the_line(self) -> bool {
        match self {
            Self::NoPairing | Self::UnknownNumber | Self::AmbiguousName | Self::PairedTwice => true,
            Self::NameGuessed | Self::BoardTaken => false,
        }
    }
}

/// A line of a pairing list that was not taken as it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingListFault {
    /// The line, from 1.
    pub line: usize,
    /// Why.
    pub kind: PairingListFaultKind,
    /// What stands there.
    pub text: String,
}

/// The lines of a pairing list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairingList {
    /// What was understood, with the numbers of the lines, from 1.
    pub lines: Vec<(usize, PairingLine)>,
    /// What was not.
    pub faults: Vec<PairingListFault>,
}

impl PairingList {
    /// Reads a list. Empty lines are passed over.
    pub fn read(text: &str) -> Self {
        let mut list = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            match read_pairing_line(line) {
                Some(read) => list.lines.push((number, read)),
                None => list.faults.push(PairingListFault {
                    line: number,
                    kind: PairingListFaultKind::NoPairing,
                    text: line.trim().to_owned(),
                }),
            }
        }
        list
    }

    /// Returns the list round by round: what stands before the first heading, of a round that is not told, and what stands
    /// under each round that a heading names.
    pub fn by_round(self) -> Vec<(Option<u16>, Self)> {
        let headings: Vec<(usize, u16)> = self
            .lines
            .iter()
            .filter_map(|(line, read)| match read {
                PairingLine::Round(round) => Some((*line, *round)),
                PairingLine::Pairing(_) | PairingLine::Bye(_) | PairingLine::Result(..) => None,
            })
            .collect();
        let round_at = |line: usize| {
            let before = headings.iter().rev().find(|(at, _)| *at <= line);
            before.map(|(_, round)| *round)
        };
        let mut rounds: Vec<(Option<u16>, Self)> = Vec::new();
        for (line, read) in self.lines {
            list_of(&mut rounds, round_at(line))
                .lines
                .push((line, read));
        }
        for fault in self.faults {
            let list = list_of(&mut rounds, round_at(fault.line));
            list.faults.push(fault);
        }
        rounds
    }
}

/// Returns the list of that round, a new one if there is none yet.
fn list_of(rounds: &mut Vec<(Option<u16>, PairingList)>, round: Option<u16>) -> &mut PairingList {
    let place = rounds.iter().position(|(it, _)| *it == round);
    let place = place.unwrap_or_else(|| {
        rounds.push((round, PairingList::default()));
        rounds.len() - 1
    });
    &mut rounds[place].1
}
