//! What more than one chapter rules: the cost of an illegal move, what comes first at a flag, how words end a game.
//!
//! A chapter consults the case and never another chapter; what two of them say alike is said here once. What is a fact
//! and no ruling belongs to `facts`.

pub(super) mod agreement;
pub(super) mod announcing;
pub(super) mod at_a_flag;
pub(super) mod clocks_stopped;
pub(super) mod found_late;
pub(super) mod penalties;
pub(super) mod scores;
pub(super) mod sealed_move;
pub(super) mod win_unless_never;
