//! The game without a window: positions, moves, notation, clocks, and whether the Laws and their cases hold together.
//!
//! `cargo test --test game`; a part of it by its name: `cargo test --test game mating::`.

mod articles;
mod chess960;
mod clock;
mod could_mate;
mod illegal_reasons;
mod mating;
mod mutation;
mod notation;
mod perft;
mod pgn;
mod position_key;

#[path = "../support"]
mod support {
    mod interpreter;
    pub mod playout;
    pub mod python;
}
