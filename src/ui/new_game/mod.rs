//! A new game: who plays, for how long, under which edition, from which position.
//!
//! Only what is asked before the first act belongs here.

pub mod chess960_draw;
pub mod chess960_draw_device;
mod continued_game;
pub mod game_preview;
pub mod help_choice;
pub mod new_game_form;
mod pasted_game;
pub mod position_editor;
pub mod position_editor_column;
pub mod position_errors;
pub mod start_position;
mod start_told;
pub mod tournament_settings;
