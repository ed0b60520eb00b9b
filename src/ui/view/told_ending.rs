//! How a game ended, in a few words: what happened, or what the arbiter noted when they declared the result.

use super::noted_rule::rule_of;
use jadoube_core::i18n::Words;
use jadoube_core::laws::{Edition, Outcome, Rule};

/// How a game ended, and under which rule that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldEnding {
    /// In a few words.
    pub text: String,
    /// The rule whose article stands beside it.
    pub rule: Rule,
}

impl ToldEnding {
    /// How a game ended with `outcome` by `rule`; `reason` is why the arbiter declared that, as they noted it.
    #[must_use]
    pub fn of(
        words: Words,
        outcome: Outcome,
        rule: Rule,
        edition: Edition,
        reason: Option<&str>,
    ) -> Self {
        let Some(reason) = reason else {
            let text = words.ending(rule, edition);
            return Self { text, rule };
        };
        let spoken_of = rule_of_result(reason, outcome);
        let (id, told) = if spoken_of == Some(Rule::DrawAgreement) {
            let ending = words.ending(Rule::DrawAgreement, edition);
            ("ending-recorded", ("ending", ending))
        } else {
            ("ending-arbiter-why", ("reason", reason.to_owned()))
        };
        let args = [(told.0, told.1.as_str().into())];
        Self {
            text: words.tr_args(id, &args).into_owned(),
            rule: spoken_of.unwrap_or(rule),
        }
    }
}

/// How a game ended, in the fewest words: what happened, whoever recorded it.
#[must_use]
pub fn shortly(
    words: Words,
    outcome: Outcome,
    rule: Rule,
    edition: Edition,
    reason: Option<&str>,
) -> String {
    let told = ToldEnding::of(words, outcome, rule, edition, reason);
    words.ending(told.rule, edition)
}

/// The rule that speaks of why the arbiter declared that result; an agreement only makes a draw, and where both refused to comply
/// both have lost.
#[must_use]
pub fn rule_of_result(reason: &str, outcome: Outcome) -> Option<Rule> {
    let rule = rule_of(reason)?;
    if rule == Rule::PersistentRefusal && outcome == Outcome::BOTH_LOSE {
        return Some(Rule::BothGuilty);
    }
    Some(rule).filter(|rule| *rule != Rule::DrawAgreement || outcome == Outcome::DRAW)
}
