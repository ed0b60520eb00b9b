//! A big file as a list: where each game stands and who played it.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use super::file_encoding::FileEncoding;
use super::read::{PgnReading, reading};
use super::result::PgnResult;
use super::splitter::{Chunk, Chunks};
use super::tag_reader::Head;
use super::text_encoding::TextEncoding;
use super::utf8_stream::Utf8Stream;
use crate::notation::letters::Letters;

/// A game in a list; [`source_at`] opens it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedGame {
    /// Where it begins in the file, in bytes.
    pub offset: u64,
    /// How many bytes it takes.
    pub length: u64,
    /// The line on which it begins, counted from 1.
    pub line: u64,
    /// The character of that line at which it begins, counted from 1.
    pub column: usize,
    /// White's name.
    pub white: Box<str>,
    /// Black's name.
    pub black: Box<str>,
    /// The event.
    pub event: Box<str>,
    /// The date as it stands.
    pub date: Box<str>,
    /// The round as it stands.
    pub round: Box<str>,
    /// The score that the moves end with, or that of the tag.
    pub score: PgnResult,
    /// In which encoding it is, if not in UTF-8.
    pub encoding: Option<TextEncoding>,
    /// Whether only what is not UTF-8 is in that encoding.
    pub is_mostly_utf8: bool,
}

/// Goes through a stream of games and keeps only what a list shows of each.
#[must_use = "games are read when they are asked for"]
pub fn list<R: BufRead>(input: R) -> List<R> {
    list_in(input, FileEncoding::default())
}

/// Goes through a stream of games that is in that encoding, as [`list`] does.
#[must_use = "games are read when they are asked for"]
pub fn list_in<R: BufRead>(input: R, encoding: FileEncoding) -> List<R> {
    List {
        chunks: Chunks::new(input, encoding),
        chunk: Chunk::default(),
    }
}

/// Opens a listed game in the same file: its text as it stands, and what could be read of it. Both are empty if the
/// file no longer reaches that far.
///
/// # Errors
/// The file is taken away while it is read, or the disk fails.
pub fn source_at<R: Read + Seek>(
    file: &mut R,
    listed: &ListedGame,
) -> io::Result<(String, PgnReading)> {
    let utf16 = listed.encoding.filter(|encoding| encoding.is_utf16());
    let chunks = if let Some(utf16) = utf16 {
        // Where a game stands is counted in what was decoded.
        file.rewind()?;
        let mut decoded = Utf8Stream::of(BufReader::new(file), Some(utf16));
        io::copy(&mut decoded.by_ref().take(listed.offset), &mut io::sink())?;
        let game: Box<dyn BufRead + '_> = Box::new(decoded.take(listed.length));
        Chunks::of(Utf8Stream::decoded(game, utf16), FileEncoding::default())
    } else {
        file.seek(SeekFrom::Start(listed.offset))?;
        let game: Box<dyn BufRead + '_> = Box::new(BufReader::new(file.take(listed.length)));
        let encoding = listed.encoding.unwrap_or(TextEncoding::Utf8);
        let encoding = if listed.is_mostly_utf8 {
            FileEncoding::Likely(encoding)
        } else {
            FileEncoding::Chosen(encoding)
        };
        Chunks::new(game, encoding)
    };
    let mut found = List {
        chunks,
        chunk: Chunk::default(),
    };
    if found.next().transpose()?.is_none() {
        return Ok(Default::default());
    }
    found.chunk.line += listed.line.saturating_sub(1);
    found.chunk.column += listed.column.saturating_sub(1);
    Ok(found.source())
}

/// The list of a stream; [`list`] makes one.
#[derive(Debug)]
pub struct List<R> {
    chunks: Chunks<R>,
    chunk: Chunk,
}

impl<R> List<R> {
    /// The text of the game that was listed last, as it stands, and what can be read of it.
    pub fn source(&self) -> (String, PgnReading) {
        let (text, _) = self.chunk.text();
        let reading = reading(&self.chunk, Letters::English);
        (text.into_owned(), reading)
    }
}

impl<R: BufRead> Iterator for List<R> {
    type Item = io::Result<ListedGame>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.chunks.read(&mut self.chunk) {
            Ok(true) => Some(Ok(listed(&self.chunk))),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

/// The score that the moves end with, or else that of the tag, as a game is read.
fn score_of(text: &str, tag: Option<&str>) -> PgnResult {
    let last = text.split_whitespace().next_back();
    let ended = last.and_then(PgnResult::from_mark);
    let score = ended.or_else(|| tag.and_then(PgnResult::from_mark));
    score.unwrap_or_default()
}

fn listed(chunk: &Chunk) -> ListedGame {
    let (text, _) = chunk.text();
    let tags = Head::of(&text).tags;
    let tag = |name| tags.get(name).unwrap_or("?").into();
    ListedGame {
        offset: chunk.offset,
        length: chunk.bytes.len() as u64,
        line: chunk.line,
        column: chunk.column,
        white: tag("White"),
        black: tag("Black"),
        event: tag("Event"),
        date: tag("Date"),
        round: tag("Round"),
        score: score_of(&text, tags.get("Result")),
        encoding: chunk.encoding,
        is_mostly_utf8: chunk.is_mostly_utf8,
    }
}
