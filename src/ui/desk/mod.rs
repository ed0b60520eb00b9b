//! The arbiter's desk: every act that is the arbiter's.
//!
//! What a player can do or say at the table belongs to `table`.

mod clock_tiles;
mod clocks_door;
mod compared_boards;
mod desk_layout;
pub mod desk_page;
mod doors;
mod foreseen;
mod found_door;
mod game_slider;
pub mod happened_panel;
pub(crate) mod locked_desk;
mod matter_card;
mod noted_reason;
mod option_card;
mod pair_of_counts;
mod penalty_door;
mod penalty_time;
mod record_card;
mod recorded_lines;
pub(crate) mod report_page;
mod result_door;
mod state_line;
mod touch_finding;
