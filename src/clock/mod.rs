//! Durations in, remaining time out. No wall clock.
//!
//! [`time`] says when and how long, [`control`] what a player is given, [`Clock`] what is left of it.

pub mod time;

pub use time::Moment;
