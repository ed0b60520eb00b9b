//! Movetext cut into words, comments and brackets.

use crate::notation::algebraic::marks_at_head;

/// One piece of movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The byte where it begins.
    pub at: usize,
    /// The byte behind it.
    pub end: usize,
    /// What it is.
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
    /// `!`, `?!` and so on.
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
}

impl<'a> Lexer<'a> {
    /// From the byte `at` of `text` on.
    pub const fn new(text: &'a str, at: usize) -> Self {
        Lexer { text, at }
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
            '}' | '[' | ']' | '<' | '>' => (TokenKind::Stray(first), 1),
            '!' | '?' => {
                let end = length(rest, |c| matches!(c, '!' | '?'));
                (TokenKind::Glyph(&rest[..end]), end)
            }
            '$' => {
                let end = 1 + length(&rest[1..], |c| c.is_ascii_digit());
                (TokenKind::Nag(&rest[1..end]), end)
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

/// A plain word; brackets directly behind a move hold the piece of a promotion.
fn plain(rest: &str) -> (TokenKind<'_>, usize) {
    let mut end = rest
        .char_indices()
        .skip(1)
        .find(|(_, c)| ends_word(*c))
        .map_or(rest.len(), |(at, _)| at);
    let mut behind = rest[end..].chars();
    if let (Some('('), Some(piece), Some(')')) = (behind.next(), behind.next(), behind.next())
        && (piece.is_alphabetic() || !piece.is_ascii())
        && !ends_word(piece)
        && rest[..end].ends_with(|c: char| c.is_ascii_digit())
    {
        end += piece.len_utf8() + 2;
    }
    // `exd6e. p.`: the blank belongs to the sign.
    if rest[..end].ends_with("e.") {
        end += marks_at_head(&rest[end - 2..]).saturating_sub(2);
    }
    match &rest[..end] {
        "--" | "Z0" | "0000" | "@@@@" => (TokenKind::NullMove, end),
        word => (TokenKind::Plain(word), end),
    }
}

fn ends_word(c: char) -> bool {
    is_blank(c)
        || matches!(
            c,
            '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | ';' | '$' | '!' | '?'
        )
}

fn is_blank(c: char) -> bool {
    match c {
        ' ' | '\n' | '\r' | '\t' => true,
        '\0'..='\x7f' => c.is_ascii_whitespace() || c == '\x0b' || c == '\0',
        _ => c.is_whitespace() || matches!(c, '\u{200b}' | '\u{feff}'),
    }
}
