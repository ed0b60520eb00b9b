//! Why an engine plays no longer.

/// Why an engine plays no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum EngineFault {
    /// There is no such file.
    Missing,
    /// The system does not start it.
    NotStarted,
    /// It does not answer as an engine does that speaks UCI.
    NoUci,
    /// It never was ready.
    NotReady,
    /// It does not castle as Chess960 does.
    NoChess960,
    /// It ended by itself.
    Ended,
    /// It gave no move in time.
    Silent,
    /// It said so much that nobody can listen.
    Flooded,
    /// It gave a move that is not legal.
    IllegalMove,
    /// It gave no move where there is one.
    NoMove,
}
