//! Tournaments: reports read and written, tables against published ones, the log of a tournament, the register, all of it
//! in words.
//!
//! `cargo test --test tournament`; a part of it by its name: `cargo test --test tournament tournament_tables::`.

mod board_games;
mod incident_results;
mod pairing_lists;
mod round_attendance;
mod round_report;
mod side_clock_boards;
mod side_clock_sheets;
mod tournament_log;
mod tournament_register;
mod tournament_report;
mod tournament_tables;
mod tournament_texts;
