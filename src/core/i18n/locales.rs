//! The locale files, one a topic, and the bundles built from them.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::short_words::join_short_words;
use super::transliteration::to_latin;

/// One locale file as it is read: Serbian Latin is already transliterated.
#[derive(Clone, Debug)]
pub struct Source {
    /// The topic, which is the file's name without its ending.
    pub topic: &'static str,
    /// Its text, in Fluent's syntax.
    pub text: Cow<'static, str>,
}

/// Every topic: each written language has a file for each of them in its folder.
macro_rules! topics {
    ($folder:literal: $($topic:literal)*) => {
        &[$(($topic, include_str!(concat!("../../../locales/", $folder, "/", $topic, ".ftl")))),*]
    };
    ($folder:literal) => {
        topics!($folder:
            "app" "table" "clock" "newgame" "adjourning" "desk" "incident" "event" "learn" "preferences" "notation" "sheet"
            "conduct" "asking" "laws" "gists" "statements" "headlines" "rulings" "pieces" "errors" "keys" "grammar" "judge"
            "command-line" "packaging" "tournament"
            "lessons-pieces" "lessons-hands" "lessons-clock" "lessons-conduct"
            "situations-moving" "situations-irregular" "situations-conduct"
        )
    };
}

type File = (&'static str, &'static str);

const ENGLISH: &[File] = topics!("en");
const SERBIAN: &[File] = topics!("sr-Cyrl");
const SLOVENE: &[File] = topics!("sl");
const POLISH: &[File] = topics!("pl");
const MACEDONIAN: &[File] = topics!("mk");
/// What Serbian says otherwise in Latin letters than in Cyrillic.
const SERBIAN_LATIN: &[File] = topics!("sr-Latn": "overrides");

/// The files of a language in the order in which they are read; a later message replaces an earlier one.
pub fn sources(language: Language) -> Vec<Source> {
    let as_written = |files: &'static [File]| {
        files.iter().map(|(topic, text)| Source {
            topic,
            text: Cow::Borrowed(*text),
        })
    };
    match language {
        Language::English => as_written(ENGLISH).collect(),
        Language::SerbianCyrillic => as_written(SERBIAN).collect(),
        Language::SerbianLatin => SERBIAN
            .iter()
            .map(|(topic, text)| Source {
                topic,
                text: Cow::Owned(to_latin(text)),
            })
            .chain(as_written(SERBIAN_LATIN))
            .collect(),
        Language::Slovene => as_written(SLOVENE).collect(),
        Language::Polish => as_written(POLISH).collect(),
        Language::Macedonian => as_written(MACEDONIAN).collect(),
    }
}

pub(super) type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, read at their first use.
pub(super) fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| build(language))
}

fn build(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language
        .tag()
        .parse()
        .expect("the tags of the program's languages are well formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for source in sources(language) {
        // A message that does not parse is left out: English says it then, and the tests name it.
        let resource = FluentResource::try_new(join_short_words(&source.text, language))
            .unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
