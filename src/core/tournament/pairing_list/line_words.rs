//! A line of a pairing list as words: numbers, names, results, and what parts them.

use crate::tournament::result_text::read_result;
use crate::tournament::{BoardResult, Bye};

/// What a word is.
#[derive(Clone, Debug, PartialEq)]
pub enum WordKind {
    /// A number.
    Number(u32),
    /// Points, which are told nowhere else: `2½`, `(3)`.
    Score,
    /// The result of the board.
    Result(BoardResult),
    /// What stands between two players: a dash, a colon, `vs`.
    Between,
    /// A title.
    Title,
    /// A bye.
    Bye(Bye),
    /// Part of a name.
    Name,
}

/// A word of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineWord {
    /// What it is.
    pub kind: WordKind,
    /// How it is written.
    pub text: String,
    /// Whether a tab or several blanks stand before it, so that another column begins.
    pub begins_column: bool,
}

impl LineWord {
    /// Returns the number, if it is one.
    pub const fn number(&self) -> Option<u32> {
        if let WordKind::Number(number) = self.kind {
            Some(number)
        } else {
            None
        }
    }

    /// Returns the result, if it is one.
    pub const fn result(&self) -> Option<BoardResult> {
        if let WordKind::Result(result) = self.kind {
            Some(result)
        } else {
            None
        }
    }

    /// Returns the bye, if it is one.
    pub const fn bye(&self) -> Option<Bye> {
        if let WordKind::Bye(bye) = self.kind {
            Some(bye)
        } else {
            None
        }
    }
}

/// The titles of FIDE.
const TITLES: [&str; 12] = [
    "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM",
];

/// What stands for a bye in the lists of pairing programs, in several languages.
const BYE_WORDS: [&str; 14] = [
    "bye",
    "spielfrei",
    "freilos",
    "exempt",
    "free",
    "prost",
    "prosto",
    "prosta",
    "pauza",
    "pauzuje",
    "slobodan",
    "slobodna",
    "слободан",
    "слободен",
];

/// What stands for a player who is not paired.
const ABSENT_WORDS: [&str; 6] = [
    "absent",
    "unpaired",
    "odsoten",
    "odsotna",
    "nieobecny",
    "nieobecna",
];

/// Returns the words of a line.
pub fn line_words(line: &str) -> Vec<LineWord> {
    let mut raw: Vec<(bool, String)> = Vec::new();
    for column in columns(line) {
        for (at, word) in column
            .split(' ')
            .filter(|word| !word.is_empty())
            .enumerate()
        {
            raw.push((at == 0, word.to_owned()));
        }
    }
    let mut words = Vec::new();
    let mut rest = &raw[..];
    while let Some((begins_column, text)) = rest.first() {
        let (kind, text, length) = match spaced_result(rest) {
            Some((result, text, length)) => (WordKind::Result(result), text, length),
            None => (word_kind(text), text.clone(), 1),
        };
        words.push(LineWord {
            kind,
            text,
            begins_column: *begins_column,
        });
        rest = &rest[length..];
    }
    words
}

/// Parts a line at tabs and at several blanks.
fn columns(line: &str) -> Vec<String> {
    let line = line.replace('\u{a0}', " ");
    let columns = line.split('\t').flat_map(|part| part.split("  "));
    let columns = columns.map(str::trim).filter(|column| !column.is_empty());
    columns.map(str::to_owned).collect()
}

/// Returns the result that three words spell, as `1 - 0` and `+ - -` do.
fn spaced_result(words: &[(bool, String)]) -> Option<(BoardResult, String, usize)> {
    let [first, between, last] = words.get(..3)? else {
        return None;
    };
    let is_score = |text: &str| matches!(text, "1" | "0" | "½" | "1/2" | "=" | "+" | "-");
    let is_between = matches!(between.1.as_str(), "-" | "–" | "—" | ":");
    if !(is_score(&first.1) && is_between && is_score(&last.1)) {
        return None;
    }
    let text = format!("{} {} {}", first.1, between.1, last.1);
    read_result(&text).map(|result| (result, text, 3))
}

fn word_kind(text: &str) -> WordKind {
    let bare = text.trim_matches(['(', ')', '[', ']', '.', ',', ';', '|', '#']);
    if bare.is_empty() {
        return WordKind::Between;
    }
    if bare != text
        && bare
            .chars()
            .all(|sign| sign.is_ascii_digit() || "½.,".contains(sign))
    {
        // `12.` and `12)` are numbers of boards; what stands in brackets is a score or a rating.
        let is_numbering = !text.starts_with(['(', '[']);
        return match bare.parse() {
            Ok(number) if is_numbering || number >= FIRST_RATING => WordKind::Number(number),
            _ => WordKind::Score,
        };
    }
    if let Ok(number) = bare.parse() {
        return WordKind::Number(number);
    }
    if is_score(bare) {
        return WordKind::Score;
    }
    if matches!(bare, "-" | "–" | "—" | ":" | "vs" | "v" | "versus") {
        return WordKind::Between;
    }
    let lower = bare.to_lowercase();
    if BYE_WORDS.contains(&lower.as_str()) {
        return WordKind::Bye(Bye::Pairing);
    }
    if ABSENT_WORDS.contains(&lower.as_str()) {
        return WordKind::Bye(Bye::Zero);
    }
    if TITLES.contains(&bare) {
        return WordKind::Title;
    }
    let looks_like_one = bare.chars().any(|sign| "-:–=½*+".contains(sign));
    match read_result(bare).filter(|_| looks_like_one) {
        Some(result) => WordKind::Result(result),
        None => WordKind::Name,
    }
}

/// The lowest number that is taken for a rating.
pub const FIRST_RATING: u32 = 400;

fn is_score(text: &str) -> bool {
    let has_half = text.ends_with('½') || text.contains(['.', ',']);
    let is_number = |sign: char| sign.is_ascii_digit() || "½.,".contains(sign);
    has_half && text.chars().all(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(line: &str) -> Vec<WordKind> {
        line_words(line).into_iter().map(|word| word.kind).collect()
    }

    #[test]
    fn words_are_told_apart() {
        let draw = WordKind::Result(BoardResult::DRAW);
        for (line, expected) in [
            (
                "12. GM Novak Ana 2100 - Kos (1980)",
                vec![
                    WordKind::Number(12),
                    WordKind::Title,
                    WordKind::Name,
                    WordKind::Name,
                    WordKind::Number(2100),
                    WordKind::Between,
                    WordKind::Name,
                    WordKind::Number(1980),
                ],
            ),
            (
                "Novak (1½) ½ - ½ (2) Duda-Kos",
                vec![
                    WordKind::Name,
                    WordKind::Score,
                    draw,
                    WordKind::Score,
                    WordKind::Name,
                ],
            ),
            (
                "5\tbye",
                vec![WordKind::Number(5), WordKind::Bye(Bye::Pairing)],
            ),
        ] {
            assert_eq!(kinds(line), expected, "{line}");
        }
    }

    #[test]
    fn a_tab_or_several_blanks_begin_a_column() {
        let words = line_words("1  Novak Ana\tKos");
        let begin: Vec<bool> = words.iter().map(|word| word.begins_column).collect();
        assert_eq!(begin, [true, true, false, true]);
    }
}
