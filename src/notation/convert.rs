//! Games and bare movetext turned from one notation into another.

use std::io::{self, BufRead, Write};

use super::algebraic::{Misread, Style, Written, write_and_play};
use super::letters::Letters;
use super::pgn::{
    Chunk, Chunks, Lexer, PgnError, PgnErrorKind, PgnResult, TokenKind, looks_like_a_move,
    null_move, start, tags,
};
use crate::chess::{Chess, Move};

/// From which letters into which style.
///
/// ```
/// use jadoube::notation::{Conversion, Letters, Style};
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
    /// Only moves change; tags, numbers, comments and line breaks stay as they are. A word that says nothing is told to
    /// `object`, and so is a move that is not legal: from there on the line of play it stands in is left as it is.
    ///
    /// # Errors
    /// The input breaks off (the file is taken away, the disk fails), or the output takes no more (the disk is full, whoever
    /// read it has gone).
    pub fn run(
        &self,
        input: impl BufRead,
        output: &mut impl Write,
        mut object: impl FnMut(PgnError),
    ) -> io::Result<ConversionCounts> {
        let mut chunks = Chunks::new(input);
        let mut chunk = Chunk::default();
        let mut tally = ConversionCounts::default();
        let mut converted = String::new();
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
            errors.into_iter().for_each(&mut object);
            output.write_all(converted.as_bytes())?;
        }
        Ok(tally)
    }
}

/// Variations in variations deeper than this are no game, and their moves are not followed.
const DEEPEST: usize = 1000;

/// A line of play: the game itself or a variation.
#[derive(Clone)]
struct LineOfPlay {
    position: Chess,
    /// The position before the last move, where a variation begins.
    before: Chess,
    /// Whether the moves can still be followed.
    is_clear: bool,
}

impl LineOfPlay {
    fn from(position: Chess, is_clear: bool) -> LineOfPlay {
        LineOfPlay {
            before: position.clone(),
            position,
            is_clear,
        }
    }
}

/// One game under way.
struct GameConverter<'a> {
    conversion: &'a Conversion,
    text: &'a str,
    output: &'a mut String,
    /// How much of the text has been written.
    written: usize,
    line: LineOfPlay,
    /// The lines of play around a variation.
    outer: Vec<LineOfPlay>,
    moves: u64,
    /// Whether nothing but signs stands between here and the last move.
    is_behind_move: bool,
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
            moves: 0,
            is_behind_move: false,
            errors: Vec::new(),
        }
    }

    fn run(&mut self) {
        let (tags, movetext, _) = tags(self.text);
        match start(&tags, self.text) {
            Ok((position, _)) => self.line = LineOfPlay::from(position, true),
            Err((at, kind)) => {
                self.object(at, kind);
                self.line.is_clear = false;
            }
        }
        for token in Lexer::new(self.text, movetext) {
            self.is_behind_move &= !matches!(
                token.kind,
                TokenKind::Open | TokenKind::Close | TokenKind::Comment(_) | TokenKind::Stray(_)
            );
            match token.kind {
                TokenKind::Mark => self.drop_mark(token.at, token.end),
                TokenKind::Plain(word) => {
                    self.copy_to(token.at);
                    let found = self.find(token.at, word);
                    self.is_behind_move = found.is_some();
                    if let Some(mv) = found {
                        self.push(mv);
                        self.written = token.end;
                        self.part_from_bracket();
                    }
                }
                TokenKind::NullMove => self.null_move(token.at, token.end),
                TokenKind::Offer if self.conversion.to == Style::pgn() => {
                    self.copy_to(token.at);
                    self.output.push_str("{(=)}");
                    self.written = token.end;
                }
                TokenKind::Open if self.outer.len() < DEEPEST => {
                    let variation = LineOfPlay::from(self.line.before.clone(), self.line.is_clear);
                    self.outer
                        .push(std::mem::replace(&mut self.line, variation));
                }
                TokenKind::Close => {
                    if let Some(line) = self.outer.pop() {
                        self.line = line;
                    }
                }
                TokenKind::Open
                | TokenKind::Number
                | TokenKind::Glyph(_)
                | TokenKind::Nag(_)
                | TokenKind::Comment(_)
                | TokenKind::OpenComment(_)
                | TokenKind::Offer
                | TokenKind::Stray(_) => {}
            }
        }
        self.copy_to(self.text.len());
    }

    /// The legal move a word means; a score means none.
    fn find(&mut self, at: usize, word: &str) -> Option<Move> {
        if !self.line.is_clear {
            return None;
        }
        let found = Written::parse(word, self.conversion.from)
            .and_then(|written| written.find(&self.line.position));
        match found {
            Ok(mv) => Some(mv),
            Err(_) if PgnResult::from_mark(word).is_some() => None,
            Err(Misread::Unreadable { .. }) if !looks_like_a_move(word) => {
                self.object(at, PgnErrorKind::word(word));
                None
            }
            Err(why) => {
                self.line.is_clear = false;
                let text = PgnErrorKind::quoted(word);
                self.object(at, PgnErrorKind::Move { text, why });
                None
            }
        }
    }

    /// The turn passes; where the game itself has it, it is told.
    fn null_move(&mut self, at: usize, end: usize) {
        self.copy_to(at);
        self.is_behind_move = false;
        if !self.line.is_clear {
            return;
        }
        match null_move(&self.line.position) {
            Ok(mv) => {
                self.push(mv);
                self.written = end;
                self.part_from_bracket();
                if self.outer.is_empty() {
                    self.object(at, PgnErrorKind::NullMove);
                }
            }
            Err(why) => {
                self.line.is_clear = false;
                let text = PgnErrorKind::quoted(&self.text[at..end]);
                self.object(at, PgnErrorKind::Move { text, why });
            }
        }
    }

    /// Notes a fault, unless there are more of them already than anybody reads.
    fn object(&mut self, at: usize, kind: PgnErrorKind) {
        if self.errors.len() < PgnErrorKind::MOST {
            self.errors.push((at, kind));
        }
    }

    fn push(&mut self, mv: Move) {
        self.line.before.clone_from(&self.line.position);
        write_and_play(&mut self.line.position, mv, self.conversion.to, self.output);
        self.moves += 1;
    }

    fn copy_to(&mut self, at: usize) {
        self.output.push_str(&self.text[self.written..at]);
        self.written = at;
    }

    /// A sign that stands apart from its move: the style has already written it, or leaves it out. One that stands behind
    /// no move stays.
    fn drop_mark(&mut self, at: usize, end: usize) {
        if self.line.is_clear && self.is_behind_move {
            let kept = self.text[self.written..at].trim_end().len();
            self.copy_to(self.written + kept);
            self.written = end;
            self.part_from_bracket();
        }
    }

    /// Without the sign that stood between, a bracket would be read as part of the move.
    fn part_from_bracket(&mut self) {
        if self.text[self.written..].starts_with('(') {
            self.output.push(' ');
        }
    }
}
