//! Questions to the arbiter that the two players decide, where they are their own arbiter: what each proposes, and whether
//! a ruling is one on which both agreed.

use super::journal::Entry;
use crate::chess::{ByColor, Color};
use crate::laws::{ArbiterAct, CanMate, Consequence, Decision, PlayerAct, Question};

/// What each player has proposed last on that question since it was asked.
pub fn proposals(log: &[Entry], question: Question) -> ByColor<Option<Decision>> {
    let asks = Consequence::AskArbiter(question);
    let asked = log.iter().rposition(|entry| entry.has(|it| *it == asks));
    let since = &log[asked.map_or(0, |at| at + 1)..];
    ByColor::new_with(|color| {
        let mut newest = since.iter().rev();
        newest.find_map(|entry| proposal(entry, color).filter(|(about, _)| *about == question))
    })
    .map(|newest| newest.map(|(_, decision)| decision))
}

/// Whether the arbiter's act at that place of the log is what both players proposed, the last of them directly before.
pub fn is_agreed(log: &[Entry], index: usize) -> bool {
    let agreed = || {
        let before = log.get(..index)?;
        let act = log.get(index)?.event.arbiter_act()?;
        let last = before.last()?;
        let (question, decision) = proposal(last, last.event.player()?)?;
        let all = proposals(before, question);
        let is_shared = all.iter().all(|proposed| *proposed == Some(decision));
        Some(is_shared && decides(act, question, decision))
    };
    agreed().unwrap_or_default()
}

fn proposal(entry: &Entry, color: Color) -> Option<(Question, Decision)> {
    let act = entry.event.player_act()?;
    if let PlayerAct::ProposeRuling(question, decision) = act
        && entry.event.player() == Some(color)
    {
        return Some((*question, *decision));
    }
    None
}

/// Whether that act decides that question so.
fn decides(act: &ArbiterAct, question: Question, decision: Decision) -> bool {
    let found = match decision {
        Decision::Accept => CanMate::Yes,
        Decision::Postpone | Decision::Reject => CanMate::Never,
    };
    let by_proof = question
        .player()
        .map(|player| ArbiterAct::Establish(player, found));
    let is_proof = matches!(question, Question::CanMate(_)) && by_proof.as_ref() == Some(act);
    let sets_times = question == Question::Times && matches!(act, ArbiterAct::SetTimes(..));
    is_proof
        || sets_times
        || *act == ArbiterAct::Decide(decision)
        || *act == ArbiterAct::DecideOn(question, decision)
}
