//! What nobody else shall read: wiped from memory when it is let go, and never shown by accident.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use zeroize::{Zeroize, Zeroizing};

/// How many bytes are kept free, so that a secret which is being written seldom moves and leaves copies behind.
const SPARE: usize = 1024;

/// A passphrase, or a move that is to be sealed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Zeroizing<String>);

impl Secret {
    /// What it says.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The text itself, to be written into.
    pub fn writing(&mut self) -> &mut String {
        &mut self.0
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same in the normal form C of Unicode: a letter and its accent are one, whatever keyboard wrote them.
    pub fn normalized(&self) -> Self {
        let mut normalized = Self::default();
        normalized.0.extend(self.0.nfc());
        normalized
    }

    /// Whether both say the same, whatever keyboards wrote them.
    pub fn is_same(&self, other: &Self) -> bool {
        self.normalized() == other.normalized()
    }

    /// Wipes it.
    pub fn wipe(&mut self) {
        self.0.zeroize();
    }

    /// What it says, taken out of it.
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }
}

impl Default for Secret {
    fn default() -> Self {
        Self(Zeroizing::new(String::with_capacity(SPARE)))
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Self {
        let mut secret = Self::default();
        secret.0.push_str(text);
        secret
    }
}

impl fmt::Debug for Secret {
    /// Nothing of what it says, not even how long it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_does_not_show_itself() {
        assert_eq!(
            format!("{:?}", Secret::from("Qh5")),
            format!("{:?}", Secret::default())
        );
        let mut secret = Secret::from("Qh5");
        secret.wipe();
        assert!(secret.is_empty());
    }

    #[test]
    fn a_letter_is_the_same_from_every_keyboard_but_no_other_difference_is_passed_over() {
        let secret = Secret::from("čarovnija žalost ѓон");
        assert!(secret.is_same(&"c\u{30c}arovnija z\u{30c}alost г\u{301}он".into()));
        for other in [
            "carovnija žalost ѓон",
            "Čarovnija žalost ѓон",
            "čarovnija  žalost ѓон",
        ] {
            assert!(!secret.is_same(&other.into()), "{other}");
        }
    }
}
