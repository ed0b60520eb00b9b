//! Lists of common words in each language, from which passphrases are drawn.

use std::borrow::Cow;

use super::language::Language;
use super::transliteration::to_latin;

/// The words of one language that a passphrase is drawn from: short, concrete, and none the beginning of another.
///
/// ```
/// use jadoube_core::i18n::{Language, WordList};
///
/// let words = WordList::of(Language::Slovene);
/// assert!(words.len() >= 1296);
/// assert_eq!(words.draw(0), Some("abeceda"));
/// ```
#[derive(Clone, Debug)]
pub struct WordList(Vec<Cow<'static, str>>);

/// How many values sixteen bits have.
const VALUES: usize = 1 << 16;

impl WordList {
    /// The words of that language; Serbian in Latin letters has the Cyrillic ones, carried over.
    pub fn of(language: Language) -> Self {
        let words = match language {
            Language::English => include_str!("../../../assets/wordlists/en.txt"),
            Language::SerbianCyrillic | Language::SerbianLatin => {
                include_str!("../../../assets/wordlists/sr.txt")
            }
            Language::Slovene => include_str!("../../../assets/wordlists/sl.txt"),
            Language::Polish => include_str!("../../../assets/wordlists/pl.txt"),
            Language::Macedonian => include_str!("../../../assets/wordlists/mk.txt"),
        };
        let words = words.split_whitespace();
        Self(if language == Language::SerbianLatin {
            words.map(|word| Cow::Owned(to_latin(word))).collect()
        } else {
            words.map(Cow::Borrowed).collect()
        })
    }

    /// How many words there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words, in the order of the alphabet.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// A fair choice from sixteen random bits, or `None`: draw again.
    pub fn draw(&self, bits: u16) -> Option<&str> {
        let bits = usize::from(bits);
        let fair = VALUES - VALUES.checked_rem(self.len())?;
        let word = self.0.get(bits % self.len())?;
        (bits < fair).then_some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_word_is_drawn_equally_often() {
        for language in Language::ALL {
            let list = WordList::of(language);
            let mut drawn: BTreeMap<&str, usize> = BTreeMap::new();
            for word in (0..=u16::MAX).filter_map(|bits| list.draw(bits)) {
                *drawn.entry(word).or_default() += 1;
            }
            assert_eq!(drawn.len(), list.len(), "{language:?}");
            let each = VALUES / list.len();
            assert!(drawn.values().all(|times| *times == each), "{language:?}");
        }
    }
}
