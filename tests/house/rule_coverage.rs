//! Every rule has a name of its own, an article in some edition, its words in every language, a chapter
//! that rules by it, and a case.

use std::collections::BTreeSet;

use jadoube_core::laws::{Edition, Provision, Rule};

/// What is said of a rule: its headline, what was found, and its gist.
const WORDS: [&str; 3] = ["rule-{}", "rule-{}-finding", "rule-{}-gist"];

/// Slugs that are not in small letters and hyphens, or that two rules share.
pub fn misnamed<'a>(slugs: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let is_plain = |slug: &str| {
        let is_word = |word: &str| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        slug.split('-').all(is_word)
    };
    slugs
        .into_iter()
        .filter(|slug| !is_plain(slug) || !seen.insert(*slug))
        .map(str::to_owned)
        .collect()
}

/// Provisions that no edition states.
pub fn without_article() -> Vec<String> {
    let is_stated = |provision: &Provision| {
        let mut editions = Edition::ALL.into_iter();
        editions.any(|edition| !provision.articles(edition).is_empty())
    };
    Provision::all()
        .filter(|provision| !is_stated(provision))
        .map(|provision| provision.slug().to_owned())
        .collect()
}

/// The messages about these rules that a language lacks.
pub fn untold<'a>(
    slugs: impl IntoIterator<Item = &'a str>,
    has: impl Fn(&str) -> bool,
) -> Vec<String> {
    slugs
        .into_iter()
        .flat_map(|slug| WORDS.map(|pattern| pattern.replace("{}", slug)))
        .filter(|id| !has(id))
        .collect()
}

/// The rules by which no chapter rules.
pub fn unruled(rules: &[Rule], chapters: &[String]) -> Vec<String> {
    rules
        .iter()
        .filter(|rule| !is_named(&format!("Rule::{rule:?}"), chapters))
        .map(|rule| rule.slug().to_owned())
        .collect()
}

/// The rules that no case speaks of.
pub fn untried<'a>(slugs: impl IntoIterator<Item = &'a str>, cases: &[String]) -> Vec<String> {
    slugs
        .into_iter()
        .filter(|slug| !is_named(slug, cases))
        .map(str::to_owned)
        .collect()
}

/// Whether `name` stands in one of these texts, and not as a part of a longer name.
pub fn is_named(name: &str, texts: &[String]) -> bool {
    let is_inside = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let stands_in = |text: &String| {
        text.match_indices(name).any(|(at, _)| {
            !text[..at].ends_with(is_inside) && !text[at + name.len()..].starts_with(is_inside)
        })
    };
    texts.iter().any(stands_in)
}

#[test]
fn a_slug_that_is_taken_or_misspelt_is_seen() {
    assert_eq!(
        misnamed(["touch-own", "two-hands", "touch-own"]),
        ["touch-own"]
    );
    assert_eq!(
        misnamed(["Touch-own", "touch own", "touch--own", "art4-claim"]),
        ["Touch-own", "touch own", "touch--own"]
    );
}

#[test]
fn a_rule_without_words_is_seen() {
    assert_eq!(
        untold(["two-hands"], |id| id != "rule-two-hands-gist"),
        ["rule-two-hands-gist"]
    );
    assert_eq!(untold(["two-hands"], |_| false).len(), 3);
}

#[test]
fn a_rule_without_a_chapter_is_seen() {
    let chapter = "Ruling::of(Rule::FlagLossless, Rule::TouchOwn)".to_owned();
    assert_eq!(
        unruled(&[Rule::FlagLoss, Rule::TouchOwn], &[chapter]),
        ["flag-loss"]
    );
}

#[test]
fn a_rule_without_a_case_is_seen() {
    let cases = ["expect: touch-own-too; flag-loss".to_owned()];
    assert_eq!(untried(["touch-own", "flag-loss"], &cases), ["touch-own"]);
}
