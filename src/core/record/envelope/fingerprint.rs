//! The fingerprint of an envelope: letters to be written down that stand for every byte of it.

use std::fmt;

use blake2::Blake2b;
use blake2::digest::consts::{U10, U16};
use blake2::digest::{Digest, FixedOutput};

use super::version::EnvelopeVersion;

/// The letters and digits of a fingerprint, each standing for five bits; those that a hand confuses are not among them.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// What stands for the whole of an envelope: the first 125 bits of a `BLAKE2b` of sixteen bytes.
///
/// In envelopes of the first version it is all 80 bits of a `BLAKE2b` of ten bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint {
    version: EnvelopeVersion,
    bits: u128,
}

impl Fingerprint {
    /// The fingerprint of the text of an envelope, without the line that states it.
    pub(super) fn of(version: EnvelopeVersion, body: &str) -> Self {
        let bits = match version {
            EnvelopeVersion::One => {
                let mut hasher = Blake2b::<U10>::new();
                hasher.update(body.as_bytes());
                let hash: [u8; 10] = hasher.finalize_fixed().into();
                let number = |bits, byte: &u8| bits << 8 | u128::from(*byte);
                hash.iter().fold(0, number)
            }
            EnvelopeVersion::Two => {
                let mut hasher = Blake2b::<U16>::new();
                hasher.update(body.as_bytes());
                let hash: [u8; 16] = hasher.finalize_fixed().into();
                u128::from_be_bytes(hash) >> 3
            }
        };
        Self { version, bits }
    }

    /// How many groups there are, and how many letters are in each.
    const fn groups(self) -> (u32, u32) {
        match self.version {
            EnvelopeVersion::One => (4, 4),
            EnvelopeVersion::Two => (5, 5),
        }
    }

    /// Whether that is what somebody wrote down; case, spaces and hyphens do not matter.
    pub fn verify(self, noted: &str) -> bool {
        bare(noted) == bare(&self.to_string())
    }

    /// How much of it somebody has written down so far, from its beginning: nothing if some letter is another.
    pub fn is_begun_by(self, noted: &str) -> bool {
        bare(&self.to_string()).starts_with(&bare(noted))
    }
}

/// What is left of a hand's writing when case, spaces and hyphens are passed over.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !c.is_ascii_punctuation() && !"–—".contains(*c))
        .flat_map(char::to_uppercase)
        .collect()
}

impl fmt::Display for Fingerprint {
    /// Five groups of five: `ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2`; four of four in the first version.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (groups, size) = self.groups();
        let letters = groups * size;
        for place in 0..letters {
            if place > 0 && place % size == 0 {
                f.write_str("-")?;
            }
            let below = 5 * (letters - 1 - place);
            let index = usize::try_from(self.bits >> below & 31).expect("five bits");
            write!(f, "{}", char::from(LETTERS[index]))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_recognised_as_a_hand_writes_it() {
        for (version, length) in [(EnvelopeVersion::One, 19), (EnvelopeVersion::Two, 29)] {
            let fingerprint = Fingerprint::of(version, "an envelope");
            let text = fingerprint.to_string();
            assert_eq!(text.len(), length);
            assert!(fingerprint.verify(&text.to_lowercase().replace('-', " ")));
            assert!(!fingerprint.verify(&Fingerprint::of(version, "another").to_string()));
            assert!(!fingerprint.verify(&text[..length - 1]));
            assert!(!fingerprint.verify(""));
            assert!(fingerprint.is_begun_by("") && fingerprint.is_begun_by(&text[..8]));
            assert!(!fingerprint.is_begun_by(&text[1..]));
        }
    }

    #[test]
    fn each_letter_stands_for_five_bits() {
        let shown = |version, bits| Fingerprint { version, bits }.to_string();
        let one = EnvelopeVersion::One;
        assert_eq!(shown(one, 0), "AAAA-AAAA-AAAA-AAAA");
        assert_eq!(shown(one, (1 << 80) - 1), "9999-9999-9999-9999");
        let two = EnvelopeVersion::Two;
        assert_eq!(shown(two, 1), "AAAAA-AAAAA-AAAAA-AAAAA-AAAAB");
        assert_eq!(shown(two, (1 << 125) - 1), "99999-99999-99999-99999-99999");
    }
}
