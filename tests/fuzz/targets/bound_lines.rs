//! Lines that are bound to one another, made of any text: else no reader would get behind their checksums.

use std::borrow::Cow;

use jadoube_core::record::file_title::FileKind;
use jadoube_core::record::log::checksummed_lines::LineWriter;
use ron::value::RawValue;
use serde::Serialize;

/// The bytes as they stand if they begin with `=`; else each line with the checksum that it should have, behind the title
/// of such a log, or without one, as in the first version, if they begin with `-`.
///
/// A line that is no RON at all is left as it stands: nobody reads behind it.
pub fn bound(kind: FileKind, data: &[u8]) -> Cow<'_, [u8]> {
    if let Some(as_they_stand) = data.strip_prefix(b"=") {
        return Cow::Borrowed(as_they_stand);
    }
    let first_version = data.strip_prefix(b"-");
    let (mut writer, mut lines) = if first_version.is_some() {
        (LineWriter::default(), Vec::new())
    } else {
        let (writer, title) = LineWriter::titled(kind);
        (writer, title.into_bytes())
    };
    let data = first_version.unwrap_or(data);
    for line in data.split_inclusive(|&byte| byte == b'\n') {
        let whole = line.strip_suffix(b"\n");
        let text = whole.and_then(|line| std::str::from_utf8(line).ok());
        match text.map(|text| RawValue::from_ron(text.trim())) {
            Some(Ok(raw)) => lines.extend_from_slice(writer.line(&raw).as_bytes()),
            Some(Err(_)) | None => lines.extend_from_slice(line),
        }
    }
    Cow::Owned(lines)
}

/// All these entries as a log of that kind, and the writer that goes on behind them.
pub fn written<E: Serialize>(kind: FileKind, entries: &[E]) -> (String, LineWriter) {
    let (mut writer, mut text) = LineWriter::titled(kind);
    for entry in entries {
        text += &writer.line(entry);
    }
    (text, writer)
}
