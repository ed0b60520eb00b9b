//! Lines that are bound to one another: each begins with a checksum of itself and of the checksum before it.
//!
//! A line that was altered, lost or put elsewhere is noticed, and what stands before it is still good. What is on the
//! lines is RON; whose entries they are is for those who write and read them. Before the first entry stands a title: what
//! kind of log it is, and the version of its format. Logs of the first version have none, and are read as they are.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::record::file_title::{FileKind, FileTitle};
use crate::record::script::ron_options;

/// Writes entries, each on a line bound to the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineWriter {
    last: u32,
}

impl LineWriter {
    /// The writer of a new log of that kind, and its title with a line feed.
    pub fn titled(kind: FileKind) -> (Self, String) {
        let title = kind.title();
        (Self::after(&title), title)
    }

    /// The writer that goes on behind that title.
    fn after(title: &str) -> Self {
        Self {
            last: checksum(0, title.as_bytes()),
        }
    }

    /// The line for that entry, with its line feed.
    ///
    /// # Panics
    /// Never for the entries of a journal: they hold nothing that RON cannot write.
    pub fn line<E: Serialize>(&mut self, entry: &E) -> String {
        let text = ron_options()
            .to_string(entry)
            .expect("an entry holds nothing RON cannot write");
        self.last = checksum(self.last, text.as_bytes());
        format!("{:08x} {text}\n", self.last)
    }

    /// The checksum of the last line, which no other line of any log is likely to bear.
    pub const fn checksum(self) -> u32 {
        self.last
    }
}

/// What could be read of lines, up to the last good one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadLog<T> {
    /// What their entries say.
    pub contents: T,
    /// How many bytes were good.
    pub good: usize,
    /// The writer that goes on behind them.
    pub writer: LineWriter,
    /// The checksums of the good lines, in order.
    pub checksums: Vec<u32>,
    /// What stands behind them.
    pub end: LogEnd,
}

/// What stands behind the last good line of a log. Lines are counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogEnd {
    /// Nothing: all of it is good.
    #[default]
    Whole,
    /// The beginning of a line: the program ended while it was being written.
    Torn,
    /// A line that was altered, or whatever else befell the file.
    Damaged(usize),
    /// A line that bears the right checksum and says what this version does not know; or the title names a later format.
    Newer(usize),
    /// Nothing was good, and the beginning is not that of such a log.
    Foreign,
}

/// Reads lines up to the last good one: one that is whole, bears the right checksum, can be read, and that `add` finds in
/// its place behind the ones before it.
pub fn read_lines<T: Default, E: DeserializeOwned>(
    kind: FileKind,
    bytes: &[u8],
    mut add: impl FnMut(&mut T, E) -> bool,
) -> ReadLog<T> {
    let mut log = ReadLog::default();
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').enumerate();
    if bytes.is_empty() {
        return log;
    }
    match FileTitle::of(bytes) {
        FileTitle::Current(found, title) if found == kind => {
            log.writer = LineWriter::after(title);
            log.good = title.len();
            lines.next();
        }
        FileTitle::Newer(found) if found == kind => {
            log.end = LogEnd::Newer(1);
            return log;
        }
        FileTitle::Current(..) | FileTitle::Newer(_) => {
            log.end = LogEnd::Foreign;
            return log;
        }
        FileTitle::Beginning => {
            log.end = LogEnd::Torn;
            return log;
        }
        FileTitle::Damaged => {
            log.end = LogEnd::Damaged(1);
            return log;
        }
        FileTitle::None => {}
    }
    let options = ron_options();
    for (index, line) in lines {
        let Some((last, text)) = unbind(line, log.writer.last) else {
            log.end = match line.strip_suffix(b"\n") {
                None if is_beginning(line, log.writer.last) => LogEnd::Torn,
                _ if index == 0 && !is_bound(line) => LogEnd::Foreign,
                _ => LogEnd::Damaged(index + 1),
            };
            break;
        };
        let entry = options.from_str(text).ok();
        if !entry.is_some_and(|entry| add(&mut log.contents, entry)) {
            log.end = LogEnd::Newer(index + 1);
            break;
        }
        log.writer.last = last;
        log.checksums.push(last);
        log.good += line.len();
    }
    log
}

/// The checksum and the text of a whole line, if it stands rightly behind the one whose checksum is `before`.
fn unbind(line: &[u8], before: u32) -> Option<(u32, &str)> {
    let line = std::str::from_utf8(line.strip_suffix(b"\n")?).ok()?;
    let (sum, text) = line.split_once(' ')?;
    let stated = read_checksum(sum)?;
    (checksum(before, text.as_bytes()) == stated).then_some((stated, text))
}

/// Whether a line has the shape of one that bears a checksum, right or wrong.
fn is_bound(line: &[u8]) -> bool {
    let sum = line.get(..8).and_then(|sum| std::str::from_utf8(sum).ok());
    sum.and_then(read_checksum).is_some() && line.get(8) == Some(&b' ')
}

/// Whether that can be the beginning of a line which nobody finished writing, or what a power cut leaves in its place: zero
/// bytes to the end of the file. A whole line whose line feed was altered is none.
fn is_beginning(line: &[u8], before: u32) -> bool {
    let written = line.iter().rposition(|&byte| byte != 0);
    let line = &line[..written.map_or(0, |last| last + 1)];
    let text = match std::str::from_utf8(line) {
        Ok(text) => text,
        // A letter may be torn as well.
        Err(error) if error.error_len().is_none() => {
            std::str::from_utf8(&line[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(_) => return false,
    };
    let sum = &text.as_bytes()[..text.len().min(8)];
    let is_sum = sum.iter().all(|&digit| is_digit(digit));
    let is_parted = text.len() <= 8 || text.as_bytes()[8] == b' ';
    let was_whole = text.char_indices().next_back().is_some_and(|(last, _)| {
        let before_last = [&text.as_bytes()[..last], b"\n"].concat();
        unbind(&before_last, before).is_some()
    });
    is_sum && is_parted && !was_whole && !text.contains(char::is_control)
}

fn read_checksum(text: &str) -> Option<u32> {
    let is_written_so = text.len() == 8 && text.bytes().all(is_digit);
    is_written_so.then(|| u32::from_str_radix(text, 16).ok())?
}

const fn is_digit(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'a'..=b'f')
}

/// The CRC-32 of the checksum before and the text.
fn checksum(before: u32, text: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(text);
    hasher.finalize()
}
