//! Article 5: the completion of the game on the board and by word.

use crate::chess::{Color, Position};
use crate::laws::answers::{Consequence, Outcome, Ruling};
use crate::laws::booklets::Rule;
use crate::laws::common::agreement_and_resignation::{agreed, agrees, resigned};
use crate::laws::facts::{ArbiterAct, Case, MatingKnowledge, PlayerAct};

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

/// Art. 5.1.1 — mate ends the game at once; no press is needed.
fn checkmate(case: Case<'_>) -> Option<Ruling> {
    let mv = case.made()?;
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
    let mv = case.made()?;
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
    let asked = case.made().is_some()
        || matches!(
            case.event.arbiter_act(),
            Some(ArbiterAct::Establish(..) | ArbiterAct::Start)
        );
    let never = |color: Color| case.can_mate(color) == MatingKnowledge::Never;
    if !asked || !never(Color::White) || !never(Color::Black) {
        return None;
    }
    let mut consequences: Vec<Consequence> = case
        .made()
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
    Some(Ruling {
        concerns: Some(player),
        ..agreed(case)
    })
}
