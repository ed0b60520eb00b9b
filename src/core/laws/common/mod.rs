//! What more than one chapter rules: the cost of an illegal move, what comes first at a flag, how words end a game.
//!
//! A chapter consults the case and never another chapter. What two of them say alike is said here once, and so is what
//! one needs of another's article. What is a fact and no ruling belongs to `facts`.

pub(super) mod agreement_and_resignation;
pub(super) mod at_a_flag;
pub(super) mod automatic_draws;
pub(super) mod blind_announcement;
pub(super) mod clocks_stopped;
pub(super) mod declared_scores;
pub(super) mod illegal_move_found_late;
pub(super) mod illegal_move_penalty;
pub(super) mod lateness;
pub(super) mod lost_envelope;
pub(super) mod win_unless_never;
