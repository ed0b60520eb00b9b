//! Signs by which people judge a move or a position, and their numbers in PGN: one table for all that reads games.
//!
//! Source of the numbers: the PGN standard up to 139; above it, what the programs in use have agreed on.

/// Signs of one character; each ends the word it stands behind.
const CHARACTERS: [(char, u8); 27] = [
    ('‼', 3),
    ('⁇', 4),
    ('⁉', 5),
    ('⁈', 6),
    ('□', 7),
    ('◻', 7),
    ('∞', 13),
    ('⩲', 14),
    ('⩱', 15),
    ('±', 16),
    ('∓', 17),
    ('⨀', 22),
    ('⊙', 22),
    ('⟳', 32),
    ('↑', 36),
    ('→', 40),
    ('⯹', 44),
    ('⇆', 132),
    ('⇄', 132),
    ('⊕', 138),
    ('⨁', 138),
    ('∆', 140),
    ('Δ', 140),
    ('△', 140),
    ('∇', 141),
    ('⌓', 142),
    ('⊥', 245),
];

/// Signs that are spelled; one that another begins or ends with stands behind that one.
const SPELLED: [(&str, u8); 20] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("=/∞", 44),
    ("=∞", 44),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("TN", 146),
    ("N", 146),
    ("D", 220),
];

/// Those of them that are letters, which stand for pieces too, with and without the brackets they may stand in.
const LETTERS: [&str; 3] = ["TN", "N", "D"];

/// The number that PGN gives to a sign.
pub fn nag(sign: &str) -> Option<u8> {
    let bare = sign.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let sign = bare.unwrap_or(sign);
    let mut characters = sign.chars();
    if let (Some(first), None) = (characters.next(), characters.next())
        && let Some((_, nag)) = CHARACTERS.iter().find(|(known, _)| *known == first)
    {
        return Some(*nag);
    }
    let spelled = SPELLED
        .iter()
        .find(|(known, _)| length_at_head(sign, known) == Some(sign.len()));
    spelled.map(|(_, nag)| *nag)
}

/// The sign by which people know a number, if there is one.
pub const fn sign_of(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        // 9 is the worst move.
        4 | 9 => "??",
        5 => "!?",
        6 => "?!",
        7 | 8 => "□",
        10..=12 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 => "+−",
        19 => "−+",
        20 => "+−−",
        21 => "−−+",
        22 | 23 => "⨀",
        26 | 27 | 238 => "○",
        32 | 33 => "⟳",
        36 | 37 => "↑",
        40 | 41 => "→",
        44 | 45 => "⯹",
        132 | 133 => "⇆",
        138 | 139 => "⊕",
        140 => "∆",
        141 => "∇",
        142 => "⌓",
        143 => "≤",
        144 => "==",
        145 => "RR",
        146 => "N",
        147 | 244 => "✕",
        148 | 245 => "⊥",
        149 | 239 => "⇔",
        150 | 240 => "⇗",
        190 => "etc.",
        201 | 220 | 221 => "D",
        241 => "⊞",
        242 => "»",
        243 => "«",
        _ => return None,
    })
}

/// Whether a character is a sign by itself.
pub fn is_judgement(c: char) -> bool {
    !c.is_ascii() && CHARACTERS.iter().any(|(known, _)| *known == c)
}

/// How many bytes the sign takes with which `text` begins, if it does and behind it a word may end. Letters are signs only
/// where `letters` says that no piece can be meant.
pub fn judgement_at_head(text: &str, letters: bool, ends_word: fn(char) -> bool) -> Option<usize> {
    let first = text.chars().next()?;
    if is_judgement(first) {
        return Some(first.len_utf8());
    }
    let is_spelled = match first {
        '(' | 'T' | 'N' | 'D' => letters,
        '=' | '+' => true,
        dash => folded(dash) == '-',
    };
    if !is_spelled {
        return None;
    }
    if let Some(inner) = text.strip_prefix('(') {
        let letters = LETTERS.iter().find(|sign| inner.starts_with(**sign))?;
        let is_closed = inner[letters.len()..].starts_with(')');
        return is_closed.then_some(letters.len() + 2);
    }
    SPELLED.iter().find_map(|(sign, _)| {
        let length = length_at_head(text, sign)?;
        let behind = &text[length..];
        let ends = behind.chars().next().is_none_or(ends_word);
        (ends || judgement_at_head(behind, letters, ends_word).is_some()).then_some(length)
    })
}

/// How many bytes of a word are left without the signs of judgement at its end.
pub fn length_without_judgements(word: &str) -> usize {
    let mut rest = word;
    // Every word of a file is asked about, and few end like a sign.
    if rest.ends_with(|c: char| c.is_ascii() && !matches!(c, '=' | '+' | '-' | 'N' | 'D')) {
        return rest.len();
    }
    while let Some(shorter) = SPELLED.iter().find_map(|(sign, _)| without(rest, sign)) {
        rest = shorter;
    }
    rest.len()
}

/// The word without the sign at its end, if a move may be left.
fn without<'a>(word: &'a str, sign: &str) -> Option<&'a str> {
    let (at, _) = word.char_indices().rev().nth(sign.chars().count() - 1)?;
    let rest = &word[..at];
    if length_at_head(&word[at..], sign).is_none() || !is_move(rest) {
        return None;
    }
    let is_new_piece = may_promote(rest.trim_end_matches(['=', '/']));
    (!(LETTERS.contains(&sign) && is_new_piece)).then_some(rest)
}

/// Whether a word may be a move: it names a square, or begins like castling.
fn is_move(word: &str) -> bool {
    let is_castling = word.starts_with(['O', 'o', 'О', 'о']) && word.contains('-');
    is_castling || word.contains(|c: char| c.is_ascii_digit())
}

/// Whether a word, as far as it goes, takes a pawn to a last rank, so that a new piece may follow.
pub fn may_promote(word: &str) -> bool {
    let is_pawn = |c: char| {
        matches!(
            c,
            'a'..='h' | 'а' | 'с' | 'е' | 'P' | 'p' | 'П' | 'п' | '♙' | '♟'
        )
    };
    word.ends_with(['1', '8']) && word.starts_with(is_pawn)
}

/// How many bytes `sign` takes at the beginning of `text`; a minus may be any dash.
fn length_at_head(text: &str, sign: &str) -> Option<usize> {
    let mut written = text.chars();
    let fits = sign
        .chars()
        .all(|wanted| written.next().map(folded) == Some(wanted));
    fits.then(|| text.len() - written.as_str().len())
}

const fn folded(c: char) -> char {
    match c {
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_left_without_its_signs_and_a_new_piece_is_none() {
        for (word, left) in [
            ("Nf3=", "Nf3"),
            ("Nf3+-", "Nf3"),
            ("Nf3++-", "Nf3+"),
            ("Nf3−+", "Nf3"),
            ("Nf3+/=N", "Nf3"),
            ("Nf3TN", "Nf3"),
            ("Sf8D", "Sf8"),
            ("O-ON", "O-O"),
            ("e4D", "e4"),
            ("e8=", "e8"),
            ("e8=Q=", "e8=Q"),
            ("e8=N", "e8=N"),
            ("e8N", "e8N"),
            ("e8/N", "e8/N"),
            ("e4=N", "e4"),
            ("bxa8NN", "bxa8N"),
            ("e8TN", "e8T"),
            ("O-O-O", "O-O-O"),
            ("Nf3+", "Nf3+"),
            ("--+", "--+"),
            ("TN", "TN"),
            ("=", "="),
        ] {
            assert_eq!(&word[..length_without_judgements(word)], left, "{word}");
        }
    }

    #[test]
    fn every_sign_has_a_number_and_none_hides_another() {
        for (sign, number) in SPELLED {
            assert_eq!(nag(sign), Some(number), "{sign}");
            let at_end = SPELLED.iter().find(|(known, _)| sign.ends_with(known));
            assert_eq!(at_end, Some(&(sign, number)));
        }
        assert_eq!(nag("(D)"), Some(220));
        assert_eq!(nag("+−"), Some(18));
        assert_eq!(nag("!!!"), None);
    }
}
