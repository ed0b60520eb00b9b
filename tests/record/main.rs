//! What is kept and given away: scripts and judging them, journals, envelopes.
//!
//! `cargo test --test record`; a part of it by its name: `cargo test --test record sealed_move_envelope::`.

mod adjourned_incidents;
mod conduct;
mod conduct_counts;
mod continued_clocks;
mod continued_game;
mod corrected_times;
mod envelope_versions;
mod file_faults;
mod game_sheets;
mod incident_clocks;
mod incident_provisions;
mod incident_sheets;
mod incidents;
mod mirrored_tokens;
mod noted_reasons;
mod recorded_grounds;
mod recorded_pgn;
mod recorded_rulings;
mod reviewed_articles;
mod reviewed_game;
mod rulings_asked_again;
mod script_comparison;
mod script_faults;
mod script_judging;
mod script_readings;
mod sealed_move_envelope;

#[path = "../support"]
mod support {
    pub mod arbitrary_events;
    pub mod mirrored_script;
    pub mod python_interpreter;
}
