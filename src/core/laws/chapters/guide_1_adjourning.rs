//! Guideline I: adjourned games. The sealed move (I.1), and what happens until the game is taken up again (I.4, I.6).
//!
//! An appendix of the Laws in 2005 and 2014 (A, E), guidelines in 2009 and from July 2017. What stands on the envelope
//! (I.2) and that it is kept safe (I.3) the arbiter sees to; [`SealedEnvelope`](crate::laws::SealedEnvelope) holds what they need.

use std::time::Duration;

use crate::chess::Color;
use crate::laws::answers::{Claim, Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::agreement_and_resignation::{agreed, is_restricted_now, resigned};
use crate::laws::common::at_a_flag::fallen;
use crate::laws::editions::{DrawRestriction, Rule};
use crate::laws::facts::{Adjournment, ArbiterAct, Case, Deed, PlayerAct, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    match case.table.standing() {
        Standing::Playing => {
            rulings.extend(session_over(case)); // I.1.1
            rulings.extend(session_not_over(case)); // I.14
            rulings.extend(sealed(case)); // I.1.1, I.1.2
            rulings.extend(clock_stopped(case)); // I.1.1, I.1.2
            rulings.extend(pressed_after_playing(case)); // I.1.1
        }
        Standing::Adjourned => {
            rulings.extend(offer(case)); // I.4, I.6
            rulings.extend(resignation(case)); // I.6
        }
        Standing::Referred | Standing::Ended(..) | Standing::Annulled => {}
    }
}

/// Heard after the chapters on moving: a move was made on the board.
pub(super) fn after_the_move(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(played_instead(case)); // I.1.1
}

/// Heard last: what nobody has answered in the break.
pub(super) fn in_the_break(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if case.table.standing() == Standing::Adjourned && case.found.is_empty() {
        rulings.extend(not_in_the_break(case)); // I.1.1, I.5, 9.4
    }
}

/// Art. I.1.1, I.5, 9.4 — until the game is taken up again nothing is played, pressed or sealed anew; whoever has sealed a move
/// has made it, and can claim no draw on it any more. What was wrong before the break is looked into when it is over.
fn not_in_the_break(case: Case<'_>) -> Option<Ruling> {
    let told = |rule, notice| {
        Some(Ruling {
            concerns: case.player(),
            ..Ruling::of(rule, [Consequence::Notice(notice)])
        })
    };
    let sealer = case.table.adjournment().map(Adjournment::sealer);
    let Deed::Player(player, ref act) = case.event.deed else {
        return waits_for_the_resumption(case)
            .then(|| told(Rule::AdjSetUp, Notice::NotInTheBreak))?;
    };
    let lost = |claim| {
        Some(Ruling::on(
            player,
            Rule::ClaimRightLost,
            [Consequence::ClaimLost(claim)],
        ))
    };
    match act {
        PlayerAct::ClaimRepetition(_) if sealer == Some(player) => lost(Claim::Repetition),
        PlayerAct::ClaimFifty(_) if sealer == Some(player) => lost(Claim::Fifty),
        PlayerAct::Seal(_) | PlayerAct::Enclose(_) => {
            told(Rule::AdjChangeUntilStop, Notice::NotInTheBreak)
        }
        PlayerAct::Arrive
        | PlayerAct::Record(_)
        | PlayerAct::Strike
        | PlayerAct::UpdateSheet
        | PlayerAct::Phone
        | PlayerAct::DeviceFound => None,
        _ => told(Rule::AdjSetUp, Notice::NotInTheBreak),
    }
}

/// Whether the arbiter, or anybody, speaks of something on the board or at the clock that waits until the game goes on.
fn waits_for_the_resumption(case: Case<'_>) -> bool {
    let event = case.event;
    let waits = |act: &ArbiterAct| {
        act.concerns_play()
            || matches!(
                act,
                ArbiterAct::Start
                    | ArbiterAct::StartClock(_)
                    | ArbiterAct::AddTime(..)
                    | ArbiterAct::SetMoveCounter(..)
                    | ArbiterAct::SetIllegalMoves(..)
                    | ArbiterAct::ChargeIllegal(_)
                    | ArbiterAct::SetIncrement(_)
                    | ArbiterAct::ReplaceClock
                    | ArbiterAct::FindRefusal(_)
                    | ArbiterAct::SeeAbsent(_)
            )
    };
    event.common_act().is_some() || event.arbiter_act().is_some_and(waits)
}

/// Art. I.1.1 — the session is over: the player who has the move must seal it.
///
/// In 2005 and 2009 the end of a session is announced, as its beginning is (point 13). From 2023, where the game is
/// recorded electronically, the sealed move still stands on paper.
fn session_over(case: Case<'_>) -> Vec<Ruling> {
    if !case.arbiter_does(&ArbiterAct::Adjourn) {
        return Vec::new();
    }
    let player = case.table.game().has_the_move();
    let mut rulings = Vec::new();
    if case.provisions().session_end_announced {
        let announced = [Consequence::Notice(Notice::AnnounceEnd)];
        rulings.push(Ruling::of(Rule::AdjSessionClock, announced));
    }
    rulings.push(Ruling::on(
        player,
        Rule::AdjRequireSeal,
        [Consequence::MustSeal(player)],
    ));
    let electronic = case.terms.regulations.electronic_scoresheets;
    if electronic && case.provisions().electronic_scoresheet {
        let on_paper = [Consequence::Notice(Notice::SealOnPaper)];
        rulings.push(Ruling::on(player, Rule::AdjSealProcedure, on_paper));
    }
    rulings
}

/// Art. I.14 — the arbiter, whose timepiece tells when a session ends, had asked too soon: play goes on.
///
/// A move that was made on the board instead of being sealed has been made; what lay in the envelope binds nobody.
fn session_not_over(case: Case<'_>) -> Option<Ruling> {
    if !case.arbiter_does(&ArbiterAct::PlayOn) {
        return None;
    }
    let asked = case.table.adjournment().filter(|it| it.awaits_the_seal());
    let nothing = Consequence::Notice(Notice::NothingThere);
    let consequence = asked.map_or(nothing, |it| Consequence::NeedNotSeal(it.sealer()));
    Some(Ruling::of(Rule::AdjSessionClock, [consequence]))
}

/// Art. I.1.1, I.1.2 — a move was sealed, asked for or not; it may be changed until the clock is stopped.
fn sealed(case: Case<'_>) -> Option<Ruling> {
    let Deed::Player(player, PlayerAct::Seal(_) | PlayerAct::Enclose(_)) = case.event.deed else {
        return None;
    };
    let (rule, notice) = match case.table.adjournment() {
        Some(adjournment) if adjournment.is_sealing(player) => {
            if adjournment.is_changed() {
                (Rule::AdjChangeUntilStop, Notice::SealedAnew)
            } else if adjournment.is_asked() {
                (Rule::AdjSealProcedure, Notice::Sealed)
            } else {
                (Rule::AdjEarly, Notice::Sealed)
            }
        }
        Some(adjournment) if adjournment.may_seal_reply(player) => (Rule::AdjCaseC, Notice::Sealed),
        _ => (Rule::AdjSealProcedure, Notice::NotNow),
    };
    Some(Ruling::on(player, rule, [Consequence::Notice(notice)]))
}

/// Art. I.1.1 — with the move sealed the player stops their clock, and the game is adjourned.
///
/// The opponent's clock is not started: if they press nevertheless, it is as if they had stopped.
fn clock_stopped(case: Case<'_>) -> Vec<Ruling> {
    let Some(adjournment) = case.table.adjournment() else {
        return Vec::new();
    };
    let sealer = adjournment.sealer();
    let stopped = match case.event.deed {
        Deed::Player(player, PlayerAct::StopClocks | PlayerAct::Press) => player == sealer,
        Deed::Arbiter(ArbiterAct::Stop) => true,
        _ => false,
    };
    if !stopped || !adjournment.is_sealing(sealer) || adjournment.envelope().is_none() {
        return Vec::new();
    }
    let mut rulings = Vec::new();
    if case.player_does(&PlayerAct::Press) == Some(sealer) && case.has_the_move(sealer) {
        rulings.push(press_taken_back(case, sealer));
    }
    let charged = early(case, adjournment);
    let falls = |ruling: &Ruling| ruling.consequences.contains(&Consequence::Flag(sealer));
    if charged.iter().any(falls) {
        return charged;
    }
    let mut clock = case.table.clock().into_iter();
    let stops = clock.any(|clock| clock.running().is_some());
    let stopped = stops.then_some(Consequence::StopClocks);
    let consequences = stopped.into_iter().chain([Consequence::Adjourned]);
    let consequences: Vec<Consequence> = consequences.collect();
    rulings.push(Ruling::on(sealer, Rule::AdjSealProcedure, consequences));
    rulings.extend(charged);
    rulings
}

/// Art. I.1.1 — what the press that should have been a stop gave is taken back.
fn press_taken_back(case: Case<'_>, sealer: Color) -> Ruling {
    let gained = case
        .table
        .clock()
        .map_or(Duration::ZERO, |clock| clock.increment_gained(sealer));
    let mut consequences = vec![Consequence::Reinstate];
    if !gained.is_zero() {
        consequences.push(Consequence::Take(sealer, gained));
    }
    Ruling::on(sealer, Rule::AdjSealProcedure, consequences)
}

/// Art. I.1.2 — whoever adjourns before the end of the session counts as having sealed at its end: what remains of it
/// is taken from their time, and if they have not so much their flag falls.
fn early(case: Case<'_>, adjournment: &Adjournment) -> Vec<Ruling> {
    if adjournment.is_asked() {
        return Vec::new();
    }
    let sealer = adjournment.sealer();
    let ruling =
        |consequences: Vec<Consequence>| vec![Ruling::on(sealer, Rule::AdjEarly, consequences)];
    let Some(session) = case.terms.regulations.session else {
        return ruling(vec![Consequence::AskArbiter(Question::Times)]);
    };
    let remaining = session.saturating_sub(case.event.at - case.table.session_began());
    let Some(reading) = case.table.reading(sealer, case.event.at) else {
        return Vec::new();
    };
    if remaining.is_zero() {
        Vec::new()
    } else if reading <= remaining {
        let mut rulings = ruling(vec![Consequence::Take(sealer, reading)]);
        rulings.push(fallen(case, sealer));
        rulings
    } else {
        ruling(vec![Consequence::Take(sealer, remaining)])
    }
}

/// Art. I.1.1 — a player who was told to seal makes a move on the board: that is the move to be sealed.
fn played_instead(case: Case<'_>) -> Option<Ruling> {
    let mv = case.move_made()?;
    let adjournment = case.table.adjournment().filter(|_| case.is_playing())?;
    let sealer = adjournment.sealer();
    (adjournment.is_sealing(sealer) && adjournment.played() == Some(mv))
        .then(|| must_seal_what_was_played(sealer, vec![]))
}

/// Art. I.1.1 — they have pressed as well: the clocks are stopped while they seal what they played.
fn pressed_after_playing(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let adjournment = case.table.adjournment()?;
    (adjournment.is_sealing(player)
        && adjournment.played().is_some()
        && adjournment.envelope().is_none())
    .then(|| must_seal_what_was_played(player, vec![Consequence::StopClocks]))
}

fn must_seal_what_was_played(player: Color, mut consequences: Vec<Consequence>) -> Ruling {
    consequences.push(Consequence::Notice(Notice::SealWhatWasPlayed));
    Ruling::on(player, Rule::AdjPlayedMoveIsSealed, consequences)
}

/// Art. I.4, I.6 — offers of a draw during the break: one made after the move was sealed stands until the opponent
/// accepts or declines it (9.1), and a draw agreed before the resumption ends the game.
///
/// What the rules of the event restrict (9.1.1) they restrict here too.
fn offer(case: Case<'_>) -> Option<Ruling> {
    let Deed::Player(player, ref act) = case.event.deed else {
        return None;
    };
    let is_offered = case.table.is_offered_by(!player);
    let offers = *act == PlayerAct::OfferDraw;
    let agrees = is_offered && (offers || *act == PlayerAct::Accept);
    let ruling = |rule, consequence| Some(Ruling::on(player, rule, [consequence]));
    let may_not_offer = case.provisions().draw_restriction == DrawRestriction::OfferingOrAgreeing;
    if is_restricted_now(case) && (agrees || offers && may_not_offer) {
        let notice = Consequence::Notice(Notice::NotAllowedByEvent);
        return ruling(Rule::AgreedDrawRestriction, notice);
    }
    if agrees {
        return Some(Ruling {
            rule: Rule::AdjEndedBeforeResumption,
            concerns: Some(player),
            ..agreed(case)
        });
    }
    let consequence = match act {
        PlayerAct::OfferDraw => Consequence::Offer(player),
        PlayerAct::Decline if is_offered => Consequence::OfferLapsed,
        PlayerAct::Accept | PlayerAct::Decline => Consequence::Notice(Notice::NothingThere),
        _ => return None,
    };
    ruling(Rule::AdjDrawOfferAfterSeal, consequence)
}

/// Art. I.6 — a player who lets the arbiter know of resigning ends the game; from 2023 it draws where the opponent could never
/// mate, by 5.1.2, which also asks whether they could.
fn resignation(case: Case<'_>) -> Vec<Ruling> {
    let Some(player) = case.player_does(&PlayerAct::Resign) else {
        return Vec::new();
    };
    let ruled =
        |rule, consequences: &[Consequence]| Ruling::on(player, rule, consequences.to_vec());
    let outcome = resigned(case, player, Rule::WinResign);
    if outcome == Consequence::Over(Outcome::win(!player)) {
        return vec![ruled(Rule::AdjEndedBeforeResumption, &[outcome])];
    }
    let ends: &[Consequence] = match outcome {
        Consequence::AskArbiter(_) => &[Consequence::PlayOver, outcome],
        _ => &[outcome],
    };
    vec![
        ruled(Rule::AdjEndedBeforeResumption, &[]),
        ruled(Rule::WinResign, ends),
    ]
}
