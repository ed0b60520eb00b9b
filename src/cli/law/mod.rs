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
use jadoube_core::i18n::{EditionEntry, FoundProvision, ProvisionSearch, Words, provisions_at};
use jadoube_core::laws::{Edition, Provision};

/// What does an article of the Laws say, and where does each edition state it?
///
/// Names every provision at that article, gives its gist in our own words, its number in each edition, and what was
/// otherwise. An article with parts (7.5) shows them all. Where that edition has no such number, the newest that has it is
/// asked. Words (delay, increment) list the provisions that speak of them; if there is one, it is shown. Exit status 2:
/// nothing is found.
#[derive(Debug, Args)]
pub struct Law {
    /// The article, as that edition numbers it (7.5.5, 7.4b), a provision's own name (illegal-count-std), or words.
    #[arg(required = true, num_args = 1..)]
    article: Vec<String>,
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
        let sought = self.article.join(" ");
        let not_there = || {
            let args = [
                ("year", asked.name().into()),
                ("number", sought.as_str().into()),
            ];
            words.tr_args("law-not-there", &args).into_owned()
        };
        let mut pages = Vec::new();
        let found = if let Some((edition, provisions)) = found(&sought, asked) {
            if edition != asked {
                let args = [("year", edition.name().into())];
                let there = words.tr_args("law-of-another-edition", &args);
                pages.push(folded(&format!("{} {there}", not_there()), WIDTH).join("\n"));
            }
            provisions
        } else {
            match &by_words(&sought, asked, words)[..] {
                [] => {
                    eprintln!("{}", folded(&not_there(), WIDTH).join("\n"));
                    return ExitCode::from(2);
                }
                [only] => [only.provision].into(),
                several => {
                    pages.push(list(several, &sought, asked, words));
                    BTreeSet::new()
                }
            }
        };
        let pages_of = found.into_iter();
        pages.extend(pages_of.map(|provision| page(provision, self.edition, words)));
        match writeln!(io::stdout(), "{}", pages.join("\n\n")) {
            Ok(()) => ExitCode::SUCCESS,
            // Whoever read the page has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        }
    }
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
