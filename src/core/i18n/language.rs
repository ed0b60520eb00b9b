//! The languages of the program.

use serde::{Deserialize, Serialize};

use crate::notation::Letters;

/// A language of the program.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize,
)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Serbian in Cyrillic letters.
    #[serde(rename = "sr-Cyrl")]
    SerbianCyrillic,
    /// Serbian in Latin letters, transliterated from the Cyrillic.
    #[serde(rename = "sr-Latn")]
    SerbianLatin,
    /// Slovene.
    #[serde(rename = "sl")]
    Slovene,
    /// Polish.
    #[serde(rename = "pl")]
    Polish,
    /// Macedonian.
    #[serde(rename = "mk")]
    Macedonian,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::SerbianCyrillic,
        Self::SerbianLatin,
        Self::Slovene,
        Self::Polish,
        Self::Macedonian,
    ];

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::SerbianCyrillic => "Српски",
            Self::SerbianLatin => "Srpski",
            Self::Slovene => "Slovenščina",
            Self::Polish => "Polski",
            Self::Macedonian => "Македонски",
        }
    }

    /// Its BCP 47 tag, as settings keep it.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::SerbianCyrillic => "sr-Cyrl",
            Self::SerbianLatin => "sr-Latn",
            Self::Slovene => "sl",
            Self::Polish => "pl",
            Self::Macedonian => "mk",
        }
    }

    /// The piece letters that its speakers are used to.
    pub const fn letters(self) -> Letters {
        match self {
            Self::English => Letters::English,
            Self::SerbianCyrillic => Letters::SerbianCyrillic,
            Self::SerbianLatin => Letters::SerbianLatin,
            Self::Slovene => Letters::Slovene,
            Self::Polish => Letters::Polish,
            Self::Macedonian => Letters::Macedonian,
        }
    }

    /// The language that a system's locale asks for, if the program speaks it.
    ///
    /// Reads BCP 47 (`sr-Latn-RS`) and POSIX (`sr_RS.UTF-8@latin`). Serbian without a script is Cyrillic, except in
    /// Montenegro, where Latin is usual.
    ///
    /// ```
    /// use jadoube_core::i18n::Language;
    ///
    /// assert_eq!(Language::of_locale("pl_PL.UTF-8"), Some(Language::Polish));
    /// assert_eq!(Language::of_locale("sr_RS.UTF-8@latin"), Some(Language::SerbianLatin));
    /// assert_eq!(Language::of_locale("ja-JP"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Self> {
        let locale = locale.to_ascii_lowercase();
        let mut parts = locale.split(['-', '_', '.', '@']);
        let language = parts.next().unwrap_or_default();
        let asks_for = |wanted: &[&str]| parts.clone().any(|part| wanted.contains(&part));
        match language {
            "en" => Some(Self::English),
            "sr" if asks_for(&["cyrl", "cyrillic"]) => Some(Self::SerbianCyrillic),
            "sr" if asks_for(&["latn", "latin", "me"]) => Some(Self::SerbianLatin),
            "sr" => Some(Self::SerbianCyrillic),
            "sh" => Some(Self::SerbianLatin),
            "sl" => Some(Self::Slovene),
            "pl" => Some(Self::Polish),
            "mk" => Some(Self::Macedonian),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_finds_its_language() {
        for (locale, language) in [
            ("en", Some(Language::English)),
            ("en-GB", Some(Language::English)),
            ("sr", Some(Language::SerbianCyrillic)),
            ("sr_RS", Some(Language::SerbianCyrillic)),
            ("sr-Cyrl-ME", Some(Language::SerbianCyrillic)),
            ("sr-ME", Some(Language::SerbianLatin)),
            ("sr-Latn-RS", Some(Language::SerbianLatin)),
            ("sr_RS@latin", Some(Language::SerbianLatin)),
            ("sl-SI", Some(Language::Slovene)),
            ("PL", Some(Language::Polish)),
            ("mk_MK.utf8", Some(Language::Macedonian)),
            ("C", None),
            ("C.UTF-8", None),
            ("", None),
            ("slang", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale:?}");
        }
    }

    #[test]
    fn every_tag_finds_its_own_language() {
        for language in Language::ALL {
            assert_eq!(Language::of_locale(language.tag()), Some(language));
        }
    }
}
