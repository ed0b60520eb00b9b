//! What an act of the arbiter's would do, tried out on a table that nobody plays at, to be told before it is done.

use std::time::Duration;

use crate::chess::Color;
use crate::clock::Clock;
use crate::laws::{Arbiter, ArbiterAct, Consequence, Event, Rule, Ruling, Standing};
use crate::ui::kit::clock_text::whole_seconds;
use crate::ui::view::frame_view::View;

/// What would come of an act.
#[derive(Clone, Debug)]
pub struct ForeseenAct {
    /// What would follow, a sentence each.
    pub sentences: Vec<String>,
    /// What would change on a clock.
    pub clocks: Vec<String>,
    /// Whether the game would go on, or how it would stand.
    pub standing: String,
    /// Where the edition states the rule.
    pub article: Option<(&'static str, Rule)>,
    /// Whether anything would come of it now, under this edition and in this event.
    pub is_possible: bool,
}

impl ForeseenAct {
    /// What would come of that act now.
    #[must_use]
    pub fn of(view: &View<'_>, act: &ArbiterAct) -> Self {
        let (trial, rulings) = tried(view, act);
        let words = view.named_words();
        let consequences = || rulings.iter().flat_map(|ruling| &ruling.consequences);
        let letters = view.settings.notation.of(Color::White).letters;
        let told = consequences().map(|it| words.consequence(it, letters));
        let clocks = Color::ALL.into_iter().filter_map(|color| {
            let [was, is] = [view.arbiter, &trial].map(|arbiter| left(arbiter, color, view));
            (was != is).then(|| change(&words.name(color), was?, is?))?
        });
        let standing = match trial.table().standing() {
            Standing::Playing => words.tr("desk-goes-on"),
            Standing::Ended(outcome, _) => {
                let result = [("result", outcome.printed().into())];
                words.tr_args("desk-over", &result)
            }
            Standing::Adjourned | Standing::Annulled | Standing::Referred => {
                words.tr("desk-play-over")
            }
        };
        let edition = view.arbiter.terms().edition;
        let rule = rulings.first().map(|ruling| ruling.rule);
        Self {
            sentences: told.collect(),
            clocks: clocks.collect(),
            standing,
            article: rule.and_then(|rule| Some((rule.articles(edition).next()?, rule))),
            is_possible: consequences().any(|it| !matches!(it, Consequence::Notice(_))),
        }
    }
}

/// The arbiter as it would be after that act, and what it would rule; nobody's game changes.
fn tried(view: &View<'_>, act: &ArbiterAct) -> (Arbiter, Vec<Ruling>) {
    let mut trial = view.arbiter.clone();
    let rulings = trial.hear(&Event::of_arbiter(view.now, act.clone()));
    (trial, rulings)
}

/// Whose clock would run after that act.
#[must_use]
pub fn running_after(view: &View<'_>, act: &ArbiterAct) -> Option<Color> {
    let (trial, _) = tried(view, act);
    trial.table().clock().and_then(Clock::running)
}

fn left(arbiter: &Arbiter, color: Color, view: &View<'_>) -> Option<Duration> {
    let clock = arbiter.table().clock()?;
    Some(Clock::remaining(clock, color, view.now))
}

/// What a player's clock shows before and after; nothing where that is the same.
#[must_use]
pub fn change(name: &str, was: Duration, is: Duration) -> Option<String> {
    let [was, is] = [was, is].map(whole_seconds);
    (was != is).then(|| format!("{name} {was} → {is}"))
}
