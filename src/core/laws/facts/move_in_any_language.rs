//! A move that somebody has written down, in whatever language.

use crate::chess::{Chess, Move};
use crate::notation::{Letters, algebraic};

/// The move that `text` names in any supported language, English first.
pub fn read_in_any_language(position: &Chess, text: &str) -> Option<Move> {
    Letters::ALL
        .into_iter()
        .find_map(|letters| algebraic::read(position, text, letters).ok())
}

/// Whether `text` can be read as that move in some supported language.
pub fn means(position: &Chess, text: &str, mv: Move) -> bool {
    Letters::ALL
        .into_iter()
        .any(|letters| algebraic::read(position, text, letters).as_ref() == Ok(&mv))
}
