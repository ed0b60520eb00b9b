//! A big file as a list: where each game stands and who played it.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use super::game::Score;
use super::header;
use super::read::{Games, Reading, games};
use super::splitter::{Chunk, Chunks};

/// A game in a list; [`game_at`] opens it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// Where it begins in the file, in bytes.
    pub offset: u64,
    /// How many bytes it takes.
    pub length: u64,
    /// The line on which it begins, counted from 1.
    pub line: u64,
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
    /// The score by the tag.
    pub score: Score,
}

/// Goes through a stream of games and keeps only what a list shows of each.
#[must_use = "games are read when they are asked for"]
pub fn list<R: BufRead>(input: R) -> List<R> {
    List {
        chunks: Chunks::new(input),
        chunk: Chunk::default(),
    }
}

/// Opens a listed game in the same file. An empty one if the file no longer reaches that far.
///
/// # Errors
/// The file is taken away while it is read, or the disk fails.
pub fn game_at<R: Read + Seek>(file: &mut R, listed: &Listed) -> io::Result<Reading> {
    file.seek(SeekFrom::Start(listed.offset))?;
    let mut found: Games<_> = games(BufReader::new(file.take(listed.length)));
    let mut reading = found.next().transpose()?.unwrap_or_default();
    let moved = listed.line.saturating_sub(1);
    reading.line += moved;
    for fault in &mut reading.faults {
        fault.line += moved;
    }
    Ok(reading)
}

/// The list of a stream; [`list`] makes one.
#[derive(Debug)]
pub struct List<R> {
    chunks: Chunks<R>,
    chunk: Chunk,
}

impl<R: BufRead> Iterator for List<R> {
    type Item = io::Result<Listed>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.chunks.read(&mut self.chunk) {
            Ok(true) => Some(Ok(listed(&self.chunk))),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

fn listed(chunk: &Chunk) -> Listed {
    let (text, _) = chunk.text();
    let (tags, _, _) = header::tags(&text);
    let tag = |name| tags.get(name).unwrap_or("?").into();
    Listed {
        offset: chunk.offset,
        length: chunk.bytes.len() as u64,
        line: chunk.line,
        white: tag("White"),
        black: tag("Black"),
        event: tag("Event"),
        date: tag("Date"),
        round: tag("Round"),
        score: tags
            .get("Result")
            .and_then(Score::from_mark)
            .unwrap_or_default(),
    }
}
