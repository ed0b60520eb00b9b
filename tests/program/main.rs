//! The program as a whole: on a scripted platform, in a real window, and how a machine is got ready for it.
//!
//! `cargo test --test program`; a part of it by its name: `cargo test --test program window::`.

mod adjourning;
mod chess960_game;
mod many_games;
mod opened_games;
#[cfg(target_os = "linux")]
mod prepare;
mod shell;
mod sound;
#[cfg(target_os = "linux")]
mod window;

#[path = "../support"]
mod support {
    pub mod hall;
    mod interpreter;
    pub mod python;
    pub mod raster;
    #[cfg(target_os = "linux")]
    #[expect(
        dead_code,
        reason = "the figures of the program are taken by the bench"
    )]
    pub mod window;
}
