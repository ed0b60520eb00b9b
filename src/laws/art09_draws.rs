//! Article 9: the drawn game.

use super::case::Case;
use super::concordance::Rule;
use super::event::Act;
use super::ruling::{Consequence, Notice, Ruling};
use crate::chess::Color;

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(offer(case)); // 9.1.2.1
    rulings.extend(offer_answered(case)); // 9.1.2.1
}

/// Art. 9.1.2.1 — an offer of a draw.
///
/// Its moment is between making a move and pressing the clock; at any other it is valid all the same.
fn offer(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|_| case.event.act == Act::OfferDraw)?;
    if case.table.offer() == Some(player) {
        return Some(Ruling::on(
            player,
            Rule::OfferOtherTime,
            [Consequence::Notice(Notice::NothingThere)],
        ));
    }
    let offer = Consequence::Offer(player);
    let in_time = !case.has_the_move(player) && case.table.game().uncompleted(player).is_some();
    Some(if in_time {
        Ruling::on(player, Rule::OfferTiming, [offer])
    } else {
        Ruling::on(
            player,
            Rule::OfferOtherTime,
            [offer, Consequence::Notice(Notice::OfferOutOfTime)],
        )
    })
}

/// Art. 9.1.2.1 — how long an offer stands: until it is declined in words, or by touching a piece to move or capture.
fn offer_answered(case: Case<'_>) -> Option<Ruling> {
    let player = case.player()?;
    let lapsed = || {
        Some(Ruling::on(
            player,
            Rule::OfferLifetime,
            [Consequence::OfferLapsed],
        ))
    };
    let offered_by_opponent = case.table.offer() == Some(!player);
    match case.event.act {
        Act::Decline if offered_by_opponent => lapsed(),
        Act::Accept | Act::Decline if !offered_by_opponent => Some(Ruling::on(
            player,
            Rule::OfferLifetime,
            [Consequence::Notice(Notice::NothingThere)],
        )),
        Act::Touch(_) | Act::Lift(_) | Act::Remove(_) | Act::Release(_) | Act::LetGo
            if offered_by_opponent && touched_in_earnest(case, player) =>
        {
            lapsed()
        }
        _ => None,
    }
}

/// Whether this act of the player who has the move (or had it until now) put fingers on a piece to move or capture.
fn touched_in_earnest(case: Case<'_>, player: Color) -> bool {
    case.made().is_some() || case.has_the_move(player) && !case.table.turn().touches().is_empty()
}
