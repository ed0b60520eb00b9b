//! The last sign of life: when the program was last alive, and behind which line of which log.
//!
//! ```text
//! Jadoube last sign 2 1f0a3c55
//! 98b00f11                        0:12:04.3 5d0c6f10
//! ```
//!
//! Behind the title stands the checksum of the log's last line when the sign was written, then the moment, and a checksum
//! (CRC-32) of everything before it. A sign that was altered, or that belongs to another log, decides nothing.

use crate::clock::Moment;
use crate::record::checksum_text::checksum_text;
use crate::record::file_title::FileKind;

/// When the program was last alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastSign {
    /// Then, as a moment of its log.
    pub at: Moment,
    /// The checksum of the last line that its log had on the disk; signs of the first version bear none.
    pub checksum: Option<u32>,
}

impl LastSign {
    /// The sign as text, always of one length.
    pub fn to_text(&self) -> String {
        let title = FileKind::LastSign.title();
        let checksum = self.checksum.unwrap_or_default();
        let at = self.at.to_string();
        let text = format!("{title}{checksum:08x} {at:>32}");
        format!("{text} {}\n", checksum_text(&text))
    }

    /// Reads a sign; none if it was altered or is not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(bytes).ok()?;
        let title = FileKind::LastSign.title();
        let Some(rest) = text.strip_prefix(&title) else {
            // In the first version the moment stood alone.
            let at = text.trim().parse().ok()?;
            return Some(Self { at, checksum: None });
        };
        let (covered, sum) = text.strip_suffix('\n')?.rsplit_once(' ')?;
        if sum != checksum_text(covered) {
            return None;
        }
        let mut fields = rest.split_ascii_whitespace();
        let checksum = u32::from_str_radix(fields.next()?, 16).ok()?;
        Some(Self {
            at: fields.next()?.parse().ok()?,
            checksum: Some(checksum),
        })
    }

    /// Whether it was written beside a log with lines that bear these checksums.
    pub fn belongs_to(&self, checksums: &[u32]) -> bool {
        self.checksum
            .is_none_or(|checksum| checksums.contains(&checksum))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_sign_is_read_back_and_one_that_was_altered_is_none() {
        let sign = LastSign {
            at: Moment::after(Duration::from_millis(724_300)),
            checksum: Some(0x98b0_0f11),
        };
        let text = sign.to_text();
        assert_eq!(LastSign::read(text.as_bytes()), Some(sign));
        assert!(sign.belongs_to(&[1, 0x98b0_0f11]));
        assert!(!sign.belongs_to(&[1]));
        for place in 0..text.len() {
            for bit in 0..8 {
                let mut altered = text.clone().into_bytes();
                altered[place] ^= 1 << bit;
                assert_eq!(LastSign::read(&altered), None, "{place} {bit}");
            }
        }
    }

    #[test]
    fn a_sign_of_the_first_version_is_still_read() {
        let at = Moment::after(Duration::from_secs(61));
        let read = LastSign::read(b"                         0:01:01\n");
        assert_eq!(read, Some(LastSign { at, checksum: None }));
    }
}
