//! Ending the game by word: offers, agreements, resignations, and what the event allows of them (5.1.2, 5.2.3, 9.1).

use super::win_unless_never::win_unless_never;
use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Outcome, Ruling};
use crate::laws::editions::{DrawRestriction, Rule};
use crate::laws::facts::{Case, PlayerAct};

/// Whether the rules of the event forbid that a draw be agreed now. They go by the numbers on the scoresheet, so moves taken
/// over count.
pub(in crate::laws) fn is_restricted_now(case: Case<'_>) -> bool {
    let rules = &case.terms.regulations;
    let made = |color| case.table.game().made_by(color) < rules.no_draw_before_move as usize;
    case.provisions().draw_restriction != DrawRestriction::None
        && (rules.no_agreed_draws || made(Color::White) || made(Color::Black))
}

/// Whether the rules of the event forbid that a draw be offered now: from July 2017 they may; before, only agreeing.
pub(in crate::laws) fn is_offering_restricted(case: Case<'_>) -> bool {
    case.provisions().draw_restriction == DrawRestriction::OfferingOrAgreeing
        && is_restricted_now(case)
}

/// Whether this act of `player` agrees to the opponent's standing offer, in so many words or by an offer in return.
pub(in crate::laws) fn agrees(case: Case<'_>, player: Color) -> bool {
    case.table.is_offered_by(!player)
        && matches!(
            case.event.player_act(),
            Some(PlayerAct::Accept | PlayerAct::OfferDraw)
        )
}

/// Art. 9.1.2.3 — a claim also counts as an offer of a draw.
pub(in crate::laws) fn counts_as_offer(case: Case<'_>, player: Color) -> Option<Ruling> {
    let may_offer = !case.table.is_offered_by(player) && !is_offering_restricted(case);
    may_offer.then(|| Ruling::on(player, Rule::ClaimIsOffer, [Consequence::Offer(player)]))
}

/// Art. 5.2.3 — what an agreement leads to. From July 2017 both players must have made a move; one taken over will do.
///
/// Until 2014 an agreement is among the endings that complete the last move without a press (6.2.1.1).
pub(in crate::laws) fn agreed(case: Case<'_>) -> Ruling {
    let game = case.table.game();
    if !game.may_be_agreed_drawn(case.provisions()) {
        let not_yet = [Consequence::Notice(Notice::MoveEachFirst)];
        return Ruling::of(Rule::DrawAgreement, not_yet);
    }
    let last = game.last().filter(|ply| ply.completed.is_none());
    let completed = last
        .filter(|_| case.provisions().agreement_completes)
        .map(|ply| Consequence::Completed(ply.mv));
    let drawn = Consequence::Over(Outcome::DRAW);
    let consequences: Vec<Consequence> = completed.into_iter().chain([drawn]).collect();
    Ruling::of(Rule::DrawAgreement, consequences)
}

/// What a player's resignation leads to (5.1.2).
pub(in crate::laws) fn resigned(case: Case<'_>, player: Color, rule: Rule) -> Consequence {
    let opponent = !player;
    if !case.provisions().resignation_may_draw {
        return Consequence::Over(Outcome::win(opponent));
    }
    win_unless_never(case, opponent, rule).1
}
