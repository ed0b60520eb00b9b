//! What is to be said, and what every program that speaks can do.

use std::io;

use jadoube_core::i18n::Language;
use jadoube_ui::{Urgency, VoicePace};

/// Something to be said aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    pub words: String,
    /// The language of the words.
    pub language: Language,
    pub urgency: Urgency,
    pub pace: VoicePace,
}

/// A program that speaks, one sentence at a time.
pub(super) trait Mouth {
    /// Begins to say that.
    ///
    /// # Errors
    /// It cannot be reached any more.
    fn begin(&mut self, utterance: &Utterance) -> io::Result<()>;

    /// Whether it still speaks.
    ///
    /// # Errors
    /// It cannot be reached any more.
    fn is_speaking(&mut self) -> io::Result<bool>;

    /// Breaks off what it says.
    fn stop(&mut self);
}

/// The language as voices are asked for it; Serbian is read alike in both alphabets.
pub(super) const fn language_code(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::SerbianCyrillic | Language::SerbianLatin => "sr",
        Language::Slovene => "sl",
        Language::Polish => "pl",
        Language::Macedonian => "mk",
    }
}
