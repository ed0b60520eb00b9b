//! What a player may ask about the game without looking at the board: the clocks, the last move, a square, the men, what
//! could be played; read from a word or two in the reader's language, and answered in a sentence of it.
//!
//! Nothing here rules and nothing is advised: what would help a player who is not to be helped is not told.

mod answer;
mod question;
mod read;

pub use answer::AskedGame;
pub use question::GameQuestion;
pub use read::read;
