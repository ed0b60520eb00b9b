//! Every reader of the program as a function of bytes, with what must hold whatever they are.
//!
//! `cargo test --test fuzz` hands them the kept cases and damage done to those; libFuzzer, by `.ci/fuzz`, looks for more.

pub mod announcement;
pub mod bound_lines;
pub mod envelope;
pub mod fen;
pub mod journal;
pub mod notation;
pub mod pairing_list;
pub mod pgn;
pub mod position;
pub mod saved_game;
pub mod script;
pub mod settings;
pub mod side_clock_log;
pub mod time_control;
pub mod tournament_log;
pub mod tournament_report;

/// What a reader is given.
pub type Target = fn(&[u8]);

/// Every target under the name of its folder in `corpus`.
pub const TARGETS: [(&str, Target); 14] = [
    ("announcement", announcement::run),
    ("envelope", envelope::run),
    ("fen", fen::run),
    ("journal", journal::run),
    ("notation", notation::run),
    ("pairing_list", pairing_list::run),
    ("pgn", pgn::run),
    ("saved_game", saved_game::run),
    ("script", script::run),
    ("settings", settings::run),
    ("side_clock_log", side_clock_log::run),
    ("time_control", time_control::run),
    ("tournament_log", tournament_log::run),
    ("tournament_report", tournament_report::run),
];
