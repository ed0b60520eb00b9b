//! Why an envelope cannot be closed, read or opened.

use std::fmt;

/// Why an envelope cannot be closed, read or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EnvelopeError {
    /// The text is no envelope at all.
    NotAnEnvelope,
    /// A newer program made it, in a form this one does not know.
    Newer,
    /// Something in it is missing or was altered: the number of the first line that is not right, from 1.
    Damaged(usize),
    /// It asks for more memory or time than an honest envelope would.
    TooCostly,
    /// The passphrase opens none of its locks.
    WrongPassphrase,
    /// The passphrase is right, but what was sealed or what stands on the envelope was altered.
    Altered,
    /// There is nothing sealed in it: the move was sealed on paper.
    OnPaper,
    /// What was written does not fit in: more than [`ROOM`](super::ROOM) bytes.
    TooLong,
    /// Nobody gave a passphrase to close it with.
    NoPassphrase,
    /// It belongs to another game.
    OtherGame,
    /// The envelope with that fingerprint is not here.
    Missing,
    /// The system gave no random bytes to close it with.
    NoRandomness,
    /// The work was not begun, or ended without an answer: the system gave no thread for it.
    NotDone,
}

impl fmt::Display for EnvelopeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnEnvelope => f.write_str("this is no envelope"),
            Self::Newer => f.write_str("a newer program made this envelope"),
            Self::Damaged(line) => write!(f, "line {line} of the envelope is damaged or missing"),
            Self::TooCostly => f.write_str("the envelope asks for too much memory or time"),
            Self::WrongPassphrase => f.write_str("the passphrase does not open the envelope"),
            Self::Altered => f.write_str("the envelope was altered after it was closed"),
            Self::OnPaper => f.write_str("the move was sealed on paper"),
            Self::TooLong => f.write_str("what was written does not fit into the envelope"),
            Self::NoPassphrase => f.write_str("the envelope needs a passphrase"),
            Self::OtherGame => f.write_str("the envelope belongs to another game"),
            Self::Missing => f.write_str("the envelope is not here"),
            Self::NoRandomness => f.write_str("the system gives no random bytes"),
            Self::NotDone => f.write_str("the work on the envelope was not done"),
        }
    }
}

impl std::error::Error for EnvelopeError {}
