//! Movetext cut into words, comments and brackets.

use super::judgements::{is_judgement, judgement_at_head, length_without_judgements, may_promote};
use super::result::PgnResult;
use crate::notation::algebraic::{Written, marks_at_head};
use crate::notation::letters::Letters;

/// One piece of movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The byte where it begins.
    pub at: usize,
    /// The byte behind it.
    pub end: usize,
    /// The kind of token.
    pub kind: TokenKind<'a>,
}

/// What a piece of movetext is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind<'a> {
    /// A move, a score, or anything else that stands between blanks.
    Plain(&'a str),
    /// Signs of check, mate or a capture in passing that stand apart from their move: they say nothing that the move
    /// does not.
    Mark,
    /// A turn that passes without a move.
    NullMove,
    /// A move number, without its dots.
    Number,
    /// A sign of judgement: `!`, `?!`, `±`, `+-`, `N` and so on.
    Glyph(&'a str),
    /// `$` and a number.
    Nag(&'a str),
    /// A comment without its braces or its semicolon.
    Comment(&'a str),
    /// The rest of the game, in a comment that has no end.
    OpenComment(&'a str),
    /// `(=)`.
    Offer,
    /// The beginning of a variation.
    Open,
    /// The end of a variation.
    Close,
    /// A bracket that has no business here.
    Stray(char),
}

/// Cuts movetext into tokens; none of them is lost and none overlap.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// What stands directly before, comments and signs left out.
    behind: Behind,
    /// What stood before the token that was read last.
    last_behind: Behind,
}

/// What a token stands behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Behind {
    /// The beginning of the game or of a variation.
    Nothing,
    /// A move number.
    Number,
    /// A move, or a word in its place.
    Word,
}

impl<'a> Lexer<'a> {
    /// From the byte `at` of `text` on.
    pub const fn new(text: &'a str, at: usize) -> Self {
        Lexer {
            text,
            at,
            behind: Behind::Nothing,
            last_behind: Behind::Nothing,
        }
    }

    /// The score that the word which was read last stands for. `0-0` is none behind a move number, nor while the moves go
    /// on: there it is castling, whether that is possible or not.
    pub fn score(&self, word: &str) -> Option<PgnResult> {
        let score = PgnResult::from_mark(word)?;
        let is_castling = score == PgnResult::BothLose
            && (self.last_behind == Behind::Number || self.clone().goes_on());
        (!is_castling).then_some(score)
    }

    /// Whether the line goes on with something that only stands before or behind a move.
    fn goes_on(self) -> bool {
        let mut depth = 0_usize;
        for token in self {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close if depth == 0 => return false,
                TokenKind::Close => depth -= 1,
                TokenKind::Mark | TokenKind::NullMove | TokenKind::Number | TokenKind::Glyph(_)
                    if depth == 0 =>
                {
                    return true;
                }
                TokenKind::Plain(word) if depth == 0 && may_go_on_with(word) => return true,
                TokenKind::Plain(_)
                | TokenKind::Mark
                | TokenKind::NullMove
                | TokenKind::Number
                | TokenKind::Glyph(_)
                | TokenKind::Nag(_)
                | TokenKind::Comment(_)
                | TokenKind::OpenComment(_)
                | TokenKind::Offer
                | TokenKind::Stray(_) => {}
            }
        }
        false
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Blanks, and lines that begin with a percent sign, are no words.
    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
            let at_line_start = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
            if !(at_line_start && self.rest().starts_with('%')) {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    /// The next word and its length in bytes.
    fn word(&self) -> Option<(TokenKind<'a>, usize)> {
        let rest = self.rest();
        let first = rest.chars().next()?;
        let marks = marks_at_head(rest);
        if marks > 0 && rest[marks..].chars().next().is_none_or(ends_word) {
            return Some((TokenKind::Mark, marks));
        }
        let letters = self.behind == Behind::Word;
        if let Some(length) = judgement_at_head(rest, letters, ends_word) {
            return Some((TokenKind::Glyph(&rest[..length]), length));
        }
        Some(match first {
            '{' => match rest.find('}') {
                Some(end) => (TokenKind::Comment(&rest[1..end]), end + 1),
                None => (TokenKind::OpenComment(&rest[1..]), rest.len()),
            },
            ';' => {
                let end = rest.find('\n').unwrap_or(rest.len());
                (TokenKind::Comment(&rest[1..end]), end)
            }
            '(' if rest.starts_with("(=)") => (TokenKind::Offer, 3),
            '(' => (TokenKind::Open, 1),
            ')' => (TokenKind::Close, 1),
            '*' => (TokenKind::Plain("*"), 1),
            '}' | '[' | ']' | '<' | '>' => (TokenKind::Stray(first), 1),
            '!' | '?' => {
                let end = length(rest, |c| matches!(c, '!' | '?'));
                (TokenKind::Glyph(&rest[..end]), end)
            }
            '$' => {
                let end = 1 + length(&rest[1..], |c| c.is_ascii_digit());
                (TokenKind::Nag(&rest[1..end]), end)
            }
            '0'..='9' | '½' | '.' if let Some(length) = score_at_head(rest) => {
                (TokenKind::Plain(&rest[..length]), length)
            }
            '0'..='9' => {
                let digits = length(rest, |c| c.is_ascii_digit());
                let dots = length(&rest[digits..], |c| matches!(c, '.' | '…'));
                let alone = rest[digits..].chars().next().is_none_or(ends_word);
                if dots > 0 || (alone && first != '0') {
                    (TokenKind::Number, digits + dots)
                } else {
                    plain(rest)
                }
            }
            '.' | '…' => (TokenKind::Number, length(rest, |c| matches!(c, '.' | '…'))),
            _ => plain(rest),
        })
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_blanks();
        let (kind, length) = self.word()?;
        let at = self.at;
        self.at += length;
        self.last_behind = self.behind;
        self.behind = match kind {
            TokenKind::Plain(_) | TokenKind::NullMove | TokenKind::Close => Behind::Word,
            TokenKind::Number => Behind::Number,
            TokenKind::Open => Behind::Nothing,
            TokenKind::Mark
            | TokenKind::Glyph(_)
            | TokenKind::Nag(_)
            | TokenKind::Comment(_)
            | TokenKind::OpenComment(_)
            | TokenKind::Offer
            | TokenKind::Stray(_) => self.behind,
        };
        Some(Token {
            at,
            end: self.at,
            kind,
        })
    }
}

fn length(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

/// A plain word; brackets directly behind a pawn's move hold the piece of a promotion.
fn plain(rest: &str) -> (TokenKind<'_>, usize) {
    let mut end = rest
        .char_indices()
        .skip(1)
        .find(|(_, c)| ends_word(*c))
        .map_or(rest.len(), |(at, _)| at);
    if let Some(null) = null_move_at_head(&rest[..end]) {
        return (TokenKind::NullMove, null);
    }
    let mut behind = rest[end..].chars();
    if let (Some('('), Some(piece), Some(')')) = (behind.next(), behind.next(), behind.next())
        && (piece.is_alphabetic() || !piece.is_ascii())
        && !ends_word(piece)
        && may_promote(&rest[..end])
    {
        end += piece.len_utf8() + 2;
    }
    // `exd6e. p.`: the blank belongs to the sign.
    if rest[..end].ends_with("e.") {
        end += marks_at_head(&rest[end - 2..]).saturating_sub(2);
    }
    // `Nf3=/∞`: the last part of the sign has ended the word.
    let whole = if rest[end..].starts_with('∞') {
        end + '∞'.len_utf8()
    } else {
        end
    };
    let end = length_without_judgements(&rest[..whole]).min(end);
    (TokenKind::Plain(&rest[..end]), end)
}

/// How many bytes the score takes with which a text begins; `0 - 0 - 0` is none.
fn score_at_head(rest: &str) -> Option<usize> {
    let length = PgnResult::length_at_head(rest, ends_word)?;
    let behind = rest[length..].trim_start_matches(' ');
    (!behind.starts_with('-')).then_some(length)
}

/// How many bytes the turn that passes takes at the beginning of a word, if nothing but signs stands behind it there.
fn null_move_at_head(word: &str) -> Option<usize> {
    let signs = ["--", "Z0", "0000", "@@@@"];
    let sign = signs.into_iter().find(|sign| word.starts_with(sign))?;
    let behind = &word[sign.len()..];
    let is_marked = marks_at_head(behind) == behind.len();
    (is_marked || judgement_at_head(behind, true, ends_word).is_some()).then_some(sign.len())
}

/// Whether a written move and what stands directly behind it are read as they would be with a blank between them, or as a
/// move with a sign that nobody knows where `is_unknown` says that one follows.
pub fn stays_apart(written: &str, behind: &str, is_unknown: bool) -> bool {
    // A closing bracket, a comment or `!` ends every word.
    if behind.starts_with(|c: char| c.is_ascii() && c != '(' && ends_word(c)) {
        return true;
    }
    let word = &behind[..length(behind, |c| !is_blank(c))];
    // No sign is longer, and a line without blanks may be long.
    let word = word
        .char_indices()
        .nth(12)
        .map_or(word, |(at, _)| &word[..at]);
    let [joined, apart] = ["", " "].map(|blank| [written, blank, word].concat());
    if is_unknown {
        return Lexer::new(&joined, 0)
            .word()
            .is_some_and(|(_, end)| end > written.len());
    }
    let kinds = Lexer::new(&joined, 0).map(|token| token.kind);
    kinds.eq(Lexer::new(&apart, 0).map(|token| token.kind))
}

/// Whether two pieces of movetext would be one sign, or one number, with nothing between them.
pub fn would_join(before: &str, behind: &str) -> bool {
    let (Some(last), Some(first)) = (before.chars().next_back(), behind.chars().next()) else {
        return false;
    };
    match first {
        '0'..='9' => last.is_ascii_digit(),
        '!' | '?' => matches!(last, '!' | '?'),
        '∞' => matches!(last, '=' | '/'),
        _ => false,
    }
}

/// Whether the moves may go on with this word, or another score stands there.
fn may_go_on_with(word: &str) -> bool {
    looks_like_a_move(word)
        || PgnResult::from_mark(word).is_some()
        || Written::parse(word, Letters::English).is_ok()
}

/// A word without a digit that is not castling is rather a remark than a move.
pub fn looks_like_a_move(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

fn ends_word(c: char) -> bool {
    is_blank(c)
        || matches!(
            c,
            '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | ';' | '$' | '*' | '!' | '?'
        )
        || is_judgement(c)
}

/// Whether nothing stands there: blanks, line ends, and what is not seen.
pub fn is_blank(c: char) -> bool {
    match c {
        ' ' | '\n' | '\r' | '\t' => true,
        // DOS ends a text with the control character behind Y.
        '\0'..='\x7f' => c.is_ascii_whitespace() || matches!(c, '\x0b' | '\0' | '\x1a'),
        _ => c.is_whitespace() || matches!(c, '\u{200b}' | '\u{feff}'),
    }
}
