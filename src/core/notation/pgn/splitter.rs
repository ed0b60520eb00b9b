//! A stream of bytes cut into games, without reading more than one at a time.

use std::borrow::Cow;
use std::io::{self, BufRead};

use super::error::{PgnError, PgnErrorKind};
use super::file_encoding::FileEncoding;
use super::game_boundary::GameBoundary;
use super::text_encoding::{EncodingGuess, TextEncoding};
use super::utf8_stream::Utf8Stream;

/// No game is longer than this many bytes; what comes after is passed over.
const LONGEST: usize = 4 << 20;

/// Some programs begin a UTF-8 file with this.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes of one game and where they stand.
#[derive(Debug, Default)]
pub struct Chunk {
    /// The bytes, from the first line that is not blank.
    pub bytes: Vec<u8>,
    /// Where they begin in the stream, in bytes from its start.
    pub offset: u64,
    /// The line on which they begin, counted from 1.
    pub line: u64,
    /// The character of that line at which they begin, counted from 1.
    pub column: usize,
    /// Whether the game was longer than [`LONGEST`].
    pub cut: bool,
    /// In which encoding it is, if not in UTF-8.
    pub encoding: Option<TextEncoding>,
    /// Whether only what is not UTF-8 is in that encoding.
    pub is_mostly_utf8: bool,
}

impl Chunk {
    /// The text, and what is wrong with it as a whole.
    pub fn text(&self) -> (Cow<'_, str>, Vec<PgnError>) {
        let mut errors = Vec::new();
        let mut report = |kind| {
            errors.push(PgnError {
                line: self.line,
                column: self.column,
                kind,
            });
        };
        if self.cut {
            report(PgnErrorKind::TooLong);
        }
        if let Some(encoding) = self.encoding {
            report(PgnErrorKind::Encoding(encoding));
        }
        let text = match self.encoding {
            Some(encoding) if self.is_mostly_utf8 => decoded_but_for_utf8(&self.bytes, encoding),
            Some(encoding) if !encoding.is_utf16() => {
                encoding
                    .decoder()
                    .decode_without_bom_handling(&self.bytes)
                    .0
            }
            // A cut may have gone through the middle of a character.
            Some(_) | None => String::from_utf8_lossy(whole_characters(&self.bytes)),
        };
        (text, errors)
    }

    /// The errors with line and column, from the first to the last.
    ///
    /// Garbage has more errors than anybody reads: only the first are kept.
    pub fn placed(&self, text: &str, mut found: Vec<(usize, PgnErrorKind)>) -> Vec<PgnError> {
        found.sort_by_key(|(at, _)| *at);
        found.truncate(PgnErrorKind::MOST);
        let (mut line, mut column, mut passed) = (self.line, self.column, 0);
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

/// The text of UTF-8 among which bytes in another encoding stand.
fn decoded_but_for_utf8(bytes: &[u8], encoding: TextEncoding) -> Cow<'static, str> {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let (decoded, _) = encoding
            .decoder()
            .decode_without_bom_handling(chunk.invalid());
        text.push_str(&decoded);
    }
    text.into()
}

/// Whether more letters beyond ASCII are valid UTF-8 than not: in a code page they are so by accident only.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let mut valid = 0;
    let mut invalid = 0;
    for chunk in bytes.utf8_chunks() {
        valid += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        invalid += chunk.invalid().len();
    }
    valid > invalid
}

/// The text as far as it is UTF-8, where only its last character may lack an end.
fn whole_characters(bytes: &[u8]) -> &[u8] {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => &bytes[..error.valid_up_to()],
        Ok(_) | Err(_) => bytes,
    }
}

/// Cuts a stream into games.
#[derive(Debug)]
pub struct Chunks<R> {
    input: Utf8Stream<R>,
    encoding: FileEncoding,
    /// What the games so far tell of the encoding.
    guess: EncodingGuess,
    /// The line that was read last.
    current: Vec<u8>,
    /// How much of it belongs to games that were read; another game may begin there.
    at: usize,
    /// The character there, counted from 1.
    column: usize,
    /// Where that line begins in the stream.
    offset: u64,
    line: u64,
    /// How many bytes of the stream it takes.
    passed: u64,
    /// It was longer than any game, and its end was passed over.
    overlong: bool,
    /// The stream failed; nothing more is asked of it.
    failed: bool,
}

impl<R: BufRead> Chunks<R> {
    pub fn new(input: R, encoding: FileEncoding) -> Self {
        Self::of(Utf8Stream::of(input, encoding.choice()), encoding)
    }

    /// Cuts a stream that may have been decoded before.
    pub fn of(input: Utf8Stream<R>, encoding: FileEncoding) -> Self {
        Chunks {
            input,
            encoding,
            guess: EncodingGuess::default(),
            current: Vec::new(),
            at: 0,
            column: 1,
            offset: 0,
            line: 0,
            passed: 0,
            overlong: false,
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
        let is_any = self.gather(chunk)?;
        chunk.encoding = self.encoding_of(chunk);
        let is_free = matches!(self.encoding.choice(), None | Some(TextEncoding::Utf8));
        let is_code_page = chunk.encoding.is_some_and(|it| !it.is_utf16());
        chunk.is_mostly_utf8 = is_free && is_code_page && is_mostly_utf8(&chunk.bytes);
        Ok(is_any)
    }

    /// The encoding of a game, if it is not UTF-8.
    fn encoding_of(&mut self, chunk: &Chunk) -> Option<TextEncoding> {
        if let Some(encoding) = self.input.decodes() {
            return Some(encoding);
        }
        let is_utf8 = match std::str::from_utf8(&chunk.bytes) {
            Ok(_) => true,
            Err(error) => chunk.cut && error.error_len().is_none(),
        };
        match self.encoding {
            FileEncoding::Chosen(TextEncoding::Utf8) if !is_utf8 => Some(TextEncoding::Windows1252),
            FileEncoding::Chosen(encoding) if encoding != TextEncoding::Utf8 => {
                (!chunk.bytes.is_ascii()).then_some(encoding)
            }
            _ if is_utf8 => None,
            FileEncoding::Likely(encoding) => Some(encoding),
            FileEncoding::Chosen(_) | FileEncoding::Unknown => {
                self.guess.feed(&chunk.bytes);
                self.guess.likely()
            }
        }
    }

    /// Takes lines up to the next game.
    fn gather(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        let mut boundary = GameBoundary::default();
        loop {
            if self.at == self.current.len() && !self.fetch()? {
                return Ok(!chunk.bytes.is_empty());
            }
            let rest = &self.current[self.at..];
            let another = boundary.pass(rest, self.at == 0);
            let length = another.unwrap_or(rest.len());
            self.take(length, chunk);
            if another.is_some() {
                return Ok(true);
            }
        }
    }

    /// Adds `length` bytes of the line to the game; a game does not begin with blank lines.
    fn take(&mut self, length: usize, chunk: &mut Chunk) {
        let taken = &self.current[self.at..self.at + length];
        if chunk.bytes.is_empty() {
            chunk.offset = self.offset + self.at as u64;
            chunk.line = self.line;
            chunk.column = self.column;
        }
        let room = LONGEST - chunk.bytes.len();
        chunk.cut |= length > room || (self.overlong && self.at + length == self.current.len());
        if !(chunk.bytes.is_empty() && taken.trim_ascii().is_empty()) {
            chunk.bytes.extend_from_slice(&taken[..length.min(room)]);
        }
        self.column += std::str::from_utf8(taken).map_or(length, |text| text.chars().count());
        self.at += length;
    }

    /// Reads the next line, or as much of it as a game may be long.
    fn fetch(&mut self) -> io::Result<bool> {
        self.offset += self.passed;
        self.current.clear();
        (self.at, self.column, self.passed) = (0, 1, 0);
        self.overlong = false;
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
            let room = LONGEST.saturating_sub(self.current.len()).min(taken);
            self.overlong |= room < taken;
            self.current.extend_from_slice(&available[..room]);
            self.input.consume(taken);
            self.passed += taken as u64;
            if end.is_some() {
                break;
            }
        }
        self.line += 1;
        if self.line == 1 && self.current.starts_with(BYTE_ORDER_MARK) {
            self.current.drain(..BYTE_ORDER_MARK.len());
            self.offset += BYTE_ORDER_MARK.len() as u64;
            self.passed -= BYTE_ORDER_MARK.len() as u64;
        }
        Ok(self.passed > 0)
    }
}
