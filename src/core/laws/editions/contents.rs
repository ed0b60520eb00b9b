//! The table of contents of a booklet: its parts in their order, and in each the provisions by their numbers.

use strum::IntoEnumIterator;

use super::concordance::Rule;
use super::edition::Edition;
use super::rule_family::RuleFamily;
use super::statements::Statement;

/// What stands at an article: a rule, by which the arbiter rules, or a statement, by which nothing is ruled here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Provision {
    /// A rule.
    Rule(Rule),
    /// A statement.
    Statement(Statement),
}

/// A part of a booklet by what it is about, whatever number or letter an edition gives it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::Display, strum::EnumIter,
)]
#[strum(serialize_all = "kebab-case")]
pub enum BookletPart {
    /// What the game is and what it is played for.
    Nature,
    /// The position it begins from.
    InitialPosition,
    /// How the pieces move.
    #[strum(serialize = "moves")]
    MovesOfThePieces,
    /// How a move is made with the hands.
    ActOfMoving,
    /// How a game ends.
    Completion,
    /// The clock.
    #[strum(serialize = "clock")]
    ChessClock,
    /// Irregularities.
    Irregularities,
    /// How the moves are recorded.
    Recording,
    /// The drawn game.
    DrawnGame,
    /// The quickplay finish.
    #[strum(serialize = "quickplay")]
    QuickplayFinish,
    /// Points.
    Points,
    /// The conduct of the players.
    Conduct,
    /// The role of the arbiter.
    #[strum(serialize = "arbiter")]
    ArbiterRole,
    /// Rapid.
    #[strum(serialize = "rapid")]
    RapidPlay,
    /// Blitz.
    #[strum(serialize = "blitz")]
    BlitzPlay,
    /// How moves are written.
    Notation,
    /// The quickplay finish where there is no arbiter.
    #[strum(serialize = "quickplay-no-arbiter")]
    QuickplayWithoutArbiter,
    /// Blind and visually disabled players.
    #[strum(serialize = "blind")]
    BlindPlayers,
    /// Adjourned games.
    #[strum(serialize = "adjourned")]
    AdjournedGames,
    /// Chess960.
    #[strum(serialize = "chess960")]
    Chess960Play,
}

/// What a part of a booklet is called beside its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartKind {
    /// One of the articles, which have numbers.
    Article,
    /// One of the appendices, which have letters.
    Appendix,
    /// One of the guidelines, which have Roman numbers or none.
    Guideline,
}

/// A part of a booklet with the provisions that stand in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentsPart {
    /// What it is about.
    pub part: BookletPart,
    /// Its number or letter in that edition; empty where it has none.
    pub number: &'static str,
    /// The provisions, each with the article at which it stands first, in the order of the articles.
    pub provisions: Vec<(&'static str, Provision)>,
}

impl Provision {
    /// Every provision, the rules first.
    pub fn all() -> impl Iterator<Item = Self> {
        let rules = Rule::ALL.iter().copied().map(Self::Rule);
        rules.chain(Statement::ALL.iter().copied().map(Self::Statement))
    }

    /// The stable name.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rule(rule) => rule.slug(),
            Self::Statement(statement) => statement.slug(),
        }
    }

    /// Returns what it is about.
    pub const fn family(self) -> RuleFamily {
        match self {
            Self::Rule(rule) => rule.family(),
            Self::Statement(statement) => statement.family(),
        }
    }

    /// The places where `edition` states it, first place first; none, if that edition does not know it.
    pub fn articles(self, edition: Edition) -> Vec<&'static str> {
        match self {
            Self::Rule(rule) => rule.articles(edition).collect(),
            Self::Statement(statement) => statement.articles(edition).collect(),
        }
    }

    /// The rule, if it is one.
    pub const fn rule(self) -> Option<Rule> {
        match self {
            Self::Rule(rule) => Some(rule),
            Self::Statement(_) => None,
        }
    }

    /// The provision with that slug.
    pub fn by_slug(slug: &str) -> Option<Self> {
        let statement = || Statement::by_slug(slug).map(Self::Statement);
        Rule::by_slug(slug).map(Self::Rule).or_else(statement)
    }
}

impl From<Rule> for Provision {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl From<Statement> for Provision {
    fn from(statement: Statement) -> Self {
        Self::Statement(statement)
    }
}

impl BookletPart {
    /// Its number or letter in that edition, empty where it has none; nothing where the edition has no such part.
    pub const fn number(self, edition: Edition) -> Option<&'static str> {
        let [in_2005, in_2009, in_2014, later] = match self {
            Self::Nature => [Some("1"); 4],
            Self::InitialPosition => [Some("2"); 4],
            Self::MovesOfThePieces => [Some("3"); 4],
            Self::ActOfMoving => [Some("4"); 4],
            Self::Completion => [Some("5"); 4],
            Self::ChessClock => [Some("6"); 4],
            Self::Irregularities => [Some("7"); 4],
            Self::Recording => [Some("8"); 4],
            Self::DrawnGame => [Some("9"); 4],
            Self::QuickplayFinish => [Some("10"), Some("10"), Some("G"), Some("III")],
            Self::Points => [Some("11"), Some("11"), Some("10"), Some("10")],
            Self::Conduct => [Some("12"), Some("12"), Some("11"), Some("11")],
            Self::ArbiterRole => [Some("13"), Some("13"), Some("12"), Some("12")],
            Self::RapidPlay => [Some("B"), Some("A"), Some("A"), Some("A")],
            Self::BlitzPlay => [Some("C"), Some("B"), Some("B"), Some("B")],
            Self::Notation => [Some("E"), Some("C"), Some("C"), Some("C")],
            Self::QuickplayWithoutArbiter => [Some("D"), Some("D"), None, None],
            Self::BlindPlayers => [Some("F"), Some("E"), Some("D"), Some("D")],
            Self::AdjournedGames => [Some("A"), Some(""), Some("E"), Some("I")],
            Self::Chess960Play => [None, Some("F"), Some("F"), Some("II")],
        };
        match edition {
            Edition::E2005 => in_2005,
            Edition::E2009 => in_2009,
            Edition::E2014 => in_2014,
            Edition::E2017 | Edition::E2018 | Edition::E2023 => later,
        }
    }

    /// The part of that edition in which a provision stands first; nothing where the edition does not know it.
    pub fn with(provision: Provision, edition: Edition) -> Option<Self> {
        let article = provision.articles(edition).first().copied()?;
        Self::of(article, provision, edition)
    }

    /// The part of that edition in which a provision stands at that article.
    fn of(article: &str, provision: Provision, edition: Edition) -> Option<Self> {
        // The guidelines of 2009 for adjourned games count their points from 1, as articles are counted.
        let is_guideline = article.starts_with(|c: char| c.is_ascii_digit())
            && provision.family() == RuleFamily::Adjournment
            && Self::AdjournedGames.number(edition) == Some("");
        if is_guideline {
            return Some(Self::AdjournedGames);
        }
        Self::of_article(article, edition)
    }

    /// The part of that edition in which that article stands.
    pub fn of_article(article: &str, edition: Edition) -> Option<Self> {
        let is_of_digits = article.starts_with(|c: char| c.is_ascii_digit());
        let is_in_head = |c: char| {
            if is_of_digits {
                c.is_ascii_digit()
            } else {
                c.is_ascii_uppercase()
            }
        };
        let head = article.split(|c| !is_in_head(c)).next().unwrap_or_default();
        let mut parts = Self::iter();
        parts.find(|part| part.number(edition) == Some(head))
    }
}

impl PartKind {
    /// What a part with that number is called.
    pub fn of(number: &str) -> Self {
        if number.starts_with(|c: char| c.is_ascii_digit()) {
            Self::Article
        } else if number.bytes().all(|c| c == b'I') {
            Self::Guideline
        } else {
            Self::Appendix
        }
    }

    const fn order(self) -> u8 {
        match self {
            Self::Article => 0,
            Self::Appendix => 1,
            Self::Guideline => 2,
        }
    }
}

/// The booklet of that edition, part by part; each provision stands where it is stated first.
pub fn contents(edition: Edition) -> Vec<ContentsPart> {
    let part = |part: BookletPart| {
        let number = part.number(edition)?;
        let mut provisions: Vec<(&'static str, Provision)> = Provision::all()
            .filter_map(|it| Some((it.articles(edition).first().copied()?, it)))
            .filter(|(article, it)| BookletPart::of(article, *it, edition) == Some(part))
            .collect();
        provisions.sort_by_cached_key(|(article, it)| (pieces_of(article), *it));
        Some(ContentsPart {
            part,
            number,
            provisions,
        })
    };
    let mut parts: Vec<ContentsPart> = BookletPart::iter().filter_map(part).collect();
    parts.sort_by_cached_key(|it| (PartKind::of(it.number).order(), pieces_of(it.number)));
    parts
}

/// A piece of an article's number, by which articles are put in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum NumberPiece {
    Digits(u32),
    Letters(String),
}

/// The pieces of an article's number: 3, 8, a and ii of `3.8a(ii)`.
fn pieces_of(article: &str) -> Vec<NumberPiece> {
    let mut pieces = Vec::new();
    for part in article.split(['.', '(', ')', ' ']) {
        let digits = part.trim_start_matches(|c: char| !c.is_ascii_digit());
        let (before, rest) = part.split_at(part.len() - digits.len());
        let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let (digits, after) = rest.split_at(rest.len() - after.len());
        let letters = |text: &str| {
            let is_there = !text.is_empty();
            is_there.then(|| NumberPiece::Letters(text.to_owned()))
        };
        pieces.extend(letters(before));
        pieces.extend(digits.parse().ok().map(NumberPiece::Digits));
        pieces.extend(letters(after));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_provision_that_an_edition_states_is_reached_exactly_once() {
        for edition in Edition::ALL {
            let parts = contents(edition);
            let listed: Vec<Provision> = parts
                .iter()
                .flat_map(|part| part.provisions.iter().map(|(_, provision)| *provision))
                .collect();
            for provision in Provision::all() {
                let times = listed.iter().filter(|it| **it == provision).count();
                let is_stated = !provision.articles(edition).is_empty();
                let slug = provision.slug();
                assert_eq!(times, usize::from(is_stated), "{edition}: {slug}");
            }
        }
    }

    #[test]
    fn the_parts_stand_as_in_the_booklet() {
        let numbers = |edition: Edition| {
            let parts = contents(edition);
            let numbers: Vec<&str> = parts.iter().map(|part| part.number).collect();
            numbers.join(" ")
        };
        assert_eq!(
            numbers(Edition::E2023),
            "1 2 3 4 5 6 7 8 9 10 11 12 A B C D I II III"
        );
        assert_eq!(
            numbers(Edition::E2014),
            "1 2 3 4 5 6 7 8 9 10 11 12 A B C D E F G"
        );
        assert_eq!(
            numbers(Edition::E2009),
            "1 2 3 4 5 6 7 8 9 10 11 12 13 A B C D E F "
        );
        assert_eq!(
            numbers(Edition::E2005),
            "1 2 3 4 5 6 7 8 9 10 11 12 13 A B C D E F"
        );
    }

    #[test]
    fn articles_are_counted_and_not_spelled() {
        let order = |articles: [&str; 2]| pieces_of(articles[0]) < pieces_of(articles[1]);
        for articles in [
            ["9.2", "9.10"],
            ["4.3", "4.3a"],
            ["3.8a", "3.8a(ii)"],
            ["3.8b(1)", "3.8b(2)"],
            ["8a", "8b"],
            ["9c", "10"],
            ["A.4d(2)", "A.4d(3)"],
        ] {
            assert!(order(articles), "{articles:?}");
        }
    }

    #[test]
    fn no_part_is_empty() {
        for edition in Edition::ALL {
            let parts = contents(edition).into_iter();
            let empty = parts.filter(|part| part.provisions.is_empty());
            let empty: Vec<BookletPart> = empty.map(|part| part.part).collect();
            assert_eq!(empty, [], "{edition}");
        }
    }
}
