//! The rule that speaks of a reason the arbiter noted.

use jadoube_core::i18n::{Language, Words};
use jadoube_core::laws::Rule;
use jadoube_core::record::Entry;
use jadoube_core::record::log::arbiters_reason::noted_reason;

/// The rule that speaks of the reason noted for the entry at that place of the log; words of the arbiter's own have none.
#[must_use]
pub fn noted_rule(log: &[Entry], index: usize) -> Option<Rule> {
    noted_reason(log, index).and_then(rule_of)
}

/// The ready answers that an article speaks of.
const ARTICLES: [(&str, Rule); 6] = [
    ("reason-agreed", Rule::DrawAgreement),
    ("reason-device", Rule::Phone),
    ("reason-refuses", Rule::PersistentRefusal),
    ("reason-illegal", Rule::IllegalRestore),
    ("reason-displaced", Rule::PiecesFoundDisplaced),
    ("reason-wrong-setting", Rule::ClockWrongSetting),
];

/// The rule that speaks of a reason, in whichever language that was given; words of the arbiter's own have none.
#[must_use]
pub fn rule_of(reason: &str) -> Option<Rule> {
    let is_said = |id: &str| {
        let mut languages = Language::ALL.into_iter();
        languages.any(|language| Words::new(language).tr(id) == reason)
    };
    ARTICLES
        .into_iter()
        .find_map(|(id, rule)| is_said(id).then_some(rule))
}
