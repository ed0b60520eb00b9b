//! The clocks stopped and set going by the arbiter, or by a player who needs the arbiter (6.11).

use crate::chess::{ByColor, Color};
use crate::laws::answers::{Consequence, Question, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::{ArbiterAct, Case, StandardReason};

/// Art. 6.11.1, 6.11.3 — the arbiter stops the clocks, corrects them, and lets them run again.
///
/// They correct them because the clock was found wrong (6.10) or after an irregularity (7.1), or give time because play was
/// interrupted from outside (12.5), which they have to say.
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

/// The rule by which the clocks are corrected: that of the fault that was found, that of Article 7 after an irregularity, else
/// that of a wrong setting.
fn rule_of_correcting(case: Case<'_>) -> Rule {
    fault_of_the_clocks(case)
        .or_else(|| after_irregularity(case))
        .unwrap_or_else(|| wrong_setting(case))
}

/// Art. 6.10.2 — the rule by which a wrong setting is put right: 2005 speaks only of evident defects.
pub(in crate::laws) fn wrong_setting(case: Case<'_>) -> Rule {
    if case.provisions().wrong_setting_corrected {
        Rule::ClockWrongSetting
    } else {
        Rule::ClockConclusive
    }
}

/// Art. 7.1 — the rule by which times are set after an irregularity: a position was put back, or the arbiter says that it is
/// for one.
fn after_irregularity(case: Case<'_>) -> Option<Rule> {
    let is_said = matches!(
        case.table.reason(),
        Some(StandardReason::IllegalMove | StandardReason::Displaced)
    );
    let is_wrong_setting = case.table.reason() == Some(StandardReason::WrongSetting);
    (is_said || case.table.is_position_put_back() && !is_wrong_setting)
        .then_some(Rule::TimesAfterRestore)
}

/// The rule of the fault for which the clocks are corrected, where one was found.
fn fault_of_the_clocks(case: Case<'_>) -> Option<Rule> {
    let mut asked = case.table.questions().iter();
    let asks = asked.find(|(_, question)| *question == Question::Times);
    asks.map(|(rule, _)| *rule)
        .or(case.table.clocks_corrected_by())
}

/// The rule by which time is given, to one player or to whom the new readings favour: that of the fault that was found, that of
/// the claim on which the verdict waits (III.5.2), that of Article 7 after an irregularity, that of a disturbance from outside
/// where the arbiter says that play was interrupted (12.5), else that of a wrong setting.
fn rule_of_giving(case: Case<'_>, gains: Option<Color>) -> Rule {
    let waits = case.table.postponed().and_then(|(rule, question)| {
        let against = question.player();
        (gains.is_some() && against == gains).then_some(rule)
    });
    let is_interrupted = case.table.reason() == Some(StandardReason::Interrupted);
    let disturbed = is_interrupted.then_some(Rule::ExtraTimeDisturbance);
    fault_of_the_clocks(case)
        .or(waits)
        .or(disturbed)
        .or_else(|| after_irregularity(case))
        .unwrap_or_else(|| wrong_setting(case))
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
