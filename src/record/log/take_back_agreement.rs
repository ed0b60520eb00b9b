//! Whether the players agreed on a move that was taken back: one asked, the other agreed, and then the arbiter put the
//! position before it back. What the arbiter puts back unasked is the arbiter's alone.

use crate::laws::{ArbiterAct, PlayerAct};
use crate::record::log::journal::Entry;

/// Whether the last of these is a position put back because the players agreed on it directly before.
#[must_use]
pub fn is_taken_back_by_agreement(log: &[Entry]) -> bool {
    let [before @ .., agreement, reinstatement] = log else {
        return false;
    };
    let act = |entry: &Entry| entry.event.player_act().cloned();
    let asks = |entry: &&Entry| act(entry) == Some(PlayerAct::AskTakeBack);
    let asked = before.iter().rev().find(asks);
    let asked_by = asked.and_then(|entry| entry.event.player());
    let agreed_by = agreement.event.player();
    let is_put_back = matches!(
        reinstatement.event.arbiter_act(),
        Some(ArbiterAct::Reinstate(_))
    );
    is_put_back
        && act(agreement) == Some(PlayerAct::AgreeTakeBack)
        && agreed_by.is_some()
        && agreed_by.map(|color| !color) == asked_by
}
