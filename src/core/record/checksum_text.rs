//! The checksum that closes a title, a last sign and a saved game: a CRC-32 as eight hexadecimal digits.

/// The checksum of that text, as it is written.
pub fn checksum_text(covered: &str) -> String {
    format!("{:08x}", crc32fast::hash(covered.as_bytes()))
}
