//! Durations in, remaining time out. No wall clock.
//!
//! [`moment`] says when, [`duration_text`] writes and reads how long, [`control`] what a player is given, [`Clock`] what is
//! left of it, [`face`] what is seen of that, [`control_text`] how a time control is put down in text,
//! [`typed_control`] how people type one, [`control_phrases`] what it says, and [`presets`] which are usual.

#[expect(
    clippy::module_inception,
    reason = "the clock is what this room is for"
)]
mod clock;
mod clock_state;
pub mod clock_text;
pub mod control;
mod control_fault;
mod control_parser;
pub mod control_phrases;
mod control_reader;
pub mod control_text;
pub mod duration_text;
pub mod face;
pub mod moment;
pub mod presets;
mod rounding;
pub mod typed_control;
pub mod typed_words;
mod unreadable_duration;

pub use clock::{Clock, Pressed, Retracted};
pub use clock_state::{ClockEvent, FlagFall, Gain};
pub use control::{Method, Period, TimeControl};
pub use control_text::AgreedTimeControl;
pub use face::Face;
pub use moment::Moment;
pub use rounding::ClockUnit;
