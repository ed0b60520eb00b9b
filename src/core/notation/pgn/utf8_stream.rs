//! A stream as UTF-8: UTF-16 is decoded as it passes, all else is left as it is.

use std::fmt;
use std::io::{self, BufRead, Read};

use encoding_rs::{CoderResult, Decoder};

use super::text_encoding::TextEncoding;

/// How many bytes are decoded in one go, at least.
const PIECE: usize = 8 << 10;

/// A stream that gives UTF-8 where UTF-16 comes in.
pub struct Utf8Stream<R> {
    input: R,
    /// Bytes that were taken from the input and not yet given on.
    ready: Vec<u8>,
    /// How many of them have been given on.
    given: usize,
    source: StreamKind,
}

enum StreamKind {
    /// Nothing has come yet.
    Unknown,
    /// Bytes that are given on as they are; they came from UTF-16 before, if that is said.
    Plain(Option<TextEncoding>),
    /// UTF-16; no decoder once all of it has come.
    Utf16(TextEncoding, Option<Decoder>),
}

impl<R: BufRead> Utf8Stream<R> {
    /// Decodes a stream that begins with the mark of UTF-16 or with a sign of two bytes that ASCII has in one, or is said to be in
    /// UTF-16.
    pub fn of(input: R, chosen: Option<TextEncoding>) -> Self {
        let source = match chosen {
            Some(encoding) if encoding.is_utf16() => StreamKind::utf16(encoding),
            Some(_) => StreamKind::Plain(None),
            None => StreamKind::Unknown,
        };
        Self::from(input, source)
    }

    /// Gives on what was decoded from UTF-16 elsewhere.
    pub const fn decoded(input: R, from: TextEncoding) -> Self {
        Self::from(input, StreamKind::Plain(Some(from)))
    }

    const fn from(input: R, source: StreamKind) -> Self {
        Self {
            input,
            ready: Vec::new(),
            given: 0,
            source,
        }
    }

    /// The kind of UTF-16 from which the stream is decoded.
    pub const fn decodes(&self) -> Option<TextEncoding> {
        match self.source {
            StreamKind::Unknown => None,
            StreamKind::Plain(from) => from,
            StreamKind::Utf16(encoding, _) => Some(encoding),
        }
    }

    /// Looks at the first two bytes. No text begins with a zero byte, or has one behind its first sign, unless it is UTF-16.
    fn recognize(&mut self) -> io::Result<()> {
        while self.ready.len() < 2 {
            let available = self.input.fill_buf()?;
            let taken = available.len().min(2 - self.ready.len());
            if taken == 0 {
                break;
            }
            self.ready.extend_from_slice(&available[..taken]);
            self.input.consume(taken);
        }
        self.source = match *self.ready {
            [0xff, 0xfe] | [1..=0x7f, 0] => StreamKind::utf16(TextEncoding::Utf16Le),
            [0xfe, 0xff] | [0, 1..=0x7f] => StreamKind::utf16(TextEncoding::Utf16Be),
            _ => StreamKind::Plain(None),
        };
        if let StreamKind::Utf16(_, Some(decoder)) = &mut self.source {
            let mut decoded = vec![0; 8];
            let (_, _, written, _) = decoder.decode_to_utf8(&self.ready, &mut decoded, false);
            decoded.truncate(written);
            self.ready = decoded;
        }
        Ok(())
    }

    /// Decodes the next piece, until something comes of it or nothing more comes in.
    fn decode(&mut self) -> io::Result<()> {
        let StreamKind::Utf16(_, source) = &mut self.source else {
            return Ok(());
        };
        self.given = 0;
        self.ready.clear();
        while self.ready.is_empty()
            && let Some(decoder) = source
        {
            let available = self.input.fill_buf()?;
            let is_last = available.is_empty();
            self.ready.resize(PIECE, 0);
            let (done, read, written, _) =
                decoder.decode_to_utf8(available, &mut self.ready, is_last);
            self.ready.truncate(written);
            self.input.consume(read);
            if is_last && done == CoderResult::InputEmpty {
                *source = None;
            }
        }
        Ok(())
    }
}

impl StreamKind {
    fn utf16(encoding: TextEncoding) -> Self {
        let decoder = encoding.decoder().new_decoder_with_bom_removal();
        StreamKind::Utf16(encoding, Some(decoder))
    }
}

impl<R: BufRead> BufRead for Utf8Stream<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if matches!(self.source, StreamKind::Unknown) {
            self.recognize()?;
        }
        if self.given == self.ready.len() {
            if matches!(self.source, StreamKind::Plain(_)) {
                return self.input.fill_buf();
            }
            self.decode()?;
        }
        Ok(&self.ready[self.given..])
    }

    fn consume(&mut self, amount: usize) {
        if self.given < self.ready.len() {
            self.given += amount;
        } else {
            self.input.consume(amount);
        }
    }
}

impl<R: BufRead> Read for Utf8Stream<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let taken = available.len().min(bytes.len());
        bytes[..taken].copy_from_slice(&available[..taken]);
        self.consume(taken);
        Ok(taken)
    }
}

impl<R> fmt::Debug for Utf8Stream<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Utf8Stream").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn read(bytes: &[u8], chosen: Option<TextEncoding>) -> String {
        let mut texts = [1, 2, 3, 1000].map(|capacity| {
            let mut text = String::new();
            Utf8Stream::of(BufReader::with_capacity(capacity, bytes), chosen)
                .read_to_string(&mut text)
                .expect("it is UTF-8");
            text
        });
        assert!(texts.iter().all(|text| *text == texts[0]));
        std::mem::take(&mut texts[0])
    }

    #[test]
    fn both_kinds_of_utf16_come_out_as_utf8_and_all_else_as_it_is() {
        let text = "[White \"Łącka\"]\n1. e4 {日本 🙂}\n".repeat(400);
        for (mark, bytes) in [
            ([0xff, 0xfe], u16::to_le_bytes as fn(u16) -> [u8; 2]),
            ([0xfe, 0xff], u16::to_be_bytes),
        ] {
            let encoded = text.encode_utf16().flat_map(bytes);
            let encoded: Vec<u8> = mark.into_iter().chain(encoded).collect();
            assert_eq!(read(&encoded, None), text);
        }
        for chosen in [None, Some(TextEncoding::Utf16Le)] {
            let bare: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            assert_eq!(read(&bare, chosen), text, "{chosen:?}");
        }
        let bare: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(read(&bare, None), text);
        for other in ["", "1", "e4", &text] {
            assert_eq!(read(other.as_bytes(), None), other);
        }
    }
}
