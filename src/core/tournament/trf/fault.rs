//! What a report tells that was not understood, and what a written one could not hold.

use crate::tournament::PairingNumber;

/// Why something in a report was not taken, or was taken otherwise than it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum TrfFaultKind {
    /// No version of the format knows such a record; the line is kept.
    UnknownRecord,
    /// A record of the format that nothing is done with here, as those of teams; the line is kept.
    UnusedRecord,
    /// A player without a number that can be read; the line is kept.
    NoPairingNumber,
    /// A second player with the same number; the line is kept.
    NumberTaken,
    /// A field that holds no number where one belongs; it counts as empty.
    NotANumber,
    /// A field that holds what is not known there; it counts as empty.
    UnknownValue,
    /// A field of a player that runs on into the next one, so that neither is what it was.
    FieldsRunTogether,
    /// Results that do not stand in their columns; they were read word by word.
    ShiftedColumns,
    /// The result of a round that cannot be read; the player counts as absent.
    UnreadableRound,
    /// An opponent who is not in the file, or the player's own number; the player counts as absent.
    UnknownOpponent,
    /// The opponent's line names somebody else, or nobody; what this line says is taken.
    OneSided,
    /// Both lines give the same color, or none; the one with the lower number plays White.
    ColorsUnclear,
    /// Both lines give results that do not go together; that of this line is taken.
    ResultsDisagree,
    /// A bye written by the letter of a game, as older files do.
    OldBye,
    /// The points that the file states are not those that its results give.
    PointsDiffer,
}

/// Something in a report that was not taken as it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfFault {
    /// The line, from 1.
    pub line: usize,
    /// The round that it is about, if it is about one.
    pub round: Option<u16>,
    /// What it was.
    pub kind: TrfFaultKind,
    /// What stands there.
    pub text: String,
}

/// What a report that was written does not hold as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrfLoss {
    /// The name is longer than its 33 columns, and was cut.
    NameCut(PairingNumber, String),
    /// Another field of a player has no room for this, and was cut.
    FieldCut(PairingNumber, String),
    /// This version of the format has no place for a record: its tag.
    NoRecord(&'static str),
    /// FIDE wants this record for rating, and nothing is known for it: its tag.
    Missing(&'static str),
}
