//! Why an envelope cannot be closed, read or opened.

/// Why an envelope cannot be closed, read or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum EnvelopeError {
    /// The text is no envelope at all.
    #[error("this is no envelope")]
    NotAnEnvelope,
    /// A newer program made it, in a form this one does not know.
    #[error("a newer program made this envelope")]
    Newer,
    /// Something in it is missing or was altered: the number of the first line that is not right, from 1.
    #[error("line {0} of the envelope is damaged or missing")]
    Damaged(usize),
    /// It asks for more memory or time than an honest envelope would.
    #[error("the envelope asks for too much memory or time")]
    TooCostly,
    /// The passphrase opens none of its locks.
    #[error("the passphrase does not open the envelope")]
    WrongPassphrase,
    /// The passphrase is right, but what was sealed or what stands on the envelope was altered.
    #[error("the envelope was altered after it was closed")]
    Altered,
    /// There is nothing sealed in it: the move was sealed on paper.
    #[error("the move was sealed on paper")]
    OnPaper,
    /// What was written does not fit in: more than [`ROOM`](super::ROOM) bytes.
    #[error("what was written does not fit into the envelope")]
    TooLong,
    /// Nobody gave a passphrase to close it with.
    #[error("the envelope needs a passphrase")]
    NoPassphrase,
    /// It belongs to another game.
    #[error("the envelope belongs to another game")]
    OtherGame,
    /// The envelope with that fingerprint is not here.
    #[error("the envelope is not here")]
    Missing,
    /// The system gave no random bytes to close it with.
    #[error("the system gives no random bytes")]
    NoRandomness,
    /// The work was not begun, or ended without an answer: the system gave no thread for it.
    #[error("the work on the envelope was not done")]
    NotDone,
}
