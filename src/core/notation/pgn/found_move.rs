//! The legal move that a word of movetext means, or what is to be said of the word.

use super::error::PgnErrorKind;
use super::lexer::looks_like_a_move;
use crate::chess::{Chess, Move, Position as _, Suffix};
use crate::notation::algebraic::{Misread, MoveMark, Written, mark_at_head};
use crate::notation::letters::Letters;

/// A word that means a move.
pub struct FoundMove<'a> {
    /// What is written.
    pub written: Written,
    /// The one legal move that is meant.
    pub mv: Move,
    /// Signs at the end of the word that nobody knows; mostly none.
    pub unknown: &'a str,
}

impl<'a> FoundMove<'a> {
    /// Looks for the move that `word` means in `position`.
    ///
    /// # Errors
    /// [`PgnErrorKind::Word`] for a word that says nothing, [`PgnErrorKind::Move`] for what is no legal move.
    pub fn of(
        word: &'a str,
        letters: Letters,
        position: &Chess,
    ) -> Result<FoundMove<'a>, PgnErrorKind> {
        match in_whole(word, letters, position) {
            Ok((written, mv)) => Ok(FoundMove {
                written,
                mv,
                unknown: "",
            }),
            Err(Misread::Unreadable { .. }) if !looks_like_a_move(word) => {
                Err(PgnErrorKind::word(word))
            }
            Err(why) => {
                let text = PgnErrorKind::quoted(word);
                let found = before_unknown_signs(word, &why, letters, position);
                found.ok_or(PgnErrorKind::Move { text, why })
            }
        }
    }
}

/// Whether a sign of capture, check or mate in `word` does not fit the move, behind which stands the position `after`.
pub fn has_wrong_sign(word: &str, written: Written, mv: Move, after: &Chess) -> bool {
    let threat_fits = match written.threat {
        None => true,
        Some(Suffix::Check) => after.is_check(),
        Some(Suffix::Checkmate) => mate_fits(word, after),
    };
    (written.capture && !mv.is_capture())
        || (written.en_passant && !mv.is_en_passant())
        || !threat_fits
}

/// Whether signs that stand apart from a move fit it; `after` is the position behind it. Of a turn that passes nobody says
/// what fits.
pub fn marks_fit(marks: &str, mv: Move, after: &Chess) -> bool {
    let mut rest = marks;
    while let Some((mark, length)) = mark_at_head(rest) {
        let sign = &rest[..length];
        let fits = match mark {
            MoveMark::EnPassant => mv.is_en_passant(),
            MoveMark::Check => after.is_check(),
            MoveMark::Mate => mate_fits(sign, after),
        };
        if !fits {
            return matches!(mv, Move::Put { .. });
        }
        rest = &rest[length..];
    }
    true
}

/// Whether what may be a sign of mate fits the position; of `++` nobody can tell whether a double check is meant.
fn mate_fits(written: &str, after: &Chess) -> bool {
    after.is_checkmate() || (written.contains("++") && after.is_check())
}

fn in_whole(word: &str, letters: Letters, position: &Chess) -> Result<(Written, Move), Misread> {
    let written = Written::parse(word, letters)?;
    Ok((written, written.find(position)?))
}

/// The legal move that stands before signs at the end of a word which are neither letters nor figures.
fn before_unknown_signs<'a>(
    word: &'a str,
    why: &Misread,
    letters: Letters,
    position: &Chess,
) -> Option<FoundMove<'a>> {
    let Misread::Unreadable { at } = why else {
        return None;
    };
    let (end, _) = word.char_indices().nth(at.checked_sub(1)?)?;
    let (text, unknown) = word.split_at(end);
    if unknown.contains(char::is_alphanumeric) {
        return None;
    }
    let (written, mv) = in_whole(text, letters, position).ok()?;
    Some(FoundMove {
        written,
        mv,
        unknown,
    })
}
