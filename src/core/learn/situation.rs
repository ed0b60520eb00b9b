//! A situation: a scene that is played before an arbiter, and the rulings among which they choose.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::lesson::letters_of;
use super::rule_name::RuleName;
use crate::chess::Square;
use crate::laws::editions::contents::BookletPart;
use crate::laws::facts::spelling::square;
use crate::laws::{Edition, Event};
use crate::record::script::{Editions, Script, Unreadable, act_list, ron_options};

/// A situation as its file holds it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Situation {
    /// What it is about, in English, for lists and for whoever reads the file.
    pub about: String,
    /// For whom it is.
    pub level: Level,
    /// The rules on which the answer rests, the main one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleName>,
    /// Where each edition states it, for what no rule of the concordance covers: editions and the article there.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub articles: BTreeMap<String, String>,
    /// The editions in which it is asked.
    pub editions: Editions,
    /// What happens; what the last act brings is what is asked.
    pub scene: Script,
    /// What is said meanwhile that is no act.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<SpokenLine>,
    /// The square on which a piece is put upside down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upside_down: Option<UpsideDown>,
    /// The rulings to choose among.
    pub answers: Vec<SituationAnswer>,
    /// The rules cited beside the lines of the explanation, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<RuleName>,
    /// The words of a situation that is not the program's own, each under its key.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
}

/// For whom a situation is.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::Display,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    /// Whoever plays.
    #[default]
    Player,
    /// Whoever arbitrates in a club.
    Club,
    /// Whoever wants to become a national arbiter.
    National,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Self; 3] = [Self::Player, Self::Club, Self::National];
}

/// Words that are no act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpokenLine {
    /// Behind how many acts they are said.
    pub after: usize,
    /// Who says them.
    pub by: Speaker,
}

/// Who says something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Speaker {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// The arbiter, or another one.
    Arbiter,
    /// A player at the next board.
    Neighbour,
    /// Somebody who looks on.
    Spectator,
}

/// The square on which a piece is put upside down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UpsideDown(#[serde(with = "square")] pub Square);

/// A ruling to choose.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SituationAnswer {
    /// The editions in which it is the ruling; none where it never is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<Editions>,
    /// What follows where it is the ruling, among other things: tokens of consequences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub follows: Vec<String>,
    /// What the arbiter does to rule so, if anything has to be done.
    #[serde(with = "act_list", skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<Event>,
}

impl SituationAnswer {
    /// Whether it is the ruling in that edition.
    pub fn is_right(&self, edition: Edition) -> bool {
        self.right.as_ref().is_some_and(|it| it.contains(edition))
    }
}

impl Situation {
    /// Reads a situation.
    ///
    /// # Errors
    /// [`Unreadable`] for the first thing that cannot be read, with its line and column.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        Ok(ron_options().from_str(text)?)
    }

    /// The places of the answers that are right in that edition.
    pub fn right_answers(&self, edition: Edition) -> impl Iterator<Item = usize> {
        let answers = self.answers.iter().enumerate();
        answers.filter_map(move |(place, answer)| answer.is_right(edition).then_some(place))
    }

    /// Where that edition states what no rule of the concordance covers.
    pub fn article(&self, edition: Edition) -> Option<&str> {
        let covers = |written: &String| {
            let editions: Option<Editions> = written.parse().ok();
            editions.is_some_and(|it| it.contains(edition))
        };
        let found = self.articles.iter().find(|(written, _)| covers(written));
        found.map(|(_, article)| article.as_str())
    }

    /// Where that edition states what each line of the explanation says, two articles at most. An article that is written down
    /// covers what no rule of this edition does, else it goes before the first.
    pub fn articles_of_why(&self, edition: Edition) -> Vec<Vec<&str>> {
        let is_uncovered = |rule: &RuleName| rule.0.articles(edition).next().is_none();
        let of_written = self.why.iter().position(is_uncovered).unwrap_or_default();
        let lines = self.why.iter().enumerate().map(|(place, rule)| {
            let written = self.article(edition).filter(|_| place == of_written);
            let mut articles: Vec<&str> = written.into_iter().collect();
            for number in rule.0.articles(edition) {
                articles.push(number);
            }
            articles.truncate(2);
            articles
        });
        lines.collect()
    }

    /// The part of the Laws in which its main rule stands, in the newest edition in which it is asked.
    pub fn part(&self) -> Option<BookletPart> {
        let edition = self.newest_edition();
        let mut rules = self.rules.iter().chain(&self.why);
        let of_rules = rules.find_map(|rule| BookletPart::with(rule.0.into(), edition));
        of_rules.or_else(|| BookletPart::of_article(self.article(edition)?, edition))
    }

    /// The newest edition in which it is asked.
    pub fn newest_edition(&self) -> Edition {
        self.editions.iter().last().unwrap_or_default()
    }

    /// The keys of the words that the situation needs.
    pub fn word_keys(&self) -> Vec<String> {
        let mut keys = vec!["scene".to_owned()];
        keys.extend((1..=self.said.len()).map(|number| format!("said-{number}")));
        for letter in letters_of(self.answers.len()) {
            keys.extend(["", "-what", "-why"].map(|part| format!("{letter}{part}")));
        }
        keys.extend((1..=self.why.len()).map(|number| format!("why-{number}")));
        keys
    }
}
