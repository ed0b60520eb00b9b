//! Games in Portable Game Notation: a strict writer, a forgiving reader, and lists of big files.
//!
//! [`write()`] gives the export form of the PGN standard. [`games`] reads any number of games from a stream, one at
//! a time; each comes with what was understood and a list of what was not ([`PgnError`], with line and column).
//! [`list()`] goes through a big file and keeps only where each game stands and who played it.

mod error;
mod found_move;
mod game;
mod game_boundary;
mod index;
mod judgements;
mod lexer;
mod read;
mod result;
mod splitter;
mod tag_reader;
mod tags;
mod variation_reader;
mod write;

pub use error::{PgnError, PgnErrorKind};
pub use game::{Annotation, PgnGame, PgnMove, Variation, clock_tag};
pub use index::{List, ListedGame, list, source_at};
pub use read::{Games, PgnReading, games, read};
pub use result::{PgnResult, Termination};
pub use tags::Tags;
pub use write::write;

pub(super) use found_move::FoundMove;
pub(super) use lexer::{Lexer, TokenKind};
pub(super) use splitter::{Chunk, Chunks};
pub(super) use tag_reader::{start, tags};
