//! The versions of the envelope: what this program writes, and what it still reads.

/// A form of the envelope that this program knows; the number stands in the first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum EnvelopeVersion {
    /// A fingerprint of 80 bits, and passphrases as the keyboard gives them.
    One,
    /// A fingerprint of 125 bits, and passphrases in the normal form C of Unicode.
    Two,
}

/// What stands before the number.
const NAME: &str = "Jadoube envelope";

/// What the first line of a text says of its version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FirstLine {
    /// One that can be read.
    Known(EnvelopeVersion),
    /// A version after the newest one.
    Newer,
    /// It begins as an envelope does, but no version has that number.
    Damaged,
    /// It does not begin as an envelope.
    Foreign,
}

impl EnvelopeVersion {
    /// The one in which envelopes are written.
    pub(super) const NEWEST: Self = Self::Two;

    const ALL: [Self; 2] = [Self::One, Self::Two];

    const fn number(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
        }
    }

    /// The first line of an envelope of this version.
    pub(super) fn first_line(self) -> String {
        format!("{NAME} {}", self.number())
    }
}

impl FirstLine {
    pub(super) fn read(line: &str) -> Self {
        let Some(number) = line.strip_prefix(NAME) else {
            return Self::Foreign;
        };
        let number = number.strip_prefix(' ').unwrap_or_default();
        let known = EnvelopeVersion::ALL
            .into_iter()
            .find(|version| version.number() == number);
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        match known {
            Some(version) => Self::Known(version),
            None if is_number && !number.is_empty() && !number.starts_with('0') => Self::Newer,
            None => Self::Damaged,
        }
    }
}

#[test]
fn a_version_after_the_newest_is_told_from_damage_and_from_another_text() {
    for (line, read) in [
        ("Jadoube envelope 1", FirstLine::Known(EnvelopeVersion::One)),
        ("Jadoube envelope 2", FirstLine::Known(EnvelopeVersion::Two)),
        ("Jadoube envelope 3", FirstLine::Newer),
        ("Jadoube envelope 99999999999999999999", FirstLine::Newer),
        ("Jadoube envelope 0", FirstLine::Damaged),
        ("Jadoube envelope 02", FirstLine::Damaged),
        ("Jadoube envelope 2 ", FirstLine::Damaged),
        ("Jadoube envelope", FirstLine::Damaged),
        ("Jadoube envelope B", FirstLine::Damaged),
        ("Dear Anna,", FirstLine::Foreign),
        ("", FirstLine::Foreign),
    ] {
        assert_eq!(FirstLine::read(line), read, "{line}");
    }
}
