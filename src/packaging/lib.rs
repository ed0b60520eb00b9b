//! What lies beside the programs when they are installed: the entry in menus, kinds of files, manual pages, completions.
//!
//! All of it is made of what the programs know themselves, their words and their command lines, so that none of it goes
//! stale: the files below `assets/packaging/share` are what [`installed_files`] gives, and a test compares them.

mod completions;
mod desktop_entry;
mod file_types;
mod manual_pages;
mod software_centre;

use std::collections::BTreeMap;

use jadoube_cli::APP_ID;
use jadoube_core::i18n::{Language, Words};

/// Where the files lie in the sources; laid out as below `/usr/share`.
pub const SHARE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/packaging/share");

/// When the version was released, as `AppStream` and manual pages write it.
pub const RELEASED: &str = "2026-11-28";

/// The version of all programs.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns every file by its name below `/usr/share`.
pub fn installed_files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::from([
        (
            format!("applications/{APP_ID}.desktop"),
            desktop_entry::text(),
        ),
        (
            format!("metainfo/{APP_ID}.metainfo.xml"),
            software_centre::text(),
        ),
        (format!("mime/packages/{APP_ID}.xml"), file_types::text()),
    ]);
    files.extend(manual_pages::all());
    files.extend(completions::all());
    files
}

/// The words of every language but English, which stands without a tag before them.
fn translations() -> impl Iterator<Item = Words> {
    let others = |language: &Language| *language != Language::English;
    Language::ALL.into_iter().filter(others).map(Words::new)
}

/// How gettext, desktop entries and folders of manual pages name a language.
const fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::SerbianCyrillic => "sr",
        Language::SerbianLatin => "sr@latin",
        Language::Slovene => "sl",
        Language::Polish => "pl",
        Language::Macedonian => "mk",
    }
}

/// The text as it stands inside an element of XML.
fn in_xml(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// The words of a message; no-break spaces, which the locales put after short words, become usual ones.
fn plain(words: Words, id: &str) -> String {
    words.tr(id).replace('\u{a0}', " ")
}
