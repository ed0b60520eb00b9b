//! The side clock: a clock with two levers for a board that stands beside the screen.
//!
//! Here it is drawn and pressed. What a press does belongs to `clock`, what is kept of it to `record`.

mod correction;
mod half_view;
mod levers;
mod log;
mod player_sides;
mod screen;
mod setup;
mod seven_segments;

pub use log::{side_clock_log, side_clock_text};
pub use screen::SideClockScreen;
