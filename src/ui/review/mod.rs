//! A game looked through move by move: its board, its moves with what was said and ruled, its clocks, its times.
//!
//! Nobody acts here, and nobody rules; what is played belongs to `table`.

mod annotation_text;
mod board_marks;
pub mod conduct_page;
mod heard_place;
pub mod move_list;
mod notes;
pub mod player_line;
pub mod replacement_prompt;
pub mod review_bar;
pub mod review_screen;
mod ruling_lines;
pub mod steps;
mod time_chart;
pub mod variation_line;
