//! Article 7.5 where an illegal move is found late: the game has gone on, and goes back to it.
//!
//! So it is where nobody watches ([`app_a_b_illegal`](crate::laws::chapters::app_a_b_illegal_unsupervised)). In a watched game an
//! illegal move is seen when the clock is pressed; what else comes to light there the arbiter takes back by
//! [`ArbiterAct::Reinstate`](crate::laws::ArbiterAct::Reinstate).

use super::clocks_stopped::runs_on;
use super::illegal_move_penalty::{
    cost, cost_after, gain_taken_back, plays_on, pressed_without_move, replacement,
};
use crate::chess::{Chess, Color, Move, Position, Role};
use crate::laws::answers::{Claim, Consequence, Question, Ruling};
use crate::laws::editions::{FirstIllegal, Pace, Rule, UnpromotedPawn};
use crate::laws::facts::obligation::captured_square;
use crate::laws::facts::{Case, Ply};

/// Art. 7.5.1 — the position just before the illegal half-move `ply`, counted from 0, is put back; the moves after it fall.
///
/// What its press gave is taken back; what the times should be after several moves is for the arbiter to say (7.1). Where nobody
/// can say that, every press that is undone loses what it gave.
pub(in crate::laws) fn goes_back(case: Case<'_>, ply: usize) -> Vec<Ruling> {
    let game = case.table.game();
    let undone = game.plies().get(ply..).unwrap_or_default();
    let (Some(before), [stood, later @ ..]) = (game.position_after(ply), undone) else {
        return Vec::new();
    };
    let asked = times_asked(case, Rule::TimesAfterRestore).filter(|_| !later.is_empty());
    let with_it = if asked.is_some() { &[] } else { later };
    let mut rulings = put_right(case, before, (stood, with_it), reinstated(ply));
    if rulings.iter().all(plays_on) {
        rulings.extend(asked);
    }
    rulings
}

/// Art. 7.5.1 — what presses gave that are undone, player by player, the offender first.
pub(in crate::laws) fn gains_taken_back(
    case: Case<'_>,
    offender: Color,
    undone: &[&Ply],
) -> Vec<Ruling> {
    let of = |player: Color| {
        let theirs = undone.iter().filter(|ply| ply.by == player);
        let gains = theirs.filter_map(|ply| ply.gain);
        gain_taken_back(case, player, gains.map(|gain| gain.increment()).sum())
    };
    [offender, !offender].into_iter().filter_map(of).collect()
}

fn reinstated(ply: usize) -> Consequence {
    Consequence::ReinstateAt(u32::try_from(ply).unwrap_or(u32::MAX))
}

/// The half-move `stood` is put right; the increments of the presses `with_it` fall with its own.
fn put_right(
    case: Case<'_>,
    before: &Chess,
    (stood, with_it): (&Ply, &[Ply]),
    back: Consequence,
) -> Vec<Ruling> {
    let offender = stood.by;
    let later: Vec<&Ply> = with_it.iter().collect();
    let all: Vec<&Ply> = std::iter::once(stood).chain(with_it).collect();
    let gained = || gains_taken_back(case, offender, &all);
    if matches!(stood.mv, Move::Put { .. }) {
        let mut rulings = pressed_without_move(case, offender, back); // 7.5.3
        rulings.extend(gained());
        return rulings;
    }
    let queen = match case.provisions().unpromoted_pawn {
        UnpromotedPawn::Queen => promotion_to_queen(before, stood.mv),
        UnpromotedPawn::Restore => None,
    };
    if let Some(promotion) = queen {
        let promoted = unpromoted_pawn(case, back, promotion, offender); // 7.5.2
        let price = cost_after(case, &promoted, offender);
        // The press of the promotion itself stands.
        let gained = gains_taken_back(case, offender, &later);
        return [promoted].into_iter().chain(gained).chain(price).collect();
    }
    let mut rulings = vec![Ruling::on(offender, Rule::IllegalRestore, [back])];
    rulings.extend(gained());
    rulings.extend(cost(case, offender));
    if rulings.iter().all(plays_on) {
        rulings.push(replaced(case, before, stood));
    }
    rulings
}

/// Art. 7.1, D.2.9 — the position was put back by that rule: the arbiter says what the clocks should show.
pub(in crate::laws) fn times_asked(case: Case<'_>, rule: Rule) -> Option<Ruling> {
    let can_ask = case.terms.arbiter.can_be_asked() && case.table.clock().is_some();
    can_ask.then(|| {
        let asked = [
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::Times),
        ];
        Ruling::of(rule, asked)
    })
}

/// Art. 7.5.2 — a pawn left on the last rank becomes a queen, from 2014; the opponent replies to that.
fn unpromoted_pawn(case: Case<'_>, back: Consequence, promotion: Move, offender: Color) -> Ruling {
    let mut promoted = vec![
        back,
        Consequence::Made(promotion),
        Consequence::SetUp,
        Consequence::Completed(promotion),
    ];
    promoted.extend(runs_on(case, !offender));
    Ruling::on(offender, Rule::UnpromotedPawnPressed, promoted)
}

/// The promotion to a queen that an illegal move lacked, if that was all it lacked.
fn promotion_to_queen(before: &Chess, illegal: Move) -> Option<Move> {
    let (from, to) = (illegal.from(), illegal.to());
    let is_it =
        |mv: &Move| mv.from() == from && mv.to() == to && mv.promotion() == Some(Role::Queen);
    let lacked = illegal.promotion().is_none();
    before
        .legal_moves()
        .into_iter()
        .find(is_it)
        .filter(|_| lacked)
}

/// Of a game taken over nothing may be known of the hands: the pieces that made the move count as touched all the same.
fn replaced(case: Case<'_>, before: &Chess, illegal: &Ply) -> Ruling {
    let rook = match illegal.mv {
        Move::Castle { rook, .. } => Some(rook),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
    };
    let mut turn = illegal.turn.clone();
    for square in [illegal.mv.from(), rook, captured_square(illegal.mv)] {
        let touched = square.and_then(|square| Some((square, before.board().piece_at(square)?)));
        if let Some((square, piece)) = touched {
            turn.bind(square, piece, illegal.made);
        }
    }
    replacement(case, before, &turn, illegal.by)
}

/// Art. A.5.2 — the right to claim the illegal move is gone.
pub(in crate::laws) fn too_late(case: Case<'_>, player: Color) -> Ruling {
    let rule = rule_of_standing(case).unwrap_or(Rule::RapidUIllegalStands);
    Ruling::on(player, rule, [Consequence::ClaimLost(Claim::IllegalMove)])
}

/// Art. B.3c of 2009, C3 of 2005 — in blitz an illegal move that nobody claimed cannot be corrected, unless both players
/// agree without an arbiter. From 2014 Appendix A says the same for both.
fn rule_of_standing(case: Case<'_>) -> Option<Rule> {
    let on_claim = case.provisions().first_illegal_loses_unsupervised.blitz;
    (case.terms.play == Pace::Blitz && on_claim == FirstIllegal::LosesOnClaim)
        .then_some(Rule::BlitzUIllegalAfter)
}
