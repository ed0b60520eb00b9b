//! A stream of bytes cut into games, without reading more than one at a time.

use std::borrow::Cow;
use std::io::{self, BufRead};

use super::error::{PgnError, PgnErrorKind};

/// No game is longer than this many bytes; what comes after is passed over.
const LONGEST: usize = 4 << 20;

/// Some programs begin a UTF-8 file with this.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes of one game and where they stand.
#[derive(Debug, Default)]
pub struct Chunk {
    /// The bytes, from the first that is not blank.
    pub bytes: Vec<u8>,
    /// Where they begin in the stream, in bytes from its start.
    pub offset: u64,
    /// The line on which they begin, counted from 1.
    pub line: u64,
    /// Whether the game was longer than [`LONGEST`].
    pub cut: bool,
}

impl Chunk {
    /// The text, and what is wrong with it as a whole.
    pub fn text(&self) -> (Cow<'_, str>, Vec<PgnError>) {
        let mut errors = Vec::new();
        let mut report = |kind| {
            errors.push(PgnError {
                line: self.line,
                column: 1,
                kind,
            });
        };
        if self.cut {
            report(PgnErrorKind::TooLong);
        }
        let text = match std::str::from_utf8(&self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            // A cut may have gone through the middle of a character.
            Err(error) if self.cut && error.error_len().is_none() => {
                String::from_utf8_lossy(&self.bytes[..error.valid_up_to()])
            }
            Err(_) => {
                report(PgnErrorKind::Encoding);
                Cow::Owned(self.bytes.iter().copied().map(char::from).collect())
            }
        };
        (text, errors)
    }

    /// The errors with line and column, from the first to the last.
    ///
    /// Garbage has more errors than anybody reads: only the first are kept.
    pub fn placed(&self, text: &str, mut found: Vec<(usize, PgnErrorKind)>) -> Vec<PgnError> {
        found.sort_by_key(|(at, _)| *at);
        found.truncate(PgnErrorKind::MOST);
        let (mut line, mut column, mut passed) = (self.line, 1, 0);
        let mut errors = Vec::with_capacity(found.len());
        for (at, kind) in found {
            for c in text[passed..at].chars() {
                column += 1;
                if c == '\n' {
                    (line, column) = (line + 1, 1);
                }
            }
            passed = at;
            errors.push(PgnError { line, column, kind });
        }
        errors
    }
}

/// Cuts a stream into games.
#[derive(Debug)]
pub struct Chunks<R> {
    input: R,
    /// The line that was read last; it may open the next game.
    next: Vec<u8>,
    /// Where that line begins.
    offset: u64,
    /// Its number.
    line: u64,
    /// How many bytes of the stream it takes.
    passed: u64,
    /// The stream failed; nothing more is asked of it.
    failed: bool,
}

impl<R: BufRead> Chunks<R> {
    pub fn new(input: R) -> Self {
        Chunks {
            input,
            next: Vec::new(),
            offset: 0,
            line: 0,
            passed: 0,
            failed: false,
        }
    }

    /// Reads the next game into `chunk`; `false` at the end of the stream.
    ///
    /// # Errors
    /// The stream breaks off: the file is taken away, the disk fails, a pipe is closed.
    pub fn read(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        chunk.bytes.clear();
        chunk.cut = false;
        let mut scene = Scene::default();
        loop {
            if self.next.is_empty() && !self.fetch()? {
                return Ok(!chunk.bytes.is_empty());
            }
            if scene.opens_another_game(&self.next) {
                return Ok(true);
            }
            if chunk.bytes.is_empty() {
                chunk.offset = self.offset;
                chunk.line = self.line;
            }
            let blank = self.next.trim_ascii().is_empty();
            scene.pass(&self.next, blank);
            if chunk.bytes.len() + self.next.len() > LONGEST {
                chunk.cut = true;
                let room = LONGEST - chunk.bytes.len();
                self.next.truncate(room);
            }
            if !(blank && chunk.bytes.is_empty()) {
                chunk.bytes.extend_from_slice(&self.next);
            }
            self.next.clear();
        }
    }

    /// Reads one line into `next`, or as much of it as a game may be long.
    fn fetch(&mut self) -> io::Result<bool> {
        self.offset += self.passed;
        self.passed = 0;
        if self.failed {
            return Ok(false);
        }
        loop {
            let available = match self.input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.failed = true;
                    return Err(error);
                }
            };
            if available.is_empty() {
                break;
            }
            let end = available.iter().position(|b| *b == b'\n');
            let taken = end.map_or(available.len(), |end| end + 1);
            let room = LONGEST.saturating_sub(self.next.len()).min(taken);
            self.next.extend_from_slice(&available[..room]);
            self.input.consume(taken);
            self.passed += taken as u64;
            if end.is_some() {
                break;
            }
        }
        self.line += 1;
        if self.line == 1 && self.next.starts_with(BYTE_ORDER_MARK) {
            self.next.drain(..BYTE_ORDER_MARK.len());
            self.offset += BYTE_ORDER_MARK.len() as u64;
            self.passed -= BYTE_ORDER_MARK.len() as u64;
        }
        Ok(self.passed > 0)
    }
}

/// What has been seen of a game so far, as far as it tells where the next begins.
#[derive(Debug, Default)]
struct Scene {
    part: GamePart,
    in_comment: bool,
    /// How many variations are open.
    depth: u32,
    /// How many blank lines stand directly before.
    blanks: u32,
}

/// How far into a game that is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum GamePart {
    /// At its beginning.
    #[default]
    Beginning,
    /// Behind the tag that names the event.
    Event,
    /// Behind a variation or a sign, which may stand before the first move.
    Moves,
    /// Behind a move of its own.
    OwnMoves,
}

impl Scene {
    fn opens_another_game(&self, line: &[u8]) -> bool {
        let event = line.starts_with(b"[Event ");
        if self.in_comment {
            // A comment that was never closed shall not swallow the games behind it.
            event && self.blanks > 0
        } else if self.part >= GamePart::Moves {
            is_tag(line)
                || (self.part == GamePart::OwnMoves && self.depth == 0 && is_first_move(line))
        } else {
            event && self.part == GamePart::Event
        }
    }

    fn pass(&mut self, line: &[u8], blank: bool) {
        if blank {
            self.blanks = self.blanks.saturating_add(1);
            return;
        }
        self.blanks = 0;
        if !self.in_comment {
            if line.starts_with(b"%") {
                return;
            }
            if self.part < GamePart::Moves && line.starts_with(b"[") {
                if line.starts_with(b"[Event ") {
                    self.part = GamePart::Event;
                }
                return;
            }
        }
        let mut in_sign = false;
        for byte in line {
            if self.in_comment {
                self.in_comment = *byte != b'}';
                continue;
            }
            in_sign = *byte == b'$' || (in_sign && byte.is_ascii_digit());
            match byte {
                b'{' => self.in_comment = true,
                b'(' => self.depth = self.depth.saturating_add(1),
                b')' => self.depth = self.depth.saturating_sub(1),
                b';' => break,
                other if other.is_ascii_whitespace() => {}
                _ if in_sign || self.depth > 0 => self.part = self.part.max(GamePart::Moves),
                _ => self.part = GamePart::OwnMoves,
            }
        }
    }
}

/// Whether a line begins with the number of White's first move.
fn is_first_move(line: &[u8]) -> bool {
    (line.starts_with(b"1.") && !line.starts_with(b"1..")) || line.starts_with(b"1 ")
}

/// Whether a line looks like a tag: a bracket, a name, and a space or a quotation mark.
fn is_tag(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"[") else {
        return false;
    };
    let name = rest
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
        .count();
    rest.first().is_some_and(u8::is_ascii_alphabetic)
        && matches!(rest.get(name), Some(b' ' | b'"' | b'\t'))
}
