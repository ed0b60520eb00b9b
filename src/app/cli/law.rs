//! `jadoube law`: what an article says, in our own words, and what each edition says otherwise.

use std::{
    collections::BTreeSet,
    fmt::Write as _,
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Args;

use super::language_option::LanguageOption;
use super::text_wrap::{WIDTH, folded};
use crate::i18n::{EditionEntry, Words};
use crate::laws::{Edition, Rule};

/// What does an article of the Laws say, and where does each edition state it?
///
/// Names every rule stated at that article, gives its gist in our own words, its number in each edition, and what was
/// otherwise. An article with parts (7.5) shows them all. Where that edition has no such number, the newest that has it is
/// asked. Exit status 2: no edition states a rule there.
#[derive(Debug, Args)]
pub struct Law {
    /// The article, as that edition numbers it (7.5.5, 7.4b), or a rule's own name (illegal-count-std).
    article: String,
    /// The edition that numbers it: 2005, 2009, 2014, 2017, 2018 or 2023. The newest unless said; its line is marked.
    #[arg(long)]
    edition: Option<Edition>,
    #[command(flatten)]
    language: LanguageOption,
}

impl Law {
    pub(super) fn run(self) -> ExitCode {
        let words = self.language.words();
        let asked = self.edition.unwrap_or_default();
        let not_there = || {
            let args = [
                ("year", asked.name().into()),
                ("number", self.article.as_str().into()),
            ];
            words.tr_args("law-not-there", &args).into_owned()
        };
        let Some((edition, rules)) = found(&self.article, asked) else {
            eprintln!("{}", folded(&not_there(), WIDTH).join("\n"));
            return ExitCode::from(2);
        };
        let mut pages = Vec::new();
        if edition != asked {
            let args = [("year", edition.name().into())];
            let there = words.tr_args("law-of-another-edition", &args);
            pages.push(folded(&format!("{} {there}", not_there()), WIDTH).join("\n"));
        }
        let pages_of = rules.into_iter();
        pages.extend(pages_of.map(|rule| page(rule, self.edition, words)));
        match writeln!(io::stdout(), "{}", pages.join("\n\n")) {
            Ok(()) => ExitCode::SUCCESS,
            // Whoever read the page has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        }
    }
}

/// The edition that numbers an article so, the one asked for before the newest, and the rules it states there.
fn found(article: &str, asked: Edition) -> Option<(Edition, BTreeSet<Rule>)> {
    let editions = Edition::ALL.into_iter().rev();
    std::iter::once(asked)
        .chain(editions)
        .map(|edition| (edition, stated_at(article, edition)))
        .find(|(_, rules)| !rules.is_empty())
}

/// The rules that `edition` states at an article or below it, or the one rule of that name.
fn stated_at(article: &str, edition: Edition) -> BTreeSet<Rule> {
    if let Some(rule) = Rule::by_slug(article) {
        return [rule].into();
    }
    let is_here = |stated: &str| {
        stated.strip_prefix(article).is_some_and(|rest| {
            rest.is_empty() || !rest.starts_with(|next: char| next.is_ascii_digit())
        })
    };
    let all = Rule::ALL.iter().copied();
    all.filter(|rule| rule.articles(edition).any(is_here))
        .collect()
}

/// A rule's page: its headline, its gist, and a line for each edition; the `marked` one bears an arrow.
fn page(rule: Rule, marked: Option<Edition>, words: Words) -> String {
    let page = words.article_page(rule);
    let mut text = format!("{} ({})\n\n", page.headline, rule.slug());
    for line in [Some(page.gist), page.interpretation].iter().flatten() {
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
        entry.articles.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_names_its_rules_in_the_edition_that_numbers_it() {
        assert_eq!(
            stated_at("7.4b", Edition::E2009),
            [
                Rule::IllegalCountStd,
                Rule::IllegalLossDraw,
                Rule::RapidUIllegalResult
            ]
            .into()
        );
        assert!(stated_at("7.5.5", Edition::E2023).contains(&Rule::IllegalCountStd));
        assert!(stated_at("7.4b", Edition::E2023).is_empty());
    }

    #[test]
    fn an_article_with_parts_shows_them_all_and_nothing_beside_it() {
        let parts = stated_at("7.5", Edition::E2023);
        assert!(parts.contains(&Rule::IllegalRestore) && parts.contains(&Rule::TwoHands));
        assert!(!stated_at("1", Edition::E2023).contains(&Rule::PenaltyList));
    }

    #[test]
    fn how_the_pieces_move_is_found_in_any_edition() {
        let castling = [
            Rule::CastlingGeometry,
            Rule::CastlingRightLost,
            Rule::CastlingTempPrevented,
        ];
        assert_eq!(stated_at("3.8.2", Edition::E2023), castling.into());
        let en_passant = [Rule::EnPassant].into();
        assert_eq!(stated_at("3.7d", Edition::E2009), en_passant);
        assert_eq!(stated_at("3.7.4.1", Edition::E2018), en_passant);
        assert_eq!(stated_at("3.7.3.1", Edition::E2023), en_passant);
    }

    #[test]
    fn a_number_of_another_edition_is_found_there() {
        let (edition, rules) = found("7.5.5", Edition::E2009).expect("an article");
        assert_eq!(edition, Edition::E2023);
        assert!(rules.contains(&Rule::IllegalCountStd));
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
        for rule in Rule::ALL {
            let page = page(*rule, Some(Edition::E2009), Words::default());
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
}
