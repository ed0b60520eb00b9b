//! What `jadoube law` answers to machines: an object for each provision, and one for each edition of it.

use crate::json::JsonObject;
use jadoube_core::i18n::{FoundProvision, Words};
use jadoube_core::laws::{Edition, Provision};

/// The objects of a provision that was asked for by its number or its name: what it is, then what each edition says.
pub fn provision(provision: Provision, numbered_by: Edition, words: Words) -> String {
    let page = words.article_page(provision);
    let object = begun("provision", provision, words)
        .text("edition", numbered_by.name())
        .texts("articles", provision.articles(numbered_by))
        .text("headline", &page.headline)
        .text("gist", &page.gist)
        .text_or_null("interpretation", page.interpretation.as_deref())
        .text_or_null("also", page.also.as_deref());
    let mut text = object.line();
    for entry in &page.editions {
        let object = begun("edition", provision, words)
            .text("edition", entry.edition.name())
            .texts("articles", &entry.articles)
            .text_or_null("otherwise", entry.otherwise.as_deref());
        text.push_str(&object.line());
    }
    text
}

/// The object of a provision that speaks of the words that were asked for.
pub fn found(found: &FoundProvision, edition: Edition, words: Words) -> String {
    begun("found", found.provision, words)
        .text("edition", edition.name())
        .texts("articles", found.provision.articles(edition))
        .text("headline", &words.provision(found.provision))
        .line()
}

fn begun(kind: &str, provision: Provision, words: Words) -> JsonObject {
    JsonObject::of(kind)
        .text("name", provision.slug())
        .text("language", words.language().tag())
}
