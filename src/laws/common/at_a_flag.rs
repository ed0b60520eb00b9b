//! Who comes first when a flag has fallen: moves that were made in time, a verdict or a claim that waits, then the loss.

use super::win_unless_never::lost;
use crate::chess::{ByColor, Color};
use crate::laws::answers::{Consequence, Question, Ruling};
use crate::laws::booklets::{ControlCounts, Rule};
use crate::laws::facts::Case;

/// What a fallen flag that counts as fallen leads to (6.9), unless the moves required were made (6.4) or a verdict has to
/// be given first (III.5.2).
pub(in crate::laws) fn fallen(case: Case<'_>, player: Color) -> Ruling {
    if let Some(next_period) = moves_were_made(case, player) {
        return next_period;
    }
    verdict_first(case, player)
        .or_else(|| claim_first(case, player))
        .unwrap_or_else(|| lost_on_time(case, player))
}

/// Art. 6.4 — the flag is down, but the moves required for this period were made; the clock had counted wrongly, for
/// instance because a press was forgotten.
///
/// From 2014 moves count that were completed (6.3.1); before, a move that was made counts although its press is still to
/// come.
fn moves_were_made(case: Case<'_>, player: Color) -> Option<Ruling> {
    let clock = case.table.clock()?;
    let period = clock.period(player);
    let periods = clock.controls()[player].periods();
    let required: u32 = periods[..=period]
        .iter()
        .map(|period| period.moves)
        .sum::<Option<u32>>()?;
    periods.get(period + 1)?;
    let game = case.table.game();
    let unpressed = u32::from(game.uncompleted(player).is_some());
    let made = u32::try_from(game.made_since_the_start(player)).unwrap_or(u32::MAX);
    let completed = clock.moves(player).max(made - unpressed);
    let entered = u32::try_from(period + 2).unwrap_or(u32::MAX);
    let goes_on = [
        Consequence::Flag(player),
        Consequence::Period(player, entered),
        Consequence::StartClock(case.whose_clock_runs()),
    ];
    if completed >= required {
        let counter = |color| {
            if color == player {
                completed
            } else {
                clock.moves(color)
            }
        };
        let mut consequences = goes_on.to_vec();
        consequences.insert(1, Consequence::Counters(ByColor::new_with(counter)));
        return Some(Ruling::on(player, Rule::CheckAfterFlag, consequences));
    }
    let counts_made = case.provisions().control_counts == ControlCounts::Made;
    (counts_made && completed + unpressed >= required)
        .then(|| Ruling::on(player, Rule::MoveRequirement, goes_on))
}

/// What a fallen flag leads to by itself (6.9).
pub(in crate::laws) fn lost_on_time(case: Case<'_>, player: Color) -> Ruling {
    lost(case, player, Rule::FlagLoss, Consequence::Flag(player))
}

/// III.5.2 — a flag has fallen while a verdict was awaited: the verdict comes first.
///
/// In 2005, 2009 and 2014 it stays what it was about; from July 2017 it is about the opponent of the player whose flag
/// has fallen.
fn verdict_first(case: Case<'_>, flag: Color) -> Option<Ruling> {
    let pending = case.table.questions().iter();
    let pending = pending
        .map(|(_, question)| *question)
        .find(|question| question.is_of_quickplay());
    let question = pending.or(case.table.postponed().map(|(_, question)| question))?;
    let about = if case.provisions().verdict_follows_flag {
        !flag
    } else {
        question.player()?
    };
    let asks = if matches!(question, Question::Effort(_)) {
        Question::Effort(about)
    } else {
        Question::NormalMeans(about)
    };
    let mut consequences = vec![Consequence::Flag(flag), Consequence::StopClocks];
    consequences.extend(pending.map(|_| Consequence::ClaimPostponed));
    consequences.push(Consequence::AskArbiter(asks));
    Some(Ruling::on(flag, Rule::QpfPostponeTest, consequences))
}

/// Art. 9.5 — a flag falls while a claim awaits judgment, for nobody has stopped the clocks: the claim came first, and is
/// judged first.
fn claim_first(case: Case<'_>, flag: Color) -> Option<Ruling> {
    let mut questions = case.table.questions().iter();
    let (rule, _) = questions.find(|(_, question)| {
        matches!(question, Question::WrittenMove(_) | Question::LastPress(_))
    })?;
    let stopped = [Consequence::Flag(flag), Consequence::StopClocks];
    Some(Ruling::on(flag, *rule, stopped))
}
