//! Appendix B (C in 2005): blitz, where it is not played as rapid is.
//!
//! Which games are blitz (B.1) is worked out by [`Pace::of`]; what each minute of a penalty is in blitz by
//! [`Case::minutes`]. Everything else stands with rapid, because Appendix B refers to Appendix A.

use crate::laws::booklets::{FirstIllegal, Pace, Rule};
use crate::laws::facts::Case;

/// Art. B.3c of 2009, C3 of 2005 — in blitz an illegal move that nobody claimed cannot be corrected, unless both players
/// agree without an arbiter. From 2014 Appendix A says the same for both.
pub(super) fn rule_of_standing(case: Case<'_>) -> Option<Rule> {
    let on_claim = case.provisions().first_illegal_loses_unsupervised.blitz;
    (case.terms.play == Pace::Blitz && on_claim == FirstIllegal::LosesOnClaim)
        .then_some(Rule::BlitzUIllegalAfter)
}
