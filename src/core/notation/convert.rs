//! Games and bare movetext turned from one notation into another.

use std::io::{self, BufRead, Write};

use super::algebraic::{Style, write_and_play};
use super::letters::Letters;
use super::pgn::{
    Chunk, Chunks, FileEncoding, FoundMove, Head, Lexer, PgnError, PgnErrorKind, TokenKind,
    has_wrong_sign, marks_fit, start, stays_apart, would_join,
};
use crate::chess::null_move::null_move;
use crate::chess::{Chess, Move};

/// From which letters into which style.
///
/// ```
/// use jadoube_core::notation::{Conversion, Letters, Style};
/// let conversion = Conversion { from: Letters::English, to: Style::laws(Letters::Polish) };
/// let mut polish = Vec::new();
/// conversion.run("1. e4 e5 2. Nf3 (2. Qh5) *".as_bytes(), &mut polish, |_| {})?;
/// assert_eq!(polish, b"1. e4 e5 2. Sf3 (2. Hh5) *");
/// # Ok::<_, std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Conversion {
    /// The letters of the moves that are read.
    pub from: Letters,
    /// How they are written.
    pub to: Style,
}

/// What a conversion went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConversionCounts {
    /// Games, whole or not.
    pub games: u64,
    /// Moves converted, those in variations too.
    pub moves: u64,
    /// Things that were not understood; what is told and loses nothing is none.
    pub faults: u64,
}

impl Conversion {
    /// Reads games from `input` and writes them to `output`, one at a time.
    ///
    /// Only moves change; tags, numbers, signs, comments and line breaks stay as they are, with a blank more where a move
    /// would join what stands beside it into another sign. A word that says nothing is told to
    /// `object`, and so is a move that is not legal: from there on the line of play it stands in is left as it is.
    ///
    /// # Errors
    /// The input breaks off (the file is taken away, the disk fails), or the output takes no more (the disk is full, whoever
    /// read it has gone).
    pub fn run(
        &self,
        input: impl BufRead,
        output: &mut impl Write,
        object: impl FnMut(PgnError),
    ) -> io::Result<ConversionCounts> {
        self.run_in(FileEncoding::default(), input, output, object)
    }

    /// Does what [`Conversion::run`] does with games in that encoding; what is written is UTF-8.
    ///
    /// # Errors
    /// As for [`Conversion::run`].
    pub fn run_in(
        &self,
        encoding: FileEncoding,
        input: impl BufRead,
        output: &mut impl Write,
        mut object: impl FnMut(PgnError),
    ) -> io::Result<ConversionCounts> {
        let mut chunks = Chunks::new(input, encoding);
        let mut chunk = Chunk::default();
        let mut tally = ConversionCounts::default();
        let mut converted = String::new();
        let mut told_encoding = None;
        while chunks.read(&mut chunk)? {
            let (text, mut errors) = chunk.text();
            converted.clear();
            let mut game = GameConverter::new(self, &text, &mut converted);
            game.run();
            tally.games += 1;
            tally.moves += game.moves;
            errors.extend(chunk.placed(&text, game.errors));
            let faults = errors.iter().filter(|error| !error.kind.loses_nothing());
            tally.faults += faults.count() as u64;
            for error in errors {
                // Every game of a file is mostly in the same one.
                if let PgnErrorKind::Encoding(encoding) = error.kind
                    && told_encoding.replace(encoding) == Some(encoding)
                {
                    continue;
                }
                object(error);
            }
            output.write_all(converted.as_bytes())?;
        }
        Ok(tally)
    }
}

/// Variations in variations deeper than this are no game, and are left as they stand.
const DEEPEST: usize = 1000;

/// A line of play: the game itself or a variation.
#[derive(Clone)]
struct LineOfPlay {
    position: Chess,
    /// The position before the last move, where a variation begins.
    before: Chess,
    /// Whether the moves can still be followed.
    is_clear: bool,
    /// What was said last, if it is a move, whatever comments, signs and variations stand behind it.
    last: Option<Move>,
}

impl LineOfPlay {
    fn from(position: Chess, is_clear: bool) -> LineOfPlay {
        LineOfPlay {
            before: position.clone(),
            position,
            is_clear,
            last: None,
        }
    }
}

struct GameConverter<'a> {
    conversion: &'a Conversion,
    text: &'a str,
    output: &'a mut String,
    /// How much of the text has been written.
    written: usize,
    line: LineOfPlay,
    /// The lines of play around a variation.
    outer: Vec<LineOfPlay>,
    /// How many variations are open that are left as they stand.
    too_deep: usize,
    /// Where the outermost variation that is open begins.
    opened_at: Option<usize>,
    moves: u64,
    errors: Vec<(usize, PgnErrorKind)>,
}

impl<'a> GameConverter<'a> {
    fn new(conversion: &'a Conversion, text: &'a str, output: &'a mut String) -> Self {
        GameConverter {
            conversion,
            text,
            output,
            written: 0,
            line: LineOfPlay::from(Chess::default(), true),
            outer: Vec::new(),
            too_deep: 0,
            opened_at: None,
            moves: 0,
            errors: Vec::new(),
        }
    }

    fn run(&mut self) {
        let head = Head::of(self.text);
        self.errors = head.errors;
        match start(&head.tags, self.text) {
            Ok(start) => {
                self.line = LineOfPlay::from(start.position, true);
                self.errors.extend(start.left_out);
            }
            Err((at, kind)) => {
                self.object(at, kind);
                self.line.is_clear = false;
            }
        }
        let mut lexer = Lexer::new(self.text, head.end);
        while let Some(token) = lexer.next() {
            match token.kind {
                TokenKind::Open => self.open(token.at),
                TokenKind::Close => self.close(token.at),
                TokenKind::Plain(_) | TokenKind::NullMove | TokenKind::Mark | TokenKind::Offer
                    if self.too_deep > 0 => {}
                TokenKind::Plain(word) => self.plain(token.at, word, lexer.score(word).is_some()),
                TokenKind::NullMove => self.null_move(token.at, token.end),
                TokenKind::Mark => self.drop_mark(token.at, token.end),
                TokenKind::Offer if self.conversion.to == Style::pgn() => {
                    self.copy_to(token.at);
                    self.output.push_str("{(=)}");
                    self.written = token.end;
                }
                TokenKind::OpenComment(_) => self.object(token.at, PgnErrorKind::CommentOpen),
                TokenKind::Stray(bracket) => self.object(token.at, PgnErrorKind::Stray(bracket)),
                TokenKind::Number
                | TokenKind::Glyph(_)
                | TokenKind::Nag(_)
                | TokenKind::Comment(_)
                | TokenKind::Offer => {}
            }
        }
        if let Some(at) = self.opened_at {
            self.object(at, PgnErrorKind::VariationOpen);
        }
        self.copy_to(self.text.len());
    }

    /// A variation instead of the last move.
    fn open(&mut self, at: usize) {
        if self.outer.is_empty() {
            self.opened_at = Some(at);
        }
        if self.outer.len() < DEEPEST {
            let variation = LineOfPlay::from(self.line.before.clone(), self.line.is_clear);
            self.outer
                .push(std::mem::replace(&mut self.line, variation));
            return;
        }
        if self.too_deep == 0 && self.line.is_clear {
            self.object(at, PgnErrorKind::TooDeep);
        }
        self.too_deep += 1;
    }

    fn close(&mut self, at: usize) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
        match self.outer.pop() {
            Some(line) => self.line = line,
            None => self.object(at, PgnErrorKind::Stray(')')),
        }
        if self.outer.is_empty() {
            self.opened_at = None;
        }
    }

    /// A move, a score, or a word that says nothing.
    fn plain(&mut self, at: usize, word: &str, is_score: bool) {
        self.line.last = None;
        if !self.line.is_clear {
            return;
        }
        match FoundMove::of(word, self.conversion.from, &self.line.position) {
            Ok(found) => {
                self.copy_to(at);
                let end = at + word.len() - found.unknown.len();
                self.push(found.mv, end, !found.unknown.is_empty());
                if has_wrong_sign(word, found.written, found.mv, &self.line.position) {
                    let text = PgnErrorKind::quoted(word);
                    self.object(at, PgnErrorKind::WrongSign(text));
                }
                if !found.unknown.is_empty() {
                    self.object(end, PgnErrorKind::word(found.unknown));
                }
            }
            Err(_) if is_score => {}
            Err(kind) => {
                self.line.is_clear = matches!(kind, PgnErrorKind::Word(_));
                self.object(at, kind);
            }
        }
    }

    /// The turn passes; where the game itself has it, it is told.
    fn null_move(&mut self, at: usize, end: usize) {
        if !self.line.is_clear {
            return;
        }
        let Some(mv) = null_move(&self.line.position) else {
            self.line.is_clear = false;
            let text = PgnErrorKind::quoted(&self.text[at..end]);
            self.object(at, PgnErrorKind::NullMoveInCheck(text));
            return;
        };
        self.copy_to(at);
        self.push(mv, end, false);
        if self.outer.is_empty() {
            self.object(at, PgnErrorKind::NullMove);
        }
    }

    /// Notes a fault, unless there are more of them already than anybody reads.
    fn object(&mut self, at: usize, kind: PgnErrorKind) {
        if self.errors.len() < PgnErrorKind::MOST {
            self.errors.push((at, kind));
        }
    }

    /// Writes the move in place of the text up to `end`, with a blank where it would join what stands on either side; an
    /// unknown sign may follow.
    fn push(&mut self, mv: Move, end: usize, is_sign_unknown: bool) {
        self.line.before.clone_from(&self.line.position);
        let at = self.output.len();
        write_and_play(&mut self.line.position, mv, self.conversion.to, self.output);
        if !stays_apart(&self.output[at..], &self.text[end..], is_sign_unknown) {
            self.output.push(' ');
        }
        if would_join(&self.output[..at], &self.output[at..]) {
            self.output.insert(at, ' ');
        }
        self.written = end;
        self.line.last = Some(mv);
        self.moves += 1;
    }

    fn copy_to(&mut self, at: usize) {
        self.output.push_str(&self.text[self.written..at]);
        self.written = at;
    }

    /// A sign that stands apart from its move: the style has already written it, or leaves it out. One that stands behind
    /// no move stays.
    fn drop_mark(&mut self, at: usize, end: usize) {
        let Some(last) = self.line.last.filter(|_| self.line.is_clear) else {
            return;
        };
        let marks = &self.text[at..end];
        if !marks_fit(marks, last, &self.line.position) {
            self.object(at, PgnErrorKind::WrongSign(PgnErrorKind::quoted(marks)));
        }
        let between = &self.text[self.written..at];
        let kept = between.trim_end();
        // A comment that ends with its line needs the end of the line.
        let ends_line = !kept.is_empty() && between[kept.len()..].contains('\n');
        self.copy_to(if ends_line {
            at
        } else {
            at - between.len() + kept.len()
        });
        self.written = end;
        let behind = &self.text[end..];
        if (ends_line && !behind.starts_with(char::is_whitespace))
            || would_join(self.output, behind)
        {
            self.output.push(' ');
        }
    }
}
