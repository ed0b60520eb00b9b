//! The conversation with a chess engine that speaks UCI (<https://www.wbec-ridderkerk.nl/html/UCIProtocol.html>): what is said to
//! it, what its answers mean, and when it has kept everybody waiting for too long. Lines in, lines out: no process is started here,
//! and nobody looks at a clock.
//!
//! What an engine says is read forgivingly, for engines are: words that are not known are passed over, a score is taken from a line
//! of which nothing else is understood, and a castling may be written either way. What it plays is taken on no trust.

mod dialogue;
mod engine_fault;
mod engine_line;
mod engine_options;
mod known_engines;
mod search_limits;
mod search_order;

pub use dialogue::UciDialogue;
pub use engine_fault::EngineFault;
pub use known_engines::{engine_at, known_engine_names};
pub use search_order::SearchOrder;
