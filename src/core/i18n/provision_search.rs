//! What was searched for in the Laws: a number of any edition, words in any language, or a rule's own name.

use std::borrow::Cow;
use std::ops::Range;

use super::{Language, Words, folded_for_search};
use crate::laws::{Edition, Provision};

/// The words of the Laws in the languages that were looked through so far.
#[derive(Debug, Default)]
pub struct ProvisionSearch {
    languages: Vec<SearchableLanguage>,
}

/// A provision that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundProvision {
    /// The provision.
    pub provision: Provision,
    /// Where what was searched for stands; empty where its name says so.
    pub line: String,
}

#[derive(Debug)]
struct SearchableLanguage {
    language: Language,
    provisions: Vec<SearchableProvision>,
}

/// What one language says of a provision: its name, the sentences of its gist and what else it is called, each with what it is
/// searched by.
#[derive(Debug)]
struct SearchableProvision {
    provision: Provision,
    lines: Vec<(String, String)>,
    /// Which of the lines say the gist.
    gist: Range<usize>,
    /// The editions that say otherwise.
    otherwise: Vec<Edition>,
    whole: String,
}

impl SearchableProvision {
    fn of(provision: Provision, words: Words) -> Self {
        let (name, gist) = (words.provision(provision), words.gist(provision));
        let also = words.also(provision);
        let sentences = gist.split_inclusive(". ").map(str::trim_end);
        let sentence_count = sentences.clone().count();
        let says_otherwise = |edition: &Edition| words.otherwise(provision, *edition).is_some();
        let lines: Vec<(String, String)> = [name.as_str()]
            .into_iter()
            .chain(sentences)
            .chain(also.as_deref())
            .map(|line| (line.to_owned(), folded_for_search(line)))
            .collect();
        let folded: Vec<&str> = lines.iter().map(|line| line.1.as_str()).collect();
        let whole = folded.join(" ");
        Self {
            provision,
            lines,
            gist: 1..1 + sentence_count,
            otherwise: Edition::ALL.into_iter().filter(says_otherwise).collect(),
            whole,
        }
    }

    /// The line to be shown in that edition, and whether it is the provision's name, if every word stands somewhere. What the
    /// edition says otherwise stands under the year of the newest.
    fn found(&self, words: &[&str], edition: Edition) -> Option<(Cow<'_, str>, bool)> {
        if !words.iter().all(|word| self.whole.contains(word)) {
            return None;
        }
        let held = |folded: &str| words.iter().filter(|word| folded.contains(**word)).count();
        let (place, (line, _)) = (self.lines.iter().enumerate())
            .rev()
            .max_by_key(|(_, (_, folded))| held(folded))?;
        let is_newer = self.gist.contains(&place) && self.otherwise.contains(&edition);
        let shown = if is_newer {
            format!("{}: {line}", Edition::default().name()).into()
        } else {
            line.as_str().into()
        };
        Some((shown, place == 0))
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
        let provisions = Provision::all()
            .map(|provision| SearchableProvision::of(provision, words))
            .collect();
        self.languages.push(SearchableLanguage {
            language,
            provisions,
        });
        true
    }

    /// The provisions that were searched for: by number, those of `edition` first, then by words, those of the program's language
    /// first, and by their own names.
    pub fn found(&self, query: &str, edition: Edition, own: Language) -> Vec<FoundProvision> {
        let query = query.trim();
        let mut found = Vec::new();
        if query.is_empty() {
            return found;
        }
        let mut add = |provision: Provision, line: String| {
            if found
                .iter()
                .all(|it: &FoundProvision| it.provision != provision)
            {
                found.push(FoundProvision { provision, line });
            }
        };
        let newest_first = Edition::ALL.into_iter().rev().filter(|it| *it != edition);
        for asked in [edition].into_iter().chain(newest_first) {
            for (number, provision) in provisions_at(query, asked) {
                let elsewhere = format!("{}: {number}", asked.name());
                let is_here = asked == edition;
                add(provision, if is_here { String::new() } else { elsewhere });
            }
        }
        let folded = folded_for_search(query);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let is_own = |it: &&SearchableLanguage| it.language == own;
        let own_first = self.languages.iter().filter(is_own);
        let all = own_first.chain(self.languages.iter().filter(|it| !is_own(it)));
        for language in all {
            for by_name in [true, false] {
                for searched in &language.provisions {
                    match searched.found(&words, edition) {
                        Some((line, is_name)) if is_name == by_name => {
                            let is_told = is_name && language.language == own;
                            let line = if is_told { "".into() } else { line };
                            add(searched.provision, line.into_owned());
                        }
                        Some(_) | None => {}
                    }
                }
            }
        }
        let slug = folded.replace(' ', "-");
        for provision in Provision::all() {
            if slug.len() > 2 && provision.slug().contains(&slug) {
                add(provision, String::new());
            }
        }
        found
    }
}

/// The provisions that `edition` states at an article or below it, each with its first number there: the rules first.
pub fn provisions_at(
    article: &str,
    edition: Edition,
) -> impl Iterator<Item = (&'static str, Provision)> {
    Provision::all().filter_map(move |provision| {
        let mut numbers = provision.articles(edition).into_iter();
        let number = numbers.find(|number| is_at(number, article))?;
        Some((number, provision))
    })
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
    use crate::laws::{Rule, Statement};

    fn learned() -> ProvisionSearch {
        let mut search = ProvisionSearch::default();
        while search.learn(Words::new(Language::English)) {}
        assert_eq!(search.languages.len(), 5);
        search
    }

    fn rules(search: &ProvisionSearch, query: &str) -> Vec<Rule> {
        let found = search.found(query, Edition::E2023, Language::English);
        found
            .into_iter()
            .filter_map(|it| it.provision.rule())
            .collect()
    }

    #[test]
    fn a_number_is_found_in_any_edition_that_of_the_chosen_one_first() {
        let search = learned();
        let found = search.found("7.5", Edition::E2023, Language::English);
        assert_eq!(found[0].line, "");
        assert!(
            found
                .iter()
                .any(|it| it.provision == Rule::IllegalCountStd.into())
        );
        let only_in_old = search.found("4.3a", Edition::E2023, Language::English);
        assert_eq!(only_in_old[0].provision, Rule::TouchOwn.into());
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

    #[test]
    fn what_players_call_a_thing_finds_it_in_their_language() {
        let search = learned();
        let delay = [
            Statement::Delay,
            Statement::Increment,
            Statement::TimeControl,
        ];
        for (query, language, wanted) in [
            ("delay", Language::English, Statement::Delay),
            ("increment", Language::English, Statement::Increment),
            ("Fischer", Language::English, Statement::Increment),
            ("przyrost", Language::Polish, Statement::Increment),
            ("dodatek", Language::Polish, Statement::Increment),
            ("opóźnienie", Language::Polish, Statement::Delay),
            ("zakasnitev", Language::Slovene, Statement::Delay),
            ("dodani čas", Language::Slovene, Statement::Increment),
            ("додатак", Language::SerbianCyrillic, Statement::Increment),
            ("dodatak", Language::SerbianLatin, Statement::Increment),
            ("одлагање", Language::SerbianCyrillic, Statement::Delay),
            ("додаток", Language::Macedonian, Statement::Increment),
            ("одложување", Language::Macedonian, Statement::Delay),
        ] {
            let found = search.found(query, Edition::E2023, language);
            let of_time = found.iter().filter_map(|it| match it.provision {
                Provision::Statement(it) if delay.contains(&it) => Some(it),
                Provision::Statement(_) | Provision::Rule(_) => None,
            });
            let of_time: Vec<Statement> = of_time.collect();
            assert!(of_time.contains(&wanted), "{query}: {of_time:?}");
        }
        for (query, rule) in [
            ("дотакнуто", Rule::TouchOwn),
            ("touch-move", Rule::TouchOwn),
            ("j'adoube", Rule::AdjustAnnounce),
        ] {
            assert!(rules(&search, query).contains(&rule), "{query}");
        }
    }
}
