//! A ruling as it was announced: stable tokens that a later program can read, whatever it would rule itself.

use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::chess::{Color, Move, Role, UciMove, role_name};
use crate::clock::by_color_serde;
use crate::clock::time;
use crate::laws::{Consequence, Edition, Game, Outcome, Question, Rule, Ruling, Score};

/// A ruling in the words in which it was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
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

impl Announced {
    /// How a ruling is announced in that edition.
    #[must_use]
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
    #[must_use]
    pub fn says(&self, ruling: &Ruling) -> bool {
        self.rule == ruling.rule.slug() && self.consequences == ruling.tokens()
    }

    /// The ruling itself, announced when the game stood so; nothing if it holds words this program does not know.
    #[must_use]
    pub fn read(&self, game: &Game) -> Option<Ruling> {
        let tokens = self
            .consequences
            .split("; ")
            .filter(|token| !token.is_empty());
        let consequences: Option<Vec<Consequence>> =
            tokens.map(|token| consequence(token, game)).collect();
        Some(Ruling {
            rule: Rule::by_slug(&self.rule)?,
            concerns: self.concerns,
            consequences: consequences?,
        })
    }
}

fn consequence(token: &str, game: &Game) -> Option<Consequence> {
    let mut words = token.split(' ');
    let consequence = match words.next()? {
        "must-move" => Consequence::MustMove(next(&mut words)?),
        "must-capture" => Consequence::MustCapture(next(&mut words)?),
        "must-castle" => Consequence::MustCastle(next(&mut words)?),
        "may-not-castle" => Consequence::MayNotCastle(next(&mut words)?),
        "must-stay" => Consequence::MustStay(next(&mut words)?),
        "must-promote" => Consequence::MustPromote(role(words.next()?)?),
        "free" => Consequence::Free,
        "take-back" => Consequence::TakeBack,
        "made" => Consequence::Made(a_move(words.next()?, game)?),
        "unmade" => Consequence::Unmade(a_move(words.next()?, game)?),
        "completed" => Consequence::Completed(a_move(words.next()?, game)?),
        "must-announce" => Consequence::MustAnnounce(a_move(words.next()?, game)?),
        "press-taken-back" => Consequence::PressTakenBack(color(words.next()?)?),
        "must-play" => Consequence::MustPlay(a_move(words.next()?, game)?),
        "illegal" => Consequence::Illegal(color(words.next()?)?, next(&mut words)?),
        "irregular" => Consequence::Irregular,
        "taken-up" => Consequence::TakenUp(color(words.next()?)?),
        "reinstate" => words.next().map_or(Some(Consequence::Reinstate), |ply| {
            ply.parse().ok().map(Consequence::ReinstateAt)
        })?,
        "promoted" => Consequence::Promoted(next(&mut words)?, role(words.next()?)?),
        "add" => Consequence::Add(color(words.next()?)?, duration(words.next()?)?),
        "take" => Consequence::Take(color(words.next()?)?, duration(words.next()?)?),
        "set" => Consequence::Set(color(words.next()?)?, duration(words.next()?)?),
        "stop-clocks" => Consequence::StopClocks,
        "start-clock" => Consequence::StartClock(color(words.next()?)?),
        "counters" => Consequence::Counters(next(&mut words)?, next(&mut words)?),
        "offer" => Consequence::Offer(color(words.next()?)?),
        "offer-lapsed" => Consequence::OfferLapsed,
        "claim-upheld" => Consequence::ClaimUpheld,
        "claim-rejected" => Consequence::ClaimRejected,
        "claim-postponed" => Consequence::ClaimPostponed,
        "increment" => Consequence::Increment(duration(words.next()?)?),
        "play-over" => Consequence::PlayOver,
        "claim-lost" => Consequence::ClaimLost(named(words.next()?)?),
        "flag" => Consequence::Flag(color(words.next()?)?),
        "period" => Consequence::Period(color(words.next()?)?, next(&mut words)?),
        "ask-arbiter" => Consequence::AskArbiter(match (words.next()?, words.next()) {
            ("can-mate", Some(by)) => Question::CanMate(color(by)?),
            ("normal-means", Some(by)) => Question::NormalMeans(color(by)?),
            ("opponent-score", Some(by)) => Question::OpponentScore(color(by)?),
            ("announced-move", Some(by)) => Question::AnnouncedMove(color(by)?),
            ("effort", Some(by)) => Question::Effort(color(by)?),
            ("increment", Some(by)) => Question::Increment(color(by)?),
            ("written-move", Some(by)) => Question::WrittenMove(color(by)?),
            ("last-press", Some(by)) => Question::LastPress(color(by)?),
            ("consent", Some(by)) => Question::Consent(color(by)?),
            ("lateness", Some(by)) => Question::Lateness(color(by)?),
            (what, _) => named(what)?,
        }),
        "warn" => Consequence::Warning(color(words.next()?)?),
        "fine" => Consequence::Fined(color(words.next()?)?),
        "exclude" => Consequence::Excluded(color(words.next()?)?),
        "expel" => Consequence::Expelled(color(words.next()?)?),
        "notice" => Consequence::Notice(named(words.next()?)?),
        "over" => Consequence::Over(outcome(words.next()?)?),
        "annulled" => Consequence::Annulled,
        "must-seal" => Consequence::MustSeal(color(words.next()?)?),
        "adjourned" => Consequence::Adjourned,
        "resumed" => Consequence::Resumed,
        "set-up" => Consequence::SetUp,
        "pressed" => Consequence::Pressed(color(words.next()?)?),
        _ => return None,
    };
    (consequence.to_string() == token).then_some(consequence)
}

fn next<T: FromStr>(words: &mut std::str::Split<'_, char>) -> Option<T> {
    words.next()?.parse().ok()
}

/// A name of the Laws' vocabulary by its slug: `both-flags` is `BothFlags`.
fn named<T: for<'de> Deserialize<'de>>(slug: &str) -> Option<T> {
    let capitalised = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    let name: Option<String> = slug.split('-').map(capitalised).collect();
    ron::from_str(&name?).ok()
}

fn color(word: &str) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|color| color.to_string() == word)
}

fn role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| role_name(role) == word)
}

fn duration(word: &str) -> Option<Duration> {
    time::read(word).ok()
}

fn outcome(word: &str) -> Option<Outcome> {
    let (white, black) = word.split_once('-')?;
    Some(Outcome {
        white: score(white)?,
        black: score(black)?,
    })
}

fn score(word: &str) -> Option<Score> {
    [Score::Zero, Score::Half, Score::One]
        .into_iter()
        .find(|score| score.to_string() == word)
}

/// The move that was meant when the game stood so: one to be made, or one just made.
fn a_move(word: &str, game: &Game) -> Option<Move> {
    let uci: UciMove = word.parse().ok()?;
    let made = game.plies().len();
    let positions = (made.saturating_sub(2)..=made).rev();
    positions
        .filter_map(|plies| game.position_after(plies))
        .find_map(|position| uci.to_move(position).ok())
}
