//! Article 9: the drawn game. Offers (9.1) and draws that need no claim (9.6); claims stand in `art09_claims`.

use crate::chess::{Color, Position};
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::agreement_and_resignation::{agreed, agrees, is_restricted_now};
use crate::laws::common::automatic_draws::automatic_draw;
use crate::laws::editions::{Contact, DrawRestriction, Rule};
use crate::laws::facts::{ArbiterAct, Case, Decision, Deed, Manner, PlayerAct, Touch};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(restricted(case)); // 9.1.1
    rulings.extend(consent(case)); // 9.1.1
    rulings.extend(offer(case)); // 9.1.2.1
    rulings.extend(withdrawn(case)); // 9.1.2.1, 9.5.1
    rulings.extend(offer_answered(case)); // 9.1.2.1
    rulings.extend(offer_and_a_contact_decided(case)); // 9.1.2.1
    rulings.extend(drawn_by_itself(case)); // 9.6
}

/// Art. 9.1.1 — the rules of the event may forbid agreed draws, before a certain move or altogether, unless the arbiter
/// consents.
///
/// 2005 knows no such rules; in 2009 and 2014 they may forbid agreeing, from July 2017 offering as well.
fn restricted(case: Case<'_>) -> Option<Ruling> {
    let player = case.player()?;
    let forbidden = match case.provisions().draw_restriction {
        DrawRestriction::None => false,
        DrawRestriction::Agreeing => agrees(case, player),
        DrawRestriction::OfferingOrAgreeing => {
            let offers = case.player_does(&PlayerAct::OfferDraw).is_some();
            offers && case.table.offer().is_none()
        }
    };
    if !forbidden || !is_restricted_now(case) {
        return None;
    }
    let mut consequences = vec![Consequence::Notice(Notice::NotAllowedByEvent)];
    let ask = Question::Consent(player);
    let is_asked = case
        .table
        .questions()
        .iter()
        .any(|(_, asked)| *asked == ask);
    if case.terms.arbiter.can_be_asked() && !is_asked {
        consequences.push(Consequence::AskArbiter(ask));
    }
    Some(Ruling::on(
        player,
        Rule::AgreedDrawRestriction,
        consequences,
    ))
}

/// Art. 9.1.1 — the arbiter consents to an offer or an agreement, or does not.
fn consent(case: Case<'_>) -> Vec<Ruling> {
    let Some(decision) = case.decision() else {
        return Vec::new();
    };
    let Some((Rule::AgreedDrawRestriction, Question::Consent(player))) =
        case.table.questions().first().copied()
    else {
        return Vec::new();
    };
    let ruled = |consequences: Vec<Consequence>| {
        Ruling::on(player, Rule::AgreedDrawRestriction, consequences)
    };
    let is_agreement = case.table.is_offered_by(!player);
    match decision {
        Decision::Accept if is_agreement => {
            vec![ruled(vec![Consequence::ClaimUpheld]), agreed(case)]
        }
        Decision::Accept => vec![ruled(vec![
            Consequence::ClaimUpheld,
            Consequence::Offer(player),
        ])],
        Decision::Reject => vec![ruled(vec![
            Consequence::ClaimRejected,
            Consequence::Notice(Notice::NotAllowedByEvent),
        ])],
        Decision::Postpone => Vec::new(),
    }
}

/// Art. 9.1.2.1 — an offer of a draw.
///
/// Its moment is between making a move and pressing the clock; at any other it is valid all the same.
fn offer(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::OfferDraw)?;
    let ruling =
        |rule, consequences: Vec<Consequence>| Some(Ruling::on(player, rule, consequences));
    if agrees(case, player) || restricted(case).is_some() {
        return None;
    }
    if case.table.is_offered_by(player) {
        let stands = Consequence::Notice(Notice::NothingThere);
        return ruling(Rule::OfferOtherTime, vec![stands]);
    }
    let offer = Consequence::Offer(player);
    let made = case.table.game().uncompleted(player).is_some();
    if made && !case.has_the_move(player) {
        ruling(Rule::OfferTiming, vec![offer])
    } else {
        let notice = Consequence::Notice(Notice::OfferOutOfTime);
        ruling(Rule::OfferOtherTime, vec![offer, notice])
    }
}

/// Art. 9.1.2.1, 9.5.1 — neither an offer nor a claim can be taken back.
fn withdrawn(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Withdraw)?;
    let has_claimed = case.has_the_move(player) && case.table.turn().has_claimed();
    let (rule, notice) = if has_claimed || case.claim_awaits_judgment(player) {
        (Rule::ClaimIrrevocable, Notice::Irrevocable)
    } else if case.table.is_offered_by(player) {
        (Rule::OfferIrrevocable, Notice::Irrevocable)
    } else if let Some(rule) = quickplay_awaits_judgment(case, player) {
        (rule, Notice::AwaitsVerdict)
    } else {
        (Rule::OfferIrrevocable, Notice::NothingThere)
    };
    Some(Ruling::on(player, rule, [Consequence::Notice(notice)]))
}

/// III.4, III.5 — by which rule this player's claim or request in a quickplay finish awaits its verdict. The Laws do not say
/// that it cannot be taken back; but it is made, and the arbiter answers it.
fn quickplay_awaits_judgment(case: Case<'_>, player: Color) -> Option<Rule> {
    let asked = case.table.questions().iter().copied();
    asked
        .chain(case.table.postponed())
        .find_map(|(rule, question)| match question {
            Question::Increment(by) => (by == player).then_some(rule),
            // Once a flag has fallen it may be about either player.
            _ if question.is_of_quickplay() => (rule == Rule::QpfPostponeTest
                || question.player() == Some(!player))
            .then_some(Rule::QpfClaim),
            _ => None,
        })
}

/// Art. 9.1.2.1 — how long an offer stands: until it is declined in words, or by touching a piece to move or capture.
fn offer_answered(case: Case<'_>) -> Option<Ruling> {
    let Deed::Player(player, ref act) = case.event.deed else {
        return None;
    };
    let lapsed = || {
        Some(Ruling::on(
            player,
            Rule::OfferLifetime,
            [Consequence::OfferLapsed],
        ))
    };
    let offered_by_opponent = case.table.is_offered_by(!player);
    match act {
        PlayerAct::Decline if offered_by_opponent => lapsed(),
        PlayerAct::Accept | PlayerAct::Decline if !offered_by_opponent => Some(Ruling::on(
            player,
            Rule::OfferLifetime,
            [Consequence::Notice(Notice::NothingThere)],
        )),
        PlayerAct::Touch(_)
        | PlayerAct::Graze(_)
        | PlayerAct::Lift(_)
        | PlayerAct::Remove(_)
        | PlayerAct::Release(_)
        | PlayerAct::LetGo
            if offered_by_opponent && touched_in_earnest(case, player) =>
        {
            lapsed()
        }
        _ => None,
    }
}

/// Art. 9.1.2.1 with 4.2.2 — the arbiter finds that a contact was a touch after all: it declined the offer. Or that the touch
/// by which alone it was declined was an accident: then the offer stands.
fn offer_and_a_contact_decided(case: Case<'_>) -> Option<Ruling> {
    let player = case.table.game().has_the_move();
    let ruled = |consequence| Some(Ruling::on(player, Rule::OfferLifetime, [consequence]));
    match case.event.arbiter_act()? {
        ArbiterAct::CallTouched(_) | ArbiterAct::Decide(Decision::Accept)
            if is_found_a_touch(case, player) && case.table.is_offered_by(!player) =>
        {
            ruled(Consequence::OfferLapsed)
        }
        ArbiterAct::CallAccidental
        | ArbiterAct::CallUntouched(_)
        | ArbiterAct::Decide(Decision::Reject)
            if !case.has_touched() && case.table.turn().has_declined_by_touch() =>
        {
            ruled(Consequence::Offer(!player))
        }
        _ => None,
    }
}

/// Whether the arbiter has just found that the last contact of the player who has the move was a touch.
fn is_found_a_touch(case: Case<'_>, player: Color) -> bool {
    let upheld = |ruling: &Ruling| {
        ruling.rule == Rule::AccidentalTouch
            && ruling.consequences.contains(&Consequence::ClaimUpheld)
    };
    let last = case.table.turn().contacts().last();
    let named = |touch: &Touch| {
        let by_name = case.event.arbiter_act() == Some(&ArbiterAct::CallTouched(touch.square));
        touch.by == player && touch.manner == Manner::Deliberate && by_name
    };
    case.found.iter().any(upheld) || last.is_some_and(named)
}

/// Whether this act of the player who has the move (or had it until now) put fingers on a piece to move or capture.
fn touched_in_earnest(case: Case<'_>, player: Color) -> bool {
    let counts_doubts = case.provisions().contact == Contact::AnyButAccidental;
    let is_touch = |touch: &Touch| {
        let in_earnest = match touch.manner {
            Manner::Deliberate => true,
            Manner::Doubtful => counts_doubts,
            Manner::Accidental | Manner::Straightening => false,
        };
        touch.by == player && touch.at == case.event.at && in_earnest
    };
    let last = case.table.turn().contacts().last();
    case.move_made().is_some() || case.has_the_move(player) && last.is_some_and(is_touch)
}

/// Art. 9.6 — draws that need no claim.
///
/// The move that leads to one is complete without a press: 9.6 is among the endings of 6.2.1.1. So it makes no
/// difference that 2014 counts the seventy-five moves as completed and later editions as made.
fn drawn_by_itself(case: Case<'_>) -> Option<Ruling> {
    let mv = case.move_made()?;
    let rule = automatic_draw(case)?;
    if rule == Rule::Auto75 && case.table.game().position().is_checkmate() {
        return Some(Ruling::of(Rule::Auto75MateFirst, []));
    }
    let consequences = [Consequence::Completed(mv), Consequence::Over(Outcome::DRAW)];
    Some(Ruling::of(rule, consequences))
}
