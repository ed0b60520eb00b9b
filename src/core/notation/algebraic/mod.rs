//! One move in algebraic notation, short or long, with the letters of any language (Appendix C).
//!
//! [`write()`] puts a legal move into words in a given [`Style`]. [`read()`] takes every usual way of writing one
//! and either finds the one legal move that is meant or says why there is none ([`Misread`]). Reading has two
//! halves: [`Written`] is what stands on the paper, whatever the position; [`Written::find`] looks for it on
//! the board.

mod find;
mod marks;
mod misread;
mod read;
mod style;
mod write;

pub(super) use marks::{MoveMark, mark_at_head, marks_at_head};
pub use misread::Misread;
pub use read::{Shape, Written};
pub use style::{CaptureSign, CastlingSign, Form, MateSign, PromotionSign, Style};
pub use write::{number, numbered, write, write_and_play, write_carried};

use super::letters::Letters;
use crate::chess::{Chess, Move};

/// The legal move in `position` that `text` means, written with these letters or in UCI.
///
/// Signs that the Laws leave optional (capture, check, mate, *e.p.*) may be missing or wrong; the departure
/// square may be given where it is not needed. A move number before and a draw offer after it are passed over.
///
/// ```
/// use jadoube_core::chess::Chess;
/// use jadoube_core::notation::{algebraic, Letters};
/// let start = Chess::default();
/// let knight = algebraic::read(&start, "Sg1-f3", Letters::Polish)?;
/// assert_eq!(algebraic::read(&start, "1. Сf3", Letters::Macedonian)?, knight);
/// assert_eq!(algebraic::read(&start, "g1f3", Letters::English)?, knight);
/// # Ok::<_, jadoube_core::notation::Misread>(())
/// ```
///
/// # Errors
/// [`Misread`]: nothing is written, it is no move, or no legal move or more than one is meant.
pub fn read(position: &Chess, text: &str, letters: Letters) -> Result<Move, Misread> {
    Written::parse(text, letters)?.find(position)
}
