//! The journal: each event on a line of its own with a checksum, written before the arbiter hears it.

use crate::laws::{Event, Ruling};

/// An event and what was ruled on it: one line of the log that people see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Event,
    /// What the arbiter answered.
    pub rulings: Vec<Ruling>,
}
