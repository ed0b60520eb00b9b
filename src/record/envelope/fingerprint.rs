//! The fingerprint of an envelope: sixteen letters that stand for every byte of it.

use std::fmt;

use blake2::Blake2b;
use blake2::digest::consts::U10;
use blake2::digest::{Digest, FixedOutput};

/// The letters and digits of a fingerprint, each standing for five bits; those that a hand confuses are not among them.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// What stands for the whole of an envelope: `BLAKE2b` of ten bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 10]);

impl Fingerprint {
    /// The fingerprint of the text of an envelope, without the line that states it.
    pub(super) fn of(body: &str) -> Self {
        let mut hasher = Blake2b::<U10>::new();
        hasher.update(body.as_bytes());
        Self(hasher.finalize_fixed().into())
    }

    /// Whether that is what somebody wrote down; case, spaces and hyphens do not matter.
    #[must_use]
    pub fn verify(self, noted: &str) -> bool {
        let bare = |text: &str| -> String {
            text.chars()
                .filter(|c| !c.is_whitespace() && !c.is_ascii_punctuation() && !"–—".contains(*c))
                .flat_map(char::to_uppercase)
                .collect()
        };
        bare(noted) == bare(&self.to_string())
    }
}

impl fmt::Display for Fingerprint {
    /// Four groups of four: `ABCD-EFGH-JKLM-NPQR`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self
            .0
            .iter()
            .fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        for place in 0..16_u32 {
            if place > 0 && place % 4 == 0 {
                f.write_str("-")?;
            }
            let index = usize::try_from(bits >> (75 - 5 * place) & 31).expect("five bits");
            write!(f, "{}", char::from(LETTERS[index]))?;
        }
        Ok(())
    }
}

#[test]
fn a_fingerprint_is_recognised_as_a_hand_writes_it() {
    let fingerprint = Fingerprint::of("an envelope");
    let text = fingerprint.to_string();
    assert_eq!(text.len(), 19);
    assert!(fingerprint.verify(&text.to_lowercase().replace('-', " ")));
    assert!(!fingerprint.verify(&Fingerprint::of("another").to_string()));
    assert!(!fingerprint.verify(&text[..18]));
    assert!(!fingerprint.verify(""));
    assert_eq!(Fingerprint([0; 10]).to_string(), "AAAA-AAAA-AAAA-AAAA");
    assert_eq!(Fingerprint([255; 10]).to_string(), "9999-9999-9999-9999");
}
