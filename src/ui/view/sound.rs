//! What may be heard, and what was.

/// What may be heard at the board; its name in kebab case ends the key of its caption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Sound {
    /// A piece set down on the board.
    Move,
    /// A piece set down where another was just taken: two strokes.
    Capture,
    /// A move that gives check.
    Check,
    /// The clock's left lever, the lower of the two.
    LeverLeft,
    /// The clock's right lever, the higher of the two.
    LeverRight,
    Flag,
    LowTime,
    /// One of the last ten seconds.
    Tick,
    /// The next period has begun.
    PeriodChange,
    GameOver,
    /// The arbiter is asked for, or puts something right.
    Alert,
    /// What was done is not allowed.
    Refusal,
    /// A draw is offered: two equal knocks, as it is written on the scoresheet.
    DrawOffer,
    /// An answer or a step of a lesson was right.
    Right,
    /// An answer or a try was wrong.
    Wrong,
}
