//! The lock of the arbiter's desk, and what is asked of it.

use std::path::PathBuf;
use std::time::Duration;

use jadoube_core::record::envelope::Secret;

/// How the lock of the arbiter's desk stands.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one thing the lock tells"
)]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeskLock {
    /// Whether a PIN was chosen at all.
    pub has_pin: bool,
    /// Whether the right PIN was typed since the desk was last locked.
    pub is_open: bool,
    /// Whether a PIN is being looked at.
    pub is_busy: bool,
    /// Whether the last PIN was wrong.
    pub was_wrong: bool,
    /// How long the next try has to wait, after several wrong ones.
    pub wait: Option<Duration>,
    /// The file in which what is kept of the PIN stands, to be told to whoever forgot it.
    pub file: PathBuf,
}

impl DeskLock {
    /// Returns whether only somebody who knows the PIN may go on.
    pub const fn is_locked(&self) -> bool {
        self.has_pin && !self.is_open
    }
}

/// What is asked of the lock.
#[derive(Clone, Debug)]
pub enum LockCommand {
    /// It is opened with that PIN.
    Open(Secret),
    Lock,
    /// That is the PIN from now on; only where it stands open.
    Choose(Secret),
    /// There is no PIN any more; only where it stands open.
    Remove,
}
