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

/// Every sign, in small letters; one that another begins with stands behind that one. A dot may follow a word, and letters
/// of either script that look alike are one.
const MARKS: [(&str, MoveMark); 27] = [
    ("e.p", MoveMark::EnPassant),
    ("e. p", MoveMark::EnPassant),
    ("ep", MoveMark::EnPassant),
    ("(e.p.)", MoveMark::EnPassant),
    ("(e. p.)", MoveMark::EnPassant),
    ("(ep)", MoveMark::EnPassant),
    ("en passant", MoveMark::EnPassant),
    ("++", MoveMark::Mate),
    ("+", MoveMark::Check),
    ("†", MoveMark::Check),
    ("checkmate", MoveMark::Mate),
    ("check", MoveMark::Check),
    ("ch", MoveMark::Check),
    ("szach", MoveMark::Check),
    ("šah", MoveMark::Check),
    ("sah", MoveMark::Check),
    ("шах", MoveMark::Check),
    ("#", MoveMark::Mate),
    ("‡", MoveMark::Mate),
    ("-mate", MoveMark::Mate),
    ("-mat", MoveMark::Mate),
    ("-мат", MoveMark::Mate),
    ("mate", MoveMark::Mate),
    ("mat", MoveMark::Mate),
    ("мат", MoveMark::Mate),
    ("x", MoveMark::Mate),
    ("≠", MoveMark::Mate),
];

/// The sign with which `text` begins, and how many bytes it takes.
pub fn mark_at_head(text: &str) -> Option<(MoveMark, usize)> {
    // Every word of a file is asked about, and few begin like a sign.
    let first = text.chars().next()?;
    if first.is_ascii() && !b"ECMSXcemsx+#-(".contains(&text.as_bytes()[0]) {
        return None;
    }
    MARKS.iter().find_map(|(sign, mark)| {
        let length = length_at_head(text, sign)?;
        let is_word = sign.ends_with(char::is_alphabetic);
        let dot = is_word && text[length..].starts_with('.');
        Some((*mark, length + usize::from(dot)))
    })
}

/// How many bytes of `text` nothing but signs take from its beginning on, each directly behind the one before. Of two letters
/// that touch, no sign ends and another begins: "Match" is a word.
pub fn marks_at_head(text: &str) -> usize {
    let mut length = 0;
    while let Some((_, more)) = mark_at_head(&text[length..]) {
        let touches = |text: &str| text.starts_with(char::is_alphabetic);
        let is_in_a_word = text[..length].ends_with(char::is_alphabetic);
        if is_in_a_word && touches(&text[length..]) {
            return 0;
        }
        length += more;
    }
    length
}

/// How many bytes `sign` takes at the beginning of `text`, in letters of either size; any white space is a blank.
fn length_at_head(text: &str, sign: &str) -> Option<usize> {
    let mut written = text.chars();
    for wanted in sign.chars() {
        let next = written.next()?;
        let fits = if wanted == ' ' {
            next.is_whitespace()
        } else if next.is_ascii() {
            next.to_ascii_lowercase() == latin(wanted)
        } else {
            let mut small = next.to_lowercase().map(latin);
            small.next() == Some(latin(wanted)) && small.next().is_none()
        };
        if !fits {
            return None;
        }
    }
    Some(text.len() - written.as_str().len())
}

/// A small letter of these signs in Latin, where Cyrillic has one that looks the same, or stands for it: `е.р.`, `е.п.`.
const fn latin(letter: char) -> char {
    match letter {
        'е' => 'e',
        'р' | 'п' => 'p',
        'х' => 'x',
        '‐' | '‑' | '–' | '−' => '-',
        other => other,
    }
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
    fn a_dot_behind_a_word_belongs_to_it() {
        for word in ["e.p.", "ep.", "Mate.", "szach.", "шах.", "X.", "е.р."] {
            assert_eq!(marks_at_head(word), word.len(), "{word}");
        }
        assert_eq!(marks_at_head("+."), 1);
    }

    #[test]
    fn no_move_begins_with_a_sign() {
        for written in [
            "e4", "exd6", "ed6", "Nf3", "a8Q", "O-O", "0-0", "--", "*", "c4", "cxd5", "Sc3", "Sa3",
            "ец4", "Шa",
        ] {
            assert_eq!(marks_at_head(written), 0, "{written}");
        }
        assert_eq!(marks_at_head("E.P.++ mate"), "e.p.++".len());
        for word in ["Match", "xx", "chx", "epx", "chmat"] {
            assert_eq!(marks_at_head(word), 0, "{word}");
        }
    }
}
