//! Article 6: the chess clock.

use super::app_a_rapid::is_too_late_for_the_set_up;
use super::art09_claims::claim_first;
use super::guide_3_quickplay::verdict_first;
use crate::chess::{ByColor, Color};
use crate::clock::Pressed;
use crate::laws::answers::{Consequence, Notice, Outcome, Question, Ruling};
use crate::laws::booklets::{ControlCounts, Rule};
use crate::laws::facts::{
    ArbiterAct, Case, CommonAct, Decision, Deed, Knowledge, PlayerAct, Presence, Standing,
};

pub(super) fn consult(case: Case<'_>, rulings: &mut Vec<Ruling>) {
    rulings.extend(ended_before_the_flag(case)); // 6.9
    if !case.is_playing() {
        return;
    }
    rulings.extend(press(case)); // 6.2.1, 6.2.2
    rulings.extend(flag(case)); // 6.8, 6.9
    rulings.extend(flag_pointed_out(case)); // 6.8
    rulings.extend(flag_question_answered(case)); // 6.9
    rulings.extend(clock_found_wrong(case)); // 6.10
    rulings.extend(interruption(case)); // 6.11.1
    rulings.extend(player_stops(case)); // 6.11.2
    rulings.extend(stop_judged(case)); // 6.11.4
}

/// Art. 6.2.1 — pressing the clock completes the move that was made.
///
/// The press may come after the opponent's reply (6.2.2): having the move is not having one's clock run. A press while
/// the opponent's clock runs presses nothing.
fn press(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::Press)?;
    let game = case.table.game();
    let made = game.uncompleted(player)?;
    let goes_back = |consequence: &Consequence| matches!(consequence, Consequence::Reinstate);
    if case.consequences().any(goes_back) || case.table.pressed() == Some(Pressed::NotRunning) {
        return None;
    }
    let rule = if case.has_the_move(player) {
        Rule::MustAllowPress
    } else {
        Rule::PressCompletes
    };
    Some(Ruling::on(player, rule, [Consequence::Completed(made.mv)]))
}

/// Art. 6.8, 6.9 — a fallen flag.
///
/// In a watched game the arbiter sees it at once. It loses, unless the opponent could never mate; but first it is checked
/// whether the moves required were made (6.4).
fn flag(case: Case<'_>) -> Option<Ruling> {
    let player = case.flag()?;
    case.terms.is_watched().then(|| fallen(case, player))
}

/// What a fallen flag that counts as fallen leads to (6.9), unless the moves required were made (6.4) or a verdict has to
/// be given first (III.5.2).
pub(super) fn fallen(case: Case<'_>, player: Color) -> Ruling {
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
        Consequence::StartClock(whose_clock_runs(case)),
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
pub(super) fn lost_on_time(case: Case<'_>, player: Color) -> Ruling {
    let opponent = !player;
    let flag = Consequence::Flag(player);
    match case.can_mate(opponent) {
        Knowledge::Yes => Ruling::on(
            player,
            Rule::FlagLoss,
            [flag, Consequence::Over(Outcome::win(opponent))],
        ),
        Knowledge::Never => Ruling::on(
            player,
            Rule::FlagDraw,
            [flag, Consequence::Over(Outcome::DRAW)],
        ),
        Knowledge::Open => Ruling::on(
            player,
            Rule::FlagLoss,
            [
                flag,
                Consequence::StopClocks,
                Consequence::AskArbiter(Question::CanMate(opponent)),
            ],
        ),
    }
}

/// Art. 6.8 — the arbiter looks at the flags, or a player points at one, where everything is watched: a flag that is down
/// has been acted on already.
fn flag_pointed_out(case: Case<'_>) -> Option<Ruling> {
    let is_pointed_at = matches!(
        case.event.deed,
        Deed::Player(_, PlayerAct::ClaimFlag) | Deed::Arbiter(ArbiterAct::SeeFlag)
    );
    (is_pointed_at && case.terms.is_watched()).then(|| {
        let notice = Consequence::Notice(Notice::NothingThere);
        Ruling {
            concerns: case.player(),
            ..Ruling::of(Rule::FlagFallenWhen, [notice])
        }
    })
}

/// Art. 6.9 — a game that ended on the board or by word is not lost on time, whenever a flag is noticed.
fn ended_before_the_flag(case: Case<'_>) -> Option<Ruling> {
    let is_about_a_flag = matches!(
        case.event.deed,
        Deed::Player(_, PlayerAct::ClaimFlag) | Deed::Arbiter(ArbiterAct::SeeFlag) | Deed::Flag(_)
    );
    let Standing::Ended(_, rule) = case.table.standing() else {
        return None;
    };
    let ended_the_game = matches!(
        rule,
        Rule::WinCheckmate
            | Rule::WinResign
            | Rule::DrawStalemate
            | Rule::DrawDeadPosition
            | Rule::DrawAgreement
    );
    (is_about_a_flag && ended_the_game).then(|| {
        let notice = Consequence::Notice(Notice::GameOver);
        Ruling::of(Rule::EndingBeatsFlag, [notice])
    })
}

/// Art. 6.9 — it has been established whether the opponent of the player whose flag fell could still mate.
fn flag_question_answered(case: Case<'_>) -> Option<Ruling> {
    let (winner, can) = case.mating_answer(Rule::FlagLoss)?;
    Some(if can {
        Ruling::on(
            !winner,
            Rule::FlagLoss,
            [Consequence::Over(Outcome::win(winner))],
        )
    } else {
        Ruling::on(!winner, Rule::FlagDraw, [Consequence::Over(Outcome::DRAW)])
    })
}

/// Art. 6.10 — the clock has a defect, or was set wrongly: it is stopped, and the arbiter sets what it should show.
///
/// 2005 speaks only of evident defects; a wrong setting is put right as one.
fn clock_found_wrong(case: Case<'_>) -> Option<Ruling> {
    let rule = match case.event.deed {
        Deed::Common(_, CommonAct::FindWrongSetting) if is_too_late_for_the_set_up(case) => {
            return None;
        }
        Deed::Common(_, CommonAct::FindWrongSetting)
            if case.provisions().wrong_setting_corrected =>
        {
            Rule::ClockWrongSetting
        }
        Deed::Arbiter(ArbiterAct::ReplaceClock) | Deed::Common(_, CommonAct::FindWrongSetting) => {
            Rule::ClockConclusive
        }
        _ => return None,
    };
    let may_set = case.table.clock().is_some() && case.terms.arbiter == Presence::Present;
    let consequences = if may_set {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::Times),
        ]
    } else {
        vec![Consequence::StopClocks]
    };
    Some(Ruling::of(rule, consequences))
}

/// Art. 6.11.1, 6.11.3 — the arbiter stops the clocks, corrects them, and lets them run again.
///
/// They correct them because the clock was found wrong (6.10), or else after an irregularity (7.1).
pub(super) fn interruption(case: Case<'_>) -> Option<Ruling> {
    let interrupts = |consequence| Some(Ruling::of(Rule::ArbiterInterrupts, [consequence]));
    let corrects =
        |consequences: Vec<Consequence>| Some(Ruling::of(rule_of_correcting(case), consequences));
    match *case.event.arbiter_act()? {
        ArbiterAct::Stop => interrupts(Consequence::StopClocks),
        ArbiterAct::Resume if !has_been_taken_up(case) => {
            interrupts(Consequence::StartClock(whose_clock_runs(case)))
        }
        ArbiterAct::StartClock(color) => interrupts(Consequence::StartClock(color)),
        ArbiterAct::AddTime(color, time) => corrects(vec![Consequence::Add(color, time)]),
        ArbiterAct::SetTimes(white, black) => corrects(vec![
            Consequence::Set(Color::White, white),
            Consequence::Set(Color::Black, black),
        ]),
        ArbiterAct::SetIncrement(time) => corrects(vec![Consequence::Increment(time)]),
        ArbiterAct::SetMoveCounter(white, black) => {
            corrects(vec![Consequence::Counters(ByColor { white, black })])
        }
        _ => None,
    }
}

/// Guideline I.12.1 — an adjourned game is taken up again by this very act, and whose clock runs is ruled there.
fn has_been_taken_up(case: Case<'_>) -> bool {
    case.consequences()
        .any(|consequence| *consequence == Consequence::Resumed)
}

/// The rule by which the clocks are corrected: that of the fault that was found, else that of Article 7.
fn rule_of_correcting(case: Case<'_>) -> Rule {
    let mut asked = case.table.questions().iter();
    asked
        .find(|(_, question)| *question == Question::Times)
        .map_or(Rule::TimesAfterRestore, |(rule, _)| *rule)
}

/// Whose clock runs when play goes on: that of the player who has not completed a move, else of the one who has it.
pub(super) fn whose_clock_runs(case: Case<'_>) -> Color {
    let game = case.table.game();
    let on_move = game.has_the_move();
    if game.uncompleted(!on_move).is_some() {
        !on_move
    } else {
        on_move
    }
}

/// Art. 6.11.2 — a claim or a request that needs the arbiter is reason enough for having stopped the clocks.
pub(super) fn justified_stop(case: Case<'_>, player: Color) -> Option<Ruling> {
    let questions = case.table.questions();
    let is_asked = questions
        .iter()
        .any(|(asks, _)| *asks == Rule::PlayerMayStop);
    is_asked.then(|| Ruling::on(player, Rule::PlayerMayStop, [Consequence::ClaimUpheld]))
}

/// Art. 6.11.2 — a player may stop the clocks only to fetch the arbiter; they say why, the arbiter judges.
fn player_stops(case: Case<'_>) -> Option<Ruling> {
    let player = case.player_does(&PlayerAct::StopClocks)?;
    let running = case
        .table
        .clock()
        .is_some_and(|clock| clock.running().is_some());
    let consequences = if running {
        vec![
            Consequence::StopClocks,
            Consequence::AskArbiter(Question::StoppedClocks),
        ]
    } else {
        vec![Consequence::Notice(Notice::NotNow)]
    };
    Some(Ruling::on(player, Rule::PlayerMayStop, consequences))
}

/// Art. 6.11.4 — the arbiter finds that there was no good reason to stop the clocks: it may be penalised (12.9).
fn stop_judged(case: Case<'_>) -> Vec<Ruling> {
    let asked = (Rule::PlayerMayStop, Question::StoppedClocks);
    let rejected = case.decision() == Some(Decision::Reject);
    if !rejected || case.table.questions().first() != Some(&asked) {
        return Vec::new();
    }
    vec![
        Ruling::of(Rule::PlayerMayStop, [Consequence::ClaimRejected]),
        Ruling::of(
            Rule::UnjustifiedStop,
            [Consequence::AskArbiter(Question::Penalty)],
        ),
    ]
}
