//! The only place that touches the world.

pub mod command;
pub mod preflight;
pub mod sound;
