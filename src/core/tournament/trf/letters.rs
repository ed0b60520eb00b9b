//! The letters in which a report is written: as names have them, or those that every receiver can read.

/// In which letters names are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfLetters {
    /// As they are, in UTF-8.
    #[default]
    Unchanged,
    /// In ASCII, for a receiver that reads nothing else.
    Ascii,
}

impl TrfLetters {
    /// Returns the text in these letters.
    pub fn of(self, text: &str) -> String {
        match self {
            Self::Unchanged => text.to_owned(),
            Self::Ascii => ascii_text(text),
        }
    }
}

/// Returns the text in ASCII: accents go, other letters become Latin ones.
fn ascii_text(text: &str) -> String {
    any_ascii::any_ascii(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_our_languages_become_plain() {
        for (name, plain) in [
            ("Žagar, Črt", "Zagar, Crt"),
            ("Łącka, Żaneta", "Lacka, Zaneta"),
            ("Đorđević, Miloš", "Dordevic, Milos"),
            ("Петров, Ана", "Petrov, Ana"),
            ("Plain, Name", "Plain, Name"),
        ] {
            assert_eq!(ascii_text(name), plain);
        }
    }
}
