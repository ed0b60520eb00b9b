//! Who wins, unless they could never mate; and where nobody knows, the arbiter is asked (5.1.2, 6.9, 7.5.5, I.8, 11.3.2).

use crate::chess::Color;
use crate::laws::answers::{Consequence, Outcome, Question, Ruling, Score};
use crate::laws::editions::Rule;
use crate::laws::facts::{Case, MatingKnowledge};

/// What another player's loss by that rule is worth to `winner`, and by which rule: a question, as long as nobody knows.
pub(in crate::laws) fn win_unless_never(
    case: Case<'_>,
    winner: Color,
    rule: Rule,
) -> (Rule, Consequence) {
    match case.can_mate(winner) {
        MatingKnowledge::Yes => settled(winner, rule, true),
        MatingKnowledge::Never => settled(winner, rule, false),
        MatingKnowledge::Open => (rule, Consequence::AskArbiter(Question::CanMate(winner))),
    }
}

/// The same as a ruling on the loser, behind what is said first; the clocks are stopped for a question.
pub(in crate::laws) fn lost(
    case: Case<'_>,
    loser: Color,
    rule: Rule,
    first: Consequence,
) -> Ruling {
    let (rule, verdict) = win_unless_never(case, !loser, rule);
    let mut consequences = vec![first];
    if matches!(verdict, Consequence::AskArbiter(_)) {
        consequences.push(Consequence::StopClocks);
    }
    consequences.push(verdict);
    Ruling::on(loser, rule, consequences)
}

/// It has been established whether the player could still mate, whichever rule had asked.
pub(in crate::laws) fn answered(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    let asking = case.table.questions().iter();
    let asking = asking.filter(|(_, question)| matches!(question, Question::CanMate(_)));
    rulings.extend(asking.map(|(rule, _)| *rule).find_map(|rule| {
        let (winner, can) = case.mating_answer(rule)?;
        let (rule, outcome) = settled(winner, rule, can);
        Some(Ruling::on(!winner, rule, [outcome]))
    }));
}

/// How the game ends once it is known whether the player could mate.
fn settled(winner: Color, rule: Rule, can: bool) -> (Rule, Consequence) {
    if can {
        return (rule, Consequence::Over(Outcome::win(winner)));
    }
    let instead = match rule {
        Rule::FlagLoss => Rule::FlagDraw,
        Rule::IllegalCountStd => Rule::IllegalLossDraw,
        Rule::AdjAmbiguous | Rule::AdjUnclear | Rule::AdjIllegal => Rule::AdjBadExceptions,
        same => same,
    };
    let outcome = if rule == Rule::Phone {
        Outcome::BOTH_LOSE.with_score(winner, Score::Half) // nothing for the offender
    } else {
        Outcome::DRAW
    };
    (instead, Consequence::Over(outcome))
}
