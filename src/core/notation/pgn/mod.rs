//! Games in Portable Game Notation: a strict writer, a forgiving reader, and lists of big files.
//!
//! [`write()`] gives the export form of the PGN standard. [`games`] reads any number of games from a stream, one at
//! a time; each comes with what was understood and a list of what was not ([`PgnError`], with line and column).
//! [`list()`] goes through a big file and keeps only where each game stands and who played it.

mod board_marks;
mod error;
mod file_encoding;
mod found_move;
mod game;
mod game_boundary;
mod index;
mod judgements;
mod lexer;
mod mark_writer;
pub mod position_text;
mod read;
mod result;
mod splitter;
mod tag_reader;
mod tags;
mod text_encoding;
mod utf8_stream;
mod variation_reader;
mod write;

pub use board_marks::{BoardMark, MarkColor, board_marks};
pub use error::{PgnError, PgnErrorKind, StartFault};
pub use file_encoding::FileEncoding;
pub use game::{Annotation, PgnGame, PgnMove, Variation, clock_tag};
pub use index::{List, ListedGame, list, list_in, source_at};
pub use judgements::sign_of;
pub use mark_writer::with_board_marks;
pub use read::{Games, PgnReading, games, read};
pub use result::{PgnResult, Termination};
pub use tags::Tags;
pub use text_encoding::{TextEncoding, UnknownEncoding};
pub use write::write;

pub(super) use found_move::{FoundMove, has_wrong_sign, marks_fit};
pub(super) use lexer::{Lexer, TokenKind, stays_apart, would_join};
pub(super) use splitter::{Chunk, Chunks};
pub(super) use tag_reader::{Head, start};
