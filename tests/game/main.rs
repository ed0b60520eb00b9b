//! The game without a window: positions, moves, notation, clocks, and whether the Laws and their cases hold together.
//!
//! `cargo test --test game`; a part of it by its name: `cargo test --test game mate_search::`.

mod asking;
mod can_mate_question;
mod chess960;
mod clock;
mod hands;
mod illegal_move_articles;
mod illegal_reasons;
mod lesson_tries;
mod mate_search;
mod mating_oracle;
mod mutation;
mod notation;
mod perft;
mod pgn;
mod playing_strength;
mod position_key;
mod start_already_over;
mod unannounced_fine;

#[path = "../support"]
mod support {
    mod endgames;
    pub mod pgn_oracles;
    pub mod playout;
    mod python_interpreter;
    pub mod seeded_random;
}
