//! What is kept and given away: scripts and judging them, journals, envelopes, printed pages.
//!
//! `cargo test --test record`; a part of it by its name: `cargo test --test record envelope::`.

mod announced;
mod envelope;
mod judge;
mod print;
mod recovery;

#[path = "../support"]
mod support {
    pub mod happenings;
    pub mod interpreter;
    pub mod poppler;
}
