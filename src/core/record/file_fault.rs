//! Why one of the program's own files cannot be read: it is damaged, foreign, or written by a newer version.

use std::fmt;

use crate::record::script::{ScriptFault, Unreadable};

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It is none of this program's.
    Foreign,
    /// It was altered since it was written, or never was whole: there, or somewhere if that cannot be told.
    Damaged(Option<Unreadable>),
    /// A newer version of the program wrote it; what this version does not know stands there, if it came so far.
    Newer(Option<Unreadable>),
}

impl fmt::Display for FileFault {
    /// For the command line and for logs of tests, in plain English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, place) = match self {
            Self::Foreign => ("not a file of Jadoube", &None),
            Self::Damaged(place) => ("damaged", place),
            Self::Newer(place) => ("written by a newer version of Jadoube", place),
        };
        f.write_str(what)?;
        match place {
            Some(place) => write!(f, ", {place}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for FileFault {}

/// The text of a file.
///
/// # Errors
/// The first place at which the bytes are no UTF-8.
pub fn utf8(bytes: &[u8]) -> Result<&str, Unreadable> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        Unreadable {
            line: good.matches('\n').count() + 1,
            column: good.rsplit('\n').next().unwrap_or_default().chars().count() + 1,
            fault: ScriptFault::NotUtf8,
        }
    })
}
