//! What an illegal move costs, and what counts as one.

use std::time::Duration;

use super::win_unless_never::lost;
use crate::chess::{Chess, Color, Move, Position};
use crate::laws::answers::{Consequence, Outcome, Question, Ruling};
use crate::laws::editions::{FirstIllegal, Minutes, Pace, PressWithoutMove, Rule};
use crate::laws::facts::{Case, Duty, Obligation, Turn};

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
        if case.table.clock().is_none() {
            // Nobody has time to gain.
            return vec![Ruling::on(player, Rule::IllegalCountStd, [illegal])];
        }
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

/// The same once a ruling has been carried out: whether the opponent could still mate is asked of the position with the new
/// queen on it (7.5.2 with 7.5.5).
pub(in crate::laws) fn cost_after(case: Case<'_>, promoted: &Ruling, player: Color) -> Vec<Ruling> {
    let mut table = case.table.clone();
    table.apply_ruling(promoted, case.event);
    let table = &table;
    cost(Case { table, ..case }, player)
}

/// Art. A.4.2 of 2014 and July 2017 — without supervision the first completed illegal move loses, or draws if the
/// opponent could never mate.
///
/// In 2005 and 2009 it does so only in blitz, once the opponent claims the game. From 2018 Article 7 governs: time first.
fn first_illegal_loses(case: Case<'_>, player: Color, count: u32) -> Option<Ruling> {
    let rule = match case.terms.first_illegal_move() {
        FirstIllegal::Ordinary => return None,
        FirstIllegal::Loses => Rule::RapidUIllegalResult,
        FirstIllegal::LosesOnClaim if case.event.arbiter_act().is_some() => return None,
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

/// The press of a move that goes back, or went back, for what it was bound to: it does not count, and what was owed still is.
pub(in crate::laws) fn press_does_not_count(
    case: Case<'_>,
    player: Color,
    first: Vec<Consequence>,
) -> Vec<Ruling> {
    let mut consequences = first;
    consequences.push(Consequence::PressTakenBack(player));
    let owed = case.obligation();
    consequences.extend(owed.consequences(case.table.game().position().board()));
    let mut rulings = vec![Ruling::on(player, owed.rule, consequences)];
    rulings.extend(increment_taken_back(case, player));
    rulings
}

/// Guidance for arbiters, not Law — the increment that an illegal press gained is taken back.
pub(in crate::laws) fn increment_taken_back(case: Case<'_>, player: Color) -> Option<Ruling> {
    let gained = case.table.turn().gain()?.increment();
    gain_taken_back(case, player, gained)
}

/// The same for presses that were made before others: what each gave stands with its half-move.
pub(in crate::laws) fn gain_taken_back(
    case: Case<'_>,
    player: Color,
    gained: Duration,
) -> Option<Ruling> {
    (case.terms.regulations.take_back_increment && !gained.is_zero()).then(|| {
        Ruling::on(
            player,
            Rule::IllegalIncrementReversal,
            [Consequence::Take(player, gained)],
        )
    })
}

/// Art. 7.5.1 — the position just before the illegal move of the player who has the move is put back, and with it what its
/// press gained.
pub(in crate::laws) fn position_before(case: Case<'_>, player: Color) -> Vec<Ruling> {
    let back = Ruling::on(player, Rule::IllegalRestore, [Consequence::Reinstate]);
    let mut rulings = vec![back];
    rulings.extend(increment_taken_back(case, player));
    rulings
}

/// What the move that replaces it must be.
pub(in crate::laws) fn replaced(case: Case<'_>, player: Color) -> Ruling {
    let (position, turn) = (case.table.game().position(), case.table.turn());
    replacement(case, position, turn, player)
}

/// Art. 7.5.1 with 4.3 and 4.7 — what the move that replaces an illegal one must be: by all that was touched on `turn`, and
/// by a part of a legal move that was let go of; pressing too early does not undo it.
pub(in crate::laws) fn replacement(
    case: Case<'_>,
    before: &Chess,
    turn: &Turn,
    player: Color,
) -> Ruling {
    let mut turn = turn.clone();
    turn.reinstate();
    let owed = Obligation::of(before, &turn, case.provisions());
    let consequences = let_go_for_good(owed).map_or_else(
        || owed.consequences(before.board()),
        |mv| vec![Consequence::MustPlay(mv)],
    );
    Ruling::on(player, Rule::IllegalReplacement, consequences)
}

/// Art. 4.7 — the legal move of which a part was already on the board: castling whose king was let go of, a capture en
/// passant whose pawn was.
fn let_go_for_good(owed: Obligation) -> Option<Move> {
    match owed.duty {
        Duty::Castle { king, rook } if owed.rule == Rule::CastlingKingReleased => {
            Some(Move::Castle { king, rook })
        }
        Duty::Play(mv) => Some(mv),
        Duty::None
        | Duty::Move(_)
        | Duty::Capture(_)
        | Duty::CaptureWith { .. }
        | Duty::Castle { .. }
        | Duty::Promote { .. } => None,
    }
}

/// Whether an illegal move of that player was charged so lately that a claim of it can only mean what was dealt with: the
/// opponent has not made a move since.
pub(in crate::laws) fn has_been_charged(case: Case<'_>, player: Color) -> bool {
    let made = case.table.game().plies().len();
    let charged = case.table.last_charge(player);
    charged.is_some_and(|plies| plies <= made && made <= plies + 1)
}

/// Whether the game goes on after a ruling: it neither ends it nor waits to learn how it ends.
pub(in crate::laws) fn plays_on(ruling: &Ruling) -> bool {
    let can_mate = |consequence: &Consequence| {
        matches!(consequence, Consequence::AskArbiter(Question::CanMate(_)))
    };
    !ruling.ends_game() && !ruling.consequences.iter().any(can_mate)
}
