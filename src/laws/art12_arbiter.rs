//! Articles 11 and 12: conduct, and what the arbiter decides of his own accord.

use super::case::Case;
use super::concordance::Rule;
use super::event::{Act, By, Decision, Penalty};
use super::notice::Notice;
use super::outcome::{Outcome, Score};
use super::ruling::{Consequence, Ruling};
use crate::chess::Color;

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if case.event.by != By::Arbiter || !case.is_playing() {
        return;
    }
    rulings.extend(penalty(case)); // 12.9
    rulings.extend(declared(case)); // 11.8, 12.9
    rulings.extend(decision(case)); // 12.6
}

/// Art. 12.9 — what the arbiter may impose.
fn penalty(case: Case<'_>) -> Option<Ruling> {
    match case.event.act {
        Act::Warn(player) => Some(Ruling::on(
            player,
            Rule::PenaltyList,
            [Consequence::Warning(player)],
        )),
        Act::Penalise(player, penalty) => Some(Ruling::on(
            player,
            Rule::PenaltyList,
            [imposed(player, penalty)],
        )),
        _ => None,
    }
}

fn imposed(player: Color, penalty: Penalty) -> Consequence {
    let raised = |outcome: Outcome| Consequence::Over(outcome);
    match penalty {
        Penalty::Warning | Penalty::Fine | Penalty::Exclusion => Consequence::Warning(player),
        Penalty::OpponentTime(time) => Consequence::Add(!player, time),
        Penalty::OffenderTime(time) => Consequence::Take(player, time),
        Penalty::Loss | Penalty::RaiseOpponent | Penalty::Expulsion => {
            raised(Outcome::win(!player))
        }
        Penalty::Reduce(score) => raised(match player {
            Color::White => Outcome {
                white: score,
                black: Score::One,
            },
            Color::Black => Outcome {
                white: Score::One,
                black: score,
            },
        }),
    }
}

/// Art. 11.8, 12.9 — the arbiter declares the game over.
fn declared(case: Case<'_>) -> Option<Ruling> {
    let Act::Declare(white, black) = case.event.act else {
        return None;
    };
    let outcome = Outcome { white, black };
    let rule = if outcome
        == (Outcome {
            white: Score::Zero,
            black: Score::Zero,
        }) {
        Rule::BothGuilty
    } else {
        Rule::PenaltyList
    };
    Some(Ruling::of(rule, [Consequence::Over(outcome)]))
}

/// Art. 12.6 — the arbiter decides what was left to judgment; what the chapters decide themselves is not decided here.
fn decision(case: Case<'_>) -> Option<Ruling> {
    let Act::Decide(decision) = case.event.act else {
        return None;
    };
    if !case.found.is_empty() {
        return None;
    }
    let Some((rule, _)) = case.table.questions().first() else {
        return Some(Ruling::of(
            Rule::ArbiterNonIntervention,
            [Consequence::Notice(Notice::NothingThere)],
        ));
    };
    match decision {
        Decision::Accept => Some(Ruling::of(*rule, [Consequence::ClaimUpheld])),
        Decision::Reject => Some(Ruling::of(*rule, [Consequence::ClaimRejected])),
        Decision::Postpone => None,
    }
}
