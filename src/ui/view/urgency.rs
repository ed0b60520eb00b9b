//! How soon somebody who hears the program is told.

/// How soon somebody is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Once nothing else is being said.
    #[default]
    Polite,
    /// At once.
    Assertive,
}
