//! What is done at the side clock, and how it is kept.
//!
//! How it looks is for `ui`; how a chess clock counts is for `clock`.

mod act;
mod illegal_move;
pub mod journal;
mod state;

pub use act::{SideClockAct, SideClockCorrection, SideClockSetting, StopReason};
pub use illegal_move::{
    IllegalMoveChange, IllegalMoveCost, LastPress, PressesSince, last_charged, undone_entries,
};
pub use journal::SideClockLine;
pub use state::{SideClock, SideClockEntry, SideClockEvent};
