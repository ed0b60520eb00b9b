//! What a case expects the arbiter to answer, edition by edition.
//!
//! A line names an act by its number, the rule, and the consequences: `"6 illegal-count-std illegal white 2; over 0-1"`.
//! How to write one by hand is told in `tests/cases/README.md`.

use std::fmt;
use std::str::FromStr;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::content_fault::{END_NAMES, UnreadableExpectation};
use crate::clock::Moment;
use crate::clock::duration_text::NoDuration;
use crate::laws::{Edition, Ruling};
use crate::serde_support::carried_fault::{CarriedFault, custom_error};

/// What a fault of this field is called among those of a script.
const NAME: &str = "Expect";

/// What is expected in each edition that the case states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation(pub Vec<(Editions, Vec<Expected>)>);

/// Some editions, as a case names them: `"all"`, `"2005 2009"`, `"2014.."`, `"..2009"`, `"2014..2018"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editions {
    written: String,
    named: Vec<Edition>,
}

/// One line of what is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The act brings this ruling.
    Ruling {
        /// The number of the act, from 1; none for a flag that falls between two acts.
        act: Option<usize>,
        /// When, if the case says so.
        at: Option<Moment>,
        /// The rule's slug.
        rule: String,
        /// The articles, joined by a space, if the case names them.
        articles: Option<String>,
        /// The consequences' tokens.
        consequences: Vec<String>,
    },
    /// The act brings no ruling whatever: `"4 -"`.
    Nothing {
        /// The number of the act, from 1.
        act: usize,
    },
    /// The state reached in the end.
    End(ExpectedState),
}

/// What a case says of the state reached; what it leaves out is not compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExpectedState {
    /// The pieces on the table: a FEN, or as many of its fields as matter.
    pub table: Option<String>,
    /// The position of the game, likewise.
    pub game: Option<String>,
    /// White's and Black's reading, or `-`.
    pub clocks: Option<String>,
    /// Who has the move.
    pub mover: Option<String>,
    /// Whose clock runs, or `-`.
    pub runs: Option<String>,
    /// The result, or `*`.
    pub result: Option<String>,
    /// The class of play: `standard`, `rapid` or `blitz`.
    pub play: Option<String>,
}

impl Expectation {
    /// The same in every edition.
    pub fn same(lines: Vec<Expected>) -> Self {
        Self(vec![(Editions::all(), lines)])
    }

    /// What is expected in that edition, if the case says.
    pub fn in_edition(&self, edition: Edition) -> Option<&[Expected]> {
        self.0
            .iter()
            .find(|(editions, _)| editions.named.contains(&edition))
            .map(|(_, lines)| lines.as_slice())
    }

    /// The editions in which the case says what it expects, oldest first.
    pub fn editions(&self) -> impl Iterator<Item = Edition> {
        Edition::ALL
            .into_iter()
            .filter(|&edition| self.in_edition(edition).is_some())
    }
}

impl Default for Editions {
    fn default() -> Self {
        Self::all()
    }
}

impl Editions {
    fn all() -> Self {
        Self {
            written: "all".to_owned(),
            named: Edition::ALL.to_vec(),
        }
    }

    /// Whether it is one of them.
    pub fn contains(&self, edition: Edition) -> bool {
        self.named.contains(&edition)
    }

    /// Each of them, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Edition> {
        Edition::ALL
            .into_iter()
            .filter(|edition| self.contains(*edition))
    }
}

/// Reads a text and what is written in it.
fn read_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err = UnreadableExpectation>,
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|fault| custom_error(NAME, &fault))
}

impl Serialize for Editions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.written)
    }
}

impl<'de> Deserialize<'de> for Editions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

impl FromStr for Editions {
    type Err = UnreadableExpectation;

    fn from_str(text: &str) -> Result<Self, UnreadableExpectation> {
        if text == "all" {
            return Ok(Self::all());
        }
        let mut named = Vec::new();
        for part in text.split_whitespace() {
            let read = |year: &str| {
                let edition = year.parse::<Edition>();
                edition.map_err(UnreadableExpectation::UnknownEdition)
            };
            let (from, to) = match part.split_once("..") {
                Some((from, to)) => (
                    if from.is_empty() {
                        Edition::ALL[0]
                    } else {
                        read(from)?
                    },
                    if to.is_empty() {
                        Edition::default()
                    } else {
                        read(to)?
                    },
                ),
                None => (read(part)?, read(part)?),
            };
            named.extend(
                Edition::ALL
                    .into_iter()
                    .filter(|edition| (from..=to).contains(edition)),
            );
        }
        if named.is_empty() {
            return Err(UnreadableExpectation::NoEditions(text.to_owned()));
        }
        Ok(Self {
            written: text.to_owned(),
            named,
        })
    }
}

impl Expected {
    /// Returns the line with its act number moved back by `acts`.
    pub fn shifted(&self, acts: usize) -> Self {
        let mut shifted = self.clone();
        match &mut shifted {
            Self::Ruling { act, .. } => *act = act.map(|act| act + acts),
            Self::Nothing { act } => *act += acts,
            Self::End(_) => {}
        }
        shifted
    }
}

impl FromStr for Expected {
    type Err = UnreadableExpectation;

    fn from_str(text: &str) -> Result<Self, UnreadableExpectation> {
        if let Some(facts) = text.strip_prefix("end ") {
            return facts.parse().map(Self::End);
        }
        let fault = || UnreadableExpectation::Line(text.to_owned());
        let mut words = text.split(' ').filter(|word| !word.is_empty()).peekable();
        let at = match words.peek() {
            Some(word) if word.contains(':') => {
                let moment = word.parse().map_err(|why| {
                    let text = (*word).to_owned();
                    UnreadableExpectation::Moment(NoDuration { text, why })
                });
                Some(moment?)
            }
            Some(_) | None => None,
        };
        let act = words
            .by_ref()
            .nth(usize::from(at.is_some()))
            .ok_or_else(fault)?;
        let act = if act == "-" {
            None
        } else {
            Some(act.parse().map_err(|_| fault())?)
        };
        let rule = words.next().ok_or_else(fault)?;
        if rule == "-" {
            return act.map(|act| Self::Nothing { act }).ok_or_else(fault);
        }
        let mut articles = Vec::new();
        while let Some(word) = words.next_if(|word| is_article(word)) {
            articles.push(word);
        }
        let rest: Vec<&str> = words.collect();
        Ok(Self::Ruling {
            act,
            at,
            rule: rule.to_owned(),
            articles: (!articles.is_empty()).then(|| articles.join(" ")),
            consequences: split_tokens(&rest.join(" ")),
        })
    }
}

/// Articles begin with a number or a capital letter, consequences never do.
fn is_article(word: &str) -> bool {
    word == "-" || word.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase())
}

fn split_tokens(text: &str) -> Vec<String> {
    text.split(';')
        .map(|token| token.trim().to_owned())
        .filter(|token| !token.is_empty())
        .collect()
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ruling {
                act,
                at,
                rule,
                articles,
                consequences,
            } => {
                if let Some(at) = at {
                    write!(f, "{at} ")?;
                }
                match act {
                    Some(act) => write!(f, "{act} {rule}")?,
                    None => write!(f, "- {rule}")?,
                }
                if let Some(articles) = articles {
                    write!(f, " {articles}")?;
                }
                if consequences.is_empty() {
                    Ok(())
                } else {
                    write!(f, " {}", consequences.join(Ruling::SEPARATOR))
                }
            }
            Self::Nothing { act } => write!(f, "{act} -"),
            Self::End(facts) => write!(f, "end {facts}"),
        }
    }
}

impl ExpectedState {
    /// The names of all it can say, in the order in which `judge` prints them.
    pub const NAMES: [&str; 7] = END_NAMES;

    fn named_mut(&mut self, name: &str) -> Option<&mut Option<String>> {
        match name {
            "table" => Some(&mut self.table),
            "game" => Some(&mut self.game),
            "clocks" => Some(&mut self.clocks),
            "move" => Some(&mut self.mover),
            "runs" => Some(&mut self.runs),
            "result" => Some(&mut self.result),
            "play" => Some(&mut self.play),
            _ => None,
        }
    }

    /// What is said, by name.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = [
            ("table", &self.table),
            ("game", &self.game),
            ("clocks", &self.clocks),
            ("move", &self.mover),
            ("runs", &self.runs),
            ("result", &self.result),
            ("play", &self.play),
        ];
        all.into_iter()
            .filter_map(|(name, fact)| Some((name, fact.as_deref()?)))
    }
}

impl FromStr for ExpectedState {
    type Err = UnreadableExpectation;

    fn from_str(text: &str) -> Result<Self, UnreadableExpectation> {
        let mut facts = Self::default();
        for part in split_tokens(text) {
            let (name, fact) = part.split_once(' ').unwrap_or((&part, ""));
            let place = facts
                .named_mut(name)
                .filter(|_| !fact.is_empty())
                .ok_or_else(|| UnreadableExpectation::End(part.clone()))?;
            *place = Some(fact.to_owned());
        }
        Ok(facts)
    }
}

impl fmt::Display for ExpectedState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said: Vec<String> = self
            .named()
            .map(|(name, fact)| format!("{name} {fact}"))
            .collect();
        f.write_str(&said.join(Ruling::SEPARATOR))
    }
}

impl Serialize for Expected {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Expected {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

impl Serialize for Expectation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (editions, lines) in &self.0 {
            map.serialize_entry(&editions.written, lines)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Expectation {
    /// Either one list, for every edition, or a list for each set of editions.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ListOrMap)
    }
}

struct ListOrMap;

impl<'de> Visitor<'de> for ListOrMap {
    type Value = Expectation;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = UnreadableExpectation::Form;
        fmt::Display::fmt(&CarriedFault::new(NAME, &form), f)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Expectation, A::Error> {
        let mut lines = Vec::new();
        while let Some(line) = seq.next_element()? {
            lines.push(line);
        }
        Ok(Expectation(vec![(Editions::all(), lines)]))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Expectation, A::Error> {
        let mut stated: Vec<(Editions, Vec<Expected>)> = Vec::new();
        while let Some((written, lines)) = map.next_entry::<String, _>()? {
            let read: Result<Editions, _> = written.parse();
            let editions = read.map_err(|fault| custom_error(NAME, &fault))?;
            let twice = |edition: &&Edition| {
                stated
                    .iter()
                    .any(|(other, _)| other.named.contains(edition))
            };
            if let Some(edition) = editions.named.iter().find(twice) {
                return Err(custom_error(NAME, &UnreadableExpectation::Twice(*edition)));
            }
            stated.push((editions, lines));
        }
        Ok(Expectation(stated))
    }
}
