//! What is kept: scripts, journals, finished games. Text and bytes only, no files.

pub mod journal;

pub use journal::Entry;
