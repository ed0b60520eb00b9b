//! Games as PGN: what we write others can read, and what others write badly we read as far as it goes.

mod fixtures;
mod game_index;
mod games_on_a_line;
mod judgement_signs;
mod malformed_pgn;
mod met_forms;
mod notation_conversion;
mod properties;
mod round_trip;
mod second_reader;
mod writing;
