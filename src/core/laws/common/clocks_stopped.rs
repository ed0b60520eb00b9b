//! The clocks stopped and set going by the arbiter, or by a player who needs the arbiter (6.11).

use crate::chess::{ByColor, Color};
use crate::laws::answers::{Consequence, Question, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::{ArbiterAct, Case};

/// Art. 6.11.1, 6.11.3 — the arbiter stops the clocks, corrects them, and lets them run again.
///
/// They correct them because the clock was found wrong (6.10) or after an irregularity (7.1), or give time because play was
/// disturbed from outside (12.5).
pub(in crate::laws) fn interruption(case: Case<'_>) -> Option<Ruling> {
    let interrupts = |consequence| Some(Ruling::of(Rule::ArbiterInterrupts, [consequence]));
    let corrects =
        |consequences: Vec<Consequence>| Some(Ruling::of(rule_of_correcting(case), consequences));
    let gives = |rule: Rule, consequences: Vec<Consequence>| Some(Ruling::of(rule, consequences));
    match *case.event.arbiter_act()? {
        ArbiterAct::Stop => interrupts(Consequence::StopClocks),
        ArbiterAct::Resume if !has_been_taken_up(case) => {
            interrupts(Consequence::StartClock(case.whose_clock_runs()))
        }
        ArbiterAct::StartClock(color) => interrupts(Consequence::StartClock(color)),
        ArbiterAct::AddTime(color, time) => gives(
            rule_of_giving(case, Some(color)),
            vec![Consequence::Add(color, time)],
        ),
        ArbiterAct::SetTimes(white, black) => {
            let set = ByColor { white, black };
            let only_gives = Color::ALL.into_iter().all(|color| {
                let reading = case.table.reading(color, case.event.at);
                reading.is_some_and(|reading| *set.get(color) >= reading)
            });
            let rule = if only_gives {
                rule_of_giving(case, None)
            } else {
                rule_of_correcting(case)
            };
            let set = Color::ALL.map(|color| Consequence::Set(color, *set.get(color)));
            gives(rule, set.into())
        }
        ArbiterAct::SetIncrement(time) => corrects(vec![Consequence::Increment(time)]),
        ArbiterAct::SetMoveCounter(white, black) => {
            corrects(vec![Consequence::Counters(ByColor { white, black })])
        }
        _ => None,
    }
}

/// Art. 6.11.3 — that player's clock runs on, unless the arbiter has stopped both: then it is for the arbiter to say when.
pub(in crate::laws) fn runs_on(case: Case<'_>, player: Color) -> Option<Consequence> {
    let is_held = case.table.are_clocks_held_by_the_arbiter();
    (!is_held).then_some(Consequence::StartClock(player))
}

/// Guideline I.12.1 — an adjourned game is taken up again by this very act, and whose clock runs is ruled there.
fn has_been_taken_up(case: Case<'_>) -> bool {
    case.consequences()
        .any(|consequence| *consequence == Consequence::Resumed)
}

/// The rule by which the clocks are corrected: that of the fault that was found, else that of Article 7.
fn rule_of_correcting(case: Case<'_>) -> Rule {
    fault_of_the_clocks(case).unwrap_or(Rule::TimesAfterRestore)
}

/// The rule of the fault for which the clocks are corrected, where one was found.
fn fault_of_the_clocks(case: Case<'_>) -> Option<Rule> {
    let mut asked = case.table.questions().iter();
    let asks = asked.find(|(_, question)| *question == Question::Times);
    asks.map(|(rule, _)| *rule)
        .or(case.table.clocks_corrected_by())
}

/// The rule by which time is given, to one player or to whom the new readings favour: that of the fault that was found, that of
/// Article 7 after an irregularity, that of the claim on which the verdict waits (III.5.2), else that of a disturbance from
/// outside (12.5).
fn rule_of_giving(case: Case<'_>, gains: Option<Color>) -> Rule {
    let waits = case.table.postponed().and_then(|(rule, question)| {
        let against = question.player();
        (gains.is_some() && against == gains).then_some(rule)
    });
    let after_irregularity = case
        .table
        .is_position_put_back()
        .then_some(Rule::TimesAfterRestore);
    fault_of_the_clocks(case)
        .or(waits)
        .or(after_irregularity)
        .unwrap_or(Rule::ExtraTimeDisturbance)
}

/// Art. 6.11.2 — a claim or a request that needs the arbiter is reason enough for having stopped the clocks, for the player
/// who stopped them.
pub(in crate::laws) fn justified_stop(case: Case<'_>, player: Color) -> Option<Ruling> {
    let mut questions = case.table.questions().iter();
    let is_asked = questions.any(|(asks, _)| *asks == Rule::PlayerMayStop);
    let is_theirs = case.table.who_stopped() == Some(player);
    (is_asked && is_theirs)
        .then(|| Ruling::on(player, Rule::PlayerMayStop, [Consequence::ClaimUpheld]))
}
