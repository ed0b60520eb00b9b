//! The signs that may stand behind a written move, as people write them: one list for all that reads moves.

/// What a sign behind a move says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMark {
    /// A pawn was captured in passing.
    EnPassant,
    /// The king is attacked.
    Check,
    /// The king is mated; in old books `++` is also a double check.
    Mate,
}

/// Every sign, in small letters; one that another begins with stands behind that one.
const MARKS: [(&str, MoveMark); 20] = [
    ("e.p.", MoveMark::EnPassant),
    ("e. p.", MoveMark::EnPassant),
    ("e.p", MoveMark::EnPassant),
    ("ep.", MoveMark::EnPassant),
    ("ep", MoveMark::EnPassant),
    ("(e.p.)", MoveMark::EnPassant),
    ("(e. p.)", MoveMark::EnPassant),
    ("(ep)", MoveMark::EnPassant),
    ("en passant", MoveMark::EnPassant),
    ("++", MoveMark::Mate),
    ("+", MoveMark::Check),
    ("†", MoveMark::Check),
    ("#", MoveMark::Mate),
    ("‡", MoveMark::Mate),
    ("mate", MoveMark::Mate),
    ("mat", MoveMark::Mate),
    ("мат", MoveMark::Mate),
    ("x", MoveMark::Mate),
    // Cyrillic.
    ("х", MoveMark::Mate),
    ("≠", MoveMark::Mate),
];

/// The sign with which `text` begins, and how many bytes it takes.
pub fn mark_at_head(text: &str) -> Option<(MoveMark, usize)> {
    // Every word of a file is asked about, and few begin like a sign.
    let first = text.chars().next()?;
    if first.is_ascii() && !b"EMXemx+#(".contains(&text.as_bytes()[0]) {
        return None;
    }
    MARKS.iter().find_map(|(sign, mark)| {
        let length = length_at_head(text, sign)?;
        Some((*mark, length))
    })
}

/// How many bytes of `text` nothing but signs take from its beginning on, each directly behind the one before.
pub fn marks_at_head(text: &str) -> usize {
    let mut length = 0;
    while let Some((_, more)) = mark_at_head(&text[length..]) {
        length += more;
    }
    length
}

/// How many bytes `sign` takes at the beginning of `text`, in letters of either size; any white space is a blank.
fn length_at_head(text: &str, sign: &str) -> Option<usize> {
    let mut written = text.chars();
    for wanted in sign.chars() {
        let next = written.next()?;
        let fits = if next.is_ascii() && wanted != ' ' {
            next.to_ascii_lowercase() == wanted
        } else {
            (wanted == ' ' && next.is_whitespace()) || next.to_lowercase().eq([wanted])
        };
        if !fits {
            return None;
        }
    }
    Some(text.len() - written.as_str().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_read_as_itself_and_none_as_the_beginning_of_another() {
        for (sign, mark) in MARKS {
            assert_eq!(mark_at_head(sign), Some((mark, sign.len())), "{sign}");
            let large = sign.to_uppercase();
            assert_eq!(mark_at_head(&large), Some((mark, large.len())), "{large}");
        }
    }

    #[test]
    fn no_move_begins_with_a_sign() {
        for written in ["e4", "exd6", "ed6", "Nf3", "a8Q", "O-O", "0-0", "--", "*"] {
            assert_eq!(marks_at_head(written), 0, "{written}");
        }
        assert_eq!(marks_at_head("E.P.++ mate"), "e.p.++".len());
    }
}
