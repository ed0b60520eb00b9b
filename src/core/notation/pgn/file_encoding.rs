//! In which encoding a file is read: the one a person chose, or the one that its bytes tell.

use std::io::{self, BufRead, Read};

use super::text_encoding::{EncodingGuess, TextEncoding};

/// In which encoding a file is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileEncoding {
    /// What is not UTF-8 tells by itself, as far as it has come.
    #[default]
    Unknown,
    /// What is not UTF-8 is most likely in this one.
    Likely(TextEncoding),
    /// All of it is in this one.
    Chosen(TextEncoding),
}

/// How much of a file is looked at before it is read.
const LOOKED_AT: u64 = 16 << 20;

/// A line that is longer is looked at in pieces of this many bytes.
const LINE: u64 = 1 << 16;

impl FileEncoding {
    /// Finds out what the beginning of a file tells.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn detect(input: impl BufRead) -> io::Result<FileEncoding> {
        let mut input = input.take(LOOKED_AT);
        let mut guess = EncodingGuess::default();
        let mut line = Vec::new();
        while !guess.is_certain() {
            line.clear();
            if input.by_ref().take(LINE).read_until(b'\n', &mut line)? == 0 {
                break;
            }
            if let Err(error) = std::str::from_utf8(&line)
                && error.error_len().is_some()
            {
                guess.feed(&line);
            }
        }
        Ok(guess.likely().map_or(Self::Unknown, Self::Likely))
    }

    /// The encoding that a person chose.
    pub const fn chosen(self) -> Option<TextEncoding> {
        match self {
            Self::Chosen(encoding) => Some(encoding),
            Self::Unknown | Self::Likely(_) => None,
        }
    }
}

impl From<Option<TextEncoding>> for FileEncoding {
    fn from(chosen: Option<TextEncoding>) -> Self {
        chosen.map_or(Self::Unknown, Self::Chosen)
    }
}
