//! The encoding of a text: Unicode, or the code pages in which the countries of our languages wrote before.

use std::fmt;
use std::str::FromStr;

use chardetng::EncodingDetector;
use encoding_rs::{
    Encoding, ISO_8859_2, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
};

/// An encoding in which a file of games can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextEncoding {
    /// Unicode as PGN is written today.
    Utf8,
    /// What Windows calls Unicode, the lower byte first.
    Utf16Le,
    /// The same, the higher byte first.
    Utf16Be,
    /// Central Europe: Polish, Slovene, Serbian in Latin letters.
    Windows1250,
    /// Cyrillic: Serbian, Macedonian.
    Windows1251,
    /// Western Europe.
    Windows1252,
    /// Central Europe before Windows.
    Latin2,
}

impl TextEncoding {
    /// Every encoding, in the order in which they are offered.
    pub const ALL: [TextEncoding; 7] = [
        TextEncoding::Utf8,
        TextEncoding::Windows1250,
        TextEncoding::Windows1251,
        TextEncoding::Windows1252,
        TextEncoding::Latin2,
        TextEncoding::Utf16Le,
        TextEncoding::Utf16Be,
    ];

    /// Those between which nothing in a file tells for certain.
    pub const CODE_PAGES: [TextEncoding; 4] = [
        TextEncoding::Windows1250,
        TextEncoding::Windows1251,
        TextEncoding::Windows1252,
        TextEncoding::Latin2,
    ];

    /// The name by which people know it.
    pub const fn name(self) -> &'static str {
        match self {
            TextEncoding::Utf8 => "UTF-8",
            TextEncoding::Utf16Le => "UTF-16LE",
            TextEncoding::Utf16Be => "UTF-16BE",
            TextEncoding::Windows1250 => "Windows-1250",
            TextEncoding::Windows1251 => "Windows-1251",
            TextEncoding::Windows1252 => "Windows-1252",
            TextEncoding::Latin2 => "ISO-8859-2",
        }
    }

    pub(super) const fn is_utf16(self) -> bool {
        matches!(self, TextEncoding::Utf16Le | TextEncoding::Utf16Be)
    }

    pub(super) const fn decoder(self) -> &'static Encoding {
        match self {
            TextEncoding::Utf8 => UTF_8,
            TextEncoding::Utf16Le => UTF_16LE,
            TextEncoding::Utf16Be => UTF_16BE,
            TextEncoding::Windows1250 => WINDOWS_1250,
            TextEncoding::Windows1251 => WINDOWS_1251,
            TextEncoding::Windows1252 => WINDOWS_1252,
            TextEncoding::Latin2 => ISO_8859_2,
        }
    }

    fn of(encoding: &'static Encoding) -> Option<TextEncoding> {
        TextEncoding::ALL
            .into_iter()
            .find(|known| known.decoder() == encoding)
    }
}

impl fmt::Display for TextEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name of an encoding that is not known here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown encoding; known are {}", TextEncoding::ALL.map(TextEncoding::name).join(", "))]
pub struct UnknownEncoding;

impl FromStr for TextEncoding {
    type Err = UnknownEncoding;

    /// Reads a name under which the Web knows the encoding: `windows-1250`, `cp1250`, `latin1`.
    fn from_str(name: &str) -> Result<Self, UnknownEncoding> {
        let known = Encoding::for_label(name.as_bytes()).and_then(TextEncoding::of);
        known.ok_or(UnknownEncoding)
    }
}

/// Finds out from the texts of a file that are not UTF-8 in which code page they are written.
#[derive(Debug, Default)]
pub struct EncodingGuess {
    /// The words that are not UTF-8.
    words: Vec<u8>,
}

/// How many bytes of such words tell as much as all of them.
const ENOUGH: usize = 1 << 16;

impl EncodingGuess {
    /// Takes a text in.
    pub fn feed(&mut self, text: &[u8]) {
        let foreign = |word: &&[u8]| std::str::from_utf8(word).is_err();
        for word in text.split(|byte| is_between_words(*byte)).filter(foreign) {
            if self.is_certain() {
                return;
            }
            self.words.extend_from_slice(word);
            self.words.push(b' ');
        }
    }

    /// Whether more text would tell nothing more.
    pub const fn is_certain(&self) -> bool {
        self.words.len() > ENOUGH
    }

    /// The encoding in which the texts most likely are, if there was any that is not UTF-8.
    pub fn likely(&self) -> Option<TextEncoding> {
        if self.words.is_empty() {
            return None;
        }
        let mut detector = EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
        detector.feed(&self.words, true);
        let guessed = detector.guess(None, chardetng::Utf8Detection::Deny);
        Some(TextEncoding::of(guessed).unwrap_or(TextEncoding::Windows1252))
    }
}

const fn is_between_words(byte: u8) -> bool {
    byte.is_ascii() && !byte.is_ascii_alphabetic()
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: [&str; 5] = [
        "Łącka, Żaneta",
        "Wąsik, Łukasz",
        "Krzyżanowski, Paweł",
        "Świętosława Gąsiorowska",
        "Duda, Jan-Krzysztof – Wójcik, Stanisław, Częstochowa",
    ];
    const SLOVENE: [&str; 4] = [
        "Žižek, Špela",
        "Čebašek, Matjaž",
        "Šebenik, Matej",
        "Črnomelj, Mežiška dolina, Žiga Žan",
    ];
    const SERBIAN: [&str; 4] = [
        "Đorđević, Ćira",
        "Šćepanović, Živojin",
        "Indić, Aleksandar – Ivanišević, Ivan",
        "Đurić, Željko, Niš",
    ];
    const SERBIAN_CYRILLIC: [&str; 4] = [
        "Петровић, Мирко",
        "Ђорђевић, Љубиша",
        "Шћепановић, Живојин",
        "Његош, Џејн – Чачак",
    ];
    const MACEDONIAN: [&str; 4] = [
        "Ѓорѓиевски, Ќирил",
        "Ѕвездановски, Љупчо",
        "Јованоски, Зоран",
        "Пешовска, Габриела – Скопје",
    ];

    fn guessed(names: &[&str], encoding: TextEncoding) -> Option<TextEncoding> {
        let mut guess = EncodingGuess::default();
        for name in names {
            let (bytes, _, is_lossy) = encoding.decoder().encode(name);
            assert!(!is_lossy, "{name}");
            guess.feed(&bytes);
        }
        guess.likely()
    }

    #[test]
    fn a_file_of_names_in_any_of_our_languages_tells_its_code_page() {
        let central = [&POLISH[..], &SLOVENE, &SERBIAN];
        for names in central {
            for encoding in [TextEncoding::Windows1250, TextEncoding::Latin2] {
                let names: Vec<_> = names.iter().map(|name| name.replace('–', "-")).collect();
                let names: Vec<_> = names.iter().map(String::as_str).collect();
                assert_eq!(guessed(&names, encoding), Some(encoding), "{names:?}");
            }
        }
        for names in [&SERBIAN_CYRILLIC, &MACEDONIAN] {
            let encoding = TextEncoding::Windows1251;
            assert_eq!(guessed(names, encoding), Some(encoding), "{names:?}");
        }
        let western = ["Müller, Jörg – Vachier-Lagrave, Maxime “MVL”", "Fédération"];
        let encoding = TextEncoding::Windows1252;
        assert_eq!(guessed(&western, encoding), Some(encoding));
    }

    #[test]
    fn a_single_name_tells_its_code_page() {
        let mut wrong = Vec::new();
        let central = [&POLISH[..], &SLOVENE, &SERBIAN].concat();
        let cyrillic = [SERBIAN_CYRILLIC, MACEDONIAN].concat();
        for (names, encoding) in [
            (central, TextEncoding::Windows1250),
            (cyrillic, TextEncoding::Windows1251),
        ] {
            for name in names {
                let found = guessed(&[name], encoding);
                if found != Some(encoding) {
                    wrong.push((name, found));
                }
            }
        }
        assert_eq!(wrong, []);
    }

    #[test]
    fn an_encoding_is_known_by_its_usual_names() {
        for (name, encoding) in [
            ("windows-1250", TextEncoding::Windows1250),
            ("CP1251", TextEncoding::Windows1251),
            ("latin1", TextEncoding::Windows1252),
            ("utf8", TextEncoding::Utf8),
            ("UTF-16", TextEncoding::Utf16Le),
            ("iso-8859-2", TextEncoding::Latin2),
        ] {
            assert_eq!(name.parse(), Ok(encoding), "{name}");
        }
        assert!("koi7".parse::<TextEncoding>().is_err());
        for encoding in TextEncoding::ALL {
            assert_eq!(encoding.name().parse(), Ok(encoding));
        }
    }
}
