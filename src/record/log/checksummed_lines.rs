//! Lines that are bound to one another: each begins with a checksum of itself and of the checksum before it.
//!
//! A line that was altered, lost or put elsewhere is noticed, and what stands before it is still good. What is on the
//! lines is RON; whose entries they are is for those who write and read them.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::record::script::ron_options;

/// Writes entries, each on a line bound to the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineWriter {
    last: u32,
}

impl LineWriter {
    /// The line for that entry, with its line feed.
    ///
    /// # Panics
    /// Never for the entries of a journal: they hold nothing that RON cannot write.
    #[must_use]
    pub fn line<E: Serialize>(&mut self, entry: &E) -> String {
        let text = ron_options()
            .to_string(entry)
            .expect("an entry holds nothing RON cannot write");
        self.last = checksum(self.last, text.as_bytes());
        format!("{:08x} {text}\n", self.last)
    }
}

/// What could be read of lines, up to the last good one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadLog<T> {
    /// What their entries say.
    pub contents: T,
    /// How many bytes were good. What follows them should be set aside.
    pub good: usize,
    /// The writer that goes on behind them.
    pub writer: LineWriter,
}

/// Reads lines up to the last good one: one that is whole, bears the right checksum, can be read, and that `add` finds in
/// its place behind the ones before it.
pub fn read_lines<T: Default, E: DeserializeOwned>(
    bytes: &[u8],
    mut add: impl FnMut(&mut T, E) -> bool,
) -> ReadLog<T> {
    let mut log = ReadLog::default();
    let options = ron_options();
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let Some((last, text)) = unbind(line, log.writer.last) else {
            break;
        };
        let Ok(entry) = options.from_str(text) else {
            break;
        };
        if !add(&mut log.contents, entry) {
            break;
        }
        log.writer.last = last;
        log.good += line.len();
    }
    log
}

/// The checksum and the text of a whole line, if it stands rightly behind the one whose checksum is `before`.
fn unbind(line: &[u8], before: u32) -> Option<(u32, &str)> {
    let line = std::str::from_utf8(line.strip_suffix(b"\n")?).ok()?;
    let (sum, text) = line.split_once(' ')?;
    let is_written_so = |digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    if sum.len() != 8 || !sum.bytes().all(is_written_so) {
        return None;
    }
    let stated = u32::from_str_radix(sum, 16).ok()?;
    (checksum(before, text.as_bytes()) == stated).then_some((stated, text))
}

/// The CRC-32 of the checksum before and the text.
fn checksum(before: u32, text: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(text);
    hasher.finalize()
}
