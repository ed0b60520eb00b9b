//! What players say to each other of a move that is to be taken back: whether one still asks, and whether they agreed on
//! what was put back. What the arbiter puts back unasked is the arbiter's alone.

use crate::laws::{ArbiterAct, Consequence, PlayerAct};
use crate::record::log::journal::Entry;

/// The place in this log at which a player asked for a move back, if the opponent has not answered since, the request was
/// not withdrawn, and nothing was moved or put back.
pub fn standing_request(log: &[Entry]) -> Option<usize> {
    let settles = |entry: &Entry| {
        let is_of_players = matches!(
            entry.event.player_act(),
            Some(
                PlayerAct::AskTakeBack
                    | PlayerAct::AgreeTakeBack
                    | PlayerAct::DeclineTakeBack
                    | PlayerAct::WithdrawTakeBack
            )
        );
        let changes_the_board =
            |it: &Consequence| matches!(it, Consequence::Made(_) | Consequence::ReinstateAt(_));
        is_of_players || entry.has(changes_the_board)
    };
    let newest = log.iter().rposition(settles)?;
    (log[newest].event.player_act() == Some(&PlayerAct::AskTakeBack)).then_some(newest)
}

/// Whether the clocks were stopped for the answer to a player who asks for a move back.
pub fn stops_for_the_answer(log: &[Entry]) -> bool {
    let stop = standing_request(log).and_then(|asked| log.get(asked + 1));
    stop.is_some_and(|entry| entry.event.arbiter_act() == Some(&ArbiterAct::Stop))
}

/// Whether the last of these is a position put back because the players agreed on it directly before.
pub fn is_taken_back_by_agreement(log: &[Entry]) -> bool {
    let [before @ .., agreement, reinstatement] = log else {
        return false;
    };
    let asked_by = standing_request(before).and_then(|at| before[at].event.player());
    let is_put_back = matches!(
        reinstatement.event.arbiter_act(),
        Some(ArbiterAct::Reinstate(_))
    );
    is_put_back
        && agreement.event.player_act() == Some(&PlayerAct::AgreeTakeBack)
        && asked_by.is_some()
        && agreement.event.player() == asked_by.map(|color| !color)
}
