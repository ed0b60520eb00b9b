//! Durations in, remaining time out. No wall clock.
//!
//! [`time`] says when and how long, [`control`] what a player is given, [`Clock`] what is left of it,
//! [`face`] what is seen of that, [`written`] how a time control is put down in text and [`understood`] what that says,
//! and [`presets`] which are usual.

#[expect(
    clippy::module_inception,
    reason = "the clock is what this room is for"
)]
mod clock;
pub mod colors;
pub mod control;
pub mod face;
pub mod presets;
mod reader;
mod readings;
pub mod time;
pub mod understood;
pub mod written;

pub use clock::{Clock, Pressed, Retracted};
pub use control::{Method, Period, TimeControl};
pub use face::Face;
pub use readings::{Fallen, News};
pub use time::Moment;
pub use written::Agreement;
