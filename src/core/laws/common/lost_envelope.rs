//! The game goes on without an envelope: it is lost (I.12.1), or its move stands on the board already (I.1.1).

use crate::laws::answers::{Consequence, Notice, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::{Adjournment, Case};

/// Art. I.12.1 — without the envelope the game goes on from the position and the times of the adjournment; whoever
/// sealed plays the move they say they sealed. If it had been played on the board, everybody knows it.
pub(in crate::laws) fn goes_on_without(case: Case<'_>, adjournment: &Adjournment) -> Ruling {
    let sealer = adjournment.sealer();
    let mut consequences = vec![Consequence::Resumed, Consequence::SetUp];
    if adjournment.played().is_some() {
        let runs = case.table.clock().is_some();
        consequences.extend(completed_as_played(case, adjournment, runs));
    } else {
        consequences.push(Consequence::StopClocks);
        consequences.push(Consequence::Notice(Notice::PlayWhatWasSealed));
    }
    Ruling::on(sealer, Rule::AdjLostEnvelope, consequences)
}

/// Art. I.1.1, I.9.1 — the move that was played on the board instead of being sealed is the sealed move: it is completed as
/// that would be, and counts for the period. If its player had pressed the clock, it is completed already.
pub(in crate::laws) fn completed_as_played(
    case: Case<'_>,
    adjournment: &Adjournment,
    runs: bool,
) -> Vec<Consequence> {
    let sealer = adjournment.sealer();
    let clock = |consequence: Consequence| runs.then_some(consequence);
    match case.table.game().uncompleted(sealer) {
        Some(ply) => [Consequence::Completed(ply.mv)]
            .into_iter()
            .chain(clock(Consequence::Pressed(sealer)))
            .collect(),
        None => clock(Consequence::StartClock(adjournment.replier()))
            .into_iter()
            .collect(),
    }
}
