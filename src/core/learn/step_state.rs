//! How a step of a lesson stands, and how it was done.

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Something is played before the learner.
    Playing,
    /// The learner's hands are awaited.
    Hands,
    /// The learner is asked to choose.
    Asking,
    /// It is done.
    Done,
}

/// How a step was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepDone {
    /// The learner did it alone.
    Alone,
    /// The learner did it after a hint, or saw it.
    Helped,
    /// It was left out.
    Skipped,
}
