//! Who comes first when a flag has fallen: moves that were made in time, a verdict or a claim that waits, then the loss.

use super::clocks_stopped::runs_on;
use super::win_unless_never::lost;
use crate::chess::{ByColor, Color};
use crate::clock::Clock;
use crate::laws::answers::{Consequence, Question, Ruling};
use crate::laws::editions::Rule;
use crate::laws::facts::{Case, MatingKnowledge};

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

/// Art. 6.4 — the flag is down, but the moves required for this period were completed: the clock had counted wrongly, for
/// instance because a press was forgotten.
///
/// The moves themselves decide, whatever the counter shows (6.12.2 with 6.9). Every edition wants them completed: in 2005
/// and 2009 by a press alone (6.8a, 6.7a), be it that of a later move, from 2014 also by the player's next move (6.2.1.2).
fn moves_were_made(case: Case<'_>, player: Color) -> Option<Ruling> {
    let clock = case.table.clock()?;
    let required = clock.moves_required(player)?;
    let last = clock.controls()[player].periods().len() - 1;
    let next = (clock.period(player) + 1).min(last); // a last period with a number of moves begins again
    if case.table.moves_completed(player) < required {
        return None;
    }
    let entered = u32::try_from(next + 1).unwrap_or(u32::MAX);
    let mut goes_on = vec![
        Consequence::Flag(player),
        counted(case, clock, player),
        Consequence::Period(player, entered),
    ];
    goes_on.extend(runs_on(case, case.whose_clock_runs()));
    Some(Ruling::on(player, Rule::CheckAfterFlag, goes_on))
}

/// The counter of that player shows the moves they have completed.
fn counted(case: Case<'_>, clock: &Clock, player: Color) -> Consequence {
    let counter = |color| {
        if color == player {
            case.table.moves_completed(color)
        } else {
            clock.moves(color)
        }
    };
    Consequence::Counters(ByColor::new_with(counter))
}

/// Art. 6.2.1 with 6.3.1 — the moves required were made, but one or more of them not completed: why the flag loses.
pub(in crate::laws) fn made_but_not_completed(case: Case<'_>, player: Color) -> Option<Ruling> {
    let clock = case.table.clock()?;
    let required = clock.moves_required(player)?;
    let completed = case.table.moves_completed(player);
    let made = completed.saturating_add(case.table.moves_not_completed(player));
    (completed < required && required <= made)
        .then(|| Ruling::on(player, Rule::MoveRequirement, []))
}

/// What a fallen flag leads to by itself (6.9).
pub(in crate::laws) fn lost_on_time(case: Case<'_>, player: Color) -> Ruling {
    let mut ruling = lost(case, player, Rule::FlagLoss, Consequence::Flag(player));
    ruling
        .consequences
        .splice(0..0, counter_overruled(case, player));
    ruling
}

/// Art. 6.12.2 with 6.9 — the counter had begun a period whose moves are not made: it shows what they are.
fn counter_overruled(case: Case<'_>, player: Color) -> Option<Consequence> {
    let clock = case.table.clock()?;
    let is_unearned = !case.table.unearned_time(player).is_zero();
    is_unearned.then(|| counted(case, clock, player))
}

/// III.5.2 — a flag has fallen while a verdict was awaited: the verdict comes first.
///
/// In 2005, 2009 and 2014 it stays what it was about; from July 2017 it is about the opponent of the player whose flag
/// has fallen. An opponent who could never mate has drawn whatever the verdict would be (6.9).
fn verdict_first(case: Case<'_>, flag: Color) -> Option<Ruling> {
    if case.can_mate(!flag) == MatingKnowledge::Never {
        return None;
    }
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
