//! The side clock: a clock with two levers for a board that stands beside the screen.
//!
//! Here it is drawn and pressed. What a press does belongs to `clock`, what is kept of it to `record`.

pub mod board_items;
mod clock_bar;
mod correction;
mod half_notes;
mod half_state;
mod half_view;
mod hanging_plunger;
mod illegal_move;
mod levers;
mod log;
mod log_text;
mod player_sides;
mod progress;
mod screen;
mod setup;

pub use log_text::{side_clock_logs, side_clock_pages, side_clock_text};
pub use progress::{TOGETHER, in_progress};
pub use screen::SideClockScreen;
