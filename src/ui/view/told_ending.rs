//! How a game ended, in a few words: what happened, or what the arbiter noted when they declared the result.

use jadoube_core::i18n::Words;
use jadoube_core::laws::{Edition, Outcome, Reason, Rule};

/// How a game ended, and under which rule that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldEnding {
    pub text: String,
    /// The rule whose article stands beside it.
    pub rule: Rule,
}

impl ToldEnding {
    /// How a game ended with `outcome` by `rule`; `reason` is why the arbiter declared that, as they noted it.
    pub fn of(
        words: Words,
        outcome: Outcome,
        rule: Rule,
        edition: Edition,
        reason: Option<&Reason>,
    ) -> Self {
        let Some(reason) = reason else {
            let text = words.ending(rule, edition);
            return Self { text, rule };
        };
        let spoken_of = reason.rule_of_result(outcome);
        let (id, told) = if spoken_of == Some(Rule::DrawAgreement) {
            let ending = words.ending(Rule::DrawAgreement, edition);
            ("ending-recorded", ("ending", ending))
        } else {
            (
                "ending-arbiter-why",
                ("reason", words.reason(reason).into_owned()),
            )
        };
        let args = [(told.0, told.1.as_str().into())];
        Self {
            text: words.tr_args(id, &args).into_owned(),
            rule: spoken_of.unwrap_or(rule),
        }
    }
}

impl ToldEnding {
    /// The article that stands beside it; none beside a score for which no reason was given, as in the log.
    pub fn article(&self, edition: Edition) -> Option<(&'static str, Rule)> {
        let is_bare_score = [Rule::ScoreDefault, Rule::ScoreAsymmetric].contains(&self.rule);
        let number = self.rule.articles(edition).next();
        number.filter(|_| !is_bare_score).map(|it| (it, self.rule))
    }
}

/// How a game ended, in the fewest words: what happened, whoever recorded it.
pub fn shortly(
    words: Words,
    outcome: Outcome,
    rule: Rule,
    edition: Edition,
    reason: Option<&Reason>,
) -> String {
    let told = ToldEnding::of(words, outcome, rule, edition, reason);
    words.short_ending(told.rule, edition)
}
