//! What an illegal move costs, and what counts as one.

use std::time::Duration;

use super::win_unless_never::lost;
use crate::chess::Color;
use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Outcome, Question, Ruling};
use crate::laws::booklets::{FirstIllegal, Minutes, Pace, PressWithoutMove, Rule};
use crate::laws::facts::{ArbiterAct, Case};

/// Art. 7.5.5 — what a completed illegal move costs.
///
/// The first gives the opponent time, the second loses; in 2005 and 2009 it was the third. From 2009 it draws
/// instead when the opponent could never mate; 2005 does not say so.
pub(in crate::laws) fn cost(case: Case<'_>, player: Color) -> Vec<Ruling> {
    let provisions = case.provisions();
    let opponent = !player;
    let count = case.table.illegal_moves().get(player).saturating_add(1);
    let illegal = Consequence::Illegal(player, count);
    if let Some(lost) = first_illegal_loses(case, player, count) {
        return vec![lost];
    }
    if count < provisions.illegal_move_that_loses {
        let scale = provisions.illegal_move_gives;
        let minutes = case.minutes(scale);
        let gains = Consequence::Add(opponent, Duration::from_mins(minutes));
        let ruled = |rule, consequences: Vec<Consequence>| Ruling::on(player, rule, consequences);
        return match penalty_scale(case, scale) {
            None => vec![ruled(Rule::IllegalCountStd, vec![illegal, gains])],
            Some(by_scale) => vec![
                ruled(Rule::IllegalCountStd, vec![illegal]),
                ruled(by_scale, vec![gains]),
            ],
        };
    }
    let rule = Rule::IllegalCountStd;
    let ruling = if provisions.illegal_loss_may_draw {
        lost(case, player, rule, illegal)
    } else {
        Ruling::on(
            player,
            rule,
            [illegal, Consequence::Over(Outcome::win(opponent))],
        )
    };
    vec![ruling]
}

/// Art. A.4.2 of 2014 and July 2017 — without supervision the first completed illegal move loses, or draws if the
/// opponent could never mate.
///
/// In 2005 and 2009 it does so only in blitz, once the opponent claims the game. From 2018 Article 7 governs: time first.
fn first_illegal_loses(case: Case<'_>, player: Color, count: u32) -> Option<Ruling> {
    let rule = match case.terms.first_illegal_move() {
        FirstIllegal::Ordinary => return None,
        FirstIllegal::Loses => Rule::RapidUIllegalResult,
        FirstIllegal::LosesOnClaim if case.arbiter_does(&ArbiterAct::SeeIllegal) => return None,
        FirstIllegal::LosesOnClaim => Rule::BlitzUIllegal,
    };
    Some(lost(
        case,
        player,
        rule,
        Consequence::Illegal(player, count),
    ))
}

/// Art. A.3, B.2 — the rule by which a penalty has fewer minutes in this game than in standard play, if it has.
fn penalty_scale(case: Case<'_>, scale: Minutes) -> Option<Rule> {
    let has_its_own = case.minutes(scale) != scale.standard;
    match case.terms.play {
        Pace::Rapid if has_its_own => Some(Rule::RapidPenaltyScale),
        Pace::Blitz if has_its_own => Some(Rule::BlitzPenaltyScale),
        Pace::Standard | Pace::Rapid | Pace::Blitz => None,
    }
}

/// What a press without a move leads to besides going `back` to where the player had the move.
pub(in crate::laws) fn pressed_without_move(
    case: Case<'_>,
    player: Color,
    back: Consequence,
) -> Vec<Ruling> {
    let ruled =
        |consequences: Vec<Consequence>| Ruling::on(player, Rule::PressWithoutMove, consequences);
    let ask = match case.provisions().press_without_move {
        PressWithoutMove::Illegal => {
            let mut rulings = vec![ruled(vec![back])];
            rulings.extend(cost(case, player));
            return rulings;
        }
        PressWithoutMove::Forbidden => Question::Penalty,
        PressWithoutMove::Discretion => Question::PressWithoutMove,
    };
    vec![ruled(vec![back, Consequence::AskArbiter(ask)])]
}

/// Guidance for arbiters, not Law — the increment that an illegal press gained is taken back.
pub(in crate::laws) fn increment_taken_back(case: Case<'_>, player: Color) -> Option<Ruling> {
    let Some(Pressed::Switched {
        increment: gained, ..
    }) = case.table.pressed()
    else {
        return None;
    };
    (case.terms.regulations.take_back_increment && !gained.is_zero()).then(|| {
        Ruling::on(
            player,
            Rule::IllegalIncrementReversal,
            [Consequence::Take(player, gained)],
        )
    })
}

/// Whether the game goes on after a ruling: it neither ends it nor waits to learn how it ends.
pub(in crate::laws) fn plays_on(ruling: &Ruling) -> bool {
    let can_mate = |consequence: &Consequence| {
        matches!(consequence, Consequence::AskArbiter(Question::CanMate(_)))
    };
    !ruling.ends_game() && !ruling.consequences.iter().any(can_mate)
}
