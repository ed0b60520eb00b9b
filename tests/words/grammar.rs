//! Grammar: plurals, both players, whole sentences.

use std::collections::BTreeSet;

use jadoube::i18n::{Language, Words};
use jadoube::laws::Rule;

use super::ftl::Locale;
use crate::{WHOLE, every, none, whole};

/// The plural categories of whole numbers in CLDR.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Macedonian => &["one", "other"],
        Language::SerbianCyrillic | Language::SerbianLatin => &["one", "few", "other"],
        Language::Slovene => &["one", "two", "few", "other"],
        Language::Polish => &["one", "few", "many", "other"],
    }
}

#[test]
fn whoever_counts_knows_every_plural_of_the_language() {
    let plurals = ["zero", "one", "two", "few", "many"];
    none(every().flat_map(|locale| {
        let wanted: BTreeSet<&str> = categories(locale.language).iter().copied().collect();
        let tag = locale.language.tag();
        let choices = locale
            .messages
            .iter()
            .flat_map(|(id, message)| message.choices.iter().map(move |(by, keys)| (id, by, keys)));
        choices
            .filter(|(_, _, keys)| keys.iter().any(|key| plurals.contains(&key.as_str())))
            .filter_map(|(id, by, keys)| {
                let is_number = |key: &&str| key.parse::<u32>().is_ok();
                let keys = keys.iter().map(String::as_str);
                let forms: BTreeSet<&str> = keys.filter(|key| !is_number(key)).collect();
                (forms != wanted).then(|| format!("{tag}: `{id}` counts ${by} by {forms:?}"))
            })
            .collect::<Vec<_>>()
    }));
}

#[test]
fn a_finding_is_a_sentence_for_both_players_and_any_number() {
    for language in WHOLE {
        let words = Words::new(*language);
        for rule in Rule::ALL {
            let id = format!("rule-{}-finding", rule.slug());
            let tag = language.tag();
            let said = |player: &str, count: u32| {
                words
                    .try_tr(&id, &[("player", player.into()), ("count", count.into())])
                    .unwrap_or_else(|| panic!("{tag}: `{id}` asks for more than player and count"))
            };
            for count in [0, 1, 2, 3, 4, 5, 11, 12, 22, 101] {
                for player in ["white", "black"] {
                    is_sentence(&said(player, count), &format!("{tag}: {id}"));
                }
            }
            if Locale::of(*language).asks_for(&id).contains("player") {
                assert_ne!(
                    said("white", 1),
                    said("black", 1),
                    "{tag}: {id} is the same for both"
                );
            }
        }
    }
}

#[track_caller]
fn is_sentence(text: &str, of: &str) {
    let first = text.chars().next().expect("some words");
    assert!(
        first.is_uppercase() || "„“»".contains(first),
        "{of} begins small: {text}"
    );
    assert!(text.ends_with(['.', '?', '!']), "{of} does not end: {text}");
    assert!(
        !text.contains("  ") && !text.contains('{'),
        "{of} has holes: {text}"
    );
}

#[test]
fn gists_questions_and_notices_are_sentences() {
    for locale in whole() {
        for (id, message) in &locale.messages {
            let sentences = ["-gist", "question-", "notice-"];
            if sentences
                .iter()
                .any(|part| id.starts_with(part) || id.contains(part))
                && message.topic != "app"
            {
                let text = message.text.trim_end().replace('\u{2060}', "e");
                is_sentence(&upper(&text), &format!("{}: {id}", locale.language.tag()));
            }
        }
    }
}

/// The text with a capital where it opens with an argument.
fn upper(text: &str) -> String {
    text.strip_prefix('e')
        .map_or_else(|| text.to_owned(), |rest| format!("E{rest}"))
}

#[test]
fn every_message_comes_out_whole_for_every_number() {
    for locale in whole() {
        let words = Words::new(locale.language);
        for id in locale.ids() {
            let asked = locale.asks_for(id);
            let counted: BTreeSet<&str> = counted(&locale, id);
            for number in 0..=112_u32 {
                let color = if number % 2 == 0 { "white" } else { "black" };
                let args: Vec<_> = asked
                    .iter()
                    .map(|name| match name.as_str() {
                        name if counted.contains(name) => (name, number.into()),
                        name @ ("player" | "color") => (name, color.into()),
                        name => (name, "e4".into()),
                    })
                    .collect();
                let text = words.try_tr(id, &args);
                let text =
                    text.unwrap_or_else(|| panic!("{}: `{id}` has a hole", locale.language.tag()));
                assert!(
                    !text.trim().is_empty(),
                    "{}: `{id}` says nothing",
                    locale.language.tag()
                );
                if counted.is_empty() && number > 0 {
                    break;
                }
            }
        }
    }
}

/// The arguments that choose a plural in a message or in one it refers to.
fn counted<'a>(locale: &'a Locale, id: &str) -> BTreeSet<&'a str> {
    let Some(message) = locale.messages.get(id) else {
        return BTreeSet::new();
    };
    let is_plural = |keys: &[String]| {
        keys.iter()
            .any(|key| key == "one" || key.parse::<u32>().is_ok())
    };
    let own = message
        .choices
        .iter()
        .filter(|(_, keys)| is_plural(keys))
        .map(|(by, _)| by.as_str());
    own.chain(message.refers.iter().flat_map(|id| counted(locale, id)))
        .collect()
}
