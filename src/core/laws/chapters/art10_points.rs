//! Article 10: points.
//!
//! A game counts 1, ½ and 0 here; what an event gives for them in its table (10.1) it reckons itself.

use crate::laws::answers::{Consequence, Outcome, Ruling, Score};
use crate::laws::common::declared_scores::above_cap;
use crate::laws::editions::Rule;
use crate::laws::facts::{ArbiterAct, Case, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(declared(case)); // 10.1, 10.2, 11.7, 11.8
}

/// Art. 10.1, 10.2, 11.7, 11.8 — the arbiter declares what each player scores: in a game that goes on, in one that is
/// over but for its result, or in place of a result that stands (8.7).
fn declared(case: Case<'_>) -> Option<Ruling> {
    let Some(&ArbiterAct::Declare(white, black)) = case.event.arbiter_act() else {
        return None;
    };
    if case.table.standing() == Standing::Annulled {
        return None;
    }
    let outcome = Outcome { white, black };
    Some(above_cap(case, outcome).unwrap_or_else(|| {
        // Why both have lost is not in a score: that both refused to comply is found by itself (11.8).
        let rule = match (white, black) {
            (Score::One, Score::Zero) | (Score::Zero, Score::One) | (Score::Half, Score::Half) => {
                Rule::ScoreDefault
            }
            _ => Rule::ScoreAsymmetric,
        };
        Ruling::of(rule, [Consequence::Over(outcome)])
    }))
}
