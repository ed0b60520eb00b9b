//! Lines that are bound to one another: each begins with a checksum of itself and of the checksum before it.
//!
//! A line that was altered, lost or put elsewhere is noticed, and what stands before it is still good.

/// `text` as the line behind the one whose checksum is `last`, which becomes its own.
pub(in crate::record) fn bind(last: &mut u32, text: &str) -> String {
    *last = checksum(*last, text.as_bytes());
    format!("{:08x} {text}\n", *last)
}

/// The checksum and the text of a whole line, if it stands rightly behind the one whose checksum is `before`.
pub(in crate::record) fn unbind(line: &[u8], before: u32) -> Option<(u32, &str)> {
    let line = std::str::from_utf8(line.strip_suffix(b"\n")?).ok()?;
    let (sum, text) = line.split_once(' ')?;
    let stated = u32::from_str_radix(sum, 16)
        .ok()
        .filter(|stated| format!("{stated:08x}") == sum)?;
    (checksum(before, text.as_bytes()) == stated).then_some((stated, text))
}

/// The CRC-32 of the checksum before and the text.
pub(in crate::record) fn checksum(before: u32, text: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&before.to_le_bytes());
    hasher.update(text);
    hasher.finalize()
}
