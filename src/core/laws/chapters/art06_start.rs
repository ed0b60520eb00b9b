//! Articles 6.6 and 6.7: the hour of the start, and who comes after it.

use std::time::Duration;

use crate::chess::Color;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::common::clocks_stopped::runs_on;
use crate::laws::common::lateness;
use crate::laws::editions::{DefaultTime, Rule};
use crate::laws::facts::{ArbiterAct, Case, Decision, Deed, PlayerAct, Standing};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(late_as_well(case)); // 6.7.1
    if !case.is_playing() {
        return;
    }
    rulings.extend(start(case)); // 6.6, 6.7.2
    rulings.extend(late(case)); // 6.7.1
    rulings.extend(lateness_judged(case)); // 6.7.1
}

/// Art. 6.6 — the game begins with the clock of the player who has the move.
///
/// So where neither player is present, White loses the time until they come (6.7.2).
fn start(case: Case<'_>) -> Option<Ruling> {
    case.arbiter_does(&ArbiterAct::Start).then(|| {
        Ruling::of(
            Rule::StartWhiteClock,
            [Consequence::StartClock(case.table.game().has_the_move())],
        )
    })
}

/// Art. 6.7.1 — a player comes, or is still not there, after the start.
///
/// Who comes later than the default time loses; nobody who is there as the game starts does. The event announces it; where
/// it did not, 2005 gives an hour, 2014 gives no figure, and the other editions give nothing at all. Except in 2009 the
/// arbiter may decide otherwise.
fn late(case: Case<'_>) -> Option<Ruling> {
    let Some((player, late)) = comes_late(case) else {
        return seen_absent_in_play(case);
    };
    let ruling =
        |consequences: Vec<Consequence>| Some(Ruling::on(player, Rule::DefaultTime, consequences));
    let asks = || {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::Lateness(player)),
        ]
    };
    let can_ask = case.terms.arbiter.can_be_asked();
    match default_time(case) {
        Some(limit) if late <= limit => ruling(vec![Consequence::Notice(Notice::InTime)]),
        None if late.is_zero() => ruling(vec![Consequence::Notice(Notice::InTime)]),
        Some(_) if !case.provisions().default_time_arbiter_may_waive => ruling(lost(player)),
        Some(_) | None if can_ask => ruling(asks()),
        Some(_) => ruling(lost(player)),
        None => None,
    }
}

/// Art. 6.7.1 — the arbiter looks for a player in a game that has not been started, or who is there.
fn seen_absent_in_play(case: Case<'_>) -> Option<Ruling> {
    let Some(&ArbiterAct::SeeAbsent(player)) = case.event.arbiter_act() else {
        return None;
    };
    case.table.adjournment().is_none().then(|| {
        let nothing = [Consequence::Notice(Notice::NothingThere)];
        Ruling::on(player, Rule::DefaultTime, nothing)
    })
}

/// The player who comes, or is still not there, and how long after the start. Who has done anything at the board in this game
/// was there; moves taken over from elsewhere tell nothing of that.
fn comes_late(case: Case<'_>) -> Option<(Color, Duration)> {
    let (Deed::Player(player, PlayerAct::Arrive) | Deed::Arbiter(ArbiterAct::SeeAbsent(player))) =
        case.event.deed
    else {
        return None;
    };
    let started = case.table.started()?;
    let is_there = case.table.adjournment().is_some() || case.table.is_at_the_board(player);
    (!is_there).then(|| (player, case.event.at - started))
}

/// Art. 6.7.1 — the game was lost by a player who came too late, and now the opponent comes later still, or is seen not to
/// be there either: both lose. Where the arbiter may decide otherwise it is for them to declare.
fn late_as_well(case: Case<'_>) -> Option<Ruling> {
    let Standing::Ended(outcome, Rule::DefaultTime) = case.table.standing() else {
        return None;
    };
    let (player, late) = comes_late(case)?;
    let may_be_excused =
        case.provisions().default_time_arbiter_may_waive && case.terms.arbiter.can_be_asked();
    let is_late = default_time(case).is_some_and(|limit| late > limit);
    (outcome.winner() == Some(player) && is_late && !may_be_excused).then(|| {
        Ruling::on(
            player,
            Rule::DefaultTime,
            [Consequence::Over(Outcome::BOTH_LOSE)],
        )
    })
}

/// How late a player may come: as announced, else as the edition has it, if it has a figure.
fn default_time(case: Case<'_>) -> Option<Duration> {
    case.terms
        .regulations
        .default_time
        .or(match case.provisions().default_time {
            DefaultTime::Minutes(minutes) => Some(Duration::from_mins(minutes)),
            DefaultTime::MustBeAnnounced => None,
        })
}

fn lost(player: Color) -> Vec<Consequence> {
    vec![Consequence::Over(Outcome::win(!player))]
}

/// Art. 6.7.1 — the arbiter decides whether coming so late costs the game. If both came too late, both lose.
fn lateness_judged(case: Case<'_>) -> Option<Ruling> {
    let rule = Rule::DefaultTime;
    let Some(&(Rule::DefaultTime, Question::Lateness(player))) = case.table.questions().first()
    else {
        return None;
    };
    let (verdict, is_late) = match case.decision()? {
        Decision::Accept => (Consequence::ClaimUpheld, true),
        Decision::Reject => (Consequence::ClaimRejected, false),
        Decision::Postpone => return None,
    };
    let mut consequences = vec![verdict];
    let ends = lateness::ends(case, rule, player, is_late);
    if ends.is_none() && !lateness::is_open(case, rule, !player) {
        consequences.extend(runs_on(case, case.whose_clock_runs()));
    }
    consequences.extend(ends);
    Some(Ruling::on(player, rule, consequences))
}
