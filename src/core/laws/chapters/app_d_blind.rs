//! Appendix D: play with blind and visually disabled players (Appendix F in 2005, E in 2009).
//!
//! A blind player has a board of their own, whose pieces stand in securing apertures; moves are announced, and each
//! player executes the other's on their own board. The table here shows the game as both boards should: a difference is
//! found by a player or by what was announced. The text at hand for 2005 has lost most of this appendix; it is ruled as
//! in 2009. How boards, clocks and records for the blind are made (D.1, D.2.6, D.2.7) is for the organiser.

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Question, Ruling};
use crate::laws::common::clocks_stopped::{justified_stop, runs_on};
use crate::laws::common::illegal_move_penalty::increment_taken_back;
use crate::laws::editions::Rule;
use crate::laws::facts::announcement::{announcement_due, lacks_announcement, placed};
use crate::laws::facts::{Case, CommonAct, Decision, Deed, PlayerAct};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() || !case.terms.blind.any() {
        if case.is_playing() && case.event.common_act() == Some(CommonAct::BoardsDiffer) {
            let one_board = Consequence::Notice(Notice::NothingThere);
            rulings.push(Ruling::of(Rule::BlindPositionsDiffer, [one_board]));
        }
        return;
    }
    rulings.extend(announced(case)); // D.2.1, D.2.8
    rulings.extend(felt(case)); // D.2.2
    rulings.extend(pressed_too_soon(case)); // D.2.4
    rulings.extend(pressed(case)); // D.2.1, D.2.9
    if let Some(differ) = boards_differ(case) {
        let finds = case.player();
        rulings.extend(finds.and_then(|player| justified_stop(case, player))); // 6.11.2
        rulings.push(differ); // D.2.9
    }
    rulings.extend(judged(case)); // D.2.9
    rulings.extend(asked_for_moves(case)); // D.2.10.4
}

/// D.2.1, D.2.8 — what was announced: it must name a move, a new piece as well, and the move that is made. A slip of the
/// tongue can be put right until the opponent's clock runs.
///
/// An opponent who repeats the move does as they should; who repeats another one is told so.
fn announced(case: Case<'_>) -> Option<Ruling> {
    let Deed::Player(player, PlayerAct::Announce(ref text)) = case.event.deed else {
        return None;
    };
    let table = case.table;
    if case.move_made().is_some() || table.repeats_last_move(player, text) {
        return None;
    }
    let ruling = |rule, notice| Some(Ruling::on(player, rule, [Consequence::Notice(notice)]));
    if table.repeats_otherwise(player, text) {
        return ruling(Rule::BlindAnnounce, Notice::RepeatedOtherwise);
    }
    if was_told_before(case, player) {
        return ruling(Rule::BlindSlip, Notice::TooLateToCorrect);
    }
    let due = announcement_due(case, player);
    let (shown, is_completed) = if case.has_the_move(player) {
        (placed(case), false)
    } else {
        let last = table.game().last()?;
        (Some(last.mv), last.completed.is_some())
    };
    match (due, shown) {
        (None, Some(mv)) if mv.is_promotion() => {
            ruling(Rule::BlindAnnounce, Notice::AnnouncePromotion)
        }
        (None, _) => ruling(Rule::BlindAnnounce, Notice::NotUnderstood),
        (Some(said), Some(mv)) if said != mv && is_completed => {
            ruling(Rule::BlindSlip, Notice::TooLateToCorrect)
        }
        (Some(said), Some(mv)) if said != mv => ruling(Rule::BlindSlip, Notice::SlipOfTongue),
        (Some(_), _) => None,
    }
}

/// Whether the move was announced and the clock pressed before: whatever is said now, that announcement stands.
fn was_told_before(case: Case<'_>, player: Color) -> bool {
    let (table, plies) = (case.table, case.table.game().plies());
    let is_judged = table
        .questions()
        .iter()
        .any(|(_, question)| *question == Question::AnnouncedMove(player));
    let (ply, is_over) = if case.has_the_move(player) {
        (plies.len(), is_judged)
    } else {
        let is_completed = plies.last().is_some_and(|last| last.completed.is_some());
        (plies.len().saturating_sub(1), is_completed)
    };
    let told = table.announced(player, ply);
    is_over && told.is_some_and(|told| told.at < case.event.at)
}

/// D.2.2 — on a blind player's board a piece is touched when it is taken out of its aperture; feeling it binds nobody.
fn felt(case: Case<'_>) -> Option<Ruling> {
    let Deed::Player(player, PlayerAct::Touch(_)) = case.event.deed else {
        return None;
    };
    case.terms.blind.is(player).then(|| {
        let only = [Consequence::Notice(Notice::OnlyFelt)];
        Ruling::on(player, Rule::BlindTouched, only)
    })
}

/// D.2.4, D.2.9 — a blind player presses the clock although the move is not made: the press does not count. If they have
/// announced another move than the one on their board, it is too late to put that right, and the arbiter looks at both
/// scoresheets.
fn pressed_too_soon(case: Case<'_>) -> Vec<Ruling> {
    let presses = case.player_does(&PlayerAct::Press);
    let Some(player) = presses.filter(|player| case.has_the_move(*player)) else {
        return Vec::new();
    };
    if !lacks_announcement(case, player) {
        return Vec::new();
    }
    if announcement_due(case, player).is_some() {
        let asks = Question::AnnouncedMove(player);
        return vec![differ(case, asks)];
    }
    let back = [
        Consequence::PressTakenBack(player),
        Consequence::Notice(Notice::AnnounceMove),
    ];
    let mut rulings = vec![Ruling::on(player, Rule::BlindClockAfter, back)];
    rulings.extend(increment_taken_back(case, player));
    rulings
}

/// D.2.1, D.2.9 — the clock is pressed after a move: it should have been announced, and rightly.
fn pressed(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let game = case.table.game();
    let made = game.last().filter(|last| last.by == player)?;
    if made.completed.is_some() {
        return None;
    }
    match case.table.announced(player, game.plies().len() - 1) {
        None => {
            let wanted = [Consequence::Notice(Notice::AnnounceMove)];
            Some(Ruling::on(player, Rule::BlindAnnounce, wanted))
        }
        Some(said) if said.mv == Some(made.mv) => None,
        Some(_) => Some(differ(case, Question::BoardsDiffer)),
    }
}

/// D.2.9 — somebody finds that the two boards differ.
fn boards_differ(case: Case<'_>) -> Option<Ruling> {
    let asked = case
        .table
        .questions()
        .iter()
        .any(|(_, question)| question.is_of_boards());
    (case.event.common_act() == Some(CommonAct::BoardsDiffer) && !asked)
        .then(|| differ(case, Question::BoardsDiffer))
}

fn differ(case: Case<'_>, asks: Question) -> Ruling {
    let consequences = [Consequence::StopClocks, Consequence::AskArbiter(asks)];
    Ruling {
        concerns: case.player(),
        ..Ruling::of(Rule::BlindPositionsDiffer, consequences)
    }
}

/// D.2.9 — the arbiter has looked at both scoresheets. If they agree, whoever wrote the right move and executed another
/// puts their board right; if the sheets do not, the game goes back to where they do ([`Reinstate`](crate::laws::ArbiterAct::Reinstate)).
fn judged(case: Case<'_>) -> Option<Ruling> {
    let decision = case.decision()?;
    let &(rule, question) = case.table.questions().first()?;
    match (question, decision) {
        (Question::AnnouncedMove(player), Decision::Accept | Decision::Reject) => {
            let mv = if decision == Decision::Accept {
                announcement_due(case, player)?
            } else {
                placed(case)?
            };
            let answer = if decision == Decision::Accept {
                Consequence::ClaimUpheld
            } else {
                Consequence::ClaimRejected
            };
            let mut stands = vec![
                answer,
                Consequence::Made(mv),
                Consequence::SetUp,
                Consequence::Completed(mv),
            ];
            stands.extend(runs_on(case, !player));
            Some(Ruling::on(player, rule, stands))
        }
        (Question::BoardsDiffer, Decision::Accept) => {
            let mut put_right = vec![Consequence::ClaimUpheld, Consequence::SetUp];
            put_right.extend(runs_on(case, case.whose_clock_runs()));
            Some(Ruling::of(rule, put_right))
        }
        (Question::BoardsDiffer, Decision::Reject) => {
            let back = [Consequence::Notice(Notice::GoBackToAgreement)];
            Some(Ruling::of(Rule::BlindScoresDiffer, back))
        }
        _ => None,
    }
}

/// D.2.10.4 — a blind player's assistant tells them, when asked, how many moves have been made.
fn asked_for_moves(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::AskMoves)?;
    case.terms.blind.is(player).then(|| {
        let told = [Consequence::Notice(Notice::AssistantTells)];
        Ruling::on(player, Rule::BlindAssistant, told)
    })
}
