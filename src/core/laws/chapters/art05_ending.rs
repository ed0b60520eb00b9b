//! Article 5: the completion of the game on the board and by word.

use crate::chess::{Color, Position};
use crate::laws::answers::{Consequence, Notice, Outcome, Ruling};
use crate::laws::common::agreement_and_resignation::{agreed, agrees, resigned};
use crate::laws::common::automatic_draws::automatic_draw;
use crate::laws::editions::Rule;
use crate::laws::facts::{ArbiterAct, Case, MatingKnowledge, PlayerAct, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if !case.is_playing() {
        return;
    }
    rulings.extend(checkmate(case)); // 5.1.1
    rulings.extend(resignation(case)); // 5.1.2
    rulings.extend(stalemate(case)); // 5.2.1
    if rulings.is_empty() {
        rulings.extend(dead_position(case)); // 5.2.2
    }
    rulings.extend(agreement(case)); // 5.2.3
}

/// Heard first: a game may begin with a position in which it is over.
pub(super) fn decided_at_the_start(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    if case.is_playing() && begins(case) {
        rulings.extend(decided(case)); // 5.1.1, 5.2.1, 5.2.2, 9.6.2
    }
}

/// Heard last: what nobody has answered once the game is over.
pub(super) fn after_the_end(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    let rule = match case.table.standing() {
        Standing::Ended(_, rule) => rule,
        Standing::Annulled => Rule::WrongInitialPosition,
        Standing::Referred => {
            let asks = case.table.questions().first();
            asks.map_or(Rule::ArbiterNonIntervention, |(rule, _)| *rule)
        }
        Standing::Playing | Standing::Adjourned => return,
    };
    if case.found.is_empty() && wants_an_answer(case) {
        let over = [Consequence::Notice(Notice::GameOver)];
        rulings.push(Ruling {
            concerns: case.player(),
            ..Ruling::of(rule, over)
        });
    }
}

/// Whether no move was made here yet: whatever happens first, a flag or an act of anybody, comes too late.
fn begins(case: Case<'_>) -> bool {
    let game = case.table.game();
    game.plies().len() == game.taken_over()
}

/// Art. 5.1.1, 5.2.1, 5.2.2, 9.6 — the position from which the game starts is mate, stalemate or dead, or it was drawn
/// before without a claim.
fn decided(case: Case<'_>) -> Option<Ruling> {
    let position = case.table.game().position();
    let drawn = |rule| Some(Ruling::of(rule, [Consequence::Over(Outcome::DRAW)]));
    if position.is_checkmate() {
        let winner = !position.turn();
        let won = [Consequence::Over(Outcome::win(winner))];
        return Some(Ruling::on(winner, Rule::WinCheckmate, won));
    }
    let never = |color| case.can_mate(color) == MatingKnowledge::Never;
    if position.is_stalemate() {
        drawn(Rule::DrawStalemate)
    } else if never(Color::White) && never(Color::Black) {
        drawn(Rule::DrawDeadPosition)
    } else {
        automatic_draw(case).and_then(drawn)
    }
}

/// Whether the act asks for something or corrects it, by the table of acts.
fn wants_an_answer(case: Case<'_>) -> bool {
    let kind = case.event.deed.kind();
    kind.is_some_and(|kind| kind.is_answered)
}

/// Art. 5.1.1 — mate ends the game at once; no press is needed.
fn checkmate(case: Case<'_>) -> Option<Ruling> {
    let mv = case.move_made()?;
    let position = case.table.game().position();
    let winner = !position.turn();
    position.is_checkmate().then(|| {
        Ruling::on(
            winner,
            Rule::WinCheckmate,
            [
                Consequence::Completed(mv),
                Consequence::Over(Outcome::win(winner)),
            ],
        )
    })
}

/// Art. 5.1.2 — a resignation loses; from 2023 it draws when the opponent could never mate.
fn resignation(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Resign)?;
    let outcome = resigned(case, player, Rule::WinResign);
    let consequences = if matches!(outcome, Consequence::AskArbiter(_)) {
        vec![Consequence::PlayOver, outcome]
    } else {
        vec![outcome]
    };
    Some(Ruling::on(player, Rule::WinResign, consequences))
}

/// Art. 5.2.1 — no legal move and no check.
fn stalemate(case: Case<'_>) -> Option<Ruling> {
    let mv = case.move_made()?;
    case.table.game().position().is_stalemate().then(|| {
        Ruling::of(
            Rule::DrawStalemate,
            [Consequence::Completed(mv), Consequence::Over(Outcome::DRAW)],
        )
    })
}

/// Art. 5.2.2 — a position in which neither side could ever mate.
///
/// Judged when a move is made and whenever it has since been established that a side never could. Where the quick
/// answer is not enough the game goes on; the search comes back with [`ArbiterAct::Establish`].
fn dead_position(case: Case<'_>) -> Option<Ruling> {
    let asked = case.move_made().is_some()
        || matches!(
            case.event.arbiter_act(),
            Some(ArbiterAct::Establish(..) | ArbiterAct::Start)
        );
    let never = |color: Color| case.can_mate(color) == MatingKnowledge::Never;
    if !asked || !never(Color::White) || !never(Color::Black) {
        return None;
    }
    let mut consequences: Vec<Consequence> = case
        .move_made()
        .map(Consequence::Completed)
        .into_iter()
        .collect();
    consequences.push(Consequence::Over(Outcome::DRAW));
    Some(Ruling::of(Rule::DrawDeadPosition, consequences))
}

/// Art. 5.2.3 — the players agree on a draw: one accepts the other's offer, or offers one in return.
fn agreement(case: Case<'_>) -> Option<Ruling> {
    let player = case.player().filter(|player| agrees(case, *player))?;
    let is_restricted = |ruling: &Ruling| ruling.rule == Rule::AgreedDrawRestriction;
    if case.found.iter().any(is_restricted) {
        return None;
    }
    if case.has_the_move(player) && case.table.is_own_contact_in_doubt() {
        // Had it been a touch, the offer would be declined (9.1.2.1).
        let first = [Consequence::Notice(Notice::ContactFirst)];
        return Some(Ruling::on(player, Rule::AccidentalTouch, first));
    }
    Some(Ruling {
        concerns: Some(player),
        ..agreed(case)
    })
}
