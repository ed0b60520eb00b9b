//! A small chess engine: somebody to play against where nobody else is there. No ruling asks it.
//!
//! It is pure: the same question with the same seed has the same answer, on every machine.

mod evaluation;
mod playing_strength;
mod search;
pub mod seeded;

pub use evaluation::evaluate;
pub use playing_strength::PlayingStrength;
pub use search::{MATE, MoveChoice, MoveQuestion};
pub use seeded::SeededRng;
