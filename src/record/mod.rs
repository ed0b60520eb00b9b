//! What is kept: scripts, journals, finished games. Text and bytes only, no files.

pub mod announced;
pub mod archive;
mod chain;
pub mod clock_log;
pub mod envelope;
pub mod evening;
pub mod journal;
pub mod judgement;
pub mod pdf;
pub mod script;
pub mod sheet;
pub mod stationery;
pub mod typeface;

pub use announced::Announced;
pub use archive::{Archive, to_pgn};
pub use envelope::Envelope;
pub use journal::Entry;
pub use judgement::{Judgement, judge};
pub use script::Script;
