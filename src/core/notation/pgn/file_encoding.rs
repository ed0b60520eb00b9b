//! In which encoding a file is read: the one a person chose, or the one that its bytes tell.

use std::io::{self, BufRead, Read};

use super::text_encoding::{EncodingGuess, TextEncoding};
use super::utf8_stream::Utf8Stream;

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

    /// Decodes a text that is there as a whole: in the encoding that a person chose, or else the one that its bytes tell.
    pub fn decode(bytes: &[u8], chosen: Option<TextEncoding>) -> String {
        let mut plain = Vec::new();
        // Nothing can fail where bytes are read that are there already.
        let _ = Utf8Stream::of(bytes, chosen).read_to_end(&mut plain);
        let in_encoding = |encoding: TextEncoding, bytes: &[u8]| {
            let (text, _) = encoding.decoder().decode_without_bom_handling(bytes);
            text.into_owned()
        };
        if let Some(encoding) = chosen.filter(|encoding| !encoding.is_utf16()) {
            return in_encoding(encoding, &plain);
        }
        String::from_utf8(plain).unwrap_or_else(|error| {
            let mut guess = EncodingGuess::default();
            guess.feed(error.as_bytes());
            let likely = guess.likely().unwrap_or(TextEncoding::Windows1252);
            in_encoding(likely, error.as_bytes())
        })
    }

    /// The encoding that a person chose.
    pub const fn choice(self) -> Option<TextEncoding> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_text_is_decoded_as_it_was_chosen_or_as_its_bytes_tell() {
        let name = "Žagar, Črt – Krzyżanowski, Łukasz";
        assert_eq!(FileEncoding::decode(name.as_bytes(), None), name);
        let cp1250 = TextEncoding::Windows1250;
        let (bytes, _, _) = cp1250.decoder().encode(name);
        assert_eq!(FileEncoding::decode(&bytes, Some(cp1250)), name);
        assert_eq!(FileEncoding::decode(&bytes, None), name);
        let utf16: Vec<u8> = [0xfeff]
            .into_iter()
            .chain(name.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(
            FileEncoding::decode(&utf16, None).trim_start_matches('\u{feff}'),
            name
        );
    }
}
