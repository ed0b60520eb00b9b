//! Games in Portable Game Notation: a strict writer, a forgiving reader, and lists of big files.
//!
//! [`write()`] gives the export form of the PGN standard. [`games`] reads any number of games from a stream, one at
//! a time; each comes with what was understood and a list of what was not ([`Fault`], with line and column).
//! [`list()`] goes through a big file and keeps only where each game stands and who played it.

mod error;
mod game;
mod header;
mod index;
mod lexer;
mod read;
mod splitter;
mod tags;
mod write;

pub use error::{Fault, Trouble};
pub use game::{Game, Ply, Remark, Score, Termination};
pub use index::{List, Listed, game_at, list};
pub use read::{Games, Reading, games, read};
pub use tags::Tags;
pub use write::write;

pub(super) use header::{start, tags};
pub(super) use lexer::{Lexer, Word};
pub(super) use splitter::{Chunk, Chunks};
