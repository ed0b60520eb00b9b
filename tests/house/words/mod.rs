//! The words of the program: whole in every language, grammatical, and nobody else's.

use std::collections::BTreeSet;

use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::{Edition, Rule, Statement};

use ftl::Locale;
use message_id_scanner::Uses;

mod answers;
mod ftl;
mod grammar;
mod headlines;
mod message_id_scanner;
mod wording;

/// The languages that lack nothing.
const WHOLE: &[Language] = &[
    Language::English,
    Language::SerbianCyrillic,
    Language::SerbianLatin,
    Language::Slovene,
    Language::Polish,
    Language::Macedonian,
];

#[track_caller]
fn none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn whole() -> impl Iterator<Item = Locale> {
    WHOLE.iter().copied().map(Locale::of)
}

fn every() -> impl Iterator<Item = Locale> {
    Language::ALL.into_iter().map(Locale::of)
}

#[test]
fn every_file_can_be_read_and_says_nothing_twice() {
    none(every().flat_map(|locale| locale.faults));
}

#[test]
fn every_language_says_what_english_says_and_no_more() {
    let english = Locale::of(Language::English);
    none(every().flat_map(|locale| {
        let (ours, theirs) = (english.ids(), locale.ids());
        let tag = locale.language.tag();
        let missing = ours
            .difference(&theirs)
            .filter(|_| WHOLE.contains(&locale.language));
        let missing: Vec<_> = missing.map(|id| format!("{tag} lacks `{id}`")).collect();
        let surplus: Vec<_> = theirs
            .difference(&ours)
            .map(|id| format!("{tag} alone has `{id}`"))
            .collect();
        missing.into_iter().chain(surplus)
    }));
}

#[test]
fn every_form_that_others_may_refer_to_is_referred_to() {
    none(whole().flat_map(|locale| {
        let uses = Uses::of_sources();
        let referred: BTreeSet<&String> = locale
            .messages
            .values()
            .flat_map(|message| &message.refers)
            .collect();
        let forms = locale
            .messages
            .iter()
            .filter(|(_, message)| message.topic == "grammar");
        let idle = forms.filter(|(id, _)| !referred.contains(id) && !uses.name(id));
        let tag = locale.language.tag();
        let lost = referred
            .iter()
            .filter(|id| !locale.messages.contains_key(**id));
        idle.map(|(id, _)| format!("{tag}: nothing refers to `{id}`"))
            .chain(lost.map(|id| format!("{tag}: there is no `{id}` to refer to")))
            .collect::<Vec<_>>()
    }));
}

#[test]
fn no_source_asks_for_a_message_that_is_not_there() {
    let english = Locale::of(Language::English);
    none(Uses::of_sources().calls.iter().filter_map(|call| {
        let found = english.messages.contains_key(&call.id);
        (!found).then(|| format!("{}: no message `{}`", call.path, call.id))
    }));
}

#[test]
fn no_message_is_written_for_nothing() {
    let english = Locale::of(Language::English);
    let uses = Uses::of_sources();
    none(english.ids().into_iter().filter_map(|id| {
        let whole = id.split('.').next().unwrap_or(id);
        let gist = whole.ends_with("-gist") && uses.name(whole);
        (!gist && !uses.name(id)).then(|| format!("nothing asks for `{id}`"))
    }));
}

/// What every message is told by whoever speaks it: where the players' names belong.
const ALWAYS_TOLD: [&str; 4] = ["white-mark", "black-mark", "player-mark", "opponent-mark"];

#[test]
fn every_message_is_told_what_it_asks_for() {
    let english = Locale::of(Language::English);
    none(Uses::of_sources().calls.iter().filter_map(|call| {
        let given = call.args.as_ref()?;
        let asked = english.asks_for(&call.id);
        let mut missed: Vec<_> = asked.difference(given).collect();
        missed.retain(|name| !ALWAYS_TOLD.contains(&name.as_str()));
        (!missed.is_empty()).then(|| format!("{}: `{}` is not told {missed:?}", call.path, call.id))
    }));
}

#[test]
fn no_language_asks_for_what_it_is_not_told() {
    let english = Locale::of(Language::English);
    none(every().flat_map(|locale| {
        let ids: Vec<String> = locale.ids().into_iter().map(str::to_owned).collect();
        ids.into_iter()
            .filter_map(|id| {
                let mut told = english.asks_for(&id);
                told.extend(ALWAYS_TOLD.map(str::to_owned));
                told.extend(english.messages.get(&id)?.promised.iter().cloned());
                if id.starts_with("rule-") && id.ends_with("-finding") {
                    told.extend(["player".to_owned(), "count".to_owned()]);
                }
                let asked = locale.asks_for(&id);
                let unknown: Vec<_> = asked.difference(&told).collect();
                let tag = locale.language.tag();
                (!unknown.is_empty()).then(|| format!("{tag}: `{id}` asks for {unknown:?}"))
            })
            .collect::<Vec<_>>()
    }));
}

#[test]
fn every_rule_has_a_headline_a_finding_and_a_gist() {
    let english = Locale::of(Language::English);
    let wanted: BTreeSet<String> = Rule::ALL
        .iter()
        .flat_map(|rule| {
            ["", "-finding", "-gist"].map(|layer| format!("rule-{}{layer}", rule.slug()))
        })
        .collect();
    let is_of_a_rule = |id: &&str| id.starts_with("rule-") && !id.contains('.');
    let there: BTreeSet<String> = english
        .ids()
        .into_iter()
        .filter(is_of_a_rule)
        .map(str::to_owned)
        .collect();
    none(
        wanted
            .difference(&there)
            .map(|id| format!("no message `{id}`")),
    );
    none(
        there
            .difference(&wanted)
            .map(|id| format!("no rule for `{id}`")),
    );
}

#[test]
fn every_statement_has_a_headline_and_a_gist_and_nothing_else() {
    let english = Locale::of(Language::English);
    let wanted: BTreeSet<String> = Statement::ALL
        .iter()
        .flat_map(|it| ["", "-gist"].map(|layer| format!("statement-{}{layer}", it.slug())))
        .collect();
    let ids = english.ids().into_iter();
    let is_of_a_statement = |id: &&str| id.starts_with("statement-") && !id.contains('.');
    let there: BTreeSet<String> = ids.filter(is_of_a_statement).map(str::to_owned).collect();
    assert_eq!(wanted, there);
}

#[test]
fn a_language_is_named_by_its_speakers_and_kept_by_its_tag() {
    let names = Language::ALL.map(Language::own_name);
    assert_eq!(
        names,
        [
            "English",
            "Српски",
            "Srpski",
            "Slovenščina",
            "Polski",
            "Македонски"
        ]
    );
    for language in Language::ALL {
        let kept = ron::to_string(&Words::new(language)).expect("settings keep a language");
        assert!(kept.contains(language.tag()), "{kept}");
        assert_eq!(ron::from_str(&kept), Ok(Words::new(language)));
    }
}

#[test]
fn a_missing_message_is_said_in_english_and_an_unknown_one_by_its_id() {
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(words.tr("no-such-message"), "no-such-message");
        assert_eq!(words.try_tr("no-such-message", &[]), None);
    }
}

#[test]
fn an_interpretation_of_the_laws_says_that_it_is_one() {
    for language in WHOLE {
        let words = Words::new(*language);
        let page = |rule| words.article_page(rule).interpretation;
        assert!(page(Rule::Chess960Made).is_some(), "{language:?}");
        let advice = page(Rule::IllegalIncrementReversal);
        assert_eq!(advice, Some(words.tr("ruling-advice").into_owned()));
        assert_eq!(page(Rule::MadeCastling), None, "{language:?}");
    }
}

#[test]
fn an_article_page_tells_where_every_edition_states_its_rule_and_what_was_otherwise() {
    let page = Words::new(Language::English).article_page(Rule::IllegalCountStd);
    let articles: Vec<_> = page
        .editions
        .iter()
        .map(|entry| entry.articles.join(" "))
        .collect();
    assert_eq!(
        articles,
        [
            "7.4b",
            "7.4b",
            "7.5b",
            "7.5.3 7.7.2 7.8.2",
            "7.5.5",
            "7.5.5"
        ]
    );
    let otherwise = |edition: Edition| {
        let entry = page.editions.iter().find(|entry| entry.edition == edition);
        entry
            .and_then(|entry| entry.otherwise.clone())
            .unwrap_or_default()
    };
    assert!(
        otherwise(Edition::E2005).contains("third") && otherwise(Edition::E2009).contains("third")
    );
    assert_eq!(otherwise(Edition::E2023), "");
}
