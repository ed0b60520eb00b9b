//! What was searched for in the Laws: a number of any edition, words in any language, or a rule's own name.

use crate::i18n::{Language, Words, folded_for_search};
use crate::laws::{Edition, Rule};

/// The words of the Laws in the languages that were looked through so far.
#[derive(Debug, Default)]
pub struct ProvisionSearch {
    languages: Vec<SearchableLanguage>,
}

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundProvision {
    /// The rule.
    pub rule: Rule,
    /// Where what was searched for stands; empty where the rule's name says so.
    pub line: String,
}

#[derive(Debug)]
struct SearchableLanguage {
    language: Language,
    rules: Vec<SearchableRule>,
}

/// What one language says of a rule: its name and then the sentences of its gist, each with what it is searched by.
#[derive(Debug)]
struct SearchableRule {
    rule: Rule,
    lines: Vec<(String, String)>,
    whole: String,
}

impl SearchableRule {
    fn of(rule: Rule, words: Words) -> Self {
        let (name, gist) = (words.rule(rule), words.gist(rule));
        let sentences = gist.split_inclusive(". ").map(str::trim_end);
        let lines: Vec<(String, String)> = [name.as_str()]
            .into_iter()
            .chain(sentences)
            .map(|line| (line.to_owned(), folded_for_search(line)))
            .collect();
        let folded: Vec<&str> = lines.iter().map(|line| line.1.as_str()).collect();
        let whole = folded.join(" ");
        Self { rule, lines, whole }
    }

    /// The line to be shown, and whether it is the rule's name, if every word stands somewhere.
    fn found(&self, words: &[&str]) -> Option<(&str, bool)> {
        if !words.iter().all(|word| self.whole.contains(word)) {
            return None;
        }
        let held = |folded: &str| words.iter().filter(|word| folded.contains(**word)).count();
        let (place, (line, _)) = (self.lines.iter().enumerate())
            .rev()
            .max_by_key(|(_, (_, folded))| held(folded))?;
        Some((line, place == 0))
    }
}

impl ProvisionSearch {
    /// Looks through one more language, that of `words` first; whether there are more.
    pub fn learn(&mut self, words: Words) -> bool {
        let own = words.language();
        // Both alphabets of Serbian are searched as one.
        let one = |language: Language| match language {
            Language::SerbianLatin => Language::SerbianCyrillic,
            Language::English
            | Language::SerbianCyrillic
            | Language::Slovene
            | Language::Polish
            | Language::Macedonian => language,
        };
        let is_known = |language: &Language| {
            let mut known = self.languages.iter();
            known.any(|it| one(it.language) == one(*language))
        };
        let mut unknown = [own].into_iter().chain(Language::ALL);
        let Some(language) = unknown.find(|it| !is_known(it)) else {
            return false;
        };
        let words = Words::new(language);
        let rules = Rule::ALL.iter().copied();
        let rules = rules.map(|rule| SearchableRule::of(rule, words)).collect();
        self.languages.push(SearchableLanguage { language, rules });
        true
    }

    /// The rules that were searched for: by number, those of `edition` first, then by words, those of the program's language
    /// first, and by their own names.
    #[must_use]
    pub fn found(&self, query: &str, edition: Edition, own: Language) -> Vec<FoundProvision> {
        let query = query.trim();
        let mut found = Vec::new();
        if query.is_empty() {
            return found;
        }
        let mut add = |rule: Rule, line: String| {
            if found.iter().all(|it: &FoundProvision| it.rule != rule) {
                found.push(FoundProvision { rule, line });
            }
        };
        let newest_first = Edition::ALL.into_iter().rev().filter(|it| *it != edition);
        for asked in [edition].into_iter().chain(newest_first) {
            for rule in Rule::ALL {
                if let Some(number) = rule.articles(asked).find(|it| is_at(it, query)) {
                    let elsewhere = format!("{}: {number}", asked.name());
                    let is_here = asked == edition;
                    add(*rule, if is_here { String::new() } else { elsewhere });
                }
            }
        }
        let folded = folded_for_search(query);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let is_own = |it: &&SearchableLanguage| it.language == own;
        let own_first = self.languages.iter().filter(is_own);
        let all = own_first.chain(self.languages.iter().filter(|it| !is_own(it)));
        for language in all {
            for by_name in [true, false] {
                for searched in &language.rules {
                    match searched.found(&words) {
                        Some((line, is_name)) if is_name == by_name => {
                            let is_told = is_name && language.language == own;
                            let line = if is_told { "" } else { line };
                            add(searched.rule, line.to_owned());
                        }
                        Some(_) | None => {}
                    }
                }
            }
        }
        let slug = folded.replace(' ', "-");
        for rule in Rule::ALL {
            if slug.len() > 2 && rule.slug().contains(&slug) {
                add(*rule, rule.slug().to_owned());
            }
        }
        found
    }
}

/// Whether an article is the one that was searched for, or a part of it. What has no digit is a word, unless it is the
/// letter of an appendix or the number of a guideline.
fn is_at(article: &str, query: &str) -> bool {
    let is_number = query.contains(|c: char| c.is_ascii_digit());
    let is_letter = query.len() < 4 && query.bytes().all(|c| c.is_ascii_uppercase());
    let Some((head, rest)) = article.split_at_checked(query.len()) else {
        return false;
    };
    (is_number || is_letter)
        && head.eq_ignore_ascii_case(query)
        && !rest.starts_with(|c: char| c.is_ascii_digit())
        && !(is_letter && rest.starts_with(|c: char| c.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learned() -> ProvisionSearch {
        let mut search = ProvisionSearch::default();
        while search.learn(Words::new(Language::English)) {}
        assert_eq!(search.languages.len(), 5);
        search
    }

    fn rules(search: &ProvisionSearch, query: &str) -> Vec<Rule> {
        let found = search.found(query, Edition::E2023, Language::English);
        found.into_iter().map(|it| it.rule).collect()
    }

    #[test]
    fn a_number_is_found_in_any_edition_that_of_the_chosen_one_first() {
        let search = learned();
        let found = search.found("7.5", Edition::E2023, Language::English);
        assert_eq!(found[0].line, "");
        assert!(found.iter().any(|it| it.rule == Rule::IllegalCountStd));
        let only_in_old = search.found("4.3a", Edition::E2023, Language::English);
        assert_eq!(only_in_old[0].rule, Rule::TouchOwn);
        assert_eq!(only_in_old[0].line, "2014: 4.3a");
        assert!(!rules(&search, "7.5").contains(&Rule::AdjustAnnounce));
        assert!(rules(&search, "iii.5").contains(&Rule::QpfClaim));
        assert_eq!(rules(&search, "7.55"), []);
    }

    #[test]
    fn words_are_found_in_every_language_and_by_the_rules_own_names() {
        let search = learned();
        for query in [
            "two-hands",
            "two hands",
            "dve ruke",
            "две руке",
            "dwie rece",
            "две раце",
        ] {
            let found = rules(&search, query);
            assert!(found.contains(&Rule::TwoHands), "{query}: {found:?}");
        }
        assert_eq!(rules(&search, "qqqq"), []);
        assert_eq!(rules(&search, "  "), []);
    }

    #[test]
    fn what_was_found_is_shown_where_it_stands() {
        let search = learned();
        let found = search.found("sleeve", Edition::E2023, Language::English);
        let [touch] = &found[..] else {
            panic!("{found:?}")
        };
        assert!(touch.line.contains("sleeve that brushes"), "{touch:?}");
    }
}
