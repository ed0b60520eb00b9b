//! The first line of the program's own files: what kind of file it is, and the version of its format.
//!
//! ```text
//! Jadoube game journal 2 5d0c6f10
//! ```
//!
//! The checksum (CRC-32 of what stands before its blank) tells a damaged title from one of a later version. Files of the
//! first version have no title: whoever reads one knows them by what they begin with.

use super::checksum_text::checksum_text;

/// A kind of file that bears a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// The journal of the game on the table.
    GameJournal,
    /// The journal of a session at the side clock.
    SideClockJournal,
    /// A game that somebody saved.
    SavedGame,
    /// When the program was last alive.
    LastSign,
    /// A tournament: what was entered in it.
    Tournament,
}

/// The version of the format that this program writes; it is one number for all kinds.
pub const VERSION: u32 = 2;

/// What every title begins with.
const OWNER: &str = "Jadoube ";

impl FileKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::GameJournal,
        Self::SideClockJournal,
        Self::SavedGame,
        Self::LastSign,
        Self::Tournament,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::GameJournal => "game journal",
            Self::SideClockJournal => "side clock journal",
            Self::SavedGame => "saved game",
            Self::LastSign => "last sign",
            Self::Tournament => "tournament",
        }
    }

    /// The title of a file of that kind that is written now, with its line feed.
    pub fn title(self) -> String {
        titled(self, VERSION)
    }
}

/// The title of that version.
fn titled(kind: FileKind, version: u32) -> String {
    let text = format!("{OWNER}{} {version}", kind.name());
    format!("{text} {}\n", checksum_text(&text))
}

/// What a file begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileTitle<'a> {
    /// The title of a file of that kind which this version writes, with its line feed.
    Current(FileKind, &'a str),
    /// The title of a file of that kind in a later format.
    Newer(FileKind),
    /// The beginning of a title, and nothing more.
    Beginning,
    /// A title that was altered.
    Damaged,
    /// No title.
    None,
}

impl<'a> FileTitle<'a> {
    /// The title that these bytes begin with.
    pub fn of(bytes: &'a [u8]) -> Self {
        let whole = bytes.iter().position(|&byte| byte == b'\n');
        let Some(end) = whole else {
            let is_beginning = |kind: FileKind| kind.title().as_bytes().starts_with(bytes);
            let begins = bytes.len() >= OWNER.len() && FileKind::ALL.into_iter().any(is_beginning);
            return if begins { Self::Beginning } else { Self::None };
        };
        if !bytes.starts_with(OWNER.as_bytes()) {
            return Self::None;
        }
        Self::read(&bytes[..=end]).unwrap_or(Self::Damaged)
    }

    fn read(line: &'a [u8]) -> Option<Self> {
        let title = std::str::from_utf8(line).ok()?;
        let (text, sum) = title.strip_suffix('\n')?.rsplit_once(' ')?;
        if checksum_text(text) != sum {
            return None;
        }
        let (name, version) = text.strip_prefix(OWNER)?.rsplit_once(' ')?;
        let kind = FileKind::ALL.into_iter().find(|kind| kind.name() == name)?;
        match version.parse::<u32>().ok()? {
            VERSION => Some(Self::Current(kind, title)),
            later if later > VERSION => Some(Self::Newer(kind)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_tells_kind_and_version_and_whether_it_was_altered() {
        for kind in FileKind::ALL {
            let title = kind.title();
            assert_eq!(
                FileTitle::of(title.as_bytes()),
                FileTitle::Current(kind, &title)
            );
            assert_eq!(
                FileTitle::of(titled(kind, 3).as_bytes()),
                FileTitle::Newer(kind),
                "a later format"
            );
            for place in OWNER.len()..title.len() - 1 {
                for bit in 0..8 {
                    let mut altered = title.clone().into_bytes();
                    altered[place] ^= 1 << bit;
                    let read = FileTitle::of(&altered);
                    assert_eq!(read, FileTitle::Damaged, "{place} {bit}");
                }
            }
            for length in OWNER.len()..title.len() - 1 {
                assert_eq!(
                    FileTitle::of(&title.as_bytes()[..length]),
                    FileTitle::Beginning
                );
            }
        }
        assert_eq!(
            FileTitle::of(b"6c1f09d2 Heading((program:\"0.1.0\"))\n"),
            FileTitle::None
        );
        assert_eq!(FileTitle::of(b""), FileTitle::None);
    }
}
