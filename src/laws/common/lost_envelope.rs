//! The envelope with the sealed move is lost, and the game goes on without it (I.12.1).

use crate::laws::answers::{Consequence, Notice, Ruling};
use crate::laws::booklets::Rule;
use crate::laws::facts::{Adjournment, Case};

/// Art. I.12.1 — without the envelope the game goes on from the position and the times of the adjournment; whoever
/// sealed plays the move they say they sealed. If it had been played on the board, everybody knows it.
pub(in crate::laws) fn goes_on_without(case: Case<'_>, adjournment: &Adjournment) -> Ruling {
    let sealer = adjournment.sealer();
    let mut consequences = vec![Consequence::Resumed, Consequence::SetUp];
    if adjournment.played().is_some() {
        let replier = adjournment.replier();
        let runs = case.table.clock().is_some();
        consequences.extend(runs.then_some(Consequence::StartClock(replier)));
    } else {
        consequences.push(Consequence::StopClocks);
        consequences.push(Consequence::Notice(Notice::PlayWhatWasSealed));
    }
    Ruling::on(sealer, Rule::AdjLostEnvelope, consequences)
}
