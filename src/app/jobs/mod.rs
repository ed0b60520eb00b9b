//! Work beside the window, on threads of its own: envelopes, mating questions, a partner’s moves, files of games.
//!
//! Nothing here blocks a frame; what is found is fetched by the shell at the next one.

pub mod engine_process;
pub mod engine_search;
pub mod envelope;
pub mod file_content;
pub mod game_file_reading;
pub mod kept_game_reading;
mod last_positions;
pub mod mate_search;
pub mod move_search;
mod own_file_reading;
pub(in crate::app) mod worker;
