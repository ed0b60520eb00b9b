//! Article 7.5 where an illegal move is found late: the game has gone on, and goes back to it.
//!
//! So it is where nobody watches ([`app_a_b_illegal`](crate::laws::chapters::app_a_b_illegal_unsupervised)). In a watched game an
//! illegal move is seen when the clock is pressed; what else comes to light there the arbiter takes back by
//! [`ArbiterAct::Reinstate`](crate::laws::ArbiterAct::Reinstate).

use super::illegal_move_penalty::{cost, plays_on, pressed_without_move};
use crate::chess::{Chess, Color, Move, Position, Role};
use crate::clock::Moment;
use crate::laws::answers::{Claim, Consequence, Ruling};
use crate::laws::booklets::{FirstIllegal, Pace, Rule, UnpromotedPawn};
use crate::laws::facts::obligation::captured_square;
use crate::laws::facts::{Case, Obligation, Turn};

/// Art. 7.5.1 — the position just before the illegal half-move `ply`, counted from 0, is put back; the moves after it fall.
pub(in crate::laws) fn goes_back(case: Case<'_>, ply: usize, offender: Color) -> Vec<Ruling> {
    let game = case.table.game();
    let (Some(before), Some(stood)) = (game.position_after(ply), game.plies().get(ply)) else {
        return Vec::new();
    };
    let back = Consequence::ReinstateAt(u32::try_from(ply).unwrap_or(u32::MAX));
    if matches!(stood.mv, Move::Put { .. }) {
        return pressed_without_move(case, offender, back); // 7.5.3
    }
    let queen = match case.provisions().unpromoted_pawn {
        UnpromotedPawn::Queen => promotion_to_queen(before, stood.mv),
        UnpromotedPawn::Restore => None,
    };
    if let Some(promotion) = queen {
        let mut rulings = vec![unpromoted_pawn(back, promotion, offender)]; // 7.5.2
        rulings.extend(cost(case, offender));
        return rulings;
    }
    let mut rulings = vec![Ruling::on(offender, Rule::IllegalRestore, [back])];
    rulings.extend(cost(case, offender));
    if rulings.iter().all(plays_on) {
        rulings.push(replacement(case, before, stood.mv, offender));
    }
    rulings
}

/// Art. 7.5.2 — a pawn left on the last rank becomes a queen, from 2014; the opponent replies to that.
fn unpromoted_pawn(back: Consequence, promotion: Move, offender: Color) -> Ruling {
    let promoted = [
        back,
        Consequence::Made(promotion),
        Consequence::SetUp,
        Consequence::Completed(promotion),
        Consequence::StartClock(!offender),
    ];
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

/// Art. 7.5.1 with 4.3 — what replaces the move is bound by touch-move: the piece that made it counts as touched, and so
/// does what it captured.
fn replacement(case: Case<'_>, before: &Chess, illegal: Move, player: Color) -> Ruling {
    let rook = match illegal {
        Move::Castle { rook, .. } => Some(rook),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => None,
    };
    let mut turn = Turn::default();
    for square in [illegal.from(), rook, captured_square(illegal)] {
        let touched = square.and_then(|square| Some((square, before.board().piece_at(square)?)));
        if let Some((square, piece)) = touched {
            turn.bind(square, piece, Moment::START);
        }
    }
    let owed = Obligation::of(before, &turn, case.provisions());
    Ruling::on(player, Rule::IllegalReplacement, owed.consequences())
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
