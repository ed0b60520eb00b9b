//! Who plays, as it is asked for and printed.

use crate::chess::ByColor;

/// Who plays, and in what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// Their names.
    pub names: ByColor<String>,
    /// The event.
    pub event: String,
    /// The names typed as signatures under the result.
    pub signatures: ByColor<String>,
}
