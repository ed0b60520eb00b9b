//! What panels see and what they can ask for: the view of one frame, the commands, the settings.
//!
//! Data only; nothing here draws.

pub mod command;
pub mod game_file;
pub mod players;
pub mod settings;
pub mod snapshot;
