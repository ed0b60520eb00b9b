//! `jadoube law`: what an article says, in our own words, and what each edition says otherwise.
//!
//! What is looked up is laid out here; nothing is ruled.

mod objects;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::answer_format::AnswerFormat;
use crate::language_option::LanguageOption;
use crate::output::{print, refused};
use crate::text_wrap::{WIDTH, folded};
use jadoube_core::i18n::{EditionEntry, FoundProvision, ProvisionSearch, Words, provisions_at};
use jadoube_core::laws::{Edition, Provision};

/// What does an article of the Laws say, and where does each edition state it? The help is in the locales.
#[derive(Debug, Args)]
pub struct Law {
    #[arg(required = true, num_args = 1.., value_name = "ARTICLE")]
    article: Vec<String>,
    #[arg(long, value_name = "YEAR", value_parser = editions())]
    edition: Option<Edition>,
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
    #[command(flatten)]
    language: LanguageOption,
}

/// Reads the year of an edition.
fn editions() -> impl TypedValueParser<Value = Edition> {
    let names = Edition::ALL.map(Edition::name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Edition>())
}

/// What is found of an article, a name or words.
enum FoundInLaws {
    /// The provisions at an article, as that edition numbers it.
    Provisions(Edition, BTreeSet<Provision>),
    /// Those that speak of the words.
    Several(Vec<FoundProvision>),
}

impl Law {
    pub fn run(self) -> ExitCode {
        let words = self.language.words();
        let asked = self.edition.unwrap_or_default();
        let sought = self.article.join(" ");
        let Some(found) = look_up(&sought, asked, words) else {
            refused(&folded(&not_there(&sought, asked, words), WIDTH).join("\n"));
            return ExitCode::from(2);
        };
        let answer = match self.format {
            AnswerFormat::Text => self.pages(&found, &sought, words),
            AnswerFormat::Json => in_json(&found, asked, words),
        };
        print(answer.as_bytes(), ExitCode::SUCCESS, words)
    }

    /// What was found, in pages for a terminal.
    fn pages(&self, found: &FoundInLaws, sought: &str, words: Words) -> String {
        let asked = self.edition.unwrap_or_default();
        let mut pages = Vec::new();
        match found {
            FoundInLaws::Several(several) => pages.push(list(several, sought, asked, words)),
            FoundInLaws::Provisions(edition, provisions) => {
                if *edition != asked {
                    let args = [("year", edition.name().into())];
                    let there = words.tr_args("law-of-another-edition", &args);
                    let here = not_there(sought, asked, words);
                    pages.push(folded(&format!("{here} {there}"), WIDTH).join("\n"));
                }
                let provisions = provisions.iter();
                pages.extend(provisions.map(|provision| page(*provision, self.edition, words)));
            }
        }
        format!("{}\n", pages.join("\n\n"))
    }
}

/// What was found, for machines.
fn in_json(found: &FoundInLaws, asked: Edition, words: Words) -> String {
    match found {
        FoundInLaws::Provisions(edition, provisions) => {
            let provisions = provisions.iter();
            let told = provisions.map(|it| objects::provision(*it, *edition, words));
            told.collect()
        }
        FoundInLaws::Several(several) => {
            let several = several.iter();
            several.map(|it| objects::found(it, asked, words)).collect()
        }
    }
}

/// What stands at an article or under a name, or else speaks of these words; nothing where nothing does.
fn look_up(sought: &str, asked: Edition, words: Words) -> Option<FoundInLaws> {
    if let Some((edition, provisions)) = found(sought, asked) {
        return Some(FoundInLaws::Provisions(edition, provisions));
    }
    let several = by_words(sought, asked, words);
    match &several[..] {
        [] => None,
        [only] => Some(FoundInLaws::Provisions(asked, [only.provision].into())),
        _ => Some(FoundInLaws::Several(several)),
    }
}

/// That an edition has nothing under that number.
fn not_there(sought: &str, asked: Edition, words: Words) -> String {
    let args = [("year", asked.name().into()), ("number", sought.into())];
    words.tr_args("law-not-there", &args).into_owned()
}

/// The edition that numbers an article so, the one asked for before the newest, and the provisions it states there.
fn found(article: &str, asked: Edition) -> Option<(Edition, BTreeSet<Provision>)> {
    let editions = Edition::ALL.into_iter().rev();
    std::iter::once(asked)
        .chain(editions)
        .map(|edition| (edition, stated_at(article, edition)))
        .find(|(_, provisions)| !provisions.is_empty())
}

/// The provisions that `edition` states at an article or below it, or the one of that name.
fn stated_at(article: &str, edition: Edition) -> BTreeSet<Provision> {
    match Provision::by_slug(article) {
        Some(provision) => [provision].into(),
        None => provisions_at(article, edition).map(|(_, it)| it).collect(),
    }
}

/// The provisions that speak of these words: in the reader's language, or else in any other.
fn by_words(sought: &str, edition: Edition, words: Words) -> Vec<FoundProvision> {
    let mut search = ProvisionSearch::default();
    while search.learn(words) {
        let found = search.found(sought, edition, words.language());
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// What was found, a line each: the number, what it is about, and its own name.
fn list(found: &[FoundProvision], sought: &str, edition: Edition, words: Words) -> String {
    let args = [("count", found.len().into()), ("words", sought.into())];
    let mut lines = folded(&words.tr_args("law-found", &args), WIDTH);
    lines.push(String::new());
    let numbers = found.iter().map(|it| {
        let here = it.provision.articles(edition).first().copied();
        here.unwrap_or("–")
    });
    let width = numbers.clone().map(|it| it.chars().count()).max();
    let width = width.unwrap_or_default();
    for (it, number) in found.iter().zip(numbers) {
        let name = words.provision(it.provision);
        let line = format!("{name} ({})", it.provision.slug());
        let line =
            folded(&line, WIDTH.saturating_sub(width + 2)).join(&format!("\n{:1$}", "", width + 2));
        lines.push(format!("{number:width$}  {line}"));
    }
    lines.join("\n")
}

/// A provision's page: its headline, its gist, and a line for each edition; the `marked` one bears an arrow.
fn page(provision: impl Into<Provision>, marked: Option<Edition>, words: Words) -> String {
    let provision = provision.into();
    let page = words.article_page(provision);
    let mut text = format!("{} ({})\n\n", page.headline, provision.slug());
    let (said, of_the_newest) = page.as_of(marked.unwrap_or_default());
    let notes = [Some(said), of_the_newest, page.interpretation, page.also];
    for line in notes.iter().flatten() {
        let _ = writeln!(text, "{}", folded(line, WIDTH).join("\n"));
    }
    let numbers: Vec<String> = page
        .editions
        .iter()
        .map(|entry| numbers(entry, words))
        .collect();
    let width = numbers.iter().map(|number| number.chars().count()).max();
    let width = width.unwrap_or_default();
    let margin = if marked.is_some() { 2 } else { 0 };
    let indent = margin + "2005  ".len() + width + 2;
    for (entry, number) in page.editions.iter().zip(numbers) {
        let otherwise = entry.otherwise.as_deref().unwrap_or_default();
        let otherwise = folded(otherwise, WIDTH.saturating_sub(indent).max(30));
        let otherwise = otherwise.join(&format!("\n{:indent$}", ""));
        let mark = match marked {
            Some(marked) if marked == entry.edition => "→ ",
            Some(_) => "  ",
            None => "",
        };
        let line = format!("{mark}{}  {number:width$}  {otherwise}", entry.edition);
        let _ = write!(text, "\n{}", line.trim_end());
    }
    text
}

fn numbers(entry: &EditionEntry, words: Words) -> String {
    if entry.articles.is_empty() {
        words.tr("edition-unknown").into_owned()
    } else {
        entry.numbers().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_core::i18n::Language;
    use jadoube_core::laws::{Rule, Statement};

    /// The rules among the provisions that `edition` states there.
    fn rules_at(article: &str, edition: Edition) -> BTreeSet<Rule> {
        let stated = stated_at(article, edition).into_iter();
        stated.filter_map(Provision::rule).collect()
    }

    #[test]
    fn an_article_names_its_rules_in_the_edition_that_numbers_it() {
        assert_eq!(
            rules_at("7.4b", Edition::E2009),
            [
                Rule::IllegalCountStd,
                Rule::IllegalLossDraw,
                Rule::RapidUIllegalResult
            ]
            .into()
        );
        assert!(rules_at("7.5.5", Edition::E2023).contains(&Rule::IllegalCountStd));
        assert!(stated_at("7.4b", Edition::E2023).is_empty());
    }

    #[test]
    fn an_article_with_parts_shows_them_all_and_nothing_beside_it() {
        let parts = rules_at("7.5", Edition::E2023);
        assert!(parts.contains(&Rule::IllegalRestore) && parts.contains(&Rule::TwoHands));
        assert!(!rules_at("1", Edition::E2023).contains(&Rule::PenaltyList));
    }

    #[test]
    fn how_the_pieces_move_is_found_in_any_edition() {
        let castling = [
            Rule::CastlingGeometry,
            Rule::CastlingRightLost,
            Rule::CastlingTempPrevented,
        ];
        assert_eq!(rules_at("3.8.2", Edition::E2023), castling.into());
        let en_passant = [Rule::EnPassant].into();
        assert_eq!(rules_at("3.7d", Edition::E2009), en_passant);
        assert_eq!(rules_at("3.7.4.1", Edition::E2018), en_passant);
        assert_eq!(rules_at("3.7.3.1", Edition::E2023), en_passant);
    }

    #[test]
    fn a_number_of_another_edition_is_found_there() {
        let (edition, rules) = found("7.5.5", Edition::E2009).expect("an article");
        assert_eq!(edition, Edition::E2023);
        assert!(rules.contains(&Rule::IllegalCountStd.into()));
        assert_eq!(found("99.9", Edition::E2023), None);
        let page = page(
            Rule::IllegalCountStd,
            Some(Edition::E2009),
            Words::default(),
        );
        assert!(page.contains("\n→ 2009  7.4b"), "{page}");
    }

    #[test]
    fn a_page_fits_a_terminal_and_says_where_it_is_only_our_reading() {
        for provision in Provision::all() {
            let page = page(provision, Some(Edition::E2009), Words::default());
            let widest = page.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(WIDTH), "{page}");
        }
        let page = page(Rule::Chess960Made, None, Words::default());
        assert!(page.contains("(c960-made)\n"), "{page}");
        assert!(page.contains("\nAn interpretation: "), "{page}");
    }

    #[test]
    fn a_page_has_a_line_for_each_edition() {
        let page = page(Rule::IllegalCountStd, None, Words::default());
        assert!(
            page.contains("\n2005  7.4b                 Only the third"),
            "{page}"
        );
        assert!(page.ends_with("\n2023  7.5.5"), "{page}");
    }

    #[test]
    fn words_list_the_provisions_that_speak_of_them() {
        let polish = Words::new(Language::Polish);
        let found = by_words("przyrost", Edition::E2023, polish);
        let [increment] = &found[..] else {
            panic!("{found:?}")
        };
        assert_eq!(increment.provision, Statement::Increment.into());
        let found = by_words("delay", Edition::E2023, Words::default());
        let delay = Statement::Delay.into();
        assert!(found.iter().any(|it| it.provision == delay), "{found:?}");
        let listed = list(&found, "delay", Edition::E2023, Words::default());
        assert!(listed.contains("\n6.3.2  Delay (delay)"), "{listed}");
        assert_eq!(by_words("qqqq", Edition::E2023, Words::default()), []);
    }
}
