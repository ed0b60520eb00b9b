//! The rule under which an entry of a log is told.

use super::NarratedEntry;
use crate::laws::{ArbiterAct, Consequence, Outcome, Question, Reason, Rule, Ruling};
use crate::record::log::arbiters_reason::{corrects_clocks, rule_of_correction};
use crate::record::log::journal::Entry;

/// Returns all rules that the entry at that place of the log rests on, the first one first, none twice: why a move was illegal,
/// what is told of it, on what a claim rests, what puts it right and what it costs. Where the game ends by it, why comes last.
/// Empty where no rule was named, or nothing was ruled that weighs.
pub fn cited_rules(log: &[Entry], index: usize, narrated: &NarratedEntry) -> Vec<Rule> {
    let entry = log.get(index).filter(|entry| entry.is_grave());
    let Some((entry, told)) = entry.zip(cited_rule(log, index, narrated)) else {
        return Vec::new();
    };
    let is_charged = price_rule(entry).is_some() && fault_rule(entry).is_some();
    let why = entry
        .rulings
        .iter()
        .filter(|it| is_charged && it.says_only_why());
    let why = why.map(|ruling| ruling.rule);
    let more = [
        ground_rule(entry),
        fault_rule(entry),
        price_rule(entry),
        scale_rule(entry),
    ];
    let ends = entry.rulings.iter().any(Ruling::ends_game);
    let mut rules = vec![told];
    rules.extend(more.into_iter().flatten());
    let at = if ends { rules.len() } else { 0 };
    rules.splice(at..at, why);
    let mut known = Vec::new();
    rules.retain(|rule| {
        let is_new = !known.contains(rule);
        known.push(*rule);
        is_new
    });
    rules
}

/// Returns the rule that the entry at that place of the log is told under: what ended the game; what a claim that was decided
/// comes to; for a position that the arbiter puts back, a result that they declare and clocks that they correct, what the
/// noted reason says; else what was ruled first and is more than that the pieces are set up.
pub fn cited_rule(log: &[Entry], index: usize, narrated: &NarratedEntry) -> Option<Rule> {
    let entry = log.get(index)?;
    let only_sets_up = |ruling: &&Ruling| ruling.consequences == [Consequence::SetUp];
    let is_charged = entry.has(Consequence::is_charge);
    let only_binds = |ruling: &&Ruling| {
        let mut follows = ruling.consequences.iter();
        is_charged
            && !ruling.consequences.is_empty()
            && follows.all(|it| it.is_duty() || matches!(it, Consequence::Made(_)))
    };
    let mut more = entry
        .rulings_on_the_matter()
        .skip_while(|ruling| only_sets_up(ruling) || only_binds(ruling));
    let first = more.next().or(entry.rulings.first())?.rule;
    let reason = narrated.reason.as_ref();
    match entry.event.arbiter_act() {
        Some(ArbiterAct::Reinstate(_)) if first == Rule::IllegalRestore => {
            let only_restores = |reason: &Reason| reason.rule().or(Some(Rule::TimesAfterRestore));
            reason.and_then(only_restores)
        }
        Some(&ArbiterAct::Declare(white, black)) => {
            reason.and_then(|reason| reason.rule_of_result(Outcome { white, black }))
        }
        Some(act) if corrects_clocks(act) => rule_of_correction(log, index),
        _ => {
            let verdict = |it: &Consequence| {
                matches!(it, Consequence::ClaimUpheld | Consequence::ClaimRejected)
            };
            let is_over = |it: &Consequence| matches!(it, Consequence::Over(_));
            // What a wrong claim costs is its price.
            let is_wrong = is_claim_wrong(entry);
            let comes_to = |it: &Consequence| is_over(it) || !is_wrong && costs(it);
            let of = |wanted: &dyn Fn(&Consequence) -> bool| {
                let mut rulings = entry.rulings_on_the_matter();
                rulings.find(|ruling| ruling.consequences.iter().any(wanted))
            };
            let decided = of(&verdict).map(|verdict| of(&comes_to).unwrap_or(verdict));
            let decided = decided.or_else(|| of(&is_over));
            Some(decided.map_or(first, |ruling| ruling.rule))
        }
    }
}

/// Returns the rule by which somebody pays in that entry for an illegal move or for a claim that was wrong, if anybody does.
fn price_rule(entry: &Entry) -> Option<Rule> {
    let is_wrong = is_claim_wrong(entry);
    let is_price = |it: &Consequence| it.is_charge() || is_wrong && costs(it);
    let mut rulings = entry.rulings.iter();
    let price = rulings.find(|ruling| ruling.consequences.iter().any(is_price));
    price.map(|ruling| ruling.rule)
}

/// Returns the rule by which an illegal move that is charged in that entry costs what it does at this pace (A.3, B.3), if it
/// has one.
fn scale_rule(entry: &Entry) -> Option<Rule> {
    let mut rulings = entry.rulings.iter().map(|ruling| ruling.rule);
    rulings.find(|rule| matches!(rule, Rule::RapidPenaltyScale | Rule::BlitzPenaltyScale))
}

/// Returns the rule on which a claim rests that was right by that entry, if one was: of a threefold repetition, say.
fn ground_rule(entry: &Entry) -> Option<Rule> {
    let mut rulings = entry.rulings_on_the_matter();
    let upheld = rulings.find(|it| it.consequences.contains(&Consequence::ClaimUpheld));
    upheld.map(|ruling| ruling.rule)
}

/// Returns the rule by which what was charged as an illegal move by that entry is put right, if anything was charged.
fn fault_rule(entry: &Entry) -> Option<Rule> {
    let goes_back = |it: &Consequence| it.goes_back_to().is_some() || *it == Consequence::Reinstate;
    entry.has(Consequence::is_charge).then_some(())?;
    let mut rulings = entry.rulings.iter();
    let fault = rulings.find(|ruling| ruling.consequences.iter().any(goes_back));
    fault.map(|ruling| ruling.rule)
}

fn is_claim_wrong(entry: &Entry) -> bool {
    entry
        .rulings_on_the_matter()
        .flat_map(|ruling| &ruling.consequences)
        .any(|it| *it == Consequence::ClaimRejected)
}

/// Whether somebody pays by it, or may have to.
const fn costs(consequence: &Consequence) -> bool {
    matches!(
        consequence,
        Consequence::Add(..) | Consequence::AskArbiter(Question::Penalty)
    )
}
