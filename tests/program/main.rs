//! The program as a whole: on a scripted platform, in a real window, and how a machine is got ready for it.
//!
//! `cargo test --test program`; a part of it by its name: `cargo test --test program window::`.

mod adjourning;
mod app_shell;
mod chess960_game;
#[cfg(target_os = "linux")]
mod ci_prepare;
#[cfg(target_os = "linux")]
mod core_dump;
#[cfg(unix)]
mod displaced_logs;
mod failing_disk;
mod files_read;
mod imported_games;
mod interrupted_import;
mod kills;
mod multi_game_file;
mod print;
mod recovery;
mod sound_synthesis;
mod times_read_back;
#[cfg(target_os = "linux")]
mod window;

#[path = "../support"]
mod support {
    pub mod adjournment_harness;
    pub mod app_window;
    pub mod arbitrary_events;
    pub mod failing_store;
    #[cfg(target_os = "linux")]
    pub mod game_witness;
    pub mod headless_program;
    #[cfg(target_os = "linux")]
    #[expect(dead_code, reason = "here the program itself looks it through")]
    pub mod kept_game;
    pub mod pgn_oracles;
    pub mod poppler;
    pub mod python_interpreter;
    #[cfg(target_os = "linux")]
    pub mod seeded_random;
    #[expect(dead_code, reason = "what is laid out is looked at elsewhere")]
    pub mod share_of_checks;
    pub mod software_renderer;
    #[cfg(target_os = "linux")]
    #[expect(
        dead_code,
        reason = "the figures of the program are taken by the bench"
    )]
    pub mod window;
}
