//! A ruling as it was announced: stable tokens that a later program can read, whatever it would rule itself.

use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};

use crate::chess::{Color, Move, UciMove};
use crate::laws::{Consequence, Edition, Game, Rule, Ruling};
use crate::serde_support::by_color_serde;

/// A ruling in the words in which it was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedRuling {
    /// The rule's slug.
    pub rule: String,
    /// Its articles in the edition of the game, joined by a space.
    pub articles: String,
    /// The player it concerned.
    #[serde(with = "by_color_serde::maybe")]
    pub concerns: Option<Color>,
    /// The consequences' tokens, joined by `; `.
    pub consequences: String,
}

impl RecordedRuling {
    /// How a ruling is announced in that edition.
    pub fn of(ruling: &Ruling, edition: Edition) -> Self {
        let articles: Vec<&str> = ruling.rule.articles(edition).collect();
        Self {
            rule: ruling.rule.slug().to_owned(),
            articles: articles.join(" "),
            concerns: ruling.concerns,
            consequences: ruling.tokens(),
        }
    }

    /// Whether this is what `ruling` says; how editions number it does not matter.
    pub fn says(&self, ruling: &Ruling) -> bool {
        let mut unsaid = Unsaid(&self.consequences);
        let is_said = ruling
            .consequences
            .iter()
            .enumerate()
            .all(|(index, consequence)| {
                let separator = if index == 0 { "" } else { Ruling::SEPARATOR };
                write!(unsaid, "{separator}{consequence}").is_ok()
            });
        self.rule == ruling.rule.slug() && is_said && unsaid.0.is_empty()
    }

    /// Whether it only told why a move is not legal.
    pub fn says_only_why(&self) -> bool {
        let is_of_the_moves = || Rule::by_slug(&self.rule).is_some_and(Rule::is_of_the_moves);
        self.consequences.is_empty() && is_of_the_moves()
    }

    /// The ruling itself, announced when the game stood so; nothing if it holds words this program does not know.
    pub fn read(&self, game: &Game) -> Option<Ruling> {
        let tokens = self
            .consequences
            .split(Ruling::SEPARATOR)
            .filter(|token| !token.is_empty());
        let read = |token| Consequence::read(token, &|_| None);
        let back = tokens.clone().find_map(|token| read(token)?.goes_back_to());
        let consequences: Option<Vec<Consequence>> =
            tokens.map(|token| consequence(token, game, back)).collect();
        Some(Ruling {
            rule: Rule::by_slug(&self.rule)?,
            concerns: self.concerns,
            consequences: consequences?,
        })
    }
}

/// What of a text has not been written again. Comparing so makes no new texts, which counts in a long journal.
struct Unsaid<'a>(&'a str);

impl fmt::Write for Unsaid<'_> {
    fn write_str(&mut self, said: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(said).ok_or(fmt::Error)?;
        Ok(())
    }
}

fn consequence(token: &str, game: &Game, back: Option<usize>) -> Option<Consequence> {
    Consequence::read(token, &|uci| a_move(uci, game, back))
        .filter(|consequence| consequence.to_string() == token)
}

/// The move that was meant when the game stood so: one to be made, one just made, or one that follows the position that is put
/// back.
fn a_move(uci: UciMove, game: &Game, back: Option<usize>) -> Option<Move> {
    let made = game.plies().len();
    let positions = (made.saturating_sub(2)..=made).rev();
    back.into_iter()
        .chain(positions)
        .filter_map(|plies| game.position_after(plies))
        .find_map(|position| uci.to_move(position).ok())
}
