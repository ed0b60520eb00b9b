//! A ruling as it is heard, in one sentence after the other.

use crate::view::frame_view::View;
use jadoube_core::i18n::{RulingEffect, RulingSummary};

/// Returns what happened, what follows, and where it is written.
pub fn heard_ruling(view: &View<'_>, summary: &RulingSummary) -> String {
    let effects = summary.effects.iter().map(|effect| match effect {
        RulingEffect::Clock(color, time) => format!("{} {time}", view.name(*color)),
        RulingEffect::Words(words, _) => words.clone(),
    });
    let mut numbers: Vec<&str> = Vec::new();
    for (number, _) in summary.reasons.iter().flat_map(|it| &it.articles) {
        if !numbers.contains(number) {
            numbers.push(number);
        }
    }
    let articles = (!numbers.is_empty()).then(|| {
        let args = [("number", numbers.join(", ").into())];
        view.tr_args("article", &args).into_owned()
    });
    let parts = [summary.headline.clone()].into_iter();
    let parts: Vec<String> = parts.chain(effects).chain(articles).collect();
    format!("{}.", parts.join(". "))
}
